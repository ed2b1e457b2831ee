import Facts
import RuleCards
import Syntax

/// Which guards of callers choose what a sink holds (rules R1 and R2): those under which the value itself is handed
/// over. Under all others a method runs or does not, whatever it writes.
extension Linker {
  /// More values than this are not looked through on the way.
  private static let mostHandings = 200

  /// Whether a branch farther up hands over what is written: as an argument, as what is assigned or kept in a property,
  /// or as the model that a method is called on; not where it makes the view that writes it, which is there or is not
  /// (rule R2). What comes from too many places may be handed over by any.
  func isHanded(_ value: Bound, by branch: Branch) -> Bool {
    if isMade(value.frame, in: branch.frame) { return false }
    var (open, seen): ([Bound], Set<Bound>) = ([value], [])
    while let next = open.popLast() {
      if next.frame == branch.frame || seen.count >= Self.mostHandings { return true }
      if seen.insert(next).inserted { open += origins(of: next) + kept(next, by: branch) }
    }
    return false
  }

  /// What is written into the property that a value is, where a branch leads to it.
  private func kept(_ bound: Bound, by branch: Branch) -> [Bound] {
    let name: String
    switch value(bound) {
    case .free(let own): name = own
    case .member(let base, let own, _) where value(Bound(value: base, frame: bound.frame)) == .selfObject: name = own
    default: return []
    }
    guard let owner = selfType(of: bound.frame).declaredID, let member = members(named: name, of: owner).first,
      program.members[Int(member)].kind == .stored
    else { return [] }
    return writes(of: member, instance: frames[Int(bound.frame)].instance).filter { leads(branch, to: $0) }
  }

  /// Whether a value stands under a branch, or in a body that a call under it leads to.
  private func leads(_ branch: Branch, to bound: Bound) -> Bool {
    var next = bound
    for _ in 0...Self.deepest {
      if next.frame == branch.frame { return read(branch.frame).facts.holds(next.value, under: branch.index) }
      guard let call = frames[Int(next.frame)].call else { return false }
      next = call
    }
    return false
  }

  /// Whether a view is made on the way from a body to a frame.
  private func isMade(_ frame: FrameID, in caller: FrameID) -> Bool {
    var next = frame
    for _ in 0...Self.deepest {
      guard next != caller, let call = frames[Int(next)].call else { return false }
      if let made = madeType(call), isInterface(.declared(made, [])) { return true }
      next = call.frame
    }
    return false
  }

  /// What a value is made from in its own body, and what the body was handed for it.
  private func origins(of bound: Bound) -> [Bound] {
    let (frame, body) = (frames[Int(bound.frame)], read(bound.frame))
    let at = { (value: ValueID) in Bound(value: value, frame: bound.frame) }
    switch body.facts.values[Int(bound.value)] {
    case .parameter(let index): return frame.arguments[index].map { [$0] } ?? []
    case .local(let local):
      let sources = (body.writesOfLocal[local] ?? []).compactMap { body.facts.edges[$0].source }.map(at)
      guard let parameter = body.facts.locals[Int(local)].parameterOf else { return sources }
      return sources + bindings(of: parameter, in: bound.frame).map(\.bound)
    case .free(let name): return assigned(to: name, in: bound.frame) ?? model(of: bound.frame)
    case .member(let base, let name, _) where body.facts.values[Int(base)] == .selfObject:
      return assigned(to: name, in: bound.frame) ?? model(of: bound.frame)
    case .selfObject: return model(of: bound.frame)
    case let value: return value.operands.map(at)
    }
  }

  /// What was assigned to the property whose setter or observer a frame is; nil for other frames and names.
  private func assigned(to name: String, in frame: FrameID) -> [Bound]? {
    let key = read(frame).key
    guard [.setter, .willSet, .didSet].contains(key.part), program.members[Int(key.member)].name == name,
      let target = frames[Int(frame)].call
    else { return nil }
    return read(target.frame).facts.edges.compactMap { edge in
      guard case .assign(let place, let from) = edge.kind, place == target.value else { return nil }
      return Bound(value: from, frame: target.frame)
    }
  }

  /// The model that a frame's method is called on; nothing where that is a view or the screen.
  private func model(of frame: FrameID) -> [Bound] {
    guard let instance = frames[Int(frame)].instance, let receiver = instances[Int(instance)].receiver,
      receiver.frame != frame, !isInterface(instances[Int(instance)].type)
    else { return [] }
    return [receiver]
  }
}

extension Facts {
  /// Whether a value stands under a guard.
  fileprivate func holds(_ value: ValueID, under index: GuardID) -> Bool {
    let place = ranges[Int(value)]
    return edges.contains { edge in
      guard edge.range.start <= place.start, place.end <= edge.range.end else { return false }
      var next = edge.guarded
      while let id = next, id != index { next = guards[Int(id)].outer }
      return next == index
    }
  }
}
