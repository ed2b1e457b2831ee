import Facts
import RuleCards
import Syntax

/// A condition that a value is written under, and what its sink holds where the condition does not hold.
package struct NilGuard: Sendable {
  /// What the condition reads.
  package var traces: [Trace]
  /// What happens to the sink instead.
  package var otherwise: WhenNil
}

/// Who writes, clears and hides which sink of a screen (rules C4 and V6).
struct SinkWrites {
  let walked: Walked

  /// What a sink holds where a condition that its value stands under does not hold.
  func outcome(of sighting: Sighting, without branch: Branch, _ linker: Linker) -> WhenNil {
    let others = walked.sightings.filter { $0.place != sighting.place && isSame($0, sighting) }
    if let sibling = others.first(where: { stands($0, inOtherBranchOf: branch, linker) }) {
      return isNothing(sibling, linker) ? .clears : .substitutes
    }
    if let hiding = hides(sighting, branch, linker) { return hiding }
    if others.contains(where: { isCleared($0, linker) }) { return .clears }
    if let before = others.last(where: { stands($0, before: branch, of: sighting, linker) }) {
      return isNothing(before, linker) ? .clears : .substitutes
    }
    return runsAgain(branch.frame, linker) ? .keeps : .clears
  }

  /// Whether two showings write one sink: one outlet, or the same words where there is none.
  private func isSame(_ one: Sighting, _ other: Sighting) -> Bool {
    guard case .shows(let channel) = one.use, case .shows(channel) = other.use else { return false }
    if let outlet = other.outlet { return one.outlet == outlet }
    return one.outlet == nil && one.sink == other.sink
  }

  private func isNothing(_ sighting: Sighting, _ linker: Linker) -> Bool {
    sighting.values.allSatisfy { value in linker.flows(of: value).allSatisfy { $0.end == .nothing } }
  }

  /// Whether it stands in another branch of the statement that a branch belongs to.
  private func stands(_ sighting: Sighting, inOtherBranchOf branch: Branch, _ linker: Linker) -> Bool {
    let guards = linker.read(branch.frame).facts.guards
    let own = guards[Int(branch.index)]
    return sighting.branches.contains { other in
      guard other.frame == branch.frame else { return false }
      let entry = guards[Int(other.index)]
      return entry.statement == own.statement && entry.branch != own.branch || isElse(entry, of: own)
    }
  }

  /// Whether a guard is the `else` that an early return leaves by, or the other way round.
  private func isElse(_ one: Guard, of other: Guard) -> Bool {
    one.statement == other.statement && one.isElse != other.isElse
  }

  /// Whether what the framework calls before a view is used again writes it.
  private func isCleared(_ sighting: Sighting, _ linker: Linker) -> Bool {
    linker.chain(of: sighting.frame).contains { linker.rules.runs(linker.member(of: $0).name) == .clears }
  }

  /// Whether it is written before a condition is asked, without that condition.
  private func stands(_ sighting: Sighting, before branch: Branch, of shown: Sighting, _ linker: Linker) -> Bool {
    let facts = linker.read(branch.frame).facts
    guard let place = position(of: sighting, in: branch.frame, linker),
      place < facts.guards[Int(branch.index)].range.start
    else { return false }
    return Set(sighting.branches).isSubset(of: shown.branches) && !sighting.branches.contains(branch)
  }

  /// Where a sighting stands in a frame: its own place, or that of the call that leads to it.
  func position(of sighting: Sighting, in frame: FrameID, _ linker: Linker) -> UInt32? {
    if sighting.frame == frame { return sighting.place.range.start }
    let calls = linker.chain(of: sighting.frame).lazy.compactMap { linker.frames[Int($0)].call }
    return calls.first { $0.frame == frame }.map { linker.place($0).range.start }
  }

  /// What becomes of the sink where something is hidden by the same condition: it clears if it is the sink, and cannot
  /// be told if it is another view, which may hold the sink.
  private func hides(_ sighting: Sighting, _ branch: Branch, _ linker: Linker) -> WhenNil? {
    let facts = linker.read(branch.frame).facts
    let entry = facts.guards[Int(branch.index)]
    let wanted = paths(linker.flows(of: entry.conditions, in: branch.frame))
    var found: WhenNil?
    for other in walked.sightings {
      guard case .decides(let decision) = other.use, decision == .hidden || decision == .exists else { continue }
      let isOfStatement = other.branches.contains {
        $0.frame == branch.frame && facts.guards[Int($0.index)].statement == entry.statement
      }
      var read: Set<[String]> = []
      for value in other.values { read.formUnion(paths(linker.flows(of: value))) }
      guard isOfStatement || !read.isDisjoint(with: wanted) else { continue }
      if other.outlet != nil, other.outlet == sighting.outlet { return .clears }
      found = .unreadable
    }
    return found
  }

  /// The members that flows read, by name.
  private func paths(_ flows: [Flow]) -> Set<[String]> {
    var found: Set<[String]> = []
    for flow in flows {
      for case .path(let path) in flow.trail where !path.hops.isEmpty { found.insert(path.hops.map(\.name)) }
    }
    return found
  }

  /// Whether a frame's body runs more than once on one view: it is no initialiser, no initial value, and not called
  /// from a method that runs once.
  private func runsAgain(_ frame: FrameID, _ linker: Linker) -> Bool {
    for next in linker.chain(of: frame) {
      let member = linker.member(of: next)
      if linker.read(next).key.part == .initialValue || member.kind == .initializer { return false }
      if linker.rules.runs(member.name) == .once { return false }
      if let call = linker.frames[Int(next)].call, linker.madeType(call) != nil { return true }
    }
    return true
  }
}

extension Linker {
  /// A frame, the one that called it, and so on.
  fileprivate func chain(of frame: FrameID) -> [FrameID] {
    var list = [frame]
    var next = frames[Int(frame)].call
    while list.count <= Self.deepest + 1, let call = next {
      list.append(call.frame)
      next = frames[Int(call.frame)].call
    }
    return list
  }
}
