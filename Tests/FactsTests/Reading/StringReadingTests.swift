import Testing

@testable import Facts

@Suite("Strings read as texts and values") struct StringReadingTests {
  @Test("an interpolation is composed in order") func interpolation() {
    check(#"t = "Hi \(user.name), \(n)!""#, #"t = +("Hi ", user.name, ", ", n, "!")"#)
    check(#"t = "\(a)""#, "t = +(a)")
  }

  @Test("of an interpolation's arguments the first is the value") func formatted() {
    check(#"t = "\(price, specifier: "%.2f")""#, "t = +(price)")
    check(#"t = "\(name, default: "-")""#, #"t = +(??(name, "-"))"#)
  }

  @Test("interpolations nest") func nested() {
    check(#"t = "a\(f("b\(c)") { d })""#, "{0}()\n{0} return d\nt = +(\"a\", f(+(\"b\", c), ~{0}))")
  }

  @Test("escapes are resolved") func escapes() {
    check(#"t = "a\n\"b\" \u{41}\\""#, #"t = "a\n\"b\" A\\""#)
  }

  @Test("a raw string has its own escapes") func raw() {
    check(##"t = #"a\n\#(b)"#"##, ##"t = +("a\\n", b)"##)
    check(##"t = #"a\#nb"#"##, #"t = "a\nb""#)
  }

  @Test("a string of lines loses its indentation and its outer breaks") func lines() {
    check("t = \"\"\"\n    a\n      b\n    \"\"\"", #"t = "a\n  b""#)
    check("t = \"\"\"\n  \\(a) b\n  c \\\n  d\n  \"\"\"", #"t = +(a, " b\nc d")"#)
    check("t = \"\"\"\r\n  a\r\n  b\r\n  \"\"\"", #"t = "a\nb""#)
    check("t = \"\"\"\n\n  \"\"\"", #"t = """#)
  }
}
