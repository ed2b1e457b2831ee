import Inventories
import TestKit
import Testing

private let header = """
  NS_ASSUME_NONNULL_BEGIN
  @interface Entry : NSObject
  @property (nonatomic, copy) NSString *number;
  @end
  @interface Note : Entry
  @property (nonatomic, copy) NSString *title;
  @property (nonatomic, copy, nullable) NSString *text;
  @property (nonatomic, copy, null_resettable) NSString *theme;
  @property (nonatomic, getter=isOpen) BOOL open;
  @property (nonatomic, copy, null_unspecified) NSString *author;
  @property (nonatomic, strong, null_unspecified) NSURL *photo;
  @end
  @interface Note (Texts)
  @property (nonatomic, readonly) NSString *heading;
  @end
  NS_ASSUME_NONNULL_END
  """

/// The row of a key where a UIKit view that is bound again and again, or a SwiftUI view, reads a note of a header.
private func row(_ key: String, uikit statements: String = "", swiftui views: String = "", more: String = "")
  -> [String]
{
  let cell = """
    final class NoteCell: UITableViewCell {
      let titleLabel = UILabel()
      let noteLabel = UILabel()
      let formatter = NumberFormatter()
      func bind(_ note: Note) { titleLabel.text = note.title; \(statements) }
    }
    """
  let view = "struct NoteRow: View { let note: Note; var body: some View { Text(note.title); \(views) } }"
  let pair =
    views.isEmpty
    ? JudgedPair(model: more, header: header, legacy: cell)
    : JudgedPair(model: more, header: header, migrated: view)
  return pair.loneRows.filter { $0.hasPrefix(key + ":") }
}

@Suite("V5 V6 a header's members as nil")
struct HeaderModelTests {
  @Test(
    "V5 a nullable member is judged twice",
    arguments: [
      ("noteLabel.text = note.text", "clears"), ("noteLabel.text = note.text ?? \"-\"", "substitutes"),
      ("if let text = note.text { noteLabel.text = text }", "keeps"), ("noteLabel.text = \"\\(note.text)\"", "prints"),
      ("noteLabel.text = note.text!", "crashes"),
    ])
  func nullable(statements: String, whenNil: String) {
    #expect(row("text", uikit: statements) == ["text: matched nil:\(whenNil)"])
  }

  @Test(
    "V5 an unaudited member may be nil as well: what takes no nil unwraps it by force",
    arguments: [
      ("noteLabel.text = note.author", "clears"), ("noteLabel.text = note.author?.uppercased()", "clears"),
      ("noteLabel.text = note.author ?? \"-\"", "substitutes"),
      ("noteLabel.text = (note.author ?? \"-\").uppercased()", "substitutes"),
      ("if let author = note.author { noteLabel.text = author }", "keeps"),
      ("noteLabel.text = \"\\(note.author)\"", "prints"), ("noteLabel.text = note.author.uppercased()", "crashes"),
      ("noteLabel.text = String(note.author.prefix(3))", "crashes"),
      ("noteLabel.text = formatter.string(for: note.author)", "clears"),
    ])
  func unaudited(statements: String, whenNil: String) {
    #expect(row("author", uikit: statements) == ["author: matched nil:\(whenNil)"])
  }

  @Test(
    "V6 a view of SwiftUI takes no nil, unless its card says so",
    arguments: [
      ("author", "Text(note.author)", "crashes"), ("author", "Text(note.author ?? \"-\")", "substitutes"),
      ("author", "if let author = note.author { Text(author) }", "clears"),
      ("photo", "AsyncImage(url: note.photo)", "clears"), ("text", "if let text = note.text { Text(text) }", "clears"),
    ])
  func swiftui(key: String, views: String, whenNil: String) {
    #expect(row(key, swiftui: views) == ["\(key): matched nil:\(whenNil)"])
  }

  @Test("V5 what is nonnull, a number or resettable to nil is judged once")
  func once() {
    #expect(row("theme", uikit: "noteLabel.text = note.theme") == ["theme: matched"])
    #expect(row("number", uikit: "noteLabel.text = note.number") == ["number: matched"])
    #expect(row("isOpen", uikit: "noteLabel.text = note.isOpen ? \"Open\" : \"Shut\"") == ["isOpen: matched"])
  }

