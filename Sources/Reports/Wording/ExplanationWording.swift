import Inventories

/// The words of `uyum explain`.
extension Language {
  /// What a hop has to do with the one above it.
  func word(_ deed: Explanation.Deed) -> String {
    switch deed {
    case .sink(let sink) where sink.isEmpty: say("is shown", "gosterilir")
    case .sink(let sink): say("goes into `\(sink)`", "`\(sink)` icine gider")
    case .decides(let decides): say("decides (\(word(decides)))", "karar verir (\(word(decides)))")
    case .acts: say("is read when tapped", "dokununca okunur")
    case .chooses: say("chooses what is shown", "gosterileni secer")
    case .passes(let name): say("passes through `\(name)`", "`\(name)` icinden gecer")
    case .binds(let name): say("`\(name)` stands for it", "`\(name)` bunun yerine durur")
    case .returns(let name): say("`\(name)` returns it", "`\(name)` bunu dondurur")
    case .hands(let name): say("`\(name)` is handed it", "`\(name)` bunu alir")
    case .argument(let name): say("is given as `\(name)`", "`\(name)` olarak verilir")
    case .assigned(let name): say("`\(name)` is it", "`\(name)` budur")
    case .made(let name): say("`\(name)` is made of it", "`\(name)` bundan yapilir")
    case .base(let name): say("`\(name)` is read on it", "`\(name)` bunun uzerinde okunur")
    case .part: say("is a part of it", "bunun bir parcasi")
    case .declared: say("is declared", "bildirilir")
    case .untold: say("is declared; the way to it is not told", "bildirilir; ona giden yol soylenemiyor")
    }
  }

  /// What a screen does with a field.
  func word(_ use: Explanation.Use) -> String {
    switch use {
    case .shows(.visible): say("shows", "gosterir")
    case .shows(.spoken): say("speaks", "okutur")
    case .selects(.visible): say("selects by", "bununla secer")
    case .selects(.spoken): say("selects what is spoken by", "okunani bununla secer")
    case .repeats: say("repeats by", "bununla yineler")
    case .decides(let decides): say("decides (\(word(decides))) by", "bununla karar verir (\(word(decides)))")
    case .acts: say("reads when tapped", "dokununca okur")
    }
  }

  /// The first line of a way.
  func wayHead(_ way: Explanation.Way, on screen: String) -> String {
    let name = way.model.map { "\($0).\(way.key)" } ?? way.key
    return say("\(screen) \(word(way.use)) `\(name)`", "\(screen), `\(name)`: \(word(way.use))")
  }

  func via(_ names: String) -> String { say("via \(names)", "uzerinden: \(names)") }

  func stoppedAt(_ source: String) -> String { say("stopped at `\(source)`", "burada durdu: `\(source)`") }

  func lookedIn(_ place: String, members: String) -> String {
    say("looked in \(place): \(members)", "bakilan yer \(place): \(members)")
  }

  func reaches(_ screen: String) -> String { say("reaches \(screen)", "ulastigi ekran: \(screen)") }

  var reachesNot: String {
    say("does not reach these screens of the model:", "modelin su ekranlarina ulasmiyor:")
  }
}

extension Sentences {
  /// What is told of a subject of `uyum explain` that is no field, no member and no rule.
  package func unknownSubject(_ name: String, near names: [String]) -> String {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let near = names.isEmpty ? "" : language.say("; near it: \(list)", "; yakini: \(list)")
    let name = oneLine(name)
    return language.say(
      "uyum: `\(name)` is no field of a screen, no member of a model and no rule",
      "uyum: `\(name)` ne bir ekranin alani, ne bir modelin uyesi, ne de bir kural") + near + "\n"
  }
}

extension Language {
  /// The page of a rule that is no card: a kind of fault, a reason for which a field can't be measured, or what a
  /// storyboard or xib puts before the user.
  package func page(ofRule id: String) -> String? {
    if let fault = Fault(rawValue: id) { return "\(id)\n  \(meaning(fault))\n" }
    if let rule = LayoutRule(rawValue: id) { return "\(id)\n  \(meaning(rule))\n" }
    guard let reason = Reason(rawValue: id) else { return nil }
    let verdict = reason == .spokenOnly ? Verdict.missing : .unmeasured
    return "\(id) (\(word(verdict)))\n  \(meaning(reason))\n"
  }
}

/// The names nearest to a mistyped subject, at most five: the one with the fewest edits, then those with the same
/// field, then those of the same type.
package func nearSubjects(to name: String, among names: [String]) -> [String] {
  let parts = name.lowercased().split(separator: ".")
  let alike = names.filter { parts.last.map($0.lowercased().split(separator: ".").dropFirst().contains) == true }
  let beside = names.filter { parts.contains(Substring($0.lowercased().prefix { $0 != "." })) }
  var near: [String] = []
  for candidate in [nearest(to: name, among: names)].compactMap({ $0 }) + alike + beside
  where !near.contains(candidate) { near.append(candidate) }
  return Array(near.prefix(5))
}
