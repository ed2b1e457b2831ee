import TestKit
import Testing

private let model = "struct Mail { var sender: String; var date: String; var isRead: Bool }"

private func legacy(_ statements: String) -> String {
  """
  final class MailController: UIViewController {
    let senderLabel = UILabel()
    let dateLabel = UILabel()
    func bind(_ mail: Mail) { senderLabel.text = mail.sender; dateLabel.text = mail.date; \(statements) }
  }
  """
}

private func rows(_ statements: String, _ body: String) -> [String] {
  let migrated = "struct MailScreen: View { let mail: Mail; var body: some View { \(body) } }"
  return JudgedPair(model: model, legacy: legacy(statements), migrated: migrated).rows
}

@Suite("R channels and roles")
struct ChannelTests {
  private static let both = "Text(mail.sender); Text(mail.date)"

  @Test("R5 a spoken row is made only for a key that a screen writes into an accessibility text")
  func onlyWritten() {
    #expect(!rows("", Self.both).contains { $0.contains("spoken") })
    let found = rows("", "Text(mail.sender).accessibilityLabel(mail.sender); Text(mail.date)")
    #expect(found.filter { $0.contains("spoken") } == ["sender spoken: matched | matched"])
  }

  @Test("R5 what is visible is spoken too, unless another text is set for its element")
  func anotherText() {
    let found = rows(
      "senderLabel.accessibilityLabel = mail.date", "Text(mail.sender).accessibilityLabel(mail.sender); Text(mail.date)"
    )
    #expect(found.contains("sender spoken: missing | matched"))
    #expect(found.contains("date spoken: matched | matched"))
  }

  @Test("R5 a text set for one element leaves the others spoken")
  func textOfAnother() {
    let found = rows(
      "senderLabel.accessibilityLabel = mail.sender",
      "VStack { Text(mail.sender); Text(mail.date).accessibilityLabel(\"when\") }")
    #expect(found.contains("sender spoken: matched | matched"))
  }

  @Test("R5 what is hidden from accessibility is not spoken", arguments: ["true", "mail.isRead"])
  func muted(value: String) {
    let found = rows(
      "senderLabel.accessibilityLabel = mail.sender",
      "VStack { Text(mail.sender) }.accessibilityHidden(\(value)); Text(mail.date)")
    #expect(found.contains("sender spoken: matched | \(value == "true" ? "missing" : "matched")"))
  }

  @Test("R5 V4 visible on the legacy screen and only spoken on the migrated one is missing, spoken only")
  func spokenOnly() {
    let found = rows("", "Text(mail.sender).accessibilityLabel(mail.date)")
    #expect(found.contains("date: matched | missing (spoken-only)"))
    #expect(found.contains("date spoken: matched | matched"))
  }

  @Test("R3 one screen selects by a member, the other only decides by it: both read it")
  func selectsAndDecides() {
    let found = rows(
      "dateLabel.isHidden = mail.isRead", "\(Self.both); Text(mail.isRead ? \"read\" : \"new\")")
    #expect(found.contains("isRead: matched | matched"))
  }

  @Test("R2 R4 a member that only styles is a condition and no showing")
  func styles() {
    let found = JudgedPair(model: model, legacy: legacy("dateLabel.textColor = mail.isRead ? .gray : .black"))
    #expect(found.conditions == ["isRead style"])
    #expect(found.loneRows == ["sender: matched", "date: matched", "isRead: missing"])
  }
}
