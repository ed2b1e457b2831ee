import Testing

@testable import Facts

@Suite("Expressions read as values") struct ExpressionReadingTests {
  @Test("literals are constants") func literals() {
    check("f(1, -2.5, true, nil, \"a\", [])", "return f(1, -2.5, true, nil, \"a\", [])")
  }

  @Test("a path is members of its root, optional where `?.` stands") func paths() {
    check("self.user?.name.count", "return self.user?.name.count")
    check("super.title", "return super.title")
    check("user!.name", "return user!.name")
  }

  @Test("a path goes on over lines") func pathOverLines() {
    check("user\n  .name\n  .uppercased()", "return user.name.uppercased()")
  }

  @Test("an implicit member has no base") func implicitMember() {
    check("view.mode = .dark", "view.mode = .dark")
    check("f(.some(x), .a.b)", "return f(.some(x), .a.b)")
  }

  @Test("`+` and other operators compose, one precedence in one value") func composition() {
    check("a + b + c", "return +(a, b, c)")
    check("a + b * c - d", "return +(a, +(b, c), d)")
    check("x <+> y", "return +(x, y)")
    check("-x", "return +(x)")
  }

  @Test("comparisons and logic are tests") func tests() {
    check("a && b || !c", "return ||(&&(a, b), !(c))")
    check("a.count >= 3", "return >=(a.count, 3)")
    check("a == b && c", "return &&(==(a, b), c)")
  }

  @Test("`??` falls back, to the right") func fallback() {
    check("a ?? b ?? \"-\"", "return ??(a, ??(b, \"-\"))")
    check("a + b ?? c", "return ??(+(a, b), c)")
  }

  @Test("a ternary is a choice with its condition") func ternary() {
    check("a ? b : c ? d : e", "return choice(b, choice(d, e; c); a)")
    check("x = flag ? \"on\" : \"off\"", "x = choice(\"on\", \"off\"; flag)")
  }

  @Test("casts keep their type as written") func casts() {
    check("a as? [String: Foo<Int>] ?? b", "return ??((a as? [String: Foo<Int>]), b)")
    check("(a as! B).c", "return (a as! B).c")
    check("a is B && c", "return &&((a is B), c)")
    check("a as A & B", "return (a as A & B)")
  }

  @Test("`try` and `await` change nothing, `try!` forces") func effects() {
    check("try await load(x)", "return load(x)")
    check("try? a.b()", "return a.b()")
    check("try! a + b", "return +(a, b)!")
    check("x = await !f()", "x = !(f())")
  }

  @Test("calls have labels and trailing closures") func calls() {
    check("f(a, b: c) { d } e: { g }", "{0}()\n{1}()\n{0} return d\n{1} return g\nreturn f(a, b: c, ~{0}, ~e: {1})")
    check("f { d }.g", "{0}()\n{0} return d\nreturn f(~{0}).g")
  }

  @Test("generic arguments are dropped") func generics() {
    check("Foo<Bar>(x: 1)", "return Foo(x: 1)")
    check("Foo<A, [B?]>.make()", "return Foo.make()")
  }

  @Test("less than is no generic argument") func lessThan() {
    check("f(a < b, c > d)", "return f(<(a, b), >(c, d))")
    check("a<b", "return <(a, b)")
    check("a<b && c>(d)", "return &&(<(a, b), >(c, d))")
  }

  @Test("types in expressions keep their text") func types() {
    check("[String: Int]()", "return type([String: Int])()")
    check("decode(Array<T>.self, A.B.self)", "return decode(type(Array<T>), type(A.B))")
    check("[Item].self", "return type([Item])")
    check("user.self", "return user")
  }

  @Test("parentheses around one value are that value") func parentheses() {
    check("(a).b", "return a.b")
    check("(a, x: b).x", "return (a, x: b).x")
    check("pair.0.1", "return part(part(pair 0) 1)")
  }

  @Test("array and dictionary literals hold their elements") func collections() {
    check("[a, b,]", "return [a, b]")
    check("[k: v, \"x\": [1]]", "return [:k, v, \"x\", [1]]")
    check("[:]", "return [:]")
    check("[a, b].first", "return [a, b].first")
  }

  @Test("subscripts have arguments") func subscripts() {
    check("a[1].b?[safe: i]", "return unwrapped(a[1].b)[safe: i]")
    check("bytes[...]", "return bytes[...]")
    check("a[i...].b", "return a[+(i)].b")
  }

  @Test("a projection hands on its whole path") func projections() {
    check("TextField(\"\", text: $model.user.name)", "return TextField(\"\", text: &model.user.name)")
    check("$name.sink(f)", "return &name.sink(f)")
    check("model.$name.map(f)", "return &model.name.map(f)")
    check("f(&x.y, &$z)", "return f(&x.y, &z)")
    check("$items[0].name", "return &items[0].name")
  }

  @Test("key paths have a root and names") func keyPaths() {
    check("map(\\.a.b)", "return map(\\.a.b)")
    check("\\User.address?.city", "return \\User.address.city")
    check("\\A.B.c[0].self", "return \\A.B.c.[0].self")
    check("ForEach(x, id: \\.self) { y }", "{0}()\n{0} return y\nreturn ForEach(x, id: \\.self, ~{0})")
    check("#keyPath(User.name)", "return \\User.name")
  }

  @Test("macros are calls of their names") func macros() {
    check("#selector(tap(_:))", "return #selector(tap)")
    check("#localized(\"a\", x)", "return #localized(\"a\", x)")
    check("#colorLiteral(red: 1)", "return other(#colorLiteral(red: 1))")
  }

  @Test("functions are named by their labels or by an operator") func functionNames() {
    check("map(f(a:b:))", "return map(f)")
    check("reduce(0, +)", "return reduce(0, +)")
    check("sorted(by: >)", "return sorted(by: >)")
  }

  @Test("an `if` or `switch` with values is a choice") func choices() {
    check("let x = if a { b } else { c }", "let x'0 = choice(b, c; a)")
    check("return if a { b } else if d { e } else { c }", "return choice(b, e, c; a, d)")
    check(
      "let x: T = switch s { case .a(let n): n; default: \"-\" }",
      "let n'0 = payload(s .a 0)\nlet x'1 = choice(n'0, \"-\"; s)")
  }

  @Test("modifiers within `#if` are all read") func conditionalSuffixes() {
    check(
      "Text(a)\n#if os(iOS)\n.badge(b)\n#else\n.help(c)\n#endif\n.bold()", "return Text(a).badge(b).help(c).bold()")
  }

  @Test("an initial value is one returned expression") func initialValue() {
    check("a.b ?? c", mode: .expression, "return ??(a.b, c)")
    check(
      "{ let v = UILabel(); return v }()", mode: .expression,
      "{0}()\n{0} let v'0 = UILabel()\n{0} return v'0\nreturn {0}()")
  }

  @Test("regex literals are constants") func regexes() {
    check("s.firstMatch(of: /a+/)", "return s.firstMatch(of: other(/a+/))")
    check("x = #/a/b/#", "x = other(#/a/b/#)")
  }
}
