import Syntax
import Testing

@testable import Headers

/// Nothing that stands in a file crashes its reading.
struct HostileTests {
  private static func count(_ source: String, library: ClangLibrary? = Library.found) -> Int {
    Library.tree(["a.h": source], library: library).outlines.reduce(0) { total, outline in
      total + outline.containers.reduce(0) { $0 + $1.properties.count }
    }
  }

  @Test func `A header cut short at each byte is read`() {
    let bytes = Array(ReadingTests.header.utf8)
    for end in bytes.indices {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(Self.count(cut, library: nil) <= 9)
      if end % 16 == 0 { #expect(Self.count(cut) <= 9) }
    }
  }

  @Test func `A header with each byte replaced is read`() {
    let bytes = Array(ReadingTests.header.utf8)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      for byte in Array("\"({<*/#@\\\0".utf8) {
        var broken = bytes
        broken[place] = byte
        #expect(Self.count(String(decoding: broken, as: UTF8.self), library: nil) < 20)
      }
    }
  }

  @Test(arguments: [
    "(", "{", "[", "<", "@", "#if A\n", "@interface A<", "@property ", "typedef ", "/*", "\"", "a<", "(^",
  ])
  func `Ten thousand openers are read`(opener: String) {
    let source = "@interface A : B\n@property int a;\n" + String(repeating: opener, count: 10_000)
    #expect(Self.count(source, library: nil) < 20_000)
  }

  @Test func `Macros that explode end with a problem`() throws {
    let chain = (0..<40).map { "#define M\($0) M\($0 + 1) M\($0 + 1)\n" }.joined()
    let source = chain + "@interface A : B\n@property int a;\nM0\n@end\n"
    let tree = Library.tree(["a.h": source])
    #expect(tree.outlines.first?.givenUp == .macrosExplode)
    #expect(tree.problems.map(\.code) == [.headerInPart])
    #expect(Self.count(source) == 1)
  }

  @Test(arguments: [("(", ")"), ("*", ""), ("NSArray<", ">"), ("{", "}")])
  func `What nests without end is read as text, with a problem`(opener: String, closer: String) {
    let deep = String(repeating: opener, count: 5_000) + "int" + String(repeating: closer, count: 5_000)
    let tree = Library.tree(["a.h": "@interface A : B\n@property int a;\n@property \(deep) b;\n@end\n"])
    #expect(tree.outlines.first?.givenUp == .tooDeep)
    #expect(Library.lines(tree).first == "A.a: int none T")
  }

  @Test func `A file too large for libclang is read as text, with a problem`() {
    let source =
      "@interface A : B\n@property int a;\n@end\n" + String(repeating: "typedef int filler;\n", count: 60_000)
    let tree = Library.tree(["a.h": source])
    #expect(tree.outlines.first?.givenUp == .tooLarge)
    #expect(Library.lines(tree) == ["A.a: int none T"])
  }

  @Test func `A file that is no libclang is refused`() {
    #expect(ClangLibrary(path: "/bin/sh") == nil)
    #expect(ClangLibrary(path: "/nowhere/libclang.so") == nil)
  }
}
