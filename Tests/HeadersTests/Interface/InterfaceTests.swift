import Syntax
import Testing

@testable import Headers

@Suite("The Swift interface of a header")
struct InterfaceTests {
  private func interface(_ text: String, library: ClangLibrary? = Library.found) throws -> ImportedInterface {
    let sources = [Source(path: "Song.h", text)]
    let tree = HeaderTree(sources, library: library) { count, body in for index in 0..<count { body(index) } }
    return try #require(tree.interfaces(of: sources).first)
  }

  /// The lines without the blanks in front.
  private func lines(_ text: String) throws -> [String] {
    let source = try interface(text).source
    return source.text(source.whole).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func `Each nullability has its mark, and what is resettable to nil is never nil when it is read`() throws {
    let found = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Song : NSObject <NSCopying>
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, copy, nullable) NSString *verse;
      @property (nonatomic, copy, null_resettable) NSString *theme;
      @property (nonatomic, copy, null_unspecified) NSString *mood;
      @property (nonatomic) NSInteger plays;
      @end
      NS_ASSUME_NONNULL_END
      @interface Song (Old)
      @property (nonatomic, copy) NSString *label;
      @property (class, readonly) NSArray<Song *> *all;
      @end
      """)
    #expect(
      found == [
        "class Song: NSObject, NSCopying {", "var title: String;", "var verse: String?;", "var theme: String;",
        "var mood: String!;", "var plays: Int; }", "extension Song {", "var label: String! { get };",
        "static var all: Array<Song>! { get }; }",
      ])
  }

  @Test func `Names are those that Swift imports`() throws {
    let found = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      NS_SWIFT_NAME(Music.Tune)
      @interface SNGSong : NSObject
      @property (nonatomic, getter=isLoud) BOOL loud;
      @property (nonatomic) NSURL *URLOfCover;
      @property (nonatomic) NSString *text NS_SWIFT_NAME(verse);
      @property (nonatomic) NSString *default;
      - (NSString *)displayTitle;
      - (nullable NSString *)subtitle;
      - (void)play;
      - (instancetype)initAtRandom;
      @end
      @protocol Singable
      @optional
      @property (nonatomic, readonly) NSString *key;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(
      found == [
        "extension Music { class Tune: NSObject {", "var isLoud: Bool;", "var urlOfCover: URL;", "var verse: String;",
        "var `default`: String;", "func displayTitle() -> String;", "func subtitle() -> String?; } }",
        "protocol Singable {", "var key: String?; }",
      ])
  }

  @Test func `Names stand where the header has them`() throws {
    let text = """
      // A song.
      @interface Song : NSObject
      @property (nonatomic, copy,
                 nullable) NSString *title;
      @property (nonatomic) NSInteger plays, skips;
      @end
      """
    let header = LineTable(Source(text))
    let made = try interface(text)
    let table = LineTable(made.source)
    let declared = outline(made.source).declarations.map { made.source.text($0.name) }
    #expect(declared == ["Song", "title", "plays", "skips"])
    for (declaration, name) in zip(outline(made.source).declarations, declared) {
      let offset = try #require(text.utf8.firstRange(of: Array(name.utf8))).lowerBound
      let place = header.position(UInt32(text.utf8.distance(from: text.utf8.startIndex, to: offset)))
      let found = table.position(declaration.name.start)
      #expect(found.line == place.line)
      // The second name of a line may need more room than the header has for it.
      if name != "skips" { #expect(found.column == place.column) }
    }
  }

  @Test func `Notes say what Swift's words do not`() throws {
    let text = """
      @interface Song : NSObject
      @property (nonatomic, getter=isLoud) BOOL loud;
      @property (nonatomic, copy) NSString *title;
      @end
      """
    let made = try interface(text, library: nil)
    let notes = made.notes.sorted { $0.key < $1.key }.map(\.value)
    #expect(
      notes == [
        ImportedNote(name: "Song"),
        ImportedNote(
          name: "loud", type: "BOOL", isScalar: true, isFromText: true, attributes: ["getter", "nonatomic"]),
        ImportedNote(name: "title", type: "NSString *", isFromText: true, attributes: ["copy", "nonatomic"]),
      ])
  }

  @Test func `A property that an extension declares anew is there once, and a header of functions has no interface`()
    throws
  {
    let sources = [
      Source(path: "Song+Private.h", "@interface Song ()\n@property NSString *title;\n@property id key;\n@end\n"),
      Source(path: "Song.h", "@interface Song : NSObject\n@property (readonly) NSString *title;\n@end\n"),
      Source(path: "Tools.h", "int add(int, int);\n"),
    ]
    let tree = HeaderTree(sources, library: nil) { count, body in for index in 0..<count { body(index) } }
    let made = tree.interfaces(of: sources)
    #expect(made.map(\.source.path) == ["Song+Private.h", "Song.h"])
    #expect(made.map { outline($0.source).declarations.count } == [2, 2])
  }
}
