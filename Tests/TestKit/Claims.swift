import Foundation

/// What a JSON report claims, one line a claim, sorted; `corpus/README.md` says the form.
package enum Claims {
  /// The words that a claim starts with.
  package static let words: Set<String> = [
    "action", "alone", "candidate", "condition", "constant", "finding", "one-sided", "pair", "paired", "problem",
    "recompute", "row", "seam",
  ]

  /// Why a report has no claims.
  package enum Fault: Error { case noReport }

  /// The claims of the JSON that `uyum compare --format json` printed.
  package static func of(json: String) throws -> [String] {
    guard let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object else { throw Fault.noReport }
    let pairs = report.list("pairs")
    var sides: [String: String] = [:]
    for pair in pairs {
      sides[pair.text("legacy")] = "legacy"
      sides[pair.text("migrated")] = "migrated"
    }
    let lines =
      pairs.flatMap(ofPair) + report.list("screens").flatMap { ofScreen($0, side: sides[$0.text("name")]) }
      + ofTree(report)
      + report.list("findings").map { "finding \($0.text("rule")) \($0.text("level")) \($0.text("key"))".trimmed }
      + report.list("recompute").flatMap { entry in
        (entry["causes"] as? [String] ?? []).map { "recompute \(entry.text("key")) \(entry.text("view")) \($0)" }
      }
      + report.list("problems").map { "problem \($0.text("code")) \($0.text("path"))".trimmed }
    return Set(lines).sorted()
  }

  /// What a scan claims: which screens are a pair and why, which may be one, where the frameworks meet.
  private static func ofTree(_ report: Object) -> [String] {
    report.list("pairs").filter { $0.text("why") != "given" }.map {
      "paired \($0.text("legacy")) \($0.text("migrated")) \($0.text("why"))"
    }
      + report.list("unpaired").flatMap { unpaired in
        unpaired.list("candidates").map { other in
          "candidate \(unpaired.text("screen")) \(other.text("screen")) \(other.text("why"))"
        }
      }
      + report.list("seams").map { seam in
        "seam \(["kind", "type", "outer", "inner"].map { seam[$0] as? String ?? "-" }.joined(separator: " "))"
      }
  }

  private static func ofPair(_ pair: Object) -> [String] {
    pair.list("rows").flatMap { row in
      let place = "\(row.text("key")) \(row.text("channel"))"
      return ["pair \(place) \(row.text("level"))"]
        + ["legacy", "migrated"].map { "row \($0) \(place) \(judged(row.object($0)))" }
    }
      + pair.list("conditions").map { "one-sided \($0.text("on")) \($0.text("key")) \($0.text("decides"))" }
  }

  /// A screen's claims; its rows only where it has no pair, which has rows of its own.
  private static func ofScreen(_ screen: Object, side: String?) -> [String] {
    let name = side ?? "lone"
    let rows = side == nil ? screen.list("rows") : []
    return rows.flatMap { row in
      let place = "\(row.text("key")) \(row.text("channel"))"
      return ["alone \(place) \(row.text("level"))", "row lone \(place) \(judged(row))"]
    }
      + screen.list("constants").filter { $0["condition"] == nil }.map { constant in
        "constant \(name) \(constant.text("value"))\(constant["key"].map { " for \($0)" } ?? "")"
      }
      + screen.list("conditions").map { "condition \(name) \($0.text("key")) \($0.text("decides"))" }
      + screen.list("actions").map { "action \(name) \($0.text("key"))" }
  }

  /// A verdict with what the specification adds to it: reason, rule, what happens as nil, the members read instead.
  private static func judged(_ side: Object) -> String {
    var parts = [side.text("verdict")]
    if side["reason"] != nil { parts.append("(\(side.text("reason")))") }
    if side["whenNil"] != nil { parts.append("nil:\(side.text("whenNil"))") }
    if side["rule"] != nil { parts.append("rule:\(side.text("rule"))") }
    if let others = side["renamedTo"] as? [String] { parts.append("as:\(others.sorted().joined(separator: ","))") }
    return parts.joined(separator: " ")
  }
}

private typealias Object = [String: Any]

extension [String: Any] {
  fileprivate func text(_ name: String) -> String { self[name] as? String ?? "" }
  fileprivate func object(_ name: String) -> [String: Any] { self[name] as? [String: Any] ?? [:] }
  fileprivate func list(_ name: String) -> [[String: Any]] { self[name] as? [[String: Any]] ?? [] }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
