import Testing

@testable import Headers

struct ChoiceTests {
  /// The words that a choice keeps, conditionals read as Objective-C.
  private func kept(_ source: String, forced: Set<Int> = [], oneOfEach: Bool = false) -> [String] {
    let text = HeaderTokens(PlainText(Array(source.utf8)))
    let conditionals = Conditionals(text) { _ in false }
    let choice = Choice(conditionals, text, .objectiveC, forced: forced, oneOfEach: oneOfEach)
    return (0..<text.count).filter { choice.keeps(conditionals.branch(ofToken: $0)) }.map(text.word)
  }

  @Test func `Branches that can stand side by side are all kept`() {
    #expect(kept("#if A\nint a;\n#else\nint b;\n#endif\n").filter { $0.count == 1 && $0 != ";" } == ["a", "b"])
  }

  @Test func `A dead branch never is`() {
    #expect(kept("#if 0\nint a;\n#elif 1\nint b;\n#else\nint c;\n#endif") == ["int", "b", ";"])
  }

  @Test func `Of branches that split a class the one for iOS is kept`() {
    let source = """
      #if TARGET_OS_OSX
      @interface A : NSView
      #else
      @interface A : UIView
      #endif
      @end
      """
    #expect(kept(source) == ["@", "interface", "A", ":", "UIView", "@", "end"])
  }

  @Test func `Branches that begin in the middle of a declaration are not read together`() {
    let source = "@interface A : B\n#if X\n<C>\n#else\n<D>\n#endif\n@end"
    #expect(!kept(source).contains("D"))
  }

  @Test func `Branches that define one macro twice are not read together`() {
    let source = "#if X\n#define A 1\nint a;\n#else\n#define A 2\nint b;\n#endif"
    #expect(!kept(source).contains("b"))
  }

  @Test func `A forced branch comes alone`() {
    #expect(kept("#if A\nint a;\n#else\nint b;\n#endif\n", forced: [1]) == ["int", "b", ";"])
  }

  @Test func `One of each is one of each`() {
    let source = "#if A\nint a;\n#else\nint b;\n#endif\n#if B\nint c;\n#else\nint d;\n#endif\n"
    #expect(kept(source, forced: [1], oneOfEach: true) == ["int", "b", ";", "int", "c", ";"])
  }

  @Test func `A conditional that never ends goes to the end, and an end without one is none`() {
    #expect(kept("#endif\n#else\nint a;\n#if 0\nint b;") == ["int", "a", ";"])
  }

  @Test func `A thousand conditionals deep is read`() {
    let source = String(repeating: "#if A\n", count: 1_000) + "int a;\n" + String(repeating: "#endif\n", count: 1_000)
    #expect(kept(source) == ["int", "a", ";"])
  }
}
