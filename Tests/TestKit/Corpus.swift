import Foundation

/// One folder of `corpus/`: a migration told in `case.md`, its sources, and what must be claimed about them.
package struct CorpusCase: Sendable {
  /// Why a folder is no case.
  package enum Fault: Error, Equatable {
    /// A file that every case has is missing or empty.
    case noFile(String)
    /// `case.md` does not open with a title, or tells nothing under it.
    case noStory
    /// `case.md` has no `sh` block with exactly one `uyum` command.
    case noCommand
    /// `case.md` has no line `Rules: …`, or the named rule does not exist.
    case unknownRule(String)
    /// The folder holds something that a case does not have.
    case unknownFile(String)
    /// A line of `expected.txt` starts with no known word.
    case unknownClaim(String)
    /// The lines of `expected.txt` are not sorted, or one stands there twice.
    case unsorted(String)
    /// No source lies under `legacy/` or `migrated/`.
    case noSource
  }

  /// The folder's name.
  package let slug: String
  /// The folder.
  package let folder: URL
  /// The rules of the specification that decide it, as `K6`.
  package let rules: [String]
  /// The command whose claims are compared.
  package let command: Session
  /// The commands whose output stands in `case.md`.
  package let sessions: [Session]
  /// The claims, sorted.
  package let expected: [String]
  /// The sources, by path within the folder.
  package let sources: [String]

  /// The corpus of this package.
  package static let home = Places.root.appendingPathComponent("corpus")

  /// The slugs of all cases, sorted.
  package static func slugs(in home: URL = home) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "README.md" }.sorted()
  }

  /// Reads a case whole; throws `Fault` where it is not one.
  package init(_ slug: String, in home: URL = home) throws {
    self.slug = slug
    let folder = home.appendingPathComponent(slug)
    self.folder = folder
    let document = try CorpusCase.text("case.md", in: folder)
    try CorpusCase.checkStory(document)
    self.rules = try CorpusCase.rules(document)
    let all = Session.read(document)
    let plain = all.filter { $0.output == nil }
    guard plain.count == 1, let command = plain.first else { throw Fault.noCommand }
    self.command = command
    self.sessions = all.filter { $0.output != nil }
    self.expected = try CorpusCase.claims(try CorpusCase.text("expected.txt", in: folder))
    self.sources = try CorpusCase.sources(in: folder)
  }

  private static func text(_ name: String, in folder: URL) throws -> String {
    let data = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    guard !data.isEmpty else { throw Fault.noFile(name) }
    return String(decoding: data, as: UTF8.self)
  }

  private static func checkStory(_ document: String) throws {
    let lines = document.split(separator: "\n").prefix { !$0.hasPrefix("```") && !$0.hasPrefix("Rules:") }
    guard lines.first?.hasPrefix("# ") == true, lines.dropFirst().joined(separator: " ").count >= 60 else {
      throw Fault.noStory
    }
  }

  /// How many rules each letter of the specification has; F stands for the facts about recomputation.
  private static let ruleCounts: [Character: Int] = [
    "V": 7, "K": 8, "R": 7, "C": 5, "S": 7, "P": 5, "L": 7, "F": 24,
  ]

  private static func rules(_ document: String) throws -> [String] {
    guard let line = document.split(separator: "\n").first(where: { $0.hasPrefix("Rules: ") }) else {
      throw Fault.unknownRule("")
    }
    let names = line.dropFirst(7).split(separator: ",").map { $0.filter { $0 != " " } }
    for name in names {
      let count = name.first.flatMap { ruleCounts[$0] } ?? 0
      guard let number = Int(name.dropFirst()), (1...max(1, count)).contains(number), count > 0 else {
        throw Fault.unknownRule(name)
      }
    }
    return names
  }

  /// The claims of an expectation's text, checked.
  package static func claims(_ text: String) throws -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines where !Claims.words.contains(String(line.prefix { $0 != " " })) {
      throw Fault.unknownClaim(line)
    }
    for (line, next) in zip(lines, lines.dropFirst()) where !(line < next) { throw Fault.unsorted(next) }
    return lines
  }

  private static let folders: Set<String> = ["legacy", "migrated", "model"]
  private static let extras: Set<String> = ["case.md", "expected.txt", "sample.json", ".uyum.json"]

  private static func sources(in folder: URL) throws -> [String] {
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    let files = paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    for file in files where !extras.contains(file) {
      guard folders.contains(String(file.prefix { $0 != "/" })) else { throw Fault.unknownFile(file) }
    }
    let sources = files.filter { !extras.contains($0) }
    guard sources.contains(where: { !$0.hasPrefix("model/") }) else { throw Fault.noSource }
    return sources
  }
}
