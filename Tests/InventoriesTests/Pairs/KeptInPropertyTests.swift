import TestKit
import Testing

/// What a branch writes into a property before it calls what shows it.
@Suite("R1 R2 branches that write a property")
struct KeptInPropertyTests {
  private static let model = "struct Door { let name: String; let isOpen: Bool }"

  private func row(_ statement: String) -> String? {
    let screen = """
      final class DoorController: UIViewController {
        private let again = UILabel()
        private var line = ""
        private var state = State.off
        private var door: Door!
        enum State { case on, off }
        func bind(_ door: Door) { title = door.name; \(statement) }
        private func render() { again.text = line }
        private func turn() { again.text = state == .on ? "on" : "off" }
        private func keep(_ text: String) { line = text }
        private func entitle() { again.text = door.name }
      }
      """
    return JudgedPair(model: Self.model, legacy: screen).loneRows.first { $0.hasPrefix("isOpen:") }
  }

  @Test(
    "R1 a branch selects by what it keeps in a property, then shown by a method that it calls",
    arguments: [
      #"if door.isOpen { line = "open"; render() } else { line = "closed"; render() }"#,
      #"if door.isOpen { self.line = "open"; render() }"#, "if door.isOpen { state = .on; turn() }",
      #"if door.isOpen { keep("open"); render() }"#,
    ])
  func keeps(_ statement: String) { #expect(row(statement) == "isOpen: matched") }

  @Test(
    "R2 it selects nothing by what was kept before",
    arguments: ["self.door = door; if door.isOpen { entitle() }", #"line = "open"; if door.isOpen { render() }"#])
  func before(_ statement: String) { #expect(row(statement) == "isOpen: missing") }

  @Test(
    "R1 a table chooses among the texts that it writes, also beside one that it reads")
  func table() {
    let model = "struct Door { let name: String; let link: String; let kind: String }"
    let rows = { (statement: String) in
      let screen =
        "final class DoorController: UIViewController { func bind(_ door: Door) { title = \(statement) } }"
      return JudgedPair(model: model, legacy: screen).loneRows
    }
    #expect(rows(#"["x": "one", "y": door.link][door.kind]"#).contains("kind: matched"))
    #expect(rows(#"["x": "one", "y": "two"][door.kind] ?? door.name"#).contains("kind: matched"))
  }
}
