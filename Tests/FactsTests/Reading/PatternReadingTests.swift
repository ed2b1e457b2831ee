import Testing

@testable import Facts

@Suite("Patterns bind parts of their subjects") struct PatternReadingTests {
  @Test("`if let` opens an optional") func optionalBinding() {
    check(
      "if let name = user.name { f(name) }",
      "let name'0 = unwrapped(user.name)\ndo f(name'0) | if#0.0 unwrapped(user.name)")
    check(
      "if let name { f(name) }", parameters: ["name"],
      "let name'0 = unwrapped(p0)\ndo f(name'0) | if#0.0 unwrapped(p0)")
    check(
      "if let a = b, var c: T = a.d { f(c) }",
      "let a'0 = unwrapped(b)\nlet c'1 = unwrapped(a'0.d)\n"
        + "do f(c'1) | if#0.0 unwrapped(b), unwrapped(a'0.d)")
    check("guard let self else { return }\nself.f()", "do self.f() | early#0.0 unwrapped(self)")
    check(
      "guard let me = self else { return }\nme.f()",
      "let me'0 = unwrapped(self)\ndo me'0.f() | early#0.0 unwrapped(self)")
  }

  @Test("payloads by label or place") func payloads() {
    check(
      "if case .user(let a, age: let b) = s { f(a, b) }",
      "let a'0 = payload(s .user 0)\nlet b'1 = payload(s .user age)\ndo f(a'0, b'1) | if#0.0 s")
    check(
      "if case let A.user(a, age: b) = s { f(a, b) }",
      "let a'0 = payload(s .user 0)\nlet b'1 = payload(s .user age)\ndo f(a'0, b'1) | if#0.0 s")
    check(
      "if case let .a(.b(x)) = s { f(x) }",
      "let x'0 = payload(payload(s .a 0) .b 0)\ndo f(x'0) | if#0.0 s")
    check(
      "if case .a(let x)? = s { f(x) }",
      "let x'0 = payload(unwrapped(s) .a 0)\ndo f(x'0) | if#0.0 s")
  }

  @Test("optional patterns and casts") func optionalsAndCasts() {
    check("if case let x? = s { f(x) }", "let x'0 = unwrapped(s)\ndo f(x'0) | if#0.0 s")
    check(
      "switch s { case let x as A: f(x)\ncase is B: g()\ndefault: break }",
      "let x'0 = (s as A)\ndo f(x'0) | case#0.0 s\ndo g() | case#0.1 s")
  }

  @Test("a tuple's parts meet their patterns") func tuples() {
    check(
      "switch (a, b) { case (.x(let p), let q): f(p, q)\ncase (_, 1): g(); default: break }",
      "let p'0 = payload(a .x 0)\nlet q'1 = b\ndo f(p'0, q'1) | case#0.0 (a, b)\ndo g() | case#0.1 (a, b)")
    check(
      "switch t { case let (p, q): f(p, q) }",
      "let p'0 = part(t 0)\nlet q'1 = part(t 1)\nreturn f(p'0, q'1) | case#0.0 t")
  }

  @Test("several patterns of a case bind one local") func sharedNames() {
    check(
      "switch s { case .a(let x), .b(_, let x): f(x); default: g() }",
      "let x'0 = payload(s .a 0)\nlet x'0 = payload(s .b 1)\nreturn f(x'0) | case#0.0 s\nreturn g() | case#0.1 else s")
  }

  @Test("a name without `let` is compared") func comparison() {
    check(
      "switch s { case .a(x): f(); case B.c: g(); default: break }",
      "do f() | case#0.0 s, x\ndo g() | case#0.1 s")
  }
}
