import Facts
import RuleCards
import Syntax

/// Proofs that a view's state is a copy that what it was made from has left behind (rules `seeded-once`,
/// `load-not-keyed`, `on-screen-only`, `late-sheet-read`).
struct StateCopies {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a state of a view that is read at a station; `behind` are the paths that it was made from.
  func proof(of member: MemberID, in view: TypeID, at path: Path, behind: [Path]) -> StaleProof? {
    let upkeep = linker.upkeep(of: member, in: view)
    if upkeep.isHandedOn { return nil }
    if isReadLate(member, in: view, upkeep) { return StaleProof(rule: .lateSheetRead, place: place(member)) }
    guard let rule = rule(upkeep, behind), isCopied(member, in: view, behind) else { return nil }
    if rule.0 != .onScreenOnly, linker.isMadeAnew(view) { return nil }
    return StaleProof(rule: rule.0, place: rule.1 ?? place(member))
  }

  private func place(_ member: MemberID) -> Place { program.place(of: member) }

  /// What keeps the state, and where.
  private func rule(_ upkeep: StateUpkeep, _ behind: [Path]) -> (Fault, Place?)? {
    guard upkeep.isOnly({ $0 != .other }) else { return nil }
    let heard = upkeep.first { if case .at(.hearing) = $0 { true } else { false } }
    let changed = upkeep.first { if case .at(.changing) = $0 { true } else { false } }
    let keyed = upkeep.first { if case .at(.keyed) = $0 { true } else { false } }
    let appearing = upkeep.first { $0 == .at(.appearing) }
    if let write = heard ?? changed {
      guard appearing == nil, keyed == nil, isForgetful(write) else { return nil }
      return (.onScreenOnly, linker.place(write.value))
    }
    if let keyed, case .at(.keyed(let key)) = keyed.moment {
      return saysLess(key, than: behind) ? (.loadNotKeyed, linker.place(key)) : nil
    }
    if let appearing { return (.loadNotKeyed, linker.place(appearing.value)) }
    return upkeep.first { $0 == .made }.map { (.seededOnce, linker.place($0.value)) } ?? (.seededOnce, nil)
  }

  /// Whether what a view off screen did not hear is lost.
  private func isForgetful(_ write: StateUpkeep.Write) -> Bool {
    switch write.moment {
    case .at(.changing): return true
    case .at(.hearing(let source, let onScreen)):
      guard onScreen, linker.projection(in: source) == nil else { return false }
      return linker.chain(of: source).contains { linker.plays(linker.type(of: $0), .forgetful) }
    default: return false
    }
  }

  /// Whether a key may stay as it is while what is loaded changes: it only counts, or reads nothing of it.
  private func saysLess(_ key: Bound, than behind: [Path]) -> Bool {
    let keys = linker.flows(of: key).filter { !$0.isConstant }
    guard !keys.isEmpty else { return true }
    let owned = Set(behind.flatMap { $0.hops.compactMap(\.member) })
    return keys.allSatisfy { flow in
      let paths = linker.paths(of: flow)
      let isRendered = paths.contains { path in
        guard let last = path.hops.last, let place = path.hops.lastIndex(where: { $0.member != nil }) else {
          return false
        }
        return last.member == nil && path.hops[place].member.map { isCollection($0) } ?? false
      }
      return isRendered || owned.isDisjoint(with: paths.flatMap { $0.hops.compactMap(\.member) })
    }
  }

  private func isCollection(_ member: MemberID) -> Bool {
    program.elementType(of: linker.heldType(of: member)) != nil
  }

  /// Whether a state was made from what can be another value later: an input, or an object's member that changes.
  private func isCopied(_ member: MemberID, in view: TypeID, _ behind: [Path]) -> Bool {
    if behind.isEmpty { return isInput(member, of: view) }
    return behind.contains { path in
      if path.root.kind == .parameter { return path.root.owner == view || linker.changes(path) }
      if let first = path.hops.first?.member, path.root.kind == .selfObject, isPlainInput(first), !isShared(first) {
        return true
      }
      return linker.changes(path)
    }
  }

  /// A state that whoever makes the view sets: it has no value of its own, or it is seen to be given one.
  private func isInput(_ member: MemberID, of view: TypeID) -> Bool {
    let entry = program.members[Int(member)]
    guard !entry.isPrivate, entry.initialValue == nil else { return false }
    return !linker.heldType(of: member).isOptional
      || linker.seats(of: view).contains { linker.memberwiseFields(of: view, $0.call)[entry.name] != nil }
  }

  /// Whether a property refers to an object, whose members may change under it.
  private func isShared(_ member: MemberID) -> Bool {
    guard let id = linker.heldType(of: member).unwrapped.declaredID else { return false }
    return ![.structure, .enumeration].contains(program.types[Int(id)].kind)
  }

  /// A plain property of a view that whoever makes it gives a value.
  private func isPlainInput(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored, entry.attributes.isEmpty, !(entry.isConstant && entry.initialValue != nil),
      let owner = entry.owner
    else { return false }
    return linker.isSwiftUI(.declared(owner, [])) || linker.plays(.declared(owner, []), .representable)
  }

  /// Whether nothing but what is presented reads a state that a tap writes.
  private func isReadLate(_ member: MemberID, in view: TypeID, _ upkeep: StateUpkeep) -> Bool {
    guard upkeep.writes.contains(where: { $0.moment == .other }) else { return false }
    let name = program.members[Int(member)].name
    var reads = 0
    for other in program.types[Int(view)].members {
      for part in program.members[Int(other)].parts {
        guard let body = linker.body(other, part) else { continue }
        let frame = linker.ownFrame(body, view)
        let found = readings(of: name, in: frame)
        reads += found.count
        if !found.allSatisfy({ isPresented($0) }) { return false }
      }
    }
    return reads > 0
  }

  private func readings(of name: String, in frame: FrameID) -> [Bound] {
    let facts = linker.read(frame).facts
    let targets = Set(
      facts.edges.compactMap { edge -> ValueID? in
        if case .assign(let to, _) = edge.kind { return to }
        return nil
      })
    return facts.values.indices.map { ValueID($0) }.filter { value in
      facts.ownPath(of: value) == [name] && !targets.contains(value)
    }.map { Bound(value: $0, frame: frame) }
  }

  private func isPresented(_ value: Bound) -> Bool {
    linker.closures(around: value)?.contains { linker.time(of: $0, in: value.frame) == .presented } ?? false
  }
}

extension Program {
  /// Where a member is declared.
  func place(of member: MemberID) -> Place {
    let entry = members[Int(member)]
    let name = files[Int(entry.file)].outline.declarations[entry.declaration].name
    return Place(file: entry.file, range: name)
  }
}
