import Syntax

/// What the tree declares in two ways (rule S6).
extension Program {
  /// Whether a member, or the type that it belongs to, is declared in two ways that do not agree about the member.
  func isAmbiguous(_ name: String, of type: TypeID) -> Bool {
    let own = declaredTypes(of: name, in: type)
    if own.count > 1 { return true }
    return twins(of: type).contains { twin in
      let other = declaredTypes(of: name, in: twin)
      return other.isEmpty ? membersByName[twin]?[name] == nil : !own.isEmpty && other != own
    }
  }

  /// The types that a type's values of a name have, those that are not written left out.
  private func declaredTypes(of name: String, in type: TypeID) -> Set<TypeName> {
    let found = (membersByName[type]?[name] ?? []).map { members[Int($0)] }
    return Set(found.filter { ($0.kind == .stored || $0.kind == .computed) && !$0.isStatic }.map(\.type))
      .subtracting([.unknown])
  }

  /// The other types of one name that the same code could mean: in another branch of one file, or in another file of
  /// the same side.
  private func twins(of type: TypeID) -> [TypeID] {
    let entry = types[Int(type)]
    return (typesByName[entry.name] ?? []).filter { other in
      let twin = types[Int(other)]
      guard other != type, !twin.isPrivate, !twin.isForeign, !entry.isPrivate else { return false }
      return twin.file == entry.file
        || !files[Int(twin.file)].sides.isDisjoint(with: files[Int(entry.file)].sides)
    }
  }
}
