import Syntax
import Testing

@testable import Headers

struct CacheTests {
  private static let stamp = Digest(text: "one")
  private static let files = [
    "a.h": ReadingTests.header, "b.h": "@interface Verse : NSObject\n@property (copy) NSString *text;\n@end\n",
  ]

  private func filled(_ files: [String: String]) throws -> HeaderCache {
    try #require(Library.tree(files, cache: HeaderCache(stamp: Self.stamp)).newCache)
  }

  @Test func `What is kept is what was read`() throws {
    let fresh = Library.tree(Self.files)
    let cache = HeaderCache(try filled(Self.files).bytes, stamp: Self.stamp)
    let again = Library.tree(Self.files, library: nil, cache: cache)
    #expect(again.outlines == fresh.outlines)
    #expect(again.newCache == nil)
  }

  @Test func `An edit is seen, and what it does not touch is kept`() throws {
    let cache = try filled(Self.files)
    var files = Self.files
    files["b.h"] = "@interface Verse : NSObject\n@property (copy) NSString *words;\n@end\n"
    // Without a library a file that is read anew would be read as text.
    let again = Library.tree(files, library: nil, cache: cache)
    #expect(again.outlines[0].containers[0].properties.map(\.reader).allSatisfy { $0 == .libclang })
    #expect(again.outlines[1].containers[0].properties.map(\.name) == ["words"])
    #expect(again.outlines[1].containers[0].properties.map(\.reader) == [.text])
  }

  @Test func `A fact that changes in one file makes all be read anew`() throws {
    var files = Self.files
    files["k.h"] = "typedef NSString *Key;\n"
    files["u.h"] = "@interface U : B\n@property Key key;\n@end\n"
    let cache = try filled(files)
    #expect(Library.lines(Library.tree(files, cache: cache)).contains("U.key: Key none T!"))
    files["k.h"] = "typedef long Key;\n"
    #expect(Library.lines(Library.tree(files, cache: cache)).contains("U.key: Key none T"))
  }

  @Test func `A file that goes or comes is noticed`() throws {
    let cache = try filled(Self.files)
    #expect(Library.tree(["a.h": ReadingTests.header], cache: cache).outlines.count == 1)
    var files = Self.files
    files["c.h"] = "@interface C : B\n@property int c;\n@end\n"
    #expect(Library.lines(Library.tree(files, cache: cache)).contains("C.c: int none T"))
  }

  @Test func `Another program, library or set of rules finds nothing`() throws {
    #expect(HeaderCache(try filled(Self.files).bytes, stamp: Digest(text: "two")).entries.isEmpty)
  }

  @Test func `A broken cache is an empty one`() throws {
    let bytes = try filled(Self.files).bytes
    #expect(HeaderCache(bytes, stamp: Self.stamp).entries.count == 2)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(HeaderCache(Array(bytes[..<end]), stamp: Self.stamp).entries.isEmpty)
      var broken = bytes
      broken[end] ^= 0x40
      #expect(HeaderCache(broken, stamp: Self.stamp).entries.isEmpty)
    }
  }

  @Test func `Bytes that were not packed unpack to nothing`() {
    for length in 0..<64 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      let facts = FileFacts(packed: bytes)
      #expect(facts == nil || facts?.packed.count ?? 0 <= bytes.count)
    }
  }

  @Test func `The digest is that of the published function`() {
    #expect(Digest(text: "").text == String(repeating: "0", count: 32))
    #expect(Digest(text: "hello") == Digest(low: 0xCBD8_A7B3_41BD_9B02, high: 0x5B1E_906A_48AE_1D19))
    let long = String(repeating: "a", count: 31)
    #expect(Digest(text: long) != Digest(text: long + "\0"))
  }
}
