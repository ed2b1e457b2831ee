import RuleCards
import Syntax

/// Chooses the key of each source (rule K3) and joins owners that are one model.
struct Keying {
  let program: Program
  let linker: Linker
  /// The model that each owner is joined to; owners without entry stand alone.
  var groups: [KeyOwner: KeyOwner] = [:]
  /// The models that both screens reach, joined; empty for a lone screen.
  var common: Set<KeyOwner> = []
  /// Those of the common models of which both screens read a member: they come before the ones that a screen only takes
  /// in.
  var readByBoth: Set<KeyOwner> = []
  /// For a type that only one screen reaches, though it is one model with another: the members that the other has too.
  var joinable: [KeyOwner: Set<String>] = [:]
  /// The names of inputs that both screens have.
  var commonInputs: Set<String> = []

  func group(_ owner: KeyOwner) -> KeyOwner { groups[owner] ?? owner }

  /// The candidate that is the key of a trace; nil for a constant or a view's own state.
  func choose(_ trace: Trace, inputs: Set<TypeID>) -> Candidate? {
    let all = trace.candidates.filter { isShared($0) }
    let read = all.filter { readByBoth.contains(group($0.owner)) }
    let shared = solid(read.isEmpty ? all : read)
    if let first = shared.first(where: { $0.owner.isDeclared }) ?? shared.first { return first }
    let joinable = common.isEmpty ? trace.candidates : trace.candidates.filter { $0.owner == .input }
    if var shared = joinable.first(where: { commonInputs.contains($0.path.last ?? "") }) {
      shared.owner = .input
      shared.path = shared.path.suffix(1)
      return shared
    }
    return alone(trace, inputs)
  }

  private func isShared(_ candidate: Candidate) -> Bool {
    guard common.contains(group(candidate.owner)) else { return false }
    return joinable[candidate.owner].map { $0.contains(candidate.path[0]) } ?? true
  }

  private func alone(_ trace: Trace, _ inputs: Set<TypeID>) -> Candidate? {
    let declared = solid(trace.candidates.filter { $0.owner != .input })
    let known = declared.filter(\.owner.isDeclared)
    return known.first { isOne(of: inputs, $0.owner) } ?? known.first { !isObservable($0.owner) } ?? known.first
      ?? declared.first ?? trace.candidates.first
  }

  /// What an enum computes of itself is a key only where nothing else is.
  private func solid(_ candidates: [Candidate]) -> [Candidate] {
    let solid = candidates.filter { !$0.isRendering }
    return solid.isEmpty ? candidates : solid
  }

  private func isOne(of inputs: Set<TypeID>, _ owner: KeyOwner) -> Bool {
    if case .declared(let id) = owner { return inputs.contains(id) }
    return false
  }

  private func isObservable(_ owner: KeyOwner) -> Bool {
    guard case .declared(let id) = owner else { return false }
    return linker.plays(.declared(id, []), .observable)
      || program.types[Int(id)].attributes.contains { program.rules.hasRole($0, .observable) }
  }

  /// The screen's keys under this choice.
  func keyed(_ inventory: Inventory) -> KeyedScreen {
    var screen = KeyedScreen(inventory: inventory)
    let inputs = inputTypes(of: inventory.screen)
    for shown in inventory.shown {
      let counts = shown.sighting.use == .repeats
      var traces = lessPassed(counts ? shown.traces.map(\.counting) : shown.traces).map {
        KeyedTrace(trace: $0, key: choose($0, inputs: inputs))
      }
      for (index, proof) in shown.proofs { traces[index].stale = proof }
      for source in traces { add(source, shown, to: &screen) }
      screen.traces.append(traces)
      screen.constants += constants(of: shown)
    }
    screen.onTheWay = onTheWay(inventory)
    for shown in inventory.handedOn { hand(shown, to: &screen) }
    let passed = Set(screen.passedThrough.keys)
    screen.dropPassed { isPassed($0, passed) || isIterated($0) }
    for shown in inventory.conditions { decide(shown, inputs, in: &screen) }
    for shown in inventory.actions {
      for trace in shown.traces {
        guard let key = choose(trace, inputs: inputs) else { continue }
        screen.actions.append(KeyedRead(group(key.owner), key, shown))
      }
    }
    return screen
  }

