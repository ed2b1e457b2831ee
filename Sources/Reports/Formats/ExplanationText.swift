import Inventories

extension Report {
  /// What explains a field of a screen, for a person: the verdicts with their reasons, then every way from a sink back
  /// to the model's member, hop by hop.
  ///
  /// - Parameter explanations: the screen's own, and behind it that of its pair's other screen.
  package func explained(key: String, by explanations: [Explanation], _ options: RenderOptions) -> String {
    guard let own = explanations.first else { return "" }
    let printer = ExplanationPrinter(report: self, options: options)
    let rows = printer.rows(of: key, on: own.screen, explanations)
    // Where this screen has nothing to show for it, the other one's ways say what was to be found.
    let told = explanations.first { !$0.ways.isEmpty }
    let ways = told.map { told in told.ways.map { printer.block($0, on: told.screen, asked: key) } } ?? []
    let head = printer.painter.bold("\(own.screen).\(key)")
    return ([head] + rows + ways).joined(separator: "\n\n") + "\n"
  }

  /// Where a model's member reaches, for a person: each screen with what it does by it, then those that do nothing.
  package func explained(_ reach: Reach, _ options: RenderOptions) -> String {
    let printer = ExplanationPrinter(report: self, options: options)
    let field = models.first { $0.name == reach.model }?.fields.first { $0.key == reach.key }
    let declaration = field.map { ": \(oneLineOfSource($0.type)) \(printer.painter.faint($0.site.text))" } ?? ""
    let head = printer.painter.bold("\(reach.model).\(reach.key)") + declaration
    let blocks = reach.screens.map { printer.block($0, asked: reach.key) }
    return ([head] + blocks + printer.block(others: reach.others)).joined(separator: "\n\n") + "\n"
  }
}

/// Prints explanations.
struct ExplanationPrinter {
  let report: Report
  let options: RenderOptions

  private var language: Language { options.language }
  private var sentences: Sentences { Sentences(language) }
  var painter: Painter { Painter(isOn: options.colours) }

  /// A block for each row that the field has: in the screen's pair, else of the screen alone.
  func rows(of key: String, on screen: String, _ explanations: [Explanation]) -> [String] {
    let pair = report.pairs.first { $0.legacy == screen || $0.migrated == screen }
    let paired = pair?.rows.filter { $0.key == key } ?? []
    if let pair, !paired.isEmpty {
      return paired.map { row in
        let words = "\(language.word(row.legacy.verdict)) -> \(language.word(row.migrated.verdict))"
        let head = "\(pair.legacy) -> \(pair.migrated) (\(language.word(pair.why)))"
        let sides = [(pair.legacy, row.legacy), (pair.migrated, row.migrated)]
        return block(
          "\(head): \(name(key, row.model, row.channel)): \(words)", row.level, key, row.channel, sides, explanations)
      }
    }
    let own = report.screens.first { $0.name == screen }?.rows.filter { $0.key == key } ?? []
    return own.map { row in
      let head = "\(name(key, row.model, row.channel)): \(language.word(row.verdict))"
      return block(head, row.level, key, row.channel, [(screen, row.side)], explanations)
    }
  }

  private func block(
    _ head: String, _ level: Level, _ key: String, _ channel: Channel, _ sides: [(String, Report.Side)],
    _ explanations: [Explanation]
  ) -> String {
    let word = language.word(level)
    let head = oneLine(head)
    let line = word.isEmpty ? head : "\(head), \(painter.paint(word, level))"
    let names = sides.map(\.0)
    let found = report.findings.filter { finding in
      finding.key == key && finding.channel == channel && finding.screen.map(names.contains) == true
    }
    let told = found.map { "  \(oneLine(sentences.text($0.message))) (\($0.rule.rawValue))" }
    let proofs = sides.flatMap { name, side in proof(side, of: name, explanations.first { $0.screen == name }) }
    return ([line] + told + proofs).joined(separator: "\n")
  }

  /// A side's verdict with where it shows, where following stopped, or where it was looked.
  private func proof(_ side: Report.Side, of name: String, _ explanation: Explanation?) -> [String] {
    var words = [language.word(side.verdict)]
    if let reason = side.reason { words.append("\(language.meaning(reason)) (\(reason.rawValue))") }
    if !side.renamedTo.isEmpty { words.append(language.readsInstead(side.renamedTo.joined(separator: ", "))) }
    if let whenNil = side.whenNil { words.append("nil: \(language.word(whenNil))") }
    let stops = explanation?.stops.filter { $0.reason == side.reason } ?? []
    let isFound = side.verdict == .matched || side.verdict == .stale || side.verdict == .extra
    var lines = ["  \(oneLine(name)): \(words.joined(separator: ", "))"]
    if !stops.isEmpty {
      lines += stops.map { "    \($0.site.placeText)  \(language.stoppedAt(short($0.source)))" }
    } else if side.verdict != .missing {
      lines += side.sites.map { "    \($0.placeText)" }
    }
    if !isFound, stops.isEmpty { lines += (explanation?.looked ?? []).map { "    \(looked($0))" } }
    return lines
  }

  private func looked(_ looked: Explanation.Looked) -> String {
    let members = looked.members.joined(separator: ", ")
    return language.lookedIn(
      looked.type.map { "\(oneLine($0)) (\(looked.site.text))" } ?? looked.site.text, members: members)
  }

  private func name(_ key: String, _ model: String?, _ channel: Channel) -> String {
    let of = model.map { "\($0).\(key)" } ?? key
    return channel == .visible ? of : "\(of) (\(language.word(channel)))"
  }

  /// A way, a line for each hop: place, what is written there, what it has to do with the line above, the card.
  func block(_ way: Explanation.Way, on screen: String, asked key: String) -> String {
    let head = language.wayHead(way, on: oneLine(screen))
    let rows = way.hops.map { hop in
      [hop.site.placeText, short(hop.source), language.word(hop.deed), hop.card.map { "[\($0)]" } ?? ""]
    }
    return ([head + via(way)] + columns(rows)).joined(separator: "\n")
  }

  /// A screen that a member reaches, a line for each showing.
  func block(_ explanation: Explanation, asked key: String) -> String {
    let rows = explanation.ways.map { way in
      let hop = way.hops.first
      let use = language.word(way.use) + (way.key == key ? "" : " \(way.key)")
      let card = hop?.card.map { "[\($0)]" } ?? ""
      return [hop?.site.placeText ?? "", use, way.sink, short(hop?.source ?? ""), card + via(way)]
    }
    return ([language.reaches(title(explanation.screen))] + columns(rows)).joined(separator: "\n")
  }

  /// The screens of a model that do nothing by its member.
  func block(others: [String]) -> [String] {
    others.isEmpty ? [] : [([language.reachesNot] + others.map { "  \(title($0))" }).joined(separator: "\n")]
  }

  /// A screen with its framework and place.
  private func title(_ name: String) -> String {
    guard let screen = report.screens.first(where: { $0.name == name }) else { return oneLine(name) }
    return "\(painter.bold(name)) (\(language.word(screen.kind)), \(screen.site.lineText))"
  }

  private func via(_ way: Explanation.Way) -> String {
    way.via.isEmpty ? "" : " " + language.via(way.via.joined(separator: ", "))
  }

  /// Source on one line, a long one without its middle.
  private func short(_ source: String) -> String {
    let words = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return oneLine(words.count > 60 ? words.prefix(40) + "..." + words.suffix(17) : words)
  }

  /// Rows with their columns below one another, two blanks apart.
  private func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).filter { $0.1 > 0 }.map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = "  " + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
