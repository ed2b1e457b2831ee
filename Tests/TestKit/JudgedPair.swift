import Headers
import Inventories
import RuleCards
import Syntax

/// A legacy and a migrated screen with their model, written in a test and judged by the built-in cards.
package struct JudgedPair {
  /// What the analysis says.
  package let report: Report

  /// Judges the first type of each side; a side without source is judged without it. The header is read from its text;
  /// the legacy side may be written in Objective-C.
  package init(
    model: String = "", header: String = "", legacy: String = "", objectiveC: String = "", migrated: String = "",
    keys: [String] = []
  ) {
    let named: [(String, String, Side)] = [
      ("Legacy.swift", legacy, .legacy), ("Legacy.m", objectiveC, .legacy), ("Migrated.swift", migrated, .migrated),
      ("Model.swift", model, .model),
    ]
    let swift = named.filter { !$0.1.isEmpty }.map { path, text, side in
      let source = Source(path: path, text)
      return SourceFile(source: source, outline: outline(source), sides: [side])
    }
    let headers = header.isEmpty ? [] : [Source(path: "Model.h", header)]
    let tree = HeaderTree(headers, library: nil) { count, body in for index in 0..<count { body(index) } }
    let remains = headers.compactMap { header in
      objectiveCRemains(header).map { SourceFile(source: header, outline: $0, sides: [.model]) }
    }
    let files = swift + tree.interfaces(of: headers).map { SourceFile($0, sides: [.model]) } + remains
    var analysis = Analysis(files: files, rules: .builtIn)
    var question = Analysis.Question()
    question.keys = keys
    report = analysis.compare(question)
  }

  /// The rows in order: `note: matched nil:keeps | missing`, the channel behind the key where it is the spoken one.
  package var rows: [String] {
    report.pairs.flatMap(\.rows).map { row in
      "\(name(row.key, row.channel)): \(words(row.legacy)) | \(words(row.migrated))"
    }
  }

  /// The rows of the one screen where there is no pair: `note: matched nil:keeps`.
  package var loneRows: [String] {
    guard report.pairs.isEmpty else { return [] }
    return report.screens.flatMap(\.rows).map { row in
      let side = Report.Side(verdict: row.verdict, reason: row.reason, whenNil: row.whenNil)
      return "\(name(row.key, row.channel)): \(words(side))"
    }
  }

  /// The constants of all screens in order: `badgeLabel.text = yeni`, with ` for badge` where they stand for a field.
  package var constants: [String] {
    report.screens.flatMap(\.constants).map { constant in
      "\(constant.sink) = \(constant.value)" + (constant.key.map { " for \($0)" } ?? "")
    }
  }

  /// The conditions of all screens in order: `isOpen exists`.
  package var conditions: [String] {
    report.screens.flatMap(\.conditions).map { "\($0.key) \($0.decides.rawValue)" }
  }

  private func name(_ key: String, _ channel: Inventories.Channel) -> String {
    key + (channel == .spoken ? " spoken" : "")
  }

  private func words(_ side: Report.Side) -> String {
    var words = [side.verdict.rawValue]
    if let reason = side.reason { words.append("(\(reason.rawValue))") }
    if let whenNil = side.whenNil { words.append("nil:\(whenNil.rawValue)") }
    if !side.renamedTo.isEmpty { words.append("as:\(side.renamedTo.joined(separator: ","))") }
    return words.joined(separator: " ")
  }
}
