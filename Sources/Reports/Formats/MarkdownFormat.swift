import Inventories

/// A table of Markdown; cells are on one line and their bars escaped.
func markdownTable(_ header: [String], _ rows: [[String]]) -> String {
  let lines = [header.map(markdownCell), header.map { _ in "---" }] + rows.map { $0.map(markdownCell) }
  return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
}

private func markdownCell(_ text: String) -> String {
  oneLine(text).reduce(into: "") { $0 += $1 == "|" ? "\\|" : $1 == "<" ? "&lt;" : String($1) }
}

extension Report {
  /// Pairs and screens as tables, for a pull request.
  func markdown(_ options: RenderOptions) -> String {
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let isBrief = options.isTree && !options.all
    let lone = screens.filter { screen in
      !paired.contains(screen.name) && screen.rows.contains { !isBrief || $0.level >= .warning }
    }
    let sections = pairs.map { section($0, options) } + lone.map { section($0, options) } + [findingList(options)]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func section(_ pair: Pair, _ options: RenderOptions) -> String {
    let language = options.language
    let rows = pair.rows.filter { options.all || $0.level != .hidden }.map { row in
      [
        language.word(row.level), "`\(row.key)`", language.word(row.channel), language.word(row.legacy.verdict),
        language.word(row.migrated.verdict), row.migrated.sites.first?.placeText ?? "",
      ]
    }
    let header = language.tableHeader(legacy: pair.legacy, migrated: pair.migrated)
    return oneLine("### \(pair.legacy) -> \(pair.migrated)") + "\n\n" + markdownTable(header, rows)
  }

  private func section(_ screen: Screen, _ options: RenderOptions) -> String {
    let language = options.language
    let rows = screen.rows.filter { options.all || $0.level != .hidden }.map { row in
      [
        language.word(row.level), "`\(row.key)`", language.word(row.channel), language.word(row.verdict),
        row.sites.first?.placeText ?? "",
      ]
    }
    return oneLine("### \(screen.name)") + "\n\n" + markdownTable(language.tableHeader(screen: screen.name), rows)
  }

  func findingList(_ options: RenderOptions) -> String {
    let sentences = Sentences(options.language)
    return findings.map { finding in
      let place = finding.sites.first.map { "`\($0.text)` " } ?? ""
      let level = options.language.word(finding.level)
      return "- \(place)**\(level)** \(finding.sentence(sentences)) (`\(finding.rule.rawValue)`)"
    }.joined(separator: "\n")
  }
}
