import Testing

@testable import Facts

@Suite("Conditions that edges stand under") struct GuardReadingTests {
  @Test("branches of one `if` share its number") func branches() {
    check(
      "if a { x() } else if b { y() } else { z() }\nw()",
      "do x() | if#0.0 a\ndo y() | if#0.1 b\ndo z() | if#0.2 else a, b\ndo w()")
  }

  @Test("what follows a guard runs under its condition") func guards() {
    check(
      "guard a, let b = c else { return x }\nf(b)",
      "let b'0 = unwrapped(c)\nreturn x | if#0.1 else a, unwrapped(c)\ndo f(b'0) | early#0.0 a, unwrapped(c)")
  }

  @Test("what follows an early return runs where its condition does not hold") func earlyReturn() {
    check("if a { return }\nf()", "do f() | early#0.1 else a")
    check("if a { x() } else { return }\nf()", "do x() | if#0.0 a\ndo f() | early#0.0 a")
    check(
      "for x in y { if x.a { continue }\nf(x) }",
      "let x'0 = element(y)\ndo f(x'0) | early#1.1 else x'0.a | loop#0.0 y")
  }

  @Test("an early exit ends with its block") func earlyInBlock() {
    check(
      "if a { guard b else { return }\nf() }\ng()",
      "do f() | early#1.0 b | if#0.0 a\ndo g()")
  }

  @Test("cases share the number of their switch; a leaving case decides what follows") func cases() {
    check(
      "switch s { case .a: x()\ncase .b: return\ndefault: y() }\nz()",
      "do x() | case#0.0 s\ndo y() | case#0.2 else s\ndo z() | early#0.3 else s")
    check("switch s { case .a: break\ndefault: y() }\nz()", "do y() | case#0.1 else s\ndo z()")
  }

  @Test("`where` and compared values are conditions") func comparedValues() {
    check(
      "switch s { case user.id where b, 1...3: x()\ncase \"a\": y() }",
      "return x() | case#0.0 s, user.id, b, +(1, 3)\nreturn y() | case#0.1 s")
  }

  @Test("closures keep the conditions around them, functions do not") func closures() {
    check("if a { f { g() } }", "{0}()\n{0} return g() | if#0.0 a\ndo f(~{0}) | if#0.0 a")
    check("guard a else { return }\nfunc f() { g() }", "{0} f()\n{0} return g()")
  }

  @Test("a trailing closure in a head needs what follows it") func heads() {
    check(
      "if list.contains(where: { $0 }) { f() }",
      "{0}($0'0)\n{0} return $0'0\ndo f() | if#0.0 list.contains(where: {0})")
    check("if a { f() }", "do f() | if#0.0 a")
    check(
      "guard let x = a.first { $0.b } else { return }\nf(x)",
      "{0}($0'0)\n{0} return $0'0.b\nlet x'1 = unwrapped(a.first(~{0}))\n"
        + "do f(x'1) | early#0.0 unwrapped(a.first(~{0}))")
    check(
      "for x in list.filter { $0.on } { f(x) }",
      "{0}($0'0)\n{0} return $0'0.on\nlet x'1 = element(list.filter(~{0}))\n"
        + "do f(x'1) | loop#0.0 list.filter(~{0})")
    check("switch x { case 1: f { y } }", "{0}()\n{0} return y | case#0.0 x\nreturn f(~{0}) | case#0.0 x")
  }
}
