import Foundation
import TestKit
import Testing

/// The corpus: every folder is a whole case, and what the program says about it is what is expected.
struct CorpusTests {
  @Test(arguments: CorpusCase.slugs())
  func `A case is whole`(slug: String) throws {
    let found = try CorpusCase(slug)
    #expect(!found.expected.isEmpty && !found.rules.isEmpty)
    let arguments = found.command.arguments
    let endings = [".swift", ".h", ".m", ".storyboard", ".xib", ".strings"]
    let files = arguments.filter { name in endings.contains { name.hasSuffix($0) } }
    let named = [["scan", "."], ["models", "."]].contains(arguments) ? found.sources : files
    #expect(Set(named) == Set(found.sources))
  }

  @Test func `Each chapter of the specification has cases`() throws {
    let rules = try CorpusCase.slugs().flatMap { try CorpusCase($0).rules }
    #expect(Set(rules.compactMap(\.first)) == ["V", "K", "R", "C", "S", "P", "L", "F"])
    #expect(CorpusCase.slugs().count >= 24)
  }

  @Test(arguments: CorpusCase.slugs())
  func `The claims are the expected ones`(slug: String) throws {
    let found = try CorpusCase(slug)
    let differences = CorpusCase.differences(expected: found.expected, claims: try found.claims())
    #expect(differences == "")
  }

  @Test(arguments: CorpusCase.slugs())
  func `What a case says is printed is printed`(slug: String) throws {
    let found = try CorpusCase(slug)
    for session in found.sessions {
      let run = try Program.run(session.arguments, in: found.folder)
      #expect(run.output == session.output, "case.md:\(session.line) \(run.errors)")
      #expect(run.status == 0)
    }
  }
}

/// A folder that is not a whole case is a failure; each fault is found.
struct CorpusFaultTests {
  private static let story =
    "# A title\n\nA story that is long enough to be one, with what happened and why it matters.\n"
  private static let command = "```sh\nuyum compare --legacy legacy/A.swift\n```\n"

  /// What reading a case with one file exchanged, or taken away, throws.
  private func fault(_ path: String, _ text: String?) throws -> CorpusCase.Fault? {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    var files: [String: String] = [
      "case.md": Self.story + "\nRules: K1, V2\n\n" + Self.command, "expected.txt": "pair a visible none\n",
      "legacy/A.swift": "struct A {}\n",
    ]
    files[path] = text
    for (path, text) in files {
      let place = home.appendingPathComponent("one/" + path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    do {
      _ = try CorpusCase("one", in: home)
      return nil
    } catch let fault as CorpusCase.Fault {
      return fault
    }
  }

  @Test func `A whole case is read`() throws { #expect(try fault("sample.json", "{}") == nil) }

  @Test(arguments: [
    ("case.md", Optional<String>.none, CorpusCase.Fault.noFile("case.md")),
    ("expected.txt", "", .noFile("expected.txt")),
    ("expected.txt", "pear a\n", .unknownClaim("pear a")),
    ("expected.txt", "pair b visible none\npair a visible none\n", .unsorted("pair a visible none")),
    ("expected.txt", "pair a visible none\npair a visible none\n", .unsorted("pair a visible none")),
    ("case.md", "# A title\n\nRules: K1\n\n" + command, .noStory),
    ("case.md", story + "\nRules: K9\n\n" + command, .unknownRule("K9")),
    ("case.md", story + "\nRules: X1\n\n" + command, .unknownRule("X1")),
    ("case.md", story + "\n" + command, .unknownRule("")),
    ("case.md", story + "\nRules: K1\n", .noCommand),
    ("case.md", story + "\nRules: K1\n\n" + command + command, .noCommand),
    ("legacy/A.swift", nil, .noSource),
    ("notes.txt", "more", .unknownFile("notes.txt")),
  ])
  func `A fault in a case is found`(path: String, text: String?, expected: CorpusCase.Fault) throws {
    #expect(try fault(path, text) == expected)
  }
}
