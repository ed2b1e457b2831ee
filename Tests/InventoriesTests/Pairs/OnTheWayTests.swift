import TestKit
import Testing

@Suite("What lies on the way to a sink")
struct OnTheWayTests {
  @Test("P5 a member of elements is not missing where its key starts at the input that holds them")
  func elementOfInput() {
    let screen = """
      struct ShelfView: View {
        let shelf: Shelf
        var body: some View {
          ForEach(shelf.books.prefix(2)) { book in Text(book.title) }
          ForEach(Library.shared.books) { book in Text(book.spine) }
        }
      }
      """
    let model = """
      struct Shelf { let books: [Book] }
      struct Book: Identifiable { let id: Int; let title: String; let spine: String }
      final class Library { static let shared = Library(); var books: [Book] = [] }
      """
    let rows = JudgedPair(model: model, migrated: screen).loneRows
    #expect(rows.contains("spine: matched"))
    #expect(!rows.contains("title: missing"))
    #expect(rows.contains("id: missing"))
  }

  @Test("K6 what a computed member only hands to a call is read, and not missing")
  func handedByComputed() {
    let screen = """
      struct MemoView: View { let memo: Memo; var body: some View { Text(memo.tag?.label ?? "") } }
      """
    let model = """
      struct Memo { let tagID: String; let author: String; var tag: Tag? { TagStore.shared.tag(id: tagID) } }
      struct Tag { let label: String }
      final class TagStore {
        static let shared = TagStore()
        private var tags: [String: Tag] = [:]
        func tag(id: String) -> Tag? { tags[id] }
      }
      """
    let rows = JudgedPair(model: model, migrated: screen).loneRows
    #expect(!rows.contains("tagID: missing"))
    #expect(rows.contains("author: missing"))
  }

  @Test("K6 what is written into a member of a local value shows where the value is read")
  func partOfLocal() {
    let model = """
      struct Page {
        let host: String; let path: String; let note: String
        var link: URL? {
          var parts = URLComponents(string: host)
          parts?.path = path
          return parts?.url
        }
      }
      """
    let legacy = """
      final class PageController: UIViewController {
        let a = UILabel(), b = UILabel(), c = UILabel()
        func bind(_ page: Page) { a.text = page.host; b.text = page.path; c.text = page.note }
      }
      """
    let migrated = """
      struct PageView: View { let page: Page; var body: some View { Text(page.link?.absoluteString ?? "") } }
      """
    let rows = JudgedPair(model: model, legacy: legacy, migrated: migrated).rows
    #expect(rows.contains("host: matched | matched"))
    #expect(rows.contains("path: matched | matched"))
    #expect(rows.contains("note: matched | missing"))
  }

  @Test("C1 what an enum computes of a case that the code writes is a constant, of a model's member it is not")
  func computedOfCase() {
    let model = """
      enum Glyph { case cross, bell; var asset: String { switch self { case .cross: "x"; case .bell: "b" } } }
      struct Alarm { let glyph: Glyph; let title: String }
      """
    let screen = """
      struct AlarmView: View {
        let alarm: Alarm
        var body: some View { picture(.cross); Text(alarm.title) }
        func picture(_ glyph: Glyph) -> Image { Image(glyph.asset) }
      }
      """
    let rows = JudgedPair(model: model, migrated: screen).loneRows
    #expect(rows == ["glyph: missing", "title: matched"])
    let other = JudgedPair(model: model, migrated: screen.replacing("picture(.cross)", with: "picture(alarm.glyph)"))
    #expect(other.loneRows == ["glyph: matched", "title: matched"])
  }

  @Test("R1 what chooses an object has none of the object's members")
  func chooserOfObject() {
    let model = """
      struct Page { let isFirst: Bool; let first: Line; let second: Line }
      struct Line { let text: String }
      """
    let screen = """
      struct PageView: View {
        let page: Page
        var body: some View { Text(line.text) }
        var line: Line { page.isFirst ? page.first : page.second }
      }
      """
    let rows = JudgedPair(model: model, migrated: screen).loneRows
    #expect(rows.contains("isFirst: matched"))
    #expect(!rows.contains { $0.hasPrefix("isFirst.") })
  }
}
