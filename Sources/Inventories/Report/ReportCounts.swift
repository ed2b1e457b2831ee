extension Report {
  /// Totals of a report, by name and never as a percentage.
  package struct Counts: Hashable, Sendable, Encodable {
    /// The files that were read, by kind.
    package var files: Files
    /// Entries of `models`.
    package var models = 0
    /// Entries of `screens`.
    package var screens = 0
    /// Entries of `pairs`.
    package var pairs = 0
    /// Entries of `unpaired`.
    package var unpaired = 0
    /// Entries of `seams`.
    package var seams = 0
    /// The rows of all screens by verdict.
    package var verdicts = Verdicts()
    /// The hidden rows of all pairs and of the screens in no pair.
    package var hidden = 0
    /// The entries of `findings` by level.
    package var findings = Findings()
    /// Entries of `problems`.
    package var problems = 0

    /// Totals of nothing, over some files.
    package init(files: Files = Files()) { self.files = files }
  }

  /// The files that were read, by kind.
  package struct Files: Hashable, Sendable, Encodable {
    /// Swift files.
    package var swift: Int
    /// Objective-C and Objective-C++ sources.
    package var objectiveC: Int
    /// Objective-C headers.
    package var headers: Int
    /// Storyboards and xibs.
    package var layouts: Int

    /// Counts by kind.
    package init(swift: Int = 0, objectiveC: Int = 0, headers: Int = 0, layouts: Int = 0) {
      self.swift = swift
      self.objectiveC = objectiveC
      self.headers = headers
      self.layouts = layouts
    }
  }

  /// Rows by verdict.
  package struct Verdicts: Hashable, Sendable, Encodable {
    package var matched = 0
    package var stale = 0
    package var missing = 0
    package var extra = 0
    package var unmeasured = 0

    /// No rows.
    package init() {}

    /// Counts one row.
    package mutating func add(_ verdict: Verdict) {
      switch verdict {
      case .matched: matched += 1
      case .stale: stale += 1
      case .missing: missing += 1
      case .extra: extra += 1
      case .unmeasured: unmeasured += 1
      }
    }
  }

  /// Findings by level.
  package struct Findings: Hashable, Sendable, Encodable {
    package var error = 0
    package var warning = 0
    package var note = 0

    /// No findings.
    package init() {}
  }
}

extension Report {
  /// The report with its totals, each pair's among them; only `counts.files` is kept as it is.
  package func counted() -> Report {
    var report = self
    report.pairs = pairs.map { $0.counted() }
    var counts = Counts(files: self.counts.files)
    counts.models = models.count
    counts.screens = screens.count
    counts.pairs = pairs.count
    counts.unpaired = unpaired.count
    counts.seams = seams.count
    counts.problems = problems.count
    for row in screens.lazy.flatMap(\.rows) { counts.verdicts.add(row.verdict) }
    counts.hidden = report.pairs.reduce(0) { $0 + $1.hidden } + hiddenRowsInNoPair
    counts.findings.error = findings.count { $0.level == .error }
    counts.findings.warning = findings.count { $0.level == .warning }
    counts.findings.note = findings.count { $0.level == .note }
    report.counts = counts
    return report
  }

  private var hiddenRowsInNoPair: Int {
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    return screens.lazy.filter { !paired.contains($0.name) }
      .reduce(0) { $0 + $1.rows.count { $0.level == .hidden } }
  }
}

extension Report.Pair {
  /// The pair with its totals.
  package func counted() -> Report.Pair {
    var pair = self
    pair.hidden = rows.count { $0.level == .hidden }
    pair.missingOnBoth = rows.count { $0.legacy.verdict == .missing && $0.migrated.verdict == .missing }
    return pair
  }
}
