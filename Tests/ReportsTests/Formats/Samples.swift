import Inventories
import Syntax

/// Reports made by hand for the tests of formats: a field lost between a legacy and a migrated screen.
enum Samples {
  static func site(_ file: String, _ line: Int, _ column: Int) -> Report.Site {
    Report.Site(file: file, line: line, column: column)
  }

  static let legacySite = site("Old/ContactVC.swift", 12, 25)
  static let migratedSite = site("New/ContactView.swift", 3, 8)

  static func field(_ key: String, _ type: String, line: Int, _ nullability: Nullability = .nonnull) -> Report.Field {
    Report.Field(
      key: key, type: type, nullability: nullability, stored: true, site: site("Contact.swift", line, 7))
  }

  static let model = Report.Model(
    name: "Contact", language: .swift, kind: .structure, file: "Contact.swift", line: 1,
    fields: [field("name", "String", line: 2), field("phone", "String?", line: 3, .nullable)])

  static func showing(_ key: String, sink: String, source: String, via: [String] = [], at site: Report.Site)
    -> Report.Showing
  {
    Report.Showing(
      keys: [Report.Read(key: key, model: "Contact", via: via)], sink: sink, channel: .visible, source: source,
      method: "bind", site: site, rule: "uikit.label-text")
  }

  static let badge = Report.Constant(
    value: "new", sink: "badgeLabel.text", name: "badge", channel: .visible, method: "bind",
    site: site("Old/ContactVC.swift", 13, 27), rule: "uikit.label-text")

  static let legacy = Report.Screen(
    name: "ContactVC", kind: .uikit, site: site("Old/ContactVC.swift", 4, 7), models: ["Contact"],
    rows: [
      Report.Row(
        key: "name", model: "Contact", channel: .visible, verdict: .matched, freshness: .unknown,
        sites: [site("Old/ContactVC.swift", 11, 25)]),
      Report.Row(
        key: "phone", model: "Contact", channel: .visible, verdict: .matched, freshness: .unknown, whenNil: .clears,
        sites: [legacySite]),
    ],
    shows: [
      showing("name", sink: "nameLabel.text", source: "contact.name", at: site("Old/ContactVC.swift", 11, 25)),
      showing("phone", sink: "phoneLabel.text", source: "contact.phone", at: legacySite),
    ], constants: [badge])

  static let migrated = Report.Screen(
    name: "ContactView", kind: .swiftui, site: migratedSite, models: ["Contact"],
    rows: [
      Report.Row(
        key: "name", model: "Contact", channel: .visible, verdict: .matched, freshness: .follows, via: ["title"],
        sites: [site("New/ContactView.swift", 7, 12)]),
      Report.Row(key: "phone", model: "Contact", channel: .visible, verdict: .missing, sites: [migratedSite]),
    ],
    shows: [showing("name", sink: "Text", source: "title", via: ["title"], at: site("New/ContactView.swift", 7, 12))],
    conditions: [
      Report.Condition(
        key: "isBlocked", model: nil, decides: .exists, source: "isBlocked", method: "body",
        site: site("New/ContactView.swift", 9, 10), rule: "swiftui.if")
    ])

  static let pair = Report.Pair(
    legacy: "ContactVC", migrated: "ContactView", why: .given, models: ["Contact"], modelsBy: .reached,
    rows: zip(legacy.rows, migrated.rows).map {
      Report.PairRow(key: $0.key, model: $0.model, channel: .visible, legacy: $0.side, migrated: $1.side)
    }, constants: [badge])

  /// One pair, one field lost.
  static let lost = Report(
    paths: ["Old", "New"], models: [model], screens: [legacy, migrated], pairs: [pair],
    problems: [Problem(.invalidUTF8, path: "Old/Strings.swift", line: 4)],
    counts: Report.Counts(files: Report.Files(swift: 4))
  ).weighed()

  /// One screen alone, nothing to say about it.
  static let lone = Report(
    paths: ["Old"], models: [model], screens: [legacy],
    unpaired: [
      Report.Unpaired(
        screen: "ContactVC",
        candidates: [Report.Candidate(screen: "ContactView", why: .stem, paste: "// uyum:pair ContactView")])
    ], counts: Report.Counts(files: Report.Files(swift: 1))
  ).weighed()

  /// Every member that may be absent is there.
  static let full: Report = {
    var report = lost
    report.seams = [
      Report.Seam(
        kind: .hostingCell, type: "ContactCell", outer: "ContactVC", inner: nil, freshness: .once, rule: .makeOnly,
        site: site("Old/ContactCell.swift", 2, 7))
    ]
    report.models[0].sameAs = [Report.SameModel(model: "OldContact", why: .converter, site: legacySite)]
    report.models[0].fields[0].sameAs = ["OldContact.fullName"]
    report.screens[0].actions = [
      Report.Action(
        key: "id", model: "Contact", via: ["open"], source: "contact.id", method: "tapped", site: legacySite,
        rule: "uikit.action")
    ]
    report.screens[0].rows[0].sample = Report.Sample(model: "Ada", shown: nil)
    report.screens[0].rows[0].decision = Report.Decision(kind: .notShown, reason: "not here")
    report.screens[0].rows[0].ignored = Report.Ignored(reason: "gone in 4.2", site: legacySite)
    report.screens[0].rows[0].renamedTo = ["given", "family"]
    report.pairs[0].conditions = [
      Report.PairCondition(
        key: "isBlocked", model: nil, on: .migrated, decides: .exists, sites: [site("New/ContactView.swift", 9, 10)])
    ]
    report.pairs[0].rows.append(
      Report.PairRow(
        key: "photo", model: nil, channel: .spoken,
        legacy: Report.Side(verdict: .unmeasured, reason: .handedOn, sites: [legacySite]),
        migrated: Report.Side(verdict: .missing, reason: .spokenOnly, sites: [migratedSite])))
    return report.weighed(others: [
      Report.Finding(
        rule: .indexIdentity, level: .warning, message: .indexIdentity(screen: "ContactView"), screen: "ContactView",
        sites: [site("New/ContactView.swift", 20, 9)])
    ])
  }()
}
