extension Report {
  /// The report with nothing in it but what some fields are about: the screens and pairs that have them, and of these
  /// the rows, showings and findings of those fields. Its totals are of what is left.
  ///
  /// - Parameter isAbout: says whether a field of a model, on a screen, is one of them.
  private func restricted(_ isAbout: (_ screen: String, _ key: String, _ model: String?) -> Bool) -> Report {
    var report = self
    report.screens = screens.map { $0.restricted(isAbout) }.filter { !$0.isEmpty }
    report.pairs = pairs.map { $0.restricted(isAbout) }.filter { !$0.rows.isEmpty || !$0.conditions.isEmpty }
    let names = Set(report.screens.map(\.name) + report.pairs.flatMap { [$0.legacy, $0.migrated] })
    report.screens = screens.filter { names.contains($0.name) }.map { $0.restricted(isAbout) }
    report.findings = findings.filter { finding in
      guard let screen = finding.screen, let key = finding.key else { return false }
      return isAbout(screen, key, finding.model)
    }
    report.unpaired = unpaired.filter { names.contains($0.screen) }
    report.seams = []
    let reads = Set(report.screens.flatMap(\.models))
    report.models = models.filter { reads.contains($0.name) }
    return report.counted()
  }

  /// The report on the fields that some subjects are about: a screen's field with the pair's other screen, a model's
  /// member on every screen that has a row for it.
  package func restricted(to subjects: [Subject]) -> Report {
    var wanted: [String: Set<String>] = [:]
    var members: Set<Subject> = []
    for subject in subjects {
      guard case .field(let screen, let key) = subject else {
        members.insert(subject)
        continue
      }
      let pair = pairs.first { $0.legacy == screen || $0.migrated == screen }
      for name in [screen] + (pair.map { [$0.legacy, $0.migrated] } ?? []) { wanted[name, default: []].insert(key) }
    }
    return restricted { screen, key, model in
      wanted[screen]?.contains(key) == true
        || model.map { members.contains(.member(model: $0, key: key)) } == true
    }
  }
}

extension Report.Screen {
  fileprivate func restricted(_ isAbout: (String, String, String?) -> Bool) -> Report.Screen {
    var screen = self
    screen.rows = rows.filter { isAbout(name, $0.key, $0.model) }
    screen.shows = shows.filter { $0.keys.contains { isAbout(name, $0.key, $0.model) } }
    screen.constants = constants.filter { $0.key.map { isAbout(name, $0, nil) } == true }
    screen.conditions = conditions.filter { isAbout(name, $0.key, $0.model) }
    screen.actions = actions.filter { isAbout(name, $0.key, $0.model) }
    return screen
  }

  /// Whether it has nothing to say.
  fileprivate var isEmpty: Bool {
    rows.isEmpty && shows.isEmpty && constants.isEmpty && conditions.isEmpty && actions.isEmpty
  }
}

extension Report.Pair {
  fileprivate func restricted(_ isAbout: (String, String, String?) -> Bool) -> Report.Pair {
    var pair = self
    func isOfEither(_ key: String, _ model: String?) -> Bool {
      isAbout(legacy, key, model) || isAbout(migrated, key, model)
    }
    pair.rows = rows.filter { isOfEither($0.key, $0.model) }
    pair.conditions = conditions.filter { isOfEither($0.key, $0.model) }
    pair.constants = constants.filter { $0.key.map { isOfEither($0, nil) } == true }
    return pair
  }
}
