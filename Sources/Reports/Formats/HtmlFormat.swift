import Inventories

extension Report {
  /// One page that stands alone: a table for each pair and each screen in none, then the findings.
  func html(_ options: RenderOptions) -> String {
    let language = options.language
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let lone = screens.filter { !paired.contains($0.name) && !$0.rows.isEmpty }
    let tables = pairs.map { table($0, options) } + lone.map { table($0, options) }
    let items = findings.map { "<li class=\"\($0.level.rawValue)\">\(escaped($0.line(Sentences(language))))</li>\n" }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <title>uyum</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff; }
      table { border-collapse: collapse; margin-bottom: 2rem; }
      th, td { text-align: left; padding: .3rem .8rem; border-bottom: 1px solid #ddd; }
      .error { color: #b00020; } .warning { color: #8a5a00; } .note { color: #00639b; } .hidden { color: #777; }
      </style>
      </head>
      <body>
      \(tables.joined())<ul>
      \(items.joined())</ul>
      <p>\(escaped(language.totals(counts.findings)))</p>
      </body>
      </html>

      """
  }

  private func table(_ pair: Pair, _ options: RenderOptions) -> String {
    let language = options.language
    let rows = pair.rows.filter { options.all || $0.level != .hidden }.map { row in
      htmlRow(
        row.level,
        [
          language.word(row.level), row.key, language.word(row.channel), language.word(row.legacy.verdict),
          language.word(row.migrated.verdict), row.migrated.sites.first?.placeText ?? "",
        ])
    }
    let header = language.tableHeader(legacy: pair.legacy, migrated: pair.migrated)
    return htmlTable("\(pair.legacy) -> \(pair.migrated)", header, rows)
  }

  private func table(_ screen: Screen, _ options: RenderOptions) -> String {
    let language = options.language
    let rows = screen.rows.filter { options.all || $0.level != .hidden }.map { row in
      htmlRow(
        row.level,
        [
          language.word(row.level), row.key, language.word(row.channel), language.word(row.verdict),
          row.sites.first?.placeText ?? "",
        ])
    }
    return htmlTable(screen.name, language.tableHeader(screen: screen.name), rows)
  }
}

private func htmlTable(_ title: String, _ header: [String], _ rows: [String]) -> String {
  let heads = header.map { "<th>\(escaped($0))</th>" }.joined()
  return "<h2>\(escaped(title))</h2>\n<table>\n<tr>\(heads)</tr>\n\(rows.joined())</table>\n"
}

private func htmlRow(_ level: Level, _ cells: [String]) -> String {
  "<tr class=\"\(level.rawValue)\">" + cells.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>\n"
}
