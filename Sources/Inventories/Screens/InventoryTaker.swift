import Facts
import RuleCards
import Syntax

/// Turns sightings into an inventory.
struct InventoryTaker {
  var linker: Linker
  let walked: Walked
  let naming: Naming
  var inventory: Inventory
  /// The statements of builders that have a shown value in two or more of their branches: each is one sink.
  private var choosing: Set<Statement> = []
  /// Who writes which sink, for what stands there when a condition does not hold.
  private var writes: SinkWrites
  private let spoken: SpokenElements
  /// What proves that a showing is stale.
  private let prover: Prover
  private let oneWay: OneWayWrites
  /// Which values of layout documents the user sees.
  private let layouts: LayoutWrites
  private var answers: [Question: [Trace]] = [:]
  private var conditionAnswers: [Condition: [Trace]] = [:]
  /// The branches that are noted as conditions: however much stands under one, it decides once.
  private var noted: Set<Condition> = []
  /// Which types are themes, as far as asked for.
  private var palettes: [TypeID: Bool] = [:]
  /// Where the views of frames are made, as far as asked for.
  private var homes: [Home: Set<GuardID>?] = [:]

  /// A view of a frame, by its name.
  private struct Home: Hashable {
    let frame: FrameID
    let outlet: String
  }

  /// A value whose sources are asked for, in a builder or not.
  struct Question: Hashable {
    let value: Bound
    let isBuilt: Bool
    let outward: Int
  }

  /// What a branch decides, or whether its sources are asked for in a builder.
  struct Condition: Hashable {
    let branch: Branch
    var decision: Decision?
    var isBuilt = false
  }

  /// A statement with branches, in its frame.
  struct Statement: Hashable {
    let frame: FrameID
    let number: Int32
  }

  init(linker: Linker, screen: TypeID, walked: Walked) {
    self.linker = linker
    self.walked = walked
    naming = Naming(linker: linker, screen: screen)
    inventory = Inventory(screen: screen)
    writes = SinkWrites(walked: walked, linker: linker)
    spoken = SpokenElements(walked: walked)
    prover = Prover(linker)
    oneWay = OneWayWrites(linker, walked: walked)
    layouts = LayoutWrites(walked: walked, linker: linker)
  }

  mutating func take() -> Inventory {
    findChoosing()
    inventory.positional = RowIdentity(linker: linker).lists()
    let gone = hiddenForGood().union(layouts.hidden)
    for sighting in walked.sightings where !layouts.replaces(sighting) {
      switch sighting.use {
      case .shows, .repeats:
        if let outlet = sighting.outlet, gone.contains(outlet) { continue }
        takeShown(sighting)
      case .decides(let decision): takeCondition(sighting, decision)
      case .branches: takeBranches(sighting)
      case .acts: takeAction(sighting)
      case .mutes: break
      case .handedOn:
        var handed = Inventory.Shown(sighting: sighting, traces: traces(sighting))
        handed.handedTypes = sighting.values.compactMap { linker.type(of: $0).declaredID }
        inventory.handedOn.append(handed)
      }
    }
    return inventory
  }

  private mutating func traces(_ sighting: Sighting) -> [Trace] {
    sighting.values.flatMap { traces(of: $0, isBuilt: sighting.isBuilt) }
  }

  /// The sources of a value, each told once; asked again, the answer is at hand.
  private mutating func traces(of value: Bound, isBuilt: Bool) -> [Trace] {
    let question = Question(value: value, isBuilt: isBuilt, outward: linker.outward)
    if let known = answers[question] { return known }
    let found = naming.traces(linker.flows(of: value), isBuilt: isBuilt)
    answers[question] = found
    return found
  }

  /// The sources of how often something stands there: what the elements that are counted hold is none of them.
  private func countTraces(_ sighting: Sighting) -> [Trace] {
    sighting.values.flatMap { value in
      naming.traces(linker.flows(of: value).filter { !naming.isContent($0) }, isBuilt: sighting.isBuilt)
    }
  }

  /// The sources of the conditions of a branch, constants left out; what only decides is not asked for as far out.
  private mutating func conditionTraces(_ branch: Branch, isBuilt: Bool) -> [Trace] {
    let question = Condition(branch: branch, isBuilt: isBuilt)
    if let known = conditionAnswers[question] { return known }
    let conditions = linker.read(branch.frame).facts.guards[Int(branch.index)].conditions
    linker.outward = 1
    let found = conditions.flatMap { traces(of: Bound(value: $0, frame: branch.frame), isBuilt: isBuilt) }
      .filter { !$0.candidates.isEmpty }
    linker.outward = 0
    conditionAnswers[question] = found
    return found
  }

