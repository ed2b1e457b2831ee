import TestKit
import Testing

private let model = "struct Door { var name: String; var isOpen: Bool; var tint: UIColor; var link: String }"

private func lone(_ body: String) -> JudgedPair {
  JudgedPair(
    model: model, migrated: "struct DoorScreen: View { let door: Door; var body: some View { \(body) } }")
}

private func row(_ key: String, _ pair: JudgedPair) -> String? {
  pair.loneRows.first { $0.hasPrefix(key + ":") }
}

@Suite("R1 R2 R4 roles")
struct RoleTests {
  @Test(
    "R1 what chooses between texts selects, and that counts as shown",
    arguments: [
      #"if door.isOpen { Text("open") } else { Text("shut") }"#,
      #"Text(door.isOpen ? "open" : "shut")"#,
      #"switch door.isOpen { case true: Text("open"); default: Text("shut") }"#,
    ])
  func selects(body: String) { #expect(row("isOpen", lone(body)) == "isOpen: matched") }

  @Test(
    "R2 what only decides whether something is there is a condition",
    arguments: [
      #"Text(door.name); if door.isOpen { Text("open") }"#,
      "if door.isOpen { VStack { content } } else { content }",
      "if door.isOpen { content } else { closed }",
    ])
  func decides(body: String) {
    let screen = """
      struct DoorScreen: View {
        let door: Door
        var body: some View { \(body) }
        var content: some View { Text(door.name) }
        var closed: some View { Text("closed") }
      }
      """
    let pair = JudgedPair(model: model, migrated: screen)
    #expect(pair.conditions == ["isOpen exists"])
    #expect(row("isOpen", pair) == "isOpen: missing")
  }

  @Test("R1 what a loop's `where` compares with chooses what the loop finds")
  func filtered() {
    let screen = """
      final class DoorController: UIViewController {
        func bind(_ door: Door) {
          var place = 0
          for (index, link) in links.enumerated() where link == door.link { place = index }
          title = place == 0 ? "first" : "other"
        }
        private let links = ["a", "b"]
      }
      """
    #expect(row("link", JudgedPair(model: model, legacy: screen)) == "link: matched")
  }

  @Test("R2 a view that is made under a condition exists by it")
  func made() {
    let screen = """
      final class DoorController: UIViewController {
        func bind(_ door: Door) {
          title = door.name
          if door.isOpen { view.addSubview(UIImageView(image: UIImage(named: "open"))) }
        }
      }
      """
    #expect(JudgedPair(model: model, legacy: screen).conditions == ["isOpen exists"])
  }

  @Test(
    "R2 a guard in a caller decides whether a method runs, whatever that writes",
    arguments: [
      "if door.isOpen { refresh() }", "guard door.isOpen else { return }; refresh()",
      "if door.isOpen { refresh() } else { refresh() }",
    ])
  func runs(_ statement: String) {
    let pair = JudgedPair(model: model, legacy: caller(statement))
    #expect(pair.conditions == ["isOpen exists"])
    #expect(row("isOpen", pair) == "isOpen: missing")
  }

  @Test(
    "R1 a guard in a caller selects by what it hands over, and where another branch writes the same sink",
    arguments: [
      #"if door.isOpen { note("open") }"#, "if door.isOpen { refresh() } else { close() }",
      #"if door.isOpen { line = "open" }"#,
    ])
  func hands(_ statement: String) {
    #expect(row("isOpen", JudgedPair(model: model, legacy: caller(statement))) == "isOpen: matched")
  }

  private func caller(_ statement: String) -> String {
    """
    final class DoorController: UIViewController {
      private let again = UILabel()
      private var line = "" { didSet { again.text = line } }
      func bind(_ door: Door) { title = door.name; \(statement) }
      private func refresh() { again.text = "again" }
      private func close() { again.text = "closed" }
      private func note(_ text: String) { again.text = text }
    }
    """
  }

  @Test("R1 a number of rows shows the collection, not what its elements are made of")
  func counts() {
    let count = """
      enum Line { case plain(text: String), gap }
      final class DoorController: UITableViewController {
        private var lines: [Line] = []
        func bind(_ door: Door) { title = door.name; lines = [.plain(text: door.link), .gap] }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
      """
    #expect(row("link", JudgedPair(model: model, legacy: count + "\n}")) == "link: missing")
    let cells = """

        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          switch lines[path.row] {
          case .plain(let text): cell.textLabel?.text = text
          case .gap: cell.textLabel?.text = nil
          }
          return cell
        }
      }
      """
    #expect(row("link", JudgedPair(model: model, legacy: count + cells)) == "link: matched")
  }

  @Test("R2 what is read only when something is tapped is an action")
  func acts() {
    let pair = lone(#"Text(door.name); Button("Copy") { UIPasteboard.general.string = door.link }"#)
    #expect(pair.report.screens.flatMap(\.actions).map(\.key) == ["link"])
    #expect(row("link", pair) == "link: missing")
  }

  @Test("R4 a model's own colour is shown; a token is style")
  func colours() {
    let own = lone("Text(door.name).foregroundStyle(Color(door.tint))")
    #expect(row("tint", own) == "tint: matched")
    let token = "struct Tokens { static var tint: UIColor = .red }"
    let screen = """
      final class DoorController: UIViewController {
        let nameLabel = UILabel()
        func bind(_ door: Door) { nameLabel.text = door.name; nameLabel.textColor = Tokens.tint }
      }
      """
    let styled = JudgedPair(model: model + "\n" + token, legacy: screen)
    #expect(styled.loneRows.filter { !$0.hasSuffix("missing") } == ["name: matched"])
  }

  @Test("R5 a condition around a spoken constant makes no spoken row")
  func spokenConstant() {
    let pair = lone(
      #"if door.isOpen { Text(door.name) } else { Image("x").accessibilityLabel("shut") }"#)
    #expect(!pair.loneRows.contains { $0.contains("spoken") })
  }
}

@Suite("K1 K2 what is added and registered")
struct AddedTests {
  private let model = "struct Bill { var month: String; var amount: String; var plan: String }"

  @Test("K2 what is appended to a local goes on with it")
  func appended() {
    let screen = """
      final class BillCell: UITableViewCell {
        let infoLabel = UILabel()
        func bind(_ bill: Bill) {
          var parts = [bill.month]
          parts.append(bill.amount)
          infoLabel.text = parts.joined(separator: " ")
        }
      }
      """
    #expect(
      JudgedPair(model: model, legacy: screen).loneRows == ["month: matched", "amount: matched", "plan: missing"])
  }

  @Test("S1 a cell that a stored registration fills belongs to the screen")
  func registered() {
    let screen = """
      final class BillsController: UICollectionViewController {
        var bills: [Bill] = []
        private let registration = UICollectionView.CellRegistration<BillTile, Bill> { cell, _, bill in
          cell.monthLabel.text = bill.month
        }
      }
      final class BillTile: UICollectionViewCell { let monthLabel = UILabel() }
      """
    #expect(JudgedPair(model: model, legacy: screen).loneRows.contains("month: matched"))
  }
}
