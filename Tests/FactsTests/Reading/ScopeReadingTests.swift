import Testing

@testable import Facts

@Suite("Names mean what is visible") struct ScopeReadingTests {
  @Test("parameters by place, `_` never") func parameters() {
    check("f(a, b, _)", parameters: ["_", "a"], "return f(p1, b, _)")
    check("label.text = newValue", parameters: ["newValue"], "label.text = p0")
  }

  @Test("a local hides a parameter from its declaration on, `self.x` never is a local") func shadowing() {
    check("let a = a.b\nf(a, self.a)", parameters: ["a"], "let a'0 = p0.b\ndo f(a'0, self.a)")
  }

  @Test("a scope ends with its block") func scopeEnds() {
    check("if b { let a = c\nf(a) }\nf(a)", "let a'0 = c | if#0.0 b\ndo f(a'0) | if#0.0 b\ndo f(a)")
    check(
      "if let a { f(a) } else { g(a) }",
      "let a'0 = unwrapped(a)\nreturn f(a'0) | if#0.0 unwrapped(a)\nreturn g(a) | if#0.1 else unwrapped(a)")
    check("x { a in f(a) }\nf(a)", "{0}(a'0)\n{0} return f(a'0)\ndo x(~{0})\ndo f(a)")
    check(
      "guard let a else { f(a) }\ng(a)",
      "let a'0 = unwrapped(a)\ndo f(a) | if#0.1 else unwrapped(a)\ndo g(a'0) | early#0.0 unwrapped(a)")
  }

  @Test("backticks are no part of a name") func backticks() {
    check("let `default` = a\nf(`default`, b.`in`)", "let default'0 = a\ndo f(default'0, b.in)")
  }
}
