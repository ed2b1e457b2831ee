import TestKit
import Testing

private let legacy = """
  final class TaskController: UIViewController {
    let titleLabel = UILabel()
    let dueLabel = UILabel()
    func bind(_ task: Task) { titleLabel.text = task.title; dueLabel.text = task.due }
  }
  """

private func rows(_ model: String, _ body: String) -> [String] {
  let migrated = "struct TaskScreen: View { let task: Task; var body: some View { \(body) } }"
  return JudgedPair(model: model, legacy: legacy, migrated: migrated).rows
}

@Suite("V4 doubt and its reasons")
struct DoubtTests {
  private static let model = "struct Task { var title: String; var due: String }"

  @Test("S6 equal declarations in two branches are one, unequal ones are ambiguous")
  func branches() {
    let equal = "#if DEBUG\n\(Self.model)\n#else\n\(Self.model)\n#endif"
    #expect(rows(equal, "Text(task.title)") == ["title: matched | matched", "due: matched | missing"])
    let other = Self.model.replacing("due: String", with: "due: Int")
    let unequal = "#if DEBUG\n\(Self.model)\n#else\n\(other)\n#endif"
    #expect(
      rows(unequal, "Text(task.title)") == [
        "title: matched | matched", "due: unmeasured (ambiguous-type) | unmeasured (ambiguous-type)",
      ])
  }

  @Test("K8 an object that is handed to code that is not in the tree leaves its other members unmeasured")
  func handedOn() {
    #expect(
      rows(Self.model, "Text(task.title); KitTaskFooter(task: task)") == [
        "title: matched | matched", "due: matched | unmeasured (handed-on)",
      ])
  }

  @Test("V4 a member that is handed to an unknown wrapper is unmeasured")
  func unknownWrapper() {
    #expect(
      rows(Self.model, "Text(task.title); KitBadge(task.due)") == [
        "title: matched | matched", "due: matched | unmeasured (unknown-wrapper)",
      ])
  }
}
