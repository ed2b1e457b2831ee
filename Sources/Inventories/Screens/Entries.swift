import RuleCards
import Syntax

/// Which members of a screen run on their own: those that the framework or other screens call.
extension Walker {
  /// A type's members and those of its superclasses, but the overridden ones. What the tree adds to a framework's type
  /// is part of no screen that does not call it.
  func lineageMembers(of type: TypeID) -> [MemberID] {
    var taken: Set<String> = []
    var list: [MemberID] = []
    for ancestor in linker.program.lineage(of: type) {
      let entry = linker.program.types[Int(ancestor)]
      if entry.kind == .protocolType || entry.isForeign && ancestor != type { continue }
      let members = linker.program.types[Int(ancestor)].members
      list += members.filter { !taken.contains(fullName($0)) }
      taken.formUnion(members.filter { linker.program.members[Int($0)].kind != .initializer }.map { fullName($0) })
    }
    return list
  }

  func fullName(_ member: MemberID) -> String { linker.program.members[Int(member)].fullName }

  /// The members that walking a type begins with.
  mutating func entries(of type: TypeID) -> [MemberID] {
    if let known = entriesOfType[type] { return known }
    let found = findEntries(of: type)
    entriesOfType[type] = found
    return found
  }

  private func findEntries(of type: TypeID) -> [MemberID] {
    if linker.plays(.declared(type, []), .swiftuiView) || linker.plays(.declared(type, []), .swiftuiModifier) {
      return lineageMembers(of: type).filter { isBuilderEntry($0) }
    }
    let members = lineageMembers(of: type).filter { isWalkable($0) }
    let called = calledNames(members)
    return members.filter { member in
      let entry = linker.program.members[Int(member)]
      if entry.kind == .stored || entry.kind == .computed { return isPropertyEntry(entry) }
      if linker.program.runs(entry) != nil || linker.rules.answer(fullName(member)) != nil { return true }
      if entry.kind == .initializer { return !called.contains("init") || !entry.isPrivate }
      return !entry.isPrivate && !called.contains(entry.name) && !runsElsewhere(member, than: type)
    }
  }

  /// Whether a type inherits a method that only other heirs of its superclass call, each on itself.
  func runsElsewhere(_ member: MemberID, than type: TypeID) -> Bool {
    let entry = linker.program.members[Int(member)]
    guard entry.kind == .function, entry.owner != type, !entry.modifiers.contains(.isOverride) else { return false }
    return linker.isCalledOnSelfAlone(member)
  }

  /// `body`, and what else a view's protocol asks for.
  private func isBuilderEntry(_ member: MemberID) -> Bool {
    let entry = linker.program.members[Int(member)]
    if entry.isStatic || entry.isPrivate { return false }
    if linker.program.runs(entry) != nil { return true }
    return linker.rules.answer(entry.name) == .views || linker.rules.answer(fullName(member)) == .views
  }

  /// A property that runs on its own: a lazily made view, an observer; a setter runs where something is assigned.
  private func isPropertyEntry(_ entry: Member) -> Bool {
    entry.bodies[.initialValue] != nil && entry.kind == .stored
      || !entry.isPrivate && entry.bodies.keys.contains { $0 != .getter }
  }

  /// Whether a member has a body that could put something on the screen.
  func isWalkable(_ member: MemberID) -> Bool {
    let entry = linker.program.members[Int(member)]
    return !entry.bodies.isEmpty && !entry.isStatic
  }

  /// The names that the bodies of some members call or set on self, each looked for outside its own body.
  private func calledNames(_ members: [MemberID]) -> Set<String> {
    var names: Set<String> = []
    for member in members {
      let own = linker.program.members[Int(member)]
      for part in own.parts {
        guard let body = linker.body(member, part) else { continue }
        let read = linker.bodies[Int(body)]
        for call in read.calls {
          guard case .call(let callee, _) = read.facts.values[Int(call)] else { continue }
          switch read.facts.values[Int(callee)] {
          case .free(let name): if name != own.name { names.insert(name) }
          case .member(let base, let name, _):
            if read.facts.values[Int(base)] == .selfObject, name != own.name { names.insert(name) }
          default: break
          }
        }
      }
    }
    return names
  }
}
