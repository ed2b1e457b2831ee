extension Effect {
  /// The effects that a line says, one for each hole that it lists; nil where the word or what follows is unknown.
  static func read(_ word: Substring, _ rest: String) -> [Effect]? {
    var words = Words(rest)
    let effects = read(word, &words)
    return words.isAtEnd ? effects : nil
  }

  private static func read(_ word: Substring, _ words: inout Words) -> [Effect]? {
    switch word {
    case "shows": readShown(&words)
    case "decides": readDecided(&words)
    case "toggles": words.next().flatMap { Decision(rawValue: String($0)) }.map { [.toggles($0)] }
    case "passes": readPassed(&words)
    case "gives": words.hole().map { [.gives($0, elements: words.take("elements"))] }
    case "binds": readBound(&words)
    case "returns": words.next().map { [.returns(String($0))] }
    case "pairs": readPairs(&words)
    case "assigns": readAssigned(&words)
    case "adds": readAdded(&words)
    case "edits": words.holes()?.map(Effect.edits)
    case "repeats": words.holes()?.map(Effect.repeats)
    case "acts": words.holes()?.map(Effect.acts)
    case "opens": words.holes()?.map(Effect.opens)
    case "holds": words.holes()?.map(Effect.holds)
    case "provides": words.holes()?.map(Effect.provides)
    case "identity": words.holes()?.map(Effect.identity)
    case "selects": words.holes()?.map(Effect.selects)
    case "ignores": words.holes()?.map(Effect.ignores)
    case "mutes": words.holes()?.map(Effect.mutes)
    case "translates": words.holes()?.map(Effect.translates)
    case "allows": words.holes()?.map(Effect.allows)
    case "starts": readStarted(&words)
    case "delays": words.holes()?.map(Effect.delays)
    case "renews": words.holes()?.map(Effect.renews)
    default: nil
    }
  }

  /// `$value, $title [spoken] [as NAME]`.
  private static func readShown(_ words: inout Words) -> [Effect]? {
    guard let holes = words.holes() else { return nil }
    let channel: Channel = words.take("spoken") ? .spoken : .visible
    var name: String?
    if words.take("as") {
      guard let given = words.next() else { return nil }
      name = String(given)
    }
    return holes.map { .shows($0, channel, name: name) }
  }

  /// `$value hidden`.
  private static func readDecided(_ words: inout Words) -> [Effect]? {
    guard let holes = words.holes(), let decision = words.next().flatMap({ Decision(rawValue: String($0)) }) else {
      return nil
    }
    return holes.map { .decides($0, decision) }
  }

  /// `$value, element of $list [printing]`.
  private static func readPassed(_ words: inout Words) -> [Effect]? {
    guard let origins = words.origins() else { return nil }
    let printing = words.take("printing")
    return origins.map { .passes($0, printing: printing) }
  }

  /// `$closure 0 to element of $list`.
  private static func readBound(_ words: inout Words) -> [Effect]? {
    guard let hole = words.hole(), let place = words.next().flatMap({ Int($0) }), words.take("to"),
      let origin = words.origin()
    else { return nil }
    return [.binds(hole, parameter: place, to: origin)]
  }

  /// `offset, element = element of $list`: parts by their labels, `_` for none.
  private static func readPairs(_ words: inout Words) -> [Effect]? {
    var parts: [TuplePart] = []
    repeat {
      guard let label = words.next() else { return nil }
      var part = TuplePart(label: label == "_" ? "" : String(label))
      if words.take("=") {
        guard let origin = words.origin() else { return nil }
        part.origin = origin
      }
      parts.append(part)
    } while words.take(",")
    return [.pairs(parts)]
  }

  /// `$closure appearing`, `$closure keyed $key`.
  private static func readStarted(_ words: inout Words) -> [Effect]? {
    guard let closure = words.hole(), let word = words.next() else { return nil }
    let start: Start? =
      switch word {
      case "appearing": .appearing
      case "once": .once
      case "presented": .presented
      case "keyed": words.hole().map { .keyed($0) }
      case "hearing": words.hole().map { .hearing($0) }
      case "changing": words.hole().map { .changing($0) }
      default: nil
      }
    return start.map { [.starts(closure, $0)] }
  }

  /// `$value to $text`.
  private static func readAdded(_ words: inout Words) -> [Effect]? {
    guard let origin = words.origin(), words.take("to") else { return nil }
    return words.hole().map { [.adds(origin, to: $0)] }
  }

  /// `$source to $target [at $path]`.
  private static func readAssigned(_ words: inout Words) -> [Effect]? {
    guard let origin = words.origin(), words.take("to"), let target = words.hole() else { return nil }
    guard words.take("at") else { return [.assigns(origin, to: target, path: nil)] }
    return words.hole().map { [.assigns(origin, to: target, path: $0)] }
  }

  /// Whether the effect speaks of a hole.
  package func speaks(of hole: Hole) -> Bool { holes.contains(hole) }

  /// The holes that the effect speaks of.
  var holes: [Hole] {
    switch self {
    case .shows(let hole, _, _), .decides(let hole, _), .gives(let hole, _), .edits(let hole), .repeats(let hole),
      .acts(let hole), .opens(let hole), .holds(let hole), .provides(let hole), .identity(let hole), .selects(let hole),
      .ignores(let hole), .mutes(let hole), .translates(let hole), .allows(let hole), .delays(let hole),
      .renews(let hole):
      [hole]
    case .starts(let closure, let start): [closure, start.hole].compactMap(\.self)
    case .returns, .toggles: []
    case .passes(let origin, _): [origin.hole].compactMap(\.self)
    case .binds(let hole, _, let origin): [hole, origin.hole].compactMap(\.self)
    case .pairs(let parts): parts.compactMap { $0.origin?.hole }
    case .adds(let origin, let target): [origin.hole, target].compactMap(\.self)
    case .assigns(let origin, let target, let path): [origin.hole, target, path].compactMap(\.self)
    }
  }
}

extension Start {
  /// The hole that it speaks of besides the closure.
  fileprivate var hole: Hole? {
    switch self {
    case .appearing, .once, .presented: nil
    case .keyed(let hole), .hearing(let hole), .changing(let hole): hole
    }
  }
}
