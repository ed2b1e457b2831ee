import Facts
import RuleCards
import Syntax

/// Proofs that a view which is used again keeps what was written under a condition (rules R7, `one-way-write`).
struct OneWayWrites {
  let linker: Linker
  /// What decides about each view, by the card that says so.
  private var deciding: [Sink: [Sighting]] = [:]

  private struct Sink: Hashable {
    let card: Int
    let outlet: String
  }

  init(_ linker: Linker, walked: Walked) {
    self.linker = linker
    for sighting in walked.sightings {
      if let sink = sink(sighting) { deciding[sink, default: []].append(sighting) }
    }
  }

  private func sink(_ sighting: Sighting) -> Sink? {
    guard case .decides = sighting.use, let card = sighting.card, let outlet = sighting.outlet else { return nil }
    return Sink(card: card, outlet: outlet)
  }

  /// The proof for a value under conditions, where one that does not hold leaves the sink as it was.
  func proof(_ sighting: Sighting, _ shown: [Trace], _ guards: [NilGuard]) -> StaleProof? {
    guard isReused(sighting.frame) else { return nil }
    for guarded in guards where guarded.otherwise == .keeps && saysYesOrNo(guarded.branch) && !isShown(guarded, shown) {
      return StaleProof(rule: .oneWayWrite, place: guarded.place)
    }
    return nil
  }

  /// Whether a condition reads what is shown, or no declared member.
  private func isShown(_ guarded: NilGuard, _ shown: [Trace]) -> Bool {
    let values = shown.filter { !$0.selects }
    return guarded.traces.contains { trace in
      guard let key = trace.candidates.first, key.owner.isDeclared else { return true }
      return values.contains { value in value.candidates.contains { $0.owner == key.owner && $0.path == key.path } }
    }
  }

  /// Whether a branch is taken by what a member says, and not because something is nil (rule V6).
  private func saysYesOrNo(_ branch: Branch) -> Bool {
    guard isReused(branch.frame) else { return false }
    let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
    return entry.kind != .matching && !entry.conditions.isEmpty
      && entry.conditions.allSatisfy {
        saysYesOrNo(Bound(value: $0, frame: branch.frame))
      }
  }

  private func saysYesOrNo(_ value: Bound) -> Bool {
    guard case .test(let name, let operands) = linker.value(value) else {
      return linker.type(of: value).foreignName.map { linker.rules.hasRole($0, .truth) } ?? false
    }
    if operands.allSatisfy({ isTest($0, value.frame) }) {
      return operands.allSatisfy { saysYesOrNo(Bound(value: $0, frame: value.frame)) }
    }
    let isCompared = ["==", "!="].contains(name) && !operands.contains { isConstant($0, value.frame) }
    return !isCompared
      && operands.allSatisfy { operand in
        let bound = Bound(value: operand, frame: value.frame)
        if case .constant(let constant) = linker.value(bound) { return constant != .none }
        if case .unwrapped = linker.value(bound) { return false }
        let type = linker.type(of: bound)
        return type != .unknown && !type.isOptional
      }
  }

  private func isTest(_ value: ValueID, _ frame: FrameID) -> Bool {
    if case .test = linker.read(frame).facts.values[Int(value)] { return true }
    return false
  }

  /// Whether a condition sets what decides about a view and nothing sets it back.
  func isOneWay(_ sighting: Sighting, under branch: Branch) -> Bool {
    guard branch.frame == sighting.frame, !sighting.isBuilt, saysYesOrNo(branch),
      sighting.values.allSatisfy({ isConstant($0.value, $0.frame) }), let sink = sink(sighting)
    else {
      return false
    }
    return (deciding[sink] ?? []).allSatisfy { other in
      other.place == sighting.place
        || other.branches.contains(branch) && other.branches.count >= sighting.branches.count
    }
  }

  /// Whether a value is the code's own.
  private func isConstant(_ value: ValueID, _ frame: FrameID) -> Bool {
    let flows = linker.flows(of: Bound(value: value, frame: frame))
    return !flows.isEmpty && flows.allSatisfy(\.isConstant)
  }

  /// Whether what a frame's body belongs to is used again for another object.
  private func isReused(_ frame: FrameID) -> Bool {
    guard let owner = linker.member(of: frame).owner else { return false }
    if linker.rules.runs(linker.member(of: frame).name) == .once { return false }
    return linker.member(of: frame).kind != .initializer && linker.plays(.declared(owner, []), .reusableCell)
  }
}
