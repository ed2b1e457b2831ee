import Inventories
import TestKit
import Testing

@Suite("K2 objects that Objective-C makes of what they are given")
struct MadeObjectTests {
  private func rows(_ text: String) -> [String] {
    let cell = """
      @interface NoteCell : UITableViewCell
      @property (nonatomic, strong) UILabel *titleLabel;
      @end
      @implementation NoteCell
      - (void)showNote:(Note *)note { self.titleLabel.text = \(text); }
      @end
      """
    return JudgedPair(
      header: "@interface Note : NSObject\n@property (nonatomic, copy, nonnull) NSString *title;\n@end",
      objectiveC: cell,
      migrated: "struct NoteRow: View { let note: Note; var body: some View { Text(note.title) } }"
    ).rows
  }

  @Test(
    "K2 what a text is made of shows in it, however much else it is made of, and what is read of it is no key",
    arguments: [
      "[[Words alloc] initWithText:note.title].rendered",
      "[[Words alloc] initWithPrefix:@\"a\" text:note.title].rendered",
      "[[Words alloc] initWithPrefix:@\"a\" text:note.title suffix:@\"b\"].rendered",
      "[[Words alloc] initWithPrefix:@\"a\" text:note.title suffix:@\"b\" size:4].rendered",
      "[[Words alloc] initWithPrefix:@\"a\" text:note.title suffix:@\"b\" size:4]",
    ])
  func made(text: String) { #expect(rows(text) == ["title: matched | matched"]) }
}
