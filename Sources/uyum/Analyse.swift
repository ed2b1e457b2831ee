import Inventories
import Reports
import RuleCards
import Syntax

extension CompareRequest {
  /// The way from source to a report without levels; the problems of the team's own cards are among its problems.
  func analysed() -> Report {
    let (rules, problems) = settings.rules
    var analysis = Analysis(files: files, rules: rules)
    var report = analysis.compare(question)
    report.problems = problems + files.flatMap(\.outline.problems) + report.problems
    return report
  }

  /// Each file once, with every side that named it, in the order in which they were named.
  private var files: [SourceFile] {
    let named = legacy.map { ($0, Side.legacy) } + migrated.map { ($0, .migrated) } + models.map { ($0, .model) }
    var sides: [String: Set<Side>] = [:]
    for (source, side) in named { sides[source.path, default: []].insert(side) }
    let headers = Set(headers.map(\.path))
    return named.compactMap { source, _ in
      guard let sides = sides.removeValue(forKey: source.path) else { return nil }
      if headers.contains(source.path) { return interfaces[source.path].map { SourceFile($0, sides: sides) } }
      return SourceFile(source: source, outline: outline(source), sides: sides)
    }
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
