import Inventories

extension Report {
  /// The report for a person: the screens, the rows of each pair that are not hidden with what mends them, totals.
  func text(_ options: RenderOptions) -> String {
    let printer = TextPrinter(report: self, options: options)
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let lone = screens.filter { !paired.contains($0.name) }
    let blocks =
      [screens.map(printer.line).joined(separator: "\n")] + pairs.map(printer.block) + lone.map(printer.block)
      + [printer.otherFindings, printer.candidates, printer.totals]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

/// Prints a report's parts as text.
struct TextPrinter {
  let report: Report
  let options: RenderOptions
  /// The findings about fields, by key.
  private let found: [String: [Report.Finding]]

  /// A printer for one report.
  init(report: Report, options: RenderOptions) {
    self.report = report
    self.options = options
    found = Dictionary(grouping: report.findings) { $0.key ?? "" }
  }

  var language: Language { options.language }
  var sentences: Sentences { Sentences(language) }
  var painter: Painter { Painter(isOn: options.colours) }

  /// One line for a screen: name, framework, place, model, what it has, and the screens that it opens.
  func line(_ screen: Report.Screen) -> String {
    let models = names(screen.models)
    let shown = Set(screen.rows.lazy.filter { $0.verdict == .matched || $0.verdict == .stale }.map(\.key)).count
    let unmeasured = screen.rows.count { $0.verdict == .unmeasured }
    let totals = language.screenTotals(
      shown: shown, constants: screen.constants.count, unmeasured: unmeasured)
    let kind = language.word(screen.kind)
    return "\(painter.bold(screen.name)) (\(kind), \(screen.site.lineText)) \(models): \(totals)\(opened(by: screen))"
  }

  /// The screens that one opens, the first of them by name; empty where it opens none.
  private func opened(by screen: Report.Screen) -> String {
    let names = screen.ways.filter { $0.way == .opens }.map { oneLine($0.screen) }
    if names.isEmpty { return "" }
    let shown = options.all ? names[...] : names.prefix(Self.mostOpened)
    return "; " + language.opens(shown.joined(separator: ", "), more: names.count - shown.count)
  }

  /// How many of the screens that one opens are named on its line.
  private static let mostOpened = 4

  /// A pair with its rows, those that say nothing among them.
  func block(_ pair: Report.Pair) -> String {
    let head = "\(painter.bold("\(pair.legacy) -> \(pair.migrated)")) (\(names(pair.models)))"
    let rows = pair.rows.filter { options.all || $0.level != .hidden }
    return ([head] + lines(rows, of: pair) + endings(pair)).joined(separator: "\n")
  }

  /// What stands under a pair's rows: its conditions, what only the legacy screen writes, and how much is hidden.
  func endings(_ pair: Report.Pair) -> [String] { conditions(pair) + constants(pair) + hidden(pair) }

  /// Rows of a pair with what mends them.
  func lines(_ rows: [Report.PairRow], of pair: Report.Pair) -> [String] {
    let width = rows.map { name($0.key, $0.channel).count }.max() ?? 0
    return rows.flatMap { row in
      let words = "\(word(row.legacy)) -> \(word(row.migrated))"
      let found = findings(key: row.key, model: row.model, channel: row.channel, of: [pair.legacy, pair.migrated])
      return [line(row.level, name(row.key, row.channel), width, words)] + mended(row.decision, row.ignored)
        + proofs(found, of: row.level)
    }
  }

  /// A screen in no pair with its rows, those that say nothing among them.
  func block(_ screen: Report.Screen) -> String {
    block(screen, rows: screen.rows.filter { options.all || $0.level != .hidden })
  }

  /// A screen with some of its rows; empty without any.
  func block(_ screen: Report.Screen, rows: [Report.Row]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.map { name($0.key, $0.channel).count }.max() ?? 0
    let lines = rows.flatMap { row in
      let found = findings(key: row.key, model: row.model, channel: row.channel, of: [screen.name])
      return [line(row.level, name(row.key, row.channel), width, word(row.side))]
        + mended(row.decision, row.ignored) + proofs(found, of: row.level)
    }
    return ([painter.bold(screen.name)] + lines).joined(separator: "\n")
  }

  func names(_ models: [String]) -> String {
    models.isEmpty ? language.noModel : oneLine(models.joined(separator: ", "))
  }

  private func name(_ key: String, _ channel: Channel) -> String {
    oneLine(channel == .visible ? key : "\(key) (\(language.word(channel)))")
  }

  private func line(_ level: Level, _ name: String, _ width: Int, _ words: String) -> String {
    let word = language.word(level)
    let level = painter.paint(word, level) + String(repeating: " ", count: max(0, 8 - word.count))
    return "  \(level) \(name)\(String(repeating: " ", count: width - name.count))  \(words)"
  }

  private func word(_ side: Report.Side) -> String {
    var word = language.word(side.verdict)
    if let reason = side.reason { word += " (\(reason.rawValue))" }
    if !side.renamedTo.isEmpty { word += " (\(language.readsInstead(side.renamedTo.joined(separator: ", "))))" }
    if let whenNil = side.whenNil, whenNil.fault != nil { word += ", nil: \(language.word(whenNil))" }
    return word
  }

  /// The findings of a row; on a whole tree a note's own line says enough, and its first place stands below.
  private func proofs(_ findings: [Report.Finding], of level: Level) -> [String] {
    guard isBrief, level == .note else { return findings.flatMap(proof) }
    let grave = findings.filter { $0.level > .note }
    return grave.isEmpty ? findings.prefix(1).flatMap { places($0.sites.prefix(1)) } : grave.flatMap(proof)
  }

  /// A finding below its row: the sentence, then its places; on a whole tree the first four of them.
  private func proof(_ finding: Report.Finding) -> [String] {
    let sentence = "\(oneLine(sentences.text(finding.message))) (\(finding.rule.rawValue))"
    let shown = isBrief ? finding.sites.prefix(4) : finding.sites[...]
    let rest = finding.sites.count - shown.count
    let more = rest == 0 ? [] : [painter.faint("             \(language.morePlaces(rest))")]
    return ["           \(sentence)"] + places(shown) + more
  }

  private var isBrief: Bool { options.isTree && !options.all }

  private func places(_ sites: ArraySlice<Report.Site>) -> [String] {
    sites.map { painter.faint("             \($0.placeText)") }
  }

  private func findings(key: String, model: String?, channel: Channel, of names: [String]) -> [Report.Finding] {
    (found[key] ?? []).filter { finding in
      finding.model == model && finding.channel == channel
        && finding.screen.map(names.contains) == true
    }
  }

  /// Whether something graver than a note is told of a field of one of some screens.
  func isTold(key: String, model: String?, channel: Channel, of names: [String]) -> Bool {
    findings(key: key, model: model, channel: channel, of: names).contains { $0.level > .note }
  }

  private func mended(_ decision: Report.Decision?, _ ignored: Report.Ignored?) -> [String] {
    let texts = [
      decision.map { language.decided($0.kind, reason: $0.reason) }, ignored.map { language.ignored($0.reason) },
    ]
    return texts.compactMap { $0 }.map { "           \(oneLine($0))" }
  }

  private func conditions(_ pair: Report.Pair) -> [String] {
    let shown = pair.conditions.filter { options.all || $0.level >= .note }
    return shown.flatMap { condition -> [String] in
      let screen = condition.on == .legacy ? pair.legacy : pair.migrated
      let place = condition.sites.first?.placeText ?? ""
      let text = oneLine(language.condition(condition.key, on: screen, decides: condition.decides))
      let line = "  \(painter.paint(language.word(condition.level), condition.level)) \(text) \(painter.faint(place))"
      return [line] + mended(nil, condition.ignored)
    }
  }

  private func constants(_ pair: Report.Pair) -> [String] {
    guard options.all else { return [] }
    return pair.constants.map { constant in
      let text = language.leftover("\(constant.sink) = \(oneLineOfSource(constant.value))")
      return "  \(painter.paint(text, .hidden)) \(painter.faint(constant.site.placeText))"
    }
  }

  private func hidden(_ pair: Report.Pair) -> [String] {
    pair.hidden == 0 || options.all ? [] : ["  " + painter.faint(language.hiddenRows(pair.hidden))]
  }
}

extension TextPrinter {
  /// Findings that belong to no row printed above.
  var otherFindings: String {
    let others = report.findings.filter { $0.key == nil || $0.channel == nil }
    let shown = others.filter { $0.rule != .oneSidedCondition }
    return shown.map { $0.line(sentences) }.joined(separator: "\n")
  }

  /// The screens without a pair that may have one, with the line to paste.
  var candidates: String {
    report.unpaired.filter { !$0.candidates.isEmpty }.map { unpaired in
      let lines = unpaired.candidates.map { "  \(oneLine($0.paste))" }
      return ([language.mayBePaired(oneLine(unpaired.screen))] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The last line: findings by level.
  var totals: String { language.totals(report.counts.findings) }
}
