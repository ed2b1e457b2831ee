import Foundation
import TestKit
import Testing

/// A whole tree scanned by the built program.
@Suite("Scanning")
struct ScanCommandTests {
  private static let model = "struct Task {\n  var title: String\n  var due: String\n}\n"
  private static let controller = """
    final class LegacyTaskController: UIViewController {
      var titleLabel = UILabel()
      var dueLabel = UILabel()
      func show(_ task: Task) {
        titleLabel.text = task.title
        dueLabel.text = task.due
      }
    }

    """
  private static let screen = """
    struct TaskScreenView: View {
      let task: Task
      var body: some View { Text(task.title) }
    }

    """
  private static let tree = ["Task.swift": model, "Legacy.swift": controller, "Screen.swift": screen]

  private func scan(_ files: [String: String], _ arguments: [String] = [], _ body: (Program) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(Program.run(arguments, in: folder))
  }

  /// The report, which is valid by the schema.
  private func report(_ files: [String: String], _ arguments: [String] = []) throws -> JSONValue {
    let schema = try JSONSchema(
      json: String(contentsOf: Places.root.appendingPathComponent("docs/schema/uyum-1.json"), encoding: .utf8))
    var found: JSONValue?
    try scan(files, ["scan", "--format", "json"] + arguments) { ran in
      #expect(ran.errors.isEmpty)
      let report = try JSONValue(json: ran.output)
      #expect(schema.faults(in: report) == [])
      found = report
    }
    return try #require(found)
  }

  /// Each pair as `LegacyTaskController TaskScreenView stem`.
  private func pairs(_ report: JSONValue) -> [String] {
    (report["pairs"]?.elements ?? []).map { pair in
      ["legacy", "migrated", "why"].map { pair[$0]?.text ?? "" }.joined(separator: " ")
    }
  }

  /// Each candidate as `TaskCell: TaskRow model`.
  private func candidates(_ report: JSONValue) -> [String] {
    (report["unpaired"]?.elements ?? []).flatMap { unpaired in
      (unpaired["candidates"]?.elements ?? []).map { candidate in
        "\(unpaired["screen"]?.text ?? ""): \(candidate["screen"]?.text ?? "") \(candidate["why"]?.text ?? "")"
      }
    }
  }

  @Test("Without a word the folder at hand is scanned: screens, the pair, what it lost")
  func defaultVerb() throws {
    try scan(Self.tree) { ran in
      #expect(ran.status == 0)
      #expect(ran.errors.isEmpty)
      let text = """
        2 screens (1 UIKit, 1 SwiftUI) and 1 model in 3 files: .
          LegacyTaskController (UIKit, Legacy.swift:1) Task: 2 fields shown, 0 constants, 0 unmeasured
          TaskScreenView (SwiftUI, Screen.swift:1) Task: 1 field shown, 0 constants, 0 unmeasured

        LegacyTaskController -> TaskScreenView (Task: same model and name stem)
          error    due  matched -> missing
                   LegacyTaskController shows `due`, TaskScreenView does not: show it there, or drop it \
        from Task (missing)
                     Screen.swift:1:8
                     Legacy.swift:6:21
          1 field matched on both

        1 pair, 0 screens in no pair; 1 error, 0 warnings, 0 notes

        """
      #expect(ran.output == text)
    }
  }

  @Test("A path alone is scanned, --fail-on ends with status 1, Turkish words are printed")
  func path() throws {
    try scan(Self.tree, ["./", "--fail-on", "error", "--language", "tr"]) { ran in
      #expect(ran.status == 1)
      #expect(ran.output.contains("1 cift, ciftsiz 0 ekran; 1 hata, 0 uyari, 0 not"))
    }
    try scan(Self.tree, ["Gone/"]) { ran in
      #expect(ran.status == 2)
      #expect(ran.errors.contains("Gone: no such file or folder (not-found)"))
    }
  }

  @Test("No screen found: it says where it looked and at how many files")
  func noScreen() throws {
    try scan(["A/Task.swift": Self.model], ["scan", "A"]) { ran in
      #expect(ran.status == 0)
      #expect(ran.errors == "uyum: no screen was found in 1 file: A (no-screen)\n")
    }
  }

  @Test("P1 Same model and same name stem, cells with rows and controllers with screens")
  func stem() throws {
    var tree = Self.tree
    tree["Cell.swift"] = """
      final class TaskCell: UITableViewCell {
        var titleLabel = UILabel()
        func show(_ task: Task) { titleLabel.text = task.title }
      }
      """
    tree["Row.swift"] = "struct TaskRow: View {\n  let task: Task\n  var body: some View { Text(task.title) }\n}\n"
    tree["Screen.swift"] = """
      struct TaskScreenView: View {
        let tasks: [Task]
        var body: some View { List(tasks) { task in TaskRow(task: task) } }
      }
      """
    #expect(try pairs(report(tree)) == ["TaskCell TaskRow stem", "LegacyTaskController TaskScreenView stem"])
  }

  @Test("P1 The only two screens that show a model are a pair, whatever their names")
  func onlyTwo() throws {
    var tree = Self.tree
    tree["Screen.swift"] = Self.screen.replacingOccurrences(of: "TaskScreenView", with: "Overview")
    #expect(try pairs(report(tree)) == ["LegacyTaskController Overview only-two"])
  }

