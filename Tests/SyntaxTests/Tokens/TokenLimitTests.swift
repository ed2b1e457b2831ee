import Foundation
import Syntax
import Testing

/// Depth and length cost time in proportion and no call stack.
@Suite struct TokenLimitTests {
  static let depth = 100_000

  @Test(
    .timeLimit(.minutes(1)), arguments: ["(", "[", "{", "A<", "/*", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "a(\"\\(b{"])
  func `A hundred thousand open ones end`(opening: String) {
    let source = Source(String(repeating: opening, count: Self.depth))
    let expected = opening == "/*" ? 0 : Self.depth
    let count = Tokens(source).reduce(0) { sum, _ in sum + 1 }
    #expect(count >= expected)
  }

  @Test(.timeLimit(.minutes(1)))
  func `A hundred thousand interpolations in each other close again`() {
    let source = Source(
      String(repeating: "\"\\(", count: Self.depth) + "a" + String(repeating: ")\"", count: Self.depth) + "b")
    var tokens = TokenIterator(source)
    var last = tokens.next()
    var count = 0
    while last.kind != .endOfFile, source.text(last) != "b" {
      count += 1
      last = tokens.next()
    }
    #expect(count == Self.depth * 5 + 1)
    #expect(tokens.depth == 0 && tokens.problems.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `A hundred thousand comments in each other close again`() {
    let text = String(repeating: "/*", count: Self.depth) + String(repeating: "*/", count: Self.depth)
    #expect(Array(Tokens(Source(text + "a"))).map(\.range.start) == [UInt32(4 * Self.depth)])
  }

  /// Each looks for an end that never comes; to look for it each time would take hours.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "#/\n", "( /\\", "/\\/", "<<<<<<< a\n", ">>>> a\n", "“", "`\n", "<#", "#\"\"\"\n", "+/", "f(/a", "\"\\(\n", "'\n",
      "#",
      "/**/ /", "a /b", "0x", "\\(", "\"\"\"", "#\"", "\u{FFFF}",
    ])
  func `What never ends is looked for once`(text: String) {
    let source = Source(String(repeating: text, count: 20_000))
    var tokens = TokenIterator(source)
    var end = 0
    while true {
      let token = tokens.next()
      guard token.kind != .endOfFile else { break }
      end = Int(token.range.end)
    }
    #expect(end <= source.bytes.count && tokens.problems.count <= TokenProblem.limit)
  }

  @Test func `What is wrong is noted with its place`() {
    func problems(_ text: String) -> [TokenProblem] {
      var tokens = TokenIterator(Source(text))
      while tokens.next().kind != .endOfFile {}
      return tokens.problems
    }
    #expect(problems("let a = \"b\" // c") == [])
    #expect(problems("a \"b\nc").map(\.kind) == [.unterminatedString])
    #expect(problems("a /* b") == [TokenProblem(kind: .unterminatedComment, offset: 2)])
    #expect(problems("\"\\(a\nb").map(\.kind) == [.unterminatedInterpolation])
    #expect(problems("#/a").map(\.kind) == [.unterminatedRegex])
  }
}
