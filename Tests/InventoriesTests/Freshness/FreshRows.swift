import Inventories
import TestKit

/// The rows of one screen, each with the rule that proves it stale: `title: stale make-only`, `title: matched`.
func freshRows(legacy: String = "", migrated: String = "") -> [String] {
  let framework = legacy.isEmpty ? "SwiftUI" : "UIKit"
  let judged = JudgedPair(
    legacy: legacy.isEmpty ? "" : "import \(framework)\n" + legacy,
    migrated: migrated.isEmpty ? "" : "import \(framework)\n" + migrated)
  return judged.report.screens.flatMap(\.rows).map { row in
    let rule = row.verdict == .stale ? row.rule.map { " " + $0.rawValue } ?? "" : ""
    return row.key + (row.channel == .spoken ? " spoken" : "") + ": " + row.verdict.rawValue + rule
  }
}

/// The findings of one screen that are of a rule: `index-identity 4`, by the line of their first site.
func freshFindings(_ rule: Fault, legacy: String = "", migrated: String = "") -> [String] {
  let judged = JudgedPair(legacy: legacy, migrated: migrated)
  return judged.report.findings.filter { $0.rule == rule }.map { "\($0.level.rawValue) \($0.sites[0].line)" }
}
