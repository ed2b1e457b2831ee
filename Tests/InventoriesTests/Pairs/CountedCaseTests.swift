import TestKit
import Testing

/// R1: cases that are made of a model's elements, and counted.
@Suite("R1 rows that are counted")
struct CountedCaseTests {
  private static let model = """
    struct Note { let text: String }
    struct Door { let name: String; let links: [String]; let notes: [Note] }
    """

  private func rows(_ statement: String) -> [String] {
    let screen = """
      final class DoorController: UITableViewController {
        private var lines: [Line] = []
        func bind(_ door: Door) { title = door.name; \(statement) }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
      }
      enum Line { case plain(text: String), note(Note), all([String]), gap }
      """
    return JudgedPair(model: Self.model, legacy: screen).loneRows
  }

  @Test(
    "R1 one row for each element shows the collection",
    arguments: [
      "lines = door.links.map { .plain(text: $0) }", "lines += door.links.map { Line.plain(text: $0) }",
    ])
  func elements(statement: String) { #expect(rows(statement).contains("links: matched")) }

  @Test(
    "R1 one row for all of them does not",
    arguments: ["lines = [.all(door.links), .gap]", "let links = door.links; lines.append(.all(links))"])
  func whole(statement: String) { #expect(rows(statement).contains("links: missing")) }
}
