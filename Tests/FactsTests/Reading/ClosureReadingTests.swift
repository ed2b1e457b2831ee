import Testing

@testable import Facts

@Suite("Closures and their parameters") struct ClosureReadingTests {
  @Test("every form of signature") func signatures() {
    check("f { x in x }", "{0}(x'0)\n{0} return x'0\nreturn f(~{0})")
    check("f { x, _ in x }", "{0}(x'0, _'1)\n{0} return x'0\nreturn f(~{0})")
    check("f { (x: Int, y: [A: B]) -> T in x }", "{0}(x'0, y'1)\n{0} return x'0\nreturn f(~{0})")
    check(
      "f { @MainActor [weak self] (x) async throws -> (A, B) in self?.x = x }",
      "{0}(x'0)\n{0} self?.x = x'0\nreturn f(~{0})")
    check("f { [weak self] in self?.a($0) }", "{0}($0'0)\n{0} return self?.a($0'0)\nreturn f(~{0})")
    check(
      "f { (a, (b, c)) in c }",
      "{0}(a'0, _'1)\n{0} let b'2 = part(_'1 0)\n{0} let c'3 = part(_'1 1)\n{0} return c'3\nreturn f(~{0})")
  }

  @Test("a projected parameter is the value, and its projection hands it on") func projectedParameters() {
    check("f { $x in g($x.a, x.b) }", "{0}(x'0)\n{0} return g(&x'0.a, x'0.b)\nreturn f(~{0})")
  }

  @Test("captures with a value are locals") func captures() {
    check(
      "f { [x = a.b, weak y = c, z] in x.g(y, z) }",
      "{0}()\nlet x'0 = a.b\nlet y'1 = c\n{0} return x'0.g(y'1, z)\nreturn f(~{0})")
  }

  @Test("`$0` belongs to the innermost closure without names") func anonymous() {
    check(
      "a.map { $0.b.map { $1.c } }",
      "{0}($0'0)\n{1}($0'1, $1'2) in {0}\n{1} return $1'2.c\n{0} return $0'0.b.map(~{1})\nreturn a.map(~{0})")
  }

  @Test("an array at the start of a closure is no capture list") func arrayBody() {
    check("f { [a, b] }", "{0}()\n{0} return [a, b]\nreturn f(~{0})")
    check("f { (a, b) }", "{0}()\n{0} return (a, b)\nreturn f(~{0})")
  }

  @Test("a builder's views are evaluated, one alone is returned") func builders() {
    check("VStack { Text(a)\nText(b) }", "{0}()\n{0} do Text(a)\n{0} do Text(b)\nreturn VStack(~{0})")
    check("VStack { Text(a) }", "{0}()\n{0} return Text(a)\nreturn VStack(~{0})")
    check("List {\n  if a { Text(b) }\n}", "{0}()\n{0} do Text(b) | if#0.0 a\nreturn List(~{0})")
  }
}