  @Test("P1 Among several nothing is chosen: candidates with the line to paste, the most alike first")
  func candidates() throws {
    var tree = Self.tree
    tree["Screen.swift"] = """
      struct Overview: View {
        let task: Task
        var body: some View { Text(task.due) }
      }
      struct Digest: View {
        let task: Task
        var body: some View { VStack { Text(task.title); Text(task.due) } }
      }
      """
    let found = try report(tree)
    #expect(pairs(found) == [])
    #expect(
      candidates(found) == [
        "LegacyTaskController: Digest model", "LegacyTaskController: Overview model",
        "Overview: LegacyTaskController model", "Digest: LegacyTaskController model",
      ])
    try scan(tree) { ran in
      #expect(ran.output.contains("LegacyTaskController Legacy.swift:1\n    // uyum:pair Digest  same model\n"))
    }
  }

  @Test("P1 A comment above either screen makes the pair, a configuration before it")
  func named() throws {
    var tree = Self.tree
    tree["Screen.swift"] = """
      /// The new one.
      // uyum:pair LegacyTaskController
      struct Overview: View {
        let task: Task
        var body: some View { Text(task.title) }
      }
      struct Digest: View {
        let task: Task
        var body: some View { Text(task.title) }
      }
      """
    #expect(try pairs(report(tree)) == ["LegacyTaskController Overview directive"])
    tree["Screen.swift"] = tree["Screen.swift"]?.replacingOccurrences(
      of: "// uyum:pair LegacyTaskController\n", with: "")
    tree[".uyum.json"] = #"{"pairs": [{"legacy": "LegacyTaskController", "migrated": "Digest"}]}"#
    #expect(try pairs(report(tree)) == ["LegacyTaskController Digest configured"])
  }

  @Test("A comment or a configuration that names no screen is told")
  func unknownName() throws {
    var tree = Self.tree
    tree["Screen.swift"] = "// uyum:pair Nobody\n" + Self.screen
    tree[".uyum.json"] = #"{"pairs": [{"legacy": "LegacyTaskController", "migrated": "Noone"}]}"#
    try scan(tree) { ran in
      #expect(
        ran.errors
          == "uyum: nothing has this name: `Noone` (unknown-name)\n"
          + "uyum: Screen.swift:1: nothing has this name: `Nobody` (unknown-name)\n")
    }
  }

  @Test("A screen is no other half of what it hosts; the seam is listed with what it carries")
  func seam() throws {
    var tree = Self.tree
    tree["Legacy.swift"] = """
      final class TaskController: UIViewController {
        func show(_ task: Task) {
          let host = UIHostingController(rootView: TaskScreenView(task: task))
          addChild(host)
        }
      }
      """
    let found = try report(tree)
    #expect(pairs(found) == [])
    #expect(candidates(found) == [])
    let seam = try #require(found["seams"]?.elements.first)
    #expect(seam["kind"] == .text("hosting-controller"))
    #expect(seam["type"] == .text("UIHostingController"))
    #expect(seam["outer"] == .text("TaskController"))
    #expect(seam["inner"] == .text("TaskScreenView"))
    try scan(tree) { ran in
      #expect(ran.output.contains("TaskController -> TaskScreenView(task: task as Task) Legacy.swift:3:16"))
    }
  }

  @Test("A representable and a hosting cell are seams and in no pair")
  func otherSeams() throws {
    var tree = Self.tree
    tree["Cell.swift"] = """
      final class TaskCell: UITableViewCell {
        func show(_ task: Task) { contentConfiguration = UIHostingConfiguration { TaskScreenView(task: task) } }
      }
      struct Wrapped: UIViewRepresentable {
        let task: Task
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = task.title }
      }
      struct Around: View {
        let task: Task
        var body: some View { Wrapped(task: task) }
      }
      """
    let found = try report(tree)
    let seams = (found["seams"]?.elements ?? []).map { seam in
      ["kind", "type", "outer", "inner"].map { seam[$0]?.text ?? "-" }.joined(separator: " ")
    }
    #expect(seams == ["hosting-cell TaskCell - TaskScreenView", "representable Wrapped Around UILabel"])
    let kinds = Dictionary(
      uniqueKeysWithValues: (found["screens"]?.elements ?? []).map { ($0["name"]?.text ?? "", $0["kind"]?.text ?? "") })
    #expect(kinds["TaskCell"] == "seam")
    #expect(kinds["Wrapped"] == "seam")
    let unpaired = (found["unpaired"]?.elements ?? []).compactMap { $0["screen"]?.text }
    #expect(!unpaired.contains("TaskCell") && !unpaired.contains("Wrapped"))
  }

  @Test("A comment with a reason silences a field; one without, or about nothing, is a finding")
  func ignore() throws {
    var tree = Self.tree
    tree["Screen.swift"] = "// uyum:ignore due - shown in the list\n" + Self.screen
    let found = try report(tree)
    #expect(found["counts"]?["findings"]?["error"] == .number(0))
    let rows = found["pairs"]?.elements.first?["rows"]?.elements ?? []
    let row = try #require(rows.first { $0["key"] == .text("due") })
    #expect(row["level"] == .text("hidden"))
    #expect(row["ignored"]?["reason"] == .text("shown in the list"))
    tree["Screen.swift"] = "// uyum:ignore due\n// uyum:ignore title - never\n" + Self.screen
    let told = try report(tree)["findings"]?.elements ?? []
    #expect(told.compactMap { $0["rule"]?.text } == ["ignores-nothing", "ignores-nothing", "missing"])
  }
}

extension JSONValue {
  /// A text's value; nil for anything else.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
