import Headers
import Inventories
import Migrations
import RuleCards
import Syntax

/// A tree of models written in a test: headers are read from their text, sources of Objective-C as their bodies.
struct ModelTree {
  let migration: Migration

  /// Reads a header, its implementation, and Swift.
  init(header: String = "", objectiveC: String = "", swift: String = "") {
    let headers = header.isEmpty ? [] : [Source(path: "Model.h", header)]
    let tree = HeaderTree(headers, library: nil) { count, body in for index in 0..<count { body(index) } }
    let code = [("Model.m", objectiveC), ("Model.swift", swift)].filter { !$0.1.isEmpty }.map { path, text in
      let source = Source(path: path, text)
      return SourceFile(source: source, outline: outline(source))
    }
    let files = code + tree.interfaces(of: headers).map { SourceFile($0) }
    migration = Migration(Analysis(files: files, rules: .builtIn).program, settings: Settings())
  }

  /// The findings in order: `error not-carried Task.title 4`, the line of the first place behind.
  var findings: [String] {
    migration.report.weighed(others: migration.report.findings).findings.map { finding in
      let subject = [finding.model, finding.key].compactMap { $0 }.joined(separator: ".")
      let line = finding.sites.first.map { " \($0.line)" } ?? ""
      return "\(finding.level.rawValue) \(finding.rule.rawValue) \(subject.isEmpty ? "-" : subject)\(line)"
    }
  }

  /// The findings of some rules alone.
  func findings(_ rules: Fault...) -> [String] {
    findings.filter { line in rules.contains { line.split(separator: " ")[1] == $0.rawValue } }
  }
}
