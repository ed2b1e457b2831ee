import Syntax
import Testing

@Suite struct LiteralTokenTests {
  @Test func `A string is its quotes and its text`() {
    checkTokens(
      #"let a = "b""#,
      """
      keyword let
      identifier a
      equal =
      stringQuote "
      stringSegment b
      stringQuote "
      """)
    checkKinds(#""""#, "stringQuote stringQuote")
  }

  @Test func `An interpolation is code between two segments`() {
    checkTokens(
      #""a\(b + ")")c""#,
      #"""
      stringQuote "
      stringSegment a
      backslash \
      leftParen (
      identifier b
      binaryOperator +
      stringQuote "
      stringSegment )
      stringQuote "
      rightParen )
      stringSegment c
      stringQuote "
      """#)
  }

  @Test func `A raw string takes an interpolation only with its pounds`() {
    checkTokens(
      ##"#"\(a)\#((b))"#"##,
      ##"""
      rawStringPoundDelimiter #
      stringQuote "
      stringSegment \(a)
      backslash \
      rawStringPoundDelimiter #
      leftParen (
      leftParen (
      identifier b
      rightParen )
      rightParen )
      stringQuote "
      rawStringPoundDelimiter #
      """##)
  }

  @Test func `A multi-line string holds quotes and line ends`() {
    checkTokens(
      "\"\"\"\n  a \"b\"\n  \"\"\"",
      """
      multilineStringQuote \"""
      stringSegment \\n  a "b"\\n
      multilineStringQuote \"""
      """.replacing("b\"\\n", with: "b\"\\n  "))
  }

  @Test func `A slash opens a regex where an operand is due`() {
    checkKinds("a = /b[d]c/", "identifier equal regexSlash regexLiteralPattern regexSlash")
    checkKinds("a / b / c", "identifier binaryOperator identifier binaryOperator identifier")
    checkKinds("f(/a/)", "identifier leftParen regexSlash regexLiteralPattern regexSlash rightParen")
    checkKinds(
      "#/a\"/#", "regexPoundDelimiter regexSlash regexLiteralPattern regexSlash regexPoundDelimiter")
  }
}
