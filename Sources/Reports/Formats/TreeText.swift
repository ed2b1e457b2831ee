import Inventories

extension Report {
  /// The report on a whole tree for a person: a line for each screen, each pair with what is to be looked at, what may
  /// be a pair, the seams, totals. What says nothing is left out: a tree has thousands of fields that match.
  func treeText(_ options: RenderOptions) -> String {
    let printer = TreePrinter(report: self, options: options)
    let blocks =
      [printer.screens] + pairs.map(printer.block) + printer.lone + [printer.text.otherFindings]
      + [printer.candidates, printer.seams, printer.totals]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

/// Prints the report on a whole tree.
struct TreePrinter {
  let report: Report
  let options: RenderOptions
  let text: TextPrinter
  private let paired: Set<String>

  init(report: Report, options: RenderOptions) {
    self.report = report
    self.options = options
    text = TextPrinter(report: report, options: options)
    paired = Set(report.pairs.flatMap { [$0.legacy, $0.migrated] })
  }

  private var language: Language { options.language }
  private var painter: Painter { text.painter }

  /// How many candidates a screen is listed with, the most alike first.
  private static let fewest = 3

  /// A line for each screen under what was found and where it was looked.
  var screens: String {
    guard !report.screens.isEmpty else { return "" }
    let kinds = ScreenKind.allCases.map { kind in (kind, report.screens.count { $0.kind == kind }) }
    let files = report.counts.files
    let head = language.found(
      screens: kinds, models: report.models.count, files: files.swift + files.objectiveC + files.headers,
      paths: report.paths.map(oneLine))
    return ([head] + report.screens.map { "  " + text.line($0.withoutFiles) }).joined(separator: "\n")
  }

  /// A pair with the rows that say something.
  func block(_ pair: Report.Pair) -> String {
    let head = painter.bold("\(pair.legacy) -> \(pair.migrated)")
    let why = "(\(text.names(pair.models.map(\.withoutFile))): \(language.word(pair.why)))"
    let names = [pair.legacy, pair.migrated]
    let rows = pair.rows.filter { row in
      options.all || row.level >= .note
        || text.isTold(key: row.key, model: row.model, channel: row.channel, of: names)
    }
    let matched = pair.rows.count { $0.legacy.verdict == .matched && $0.migrated.verdict == .matched }
    let counted = options.all ? [] : ["  " + painter.faint(language.matchedOnBoth(matched))]
    return (["\(head) \(why)"] + text.lines(rows, of: pair) + counted + text.endings(pair)).joined(separator: "\n")
  }

  /// The screens in no pair with what is to be looked at; notes say why something can't be measured, and are counted.
  var lone: [String] {
    report.screens.filter { !paired.contains($0.name) }.map { screen in
      text.block(
        screen,
        rows: screen.rows.filter { row in
          options.all || row.level >= .warning
            || text.isTold(key: row.key, model: row.model, channel: row.channel, of: [screen.name])
        })
    }
  }

  /// The pairs that may be, told from the UIKit screen: each with the comment to paste above it.
  var candidates: String {
    let kinds = Dictionary(report.screens.map { ($0.name, $0) }) { one, _ in one }
    let open = report.unpaired.filter { !$0.candidates.isEmpty && kinds[$0.screen]?.kind == .uikit }
    guard !open.isEmpty else { return "" }
    let blocks = open.map { unpaired in
      let shown = options.all ? unpaired.candidates[...] : unpaired.candidates.prefix(Self.fewest)
      let place = kinds[unpaired.screen].map { " \(painter.faint($0.site.lineText))" } ?? ""
      let lines = shown.map { "    \(oneLine($0.paste))  \(painter.faint(language.word($0.why)))" }
      let rest = unpaired.candidates.count - shown.count
      let more = rest == 0 ? [] : ["    " + painter.faint(language.moreCandidates(rest))]
      return (["  " + painter.bold(unpaired.screen.withoutFile) + place] + lines + more).joined(separator: "\n")
    }
    return ([language.candidatesHead] + blocks).joined(separator: "\n")
  }

  /// Where one framework stands inside the other, and what is carried across.
  var seams: String {
    guard !report.seams.isEmpty else { return "" }
    let lines = report.seams.map { seam in
      let outer = seam.outer?.withoutFile ?? "?"
      let inner = seam.inner?.withoutFile ?? "?"
      let carried = seam.carries.map(\.text).joined(separator: ", ")
      return oneLine("  \(language.word(seam.kind)) \(seam.type.withoutFile): \(outer) -> \(inner)(\(carried)) ")
        + painter.faint(seam.site.text)
    }
    return ([language.seamsHead] + lines).joined(separator: "\n")
  }

  /// Findings by level, and how many of the notes are not printed above.
  var totals: String {
    let notes = report.screens.lazy.filter { !paired.contains($0.name) }
      .reduce(0) { $0 + $1.rows.count { $0.level == .note } }
    let hidden = options.all || notes == 0 ? "" : " " + painter.faint(language.loneNotes(notes))
    return language.pairTotals(pairs: report.pairs.count, unpaired: report.unpaired.count) + "; " + text.totals + hidden
  }
}

extension Report.Screen {
  /// The screen under its own name: the line that it stands on names its file.
  fileprivate var withoutFiles: Report.Screen {
    var screen = self
    screen.name = name.withoutFile
    screen.models = models.map(\.withoutFile)
    for index in screen.ways.indices { screen.ways[index].screen = screen.ways[index].screen.withoutFile }
    return screen
  }
}

extension String {
  /// A type's name without the file that tells it from others of that name.
  fileprivate var withoutFile: String {
    guard let colon = lastIndex(of: ":"), contains("/") || contains(".swift:") else { return self }
    return String(self[index(after: colon)...])
  }
}

extension Report.Carried {
  /// As in a call, with its type where that says more than the expression.
  fileprivate var text: String {
    let whole = oneLineOfSource(source)
    let short = whole.count > 40 ? whole.prefix(37) + "..." : whole[...]
    return (label.map { "\($0): " } ?? "") + short + (type.map { " as \($0.withoutFile)" } ?? "")
  }
}
