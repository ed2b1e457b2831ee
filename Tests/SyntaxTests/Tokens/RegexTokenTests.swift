import Syntax
import Testing

@Suite struct RegexTokenTests {
  static let regex = "regexSlash regexLiteralPattern regexSlash"

  @Test(arguments: [
    ("a = /b[d]c/", "identifier equal \(regex)"),
    ("f(/a/)", "identifier leftParen \(regex) rightParen"),
    ("return /a b/", "keyword \(regex)"),
    ("/a\\/b/", regex),
    ("!/a/", "prefixOperator \(regex)"),
    ("try? /a b/", "keyword postfixQuestionMark \(regex)"),
    ("x ? /a/ : y", "identifier infixQuestionMark \(regex) colon identifier"),
    ("{ /a/ }", "leftBrace \(regex) rightBrace"),
    ("#if /a/", "poundIf \(regex)"),
  ])
  func `A slash opens a regex literal where an operand is due`(text: String, kinds: String) { checkKinds(text, kinds) }

  @Test(arguments: [
    ("a / b / c", "identifier binaryOperator identifier binaryOperator identifier"),
    ("a/b/c", "identifier binaryOperator identifier binaryOperator identifier"),
    ("self / a / b", "keyword binaryOperator identifier binaryOperator identifier"),
    ("f() / 2 / 3", "identifier leftParen rightParen binaryOperator integerLiteral binaryOperator integerLiteral"),
    ("reduce(1, /)", "identifier leftParen integerLiteral comma binaryOperator rightParen"),
    ("f(/, /)", "identifier leftParen binaryOperator comma binaryOperator rightParen"),
    ("func /(a: A)", "keyword prefixOperator leftParen identifier colon identifier rightParen"),
    ("a // b / c", "identifier"),
  ])
  func `A slash divides behind an operand and is a name by itself`(text: String, kinds: String) {
    checkKinds(text, kinds)
  }

  @Test func `Pounds let a regex literal hold slashes, spaces and lines`() {
    checkTokens(
      ##"a = #/ "b"/c /#"##,
      """
      identifier a
      equal =
      regexPoundDelimiter #
      regexSlash /
      regexLiteralPattern  "b"/c\(" ")
      regexSlash /
      regexPoundDelimiter #
      """)
    checkTokens(
      "#/\n  \"  # text\n/# + b",
      """
      regexPoundDelimiter #
      regexSlash /
      regexLiteralPattern \\n  "  # text\\n
      regexSlash /
      regexPoundDelimiter #
      binaryOperator +
      identifier b
      """)
  }

  @Test func `A regex literal without its end stops at its first line`() {
    checkTokens(
      "#/a\nb", "regexPoundDelimiter #\nregexSlash /\nregexLiteralPattern a\nidentifier b")
    checkTokens("#/\nb", "regexPoundDelimiter #\nregexSlash /\nidentifier b")
    checkTokens("a = / b\nc", "identifier a\nequal =\nregexSlash /\nregexLiteralPattern  b\nidentifier c")
  }
}
