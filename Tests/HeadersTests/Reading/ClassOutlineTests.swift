import Testing

@testable import Headers

struct ClassOutlineTests {
  private static let files = [
    "Song.h": """
    NS_ASSUME_NONNULL_BEGIN
    NS_SWIFT_NAME(Tune)
    @interface Song : Recording <NSCopying>
    @property (nonatomic, readonly) NSString *title;
    @end
    @interface Song (Lyrics) <Singable>
    @property (nonatomic, nullable) NSString *verse;
    @end
    NS_ASSUME_NONNULL_END
    """,
    "Song.m": "@interface Song ()\n@property (nonatomic, readwrite) NSString *title;\n@property id secret;\n@end\n",
  ]

  @Test func `A class is its interface and its categories`() throws {
    let classes = Library.tree(Self.files).classes()
    let song = try #require(classes.first { $0.name == "Song" })
    #expect(song.swiftName == "Tune")
    #expect(song.superclass == "Recording")
    #expect(song.protocols == ["NSCopying", "Singable"])
    #expect(song.members.map(\.swiftName) == ["title", "verse"])
    #expect(song.members.map(\.category) == [nil, "Lyrics"])
    #expect(song.members.map(\.isReadonly) == [true, false])
  }

  @Test func `A source file's extension makes a property writable and adds its own, where asked`() throws {
    let song = try #require(Library.tree(Self.files).classes(withSources: true).first { $0.name == "Song" })
    #expect(song.members.map(\.property.name) == ["title", "verse", "secret"])
    #expect(song.members.map(\.isReadonly) == [false, false, false])
    #expect(song.members.map(\.nullability) == [.nonnull, .nullable, .none])
  }
}