  /// Finds the statements of builders with a value in two or more branches; where all show the same, nothing is chosen.
  private mutating func findChoosing() {
    var branches: [Statement: [Int: Set<Place>]] = [:]
    for sighting in walked.sightings where sighting.isBuilt {
      guard case .shows = sighting.use else { continue }
      for branch in sighting.branches where branch.frame == sighting.frame {
        let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
        let statement = Statement(frame: branch.frame, number: entry.statement)
        branches[statement, default: [:]][entry.branch, default: []].insert(sighting.place)
      }
    }
    choosing = Set(branches.filter { $0.value.count > 1 && Set($0.value.values).count > 1 }.keys)
  }

  /// The outlets that are hidden and never shown again.
  private func hiddenForGood() -> Set<String> {
    var states: [String: Set<String>] = [:]
    for sighting in walked.sightings {
      guard case .decides(.hidden) = sighting.use, let outlet = sighting.outlet, sighting.layout == nil else {
        continue
      }
      for value in sighting.values {
        for flow in linker.flows(of: value) {
          if case .constant(let text, _) = linker.stations.end(flow.end), flow.trail == .none, sighting.branches.isEmpty
          {
            states[outlet, default: []].insert(text)
          } else {
            states[outlet, default: []].insert("")
          }
        }
      }
    }
    return Set(states.filter { $0.value == ["true"] }.keys)
  }

  private mutating func takeShown(_ sighting: Sighting) {
    var found = sighting.use == .repeats ? countTraces(sighting) : traces(sighting)
    if !found.isEmpty, found.allSatisfy({ $0.end == .nothing && $0.candidates.isEmpty }) { return }
    let isSpokenOnly = sighting.channel == .spoken
    let home = isSpokenOnly ? nil : home(of: sighting)
    for branch in sighting.branches {
      let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
      let statement = Statement(frame: branch.frame, number: entry.statement)
      let chooses =
        linker.isBuilder(branch.frame)
        ? choosing.contains(statement) && !isSpokenOnly
        : (entry.kind == .branch || entry.kind == .matching) && !sighting.isMadeOnTheSpot && sighting.use != .repeats
          && !(home.map { branch.frame != sighting.frame || $0.contains(branch.index) } ?? false)
          && (branch.frame == sighting.frame || isHanded(sighting, branch))
      let traces = conditionTraces(branch, isBuilt: sighting.isBuilt)
      if entry.kind == .repetition {
        if linker.isBuilder(branch.frame) { found += traces }
      } else if chooses {
        found += traces.map { $0.selecting() }
      } else if entry.kind != .other {
        add(condition: sighting, branch, .exists)
      }
    }
    var shown = Inventory.Shown(sighting: sighting, traces: found, guards: guards(of: sighting))
    prove(&shown)
    shown.isSpoken = spoken.speaks(sighting, linker)
    shown.textFate = linker.fate(ofTextsIn: sighting)
    shown.isUntouched = layouts.isUntouched(sighting)
    if let value = sighting.values.first, case .composed = linker.value(value) { shown.isComposed = true }
    inventory.shown.append(shown)
  }

  /// The conditions that the view of a sighting is made under, asked for once for each of a frame.
  private mutating func home(of sighting: Sighting) -> Set<GuardID>? {
    guard let outlet = sighting.outlet else { return nil }
    let key = Home(frame: sighting.frame, outlet: outlet)
    if let known = homes[key] { return known }
    let found = linker.home(of: sighting)
    homes[key] = .some(found)
    return found
  }

  /// Whether a caller's branch hands over what is shown, or another of its statement's branches leads to a write of its
  /// own into the same sink: what else a caller's branch leads to runs or does not (rule R2).
  private func isHanded(_ sighting: Sighting, _ branch: Branch) -> Bool {
    sighting.values.contains { linker.isHanded($0, by: branch) } || writes.hasOther(of: sighting, than: branch)
  }

  /// Notes what proves that a showing is stale.
  private mutating func prove(_ shown: inout Inventory.Shown) {
    let kept = oneWay.proof(shown.sighting, shown.traces, shown.guards)
    for index in shown.traces.indices where !shown.traces[index].candidates.isEmpty {
      shown.proofs[index] = kept ?? prover.proof(shown.traces[index], in: shown.sighting)
    }
  }

