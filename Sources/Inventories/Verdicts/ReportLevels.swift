/// Which half of a row a screen in no pair stands for: it decides the level that its rows have alone (L1, L2).
extension ScreenKind {
  /// A UIKit screen alone is the one being left; SwiftUI and seams are what it moves to.
  package var sideAlone: PairSide {
    switch self {
    case .uikit: .legacy
    case .swiftui, .seam: .migrated
    }
  }
}

extension Report.Row {
  /// The row as one half of a pair's.
  package var side: Report.Side {
    Report.Side(
      verdict: verdict, reason: reason, rule: rule, freshness: freshness, whenNil: whenNil, renamedTo: renamedTo,
      via: via, sites: sites, sample: sample)
  }

  /// The row about to be weighed as that of a lone screen.
  func weighed(screen: String, as alone: PairSide) -> WeighedRow {
    let party = WeighedRow.Party(screen: screen, side: side)
    return WeighedRow(
      key: key, model: model, channel: channel, legacy: alone == .legacy ? party : nil,
      migrated: alone == .migrated ? party : nil)
  }
}

extension Report.PairRow {
  /// The row about to be weighed; a pair's field that the migrated screen reads as a condition is found (L3).
  func weighed(in pair: Report.Pair, isFound: Bool) -> WeighedRow {
    WeighedRow(
      key: key, model: model, channel: channel, legacy: .init(screen: pair.legacy, side: legacy),
      migrated: .init(screen: pair.migrated, side: migrated), complete: pair.complete && !isFound)
  }
}

extension Report {
  /// The report with the level of every row set, its findings derived from them and put in order, and counted.
  ///
  /// - Parameters:
  ///   - sides: the side that a screen in no pair stands for, by name, where a command gave it; else its kind decides.
  ///   - levels: what the configuration sets instead of a rule's own level.
  ///   - folders: the same of configurations in folders, for the screens and places there.
  ///   - others: findings that are no rows, with the level that their rule states.
  package func weighed(
    sides: [String: PairSide] = [:],
    levels: [Fault: Level] = [:],
    folders: [Settings.FolderLevels] = [],
    others: [Finding] = []
  ) -> Report {
    var report = self
    var found: [Finding] = others
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let files = folders.isEmpty ? [:] : filesOfScreens
    for index in screens.indices {
      let screen = screens[index]
      let alone = sides[screen.name] ?? screen.kind.sideAlone
      let here = folders.levels(in: screen.site.file, outside: levels)
      let findings = report.screens[index].weigh(as: alone, levels: here)
      if !paired.contains(screen.name) { found += findings }
    }
    for index in pairs.indices {
      let here = folders.levels(in: files[pairs[index].migrated], outside: levels)
      found += report.pairs[index].weigh(levels: here, screens: screens)
    }
    report.findings = found.compactMap { finding in
      let file = finding.screen.flatMap { files[$0] } ?? finding.sites.first?.file
      return finding.configured(folders.levels(in: file, outside: levels))
    }.sorted(by: Finding.isBefore)
    return report.counted()
  }
}

extension Report {
  /// A report that was weighed, changed and weighed again: its findings that are no rows stay as they are.
  package func reweighed(
    sides: [String: PairSide] = [:],
    levels: [Fault: Level] = [:],
    folders: [Settings.FolderLevels] = [],
    others: [Finding] = [],
    changing change: (Report) -> Report
  ) -> Report {
    let kept = findingsBesideRows(sides: sides)
    return change(self).weighed(sides: sides, levels: levels, folders: folders, others: kept + others)
  }

  /// The findings of a weighed report that are no rows.
  package func findingsBesideRows(sides: [String: PairSide] = [:]) -> [Finding] {
    let ofRows = Set(weighed(sides: sides).findings)
    return findings.filter { !ofRows.contains($0) }
  }

  /// The files that the screens are declared in, by name.
  private var filesOfScreens: [String: String] {
    Dictionary(screens.map { ($0.name, $0.site.file) }) { one, _ in one }
  }