  /// Beside sources with a key of the common models, one that has none is no key by what they pass through: a view
  /// model's member that joins a field and a constant is passed on the way (rule K2). Nor is one by a type that only
  /// this screen reaches and the tree does not declare: that is no model, and what it says helps to render the key.
  private func lessPassed(_ traces: [Trace]) -> [Trace] {
    guard !common.isEmpty else { return traces }
    var passed: Set<OwnedName> = []
    var (shows, selects) = (false, false)
    for trace in traces {
      guard let key = trace.candidates.firstIndex(where: { isShared($0) }) else { continue }
      passed.formUnion(trace.candidates[..<key].map { OwnedName(group($0.owner), $0.key) })
      if trace.candidates[key].owner.isDeclared { (shows, selects) = (shows || !trace.selects, true) }
    }
    return traces.map { trace in
      if trace.candidates.contains(where: { isShared($0) }) { return trace }
      var copy = trace
      copy.candidates.removeAll { passed.contains(OwnedName(group($0.owner), $0.key)) }
      if trace.selects ? selects : shows, !copy.candidates.contains(where: \.owner.isDeclared) {
        copy.candidates.removeAll { $0.owner.isNamed }
      }
      return copy
    }
  }

  /// Notes what decides: a member that is shown as well is no condition, nor is a whole object whose members are read.
  private func decide(_ shown: Inventory.Shown, _ inputs: Set<TypeID>, in screen: inout KeyedScreen) {
    for trace in shown.traces {
      guard let key = choose(trace, inputs: inputs) else { continue }
      let owner = group(key.owner)
      if screen.shows(owner, key.key) || isWholeObject(key, screen) { continue }
      let known = screen.conditions.contains {
        $0.owner == owner && $0.key == key.key && $0.shown.sighting.use == shown.sighting.use
      }
      if !known { screen.conditions.append(KeyedRead(owner, key, shown)) }
    }
  }

  private func isWholeObject(_ key: Candidate, _ screen: KeyedScreen) -> Bool {
    if screen.passedThrough[OwnedName(group(key.owner), key.key)] != nil { return true }
    guard key.owner == .input, let type = key.inputType else { return false }
    return program.types[Int(type)].kind != .enumeration || screen.keys.contains { $0.id.owner == .declared(type) }
  }

  private func add(_ source: KeyedTrace, _ shown: Inventory.Shown, to screen: inout KeyedScreen) {
    let trace = source.trace
    passThrough(trace, shown, in: &screen)
    guard let chosen = source.key else { return }
    let channel = shown.sighting.channel
    let owner = group(chosen.owner)
    let rest = trace.candidates.drop { $0 != chosen }.dropFirst().filter { owner != .input && group($0.owner) == owner }
    var taken: [Candidate] = []
    for (index, candidate) in ([chosen] + rest).enumerated() {
      let isKnown = taken.contains { candidate.path.suffix($0.path.count) == $0.path[...] }
      if isKnown || index > 0 && (candidate.path.starts(with: chosen.path) || isHidden(candidate)) { continue }
      taken.append(candidate)
      let stale = source.stale.flatMap { $0.holds(for: candidate) ? $0 : nil }
      let use = Keyed.Use(
        via: candidate.via, place: shown.sighting.place, selects: trace.selects,
        follows: trace.follows && stale == nil, stale: stale, sink: shown.sighting.sink,
        whenNil: whenNil(candidate, trace, shown, isDirect: index == 0), isDirect: index == 0,
        repeats: shown.sighting.use == .repeats, isSpoken: shown.isSpoken, printsObject: candidate.printsObject,
        through: Keyed.ID(owner: owner, key: chosen.key, channel: channel))
      screen.add(Keyed.ID(owner: owner, key: candidate.key, channel: channel), candidate, use: use)
    }
  }

  /// Notes the members of which a source reads members.
  private func passThrough(_ trace: Trace, _ shown: Inventory.Shown, in screen: inout KeyedScreen) {
    let passed = trace.candidates.filter { $0.path.count > 1 }
    let names =
      passed.map { (OwnedName(group($0.owner), $0.path[0]), $0.path.dropFirst().reversed() + $0.via) }
      + trace.passedInputs.map { (OwnedName(.input, $0), []) }
    for (name, via) in names where screen.passedThrough[name] == nil {
      screen.passedThrough[name] = Keyed.Use(
        via: via, place: shown.sighting.place, selects: trace.selects, follows: trace.follows, whenNil: nil,
        isDirect: true, repeats: true, through: Keyed.ID(owner: name.owner, key: name.name, channel: .visible))
    }
  }

