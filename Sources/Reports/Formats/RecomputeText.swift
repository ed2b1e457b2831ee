import Inventories
import Recomputes

extension RecomputeReport {
  /// The report in one form; a line feed ends it. `all` prints what a move of each key would cost.
  package func rendered(as format: Format, _ options: RenderOptions) -> String {
    switch format {
    case .json: json()
    case .lines: render(recomputations(label: options.label), language: options.language)
    case .text, .markdown, .csv, .html: RecomputeTextPrinter(report: self, options: options).text
    case .xcode, .github, .gitlab, .sarif, .checkstyle, .junit: findingsAlone.rendered(as: format, options)
    }
  }

  /// The findings as a report of their own.
  var findingsAlone: Report {
    var report = Report(paths: paths, findings: findings, problems: problems)
    report.counts.files.swift = files
    return report.counted()
  }
}

/// Prints view trees, what a change of each key does, and advice.
struct RecomputeTextPrinter {
  let report: RecomputeReport
  let options: RenderOptions

  private var language: Language { options.language }
  private var painter: Painter { Painter(isOn: options.colours) }

  var text: String {
    let blocks = [trees, keys, advice, findings, totals]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func name(_ view: Int) -> String { oneLine(report.views[view].name) }

  private func names(_ views: some Sequence<Int>) -> String { views.map { name($0) }.joined(separator: ", ") }

  /// The views, each under the one that it stands in, with what it keeps.
  private var trees: String {
    var depths: [Int] = []
    var kept: [Int: [String]] = [:]
    for change in report.changes {
      if change.storage == .state, let owner = change.owner { kept[owner, default: []].append(change.key) }
    }
    let firsts = Dictionary(report.views.map { ($0.site, $0.name) }) { one, _ in one }
    let lines = report.views.indices.map { index -> String in
      let view = report.views[index]
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      var notes = kept[index] ?? []
      if let presenter = view.presenter { notes.append(language.presented(by: name(presenter))) }
      if view.isCut, let first = firsts[view.site], first != view.name {
        notes.append(language.toldAbove(oneLine(first)))
      }
      let note = notes.isEmpty ? "" : "  " + painter.faint(notes.joined(separator: ", "))
      return String(repeating: "  ", count: min(depth, 40)) + painter.bold(view.name) + note
    }
    return lines.joined(separator: "\n")
  }

  private var keys: String { report.changes.map(block).joined(separator: "\n") }

  /// A key with the views that run for it, and what it would cost to keep it elsewhere.
  private func block(_ change: RecomputeReport.Change) -> String {
    let owner = change.owner.map { report.views[$0].name }
    let head = language.head(of: change.key, change.storage, owner: owner, object: change.object)
    let hits = change.hits.map { "\(name($0.view)) \(language.word($0.cause))" }
    let inputs = change.inputs.map { "\(name($0)) \(language.inputsWord)" }
    let skipped = report.concerned(by: change).count - hits.count - inputs.count
    let words = shortened(hits) + shortened(inputs) + (skipped > 0 ? [language.skipped(skipped)] : [])
    let run = hits.isEmpty && inputs.isEmpty ? [language.unreadWord] : []
    var lines = ["\(painter.bold(head)): \((run + words).joined(separator: ", "))"]
    if !change.rows.isEmpty { lines.append("  " + language.rowsAlone(names(change.rows))) }
    if options.all, let move = change.move {
      lines.append("  " + language.move(to: name(move.to), runs: move.runs, asValue: move.runsAsValue))
    }
    return lines.joined(separator: "\n")
  }

  /// The first of many names; with `--all` every one.
  private func shortened(_ names: [String]) -> [String] {
    guard !options.all, names.count > Self.most else { return names }
    return names.prefix(Self.most - 1) + [language.more(names.count - Self.most + 1)]
  }

  /// More views than this are counted.
  private static let most = 10

  private var advice: String {
    report.advice.map { advice in
      switch advice {
      case .pushDown(let key, let from, let to, let inputs, let before, let after):
        return language.pushDown(
          oneLine(key), from: name(from), to: name(to), inputs: inputs, before: before, after: after)
      case .lift(let keys, let to, let inputs, let after):
        let names = keys.map { "`\(oneLine($0))`" }.joined(separator: ", ")
        return keys.count == 1
          ? language.lift(readOutside: names, to: name(to), inputs: inputs, after: after)
          : language.lift(names, to: name(to), inputs: inputs, after: after)
      }
    }.joined(separator: "\n")
  }

  private var findings: String {
    let sentences = Sentences(language)
    return report.findings.map { $0.line(sentences) }.joined(separator: "\n")
  }

  private var totals: String {
    let counts = Report(findings: report.findings).counted().counts.findings
    return language.recomputeTotals(views: report.views.count, keys: report.changes.count) + "; "
      + language.totals(counts)
  }
}
