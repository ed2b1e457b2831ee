import Testing

@testable import Facts

@Suite("Statements read as edges") struct StatementReadingTests {
  @Test("the one expression of a body is returned, several are evaluated") func bodies() {
    check("name", "return name")
    check("a()\nb()", "do a()\ndo b()")
    check("return name", "return name")
    check("a(); b()", "do a()\ndo b()")
  }

  @Test("the branches of a body's one `if` or `switch` are returned") func branchesReturn() {
    check("if a { b } else { c }", "return b | if#0.0 a\nreturn c | if#0.1 else a")
    check("if a { b }", "do b | if#0.0 a")
    check("switch s { case .a: \"A\"\n default: \"B\" }", "return \"A\" | case#0.0 s\nreturn \"B\" | case#0.1 else s")
  }

  @Test("assignments, compound ones compose") func assignments() {
    check("label.text = name", "label.text = name")
    check("a.b += c", "a.b = +(a.b, c)")
    check("label?.text = x", "label?.text = x")
    check("(a, b) = (c, d)", "a = c\nb = d")
    check("(a, b) = f()", "a = part(f() 0)\nb = part(f() 1)")
    check("_ = f(x)", "do f(x)")
    check("d[\"k\"] = v", "d[\"k\"] = v")
    check("try x = load()", "x = load()")
    check("run(data = load())", "data = load()\nreturn run(load())")
  }

  @Test("locals are bound") func variables() {
    check("let a = x, b: T = y\nvar c: Int", "let a'0 = x\nlet b'1 = y")
    check("let (a, b) = f()\na", "let a'0 = part(f() 0)\nlet b'1 = part(f() 1)\ndo a'0")
    check("let (a, _) = (x, y)", "let a'0 = x")
    check("async let a = f()", "let a'0 = f()")
  }

  @Test("a computed local is the call of its getter") func computedLocals() {
    check("var a: T { b }\na", "{0} a()\n{0} return b\nlet a'0 = {0}()\ndo a'0")
    check(
      "var a: T { get { b } set { c = newValue } }",
      "{0} a()\n{1} a.set(_ newValue'1)\n{0} return b\nlet a'0 = {0}()\n{1} c = newValue'1")
    check(
      "var a = 1 { didSet { f(oldValue) } }",
      "{0} a.didSet(_ oldValue'1)\nlet a'0 = 1\n{0} return f(oldValue'1)")
  }

  @Test("a local function is known before its declaration") func localFunctions() {
    check(
      "show(x)\nfunc show(_ text: String, in view: View = v) { view.text = text }",
      "{0} show(_ text'1, in view'2)\ndo show'0(x)\n{0} view'2.text = text'1")
  }

  @Test("local types say nothing") func localTypes() {
    check(
      "struct A: B { let x = 1 }\nenum K: String, CodingKey { case a }\ntypealias T = [A]\nf(A())", "do f(A())")
  }

  @Test("loops bind the element of their sequence") func loops() {
    check(
      "for x in list where x.isOn { f(x) }",
      "let x'0 = element(list)\ndo f(x'0) | if#1.0 x'0.isOn | loop#0.0 list")
    check(
      "for (i, x) in list.enumerated() { f(x) }",
      "let i'0 = part(element(list.enumerated()) 0)\nlet x'1 = part(element(list.enumerated()) 1)\n"
        + "do f(x'1) | loop#0.0 list.enumerated()")
    check(
      "for case let .a(x) in list { f(x) }",
      "let x'0 = payload(element(list) .a 0)\ndo f(x'0) | loop#0.0 list")
    check("for try await x in s { f(x) }", "let x'0 = element(s)\ndo f(x'0) | loop#0.0 s")
    check(
      "while let x = next() { f(x) }",
      "let x'0 = unwrapped(next())\ndo f(x'0) | loop#0.0 unwrapped(next())")
    check("repeat { a() } while b", "do a() | loop#0.0 b")
  }

  @Test("`do` runs, `catch` may") func errors() {
    check(
      "do { try a() } catch let e as E { f(e) } catch { g(error) }",
      "do a()\nlet e'1 = (error'0 as E)\ndo f(e'1) | other#0.0\ndo g(error'2) | other#0.1")
    check("do { try a() } catch where b { c() }", "do a()\ndo c() | other#0.0")
    check("throw E.a(x)", "do E.a(x)")
  }

  @Test("`defer` is read") func deferred() {
    check("defer { a() }\nb()", "do a()\ndo b()")
  }

  @Test("all branches of `#if` are read, and share their names") func conditionalCompilation() {
    check(
      "#if DEBUG\nlet a = x\n#else\nlet a = y\n#endif\nf(a)",
      "let a'0 = x | other#0.0\nlet a'0 = y | other#0.1 else\ndo f(a'0)")
  }

  @Test("`#if` stands between the cases of a switch too") func conditionalCases() {
    check(
      "switch s {\n#if DEBUG\ncase .a: x()\n#endif\ncase .b:\n#if A\ny()\n#endif\nz()\n@unknown default: w() }",
      "do x() | case#0.0 s\ndo y() | other#1.0 | case#0.1 s\ndo z() | case#0.1 s\ndo w() | case#0.2 else s")
  }

  @Test("a body that is one expression in each branch of `#if` returns it") func conditionalReturns() {
    check("#if os(iOS)\n60\n#else\n40\n#endif", "return 60 | other#0.0\nreturn 40 | other#0.1 else")
  }

  @Test("labels and attributes are passed over") func labels() {
    check(
      "outer: for x in y { continue outer }\n@discardableResult func f() {}\nf()",
      "{0} f()\nlet x'1 = element(y)\ndo f'0()")
  }

  @Test("availability is no value") func availability() {
    check("if #available(iOS 15, *) { a() } else { b() }", "return a() | if#0.0\nreturn b() | if#0.1 else")
  }
}
