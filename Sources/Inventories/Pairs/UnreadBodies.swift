/// Doubt about what stands in bodies that are not read: those of classes of which only the interface is known.
extension Program {
  /// Whether such a class may show members of a type on a screen: the screen's own class any, one that it inherits from
  /// those of a type that its members are of.
  func mayShowUnread(_ owner: KeyOwner, on screen: TypeID) -> Bool {
    if isInterfaceAlone(screen) { return true }
    guard case .declared(let model) = owner else { return false }
    return lineage(of: screen).dropFirst().contains { ancestor in
      guard types[Int(ancestor)].kind == .classType, isInterfaceAlone(ancestor) else { return false }
      return types[Int(ancestor)].members.contains { member in
        let type = type(of: member)
        return type.declaredID == model || type.arguments.contains { $0.declaredID == model }
      }
    }
  }
}
