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
    checkTokens(#""\"a\\""#, "stringQuote \"\nstringSegment \\\"a\\\\\nstringQuote \"")
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

  @Test func `Interpolations nest, with braces and comments in them`() {
    checkTokens(
      #""\(f("\(a)") { /* ) */ b })""#,
      #"""
      stringQuote "
      backslash \
      leftParen (
      identifier f
      leftParen (
      stringQuote "
      backslash \
      leftParen (
      identifier a
      rightParen )
      stringQuote "
      rightParen )
      leftBrace {
      identifier b
      rightBrace }
      rightParen )
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

  @Test func `A raw string ends at a quote with as many pounds`() {
    checkTokens(
      ###"##"a"#b"##"###,
      "rawStringPoundDelimiter ##\nstringQuote \"\nstringSegment a\"#b\nstringQuote \"\nrawStringPoundDelimiter ##")
    checkTokens(
      ##"#"""#"##,
      "rawStringPoundDelimiter #\nstringQuote \"\nstringSegment \"\nstringQuote \"\nrawStringPoundDelimiter #")
  }

  @Test func `A multi-line string holds quotes and line ends`() {
    checkTokens(
      "\"\"\"\n  a \"b\"\n  \"\"\"",
      """
      multilineStringQuote \"""
      stringSegment \\n  a "b"\\n
      multilineStringQuote \"""
      """.replacing("b\"\\n", with: "b\"\\n  "))
    checkKinds(
      "#\"\"\"\n\"\"\" \\(a)\n\"\"\"#",
      "rawStringPoundDelimiter multilineStringQuote stringSegment multilineStringQuote rawStringPoundDelimiter")
  }

  @Test func `A string without its quote ends with its line`() {
    checkTokens("\"a\nb", "stringQuote \"\nstringSegment a\nidentifier b")
    checkTokens("\"a\\\nb", "stringQuote \"\nstringSegment a\\\nidentifier b")
    checkTokens("\"\"\"\na", "multilineStringQuote \"\"\"\nstringSegment \\na")
  }

  @Test func `A line end in an interpolation ends a string of one line, but not one of several`() {
    checkTokens(
      "\"x\\(a\nb) + \"c\"",
      #"""
      stringQuote "
      stringSegment x
      backslash \
      leftParen (
      identifier a
      identifier b
      rightParen )
      binaryOperator +
      stringQuote "
      stringSegment c
      stringQuote "
      """#)
    checkTokens(
      "\"\"\"\n\\(a\n+ b)\"\"\"",
      #"""
      multilineStringQuote """
      stringSegment \n
      backslash \
      leftParen (
      identifier a
      binaryOperator +
      identifier b
      rightParen )
      multilineStringQuote """
      """#)
  }

  @Test func `Single and curly quotes, which Swift does not have, keep their text together`() {
    checkTokens("'a\"b' c", "singleQuote '\nstringSegment a\"b\nsingleQuote '\nidentifier c")
    checkTokens("“a b” c", "identifier “a b”\nidentifier c")
  }

  @Test(arguments: [
    ("0", "integerLiteral"), ("1_000", "integerLiteral"), ("0xFF", "integerLiteral"), ("0b1_0", "integerLiteral"),
    ("0o17", "integerLiteral"), ("1.5", "floatLiteral"), ("1e5", "floatLiteral"), ("1.5e-3", "floatLiteral"),
    ("0x1p4", "floatLiteral"), ("0x1.8p-3", "floatLiteral"), ("12ab", "integerLiteral"), ("0xZZ", "integerLiteral"),
    ("1.a", "integerLiteral period identifier"), ("1..<2", "integerLiteral binaryOperator integerLiteral"),
    ("0xff.description", "integerLiteral period identifier"),
    ("x.0.1", "identifier period integerLiteral period integerLiteral"),
    ("0.5...1.5", "floatLiteral ellipsis floatLiteral"), ("-1", "prefixOperator integerLiteral"),
  ])
  func `A number is one token with its dot and exponent`(text: String, kinds: String) {
    checkKinds(text, kinds)
  }
}
