import Syntax
import Testing

@testable import Facts

@Suite("The facts of a file") struct FileDescriptionTests {
  @Test("a value that ends in a word of the language ends there") func wordBehindDot() {
    let source = Source("struct A {\n  var p: X = .any\n\n  open var q: Y = .in\n}\n")
    #expect(
      describeFacts(source, outline(source)) == """
        # 2:7 p
        2:14 return .any

        # 4:12 q
        4:19 return .in

        """)
  }

  @Test("each body has a heading and its edges with their places") func file() {
    let source = Source(
      """
      class A {
        var name: String { didSet { label.text = name + oldValue } }
        let label = UILabel()
        func bind(to user: User, _: Int) {
          label.text = user.name
        }
        func empty() {}
      }
      """)
    #expect(
      describeFacts(source, outline(source)) == """
        # 2:22 didSet(oldValue)
        2:31 label.text = +(name, p0)

        # 3:7 label
        3:15 return UILabel()

        # 4:8 bind(user, _)
        5:5 label.text = p0.name

        # 7:8 empty

        """)
  }
}
