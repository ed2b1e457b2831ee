extension Linker {
  /// A member's written type, or that of its initial value, or of what its getter answers.
  package func valueType(of member: MemberID) -> Type { valueType(of: member, self: nil) }

  /// The frame of the getter that a name on self reads; nil where it has none, is being followed, or lies too deep.
  package func getterFrame(of member: MemberID, at bound: Bound) -> FrameID? {
    guard let body = body(member, .getter), !isOpen(body, bound.frame), !liesTooDeep(bound) else { return nil }
    let outer = frames[Int(bound.frame)]
    let key = FrameKey(body: body, instance: outer.instance, call: bound)
    return frame(key, arguments: [:], depth: outer.depth + 1)
  }
}
