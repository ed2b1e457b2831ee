import Foundation
import TestKit
import Testing

/// `uyum dump headers`, as a person runs it.
struct HeaderCommandTests {
  /// A folder with one header and an empty cache beside it; gone after the body.
  private func inFolder(_ body: (_ folder: URL, _ environment: [String: String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-headers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("tree/inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("NSString *title", in: folder)
    try body(folder, ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path])
  }

  private func write(_ declaration: String, in folder: URL) throws {
    let text = "@interface Song : NSObject\n@property (nonatomic, copy, nullable) \(declaration);\n@end\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent("tree/inner/Song.h"))
  }

  private func rows(_ run: Program) throws -> [[String: Any]] {
    let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(answer?["properties"] as? [[String: Any]])
  }

  private let words = ["dump", "headers", "tree", "--format", "json"]

  @Test func `A folder's properties come as JSON, named from the folder`() throws {
    try inFolder { folder, environment in
      let run = try Program.run(words, in: folder, environment: environment)
      #expect(run.status == 0)
      let row = try #require(try rows(run).first)
      #expect(row["file"] as? String == "inner/Song.h")
      #expect(row["line"] as? Int == 2)
      #expect(row["container"] as? String == "Song")
      #expect(row["nullability"] as? String == "nullable")
      #expect(row["swift"] as? String == "T?")
    }
  }

  @Test func `The second run says the same, and an edit is seen`() throws {
    try inFolder { folder, environment in
      let first = try Program.run(words, in: folder, environment: environment)
      let second = try Program.run(words, in: folder, environment: environment)
      #expect(second.output == first.output)
      try write("NSNumber *title", in: folder)
      let edited = try Program.run(words, in: folder, environment: environment)
      let row = try #require(try rows(edited).first)
      #expect(row["type"] as? String == "NSNumber *")
    }
  }

  @Test func `Nothing is kept with --no-cache`() throws {
    try inFolder { folder, environment in
      let run = try Program.run(words + ["--no-cache"], in: folder, environment: environment)
      #expect(run.status == 0)
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("cache").path))
    }
  }

  @Test func `A cache that was broken is no harm`() throws {
    try inFolder { folder, environment in
      let first = try Program.run(words, in: folder, environment: environment)
      let kept = folder.appendingPathComponent("cache/uyum/headers")
      let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
      #expect(names.count == 1)
      for name in names { try Data("broken".utf8).write(to: kept.appendingPathComponent(name)) }
      let second = try Program.run(words, in: folder, environment: environment)
      #expect(second.output == first.output)
    }
  }

  @Test func `A library that is none is told, and the text is read`() throws {
    try inFolder { folder, environment in
      let given = environment.merging(["UYUM_LIBCLANG": "/bin/sh"]) { $1 }
      let run = try Program.run(words, in: folder, environment: given)
      #expect(run.status == 0)
      #expect(run.errors.contains("(no-libclang)"))
      let row = try #require(try rows(run).first)
      #expect(row["by"] as? String == "text")
    }
  }

  @Test func `A path that is not there fails the run`() throws {
    try inFolder { folder, environment in
      let run = try Program.run(["dump", "headers", "nowhere"], in: folder, environment: environment)
      #expect(run.status == 2)
    }
  }
}
