import Facts
import Syntax

/// Which types of the tree serve the screen that was walked: those that its bodies name, those that are held there, and
/// so on. Where another screen's views begin, its own world begins.
extension Linker {
  /// Whether a body may run for the screen that was walked: it belongs to a view or to no type of the tree, or to one
  /// that the screen reaches, or that holds what the screen is made of besides views of one type.
  func mayServeScreen(_ frame: FrameID, besides view: TypeID) -> Bool {
    guard let owner = member(of: frame).owner, !program.types[Int(owner)].isForeign,
      !isInterface(.declared(owner, []))
    else { return true }
    rest(on: .screen)
    let reached = reachedTypes ?? findReachedTypes()
    reachedTypes = reached
    if !reached.isDisjoint(with: program.lineage(of: owner)) { return true }
    let known = held(by: owner).intersection(walkedOwners)
    return known.contains { !areRelated($0, view) && isInterface(.declared($0, [])) }
  }

  private func findReachedTypes() -> Set<TypeID> {
    var reached = walkedOwners.union(namedTypes())
    var open = Array(reached)
    while let type = open.popLast() {
      for next in held(by: type) where !reached.contains(next) {
        if isInterface(.declared(next, [])) { continue }
        reached.insert(next)
        open.append(next)
      }
    }
    return reached
  }

  /// The types that walked bodies name, and those of what they hold and call, views and controllers left out: those
  /// that belong to the screen were walked.
  private func namedTypes() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for body in walkedFrames.keys.sorted() {
      if let frame = walkedFrames[body]?.first { addTypes(namedIn: frame, to: &found) }
    }
    return found.filter { !isInterface(.declared($0, [])) }
  }

  private func addTypes(namedIn frame: FrameID, to found: inout Set<TypeID>) {
    let facts = read(frame).facts
    var types = facts.locals.compactMap(\.type).map { program.resolve(TypeName($0), in: scope(of: frame)) }
    for (index, value) in facts.values.enumerated() {
      switch value {
      case .free(let name) where name.first?.isUppercase == true:
        if case .type(let type) = lookUp(name, in: frame) { types.append(type) }
      case .cast(_, let name, _): types.append(program.resolve(TypeName(name), in: scope(of: frame)))
      case .local, .parameter: types.append(type(of: Bound(value: ValueID(index), frame: frame)))
      case .call(let callee, _):
        guard case .member(let base, _, _) = facts.values[Int(callee)] else { continue }
        types.append(type(of: Bound(value: base, frame: frame)))
      default: continue
      }
    }
    for type in types { addTypes(of: type, to: &found) }
  }

  /// The types of the members of a type, what its methods take among them, of what it inherits from, and of what
  /// inherits from it.
  private func held(by type: TypeID) -> Set<TypeID> {
    if let known = heldTypes[type] { return known }
    var found = Set(program.lineage(of: type)).union(program.heirs[type] ?? [])
    if let enclosing = program.types[Int(type)].enclosing { found.insert(enclosing) }
    for member in program.types[Int(type)].members {
      addTypes(of: declaredType(of: member), to: &found)
      let scope = program.scope(of: member)
      for parameter in program.members[Int(member)].parameters {
        addTypes(of: program.resolve(parameter.type, in: scope), to: &found)
      }
    }
    found.remove(type)
    heldTypes[type] = found
    return found
  }

  private func addTypes(of type: Type, to found: inout Set<TypeID>) {
    switch type {
    case .declared(let id, let arguments):
      found.insert(id)
      for argument in arguments { addTypes(of: argument, to: &found) }
    case .foreign(_, let arguments): for argument in arguments { addTypes(of: argument, to: &found) }
    case .optional(let inner, _), .metatype(let inner): addTypes(of: inner, to: &found)
    case .tuple(let parts, _): for part in parts { addTypes(of: part, to: &found) }
    case .function, .unknown: break
    }
  }
}
