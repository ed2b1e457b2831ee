import Facts
import RuleCards
import Syntax

/// A condition that a value is written under, and what its sink holds where the condition does not hold.
package struct NilGuard: Sendable {
  /// What the condition reads.
  package var traces: [Trace]
  /// What happens to the sink instead.
  package var otherwise: WhenNil
  /// Where the condition stands.
  var place: Place
  /// The branch that it opens.
  var branch: Branch
}

/// Who writes, clears and hides which sink of a screen (rules C4 and V6).
struct SinkWrites {
  private let linker: Linker
  /// What is written into each sink.
  private var writes: [Sink: [Sighting]] = [:]
  /// Where each sink is cleared, as far as asked for.
  private var clearings: [Sink: [Place]] = [:]
  /// What hides views or decides whether they exist.
  private let hidings: [Sighting]
  /// The hidings that hang on a branch, as far as asked for: those of its statement, and those that read what it reads.
  private var hidingsOfBranch: [Branch: [Int]] = [:]
  private var readByHiding: [Int: Set<Int32>] = [:]
  /// What stands in the branches of each statement of a builder.
  private var built: [Statement: [Sighting]] = [:]

  /// A statement with branches.
  private struct Statement: Hashable {
    let frame: FrameID
    let number: Int32
  }

  /// One outlet, or the same words where there is none.
  private struct Sink: Hashable {
    let channel: RuleCards.Channel
    let outlet: String?
    let words: String

    init?(_ sighting: Sighting) {
      guard case .shows(let channel) = sighting.use else { return nil }
      (self.channel, outlet) = (channel, sighting.outlet)
      words = outlet == nil ? sighting.sink : ""
    }
  }

  init(walked: Walked, linker: Linker) {
    self.linker = linker
    hidings = walked.sightings.filter { $0.use == .decides(.hidden) || $0.use == .decides(.exists) }
    var writes: [Sink: [Sighting]] = [:]
    for sighting in walked.sightings {
      guard let sink = Sink(sighting) else { continue }
      writes[sink, default: []].append(sighting)
      for branch in sighting.isBuilt ? sighting.branches : [] {
        built[statement(of: branch), default: []].append(sighting)
      }
    }
    self.writes = writes
  }

  private func statement(of branch: Branch) -> Statement {
    let entry = linker.read(branch.frame).facts.guards[Int(branch.index)]
    return Statement(frame: branch.frame, number: entry.statement)
  }

  /// What stands in a builder where a condition does not hold: another of its branches takes the place (rule R1).
  func outcome(ofBuilt sighting: Sighting, without branch: Branch) -> WhenNil {
    let others = built[statement(of: branch)] ?? []
    let isTaken = others.contains { other in
      other.use == sighting.use && other.place != sighting.place && stands(other, inOtherBranchOf: branch)
    }
    return isTaken ? .substitutes : .clears
  }

  /// What a sink holds where a condition that its value stands under does not hold.
  mutating func outcome(of sighting: Sighting, without branch: Branch) -> WhenNil {
    let sink = Sink(sighting)
    let others = (sink.flatMap { writes[$0] } ?? []).lazy.filter { $0.place != sighting.place }
    if let sibling = others.first(where: { stands($0, inOtherBranchOf: branch) }) {
      return isNothing(sibling) ? .clears : .substitutes
    }
    if let hiding = hides(sighting, branch) { return hiding }
    if let sink, clearings(of: sink).contains(where: { $0 != sighting.place }) { return .clears }
    let start = linker.read(branch.frame).facts.guards[Int(branch.index)].range.start
    if let before = others.last(where: { stands($0, before: branch, at: start, of: sighting) }) {
      return isNothing(before) ? .clears : .substitutes
    }
    return runsAgain(branch.frame) ? .keeps : .clears
  }