  @Test("K1 categories and Swift's extensions of a class are its members")
  func members() {
    #expect(row("heading", uikit: "noteLabel.text = note.heading") == ["heading: matched"])
    let extended = "extension Note { var shout: String { title.uppercased() } }"
    #expect(row("shout", uikit: "noteLabel.text = note.shout", more: extended) == ["shout: matched"])
  }

  @Test("P5 a stored member that none shows has a row, one of a category has none")
  func unshown() {
    #expect(row("text", uikit: "noteLabel.text = note.number") == ["text: missing"])
    #expect(row("heading", uikit: "noteLabel.text = note.number") == [])
  }

  @Test("P3 a Swift class that inherits from a header's is one model with it")
  func inheriting() {
    let pair = JudgedPair(
      model: "final class DatedNote: Note { var date = \"\" }", header: header,
      legacy: """
        final class NoteCell: UITableViewCell {
          let noteLabel = UILabel()
          func bind(_ note: Note) { noteLabel.text = note.text ?? note.title }
        }
        """, migrated: "struct NoteRow: View { let note: DatedNote; var body: some View { Text(note.title) } }")
    #expect(pair.rows.filter { $0.hasPrefix("text") } == ["text: matched nil:substitutes | missing"])
  }

  @Test("models[] says the language, the declared type, the nullability and who read it")
  func listed() throws {
    let pair = JudgedPair(
      header: header,
      legacy: "final class A: UIView { let l = UILabel(); func bind(_ note: Note) { l.text = note.title } }")
    let model = try #require(pair.report.models.first { $0.name == "Note" })
    #expect(model.language == .objectiveC)
    #expect(model.kind == .interface)
    #expect(model.file == "Model.h")
    #expect(model.line == 5)
    let fields = model.fields.map { "\($0.key) \($0.type) \($0.nullability.rawValue) \($0.stored) \($0.by.rawValue)" }
    #expect(
      fields == [
        "number NSString * nonnull true text", "title NSString * nonnull true text",
        "text NSString * nullable true text", "theme NSString * nonnull true text", "isOpen BOOL scalar true text",
        "author NSString * unaudited true text", "photo NSURL * unaudited true text",
        "heading NSString * nonnull false text",
      ])
  }

  @Test(
    "V4 a screen's Objective-C half is not read: what its Swift half does not show may be shown there",
    arguments: [
      ("@interface NoteScreen : UIViewController\n@property Note *note;\n@end", "extension NoteScreen", true),
      ("@interface Base : UIViewController\n@property Note *note;\n@end", "final class NoteScreen: Base", true),
      ("@interface Base : UIViewController\n@property NSArray<Note *> *notes;\n@end", "class NoteScreen: Base", true),
      ("@interface Base : UIViewController\n@property UILabel *label;\n@end", "class NoteScreen: Base", false),
    ])
  func half(base: String, declaration: String, isDoubted: Bool) {
    let legacy = "\(declaration) { func bind(_ note: Note) { let label = UILabel(); label.text = note.title } }"
    let pair = JudgedPair(header: header + base, legacy: legacy)
    let expected = isDoubted ? "text: unmeasured (unread-file)" : "text: missing"
    #expect(pair.loneRows.filter { $0.hasPrefix("text") } == [expected])
    #expect(pair.loneRows.filter { $0.hasPrefix("title") } == ["title: matched"])
  }

  @Test("K8 what is handed to a view of which only the header is known may be shown there")
  func opaque() {
    let views = header + "\n@interface NoteBadge : UIView\n@property NSString *badge;\n@end\n"
    let pair = JudgedPair(
      header: views,
      legacy: """
        final class NoteCell: UITableViewCell {
          let titleLabel = UILabel()
          let badge = NoteBadge()
          func bind(_ note: Note) { titleLabel.text = note.title; badge.note = note }
        }
        """)
    #expect(pair.loneRows.filter { $0.hasPrefix("text") } == ["text: unmeasured (handed-on)"])
  }
}
