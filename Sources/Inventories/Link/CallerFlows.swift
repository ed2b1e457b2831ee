import Facts
import RuleCards
import Syntax

/// From a parameter that nothing gives a value out to whoever calls its method.
extension Linker {
  /// Whether a value's own type, or that of its elements, says which model its members belong to: who hands it over has
  /// nothing to add.
  func isNamedByItsType(_ type: Type) -> Bool {
    guard let id = type.declaredID ?? elementType(type).declaredID else { return false }
    return !program.types[Int(id)].isForeign && program.types[Int(id)].kind != .enumeration
      && !isInterface(.declared(id, []))
  }

  /// What the tree's callers hand to an unbound parameter: constants only where all callers are the type's own and hand
  /// nothing else.
  func callerFlows(_ index: Int, _ bound: Bound) -> [Flow] {
    let body = read(bound.frame)
    guard body.key.part == .code, outward < Self.mostOutward, !isNamedByItsType(type(of: bound)) else { return [] }
    outward += 1
    defer { outward -= 1 }
    var found: [Flow] = []
    var isOwn = true
    for call in callers(of: body.key.member) {
      guard let target = callTargets(call).first(where: { $0.member == body.key.member }),
        mayReach(target, from: call, bound.frame), let argument = target.arguments[index]
      else { continue }
      found += flows(of: argument)
      isOwn = isOwn && target.receiver == nil && program.members[Int(target.member)].kind == .function
    }
    return isOwn && found.allSatisfy(\.isConstant) ? found : found.filter { !$0.isConstant }
  }

  /// What a parameter's default value is, where the call that leads to its frame leaves it out: what other callers
  /// hand over has nothing to say there. Nil where no call leads to it, or it has no default value.
  func defaultFlows(_ index: Int, _ bound: Bound) -> [Flow]? {
    let frame = frames[Int(bound.frame)]
    let key = read(bound.frame).key
    guard let call = frame.call, key.part == .code, let body = defaultBody(key.member, index),
      callTargets(call).contains(where: { $0.member == key.member })
    else { return nil }
    guard let answer = bodies[Int(body)].answer else { return [] }
    return flows(of: Bound(value: answer, frame: entryFrame(body, instance: frame.instance)))
  }

  /// Whether a call may be the one that leads to a frame: made on what may be the frame's self, and where that is a
  /// view that the screen owns, by no other screen's view or controller, nor by what serves other screens alone.
  private func mayReach(_ target: CallTarget, from call: Bound, _ frame: FrameID) -> Bool {
    guard program.members[Int(target.member)].kind == .function, let own = selfType(of: frame).declaredID else {
      return true
    }
    if let other = target.type?.declaredID {
      let isUp = program.lineage(of: own).contains(other)
      guard isUp || program.lineage(of: other).contains(own) else { return false }
      if isUp, own != other, target.receiver != nil, program.types[Int(other)].kind != .protocolType { return false }
    }
    guard isHeld(frames[Int(frame)].instance, own) else { return true }
    return mayBeOnScreen(call.frame) && mayServeScreen(call.frame, besides: own)
  }

  /// Whether a self is one that the screen holds: it comes from somewhere, or is a view that was walked and not the
  /// screen itself.
  private func isHeld(_ instance: InstanceID?, _ own: TypeID) -> Bool {
    guard let instance else { return false }
    if instances[Int(instance)].receiver != nil { return true }
    guard isInterface(.declared(own, [])) else { return false }
    rest(on: .screen)
    guard let screen else { return false }
    return walkedOwners.contains(own) && !areRelated(own, screen)
  }

  /// Those of some values that do not stand in another screen's view or controller; all where none is left.
  func onScreen(_ values: [Bound]) -> [Bound] {
    let own = values.filter { mayBeOnScreen($0.frame) }
    return own.isEmpty ? values : own
  }

  /// Whether a body belongs to the screen that was walked, or to no view and no controller.
  private func mayBeOnScreen(_ frame: FrameID) -> Bool {
    member(of: frame).owner.map { isOnScreen($0) } ?? true
  }

  /// Whether a type is part of the screen that was walked, or no view and no controller.
  func isOnScreen(_ type: TypeID) -> Bool {
    guard isInterface(.declared(type, [])) else { return true }
    rest(on: .screen)
    return walkedOwners.contains { !program.types[Int($0)].isForeign && areRelated($0, type) }
  }

  /// Whether a value of one type may be one of the other.
  func areRelated(_ one: TypeID, _ other: TypeID) -> Bool {
    program.lineage(of: one).contains(other) || program.lineage(of: other).contains(one)
  }
}
