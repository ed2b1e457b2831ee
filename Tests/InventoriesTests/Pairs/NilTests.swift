import TestKit
import Testing

private let model = "struct Note { var title: String; var text: String? }"

/// What a UIKit view that is bound again and again does when its note has no text.
private func asNil(_ statements: String, members: String = "") -> [String] {
  let screen = """
    final class NoteCell: UITableViewCell {
      let titleLabel = UILabel()
      let textView = UITextView()
      let noteLabel = UILabel()
      \(members)
      func bind(_ note: Note) { titleLabel.text = note.title; \(statements) }
    }
    """
  return JudgedPair(model: model, legacy: screen).loneRows.filter { $0.hasPrefix("text") }
}

@Suite("V6 C4 what a screen does as nil")
struct NilTests {
  @Test(
    "V6 keeps: neither written nor cleared",
    arguments: [
      "if let text = note.text { noteLabel.text = text }",
      "guard let text = note.text else { return }; noteLabel.text = text",
      "if note.text != nil { noteLabel.text = note.text }",
      "if note.text == nil { return }; noteLabel.text = note.text!",
    ])
  func keeps(statements: String) { #expect(asNil(statements) == ["text: matched nil:keeps"]) }

  @Test(
    "V6 C4 clears: the sink is emptied or hidden as nil",
    arguments: [
      "noteLabel.text = note.text",
      #"noteLabel.text = note.text ?? """#,
      "noteLabel.text = nil; if let text = note.text { noteLabel.text = text }",
      "if let text = note.text { noteLabel.text = text } else { noteLabel.text = nil }",
      "guard let text = note.text else { noteLabel.text = nil; return }; noteLabel.text = text",
      "noteLabel.isHidden = note.text == nil; if let text = note.text { noteLabel.text = text }",
      "if let t = note.text { noteLabel.text = t; noteLabel.isHidden = false } else { noteLabel.isHidden = true }",
    ])
  func clears(statements: String) { #expect(asNil(statements) == ["text: matched nil:clears"]) }

  @Test("C4 a reset in prepareForReuse clears")
  func reset() {
    let members = "override func prepareForReuse() { super.prepareForReuse(); noteLabel.text = nil }"
    let found = asNil("if let text = note.text { noteLabel.text = text }", members: members)
    #expect(found == ["text: matched nil:clears"])
  }

  @Test("C4 a reset of another sink clears nothing")
  func resetOfAnother() {
    let members = "override func prepareForReuse() { super.prepareForReuse(); titleLabel.text = nil }"
    let found = asNil("if let text = note.text { noteLabel.text = text }", members: members)
    #expect(found == ["text: matched nil:keeps"])
  }

  @Test(
    "V6 substitutes: a constant stands there as nil",
    arguments: [
      #"noteLabel.text = note.text ?? "-""#,
      #"if let text = note.text { noteLabel.text = text } else { noteLabel.text = "-" }"#,
      #"guard let text = note.text else { noteLabel.text = "-"; return }; noteLabel.text = text"#,
      #"noteLabel.text = note.text != nil ? note.text! : "-""#,
    ])
  func substitutes(statements: String) { #expect(asNil(statements) == ["text: matched nil:substitutes"]) }

  @Test("V6 prints an optional in a text, crashes where it is unwrapped by force")
  func printsAndCrashes() {
    #expect(asNil(#"noteLabel.text = "\(note.text)""#) == ["text: matched nil:prints"])
    #expect(asNil("noteLabel.text = note.text!") == ["text: matched nil:crashes"])
  }

  @Test("V6 a screen that is filled once keeps nothing")
  func once() {
    let screen = """
      final class NoteController: UIViewController {
        var note: Note
        let noteLabel = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); if let text = note.text { noteLabel.text = text } }
      }
      """
    #expect(JudgedPair(model: model, legacy: screen).loneRows.contains("text: matched nil:clears"))
  }

  @Test("V6 a view that SwiftUI builds under a condition clears")
  func built() {
    let screen = """
      struct NoteScreen: View {
        let note: Note
        var body: some View { Text(note.title); if let text = note.text { Text(text) } }
      }
      """
    #expect(JudgedPair(model: model, migrated: screen).loneRows == ["title: matched", "text: matched nil:clears"])
  }

  @Test("V6 unwrapping the object by force says nothing about its members")
  func object() {
    let screen = """
      final class NoteController: UIViewController {
        var note: Note?
        let noteLabel = UILabel()
        func fill() { noteLabel.text = note!.text }
      }
      """
    #expect(JudgedPair(model: model, legacy: screen).loneRows.contains("text: matched nil:clears"))
  }
}
