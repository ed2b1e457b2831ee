import Facts
import RuleCards
import Syntax

/// Proofs that a view is not told of a change: nobody subscribed to the object, or the object does not tell (rules
/// `unobserved-model`, `unpublished-member`).
struct Observation {
  /// What is known of one way to read a member.
  enum Answer {
    /// The view runs again with every change.
    case live
    case stale(StaleProof)
    /// The way says nothing about it.
    case open
  }

  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// What a path that begins at a view says.
  func answer(_ path: Path) -> Answer {
    guard path.root.kind == .selfObject, let first = path.hops.first?.member,
      let view = program.members[Int(first)].owner, isView(view), path.hops.count > 1
    else { return .open }
    let held = linker.heldType(of: first)
    if program.isTracked(held) { return .live }
    if isObserved(first) { return follow(path, from: 1, holder: first, isHeard: true, in: view) }
    guard program.isAnnouncing(held), program.members[Int(first)].kind == .stored, mayBeDeaf(first) else {
      return .open
    }
    guard !runsWith(first, view) else { return .open }
    return follow(path, from: 1, holder: first, isHeard: false, in: view)
  }

  /// The proof for a member of an object that all code shares, read by a view that nothing ever runs again.
  func proof(ofShared path: Path, in view: TypeID) -> StaleProof? {
    guard path.root.kind == .global, let first = path.hops.first, let member = first.member,
      let owner = first.owner.unwrapped.declaredID, program.isAnnouncing(first.owner),
      program.has(member, .publishedWrapper), isView(view),
      !linker.listens(view, to: String(program.types[Int(owner)].simpleName)),
      program.types[Int(view)].members.allSatisfy({ isStill($0) })
    else { return nil }
    return StaleProof(rule: .unobservedModel, place: program.place(of: member))
  }

  /// Whether a member of a view is no reason to run it again.
  private func isStill(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored, !entry.isStatic else { return true }
    return entry.isConstant && entry.initialValue != nil && entry.attributes.isEmpty
  }

  /// The property of a view that a path begins at, where the view subscribed to what it holds: what other views say of
  /// the same value is nothing to it.
  func observed(by path: Path) -> MemberID? {
    guard path.root.kind == .selfObject, let first = path.hops.first?.member, isObserved(first) else { return nil }
    return first
  }

  /// Whether a path reads stored members of an object that a view holds: what these were made from was copied.
  func isRead(_ path: Path) -> Bool {
    guard path.root.kind == .selfObject, path.hops.count > 1, let first = path.hops.first?.member,
      let view = program.members[Int(first)].owner, isView(view), !isPlain(first)
    else { return false }
    return path.hops.dropFirst().allSatisfy { hop in
      hop.member.map { program.members[Int($0)].kind == .stored } ?? true
    }
  }

  /// Whether a property holds a value.
  private func isPlain(_ member: MemberID) -> Bool {
    let type = linker.heldType(of: member)
    return !program.isAnnouncing(type) && !program.isPlainClass(type)
  }

  private func isView(_ type: TypeID) -> Bool {
    linker.isSwiftUI(.declared(type, [])) || linker.plays(.declared(type, []), .representable)
  }

  private func isObserved(_ member: MemberID) -> Bool {
    program.has(member, .observedWrapper) || program.has(member, .environmentObjectWrapper)
  }

  /// A plain property, or state, which watches the reference alone.
  private func mayBeDeaf(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    return !entry.isStatic && entry.attributes.allSatisfy { program.rules.hasRole($0, .stateWrapper) }
  }

  /// Goes from member to member: each object on the way must tell of the next one.
  private func follow(_ path: Path, from start: Int, holder: MemberID, isHeard: Bool, in view: TypeID) -> Answer {
    var (isHeard, holder, isTold) = (isHeard, holder, false)
    for hop in path.hops[start...] {
      guard let member = hop.member else { return isTold ? .live : .open }
      let entry = program.members[Int(member)]
      if program.isTracked(hop.owner) { return .live }
      guard entry.kind == .stored else { return isHeard ? computed(member, hop.owner) : .open }
      if program.isAnnouncing(hop.owner) {
        let isPublished = program.has(member, .publishedWrapper)
        if isPublished {
          if !isHeard { return unobserved(holder) }
          isTold = true
        } else if !entry.isConstant {
          return isHeard && !holdsObjects(path, behind: hop) ? unpublished(member) : .open
        }
        let isDeaf = isDeafTo(linker.heldType(of: member), in: member, of: hop.owner, view)
        (isHeard, holder) = (isHeard && !isDeaf, member)
      } else if program.isPlainClass(hop.owner) {
        if !entry.isConstant { return silent(member) }
        (isHeard, holder) = (false, member)
      }
    }
    return isHeard ? .live : .open
  }

