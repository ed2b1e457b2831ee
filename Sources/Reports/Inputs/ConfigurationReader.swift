import Inventories
import Syntax

/// A configuration as read: the settings, and what in it means nothing.
package struct Configuration: Sendable {
  /// The settings.
  package var settings = Settings()
  /// Settings and names that mean nothing, each with its line.
  package var problems: [Problem] = []

  /// A configuration that sets nothing.
  package init() {}

  /// The configuration that a `.uyum.json` spells; docs/configuration.md describes it.
  package init(json bytes: [UInt8], path: String) throws(InputFault) {
    var reader = try ObjectReader(try Json(input: bytes, .relaxed), place: "")
    for (json, place) in try reader.list("pairs") { settings.pairs.append(try pair(json, place, path)) }
    for (json, place) in try reader.list("models") { settings.models.append(try models(json, place, path)) }
    settings.keys = try reader.value("keys").map { (json) throws(InputFault) in try names(json, "keys") }
    settings.exclude = try names(reader.value("exclude"), "exclude")
    for (json, place) in try reader.list("rules") {
      settings.cards.append(Settings.Cards(path: path, text: try card(json, place)))
    }
    for (json, place) in try reader.list("decisions") { try add(try decided(json, place, path), json.line, place) }
    try readLevels(reader.value("levels"), path)
    note(reader.unknown, path)
  }
}

extension Configuration {
  private mutating func note(_ unknown: [InputFault], _ path: String) {
    problems += unknown.compactMap { fault in
      guard case .unknownMember(let name, let nearest) = fault.kind else { return nil }
      return Problem(.unknownSetting, path: path, line: fault.line, detail: Self.detail(name, nearest))
    }
  }

  /// A name that means nothing and the one that was most likely meant, as the wording takes them apart again.
  package static func detail(_ name: String, _ nearest: String?) -> String {
    nearest.map { "\(name) -> \($0)" } ?? name
  }

  private mutating func pair(_ json: Json, _ place: String, _ path: String) throws(InputFault) -> Settings.Pair {
    var reader = try ObjectReader(json, place: place)
    let pair = Settings.Pair(
      legacy: try reader.name("legacy"), migrated: try reader.name("migrated"),
      models: try names(reader.value("models"), reader.place(of: "models")), complete: try reader.flag("complete"))
    note(reader.unknown, path)
    return pair
  }

  private mutating func models(
    _ json: Json,
    _ place: String,
    _ path: String
  ) throws(InputFault) -> Settings.SameModels {
    var reader = try ObjectReader(json, place: place)
    let models = Settings.SameModels(
      model: try reader.name("model"), sameAs: try names(reader.required("sameAs"), reader.place(of: "sameAs")))
    note(reader.unknown, path)
    return models
  }

  private mutating func decided(
    _ json: Json,
    _ place: String,
    _ path: String
  ) throws(InputFault) -> Settings.Decided {
    var reader = try ObjectReader(json, place: place)
    let word = try reader.name("decision")
    guard let kind = DecisionKind(rawValue: word) else {
      let near = nearest(to: word, among: DecisionKind.allCases.map(\.rawValue))
      throw InputFault(.unknownWord(word, nearest: near), line: json.line, place: reader.place(of: "decision"))
    }
    let decided = Settings.Decided(
      screen: try reader.optionalText("screen"), model: try reader.optionalText("model"), key: try reader.name("key"),
      decision: Report.Decision(kind: kind, reason: try reader.name("reason")))
    note(reader.unknown, path)
    return decided
  }

  /// Adds a decision; a second one about the same field is a fault, as it would be passed over in silence.
  private mutating func add(_ decided: Settings.Decided, _ line: Int, _ place: String) throws(InputFault) {
    let isDecided = settings.decisions.contains {
      $0.screen == decided.screen && $0.model == decided.model && $0.key == decided.key
    }
    let name = [decided.screen ?? decided.model, decided.key].compactMap { $0 }.joined(separator: ".")
    if isDecided { throw InputFault(.twice(name), line: line, place: place) }
    settings.decisions.append(decided)
  }

  private mutating func readLevels(_ json: Json?, _ path: String) throws(InputFault) {
    guard let json else { return }
    guard case .object(let members) = json.value else {
      throw InputFault(.expected(.object), line: json.line, place: "levels")
    }
    for member in members {
      let word = try member.value.name(place: "levels.\(member.name)")
      guard let level = Level(rawValue: word) else {
        let near = nearest(to: word, among: Level.allCases.map(\.rawValue))
        throw InputFault(
          .unknownWord(word, nearest: near), line: member.line, place: "levels.\(member.name)")
      }
      if let fault = Fault(rawValue: member.name) {
        settings.levels[fault] = level
      } else {
        let near = nearest(to: member.name, among: Fault.allCases.map(\.rawValue))
        let detail = Self.detail(member.name, near)
        problems.append(Problem(.unknownSetting, path: path, line: member.line, detail: detail))
      }
    }
  }
}

/// A list of names; empty where it is absent.
private func names(_ json: Json?, _ place: String) throws(InputFault) -> [String] {
  guard let json else { return [] }
  var names: [String] = []
  for (json, place) in try json.elements(place: place) { names.append(try json.name(place: place)) }
  return names
}

/// A rule card: a text, or its lines in a list.
private func card(_ json: Json, _ place: String) throws(InputFault) -> String {
  guard case .list = json.value else { return try json.text(place: place) }
  var lines: [String] = []
  for (json, place) in try json.elements(place: place) { lines.append(try json.text(place: place)) }
  return lines.joined(separator: "\n")
}

extension ObjectReader {
  /// True or false; false where it is absent.
  fileprivate mutating func flag(_ name: String) throws(InputFault) -> Bool {
    guard let json = value(name) else { return false }
    guard case .bool(let flag) = json.value else {
      throw InputFault(.expected(.bool), line: json.line, place: place(of: name))
    }
    return flag
  }
}