  /// Whether another branch of a branch's statement leads to other writes into the sink of a sighting: where all lead
  /// to the same ones, nothing is chosen.
  func hasOther(of sighting: Sighting, than branch: Branch) -> Bool {
    let all = Sink(sighting).flatMap { writes[$0] } ?? []
    let own = Set(all.filter { $0.branches.contains(branch) }.map(\.place))
    let other = Set(all.filter { stands($0, inOtherBranchOf: branch) }.map(\.place))
    return !other.isEmpty && own != other
  }

  private func isNothing(_ sighting: Sighting) -> Bool {
    sighting.values.allSatisfy { value in linker.flows(of: value).allSatisfy { $0.end == .nothing } }
  }

  /// Whether it stands in another branch of the statement that a branch belongs to.
  private func stands(_ sighting: Sighting, inOtherBranchOf branch: Branch) -> Bool {
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

  /// Where a sink is written by what the framework calls before its view is used again.
  private mutating func clearings(of sink: Sink) -> [Place] {
    if let known = clearings[sink] { return known }
    let found = (writes[sink] ?? []).filter { isCleared($0) }.map(\.place)
    clearings[sink] = found
    return found
  }

  /// Whether what the framework calls before a view is used again writes it.
  private func isCleared(_ sighting: Sighting) -> Bool {
    linker.chain(of: sighting.frame).contains { linker.program.runs(linker.member(of: $0)) == .clears }
  }

  /// Whether it is written before a condition is asked, without that condition.
  private func stands(_ sighting: Sighting, before branch: Branch, at start: UInt32, of shown: Sighting) -> Bool {
    guard let place = linker.position(of: sighting, in: branch.frame), place < start else { return false }
    return Set(sighting.branches).isSubset(of: shown.branches) && !sighting.branches.contains(branch)
  }

  /// What becomes of the sink where something is hidden by the same condition: it clears if it is the sink, and cannot
  /// be told if it is another view, which may hold the sink.
  private mutating func hides(_ sighting: Sighting, _ branch: Branch) -> WhenNil? {
    let found = hidingsOfBranch[branch] ?? findHidings(of: branch)
    hidingsOfBranch[branch] = found
    if found.isEmpty { return nil }
    let isOwn = found.contains { hidings[$0].outlet != nil && hidings[$0].outlet == sighting.outlet }
    return isOwn ? .clears : .unreadable
  }

  private mutating func findHidings(of branch: Branch) -> [Int] {
    let facts = linker.read(branch.frame).facts
    let entry = facts.guards[Int(branch.index)]
    let wanted = paths(linker.flows(of: entry.conditions, in: branch.frame))
    return hidings.indices.filter { index in
      let isOfStatement = hidings[index].branches.contains {
        $0.frame == branch.frame && facts.guards[Int($0.index)].statement == entry.statement
      }
      return isOfStatement || !membersRead(by: index).isDisjoint(with: wanted)
    }
  }

  private mutating func membersRead(by hiding: Int) -> Set<Int32> {
    if let known = readByHiding[hiding] { return known }
    let read = paths(hidings[hiding].values.flatMap { linker.flows(of: $0) })
    readByHiding[hiding] = read
    return read
  }

  /// The members that flows read, by the numbers of their names.
  private func paths(_ flows: [Flow]) -> Set<Int32> {
    flows.reduce(into: []) { $0.formUnion(linker.stations.namesRead(by: $1.trail)) }
  }

  /// Whether a frame's body runs more than once on one view: it is no initialiser, no initial value, and not called
  /// from a method that runs once.
  private func runsAgain(_ frame: FrameID) -> Bool {
    for next in linker.chain(of: frame) {
      let member = linker.member(of: next)
      if linker.read(next).key.part == .initialValue || member.kind == .initializer { return false }
      if linker.program.runs(member) == .once { return false }
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

  /// Where a sighting stands in a frame: its own place, or that of the call that leads to it.
  func position(of sighting: Sighting, in frame: FrameID) -> UInt32? {
    if sighting.frame == frame { return sighting.place.range.start }
    let calls = chain(of: sighting.frame).lazy.compactMap { self.frames[Int($0)].call }
    return calls.first { $0.frame == frame }.map { place($0).range.start }
  }
}
