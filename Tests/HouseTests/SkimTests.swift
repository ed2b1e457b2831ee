import Testing

/// The reader under all the other checks of the house.
struct SkimTests {
  @Test func `Comments and strings are blanked, code stays where it was`() {
    let file = HouseFile("a", "let a = \"b\" // c\n/* d /* e */ f */ let g = 1\n")
    #expect(file.code == "let a = \" \"     \n                  let g = 1\n")
    #expect(file.literals == [.init(line: 1, text: "b")])
  }

  @Test func `An interpolation is code, the text around it two literals`() {
    let file = HouseFile("a", "let a = \"x \\(f(\"y\")) z\"")
    #expect(file.literals.map(\.text) == ["x ", "y", " z"])
    #expect(file.code.contains("f("))
  }

  @Test func `Raw and multi-line strings end where they end`() {
    let file = HouseFile("a", "let a = #\"\\(b) \"c\"#; let d = \"\"\"\n  e\n  \"\"\"\nlet f = \"\\\"g\"\n")
    #expect(file.literals.map(\.text) == ["\\(b) \"c", "\n  e\n  ", "\\\"g"])
    #expect(file.literals.map(\.line) == [1, 1, 4])
    #expect(file.code.contains("let f"))
  }
}
