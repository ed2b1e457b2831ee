import Foundation
import Inventories
import Recomputes
import Syntax

extension RecomputeReport {
  /// The report as JSON of `recompute-1.json`: keys sorted, English in every language, a line feed at its end.
  func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    if let key = CodingUserInfoKey(rawValue: wordingKey) { encoder.userInfo[key] = Sentences(.english) }
    // Nothing in it can fail to be encoded.
    guard let data = try? encoder.encode(RecomputeJson(self)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The form that the report has as JSON.
private struct RecomputeJson: Encodable {
  struct View: Encodable {
    let name: String
    let parent: String?
    let presentedBy: String?
    let site: Report.Site
  }

  struct Key: Encodable {
    let name: String
    let storage: String
    let owner: String?
    let rows: [String]?
  }

  struct Entry: Encodable {
    let key: String
    let view: String
    let causes: [String]
  }

  struct Advice: Encodable {
    let kind: String
    let keys: [String]
    let from: [String]?
    let to: String
    let inputs: Int
    let runsBefore: Int?
    let runsAfter: Int
  }

  /// What every report has.
  let report: Report
  let views: [View]
  let keys: [Key]
  let recompute: [Entry]
  let advice: [Advice]

  private enum CodingKeys: String, CodingKey { case views, keys, recompute, advice }

  /// Writes what every report has, and the members of its own beside.
  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(views, forKey: .views)
    try container.encode(keys, forKey: .keys)
    try container.encode(recompute, forKey: .recompute)
    try container.encode(advice, forKey: .advice)
  }

  /// With more entries than this, the views that are skipped in trees that a key has nothing to do with are left out,
  /// and with many times more all that are skipped.
  private static let (many, most) = (20_000, 200_000)

  init(_ report: RecomputeReport) {
    let names = report.views.map(\.name)
    self.report = report.findingsAlone
    views = report.views.map { view in
      View(
        name: view.name, parent: view.parent.map { names[$0] }, presentedBy: view.presenter.map { names[$0] },
        site: view.site)
    }
    keys = report.changes.map { change in
      Key(
        name: change.key, storage: change.storage.rawValue,
        owner: change.object ?? change.owner.map { names[$0] },
        rows: change.rows.isEmpty ? nil : change.rows.map { names[$0] })
    }
    recompute = Self.entries(report, names)
    advice = report.advice.map { Advice($0, names) }
  }

  private static func entries(_ report: RecomputeReport, _ names: [String]) -> [Entry] {
    let size = report.views.count * report.changes.count
    return report.changes.flatMap { change -> [Entry] in
      var causes: [Int: String] = [:]
      for hit in change.hits { causes[hit.view] = hit.cause.rawValue }
      for view in change.inputs { causes[view] = Cause.input.rawValue }
      let views =
        size <= many ? Array(names.indices) : size <= most ? report.concerned(by: change) : causes.keys.sorted()
      return views.map { Entry(key: change.key, view: names[$0], causes: causes[$0].map { [$0] } ?? []) }
    }
  }
}

extension RecomputeJson.Advice {
  fileprivate init(_ advice: RecomputeReport.Advice, _ names: [String]) {
    switch advice {
    case .pushDown(let key, let from, let to, let inputs, let before, let after):
      self.init(
        kind: "push-down", keys: [key], from: [names[from]], to: names[to], inputs: -inputs, runsBefore: before,
        runsAfter: after)
    case .lift(let keys, let to, let inputs, let after):
      self.init(
        kind: "lift", keys: keys, from: nil, to: names[to], inputs: inputs, runsBefore: nil, runsAfter: after)
    }
  }
}
