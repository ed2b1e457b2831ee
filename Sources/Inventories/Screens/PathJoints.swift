import RuleCards

/// Whether the members of a path can be read one on the other. What a value was made from stands before it in a path
/// too, and is no member path of it.
extension Program {
  /// The place of the first member from which on each one can be read on the one before.
  package func beginning(of hops: ArraySlice<Hop>) -> Int {
    var place = hops.endIndex - 1
    while place > hops.startIndex, holds(hops[place - 1], hops[place].owner) { place -= 1 }
    return max(place, hops.startIndex)
  }

  /// Whether what a hop answers may be, or hold, a value of a type.
  private func holds(_ hop: Hop, _ type: Type) -> Bool {
    guard let owner = type.declaredID, !types[Int(owner)].isForeign else { return true }
    if let member = hop.member { return mayHold(answer(of: hop, member), owner) }
    guard !hop.isPayload, let name = hop.owner.unwrapped.foreignName else { return true }
    return !rules.knows(name) && rules.elementIndex(of: name) == nil
  }

  private func answer(of hop: Hop, _ member: MemberID) -> Type {
    guard hop.isPayload else { return self.type(of: member) }
    let label = String(hop.name.drop { $0 != "." }.dropFirst())
    let parameters = members[Int(member)].parameters
    guard
      let place = parameters.firstIndex(where: { $0.label == label || $0.name == label }) ?? Int(label),
      place < parameters.count
    else { return .unknown }
    return resolve(parameters[place].type, in: scope(of: member))
  }

  private func mayHold(_ type: Type, _ owner: TypeID) -> Bool {
    switch type.unwrapped {
    case .declared(let id, let arguments):
      if types[Int(id)].kind == .protocolType || types[Int(id)].isForeign { return true }
      return lineage(of: id).contains(owner) || lineage(of: owner).contains(id)
        || arguments.contains { mayHold($0, owner) } || types[Int(id)].attributes.contains { !$0.isEmpty }
    case .foreign(let name, let arguments):
      if arguments.contains(where: { mayHold($0, owner) }) || rules.hasRole(name, .anything) { return true }
      if rules.elementIndex(of: name) != nil { return arguments.isEmpty }
      return !isInterface(type) && !Self.plain.contains { rules.hasRole(name, $0) }
    case .tuple(let parts, _): return parts.contains { mayHold($0, owner) }
    default: return true
    }
  }

  private static let plain: [RuleCards.Role] = [.scalar, .text, .colour, .image, .font]
}
