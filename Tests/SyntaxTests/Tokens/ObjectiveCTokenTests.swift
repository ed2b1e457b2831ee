import Foundation
import Syntax
import TestKit
import Testing

/// Checks the tokens of a text against `kind text` lines, one for each token; `\n` in a text is written out.
private func check(_ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let source = Source(path: "text.m", text)
  let lines = ObjectiveCTokens(source).map { token in
    "\(token.kind) \(source.text(token.range))".replacing("\n", with: "\\n")
  }
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: location)
}

/// Checks the texts alone, parted by blanks.
private func checkTexts(_ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let source = Source(path: "text.m", text)
  let texts = ObjectiveCTokens(source).map { source.text($0.range) }.joined(separator: " ")
  #expect(texts == expected, sourceLocation: location)
}

@Suite struct ObjectiveCTokenTests {
  @Test func `An at sign stands before a word or a literal`() {
    check(
      "@interface A @\"b\" @1",
      "at @\nidentifier interface\nidentifier A\nat @\nstring \"b\"\nat @\nnumber 1")
  }

  @Test func `Strings have prefixes, escapes and hidden line breaks`() {
    check(#"L"a" u8"b" U'c' x"d""#, "string L\"a\"\nstring u8\"b\"\ncharacter U'c'\nidentifier x\nstring \"d\"")
    check(#""a\"b" '\''"#, #"string "a\"b""# + "\n" + #"character '\''"#)
    check("\"a\\\nb\" c", "string \"a\\\\nb\"\nidentifier c")
  }

  @Test func `A raw string ends at its own name`() {
    check(#"R"(a"b)" LR"x(a)y)x" c"#, "string R\"(a\"b)\"\nstring LR\"x(a)y)x\"\nidentifier c")
  }

  @Test func `An open literal ends with its line`() {
    check(
      "#pragma mark Don't stop\na",
      "pound #\nidentifier pragma\nidentifier mark\nidentifier Don\nunknown 't stop\nidentifier a")
    check("\"a\nb", "unknown \"a\nidentifier b")
  }

  @Test func `A number is what the preprocessor takes for one`() {
    checkTexts("0x1F 1.5e-3f .5 1'000 10ULL 1..2 0x1p+3 3+4", "0x1F 1.5e-3f .5 1'000 10ULL 1..2 0x1p+3 3 + 4")
  }

  @Test func `Operators are as long as they can be`() {
    checkTexts("a->b <<= c>>d&&e...f||=g", "a -> b <<= c >> d && e ... f || = g")
    check("<: :> <% %> %:", "leftSquare <:\nrightSquare :>\nleftBrace <%\nrightBrace %>\npound %:")
  }

  @Test func `A hidden line break goes on with the line, also in a comment`() {
    let source = Source(path: "text.m", "#define A \\\n b // c \\\n d\n/* e\n */ f")
    let starts = ObjectiveCTokens(source).filter(\.atLineStart).map { source.text($0.range) }
    #expect(starts == ["#", "f"])
    checkTexts("na\\\nme", "na\\\nme")
  }

  @Test func `A line break in a comment ends no line`() {
    let tokens = Array(ObjectiveCTokens(Source(path: "text.m", "#define A /* b\n */ c\nd")))
    #expect(tokens.map(\.atLineStart) == [true, false, false, false, true])
  }

  @Test func `Letters beyond ASCII are names, other characters no tokens`() {
    check("größe ∆x 名 “", "identifier größe\nunknown ∆\nidentifier x\nidentifier 名\nunknown “")
  }

  @Test func `Brackets that two branches open meet in one partner`() {
    let source = Source(path: "text.m", "{\n#if A\n if (a) {\n#else\n if (b) {\n#endif\n }\n}\nc")
    let list = ObjectiveCTokenList(source)
    let close = Int(list.partners[0])
    #expect(list.tokens[close].kind == .rightBrace)
    #expect(source.text(list.tokens[close + 1].range) == "c")
    #expect(list.directives.map { source.text($0.word) } == ["if", "else", "endif"])
  }

  /// Each token lies behind the one before, none is empty, and only white space and comments lie between.
  private func spanFaults(_ source: Source) -> [String] {
    var end = 0
    var faults: [String] = []
    for token in ObjectiveCTokens(source) {
      if Int(token.range.start) < end || token.range.isEmpty { faults.append("\(token.range)") }
      end = Int(token.range.end)
    }
    return end > source.bytes.count ? faults + ["end"] : faults
  }

  private static let sample = """
    #import <A/A.h>
    static NSString *const k = @"a\\n" "b"; /* c */
    - (void)a:(int)b { [self c:^(id x) { return x ?: @[@1, 'c', R"(d)"]; }]; } // e
    """

  @Test func `Truncated or changed anywhere, the tokens lie in order`() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      #expect(spanFaults(Source(path: "t.m", bytes: Array(bytes.prefix(length)))) == [])
    }
    for index in bytes.indices {
      for mask in [0x01, 0x08, 0x20, 0x80] as [UInt8] {
        var changed = bytes
        changed[index] ^= mask
        #expect(spanFaults(Source(path: "t.m", bytes: changed)) == [])
      }
    }
  }

  @Test func `A range between braces has the tokens that the file has there`() {
    let source = Source(path: "t.m", Self.sample)
    let tokens = Array(ObjectiveCTokens(source))
    let open = tokens.firstIndex { $0.kind == .leftBrace } ?? 0
    let close = tokens.lastIndex { $0.kind == .rightBrace } ?? 0
    let inside = ByteRange(Int(tokens[open].range.end), Int(tokens[close].range.start))
    #expect(ObjectiveCTokens(source, inside).map(\.range) == tokens[(open + 1)..<close].map(\.range))
    #expect(close > open + 10)
  }
}
