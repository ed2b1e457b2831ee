import Inventories
import RuleCards

/// Which objects tell that a member of theirs changed, and whom.
extension Program {
  /// Whether whoever reads a member of a type is told when that member changes.
  func isTracked(_ type: TypeID) -> Bool {
    lineage(of: type).contains { types[Int($0)].attributes.contains { rules.hasRole($0, .tracksReads) } }
      || plays(.declared(type, []), .tracksReads)
  }

  /// Whether a type tells those who subscribed to it, and nobody else.
  func isAnnouncing(_ type: TypeID) -> Bool { plays(.declared(type, []), .observable) && !isTracked(type) }

  /// Whether a value of a type is a reference.
  func isReference(_ type: TypeID) -> Bool {
    [.classType, .actor, .protocolType].contains(types[Int(type)].kind)
  }

  /// Whether a stored member of an object tells that it changed: where objects are tracked, every one that is not
  /// taken out; where they announce, those that are published, and those that announce by themselves.
  func tells(_ member: MemberID) -> Bool {
    let entry = members[Int(member)]
    guard let owner = entry.owner, !entry.isStatic, entry.kind == .stored || entry.kind == .computed else {
      return false
    }
    if asksFor(entry) { return isTracked(owner) || isAnnouncing(owner) }
    let roles = entry.attributes.flatMap { rules.roles(of: String($0.split(separator: ".").last ?? "")) }
    if isTracked(owner) { return entry.kind == .stored && !entry.isConstant && !roles.contains(.untracked) }
    guard isAnnouncing(owner) else { return false }
    return roles.contains(.publishedWrapper) || roles.contains(.storageWrapper) || announces(entry)
  }

  /// What a protocol asks for may be published by whoever conforms to it.
  private func asksFor(_ entry: Member) -> Bool {
    guard let owner = entry.owner, types[Int(owner)].kind == .protocolType else { return false }
    return entry.bodies.isEmpty && (entry.kind == .stored || entry.kind == .computed)
  }

  /// Whether setting a member says that the object is about to change.
  private func announces(_ entry: Member) -> Bool {
    let words = rules.names(playing: .changeNotice)
    return [BodyPart.willSet, .didSet, .setter].compactMap { entry.bodies[$0] }.contains { body in
      let text = text(body.range, body.file)
      return words.contains { text.contains($0) }
    }
  }

  /// The members of an object that tell, those of its superclasses and protocols behind.
  func tellingMembers(of type: TypeID) -> [MemberID] {
    var names: Set<String> = []
    return lineage(of: type).flatMap { types[Int($0)].members }.filter { member in
      tells(member) && names.insert(members[Int(member)].name).inserted
    }
  }
}