  private func unobserved(_ holder: MemberID) -> Answer {
    .stale(StaleProof(rule: .unobservedModel, place: program.place(of: holder)))
  }

  /// Whether members of more objects are read behind a hop.
  private func holdsObjects(_ path: Path, behind hop: Hop) -> Bool {
    guard let place = path.hops.firstIndex(of: hop) else { return false }
    return path.hops[(place + 1)...].contains { !linker.isValue($0.owner) }
  }

  /// Whether a change of an object inside another one is not told by that one, nor heard by the view otherwise.
  private func isDeafTo(_ held: Type, in member: MemberID, of outer: Type, _ view: TypeID) -> Bool {
    let inner = program.elementType(of: held.unwrapped) ?? held
    guard program.isAnnouncing(inner), let id = outer.declaredID else { return false }
    if program.types[Int(view)].members.contains(where: { isObserved($0) && linker.heldType(of: $0) == inner }) {
      return false
    }
    return !linker.announces(id) && !linker.drives(member, in: id)
  }

  /// Whether a view that only holds an object runs again with it for another reason, or hears it in another way.
  private func runsWith(_ held: MemberID, _ view: TypeID) -> Bool {
    let others = program.types[Int(view)].members.filter { $0 != held && program.members[Int($0)].kind == .stored }
    return others.contains { mayRun(view, by: $0) } || linker.listens(view, to: program.members[Int(held)].name)
      || isGivenBeside(held, view)
  }

  private func mayRun(_ view: TypeID, by member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    if entry.isStatic { return false }
    if case .function = entry.type.unwrapped { return true }
    let wrappers: [RuleCards.Role] = [
      .observedWrapper, .environmentObjectWrapper, .bindingWrapper, .fetchedWrapper, .builder,
    ]
    return wrappers.contains { program.has(member, $0) }
  }

  /// Whether some place that makes a view hands it something else that is read of the same object.
  private func isGivenBeside(_ held: MemberID, _ view: TypeID) -> Bool {
    guard let model = linker.heldType(of: held).unwrapped.declaredID else { return false }
    let name = program.members[Int(held)].name
    return linker.seats(of: view).contains { seat in
      linker.memberwiseFields(of: view, seat.call).contains { field, value in
        field != name
          && linker.flows(of: value).contains { flow in
            linker.paths(of: flow).contains { $0.hops.contains { $0.owner.unwrapped.declaredID == model } }
          }
      }
    }
  }

  /// A stored member of an announcing object that no wrapper publishes.
  private func unpublished(_ member: MemberID) -> Answer {
    let entry = program.members[Int(member)]
    let proof = Answer.stale(StaleProof(rule: .unpublishedMember, place: program.place(of: member)))
    if !entry.attributes.isEmpty { return isSilentWrapper(member) ? proof : .open }
    return linker.changesSilently(member) ? proof : .open
  }

  /// A computed member of an announcing object that is kept elsewhere, and whose setter tells nobody.
  private func computed(_ member: MemberID, _ owner: Type) -> Answer {
    let entry = program.members[Int(member)]
    guard program.isAnnouncing(owner), entry.attributes.isEmpty, entry.bodies[.setter] != nil,
      let type = entry.owner, let body = linker.body(member, .getter), !linker.tells(after: member)
    else { return .open }
    let facts = linker.bodies[Int(body)].facts
    let isOwn = facts.values.indices.contains { index in
      facts.ownPath(of: ValueID(index)).map { !linker.members(named: $0[0], of: type).isEmpty } ?? false
    }
    return isOwn ? .open : .stale(StaleProof(rule: .unpublishedMember, place: program.place(of: member)))
  }

  /// A stored member of an object that tells nobody.
  private func silent(_ member: MemberID) -> Answer {
    let entry = program.members[Int(member)]
    guard entry.attributes.isEmpty, linker.changesSilently(member) else { return .open }
    return .stale(StaleProof(rule: .unpublishedMember, place: program.place(of: member)))
  }

  /// Whether a wrapper of the tree holds a member, and does not tell the object that it is in.
  private func isSilentWrapper(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.attributes.count == 1, let name = entry.attributes.first,
      let wrapper = program.typeID(named: name, in: program.scope(of: member)),
      [.structure, .classType].contains(program.types[Int(wrapper)].kind)
    else { return false }
    let hasWay = program.types[Int(wrapper)].members.contains { program.members[Int($0)].kind == .subscription }
    return !hasWay && !linker.announces(wrapper) && !linker.tells(after: member)
  }
}
