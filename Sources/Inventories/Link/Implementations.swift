/// What a protocol asks for, and the one type of the tree that has it.
extension Linker {
  /// What a requirement's one implementation in the tree answers: a delegate, a data source.
  func answeredFlows(_ target: CallTarget, _ call: Bound) -> [Flow]? {
    guard let receiver = target.receiver, let frame = implementingFrame(target, call) else { return nil }
    let live = returned(in: frame, closure: nil).filter { !$0.isConstant }
    if live.isEmpty { return nil }
    let name = program.members[Int(target.member)].name
    let hop = Hop(owner: type(of: receiver).unwrapped, name: name, member: target.member)
    return joined(reading(hop, of: flows(of: receiver)), live)
  }

  /// The method that answers where a protocol's requirement is called: that of the one type that conforms to it.
  func implementation(of target: CallTarget) -> CallTarget? {
    guard let member = implementation(of: target.member),
      let heir = program.members[Int(target.member)].owner.flatMap({ onlyHeir(of: $0) })
    else { return nil }
    return CallTarget(
      member: member, arguments: target.arguments, receiver: target.receiver, type: .declared(heir, []))
  }

  /// The frame of the body of the tree that answers a call.
  func answeringFrame(_ call: Bound) -> FrameID? {
    guard let target = callTargets(call).first else { return nil }
    if let frame = callFrame(target, call) { return frame }
    return implementingFrame(target, call)
  }

  /// The frame of a requirement's one implementation; nil where that is another screen's view or controller.
  private func implementingFrame(_ target: CallTarget, _ call: Bound) -> FrameID? {
    guard let answering = implementation(of: target), let heir = answering.type?.declaredID, isOnScreen(heir) else {
      return nil
    }
    return callFrame(answering, call, isAnswer: true)
  }

  /// The one type of the tree that conforms to a protocol; nil of what is none, and where several do.
  func onlyHeir(of type: TypeID) -> TypeID? {
    guard program.types[Int(type)].kind == .protocolType else { return nil }
    let heirs = (program.heirs[type] ?? []).filter { program.types[Int($0)].kind != .protocolType }
    return heirs.count == 1 ? heirs.first : nil
  }

  /// The one implementation in the tree of a protocol's requirement: a method with a body, or a property of a type.
  func implementation(of requirement: MemberID) -> MemberID? {
    let entry = program.members[Int(requirement)]
    guard entry.bodies.isEmpty, let owner = entry.owner, let heir = onlyHeir(of: owner) else { return nil }
    return members(named: entry.name, of: heir).first { id in
      let found = program.members[Int(id)]
      guard found.fullName == entry.fullName else { return false }
      if entry.kind != .stored && entry.kind != .computed { return found.bodies[.code] != nil }
      return !found.bodies.isEmpty || found.owner.map { program.types[Int($0)].kind != .protocolType } ?? false
    }
  }
}
