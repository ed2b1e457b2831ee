import TestKit
import Testing

private let model = "struct Task { var title: String; var note: String }"

@Suite("S what belongs to a screen")
struct ScreenTests {
  private func legacy(_ code: String) -> String {
    """
    final class TaskController: UIViewController {
      let titleLabel = UILabel()
      let noteLabel = UILabel()
      \(code)
    }
    """
  }

  private func rows(_ legacy: String) -> [String] { JudgedPair(model: model, legacy: legacy).loneRows }

  private func rows(body: String, with more: String = "", shared: String = "") -> [String] {
    let screen = "struct TaskScreen: View { let task: Task; var body: some View { \(body) }; \(more) }"
    return JudgedPair(model: model + "\n" + shared, migrated: screen).loneRows
  }

  private let noteView = "struct NoteView: View { let task: Task; var body: some View { Text(task.note) } }"

  @Test("S1 a child view that is given the model belongs to the screen")
  func child() {
    #expect(
      rows(body: "Text(task.title); NoteView(task: task)", shared: noteView) == [
        "title: matched", "note: matched",
      ])
  }

  @Test(
    "S2 what is pushed or presented is another screen, and handing it the object is no handing-on",
    arguments: [
      "NavigationLink { NoteView(task: task) } label: { Text(task.title) }",
      "Text(task.title).sheet(isPresented: .constant(true)) { NoteView(task: task) }",
    ])
  func another(body: String) { #expect(rows(body: body, shared: noteView) == ["title: matched", "note: missing"]) }

  @Test("S2 a builder of the screen's own type belongs to it")
  func ownBuilder() {
    let found = rows(
      body: "Text(task.title).sheet(isPresented: .constant(true)) { details }",
      with: "var details: some View { Text(task.note) }")
    #expect(found == ["title: matched", "note: matched"])
  }

  @Test(
    "S3 an overridden method counts only through super", arguments: [("", "missing"), ("super.bind(task);", "matched")])
  func overridden(call: String, verdict: String) {
    let screen = """
      final class TaskCell: BaseCell {
        let noteLabel = UILabel()
        override func bind(_ task: Task) { \(call) noteLabel.text = task.note }
      }
      class BaseCell: UITableViewCell {
        let titleLabel = UILabel()
        func bind(_ task: Task) { titleLabel.text = task.title }
      }
      """
    #expect(rows(screen) == ["title: \(verdict)", "note: matched"])
  }

  @Test(
    "S4 what is hidden for good is not shown",
    arguments: [("", "missing"), ("func open() { noteLabel.isHidden = false }", "matched")])
  func hidden(code: String, verdict: String) {
    let screen = legacy(
      """
      override func viewDidLoad() { noteLabel.isHidden = true }
      func bind(_ task: Task) { titleLabel.text = task.title; noteLabel.text = task.note }
      \(code)
      """)
    #expect(rows(screen) == ["title: matched", "note: \(verdict)"])
  }

  @Test(
    "S5 private code that no one calls is not read", arguments: [("", "missing"), ("fill(task);", "matched")])
  func uncalled(call: String, verdict: String) {
    let screen = legacy(
      """
      func bind(_ task: Task) { titleLabel.text = task.title; \(call) }
      private func fill(_ task: Task) { noteLabel.text = task.note }
      """)
    #expect(rows(screen) == ["title: matched", "note: \(verdict)"])
  }

  @Test("S6 both branches of #if are read")
  func conditional() {
    #expect(
      rows(body: "\n#if DEBUG\nText(task.title)\n#else\nText(task.note)\n#endif\n") == [
        "title: matched", "note: matched",
      ])
  }

  @Test("S7 a local stands before a member of its name")
  func local() {
    let found = rows(body: "let text = task.title; Text(text)", with: #"var text: String { task.note }"#)
    #expect(found == ["title: matched", "note: missing"])
  }

  @Test("S7 a private type never crosses a file")
  func privateType() {
    let screen = """
      struct TaskScreen: View { let task: Task; var body: some View { Badge(task: task) } }
      struct Badge: View { let task: Task; var body: some View { Text(task.title) } }
      """
    let other = "private struct Badge: View { let task: Task; var body: some View { Text(task.note) } }"
    #expect(JudgedPair(model: model + "\n" + other, migrated: screen).loneRows == ["title: matched", "note: missing"])
  }
}

@Suite("P1 P3 pairs and one model")
struct OneModelTests {
  private func pair(_ declared: String, migratedType: String) -> JudgedPair {
    let legacy = """
      final class TaskController: UIViewController {
        let titleLabel = UILabel()
        func bind(_ task: OldTask) { titleLabel.text = task.title }
      }
      """
    let migrated = "struct TaskScreen: View { let task: \(migratedType); var body: some View { Text(task.title) } }"
    return JudgedPair(model: declared, legacy: legacy, migrated: migrated)
  }

  @Test(
    "P3 types that are one model join by member name",
    arguments: [
      ("struct OldTask { var title: String }; struct Task { var title: String }", "Task"),
      (
        """
        struct OldTask { var title: String }
        struct Errand { var title: String; init(_ old: OldTask) { title = old.title } }
        """, "Errand"
      ),
      ("class OldTask { var title: String }; final class Errand: OldTask {}", "Errand"),
      ("protocol Errand { var title: String { get } }; struct OldTask: Errand { var title: String }", "Errand"),
    ])
  func joined(declared: String, type: String) {
    let found = pair(declared, migratedType: type)
    #expect(found.rows == ["title: matched | matched"])
    #expect(found.report.pairs.map(\.modelsBy) == [.reached])
  }

  @Test("P1 the two screens that a command names are a pair, whatever their names")
  func given() {
    #expect(pair("struct OldTask { var title: String }", migratedType: "OldTask").report.pairs.map(\.why) == [.given])
  }
}
