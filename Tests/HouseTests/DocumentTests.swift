import Foundation
import TestKit
import Testing

/// Documents say what is so.
struct DocumentTests {
  /// The text of a document; empty where there is none, so that every test on it fails.
  private func document(_ path: String) -> String { HouseFile.text(of: path) ?? "" }

  @Test func `The README opens with the two commands`() throws {
    let block = try #require(document("README.md").split(separator: "```sh\n").dropFirst().first)
    let lines = block.split(separator: "\n").prefix { $0 != "```" }
    let commands = lines.filter { !$0.hasPrefix("  ") }
    #expect(commands.count == 2)
    #expect(commands.first?.hasPrefix("swift run -c release uyum ") == true)
    #expect(commands.last == "swift test")
    let before = document("README.md").prefix { $0 != "`" }
    #expect(before.split(separator: "\n").count <= 8)
  }

  @Test func `What the README shows is what the program prints`() throws {
    let sessions = Session.read(document("README.md")).filter { $0.output != nil }
    #expect(sessions.count >= 2)
    for session in sessions {
      let run = try Program.run(session.arguments)
      #expect(run.output == session.output, "README.md:\(session.line) \(run.errors)")
    }
  }

  /// The tests that a document names, as `Suite/name of the test`.
  private static func named(in text: String) -> [(suite: String, test: String)] {
    text.split(separator: "`").filter { $0.contains("Tests/") && !$0.contains(".") && !$0.contains("\n") }.map { name in
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  @Test func `Every invariant names a test that exists`() throws {
    let text = document("docs/ARCHITECTURE.md")
    let invariants = try #require(text.components(separatedBy: "## Invariants").dropFirst().first)
    let items = invariants.components(separatedBy: "\n- ").dropFirst()
    #expect(items.count >= 12)
    for item in items {
      let names = Self.named(in: item)
      #expect(!names.isEmpty, "no test: \(item.prefix(60))")
      for (suite, test) in names {
        let holds = HouseFile.all.contains { $0.code.contains("struct \(suite) ") && $0.code.contains("`\(test)`") }
        #expect(holds, "no test \(suite)/\(test)")
      }
    }
  }

  @Test func `The map names the rooms that exist, and all of them`() {
    let package = document("Package.swift").replacingOccurrences(of: "\n      name:", with: "name:")
    let targets = ["  .target(name: \"", "  .executableTarget(name: \""].flatMap {
      package.components(separatedBy: $0).dropFirst()
    }
    let rooms = Set(targets.map { String($0.prefix { $0 != "\"" }) }).subtracting(["TestKit"])
    let mapped = document("docs/ARCHITECTURE.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(rooms.count > 8)
    #expect(Set(mapped) == rooms)
  }

  @Test func `Every link between documents leads somewhere`() {
    for path in [
      "README.md", "CHANGELOG.md", "corpus/README.md", "docs/ARCHITECTURE.md", "docs/benchmarks.md", "docs/corpus.md",
      "docs/configuration.md", "docs/explain.md", "docs/scan.md",
    ] {
      let folder = Places.root.appendingPathComponent(path).deletingLastPathComponent()
      for link in document(path).components(separatedBy: "](").dropFirst() {
        let target = String(link.prefix { $0 != ")" && $0 != "#" })
        guard !target.isEmpty, !target.contains("://") else { continue }
        let there = FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path)
        #expect(there, "\(path) links to \(target)")
      }
    }
  }
}
