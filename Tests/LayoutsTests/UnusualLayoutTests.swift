import RuleCards
import Syntax
import Testing

@testable import Layouts

@Suite("Layouts that are not as they should be")
struct UnusualLayoutTests {
  private func read(_ bytes: [UInt8], path: String = "A.xib") -> (layout: Layout, problems: [Problem]) {
    readLayout(Source(path: path, bytes: bytes))
  }

  /// The text as UTF-16.
  private func wide(_ text: String, isBig: Bool, hasMark: Bool = true) -> [UInt8] {
    (hasMark ? "\u{FEFF}" + text : text).utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read like any other`(isBig: Bool) {
    let plain = LayoutPicture(Sample.phone).layout
    for hasMark in [true, false] {
      let found = read(wide(Sample.phone, isBig: isBig, hasMark: hasMark), path: "Main.storyboard")
      #expect(found.layout == plain)
      #expect(found.problems == [])
    }
  }

  @Test(arguments: ["", "  \n", "<!-- nothing -->", "<?xml version=\"1.0\"?>"])
  func `A document with nothing in it is a problem`(text: String) {
    let found = read(Array(text.utf8))
    #expect(found.problems == [Problem(.brokenSyntax, path: "A.xib", line: 1)])
    #expect(found.layout.objects == [])
  }

  @Test func `A binary property list is no text`() {
    #expect(read(Array("bplist00".utf8) + [0xD1, 1, 2, 0]).problems == [Problem(.notText, path: "A.xib")])
    #expect(read(Array("nib".utf8) + [0, 0, 7]).problems == [Problem(.notText, path: "A.xib")])
  }

  @Test func `Bytes that are no UTF-8 are a problem, and the rest is read`() {
    let text = Sample.watch.replacing("Tide\"", with: "Ti\u{1}e\"")
    let found = read(Array(text.utf8).map { $0 == 1 ? 0xFF : $0 })
    #expect(found.problems == [Problem(.invalidUTF8, path: "A.xib", line: 8)])
    #expect(found.layout.outlets.count == 1)
  }

  @Test func `A document that breaks off keeps what stands before`() {
    let text = String(Sample.phone.prefix { $0 != "\u{22}" } + Sample.phone.dropFirst(15).prefix(2_000))
    let found = read(Array(text.utf8))
    #expect(!found.problems.isEmpty)
    #expect(found.problems.allSatisfy { $0.code == .brokenSyntax && $0.line != nil })
  }

  @Test func `A document of 100 MB is not read`() {
    let found = readLayout(Source(path: "A.xib", bytes: Bytes(count: 100 << 20) { $0.count }))
    #expect(found.problems.map(\.code) == [.cannotRead])
  }

  @Test func `A runtime that no table knows keeps outlets and classes`() {
    let found = read(Array(Sample.phone.replacing("iOS.CocoaTouch", with: "Car.Cocoa").utf8))
    #expect(found.layout.framework == nil)
    #expect(found.layout.outlets.filter { !$0.isPart }.count == 5)
    #expect(found.layout.unmeasured.contains { $0.name == "label" && $0.count == 3 })
    #expect(found.layout.objects.contains { $0.customClass == "BoatCell" && $0.baseClass == nil })
  }

  @Test func `A form that is no layout document is unmeasured`() {
    let found = read(Array("<archive type=\"old\"><data><object/></data></archive>".utf8))
    #expect(found.layout.kind == .unknown)
    #expect(found.layout.unmeasured.map(\.name) == ["archive"])
    #expect(found.problems == [])
  }

  @Test(.timeLimit(.minutes(2)), arguments: [Sample.phone, Sample.desk, Sample.watch])
  func `No broken document crashes the reader or leads outside it`(text: String) {
    let whole = Array(text.utf8)
    let marks = Array("<>\"'/&;=![-? \u{0}a".utf8) + [0xC3, 0xFF]
    for at in stride(from: 0, to: whole.count, by: 31) {
      var changed = whole
      changed[at] = marks[at % marks.count]
      for bytes in [Array(whole[..<at]), changed] {
        let layout = read(bytes).layout
        let owners = layout.outlets.map(\.owner) + layout.values.map(\.view) + layout.segues.map(\.source)
        let isInside = owners.allSatisfy(layout.objects.indices.contains)
        let isInOrder = layout.objects.enumerated().allSatisfy {
          $0.element.parent.map { $0 < layout.objects.count } ?? true
        }
        #expect(isInside && isInOrder)
      }
    }
  }
}
