import Facts
import RuleCards
import Syntax

/// Whether what is read can be another value later: what can not change can not be stale.
extension Linker {
  /// Whether a stored property of a class is seen to change: its own code assigns it outside of initialisers; where not
  /// all of the code is at hand, or everybody can reach the object, its declaration is enough.
  func changes(_ member: MemberID, isReachedByAll: Bool = false) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored, !entry.isConstant, !entry.modifiers.contains(.isLazy), let owner = entry.owner,
      program.types[Int(owner)].kind == .classType || program.types[Int(owner)].kind == .actor
    else { return false }
    if isInterface(.declared(owner, [])) { return writers(of: member).contains { !runsOnce($0) } }
    if !writers(of: member).isEmpty { return true }
    if program.isMessaging(entry.file) || entry.isMessage || program.files[Int(entry.file)].imported != nil {
      return false
    }
    return (isReachedByAll || program.isPart) && !entry.isPrivate && !entry.modifiers.contains(.setIsPrivate)
  }

  /// Whether the framework runs a body once, when the object is made.
  private func runsOnce(_ body: BodyID) -> Bool {
    rules.runs(program.members[Int(bodies[Int(body)].key.member)].name) == .once
  }

  /// The bodies of its own type, of its superclasses and of its heirs, that assign a stored property, assign into it or
  /// call a method of it, outside of initialisers.
  func writers(of member: MemberID) -> [BodyID] {
    let entry = program.members[Int(member)]
    guard let owner = entry.owner else { return [] }
    if let known = writersOfMember[member] { return known }
    let isExact = !isValue(heldType(of: member))
    let found = (program.lineage(of: owner) + (program.heirs[owner] ?? [])).flatMap { type in
      program.types[Int(type)].members.flatMap { other in
        program.members[Int(other)].kind == .initializer ? [] : changing(entry.name, in: other, isExact: isExact)
      }
    }
    writersOfMember[member] = found
    return found
  }

  private func changing(_ name: String, in member: MemberID, isExact: Bool) -> [BodyID] {
    program.members[Int(member)].parts.compactMap { part in
      guard part != .initialValue, let body = body(member, part), let edges = changes(inBody: body)[name] else {
        return nil
      }
      let facts = bodies[Int(body)].facts
      return !isExact || edges.contains { facts.assigns([name], by: facts.edges[$0]) } ? body : nil
    }
  }

  /// Whether a member of a type changes with what is assigned into it.
  func isValue(_ type: Type) -> Bool {
    if let id = type.unwrapped.declaredID { return [.structure, .enumeration].contains(program.types[Int(id)].kind) }
    return type.unwrapped.foreignName.map { rules.hasRole($0, .scalar) || rules.hasRole($0, .container) } ?? false
  }

  /// Whether what a path reads is seen to change: the member of the last object on it, whose values go on as values.
  func changes(_ path: Path) -> Bool {
    for hop in path.hops.reversed() {
      guard let member = hop.member, let owner = hop.owner.unwrapped.declaredID else { continue }
      if [.structure, .enumeration].contains(program.types[Int(owner)].kind) { continue }
      return changes(member, isReachedByAll: isReachedByAll(path, hop))
    }
    return false
  }

  /// Whether a hop's owner is an object that all code shares.
  private func isReachedByAll(_ path: Path, _ hop: Hop) -> Bool {
    guard let index = path.hops.firstIndex(of: hop) else { return false }
    if index == 0 { return path.root.kind == .global }
    return path.hops[..<index].contains { before in
      before.member.map { program.members[Int($0)].isStatic } ?? false
    }
  }
}

extension Linker {
  /// A member's type: as written, or that of what it is made with.
  func heldType(of member: MemberID) -> Type {
    if let known = typesOfMembers[member] { return known }
    let type = valueType(of: member, self: nil)
    typesOfMembers[member] = type
    return type
  }
}

extension Program {
  /// Whether only some files of a tree are at hand: those that a command names.
  var isPart: Bool { files.contains { !$0.sides.isEmpty } }

  /// Whether an object of a type tells those who subscribed to it, and nobody else.
  func isAnnouncing(_ type: Type) -> Bool {
    guard let id = type.unwrapped.declaredID, !types[Int(id)].isForeign, types[Int(id)].kind == .classType else {
      return false
    }
    return plays(type, .announcing) && !isTracked(type)
  }

  /// Whether whoever reads a member of an object is told when it changes.
  func isTracked(_ type: Type) -> Bool {
    guard let id = type.unwrapped.declaredID else { return false }
    return plays(type, .tracked)
      || lineage(of: id).contains { ancestor in
        types[Int(ancestor)].attributes.contains { rules.hasRole($0, .tracked) }
      }
  }

  /// Whether a type is a class of the tree that tells nobody of its changes.
  func isPlainClass(_ type: Type) -> Bool {
    guard let id = type.unwrapped.declaredID, !types[Int(id)].isForeign, types[Int(id)].kind == .classType else {
      return false
    }
    return !plays(type, .announcing) && !isTracked(type) && !isInterface(type)
  }

  /// Whether an attribute of a member plays a role.
  func has(_ member: MemberID, _ role: RuleCards.Role) -> Bool {
    members[Int(member)].attributes.contains { rules.hasRole($0, role) }
  }
}

extension Facts {
  /// Whether an edge assigns to a path of members of self.
  fileprivate func assigns(_ path: [String], by edge: Edge) -> Bool {
    if case .assign(let target, _) = edge.kind { return ownPath(of: target) == path }
    return false
  }
}