  /// The conditions that a value stands under, with what stays in its sink where one does not hold.
  private mutating func guards(of sighting: Sighting) -> [NilGuard] {
    var found: [NilGuard] = []
    for branch in sighting.branches {
      let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
      guard entry.kind != .repetition else { continue }
      let read = conditionTraces(branch, isBuilt: sighting.isBuilt)
      if read.isEmpty { continue }
      let otherwise =
        linker.isBuilder(branch.frame)
        ? writes.outcome(ofBuilt: sighting, without: branch) : writes.outcome(of: sighting, without: branch)
      let place = Place(file: linker.read(branch.frame).file, range: entry.range)
      found.append(NilGuard(traces: read, otherwise: otherwise, place: place, branch: branch))
    }
    return found
  }

  private mutating func takeCondition(_ sighting: Sighting, _ decision: Decision) {
    let found = traces(sighting).filter { !$0.candidates.isEmpty }
    let colours = decision == .style ? found.filter { isColour($0) } : []
    if !colours.isEmpty {
      var shown = sighting
      shown.use = .shows(.visible)
      inventory.shown.append(Inventory.Shown(sighting: shown, traces: colours))
    }
    if !found.isEmpty { inventory.conditions.append(Inventory.Shown(sighting: sighting, traces: found)) }
    for branch in sighting.branches {
      let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
      guard entry.kind != .repetition else { continue }
      add(condition: sighting, branch, decision)
    }
  }

  /// A model's own member that is a colour by its type is shown, not style; a static one is a token (rule R4).
  private mutating func isColour(_ trace: Trace) -> Bool {
    guard !trace.selects, let candidate = trace.candidates.first(where: { $0.owner != .input }),
      let member = candidate.member, case .declared(let owner) = candidate.owner
    else { return false }
    if linker.program.members[Int(member)].isStatic || isPalette(owner) { return false }
    return !isPartOfInterface(owner) && linker.plays(linker.declaredType(of: member), .colour)
  }

  /// Whether a type is a theme: it is known for one, or holds nothing but colours and fonts.
  private mutating func isPalette(_ type: TypeID) -> Bool {
    if let known = palettes[type] { return known }
    let entry = linker.program.types[Int(type)]
    let held = linker.program.values(of: type).map { linker.program.type(of: $0) }
    let isHolding = held.allSatisfy { linker.plays($0, .colour) || linker.plays($0, .font) }
    let found = linker.rules.hasRole(String(entry.simpleName), .theme) || held.count > 2 && isHolding
    palettes[type] = found
    return found
  }

  /// Whether a type stands inside a view or controller: its colours are that view's style.
  private func isPartOfInterface(_ type: TypeID) -> Bool {
    linker.program.types[Int(type)].enclosing.map { linker.isInterface(.declared($0, [])) } ?? false
  }

  private mutating func takeBranches(_ sighting: Sighting) {
    for branch in sighting.branches {
      let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
      guard entry.kind == .branch || entry.kind == .matching else { continue }
      if choosing.contains(Statement(frame: branch.frame, number: entry.statement)) { continue }
      add(condition: sighting, branch, .exists)
    }
  }

  private mutating func add(condition sighting: Sighting, _ branch: Branch, _ decision: Decision) {
    guard noted.insert(Condition(branch: branch, decision: decision)).inserted else { return }
    let traces = conditionTraces(branch, isBuilt: sighting.isBuilt)
    guard !traces.isEmpty else { return }
    var condition = sighting
    condition.use = .decides(decision)
    let isOneWay = oneWay.isOneWay(sighting, under: branch)
    condition.place = Place(
      file: linker.read(branch.frame).file, range: linker.read(branch.frame).facts.guards[Int(branch.index)].range
    )
    inventory.conditions.append(Inventory.Shown(sighting: condition, traces: traces))
    if isOneWay { inventory.oneWay.append(Inventory.OneWay(place: sighting.place, decision: decision, traces: traces)) }
  }

  private mutating func takeAction(_ sighting: Sighting) {
    let found = traces(sighting).filter { !$0.candidates.isEmpty }
    if !found.isEmpty { inventory.actions.append(Inventory.Shown(sighting: sighting, traces: found)) }
  }
}
