import TestKit
import Testing

private let model = """
  struct Frame { var name: String; var photos: [String]; var photo: String? { photos.first } }
  """

private func rows(_ legacy: String, _ migrated: String, _ more: String = "") -> [String] {
  let one = """
    final class FrameController: UIViewController {
      let nameLabel = UILabel()
      let photoView = UIImageView()
      let loader: KitLoader
      func show(_ frame: Frame) { \(legacy) }
    }
    """
  let other = "struct FrameScreen: View { let frame: Frame; var body: some View { \(migrated) } }; \(more)"
  return JudgedPair(model: model, legacy: one, migrated: other).rows
}

@Suite("V4 S2 values handed to code that is not in the tree")
struct HandingTests {
  @Test(
    "V4 what an unknown function is handed beside a view, or on a view, may be shown there",
    arguments: [
      "loader.load(frame.name, into: photoView)", "KitLoad(photoView, frame.name)", "photoView.kitShow(frame.name)",
    ])
  func beside(legacy: String) {
    #expect(rows(legacy, "Text(frame.name)").first == "name: unmeasured (unknown-wrapper) | matched")
  }

  @Test("V4 what an unknown function is handed without a view is not shown by it")
  func without() {
    #expect(rows("loader.prefetch(frame.name)", "Text(frame.name)").first == "name: missing | matched")
  }

  @Test("K6 V4 a computed member is in doubt where what it is made of is handed on, and that has a row")
  func computed() {
    let legacy = "loader.load(frame.photos[0], into: photoView)"
    #expect(
      rows(legacy, "Text(frame.photo ?? \"\")") == [
        "name: missing | missing", "photos: unmeasured (unknown-wrapper) | matched",
        "photo: unmeasured (unknown-wrapper) | matched nil:clears",
      ])
  }

  @Test("K6 V4 it is in no doubt where the screen does not read all that it is made of")
  func partly() {
    let model = "struct Frame { var name: String; var photos: [String]; var title: String { name + photos[0] } }"
    let legacy = """
      final class FrameController: UIViewController {
        let photoView = UIImageView()
        func show(_ frame: Frame) { KitLoad(photoView, frame.photos[0]) }
      }
      """
    let migrated = "struct FrameScreen: View { let frame: Frame; var body: some View { Text(frame.title) } }"
    #expect(
      JudgedPair(model: model, legacy: legacy, migrated: migrated).rows == [
        "photos: unmeasured (unknown-wrapper) | matched", "title: missing | matched",
      ])
  }

  @Test(
    "S2 handing a value to the screen that a link opens is no handing-on, and that screen is another one",
    arguments: ["KitPage(name: frame.name)", "FramePage(name: frame.name)"])
  func opened(destination: String) {
    let page = "struct FramePage: View { let name: String; var body: some View { Text(name) } }"
    let migrated = "NavigationLink(destination: \(destination)) { Text(\"more\") }"
    #expect(rows("nameLabel.text = frame.name", migrated, page).first == "name: matched | missing")
  }
}

@Suite("K2 K6 P2 what is a key, and what is on the way")
struct WayTests {
  @Test("K2 a formatter is a tool on the way, and no key")
  func formatter() {
    let model = """
      struct Bill { var total: Double }
      final class BillModel {
        let bill: Bill
        private let moneyFormatter = KitMoneyFormatter()
        init(bill: Bill) { self.bill = bill }
        var total: String { moneyFormatter.print(bill.total) }
      }
      """
    let legacy = """
      final class BillController: UIViewController {
        let totalLabel = UILabel()
        func show(_ model: BillModel) { totalLabel.text = model.total }
      }
      """
    let migrated = """
      struct BillScreen: View { let bill: Bill; var body: some View { Text("\\(bill.total)") } }
      """
    #expect(JudgedPair(model: model, legacy: legacy, migrated: migrated).rows == ["total: matched | matched"])
  }

  @Test("P4 K1 what a type that nobody declares helps to render a key with has no row; by itself it has one")
  func beside() {
    let legacy = """
      final class SignController: UIViewController {
        let textLabel = UILabel()
        func show(_ sign: Sign) { textLabel.text = sign.text }
      }
      """
    let view = "struct SignScreen: View { let sign: Sign; let site: KitSite; var body: some View { BODY } }"
    let pair = { (body: String) in
      JudgedPair(
        model: "struct Sign { var text: String }", legacy: legacy, migrated: view.replacing("BODY", with: body)
      ).rows
    }
    #expect(pair("Text(\"\\(site.root)/\\(sign.text)\")") == ["text: matched | matched"])
    #expect(
      pair("Text(sign.text); Text(site.root)") == [
        "text: matched | matched", "root: unmeasured (no-common-model) | matched",
      ])
  }

  @Test("K6 a lazy member counts as computed from what it reads")
  func lazily() {
    let model = """
      final class Note {
        let paper: KitPaper
        lazy var stars: Int = { paper.stars }()
        init(paper: KitPaper) { self.paper = paper }
      }
      """
    let legacy = """
      final class NoteController: UIViewController {
        let starsLabel = UILabel()
        func show(_ note: Note) { starsLabel.text = "\\(note.stars)" }
      }
      """
    let view = "struct NoteScreen: View { let note: Note; var body: some View { BODY } }"
    let row = { (body: String) in
      JudgedPair(model: model, legacy: legacy, migrated: view.replacing("BODY", with: body)).rows.first {
        $0.hasPrefix("stars:")
      }
    }
    #expect(row("Text(\"\\(note.paper.stars)\")") == "stars: matched | matched as:paper")
    #expect(row("Text(note.paper.author)") == "stars: matched | missing")
  }

  @Test("P2 joined by name, a member of an input's own type is an input, read or not")
  func inputs() {
    let legacy = """
      final class LogController: UIViewController {
        let dayLabel = UILabel()
        var day: String
        init(day: String) { self.day = day }
        override func viewDidLoad() { dayLabel.text = day }
      }
      """
    let migrated = """
      struct LogScreen: View { let model: LogScreenModel; var body: some View { Text(model.text) } }
      struct LogScreenModel { let day: String; let text: String }
      """
    #expect(JudgedPair(legacy: legacy, migrated: migrated).rows.contains("day: matched | missing"))
  }

  @Test("K2 a payload of an enum that is made on the way is no member of what it is made from")
  func payload() {
    let model = """
      enum Mark { case share(Double); case none }
      struct Poll { var votes: Double; var mark: Mark { .share(votes) } }
      """
    let legacy = """
      final class PollController: UIViewController {
        let shareLabel = UILabel()
        func show(_ poll: Poll) { shareLabel.text = "\\(poll.votes)" }
      }
      """
    let migrated = """
      struct PollScreen: View {
        let poll: Poll
        var body: some View { if case .share(let part) = poll.mark { Text("\\(part)") } }
      }
      """
    let rows = JudgedPair(model: model, legacy: legacy, migrated: migrated).rows
    #expect(rows.contains("votes: matched | matched"))
    #expect(!rows.contains { $0.hasPrefix("votes.") })
  }
}
