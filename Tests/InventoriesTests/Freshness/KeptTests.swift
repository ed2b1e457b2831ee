import Inventories
import Testing

/// R7 and the findings beside rows: what is kept where a view is used again.
@Suite struct KeptTests {
  private func cell(_ body: String) -> [String] {
    freshRows(
      legacy: """
        final class LetterCell: UITableViewCell {
          let nameLabel = UILabel()
          \(body)
        }
        struct Letter { var name: String; var isNew: Bool; var note: String? }
        """
    ).filter { !$0.hasSuffix("missing") }
  }

  @Test func `R7 what is written under a condition and never written back is stale`() {
    #expect(
      cell("func fill(_ letter: Letter) { if letter.isNew { nameLabel.text = letter.name } }")
        == ["name: stale one-way-write", "isNew: stale one-way-write"])
  }

  @Test(arguments: [
    "func fill(_ letter: Letter) { if letter.isNew { nameLabel.text = letter.name } else { nameLabel.text = nil } }",
    "func fill(_ letter: Letter) { nameLabel.text = nil; if letter.isNew { nameLabel.text = letter.name } }",
    "override func prepareForReuse() { nameLabel.text = nil }\n"
      + "func fill(_ letter: Letter) { if letter.isNew { nameLabel.text = letter.name } }",
  ])
  func `R7 what is written back follows`(body: String) {
    #expect(cell(body).contains("name: matched"))
  }

  @Test func `V6 what only nil leaves there is no stale field`() {
    #expect(
      cell("func fill(_ letter: Letter) { if let note = letter.note { nameLabel.text = note } }") == ["note: matched"])
  }

  @Test func `R7 a condition that is never written back is a finding`() {
    let source = { (more: String) in
      """
      import UIKit
      final class LetterCell: UITableViewCell {
        func fill(_ letter: Letter) {
          textLabel?.text = letter.name
          if letter.isNew { textLabel?.textAlignment = .center } \(more)
        }
      }
      struct Letter { var name: String; var isNew: Bool }
      """
    }
    #expect(freshFindings(.oneWayWrite, legacy: source("")) == ["note 5"])
    #expect(freshFindings(.oneWayWrite, legacy: source("else { textLabel?.textAlignment = .left }")).isEmpty)
  }

  @Test(arguments: [
    ("ForEach(rows.indices, id: \\.self) { RowView(row: rows[$0]) }", ["warning 4"]),
    ("ForEach(0..<rows.count, id: \\.self) { RowView(row: rows[$0]) }", ["warning 4"]),
    ("ForEach(Array(rows.enumerated()), id: \\.offset) { RowView(row: $0.element) }", ["warning 4"]),
    ("ForEach(Array(rows.enumerated()), id: \\.element.id) { RowView(row: $0.element) }", []),
    ("ForEach(rows) { RowView(row: $0) }", []),
    ("ForEach(rows.indices, id: \\.self) { Text(rows[$0].name) }", []),
  ])
  func `V3 rows that own state are told by their place`(list: String, expected: [String]) {
    let source = """
      import SwiftUI
      struct Board: View {
        let rows: [Row]
        var body: some View { \(list) }
      }
      struct RowView: View {
        let row: Row
        @State private var isOpen = false
        var body: some View { VStack { Text(row.name); if isOpen { Text("") } } }
      }
      struct Row: Identifiable { let id: Int; var name: String }
      """
    #expect(freshFindings(.indexIdentity, migrated: source) == expected)
  }

  @Test func `R6 a stored view beside a showing that follows is a note`() {
    let source = """
      import SwiftUI
      struct Signals: View {
        let signal: Signal
        @EnvironmentObject var sheet: Sheet
        var body: some View {
          VStack {
            Text(signal.name)
            Button("") { sheet.content = AnyView(Text(signal.name)) }
          }
        }
      }
      struct Signal { var name: String }
      final class Sheet: ObservableObject { @Published var content = AnyView(EmptyView()) }
      """
    #expect(freshFindings(.storedView, migrated: source) == ["note 8"])
  }
}
