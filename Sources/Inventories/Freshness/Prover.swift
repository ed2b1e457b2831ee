import Facts
import RuleCards
import Syntax

/// Whether a showing keeps up with its model: the proof that it does not, nearest the sink (rules V2 and V3).
final class Prover {
  private let linker: Linker
  private let states: StateCopies
  private let observation: Observation
  private let models: OwnedModels
  private let sinks: EarlySinks
  private let equality: PartialEquality
  private let once: RunsOnce
  private let stored: StoredViews
  private let coordinators: Coordinators
  private var ways: [Trail: StaleProof?] = [:]
  private var runs: [Bound: OnceRun?] = [:]

  private var program: Program { linker.program }

  init(_ linker: Linker) {
    self.linker = linker
    states = StateCopies(linker)
    observation = Observation(linker)
    models = OwnedModels(linker)
    sinks = EarlySinks(linker)
    equality = PartialEquality(linker)
    once = RunsOnce(linker)
    stored = StoredViews(linker)
    coordinators = Coordinators(linker)
  }

  /// The proof that what a sighting shows of one of its sources is stale; nil where nothing proves it.
  func proof(_ trace: Trace, in sighting: Sighting) -> StaleProof? {
    guard sighting.layout == nil, let value = sighting.values.first else { return nil }
    let paths = paths(of: trace.trail)
    if paths.isEmpty { return nil }
    return proof(of: value, sighting, paths, selects: trace.selects) ?? proof(along: trace.trail)
  }

  /// The proofs by where the value is written.
  private func proof(of value: Bound, _ sighting: Sighting, _ paths: [Path], selects: Bool) -> StaleProof? {
    if let run = run(of: value, isWritten: sighting.outlet != nil), !isSent(value), !isAwaited(sighting),
      let proof = once.proof(run, paths)
    {
      return proof.rule == .writtenOnce && (selects || isEdited(sighting)) ? nil : proof
    }
    if let found = stored.proof(of: value), !once.isKept(paths, by: found.made) { return found.proof }
    if !selects, let proof = sinks.proof(of: value, from: paths) { return proof }
    if let view = linker.selfType(of: value.frame).declaredID, let first = paths.first,
      let proof = observation.proof(ofShared: first, in: view)
    {
      return proof
    }
    return compared(sighting, paths)
  }

  /// Whether the user edits what is shown: it was meant as a draft.
  private func isEdited(_ sighting: Sighting) -> Bool {
    guard let value = sighting.values.first, let edge = linker.shape(of: value.frame).edge(of: value.value),
      case .assign(let target, _) = linker.facts(value.frame).edges[edge].kind,
      case .member(let base, _, _) = linker.facts(value.frame).values[Int(target)]
    else { return false }
    let control = Bound(value: base, frame: value.frame)
    return linker.satisfies(
      linker.type(of: control), [RuleCards.Role.editable.rawValue], named: linker.lastName(of: control))
  }

  /// Whether a value is written for each that a sequence which is no collection brings in time.
  private func isAwaited(_ sighting: Sighting) -> Bool {
    sighting.branches.contains { branch in
      let entry = linker.facts(branch.frame).guards[Int(branch.index)]
      guard entry.kind == .repetition else { return false }
      return !entry.conditions.allSatisfy {
        linker.isCollection(linker.type(of: Bound(value: $0, frame: branch.frame)))
      }
    }
  }

  private func run(of value: Bound, isWritten: Bool) -> OnceRun? {
    if let known = runs[value] { return known }
    let found = linker.onceRun(of: value, isWritten: isWritten)
    runs[value] = .some(found)
    return found
  }

  /// Whether a value is what a publisher sends, or the publisher itself.
  private func isSent(_ value: Bound) -> Bool {
    if case .element(let source) = linker.value(value) {
      return linker.elementType(linker.type(of: Bound(value: source, frame: value.frame))) == .unknown
        || linker.isPublisher(Bound(value: source, frame: value.frame))
    }
    return linker.isPublisher(value)
  }

  /// The proof by a guard that compares what is shown with what was there before.
  private func compared(_ sighting: Sighting, _ paths: [Path]) -> StaleProof? {
    for branch in sighting.branches {
      let conditions = linker.read(branch.frame).facts.guards[Int(branch.index)].conditions
        .map { Bound(value: $0, frame: branch.frame) }
        .filter { if case .test = linker.value($0) { true } else { false } }
      if conditions.isEmpty { continue }
      for path in paths {
        for hop in path.hops {
          if let proof = equality.proof(comparing: conditions, hop.owner, showing: hop) { return proof }
        }
      }
    }
    return nil
  }

  private func paths(of trail: Trail) -> [Path] {
    if let known = linker.pathsOfTrail[trail] { return known }
    let found = linker.stations.steps(of: trail).compactMap { linker.stations.path(of: $0) }
    linker.pathsOfTrail[trail] = found
    return found
  }

  /// The proof by the way that a value came.
  private func proof(along trail: Trail) -> StaleProof? {
    if let known = ways[trail] { return known }
    let found = findProof(along: paths(of: trail))
    ways[trail] = .some(found)
    return found
  }

