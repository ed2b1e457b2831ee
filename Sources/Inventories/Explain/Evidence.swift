import RuleCards
import Syntax

/// Gathers what explains a field of one screen, from what its linker recorded when the screen was taken.
struct Evidence {
  /// The screen's keys, as its row was judged by.
  let keyed: KeyedScreen
  let keying: Keying
  /// The linker that took the screen, with its record.
  let linker: Linker
  private let listing: Listing
  private let finder: WayFinder
  private var writer: HopWriter
  private var sites: Sites

  private var program: Program { linker.program }

  init(keyed: KeyedScreen, keying: Keying, linker: Linker) {
    (self.keyed, self.keying, self.linker) = (keyed, keying, linker)
    listing = Listing(keying: keying)
    finder = WayFinder(linker: linker)
    writer = HopWriter(linker: linker)
    sites = Sites(program: linker.program)
  }

  /// The explanation of some keys, which are one field: itself, or the members that are shown in its place.
  mutating func explanation(of keys: Set<String>, reasons: Set<Reason>) -> Explanation {
    var explanation = Explanation(screen: program.displayName(of: keyed.inventory.screen))
    for way in shownWays(to: keys) + readWays(to: keys) where !explanation.ways.contains(way) {
      explanation.ways.append(way)
    }
    for stop in stops(at: keys, reasons) where !explanation.stops.contains(stop) { explanation.stops.append(stop) }
    explanation.looked = looked()
    return explanation
  }

  private mutating func shownWays(to keys: Set<String>) -> [Explanation.Way] {
    let own = ways { chosen, trace in
      let rest = trace.candidates.drop { $0 != chosen }.dropFirst()
      return ([chosen] + rest).first { keys.contains($0.key) }
    }
    if !own.isEmpty { return own }
    return ways { _, trace in trace.candidates.first { keys.contains($0.path[0]) } }
  }

  /// A way for each showing and each of its sources that a field is found among.
  private mutating func ways(_ pick: (Candidate, Trace) -> Candidate?) -> [Explanation.Way] {
    var found: [Explanation.Way] = []
    for (shown, sources) in zip(keyed.inventory.shown, keyed.traces) {
      for source in sources {
        guard let chosen = source.key, let candidate = pick(chosen, source.trace) else { continue }
        let starts =
          shown.sighting.values.map { WayFinder.Node($0) } + (source.trace.selects ? conditions(of: shown) : [])
        let nodes = finder.way(from: starts, to: candidate, chooses: source.trace.selects)
        found.append(way(shown.sighting, use(shown.sighting, source.trace), candidate, nodes))
      }
    }
    return found
  }

  private func use(_ sighting: Sighting, _ trace: Trace) -> Explanation.Use {
    if sighting.use == .repeats { return .repeats }
    return trace.selects ? .selects(sighting.channel) : .shows(sighting.channel)
  }

  /// What a showing stands under, as values that choose.
  private func conditions(of shown: Inventory.Shown) -> [WayFinder.Node] {
    shown.sighting.branches.reversed().flatMap { branch in
      linker.read(branch.frame).facts.guards[Int(branch.index)].conditions.map {
        WayFinder.Node(Bound(value: $0, frame: branch.frame), chooses: true)
      }
    }
  }

  /// The conditions and actions that read a field.
  private mutating func readWays(to keys: Set<String>) -> [Explanation.Way] {
    var found: [Explanation.Way] = []
    for read in keyed.conditions + keyed.actions where keys.contains(read.key) {
      let candidates = read.shown.traces.flatMap(\.candidates)
      guard let candidate = candidates.first(where: { $0.key == read.key && keying.group($0.owner) == read.owner })
      else { continue }
      let nodes = finder.way(from: starts(of: read.shown), to: candidate, chooses: nil)
      let use: Explanation.Use
      if case .decides(let decision) = read.shown.sighting.use {
        use = .decides(Decides(decision))
      } else {
        use = .acts
      }
      found.append(way(read.shown.sighting, use, candidate, nodes))
    }
    return found
  }

  /// The values of a condition: those of the branch that it is, else of what a card says decides.
  private func starts(of shown: Inventory.Shown) -> [WayFinder.Node] {
    for branch in shown.sighting.branches {
      let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
      if entry.range == shown.sighting.place.range {
        return entry.conditions.map { WayFinder.Node(Bound(value: $0, frame: branch.frame)) }
      }
    }
    return shown.sighting.values.map { WayFinder.Node($0) }
  }

  private mutating func way(
    _ sighting: Sighting, _ use: Explanation.Use, _ candidate: Candidate, _ nodes: [WayFinder.Node]
  ) -> Explanation.Way {
    Explanation.Way(
      key: candidate.key, model: listing.name(candidate.owner), use: use, sink: sighting.sink, via: candidate.via,
      hops: writer.hops(sighting, nodes, candidate.member))
  }
}

extension Evidence {
  /// Where following ended, for the reasons that a row gives.
  private mutating func stops(at keys: Set<String>, _ reasons: Set<Reason>) -> [Explanation.Stop] {
    guard !reasons.isEmpty else { return [] }
    var found: [Explanation.Stop] = []
    for shown in keyed.inventory.handedOn where hands(shown, keys, reasons) {
      let reason: Reason = reasons.contains(.unknownWrapper) ? .unknownWrapper : .handedOn
      found.append(stop(reason, shown.sighting.place))
    }
    for shown in keyed.inventory.shown {
      for trace in shown.traces {
        guard case .unread(let reason) = trace.end, reasons.contains(reason) else { continue }
        found.append(stop(reason, trace.site ?? shown.sighting.place))
      }
    }
    return found
  }

  private func hands(_ shown: Inventory.Shown, _ keys: Set<String>, _ reasons: Set<Reason>) -> Bool {
    let handsKey = shown.traces.lazy.flatMap(\.candidates).contains {
      keys.contains($0.key) || keys.contains($0.path[0])
    }
    return reasons.contains(.unknownWrapper) && handsKey || reasons.contains(.handedOn) && !shown.handedTypes.isEmpty
  }

  private mutating func stop(_ reason: Reason, _ place: Place) -> Explanation.Stop {
    Explanation.Stop(reason: reason, source: program.text(place.range, place.file), site: sites.site(place))
  }

  /// The bodies that the walk went through, by their types.
  private mutating func looked() -> [Explanation.Looked] {
    let members = Set(linker.walkedFrames.keys.map { linker.bodies[Int($0)].key.member }).sorted()
    var order: [TypeID?] = []
    var names: [TypeID?: [String]] = [:]
    var places: [TypeID?: Report.Site] = [:]
    for member in members {
      let entry = program.members[Int(member)]
      if names[entry.owner] == nil {
        order.append(entry.owner)
        places[entry.owner] = entry.owner.map { sites.site(of: $0) } ?? sites.site(of: entry)
      }
      if names[entry.owner]?.contains(entry.name) != true { names[entry.owner, default: []].append(entry.name) }
    }
    return order.compactMap { owner in
      guard let members = names[owner], let site = places[owner] else { return nil }
      return Explanation.Looked(type: owner.map { program.displayName(of: $0) }, members: members, site: site)
    }.sorted { $0.site < $1.site }
  }
}
