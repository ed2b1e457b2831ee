import Facts
import RuleCards
import Syntax

/// Which guards of callers choose what a sink holds (rules R1 and R2): those under which the value itself is handed
/// over. Under all others a method runs or does not, whatever it writes.
extension Linker {
  /// More values than this are not looked through on the way.
  private static let mostHandings = 200

  /// Whether a body farther up hands over what is written: as an argument, as what is assigned, or as the model that a
  /// method is called on; not where it makes the view that writes it, which is there or is not (rule R2).
  func isHanded(_ value: Bound, by caller: FrameID) -> Bool {
    if isMade(value.frame, in: caller) { return false }
    var (open, seen): ([Bound], Set<Bound>) = ([value], [])
    while let next = open.popLast(), seen.count < Self.mostHandings {
      if next.frame == caller { return true }
      if seen.insert(next).inserted { open += origins(of: next) }
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
