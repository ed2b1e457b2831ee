import Foundation
import TestKit
import Testing

/// Headers as models, as a person sees them.
struct HeaderModelCommandTests {
  private static let header = """
    @interface Song : NSObject
    @property (nonatomic, copy, nonnull) NSString *title;
    @property (nonatomic, copy, nullable) NSString *verse;
    @end

    """

  private static let screen = """
    import SwiftUI
    struct SongView: View { let song: Song; var body: some View { Text(song.title) } }

    """

  private static let files = ["App/Song.h": header, "App/SongView.swift": screen, "Pods/Other.h": header]

  private func answer(_ run: Program) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func fields(_ answer: [String: Any]) throws -> [String] {
    let models = try #require(answer["models"] as? [[String: Any]])
    return models.flatMap { model in
      (model["fields"] as? [[String: Any]] ?? []).map { field in
        [model["name"], model["language"], field["key"], field["nullability"], field["by"]]
          .map { $0 as? String ?? "-" }.joined(separator: " ")
      }
    }
  }

  private func environment(_ tree: Tree, _ more: [String: String] = [:]) -> [String: String] {
    more.merging(["XDG_CACHE_HOME": tree.folder.appendingPathComponent(".cache").path]) { one, _ in one }
  }

  @Test func `A scan reads the headers of a tree, the second time as the first`() throws {
    let tree = try Tree(Self.files)
    let words = ["scan", ".", "--format", "json"]
    let first = try Program.run(words, in: tree.folder, environment: environment(tree))
    let found = try answer(first)
    #expect(
      try fields(found) == ["Song objective-c title nonnull libclang", "Song objective-c verse nullable libclang"])
    let files = (found["counts"] as? [String: Any])?["files"] as? [String: Any]
    #expect(files?["headers"] as? Int == 1)
    let rows = (found["screens"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]]
    #expect(rows?.map { "\($0["key"] ?? "") \($0["verdict"] ?? "")" } == ["title matched", "verse missing"])
    #expect(try Program.run(words, in: tree.folder, environment: environment(tree)).output == first.output)
    let anew = try Program.run(words + ["--no-cache"], in: tree.folder, environment: environment(tree))
    #expect(anew.output == first.output)
  }

  @Test func `A header of the model's side is read`() throws {
    let tree = try Tree(Self.files)
    let words = ["compare", "--migrated", "App/SongView.swift", "--model", "App/Song.h", "--format", "json"]
    let run = try Program.run(words, in: tree.folder, environment: environment(tree))
    #expect(run.status == 0)
    #expect(
      try fields(try answer(run)) == [
        "Song objective-c title nonnull libclang", "Song objective-c verse nullable libclang",
      ])
  }

  @Test func `A source file of the model's side gives the classes that it declares`() throws {
    let tree = try Tree(["Song.m": Self.header + "@implementation Song\n@end\n", "A.swift": Self.screen])
    let words = ["compare", "--migrated", "A.swift", "--model", "Song.m", "--format", "json"]
    let run = try Program.run(words, in: tree.folder, environment: environment(tree))
    #expect(
      try fields(try answer(run)) == [
        "Song objective-c title nonnull libclang", "Song objective-c verse nullable libclang",
      ])
  }

  @Test func `Without libclang the text answers, marked, and one problem says so`() throws {
    let tree = try Tree(Self.files)
    let run = try Program.run(
      ["scan", ".", "--format", "json"], in: tree.folder,
      environment: environment(tree, ["UYUM_LIBCLANG": "/nowhere/libclang.so"]))
    let found = try answer(run)
    #expect(try fields(found) == ["Song objective-c title nonnull text", "Song objective-c verse nullable text"])
    let problems = try #require(found["problems"] as? [[String: Any]])
    #expect(problems.map { $0["code"] as? String } == ["no-libclang"])
    #expect(run.status == 0)
  }

  @Test func `A header that could be read only as text is told by its path`() throws {
    let deep = String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)
    let tree = try Tree(["Song.h": Self.header + "#define DEEP \(deep)\nint x = \(deep);\n", "A.swift": Self.screen])
    let run = try Program.run(["scan", ".", "--format", "json"], in: tree.folder, environment: environment(tree))
    let found = try answer(run)
    let problems = try #require(found["problems"] as? [[String: Any]])
    #expect(problems.map { "\($0["code"] ?? "") \($0["path"] ?? "")" } == ["header-in-part Song.h"])
    #expect(try fields(found).allSatisfy { $0.hasSuffix(" text") })
  }

  @Test func `A tree without headers needs no libclang`() throws {
    let tree = try Tree(screens: ["A.swift"])
    let run = try Program.run(
      ["scan", ".", "--format", "json"], in: tree.folder,
      environment: environment(tree, ["UYUM_LIBCLANG": "/nowhere/libclang.so"]))
    #expect((try answer(run)["problems"] as? [Any])?.count == 0)
  }
}
