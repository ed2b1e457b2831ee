import Facts
import RuleCards
import Syntax

/// Writes inventories into the report's lists: showings, constants, conditions, actions.
struct Listing {
  let keying: Keying
  var sites: Sites
  /// The models that the rows belong to, and the keys that are listed: names of sinks are looked up in both.
  var models: [TypeID] = []
  var keys: [String] = []
  /// The showings listed so far of the screen at hand.
  private var listed: Set<Report.Showing> = []
  private var listedConstants: Set<Report.Constant> = []

  var program: Program { keying.program }

  init(keying: Keying) {
    self.keying = keying
    sites = Sites(program: keying.program)
  }

  func name(_ owner: KeyOwner) -> String? {
    switch owner {
    case .declared(let id): program.displayName(of: id)
    case .named(let name): name
    case .input: nil
    }
  }

  /// The screen with its lists; rows are judged elsewhere.
  mutating func screen(_ keyed: KeyedScreen, kind: ScreenKind) -> Report.Screen {
    let id = keyed.inventory.screen
    var screen = Report.Screen(name: program.displayName(of: id), kind: kind, site: sites.site(of: id))
    (listed, listedConstants) = ([], [])
    for (shown, traces) in zip(keyed.inventory.shown, keyed.traces) { list(shown, traces, into: &screen) }
    for condition in keyed.conditions {
      let sighting = condition.shown.sighting
      guard case .decides(let decision) = sighting.use else { continue }
      screen.conditions.append(
        Report.Condition(
          key: condition.key, model: name(condition.owner), via: condition.via, decides: Decides(decision),
          sink: sighting.outlet, source: source(of: sighting), method: sighting.method,
          site: sites.site(sighting.place),
          rule: card(sighting)))
    }
    var actions: Set<Report.Action> = []
    for action in keyed.actions {
      let sighting = action.shown.sighting
      let item = Report.Action(
        key: action.key, model: name(action.owner), via: action.via, source: source(of: sighting),
        method: sighting.method, site: sites.site(sighting.place), rule: card(sighting))
      if actions.insert(item).inserted { screen.actions.append(item) }
    }
    return screen
  }

  /// The keys that some sources are, each once.
  private func reads(_ traces: [KeyedTrace]) -> [Report.Read] {
    traces.reduce(into: []) { reads, trace in
      guard let key = trace.key else { return }
      let read = Report.Read(key: key.key, model: name(keying.group(key.owner)), via: key.via)
      if !reads.contains(where: { $0.key == read.key && $0.model == read.model }) { reads.append(read) }
    }
  }

  private mutating func list(_ shown: Inventory.Shown, _ traces: [KeyedTrace], into screen: inout Report.Screen) {
    let sighting = shown.sighting
    let direct = reads(traces.filter { !$0.trace.selects })
    let role: Role = direct.isEmpty ? .selects : .shows
    let reads = direct.isEmpty ? reads(traces) : direct
    let condition = when(sighting)
    for constant in keying.constants(of: shown) {
      let name = sighting.outlet.map {
        keying.fieldName(ofOutlet: $0) { keys.contains($0) || keying.declares($0, models) }
      }
      var item = Report.Constant(
        value: constant.text, sink: sighting.sink, name: name, key: name.flatMap { keys.contains($0) ? $0 : nil },
        channel: sighting.channel, method: sighting.layout == nil ? sighting.method : nil, condition: condition,
        site: sites.site(constant.place),
        rule: card(sighting))
      item.tableKey = sighting.layout?.tableKey
      if listedConstants.insert(item).inserted { screen.constants.append(item) }
    }
    guard !reads.isEmpty else { return }
    let stale = staleness(of: shown, traces)
    let follows = stale == nil && traces.contains { $0.trace.follows && $0.stale == nil }
    let item = Report.Showing(
      keys: reads, sink: sighting.sink, channel: sighting.channel, role: role, source: source(of: sighting),
      method: sighting.method, condition: condition,
      freshness: stale != nil ? .once : follows ? .follows : .unknown, freshnessRule: stale?.rule,
      site: sites.site(sighting.place), rule: card(sighting))
    if listed.insert(item).inserted { screen.shows.append(item) }
  }

  /// The proof that all keys of a showing are copies.
  private func staleness(of shown: Inventory.Shown, _ traces: [KeyedTrace]) -> StaleProof? {
    let proofs = traces.compactMap { source -> StaleProof?? in
      guard let key = source.key else { return nil }
      return .some(source.stale.flatMap { $0.holds(for: key) ? $0 : nil })
    }
    return proofs.allSatisfy { $0 != nil } ? proofs.first ?? nil : nil
  }

  /// The value as written: for a binding the key path, as the document has it.
  private func source(of sighting: Sighting) -> String { sighting.layout?.written ?? source(sighting.place) }

  private func source(_ place: Place) -> String {
    let text = program.text(place.range, place.file)
    return text.isEmpty ? "-" : text
  }

  private func card(_ sighting: Sighting) -> String {
    if let line = sighting.layout {
      let rule: LayoutRule = line.written != nil ? .binding : sighting.channel == .spoken ? .spoken : .visible
      return rule.rawValue
    }
    return sighting.card.map { program.rules.cards[$0].id } ?? "branch"
  }

  private func when(_ sighting: Sighting) -> String? {
    let texts = sighting.branches.map { branch in
      let facts = keying.linker.read(branch.frame).facts
      return program.text(facts.guards[Int(branch.index)].range, keying.linker.read(branch.frame).file)
    }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " && ")
  }
}