  /// The report with the team's decisions on the rows that they are about.
  package func decided(by settings: Settings) -> Report {
    guard !settings.decisions.isEmpty else { return self }
    var report = self
    let files = filesOfScreens
    for screen in screens.indices {
      for row in screens[screen].rows.indices {
        let own = screens[screen].rows[row]
        let decision = settings.decision(
          screen: screens[screen].name, in: screens[screen].site.file, model: own.model, key: own.key)
        report.screens[screen].rows[row].decision = decision ?? own.decision
      }
    }
    for pair in pairs.indices {
      for row in pairs[pair].rows.indices {
        let own = pairs[pair].rows[row]
        let decisions = [pairs[pair].migrated, pairs[pair].legacy].lazy.compactMap { name in
          settings.decision(screen: name, in: files[name], model: own.model, key: own.key)
        }
        report.pairs[pair].rows[row].decision = decisions.first ?? own.decision
      }
    }
    return report
  }
}

extension Report.Screen {
  fileprivate mutating func weigh(as alone: PairSide, levels: [Fault: Level]) -> [Report.Finding] {
    var findings: [Report.Finding] = []
    for index in rows.indices {
      let weighed = rows[index].weighed(screen: name, as: alone)
      let found = weighed.findings
      rows[index].level = settled(weighed.level, found, levels, rows[index].decision, rows[index].ignored)
      if rows[index].level >= .note { findings += found }
    }
    return findings
  }
}

extension Report.Pair {
  fileprivate mutating func weigh(levels: [Fault: Level], screens: [Report.Screen]) -> [Report.Finding] {
    var findings: [Report.Finding] = []
    let name = migrated
    let migratedConditions = Set(
      screens.filter { $0.name == name }.flatMap(\.conditions).map { "\($0.model ?? "").\($0.key)" })
    for index in rows.indices {
      let row = rows[index]
      let isFound = migratedConditions.contains("\(row.model ?? "").\(row.key)")
      let weighed = row.weighed(in: self, isFound: isFound)
      let found = weighed.findings
      rows[index].level = settled(weighed.level, found, levels, row.decision, row.ignored)
      if rows[index].level >= .note { findings += found }
    }
    for index in conditions.indices where conditions[index].level != .hidden {
      conditions[index].level = levels[.oneSidedCondition] ?? .note
      findings.append(finding(conditions[index]))
    }
    return findings
  }

  private func finding(_ condition: Report.PairCondition) -> Report.Finding {
    let (on, notOn) = condition.on == .legacy ? (legacy, migrated) : (migrated, legacy)
    return Report.Finding(
      rule: .oneSidedCondition, level: condition.level,
      message: .oneSidedCondition(key: condition.key, on: on, notOn: notOn), screen: on, model: condition.model,
      key: condition.key, sites: condition.sites)
  }
}

/// A row's level after configuration, decisions and comments (L6): what is decided is hidden, but for what will be
/// carried, which stays visible until it is.
private func settled(
  _ level: Level,
  _ findings: [Report.Finding],
  _ levels: [Fault: Level],
  _ decision: Report.Decision?,
  _ ignored: Report.Ignored?
) -> Level {
  guard level >= .note else { return level }
  if ignored != nil { return .hidden }
  if let decision, decision.kind != .carry { return .hidden }
  return findings.map { levels[$0.rule] ?? $0.level }.max() ?? level
}

extension Report.Finding {
  /// The finding at the level that the configuration sets for its rule; nil where that silences it.
  fileprivate func configured(_ levels: [Fault: Level]) -> Report.Finding? {
    var finding = self
    finding.level = levels[rule] ?? level
    return finding.level >= .note ? finding : nil
  }

  /// By file, line, column and rule, then by whatever else tells two apart.
  package static func isBefore(_ one: Report.Finding, _ other: Report.Finding) -> Bool {
    let (first, second) = (one.sites.first, other.sites.first)
    if let first, let second, first != second { return first < second }
    if (first == nil) != (second == nil) { return first == nil }
    let (left, right) = (one.order, other.order)
    return left.lexicographicallyPrecedes(right)
  }

  private var order: [String] {
    [rule.rawValue, key ?? "", screen ?? "", model ?? "", channel?.rawValue ?? ""]
  }
}

extension Report.Site: Comparable {
  /// By file, line and column.
  package static func < (one: Report.Site, other: Report.Site) -> Bool {
    (one.file, one.line, one.column, one.revision ?? "") < (other.file, other.line, other.column, other.revision ?? "")
  }
}
