import Inventories
import Syntax
import TestKit
import Testing

/// V4: what lies too deep to be walked through may show what else is not seen.
@Suite("Screens that are not walked to their end")
struct StopsShortTests {
  private static let model = "struct Tide { var note: String; var height: String }"
  private static let legacy = """
    final class TideController: UIViewController {
      let noteLabel = UILabel()
      func show(_ tide: Tide) { noteLabel.text = tide.note }
    }
    """

  private func row(migrated: String, legacy: String = Self.legacy) -> String? {
    JudgedPair(model: Self.model, legacy: legacy, migrated: migrated).rows.first { $0.hasPrefix("note:") }
  }

  @Test("A member handed down a long chain of views is shown or unmeasured", arguments: [3, 8, 9, 12, 30])
  func views(count: Int) {
    let chain = (1..<count).map {
      "struct Box\($0): View { let tide: Tide; var body: some View { Box\($0 + 1)(tide: tide) } }"
    }
    let last = "struct Box\(count): View { let tide: Tide; var body: some View { Text(tide.note) } }"
    let screen =
      "struct TideScreen: View { let tide: Tide; var body: some View { Text(tide.height); Box1(tide: tide) } }"
    let expected = count < 9 ? "note: matched | matched" : "note: matched | unmeasured (too-deep)"
    #expect(row(migrated: ([screen] + chain + [last]).joined(separator: "\n")) == expected)
  }

  @Test("A member behind nesting that is not read is unmeasured, and the file is named", arguments: [250, 5000])
  func nesting(depth: Int) {
    let open = String(repeating: "VStack { ", count: depth)
    let close = String(repeating: " }", count: depth)
    let screen = "struct TideScreen: View { let tide: Tide; var body: some View { \(open)Text(tide.note)\(close) } }"
    let pair = JudgedPair(model: Self.model, legacy: Self.legacy, migrated: screen)
    #expect(pair.rows.first { $0.hasPrefix("note:") } == "note: matched | unmeasured (too-deep)")
    #expect(pair.report.problems.map(\.code) == [.tooDeep])
    #expect(pair.report.problems.map(\.path) == ["Migrated.swift"])
  }

  @Test("Views that hold one another in every combination end")
  func graph() {
    let names = (0..<30).map { "Knot\($0)" }
    let all = names.map { "\($0)(tide: tide)" }.joined(separator: "; ")
    let knots = names.map { "struct \($0): View { let tide: Tide; var body: some View { \(all) } }" }
    let screen =
      "struct TideScreen: View { let tide: Tide; var body: some View { Knot0(tide: tide); Knot1(tide: tide) } }"
    #expect(row(migrated: ([screen] + knots).joined(separator: "\n")) == "note: matched | unmeasured (too-deep)")
  }

  @Test("Helpers that call one another in every combination end")
  func helpers() {
    let names = (0..<12).map { "twist\($0)" }
    let all = names.map { "\($0)(text)" }.joined(separator: " + ")
    let helpers = names.map { "func \($0)(_ text: String) -> String { text + \(all) }" }
    let screen = """
      struct TideScreen: View {
        let tide: Tide
        var body: some View { Text(twist0(tide.note)) }
        \(helpers.joined(separator: "\n  "))
      }
      """
    #expect(row(migrated: screen)?.hasPrefix("note: matched | ") == true)
    #expect(row(migrated: screen)?.contains("missing") == false)
  }
}
