import Foundation
import TestKit

/// `dev docs`: the documents that are made, not written.
enum Docs {
  /// A generated document.
  struct Document: Sendable {
    /// Its path from the package's root.
    var path: String
    /// Makes its whole text.
    var text: @Sendable () throws -> String
  }

  /// All of them.
  static let documents = [
    Document(path: "docs/corpus.md", text: CorpusIndex.text),
    Document(path: "rules/Embed/CRuleFiles.c", text: RuleDocuments.embedding),
    Document(path: "docs/rules.md", text: RuleDocuments.page),
  ]

  /// Writes them; with `--check` only compares, and gives 1 where one is outdated.
  static func run(_ words: [String]) throws -> Int32 {
    var outdated: [String] = []
    for document in documents {
      let text = try document.text()
      let place = Places.root.appendingPathComponent(document.path)
      guard (try? Data(contentsOf: place)) != Data(text.utf8) else { continue }
      outdated.append(document.path)
      if words != ["--check"] { try Data(text.utf8).write(to: place) }
    }
    guard words == ["--check"] else { return 0 }
    for path in outdated { Workshop.complain("outdated: \(path)") }
    return outdated.isEmpty ? 0 : 1
  }
}

/// `docs/corpus.md`: which case of the corpus shows which rule of the specification.
enum CorpusIndex {
  /// The table, a line for each rule.
  @Sendable static func text() throws -> String {
    let cases = try CorpusCase.slugs().map { try CorpusCase($0) }
    var byRule: [String: [String]] = [:]
    for found in cases {
      for rule in found.rules { byRule[rule, default: []].append("[\(found.slug)](../corpus/\(found.slug)/case.md)") }
    }
    let rows = byRule.sorted { $0.key < $1.key }.map { "| \($0.key) | \($0.value.joined(separator: ", ")) |\n" }
    return """
      # Which case shows which rule

      Made by `swift run dev docs`; \(cases.count) cases.

      | rule | cases |
      |---|---|

      """ + rows.joined()
  }
}
