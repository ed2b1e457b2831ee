import Syntax
import Testing

@Suite struct CodeTokenTests {
  @Test(arguments: [
    ("a+b", "identifier binaryOperator identifier"),
    ("a + b", "identifier binaryOperator identifier"),
    ("a +b", "identifier prefixOperator identifier"),
    ("a+ b", "identifier postfixOperator identifier"),
    ("(-a)", "leftParen prefixOperator identifier rightParen"),
    ("a! + b", "identifier exclamationMark binaryOperator identifier"),
    ("!a", "prefixOperator identifier"),
    ("a != b", "identifier binaryOperator identifier"),
    ("a?.b", "identifier postfixQuestionMark period identifier"),
    ("a ? b : c", "identifier infixQuestionMark identifier colon identifier"),
    ("a ?? b", "identifier binaryOperator identifier"),
    ("f(&a)", "identifier leftParen prefixAmpersand identifier rightParen"),
    ("a & b", "identifier binaryOperator identifier"),
    ("() -> A", "leftParen rightParen arrow identifier"),
    ("a = b", "identifier equal identifier"),
    ("a == b", "identifier binaryOperator identifier"),
    ("a...", "identifier ellipsis"),
    ("A<B>.c", "identifier binaryOperator identifier postfixOperator period identifier"),
    (".+.", "binaryOperator"),
    ("a +/* c */ b", "identifier binaryOperator identifier"),
    ("a ≠ b", "identifier binaryOperator identifier"),
    ("\\.a", "backslash period identifier"),
    ("A::b", "identifier colonColon identifier"),
    ("a*/b", "identifier unknown identifier"),
  ])
  func `An operator is what its spacing says`(text: String, kinds: String) { checkKinds(text, kinds) }

  @Test(arguments: Keyword.allCases)
  func `A reserved word is a keyword, a longer one is not`(keyword: Keyword) {
    let name = "\(keyword)".replacing("Type", with: "")
    let word = ["any": "Any", "self": keyword == .selfType ? "Self" : "self"][name] ?? name
    checkKinds(word, "keyword")
    checkKinds(word + "x", "identifier")
    checkKinds("`\(word)`", "identifier")
    let source = Source(word)
    #expect(Keyword(source, source.whole) == keyword)
  }

  @Test(arguments: [
    ("async", "identifier"), ("some", "identifier"), ("_", "wildcard"), ("_a", "identifier"), ("日本", "identifier"),
    ("é1", "identifier"), ("🙂", "identifier"), ("`a b`", "identifier"), ("`", "backtick"), ("$0", "dollarIdentifier"),
    ("$a", "identifier"), ("a$b", "identifier"), ("<#a b#>", "identifier"),
  ])
  func `A name may be of letters beyond ASCII, in backticks or behind a dollar`(text: String, kind: String) {
    checkTokens(text, "\(kind) \(text)")
  }

  @Test(arguments: [
    ("#if a", "poundIf identifier"), ("#elseif a", "poundElseif identifier"), ("#else", "poundElse"),
    ("#endif", "poundEndif"),
    (
      "#available(iOS 1, *)",
      "poundAvailable leftParen identifier integerLiteral comma "
        + "binaryOperator rightParen"
    ),
    ("#unavailable", "poundUnavailable"), ("#sourceLocation()", "poundSourceLocation leftParen rightParen"),
    ("#Preview { }", "pound identifier leftBrace rightBrace"), ("#ifx", "pound identifier"),
    ("@State var a", "atSign identifier keyword identifier"),
  ])
  func `A pound opens a directive or a macro`(text: String, kinds: String) { checkKinds(text, kinds) }

  @Test(arguments: [
    ("a /* b /* c */ d */ e", ["a", "e"]), ("a // b */\nc", ["a", "c"]), ("a /* b", ["a"]), ("a /*/ b", ["a"]),
    ("#!/usr/bin/swift\na", ["#!/usr/bin/swift", "a"]), ("\u{FEFF}a", ["a"]), ("a\r\nb\rc", ["a", "b", "c"]),
    ("a\u{0}b", ["a", "b"]), ("a\u{B}\u{C}\u{A0}b", ["a", "b"]),
    ("a\n<<<<<<< b\nc\n=======\nd\n>>>>>>> e\nf", ["a", "f"]),
  ])
  func `Comments, blanks and conflicts are no tokens`(text: String, texts: [String]) {
    let source = Source(text)
    let found = Tokens(source).map { source.text($0) }
    #expect(found == texts)
  }

  @Test func `Invalid UTF-8 parts tokens and hurts nothing else`() {
    let source = Source(path: "a.swift", bytes: [0x61, 0xFF, 0x62, 0x20, 0xE2, 0x82, 0x63, 0xC0])
    let found = Tokens(source).map(\.range)
    #expect(found == [ByteRange(0, 1), ByteRange(2, 3), ByteRange(6, 7)])
  }

  @Test func `A token knows whether space or a line break lies before it`() {
    let tokens = Array(Tokens(Source("a b\n  c/* */d(\n")))
    #expect(tokens.map(\.atLineStart) == [true, false, true, false, false])
    #expect(tokens.map(\.spaceBefore) == [true, true, true, true, false])
  }

  @Test func `Behind the last token comes the end, ever after`() {
    var tokens = TokenIterator(Source("a "))
    #expect([tokens.next(), tokens.next(), tokens.next()].map(\.kind) == [.identifier, .endOfFile, .endOfFile])
    #expect(tokens.next().range == ByteRange(2, 2))
  }
}
