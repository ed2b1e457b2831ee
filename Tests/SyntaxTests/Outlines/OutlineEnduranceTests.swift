import Syntax
import Testing

@Suite struct OutlineEnduranceTests {
  /// Holds one of everything that the outline reads closely.
  private static let everything = """
    #!/usr/bin/swift
    @testable import struct A.B // uyum:pair C
    #if os(iOS) && !D
    @E(f: [1, 2]) public final class G<H: I>: J<K>, @unchecked L where H.M == [N], H: O {
      @P private(set) var q, r: [String: Int]? = [:], (s, t) = (1, "\\(u ? "v" : #"w\\#(x)"#)")
      lazy var y: Z = { /* } */ $0 + /}/.a }()
      var b: some C { get async throws(D) { e } nonmutating set(f) { g = f } }
      weak var h = i as? J ?? k<L, M>(n: { "}" }) { o } p: { q } { didSet(r) { s() } willSet {} }
      convenience init?<T>(_ u: @escaping (inout V) async -> W = { _ in }, x y: Z...) rethrows { super.init() }
      subscript(a: Int) -> Int { a }
      static func == (b: Self, c: Self) -> Bool where D: E { \"\"\"
        {\\(f)
        \"\"\" }
      indirect enum G: Int { case h = 1, `i`(J, k: L = .m); #n("o") { p }; case q }
    }
    #elseif R
    infix operator +++: S
    #else
    typealias T<U> = (U) -> Void
    #endif
    #Preview("v") { W() } x: { y }
    if let z = a, b { let c = 1 }
    """

  private static let marks = Array("\"{}()[]/\\#*<>\n`'.,:;?!$@&=-+0a ".utf8) + [0, 0x80, 0xC3, 0xFF]

  /// Whether every range of an outline lies in its file, and each declaration behind the one it stands in.
  private func isSound(_ bytes: some Collection<UInt8>) -> Bool {
    let source = Source(path: "a.swift", bytes: Bytes(bytes))
    let outline = outline(source)
    func fits(_ range: ByteRange?) -> Bool {
      range.map { $0.start <= $0.end && Int($0.end) <= source.bytes.count } ?? true
    }
    func fits(_ indices: Range<Int32>, _ count: Int) -> Bool { indices.upperBound <= Int32(count) }
    return outline.declarations.enumerated().allSatisfy { index, one in
      [one.name, one.range, one.type, one.initialValue, one.body, one.generics, one.constraints].allSatisfy(fits)
        && fits(one.parameters, outline.parameters.count) && fits(one.attributes, outline.ranges.count)
        && fits(one.inherited, outline.ranges.count) && (one.parent ?? -1) < Int32(index)
    } && outline.parameters.allSatisfy { fits($0.label) && fits($0.name) && fits($0.type) && fits($0.defaultValue) }
      && (outline.ranges + outline.directives).allSatisfy(fits)
  }

  @Test func `truncated at each byte, all ranges lie in the file`() {
    let bytes = Array(Self.everything.utf8)
    let unsound = bytes.indices.filter { !isSound(bytes[..<$0]) }
    #expect(unsound == [])
  }

  @Test func `with each byte replaced by each mark, all ranges lie in the file`() {
    var bytes = Array(Self.everything.utf8)
    var unsound: [String] = []
    for at in bytes.indices {
      let kept = bytes[at]
      for mark in Self.marks where at % 9 == Int(mark) % 9 {
        bytes[at] = mark
        if !isSound(bytes) { unsound.append("\(at) \(mark)") }
      }
      bytes[at] = kept
    }
    #expect(unsound == [])
  }

  @Test func `whole, it is read to its end without a problem`() {
    let source = Source(Self.everything)
    let outline = outline(source)
    #expect(outline.problems.isEmpty)
    #expect(
      outline.declarations.filter { $0.parent == nil }.map { source.text($0.name) } == [
        "A.B", "G", "+++", "T", "Preview",
      ])
  }

  private static let openers = [
    "(", "[", "{", "struct A {", "func a() {", "func a(", "enum A { case b(", "let a = {", "let a: A<", "let a = b<c",
    "\"\\(", "\"\"\"\n\\(", "/*", "#if A\n", "#if A\nlet a = b\n#if C\n.d", "@a(", "var a: B { get {", "/(", "#/\n",
    "@a\n", "case a = ",
    "a { ", "a ? ", "let a = b ??\n", "private(", "@a(b: ", "x<", "let (", "}", "\"\"\"", "`", "#\"", "func a<",
    "let a, ",
  ]

  @Test(.timeLimit(.minutes(1)), arguments: openers)
  func `twenty thousand unclosed openers end in time`(opener: String) {
    #expect(isSound(String(repeating: opener, count: 20_000).utf8))
    #expect(isSound(String(repeating: opener + "\n", count: 2_000).utf8))
  }

  @Test(arguments: ["(", "[", "{", "let a = ["])
  func `a hundred thousand nested brackets end in time`(opener: String) {
    #expect(isSound(String(repeating: opener, count: 100_000).utf8))
  }

  @Test func `types nested a hundred thousand deep keep their places`() {
    let depth = 100_000
    let text = String(repeating: "enum A { case b\n", count: depth) + String(repeating: "}", count: depth)
    let outline = outline(Source(text))
    #expect(outline.problems.isEmpty)
    #expect(outline.declarations.count == 2 * depth)
    #expect(outline.declarations.last?.parent == Int32(2 * depth - 2))
  }
}
