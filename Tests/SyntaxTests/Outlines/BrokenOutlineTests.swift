import Syntax
import Testing

@Suite struct BrokenOutlineTests {
  @Test func `a body without its closing brace ends at the next declaration`() {
    let text = """
      struct A {
        func b() {
          if c {
        }

        let d = 1
      }

      struct E { let f = 2 }
      """
    #expect(
      picture(text) == """
        structure A
          function b
          constant d = 1
        structure E
          constant f = 2
        """)
    #expect(outline(Source(text)).problems.map(\.code) == [.brokenSyntax])
  }

  @Test func `a surplus closing brace is passed over`() {
    let text = "struct A {\n  func b() {\n    c()\n    }\n    d()\n  }\n  }\n  let e = 1\n}\nlet f = 2"
    #expect(picture(text) == "structure A\n  function b\n  constant e = 1\nconstant f = 2")
  }

  @Test func `whole code has no problem`() {
    #expect(outline(Source("struct A { func b() { \"{\" } }")).problems.isEmpty)
  }

  @Test func `an unterminated string ends with its line`() {
    #expect(picture("let a = \"x\nlet b = 1") == "constant a = \"x\nconstant b = 1")
  }
}
