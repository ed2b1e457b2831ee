import Syntax
import Testing

@testable import Facts

@Suite("Any input is read to its end") struct RobustReadingTests {
  private static let sample = """
    guard let user = user?.first(where: { $0.id == id }), case .a(let x, b: _) = s else { return }
    label.text = "Hi \\(user.name + "\\(x)") \\(n, specifier: "%d")"
    for (i, y) in list.enumerated() where i<3 { #if DEBUG
      print(y) #endif
    }
    switch (a, b) { case let (.x(p), q?) where p > 1: f { [weak self] (z: A<B>) -> C in self?.z = z }
    default: while repeatIt { break } }
    let v: [String: Int] = if c { [:] } else { ["a": 1] }
    do { try await g(&v, \\.a?.b[0]) } catch let e as E { throw e }
    func h<T>(_ t: T) -> T where T: P { t }
    """

  @Test("broken code is taken up at the next statement") func recovery() {
    check("a = )\nb = c", "a = unreadable(unparsed)\nb = c\nproblem broken-syntax line 1 )")
    check("f(a b, c)\ng()", "do f(a, c)\ndo g()\nproblem broken-syntax line 1 b")
  }

  @Test("truncated anywhere") func truncated() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      let source = Source(path: "t.swift", bytes: Array(bytes.prefix(length)))
      expectSound(readBody(source, source.whole), source)
    }
  }

  @Test("with any byte flipped") func flipped() {
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      for mask in [0x01, 0x08, 0x20, 0x80] as [UInt8] {
        var changed = bytes
        changed[index] ^= mask
        let source = Source(path: "t.swift", bytes: changed)
        expectSound(readBody(source, source.whole), source)
      }
    }
  }

  @Test(
    "nesting is read to a depth and said to be too deep beyond",
    arguments: [
      "(", "[", "{", "f(", "a { ", "if a { ", "\"\\(", "a ? ", "a ?? ", "switch a { case ", "x: do {", "guard ",
    ])
  func deep(opening: String) {
    let source = Source(String(repeating: opening, count: 50_000))
    let facts = readBody(source, source.whole)
    expectSound(facts, source)
    #expect(!facts.problems.isEmpty)
  }

  @Test("long flat code is read whole") func long() {
    let source = Source(String(repeating: "a.b = c + d\n", count: 20_000))
    let facts = readBody(source, source.whole)
    #expect(facts.edges.count == 20_000)
    #expect(facts.problems.isEmpty)
  }
}