  /// Whether a member cannot be named outside its type's file.
  private func isHidden(_ candidate: Candidate) -> Bool {
    candidate.member.map { program.members[Int($0)].isPrivate } ?? false
  }

  /// Whether a key is an input or a collection of which only members are read.
  private func isPassed(_ key: Keyed, _ passed: Set<OwnedName>) -> Bool {
    if key.id.owner == .input, let type = key.inputType, common.contains(group(.declared(type))) { return true }
    guard passed.contains(OwnedName(key.id.owner, key.id.key)) else { return false }
    if key.id.owner == .input { return true }
    let collects = key.member.map { isCollection(program.type(of: $0)) } ?? false
    return key.uses.allSatisfy { $0.repeats || collects && $0.selects }
  }

  /// Whether a key is a collection of a common model that only says how often a view stands there, and whether one
  /// does: the rows of the elements' members tell of it.
  private func isIterated(_ key: Keyed) -> Bool {
    guard let element = element(of: key.member), common.contains(group(.declared(element))) else { return false }
    return key.uses.allSatisfy { $0.repeats || $0.selects }
  }

  /// The model of the tree that the elements of a member are.
  func element(of member: MemberID?) -> TypeID? {
    member.flatMap { program.elementType(of: program.type(of: $0))?.declaredID }.flatMap { isModel($0) ? $0 : nil }
  }

  private func isCollection(_ type: Type) -> Bool {
    type.foreignName.map { program.rules.elementIndex(of: $0) != nil } ?? false
  }

  private func hand(_ shown: Inventory.Shown, to screen: inout KeyedScreen) {
    for type in shown.handedTypes { screen.handedOn.insert(group(.declared(type))) }
    for trace in shown.traces {
      passThrough(trace, shown, in: &screen)
      guard let key = choose(trace, inputs: []) else { continue }
      screen.handedKeys.insert(OwnedName(group(key.owner), key.key))
    }
  }

  /// The types of a screen's inputs: of its stored properties and of its methods' parameters.
  func inputTypes(of screen: TypeID) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for type in program.lineage(of: screen) {
      for member in program.types[Int(type)].members {
        let entry = program.members[Int(member)]
        let scope = program.scope(of: member)
        let written = entry.kind == .stored || entry.kind == .computed ? [entry.type] : entry.parameters.map(\.type)
        for name in written {
          let type = program.resolve(name, in: scope)
          for part in [type] + type.arguments {
            if let id = part.declaredID, !program.types[Int(id)].isForeign { found.insert(id) }
          }
        }
      }
    }
    return found
  }

  /// The types of the tree that others hand to a screen, and those of their members.
  func takenIn(by screen: TypeID) -> Set<TypeID> {
    let found = handed(to: screen)
    return found.union(found.flatMap { memberTypes(of: $0) })
  }

  /// The types of the tree that others hand to a screen: of stored properties that others set, and of parameters of
  /// what others call.
  func handed(to screen: TypeID) -> Set<TypeID> {
    let naming = Naming(linker: linker, screen: screen)
    var found: Set<TypeID> = []
    for member in program.lineage(of: screen).flatMap({ program.types[Int($0)].members }) {
      let entry = program.members[Int(member)]
      let written: [TypeName]
      switch entry.kind {
      case .stored, .computed: written = naming.isInput(member) ? [entry.type] : []
      default: written = entry.isPrivate ? [] : entry.parameters.map(\.type)
      }
      for type in written.map({ program.resolve($0, in: program.scope(of: member)) }) {
        found.formUnion(heldTypes(type))
      }
    }
    return found
  }

  /// The types of the tree that a model's members are of, or hold.
  private func memberTypes(of model: TypeID) -> [TypeID] {
    program.values(of: model).flatMap { member in
      heldTypes(program.type(of: member))
    }
  }

  /// The model that a type is, or that a collection of it holds.
  private func heldTypes(_ type: Type) -> [TypeID] {
    let held = isCollection(type) ? type.arguments : [type]
    return held.compactMap(\.declaredID).filter { isModel($0) }
  }

  private func isModel(_ type: TypeID) -> Bool {
    !program.types[Int(type)].isForeign && !linker.isInterface(.declared(type, []))
  }
}
