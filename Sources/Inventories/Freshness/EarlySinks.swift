import Facts
import RuleCards
import Syntax

/// Proofs that a value is read where its change is announced, before it is set (rule `sink-before-set`).
struct EarlySinks {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a stored member that is kept in step by what reads another one too early.
  func proof(keeping member: MemberID, from behind: [Path]) -> StaleProof? {
    let isTold = behind.contains { path in
      path.hops.contains { hop in hop.member.map { program.has($0, .publishedWrapper) } ?? false }
    }
    guard isTold else { return nil }
    let writers = linker.writers(of: member) + makers(of: member)
    let name = program.members[Int(member)].name
    var found: StaleProof?
    for body in writers {
      let frame = linker.entryFrame(body, instance: owner(of: member))
      let read = linker.bodies[Int(body)]
      for edge in read.writesOfName[name] ?? [] {
        guard case .assign(_, let from) = read.facts.edges[edge].kind else { continue }
        let value = Bound(value: from, frame: frame)
        if let closure = read.facts.edges[edge].closure, let place = early(value, closure, behind, showing: value) {
          found = StaleProof(rule: .sinkBeforeSet, place: place)
        } else if !isSeed(edge, read) {
          return nil
        }
      }
    }
    return found
  }

  /// The proof for what a sink itself, or what it calls, puts on the screen.
  func proof(of value: Bound, from paths: [Path]) -> StaleProof? {
    var at = value
    for _ in 0...Linker.deepest {
      for closure in linker.hears(at.frame) ? linker.closures(around: at) ?? [] : [] {
        if let place = early(at, closure, paths, showing: value) {
          return StaleProof(rule: .sinkBeforeSet, place: place)
        }
      }
      guard linker.frames[Int(at.frame)].arguments.isEmpty, let call = linker.frames[Int(at.frame)].call else {
        return nil
      }
      at = call
    }
    return nil
  }

  private func owner(of member: MemberID) -> InstanceID? {
    program.members[Int(member)].owner.map { linker.instance(.declared($0, []), receiver: nil) }
  }

  /// The initialisers of the type, where subscriptions are made.
  private func makers(of member: MemberID) -> [BodyID] {
    guard let owner = program.members[Int(member)].owner else { return [] }
    return program.types[Int(owner)].members.filter { program.members[Int($0)].kind == .initializer }
      .compactMap { linker.body($0, .code) }
  }

  /// Whether an initialiser gives the member its first value.
  private func isSeed(_ edge: Int, _ read: ReadBody) -> Bool {
    read.facts.edges[edge].closure == nil && program.members[Int(read.key.member)].kind == .initializer
  }

  /// Where a closure hears of a change before it is made, if a value in it reads again what changes.
  private func early(_ value: Bound, _ closure: ClosureID, _ behind: [Path], showing shown: Bound) -> Place? {
    guard case .hearing(let source, _) = linker.time(of: closure, in: value.frame), !isDelayed(source),
      !usesParameter(of: closure, value)
    else { return nil }
    if let projected = linker.projection(in: source) {
      guard let name = linker.lastName(of: projected), reads(name, behind), names(name, shown) else { return nil }
      return linker.place(source)
    }
    guard let announcer = linker.announcer(in: source), let type = linker.type(of: announcer).unwrapped.declaredID,
      behind.contains(where: { $0.hops.contains { $0.owner.unwrapped.declaredID == type } })
    else { return nil }
    return linker.place(source)
  }

  private func isDelayed(_ source: Bound) -> Bool {
    linker.chain(of: source).contains { next in
      linker.effects(at: next).contains { if case .delays = $0.0 { true } else { false } }
    }
  }

  private func reads(_ name: String, _ paths: [Path]) -> Bool {
    paths.contains { path in
      path.hops.contains { hop in hop.name == name && hop.member.map { program.has($0, .publishedWrapper) } ?? false }
    }
  }

  /// Whether a value is made from what the closure is handed.
  private func usesParameter(of closure: ClosureID, _ value: Bound) -> Bool {
    let facts = linker.read(value.frame).facts
    return parts(of: value).contains { part in
      if case .local(let local) = facts.values[Int(part)] {
        return facts.locals[Int(local)].parameterOf?.closure == closure
      }
      return false
    }
  }

  /// Whether a value names a member where it is written.
  private func names(_ name: String, _ value: Bound) -> Bool {
    let facts = linker.read(value.frame).facts
    return parts(of: value).contains { part in
      switch facts.values[Int(part)] {
      case .free(name), .member(_, name, _): true
      default: false
      }
    }
  }

  /// The values that a value is written with, locals looked through.
  private func parts(of value: Bound) -> Set<ValueID> {
    let body = linker.read(value.frame)
    var waiting = [value.value]
    var seen: Set<ValueID> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if case .local(let local) = body.facts.values[Int(next)] {
        waiting += (body.writesOfLocal[local] ?? []).compactMap { body.facts.edges[$0].source }
      }
      waiting += body.facts.values[Int(next)].operands
    }
    return seen
  }
}
