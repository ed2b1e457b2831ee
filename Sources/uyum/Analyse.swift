import Inventories
import Layouts
import Reports
import RuleCards
import Syntax

extension CompareRequest {
  /// The way from source to a report without levels; the problems of the team's own cards are among its problems.
  func analysed() -> Report {
    let (rules, problems) = settings.rules
    let files = files
    let layouts = LayoutTree(layouts)
    let dressing = SourceFile.files(layouts.layouts, dressing: files) { sides[$0] ?? [] }
    var analysis = Analysis(files: files + dressing, tables: layouts.tables, rules: rules)
    var report = analysis.compare(question)
    report.problems = problems + files.flatMap(\.outline.problems) + layouts.problems.brokenOnce + report.problems
    return report
  }

  private var named: [(source: Source, side: Side)] {
    legacy.map { ($0, Side.legacy) } + migrated.map { ($0, .migrated) } + models.map { ($0, .model) }
  }

  /// The sides that named each file.
  private var sides: [String: Set<Side>] {
    named.reduce(into: [:]) { $0[$1.source.path, default: []].insert($1.side) }
  }

  /// The layout documents and string tables, each once.
  private var layouts: [Source] {
    var seen: Set<String> = []
    return named.map(\.source).filter { LayoutTree.reads($0.path) && seen.insert($0.path).inserted }
  }

  /// Each file of code once, with every side that named it, in the order in which they were named.
  private var files: [SourceFile] {
    var sides = sides
    let headers = Set(headers.map(\.path))
    var remains: [SourceFile] = []
    let files = named.compactMap { source, _ -> SourceFile? in
      if LayoutTree.reads(source.path) { return nil }
      guard let sides = sides.removeValue(forKey: source.path) else { return nil }
      guard headers.contains(source.path) else {
        return SourceFile(source: source, outline: outline(source), sides: sides)
      }
      if let found = source.remains(sides: sides) { remains.append(found) }
      return interfaces[source.path].map { SourceFile($0, sides: sides) }
    }
    return files + remains
  }

  private var question: Analysis.Question {
    var question = Analysis.Question()
    question.legacyScreen = legacyScreen
    question.migratedScreen = migratedScreen
    question.keys = settings.keys ?? []
    question.sameModels = settings.sameModels
    let pair = settings.pairs.first {
      $0.legacy == legacyScreen ?? $0.legacy && $0.migrated == migratedScreen ?? $0.migrated
    }
    question.models = pair?.models ?? []
    question.isComplete = pair?.complete ?? false
    return question
  }
}

extension Settings {
  /// The built-in cards and the team's own, and what is wrong with the latter.
  var rules: (rules: Rules, problems: [Problem]) {
    Rules.builtIn.adding(cards.map { Source(path: $0.path, $0.text) })
  }
}
