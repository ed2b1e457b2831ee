import TestKit
import Testing

private let model = "struct Task { var title: String; var isDone: Bool; var due: String? }"

/// A UIKit screen with two labels whose method does what is given.
private func legacy(_ statements: String) -> String {
  """
  final class TaskController: UIViewController {
    let titleLabel = UILabel()
    let badgeLabel = UILabel()
    func bind(_ task: Task) { \(statements) }
  }
  """
}

/// A SwiftUI screen with a task whose body is what is given.
private func migrated(_ body: String) -> String {
  "struct TaskScreen: View { let task: Task; var body: some View { \(body) } }"
}

@Suite("C constants of screens")
struct ConstantTests {
  @Test(
    "C1 a whole value that the screen writes is a constant",
    arguments: [
      (#"badgeLabel.text = "new""#, ["badgeLabel.text = new"]),
      (#"badgeLabel.text = NSLocalizedString("new", comment: "")"#, ["badgeLabel.text = new"]),
      (#"badgeLabel.text = "new: \(task.title)""#, []),
      (#"badgeLabel.text = task.isDone ? "done" : "open""#, []),
      (#"badgeLabel.text = task.due ?? "never""#, []),
      (#"if task.isDone { badgeLabel.text = "done" } else { badgeLabel.text = "open" }"#, []),
      ("badgeLabel.text = nil", []),
      (#"badgeLabel.text = """#, []),
    ])
  func whole(statement: String, constants: [String]) {
    #expect(JudgedPair(model: model, legacy: legacy(statement)).constants == constants)
  }

  @Test("C1 a static member that is a literal is a constant")
  func literalMember() {
    let words = "enum Words { static let fresh = \"new\" }"
    let pair = JudgedPair(model: model + "\n" + words, legacy: legacy("badgeLabel.text = Words.fresh"))
    #expect(pair.constants == ["badgeLabel.text = new"])
  }

  @Test("C2 constants stay out of the rows without proof")
  func withoutProof() {
    let pair = JudgedPair(
      model: model, legacy: legacy(#"titleLabel.text = task.title; badgeLabel.text = "new""#),
      migrated: migrated("Text(task.title)"))
    #expect(!pair.rows.contains { $0.hasPrefix("badge") })
  }

  @Test("C2 listed keys are all the rows, in their order; a constant in a sink of that name is extra")
  func listed() {
    let pair = JudgedPair(
      model: model, legacy: legacy(#"titleLabel.text = task.title; badgeLabel.text = "new""#),
      migrated: migrated("Text(task.title)"), keys: ["badge", "title"])
    #expect(pair.rows == ["badge: extra | unmeasured (neither)", "title: matched | matched"])
    #expect(pair.constants == ["badgeLabel.text = new for badge"])
    #expect(pair.report.findings.map(\.rule) == [.extra])
  }

  @Test("C2 the sink's name is the key: first whole, then less its suffix")
  func wholeName() {
    let pair = JudgedPair(
      model: "struct Task { var title: String; var dueLabel: String }",
      legacy: legacy("titleLabel.text = task.title")
        .replacing("badgeLabel", with: "dueLabel").replacing(
          "titleLabel.text", with: #"dueLabel.text = "x"; titleLabel.text"#),
      keys: ["due", "dueLabel"])
    #expect(pair.loneRows == ["due: unmeasured (neither)", "dueLabel: unmeasured (constant-in-its-place)"])
  }

  @Test("C3 a constant in a sink named after a member that is not shown is unmeasured")
  func inItsPlace() {
    let pair = JudgedPair(
      model: "struct Task { var title: String; var badge: String }",
      legacy: legacy(#"titleLabel.text = task.title; badgeLabel.text = "new""#),
      migrated: migrated("Text(task.title); Text(task.badge)"))
    #expect(pair.rows == ["title: matched | matched", "badge: unmeasured (constant-in-its-place) | matched"])
  }

  @Test("C3 a constant beside the member itself changes nothing")
  func besideIt() {
    let pair = JudgedPair(
      model: "struct Task { var badge: String }",
      legacy: legacy(#"badgeLabel.text = "…"; badgeLabel.text = task.badge"#), migrated: migrated("Text(task.badge)"))
    #expect(pair.rows == ["badge: matched | matched"])
  }

  @Test("C5 a pair lists the constants that only its legacy screen has")
  func onlyLegacy() {
    let pair = JudgedPair(
      model: model, legacy: legacy(#"titleLabel.text = "Tasks"; badgeLabel.text = "new""#),
      migrated: migrated(#"Text("Tasks"); Text(task.title)"#))
    #expect(pair.report.pairs.flatMap(\.constants).map(\.value) == ["new"])
  }
}
