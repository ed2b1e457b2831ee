import Testing

@Suite struct VariableOutlineTests {
  @Test func `each declarator is a declaration`() {
    #expect(
      picture("struct S { let a, b: Int; var x = 1, y = 2\n let (p, q) = (3, 4) }") == """
        structure S
          constant a: Int
          constant b: Int
          variable x = 1
          variable y = 2
          constant (p, q) = (3, 4)
        """)
  }

  @Test func `a trailing closure belongs to the initial value`() {
    #expect(
      picture("let x: UILabel = {\n  let l = UILabel()\n  return l\n}()\nlet y = Foo { 1 } label: { 2 }\nlet z = 3")
        == """
        constant x: UILabel = {
          let l = UILabel()
          return l
        }()
        constant y = Foo { 1 } label: { 2 }
        constant z = 3
        """)
  }

  @Test func `braces behind a type are accessors`() {
    #expect(
      picture("var a: Int { b + 1 }\nvar c: Int { get { 1 } set(new) { d = new } }\nvar e: Int { get async throws }")
        == """
        variable a: Int
          getter \("")
        variable c: Int
          getter get
          setter set(new)
        variable e: Int
          getter get
        """)
    #expect(body(of: "", in: "var a: Int { b + 1 }") == " b + 1 ")
  }

  @Test func `observers behind an initial value are accessors`() {
    #expect(
      picture("var a = Foo(1) { didSet { b() } }\nvar c: Int = 5\n{\n  willSet(n) {}\n  didSet {}\n}") == """
        variable a = Foo(1)
          didSet didSet
        variable c: Int = 5
          willSet willSet(n)
          didSet didSet
        """)
  }

  @Test func `an initial value goes on over lines`() {
    let text = """
      let a = b
        .map { $0 }
        // why
        .joined()
      let c = d +
        1
      let e = f
        ?? g
      let h = i ? 1
        : 2
      let j = Dictionary<String, Int>(), k = l < m, n = o > p
      let q = if r { 1 } else { 2 }
      """
    #expect(
      picture(text) == """
        constant a = b
          .map { $0 }
          // why
          .joined()
        constant c = d +
          1
        constant e = f
          ?? g
        constant h = i ? 1
          : 2
        constant j = Dictionary<String, Int>()
        constant k = l < m
        constant n = o > p
        constant q = if r { 1 } else { 2 }
        """)
  }

  @Test func `attributes and modifiers are read`() {
    #expect(
      picture("@State private var a = 1\n@Published(x) public private(set) lazy var b: Int?\nstatic let c = 2") == """
        @State private variable a = 1
        @Published(x) public private(set) lazy variable b: Int?
        static constant c = 2
        """)
  }

  @Test func `types of every shape end where they end`() {
    let text = """
      var a: [String: (Int) -> Void]?
      var b: some View & Foo { c }
      let d: @MainActor (A, B) async throws -> C = e
      var f: any P<Int>.Type!
      """
    #expect(
      picture(text) == """
        variable a: [String: (Int) -> Void]?
        variable b: some View & Foo
          getter \("")
        constant d: @MainActor (A, B) async throws -> C = e
        variable f: any P<Int>.Type!
        """)
  }
}
