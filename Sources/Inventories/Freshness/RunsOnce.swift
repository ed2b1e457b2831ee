import Facts
import RuleCards
import Syntax

/// Proofs that a value is written once, where a view is made (rules `make-only`, `written-once`).
struct RunsOnce {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a value that a body which runs once leads to.
  func proof(_ run: OnceRun, _ paths: [Path]) -> StaleProof? {
    guard !isKept(paths, by: run.made), run.helpers.allSatisfy({ linker.isReachedOnlyOnce($0, in: run) }) else {
      return nil
    }
    let place = program.place(of: linker.read(run.frame).key.member)
    if linker.plays(.declared(run.owner, []), .representable) {
      guard isFromOutside(paths), !mayUpdate(paths, run.owner), !linker.isMadeAnew(run.owner) else {
        return nil
      }
      return StaleProof(rule: .makeOnly, place: place)
    }
    guard !paths.contains(where: { isPublished($0) }), paths.contains(where: { linker.changes($0) }),
      paths.contains(where: { $0.root.kind == .global }) || !isHanded(to: run.owner)
    else { return nil }
    return StaleProof(rule: .writtenOnce, place: place)
  }

  /// Whether a controller shows what it was opened for: one of Objective-C says by nothing that it may change.
  private func isHanded(to controller: TypeID) -> Bool {
    program.isMessaging(program.types[Int(controller)].file) || linker.isPresentedAlone(controller)
  }

  /// Whether a way leads through something that publishes by itself.
  private func isPublished(_ path: Path) -> Bool {
    path.hops.contains { hop in hop.member.map { linker.plays(linker.heldType(of: $0), .publisher) } ?? false }
  }

  /// Whether some of the views that were made on the way follow the value by themselves, or read it from elsewhere.
  func isKept(_ paths: [Path], by made: [TypeID]) -> Bool {
    guard let outermost = made.last else { return false }
    let isHanded = paths.contains { path in
      guard path.root.kind == .selfObject, let first = path.hops.first?.member else { return false }
      return program.members[Int(first)].owner == outermost && program.members[Int(first)].kind == .stored
    }
    return !isHanded
      || paths.contains { path in
        guard let first = path.hops.first?.member, let owner = program.members[Int(first)].owner, made.contains(owner)
        else { return false }
        if !program.members[Int(first)].attributes.isEmpty { return true }
        return path.hops.contains { program.isTracked($0.owner) }
      }
  }

  private func isView(_ type: TypeID) -> Bool {
    linker.isSwiftUI(.declared(type, [])) || linker.plays(.declared(type, []), .representable)
  }

  /// Whether a value comes to a representable from outside, or from what can change.
  private func isFromOutside(_ paths: [Path]) -> Bool {
    paths.contains { path in
      if let first = path.hops.first?.member, let holder = program.members[Int(first)].owner, isView(holder) {
        let entry = program.members[Int(first)]
        return !(entry.isConstant && entry.initialValue != nil)
      }
      return linker.changes(path)
    }
  }

  /// Whether what runs again names the value, the whole input, or the representable itself.
  private func mayUpdate(_ paths: [Path], _ owner: TypeID) -> Bool {
    let shown = paths.filter { $0.root.kind == .selfObject && $0.hops.first?.owner.unwrapped.declaredID == owner }
      .map { $0.hops.map(\.name) }
    return program.types[Int(owner)].members.contains { member in
      let entry = program.members[Int(member)]
      guard entry.kind == .function, linker.rules.runs(entry.name) == .again, let body = linker.body(member, .code)
      else {
        return false
      }
      return mayUpdate(shown, linker.bodies[Int(body)].facts, owner, depth: 0)
    }
  }

  private func mayUpdate(_ shown: [[String]], _ facts: Facts, _ owner: TypeID, depth: Int) -> Bool {
    let read = facts.wholeOwnPaths()
    if read.handsSelf { return true }
    return read.paths.contains { path in
      if shown.contains(where: { $0.starts(with: path) || path.starts(with: $0) }) { return true }
      guard depth < 3, path.count == 1 else { return false }
      return linker.members(named: path[0], of: owner).contains { member in
        guard [.function, .computed].contains(program.members[Int(member)].kind) else { return false }
        return program.members[Int(member)].parts.contains { part in
          linker.body(member, part).map {
            mayUpdate(shown, linker.bodies[Int($0)].facts, owner, depth: depth + 1)
          } ?? false
        }
      }
    }
  }

}

extension Facts {
  /// The longest paths of members of self that a body names, and whether it hands on self as a whole.
  func wholeOwnPaths() -> (paths: [[String]], handsSelf: Bool) {
    var isPart: Set<ValueID> = []
    var paths: [[String]] = []
    var handsSelf = false
    for index in values.indices.reversed() {
      let value = ValueID(index)
      switch values[index] {
      case .member(let base, _, _), .forced(let base), .unwrapped(let base): isPart.insert(base)
      default: break
      }
      if values[index] == .selfObject { handsSelf = handsSelf || !isPart.contains(value) }
      if !isPart.contains(value), let path = ownPath(of: value) { paths.append(path) }
    }
    return (paths, handsSelf)
  }
}
