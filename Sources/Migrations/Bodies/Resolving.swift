import Facts
import Inventories
import Syntax

/// Which members and types of the tree expressions mean.
extension Bodies {
  /// The property that a place is; nil for what is none of a type of the tree.
  func property(at place: ValueID, in body: OpenBody) -> MemberID? {
    switch body.value(place) {
    case .member(let base, let name, _): property(named: name, of: type(of: base, in: body))
    case .free(let name): property(named: name, of: linker.selfType(of: body.frame))
    case .forced(let inner), .unwrapped(let inner), .reference(let inner): property(at: inner, in: body)
    default: nil
    }
  }

  /// A property of a type by its name; a variable stands for the property that it holds.
  func property(named name: String, of type: Type) -> MemberID? {
    guard let owner = type.declaredID else { return nil }
    for spelled in [name, name.hasPrefix("_") ? String(name.dropFirst()) : name] {
      let found = linker.members(named: spelled, of: owner).first {
        let entry = program.members[Int($0)]
        return entry.kind == .stored || entry.kind == .computed
      }
      if let found { return found }
    }
    return nil
  }

  /// The value that a call makes, of which type and with what; nil where it makes none of the tree.
  func making(_ call: ValueID, _ callee: ValueID, _ arguments: [Argument], _ body: OpenBody) -> Making? {
    guard !isDelegating(callee, in: body) else { return nil }
    let place = ValuePlace(body: body.place, value: call)
    if let target = linker.callTargets(body.bound(call)).first {
      let entry = program.members[Int(target.member)]
      guard entry.kind == .initializer, let type = target.type?.declaredID ?? entry.owner else { return nil }
      let named = target.arguments.compactMap { index, bound in
        index < entry.parameters.count ? (entry.parameters[index].name, bound.value) : nil
      }
      return Making(
        type: type, call: place, initialiser: target.member, arguments: Dictionary(named) { one, _ in one })
    }
    guard let type = madeType(callee, in: body), program.types[Int(type)].kind == .structure else { return nil }
    let named = arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
    guard named.count == arguments.count else { return nil }
    return Making(type: type, call: place, initialiser: nil, arguments: Dictionary(named) { one, _ in one })
  }

  /// Whether a callee is an initialiser of the value that is being made: `self.init`, `super.init`.
  private func isDelegating(_ callee: ValueID, in body: OpenBody) -> Bool {
    guard case .member(let base, _, _) = body.value(callee) else { return false }
    return [.selfObject, .superObject].contains(body.value(base))
  }

  private func madeType(_ callee: ValueID, in body: OpenBody) -> TypeID? {
    switch body.value(callee) {
    case .free, .type:
      guard case .metatype(let made) = type(of: callee, in: body) else { return nil }
      return made.declaredID
    case .member(let base, let name, _):
      let made = type(of: name == initialiser ? base : callee, in: body)
      guard case .metatype(let type) = made else { return nil }
      return type.declaredID
    default: return nil
    }
  }

  private var initialiser: String { "init" }
}
