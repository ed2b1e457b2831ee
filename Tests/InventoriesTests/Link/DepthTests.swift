import Inventories
import TestKit
import Testing

/// Source that nobody writes by hand: it ends a question, never the program.
@Suite("Source without measure")
struct DepthTests {
  private static let model = "struct Task { var title: String; var due: String }"

  @Test("Members made of one another in thousands leave what stands beside them judged")
  func longChain() {
    let chain = (1..<3000).map { "var step\($0): String { step\($0 - 1) }" }.joined(separator: "\n")
    let legacy = """
      final class TaskController: UIViewController {
        let titleLabel = UILabel()
        let dueLabel = UILabel()
        func bind(_ task: Task) { titleLabel.text = task.title; dueLabel.text = task.due }
      }
      """
    let migrated = """
      struct TaskScreen: View {
        let task: Task
        var body: some View { Text(task.title); Text(step2999) }
        var step0: String { task.due }
        \(chain)
      }
      """
    let rows = JudgedPair(model: Self.model, legacy: legacy, migrated: migrated).rows
    #expect(rows.contains("title: matched | matched"))
  }

  @Test("V4 behind more calls than are followed a member is unmeasured, never missing")
  func deepCalls() throws {
    let chain = (1..<12).map { "func step\($0)(_ text: String) -> String { step\($0 + 1)(text) }" }.joined(
      separator: "\n")
    let legacy = """
      final class TaskController: UIViewController {
        let dueLabel = UILabel()
        func bind(_ task: Task) { dueLabel.text = task.due }
      }
      """
    let migrated = """
      struct TaskScreen: View {
        let task: Task
        var body: some View { Text(task.title); Text(step1(task.due)) }
        \(chain)
        func step12(_ text: String) -> String { text }
      }
      """
    let report = JudgedPair(model: Self.model, legacy: legacy, migrated: migrated).report
    let row = try #require(report.pairs.first?.rows.first { $0.key == "due" })
    #expect(row.legacy.verdict == .matched)
    #expect(row.migrated.verdict == .unmeasured)
    #expect(row.migrated.reason == .tooDeep)
  }

  @Test("Locals made of one another in thousands are given up, not followed to the end of the stack")
  func longLocals() {
    let locals = (1..<3000).map { "let step\($0) = step\($0 - 1)" }.joined(separator: "\n")
    let migrated = """
      struct TaskScreen: View {
        let task: Task
        var body: some View {
          let step0 = task.due
          \(locals)
          Text(task.title)
          Text(step2999)
        }
      }
      """
    let rows = JudgedPair(model: Self.model, migrated: migrated).loneRows
    #expect(rows.contains("title: matched"))
  }

  @Test("A local that is added to in hundreds of lines is still what it is made of", .timeLimit(.minutes(1)))
  func manyAdditions() {
    let additions = String(repeating: "text = text + task.due\n", count: 400)
    let legacy = """
      final class TaskController: UIViewController {
        let titleLabel = UILabel()
        func bind(_ task: Task) {
          var text = task.title
          \(additions)
          titleLabel.text = text
        }
      }
      """
    let rows = JudgedPair(model: Self.model, legacy: legacy).loneRows
    #expect(rows == ["title: matched", "due: matched"])
  }

  @Test("What circles in itself has an end: views, members, types, extensions")
  func circles() {
    let model = """
      struct Task: Task { var title: String }
      class Mine: Yours {}
      class Yours: Mine {}
      protocol Shared: Shared { var shared: Shared { get } }
      extension Mine { var mine: Mine { mine } }
      typealias One = Two
      typealias Two = One
      """
    let migrated = """
      struct TaskScreen: View {
        let task: Task
        let one: One
        let mine: Mine
        var body: some View { Text(task.title); Text(ping); Text(mine.mine.mine.name); TaskScreen(task: task) }
        var ping: String { pong }
        var pong: String { ping + call() }
        func call() -> String { back() }
        func back() -> String { call() }
      }
      """
    let rows = JudgedPair(model: model, migrated: migrated).loneRows
    #expect(rows.contains("title: matched"))
  }
}
