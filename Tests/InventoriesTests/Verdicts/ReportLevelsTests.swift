import Inventories
import Testing

private func site(_ file: String, _ line: Int, _ column: Int = 1) -> Report.Site {
  Report.Site(file: file, line: line, column: column)
}

private func side(
  _ verdict: Verdict, reason: Reason? = nil, rule: Fault? = nil, whenNil: WhenNil? = nil, at line: Int, in file: String
) -> Report.Side {
  Report.Side(verdict: verdict, reason: reason, rule: rule, whenNil: whenNil, sites: [site(file, line)])
}

private func row(_ key: String, _ legacy: Report.Side, _ migrated: Report.Side) -> Report.PairRow {
  Report.PairRow(key: key, model: "Task", channel: .visible, legacy: legacy, migrated: migrated)
}

private func pair(_ rows: [Report.PairRow], complete: Bool = false) -> Report.Pair {
  Report.Pair(
    legacy: "OldScreen", migrated: "NewScreen", why: .given, models: ["Task"], modelsBy: .given, complete: complete,
    rows: rows)
}

private func screen(_ name: String, _ kind: ScreenKind, rows: [Report.Row]) -> Report.Screen {
  Report.Screen(name: name, kind: kind, site: site("\(name).swift", 3, 7), models: ["Task"], rows: rows)
}

@Suite("L levels and findings of a report")
struct ReportLevelsTests {
  @Test("L1 what the legacy screen shows and the migrated one leaves out is an error that names both places")
  func missing() throws {
    let rows = [row("due", side(.matched, at: 9, in: "Old.swift"), side(.missing, at: 3, in: "New.swift"))]
    let report = Report(pairs: [pair(rows)]).weighed()
    #expect(report.pairs[0].rows[0].level == .error)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.rule == .missing)
    #expect(finding.screen == "NewScreen")
    #expect(finding.message == .missing(key: "due", screen: "NewScreen", shownBy: "OldScreen", model: "Task"))
    #expect(finding.sites == [site("New.swift", 3), site("Old.swift", 9)])
    #expect(report.counts.findings.error == 1)
  }

  @Test("R5 visible on the legacy screen and only spoken on the migrated one says so")
  func spokenOnly() {
    let migrated = side(.missing, reason: .spokenOnly, at: 3, in: "New.swift")
    let report = Report(pairs: [pair([row("due", side(.matched, at: 9, in: "Old.swift"), migrated)])]).weighed()
    #expect(
      report.findings.map(\.message) == [.spokenOnly(key: "due", legacy: "OldScreen", migrated: "NewScreen")])
  }

  @Test("V7 a fault as nil is a finding of its own, beside the one with a value")
  func asNil() {
    let legacy = side(.matched, whenNil: .keeps, at: 9, in: "Old.swift")
    let report = Report(pairs: [pair([row("due", legacy, side(.missing, at: 3, in: "New.swift"))])]).weighed()
    #expect(report.pairs[0].rows[0].level == .error)
    #expect(report.findings.map(\.rule) == [.missing, .keptWhenNil])
    #expect(report.findings.map(\.level) == [.error, .warning])
  }

  @Test("L2 a screen's own rows have the level it would have alone, and findings come from pairs")
  func alone() {
    let missing = Report.Row(key: "due", model: "Task", channel: .visible, verdict: .missing)
    let extra = Report.Row(
      key: "badge", model: "Task", channel: .visible, verdict: .extra, sites: [site("New.swift", 8)])
    let screens = [screen("OldScreen", .uikit, rows: [missing]), screen("NewScreen", .swiftui, rows: [extra])]
    let paired = Report(screens: screens, pairs: [pair([])]).weighed()
    #expect(paired.screens.flatMap(\.rows).map(\.level) == [.hidden, .warning])
    #expect(paired.findings.isEmpty)
    #expect(paired.counts.hidden == 0)
    let lone = Report(screens: screens).weighed()
    #expect(lone.findings.map(\.rule) == [.extra])
    #expect(lone.counts.hidden == 1)
  }

  @Test("L1 stale alone is a warning for the side being left and an error for the other")
  func staleAlone() {
    let stale = Report.Row(
      key: "due", model: "Task", channel: .visible, verdict: .stale, rule: .makeOnly, sites: [site("A.swift", 8)])
    let report = Report(screens: [screen("A", .uikit, rows: [stale])])
    #expect(report.weighed().findings.map(\.level) == [.warning])
    #expect(report.weighed(sides: ["A": .migrated]).findings.map(\.level) == [.error])
    #expect(report.weighed().findings.map(\.rule) == [.makeOnly])
  }

  @Test("L3 missing on both is hidden and counted, and an error in a complete pair unless read as a condition")
  func complete() {
    let rows = [row("due", side(.missing, at: 3, in: "Old.swift"), side(.missing, at: 3, in: "New.swift"))]
    let open = Report(pairs: [pair(rows)]).weighed()
    #expect(open.findings.isEmpty)
    #expect(open.pairs[0].missingOnBoth == 1)
    #expect(open.pairs[0].hidden == 1)
    let complete = Report(pairs: [pair(rows, complete: true)]).weighed()
    #expect(complete.findings.map(\.level) == [.error])
    var migrated = screen("NewScreen", .swiftui, rows: [])
    migrated.conditions = [
      Report.Condition(
        key: "due", model: "Task", decides: .exists, source: "task.due", method: "body", site: site("New.swift", 5),
        rule: "swiftui.if")
    ]
    let found = Report(screens: [migrated], pairs: [pair(rows, complete: true)]).weighed()
    #expect(found.findings.isEmpty)
  }

  @Test("L6 a decided row is hidden, one that will be carried stays visible until it is")
  func decided() {
    var dropped = row("due", side(.matched, at: 9, in: "Old.swift"), side(.missing, at: 3, in: "New.swift"))
    dropped.decision = Report.Decision(kind: .drop, reason: "gone in 5.0")
    var carried = dropped
    carried.decision = Report.Decision(kind: .carry, reason: "next week")
    let report = Report(pairs: [pair([dropped, carried])]).weighed()
    #expect(report.pairs[0].rows.map(\.level) == [.hidden, .error])
    #expect(report.findings.count == 1)
  }

  @Test("L4 a condition that only one side has is a note")
  func condition() {
    var one = pair([])
    one.conditions = [
      Report.PairCondition(
        key: "isOpen", model: "Task", on: .legacy, decides: .exists, sites: [site("Old.swift", 4)])
    ]
    let report = Report(pairs: [one]).weighed()
    #expect(report.findings.map(\.rule) == [.oneSidedCondition])
    #expect(report.findings.map(\.level) == [.note])
    #expect(report.findings.map(\.screen) == ["OldScreen"])
    #expect(Report(pairs: [one]).weighed(levels: [.oneSidedCondition: .hidden]).findings.isEmpty)
  }

  @Test("Findings stand by file, line, column and rule, whatever their order was")
  func order() {
    let findings = [("B.swift", 1, 1), ("A.swift", 10, 1), ("A.swift", 2, 9), ("A.swift", 2, 3)].map {
      Report.Finding(
        rule: .indexIdentity, level: .warning, message: .indexIdentity(screen: "S"), sites: [site($0.0, $0.1, $0.2)])
    }
    let report = Report().weighed(others: findings)
    #expect(
      report.findings.flatMap(\.sites)
        == [site("A.swift", 2, 3), site("A.swift", 2, 9), site("A.swift", 10), site("B.swift", 1)])
  }
}