  private func findProof(along paths: [Path]) -> StaleProof? {
    var isOpen = true
    var holder: MemberID?
    for (index, path) in paths.enumerated() {
      let behind = Array(paths[(index + 1)...])
      if isOpen, holder == nil || path.hops.first?.member == holder {
        switch observation.answer(path) {
        case .stale(let proof): return proof
        case .live:
          if let proof = models.proof(path, isMadeFromMore: behind.contains { $0.root.kind != .made }) { return proof }
          isOpen = false
        case .open:
          holder = holder ?? observation.observed(by: path)
          isOpen = !observation.isRead(path)
        }
      }
      if let proof = copied(path, behind, after: paths[..<index]) { return proof }
    }
    return nil
  }

  /// The proof that what stands at a station was copied from what lies behind it.
  private func copied(_ path: Path, _ behind: [Path], after near: ArraySlice<Path>) -> StaleProof? {
    guard path.root.kind == .selfObject else { return nil }
    if let first = path.hops.first?.member, let view = program.members[Int(first)].owner,
      linker.isSwiftUI(.declared(view, []))
    {
      if program.has(first, .stateWrapper), isValue(first) {
        if let proof = sinks.proof(keeping: first, from: behind) { return proof }
        return states.proof(of: first, in: view, at: path, behind: behind)
      }
      if isOwned(first), let proof = seeded(path, behind, view) {
        return sparing(proof, Array(near) + [path])
      }
      if let proof = equality.proof(path) { return proof }
    }
    if let proof = coordinators.proof(path) { return proof }
    if let last = path.hops.last?.member, !behind.isEmpty {
      if let proof = sinks.proof(keeping: last, from: behind) { return sparing(proof, Array(near) + [path]) }
    }
    return guarded(path, behind)
  }

  /// The proof with the members that lie nearer the sink than the copy.
  private func sparing(_ proof: StaleProof, _ near: [Path]) -> StaleProof {
    var copy = proof
    copy.spared = Set(near.flatMap { $0.hops.compactMap(\.member) })
    return copy
  }

  private func isValue(_ member: MemberID) -> Bool {
    let type = linker.heldType(of: member)
    return !program.isTracked(type) && !program.isAnnouncing(type) && !program.isPlainClass(type)
  }

  /// Whether a view makes and keeps the object that a property holds.
  private func isOwned(_ member: MemberID) -> Bool {
    program.has(member, .ownedObjectWrapper)
      || program.has(member, .stateWrapper) && program.isTracked(linker.heldType(of: member))
  }

  /// The proof that an object which a view keeps was made from an input, and never told of another one.
  private func seeded(_ path: Path, _ behind: [Path], _ view: TypeID) -> StaleProof? {
    guard path.hops.count > 1, let owned = path.hops[0].member, let member = path.hops[1].member,
      program.members[Int(member)].kind == .stored, linker.writers(of: member).isEmpty,
      behind.contains(where: { isInput($0, of: view) }), !linker.isMadeAnew(view)
    else { return nil }
    let made = linker.upkeep(of: owned, in: view)
    guard !made.isHandedOn, made.writes.count == 1, let write = made.writes.first, write.moment == .made else {
      return nil
    }
    return StaleProof(rule: .seededOnce, place: linker.place(write.value))
  }

  /// Whether a path is what whoever makes a view hands it, and of a value.
  private func isInput(_ path: Path, of view: TypeID) -> Bool {
    guard !path.hops.isEmpty else { return false }
    if path.root.kind == .parameter { return path.root.owner == view && !isShared(path.root.type) }
    guard path.root.kind == .selfObject, let first = path.hops.first?.member,
      program.members[Int(first)].owner == view, program.members[Int(first)].attributes.isEmpty
    else { return false }
    return path.hops.count > 1 && !isShared(linker.heldType(of: first))
  }

  /// Whether values of a type are references to one object.
  private func isShared(_ type: Type) -> Bool {
    guard let id = type.unwrapped.declaredID else { return false }
    return ![.structure, .enumeration].contains(program.types[Int(id)].kind)
  }

  /// The proof that a stored property takes a new value only where an equality tells it from the old one.
  private func guarded(_ path: Path, _ behind: [Path]) -> StaleProof? {
    guard !behind.isEmpty, path.hops.count > 1, let held = path.hops[0].member,
      program.members[Int(held)].kind == .stored
    else { return nil }
    let name = program.members[Int(held)].name
    let bodies = linker.writers(of: held)
    var found: StaleProof?
    for body in bodies {
      let frame = linker.entryFrame(body, instance: nil)
      guard let edges = linker.bodies[Int(body)].writesOfName[name] else { return nil }
      for edge in edges {
        let conditions = linker.conditions(around: edge, in: frame)
        guard let proof = equality.proof(comparing: conditions, linker.heldType(of: held), showing: path.hops[1]) else {
          return nil
        }
        found = proof
      }
    }
    return found
  }
}

extension Linker {
  /// The conditions that an edge stands under.
  fileprivate func conditions(around edge: Int, in frame: FrameID) -> [Bound] {
    let facts = read(frame).facts
    var found: [Bound] = []
    var next = facts.edges[edge].guarded
    while let id = next {
      found += facts.guards[Int(id)].conditions.map { Bound(value: $0, frame: frame) }
      next = facts.guards[Int(id)].outer
    }
    return found
  }
}
