import TestKit
import Testing

@Suite("P2 P4 P5 models of pairs")
struct ModelTests {
  private let legacy = """
    final class TrayController: UIViewController {
      let countLabel = UILabel()
      func show(_ tray: Tray) { countLabel.text = "\\(tray.tabs)" }
    }
    """

  @Test("P2 a screen that takes the model in reaches it, even where it reads no member: what it lost is missing")
  func takenIn() {
    let migrated = "struct TrayHeader: View { let tray: Tray; var body: some View { Text(\"Tabs\") } }"
    let pair = JudgedPair(model: "struct Tray { var tabs: Int }", legacy: legacy, migrated: migrated)
    #expect(pair.rows == ["tabs: matched | missing"])
    #expect(pair.report.pairs.map(\.models) == [["Tray"]])
  }

  @Test("P4 a screen that neither takes the model in nor reads it says nothing about it")
  func notTakenIn() {
    let migrated = "struct TrayHeader: View { let style: Int; var body: some View { Text(\"\\(style)\") } }"
    let pair = JudgedPair(model: "struct Tray { var tabs: Int }", legacy: legacy, migrated: migrated)
    #expect(pair.rows.contains("tabs: matched | unmeasured (no-common-model)"))
  }

  @Test("P2 a type that both take in and neither reads gives no rows")
  func neitherReads() {
    let model = "struct Tray { var tabs: Int }; struct Look { var width: Int }"
    let one = legacy.replacing("func show(_ tray: Tray)", with: "func show(_ tray: Tray, look: Look)")
    let migrated =
      "struct TrayHeader: View { let tray: Tray; let look: Look; var body: some View { Text(\"\\(tray.tabs)\") } }"
    #expect(JudgedPair(model: model, legacy: one, migrated: migrated).rows == ["tabs: matched | matched"])
  }

  @Test("P5 stored members that none shows have rows; an object of which members are read has none")
  func rows() {
    let model = "struct Shop { var name: String }; struct Tray { var tabs: Int; var shop: Shop; var id: Int }"
    let migrated = "struct TrayHeader: View { let tray: Tray; var body: some View { Text(tray.shop.name) } }"
    let pair = JudgedPair(model: model, legacy: legacy, migrated: migrated)
    #expect(pair.rows == ["tabs: matched | missing", "shop.name: missing | matched", "id: missing | missing"])
  }

  @Test("L4 a member that is shown anywhere is no condition, nor is a whole object")
  func conditions() {
    let model = "struct Tray { var tabs: Int?; var isOpen: Bool }"
    let migrated = """
      struct TrayHeader: View {
        let tray: Tray?
        var body: some View {
          if let tray {
            if let tabs = tray.tabs { Text("\\(tabs)") }
            if tray.isOpen { Text("open") }
          }
        }
      }
      """
    #expect(JudgedPair(model: model, migrated: migrated).conditions == ["isOpen exists"])
  }
}

@Suite("K8 whole objects that are printed")
struct PrintedObjectTests {
  private let legacy = """
    final class ShowController: UIViewController {
      let titleLabel = UILabel()
      func bind(_ show: Show) { titleLabel.text = show.title }
    }
    """

  private func rows(_ model: String, _ text: String) -> [String] {
    let migrated = "struct ShowScreen: View { let show: Show; var body: some View { Text(show.title); Text(\(text)) } }"
    return JudgedPair(model: model, legacy: legacy, migrated: migrated).rows
  }

  @Test(
    "K8 an inherited description is extra",
    arguments: ["show.description", "String(describing: show)", "\"\\(show)\""])
  func inherited(text: String) {
    let found = rows("final class Show: NSObject { let title: String }", text)
    #expect(found == ["title: matched | matched", "description: unmeasured (neither) | extra"])
  }

  @Test("K8 an own description shows what its body reads", arguments: ["show.description", "\"\\(show)\""])
  func own(text: String) {
    let model = """
      struct Show: CustomStringConvertible { let title: String; let host: String; var description: String { host } }
      """
    let host = legacy.replacing("show.title }", with: "show.title; titleLabel.accessibilityLabel = show.host }")
    let migrated = "struct ShowScreen: View { let show: Show; var body: some View { Text(show.title); Text(\(text)) } }"
    let found = JudgedPair(model: model, legacy: host, migrated: migrated).rows
    #expect(found.contains("host spoken: matched | matched"))
    #expect(!found.contains { $0.contains("extra") })
  }

  @Test("K8 a member that is called so is a member")
  func member() {
    let model = "struct Show { let title: String; let description: String }"
    #expect(rows(model, "show.description") == ["title: matched | matched", "description: missing | matched"])
  }

  @Test("K8 the finding is a warning of its own rule")
  func finding() {
    let migrated = "struct ShowScreen: View { let show: Show; var body: some View { Text(show.description) } }"
    let model = "final class Show: NSObject { let title: String }"
    let found = JudgedPair(model: model, legacy: legacy, migrated: migrated).report.findings
    #expect(found.filter { $0.rule == .printsObject }.map(\.level) == [.warning])
  }
}
