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
  }

  @Test func `a type without its closing brace ends at a declaration as far left`() {
    let text = "extension A {\n  func b() {\n    c()\n  }\n\n@objc final class D {\n  let e = 1\n}\nfunc f() {}"
    #expect(
      picture(text) == """
        extensionOf A
          function b
        @objc classType D
          constant e = 1
        function f
        """)
  }

  @Test func `a surplus closing brace is passed over`() {
    let text = "struct A {\n  func b() {\n    c()\n    }\n    d()\n  }\n  }\n  let e = 1\n}\nlet f = 2"
    #expect(picture(text) == "structure A\n  function b\n  constant e = 1\nconstant f = 2")
  }

  @Test func `an unterminated string ends with its line`() {
    #expect(picture("let a = \"x\nlet b = 1") == "constant a = \"x\nconstant b = 1")
  }

  @Test func `an unterminated comment or long string does not hide what follows`() {
    #expect(picture("let a = \"\"\"\n  x\nlet b = 1").hasSuffix("constant b = 1"))
    #expect(picture("struct A { /* x\n}\nlet b = 1").hasSuffix("constant b = 1"))
    #expect(picture("let a = \"\\(x\nlet b = 1").hasSuffix("constant b = 1"))
  }

  @Test func `an unclosed parenthesis does not hide what follows`() {
    #expect(
      picture("struct A {\n  func b(c: Int {\n    d()\n  }\n  let e = 1\n}\nlet f = 2").hasSuffix(
        "  constant e = 1\nconstant f = 2"))
    #expect(picture("let a = b(c\nlet d = 1\n").hasSuffix("constant d = 1"))
  }

  @Test(arguments: [
    ("struct A {\n  let b = 1\n", 1), ("let a = 1\n\nfunc b() {\n", 3), ("let a = 1\n}\n", 2),
    ("let a = b(\n", 1), ("\n/* a\n", 2), ("let a = \"\"\"\n", 1),
  ])
  func `what does not close is a problem of its line`(text: String, line: Int) {
    let problems = outline(Source(text)).problems
    #expect(problems.map(\.code) == [.brokenSyntax])
    #expect(problems.first?.line == line)
  }

  @Test(arguments: [
    "", "struct A { func b() { \"{\" } }", "// {", "let a = \"}\"", "let a = \"\\(b(\"}\"))\"", "func `a{`() {}",
    "let a = /}/\nlet b = #/ } /#", "let a = #\"\"\"\n}\n\"\"\"#", "#!/bin/sh {\nlet a = 1",
  ])
  func `whole code has no problem`(text: String) {
    #expect(outline(Source(text)).problems.isEmpty)
  }
}
