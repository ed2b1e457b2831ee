import Facts
import Foundation
import Syntax
import TestKit
import Testing

/// No input crashes or hangs a reader: every file of the corpus, cut off at each byte and with each byte changed. Where
/// `CI` is not set, each fifth byte, starting at another one for each file.
struct BrokenInputTests {
  static let files: [String] = {
    let corpus = HouseFile.paths(under: "corpus").filter { $0.hasSuffix(".swift") }
    let shared = Places.shared.map { $0.appendingPathComponent("cases").path } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? []
    return corpus.sorted() + names.filter { $0.hasSuffix(".swift") }.sorted().map { shared + "/" + $0 }
  }()

  /// What a byte becomes: marks that open and close things, and bytes that are no UTF-8.
  private static let marks = Array("\"{}()[]/\\#*<>\n`'.,:;?!$@&=-+0a \u{0}".utf8) + [0x80, 0xC3, 0xFF]

  private static let step = ProcessInfo.processInfo.environment["CI"] == nil ? 5 : 1

  /// The file's bytes, whole and broken in each way, handed on one after the other.
  private func broken(_ path: String, _ body: (Source) -> Void) throws {
    let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : Places.root.appendingPathComponent(path)
    let whole = Array(try Data(contentsOf: place))
    body(Source(path: path, bytes: whole))
    for at in stride(from: path.utf8.count % Self.step, to: whole.count, by: Self.step) {
      body(Source(path: path, bytes: Array(whole[..<at])))
      var changed = whole
      let mark = Self.marks[at / Self.step % Self.marks.count]
      changed[at] = mark == changed[at] ? ~mark : mark
      body(Source(path: path, bytes: changed))
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: files)
  func `Tokens of broken source are in order and inside it`(path: String) throws {
    try broken(path) { source in
      var end: UInt32 = 0
      var isInOrder = true
      for token in Tokens(source) {
        isInOrder = isInOrder && token.range.start >= end && token.range.end > token.range.start
        end = token.range.end
      }
      #expect(isInOrder && Int(end) <= source.bytes.count)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: files)
  func `The outline of broken source lies inside it`(path: String) throws {
    try broken(path) { source in
      let outline = outline(source)
      let outside = outline.declarations.enumerated().filter { index, declaration in
        Int(declaration.range.end) > source.bytes.count || declaration.range.start > declaration.range.end
          || (declaration.parent.map { $0 >= Int32(index) } ?? false)
      }
      #expect(outside.isEmpty, "\(String(decoding: source.bytes, as: UTF8.self)) \(outside)")
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: files)
  func `Facts of broken bodies point at what stands before them`(path: String) throws {
    try broken(path) { source in
      for declaration in outline(source).declarations {
        let body = declaration.body.map { readBody(source, $0) }
        let value = declaration.initialValue.map { readBody(source, $0, mode: .expression) }
        for facts in [body, value].compactMap({ $0 }) {
          let isInside = facts.ranges.allSatisfy { Int($0.end) <= source.bytes.count && $0.start <= $0.end }
          #expect(facts.values.count == facts.ranges.count && isInside)
        }
      }
    }
  }

  @Test func `There is something to break`() { #expect(Self.files.count > 100) }
}
