import Syntax
import Testing

@testable import Headers

/// What comes out of headers, by libclang and from the text alone.
struct ReadingTests {
  static let header = """
    #import <Foundation/Foundation.h>
    NS_ASSUME_NONNULL_BEGIN
    typedef void (^Done)(NSString *name);
    @protocol Loader;
    @interface Song : Recording <NSCopying>
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic, copy, nullable) NSArray<Verse *> *verses;
    @property (nonatomic, weak) id<Loader> loader;
    @property (nonatomic) NSInteger plays;
    @property (nonatomic) CGRect frame;
    @property (nonatomic, copy) Done done;
    @property (nonatomic, null_resettable) UIColor *tint;
    @property (nonatomic, getter=isLive) BOOL live;
    @end
    NS_ASSUME_NONNULL_END
    @interface Song (More)
    @property (class, readonly) Song *first;
    @end
    """

  static let expected = [
    "Song.title: NSString * nonnull T", "Song.verses: NSArray<Verse *> * nullable T?",
    "Song.loader: id<Loader> nullable T?", "Song.plays: NSInteger none T", "Song.frame: CGRect none T",
    "Song.done: Done nonnull T", "Song.tint: UIColor * unspecified T!", "Song.live: BOOL none T",
    "Song.first: Song * none T!",
  ]

  @Test func `libclang and the text alone say the same of a plain header`() throws {
    let library = try #require(Library.found)
    let read = Library.tree(["a.h": Self.header], library: library)
    #expect(Library.lines(read) == Self.expected)
    #expect(read.outlines[0].containers.flatMap(\.properties).allSatisfy { $0.reader == .libclang })
    let text = Library.tree(["a.h": Self.header], library: nil)
    #expect(Library.lines(text) == Self.expected)
    #expect(text.outlines[0].containers.flatMap(\.properties).allSatisfy { $0.reader == .text })
  }

  @Test func `A container has its superclass, protocols, category and methods without arguments`() throws {
    let source = """
      @interface Song : Recording <NSCopying, Loader>
      - (nullable NSString *)subtitle;
      - (void)play:(int)times;
      + (instancetype)shared;
      @property (readonly) int count;
      @end
      """
    let container = try #require(Library.tree(["a.h": source]).outlines.first?.containers.first)
    #expect(container.superclass == "Recording")
    #expect(container.protocols == ["NSCopying", "Loader"])
    #expect(container.methods.map(\.name) == ["subtitle", "shared"])
    #expect(container.methods.map(\.nullability) == [.nullable, .none])
    #expect(container.methods.map(\.isClass) == [false, true])
  }

  @Test func `One file's macros and typedefs serve another, and no keyword is defined anew`() {
    let files = [
      "Defines.h": "#define OWN strong\n#define nullable\ntypedef NSString *Key;\n",
      "Use.h": "@interface A : B\n@property (OWN, nullable) Key key;\n@end\n",
    ]
    #expect(Library.lines(Library.tree(files)) == ["A.key: Key nullable T?"])
  }

  @Test func `Both branches of a conditional come out, the later as an alternative`() throws {
    let source = "@interface A : B\n#if X\n@property int *a;\n#else\n@property float *a;\n#endif\n@end\n"
    let properties = try #require(Library.tree(["a.h": source]).outlines.first?.containers.first?.properties)
    #expect(properties.map(\.type) == ["int *", "float *"])
    #expect(properties.map(\.isAlternative) == [false, true])
  }

  @Test func `A class extension in a source file is merged with the header`() throws {
    let files = [
      "A.h":
        "NS_ASSUME_NONNULL_BEGIN\n@interface A : B\n@property (readonly) NSString *name;\n@end\nNS_ASSUME_NONNULL_END",
      "A.m":
        "@interface A ()\n@property (readwrite) NSString *name;\n@property id secret;\n@end\n@implementation A\n@end",
    ]
    let properties = try #require(Library.tree(files).outlines.last?.containers.first?.properties)
    #expect(properties.map(\.merged?.nullability) == [.nonnull, nil])
    #expect(properties.first?.merged?.isReadonly == false)
    #expect(properties.map(\.swift) == [nil, nil])
  }

  @Test func `A property of a C++ type and one under its macro are marked`() throws {
    let source = """
      @interface A : B
      @property std::vector<std::string> words;
      @property int plain;
      #ifdef __cplusplus
      @property int guarded;
      #endif
      @end
      """
    let properties = try #require(Library.tree(["a.h": source]).outlines.first?.containers.first?.properties)
    #expect(properties.map(\.name) == ["words", "plain", "guarded"])
    #expect(properties.map(\.isCPlusPlus) == [true, false, true])
    #expect(properties.map(\.reader) == [.libclang, .libclang, .libclang])
  }

  @Test func `A macro that makes a property is followed`() throws {
    let source = "#define MAKE(type) @property (readonly) type *made;\n@interface A : B\nMAKE(NSString)\n@end\n"
    for library in [Library.found, nil] {
      let properties = try #require(
        Library.tree(["a.h": source], library: library).outlines.first?.containers.first?.properties)
      #expect(properties.map(\.name) == ["made"])
      #expect(properties.map(\.isFromMacro) == [true])
      #expect(properties.map(\.line) == [3])
    }
  }

  @Test func `Typedefs and enumerations are told by name, with a class in the file or without`() throws {
    let names = "typedef NSString *Key;\ntypedef NS_ENUM(NSInteger, Kind) { KindA };\nenum Plain { PlainA };\n"
    for source in [names, names + "@interface A : B\n@property Kind kind;\n@end\n"] {
      let outline = try #require(Library.tree(["a.h": source]).outlines.first)
      #expect(outline.typedefs == ["Key", "Kind"])
      #expect(outline.enumerations == ["Kind", "Plain"])
    }
  }
}
