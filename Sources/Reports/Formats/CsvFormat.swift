import Inventories

/// Rows of cells as RFC 4180 has them, lines ended by a line feed.
func csvLines(_ rows: [[String]]) -> String {
  rows.reduce(into: "") { text, row in
    text += row.map(csvCell).joined(separator: ",") + "\n"
  }
}

private func csvCell(_ text: String) -> String {
  let needsQuotes = text.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
  guard needsQuotes else { return text }
  return "\"" + text.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
}

extension Report {
  /// All rows, of pairs and of screens in none, hidden ones too; words are English.
  func csv() -> String {
    let header = [
      "legacyScreen", "migratedScreen", "model", "key", "channel", "legacy", "legacyReason", "legacyWhenNil",
      "migrated", "migratedReason", "migratedWhenNil", "level", "decision", "legacySites", "migratedSites",
    ]
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let lone = screens.filter { !paired.contains($0.name) }
    return csvLines([header] + pairs.flatMap(cells) + lone.flatMap(cells))
  }

  private func cells(_ pair: Pair) -> [[String]] {
    pair.rows.map { row in
      [pair.legacy, pair.migrated, row.model ?? "", row.key, row.channel.rawValue] + words(row.legacy)
        + words(row.migrated) + [row.level.rawValue, row.decision?.kind.rawValue ?? ""]
        + [sites(row.legacy), sites(row.migrated)]
    }
  }

  private func cells(_ screen: Screen) -> [[String]] {
    let isLegacy = screen.kind.sideAlone == .legacy
    return screen.rows.map { row in
      let (legacy, migrated) = isLegacy ? (row.side, nil) : (nil, row.side)
      return [isLegacy ? screen.name : "", isLegacy ? "" : screen.name, row.model ?? "", row.key, row.channel.rawValue]
        + words(legacy) + words(migrated) + [row.level.rawValue, row.decision?.kind.rawValue ?? ""]
        + [sites(legacy), sites(migrated)]
    }
  }

  private func words(_ side: Side?) -> [String] {
    [side?.verdict.rawValue, side?.reason?.rawValue, side?.whenNil?.rawValue].map { $0 ?? "" }
  }

  private func sites(_ side: Side?) -> String { (side?.sites ?? []).map(\.text).joined(separator: " ") }
}
