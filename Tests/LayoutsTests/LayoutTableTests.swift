import RuleCards
import Testing

struct LayoutTableTests {
  @Test func `Every line of the tables is read`() {
    let table = LayoutTable.builtIn
    #expect(table.unreadable == [])
    #expect(table.frameworks.map(\.name) == ["appkit", "uikit", "watchkit"])
    for framework in table.frameworks {
      #expect(framework.elements["scene"]?.kind == .group)
      #expect(framework.segues["unwind"] == .returns)
    }
    #expect(table.frameworks.map(\.elements.count).reduce(0, +) > 400)
  }

  @Test func `A class of the tables is one of the system's`() {
    let classes = LayoutTable.builtIn.frameworks.flatMap(\.elements.values).compactMap { element -> String? in
      guard case .object(let name) = element.kind else { return nil }
      return name
    }
    #expect(classes.allSatisfy { $0.first?.isUppercase == true && $0.count >= 5 })
  }

  @Test func `A value's sink and table key are the attribute's name where the line says nothing else`() throws {
    let table = LayoutTable("framework any\nframework a X\ntext box title label=caption body@long[*] hint=a@b")
    let shown = try #require(table.framework(for: "X")?.elements["box"]?.shown)
    #expect(shown.map(\.attribute) == ["title", "label", "body", "hint"])
    #expect(shown.map(\.sink) == ["title", "caption", "body", "a"])
    #expect(shown.map(\.tableKey) == ["title", "label", "long[*]", "b"])
  }

  @Test func `A line of no kind is told`() {
    #expect(
      LayoutTable("nonsense a\nclass\nsegue flies show\n  ").unreadable == [
        "nonsense a", "class", "segue flies show", "  ",
      ])
  }
}
