import TestKit
import Testing

@Suite("K keys of showings")
struct KeyTests {
  private static let model = """
    struct Author {
      var name: String
      var site: URL
      var caption: String { name }
      var initials: String { String(name.prefix(1)) }
    }
    """

  private func legacy(_ statements: String) -> String {
    """
    final class AuthorController: UIViewController {
      let label = UILabel()
      func bind(_ author: Author) { \(statements) }
    }
    """
  }

  private func migrated(_ body: String, members: String = "") -> String {
    "struct AuthorScreen: View { let author: Author; \(members); var body: some View { \(body) } }"
  }

  @Test("K3 in a pair the key is the member of the type that both reach, behind a view model too")
  func behindViewModel() {
    let screen = """
      struct AuthorScreen: View {
        @ObservedObject var state: AuthorState
        var body: some View { Text(state.heading) }
      }
      final class AuthorState: ObservableObject {
        let author: Author
        init(author: Author) { self.author = author }
        var heading: String { author.name }
      }
      """
    let pair = JudgedPair(model: Self.model, legacy: legacy("label.text = author.name"), migrated: screen)
    #expect(pair.rows.contains("name: matched | matched"))
    #expect(!pair.rows.contains { $0.hasPrefix("heading") })
  }

  @Test("K3 for a lone screen the key is the member of its input that is nearest the sink")
  func nearestInput() {
    let screen = """
      struct AuthorRow: View { let line: Line; var body: some View { Text(line.heading) } }
      struct Line { let author: Author; var heading: String { author.name } }
      """
    let pair = JudgedPair(model: Self.model, migrated: screen)
    #expect(pair.loneRows.contains("heading: matched"))
    #expect(!pair.loneRows.contains { $0.hasPrefix("name") })
  }

  @Test("K4 what follows the model's last member is a rendering and stands in via")
  func rendering() {
    let pair = JudgedPair(model: Self.model, migrated: migrated("Text(author.site.absoluteString)"))
    #expect(pair.loneRows == ["name: missing", "site: matched"])
    let row = pair.report.screens.flatMap(\.rows).first { $0.key == "site" }
    #expect(row?.via.first == "absoluteString")
  }

  @Test("K5 a view's own state is no model member and has no row")
  func ownState() {
    let screen = migrated("Text(author.name); Text(draft)", members: #"@State private var draft = "new""#)
    let pair = JudgedPair(model: Self.model, migrated: screen)
    #expect(pair.loneRows == ["name: matched", "site: missing"])
  }

  @Test("K6 a computed member shows what its body reads, and is renamed where the screen reads all of that itself")
  func computed() {
    let pair = JudgedPair(
      model: Self.model, legacy: legacy("label.text = author.name"), migrated: migrated("Text(author.caption)"))
    #expect(
      pair.rows.filter { !$0.hasPrefix("site") } == [
        "name: matched | matched", "caption: matched as:name | matched",
      ])
  }

  @Test("K7 P5 two computed members over one stored member are two keys, and the stored one has no row of its own")
  func sideways() {
    let pair = JudgedPair(
      model: Self.model, legacy: legacy("label.text = author.caption"), migrated: migrated("Text(author.initials)"))
    #expect(
      pair.rows.filter { !$0.hasPrefix("site") } == [
        "caption: matched | missing", "initials: missing | matched",
      ])
  }

  @Test("R6 several showings of one key in one channel are one row, matched if one follows")
  func severalShowings() {
    let pair = JudgedPair(model: Self.model, migrated: migrated("Text(author.name); Text(author.name.uppercased())"))
    #expect(pair.loneRows == ["name: matched", "site: missing"])
    #expect(pair.report.screens.flatMap(\.shows).count == 2)
  }

  @Test("V3 an unknown freshness counts as shown")
  func unknownFreshness() {
    let pair = JudgedPair(model: Self.model, legacy: legacy("label.text = author.name"))
    #expect(pair.loneRows == ["name: matched", "site: missing"])
    #expect(pair.report.screens.flatMap(\.rows).compactMap(\.freshness) == [.unknown])
  }

  @Test("V3 a plain value input that body reads follows")
  func follows() {
    let pair = JudgedPair(model: Self.model, migrated: migrated("Text(author.name)"))
    #expect(pair.report.screens.flatMap(\.rows).compactMap(\.freshness) == [.follows])
  }
}
