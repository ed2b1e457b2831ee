import Facts
import RuleCards
import Syntax

/// Proofs that an equality that leaves out a shown member decides whether the screen is told (rule
/// `partial-equality`).
struct PartialEquality {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a plain input of a view, which is skipped while the input equals the last one.
  func proof(_ path: Path) -> StaleProof? {
    guard path.root.kind == .selfObject, path.hops.count > 1, let input = path.hops[0].member,
      let view = program.members[Int(input)].owner, linker.isSwiftUI(.declared(view, [])), isPlainInput(input),
      !mayRunOtherwise(view, besides: input)
    else { return nil }
    if let own = equality(of: view), let read = own.read {
      let shown = path.hops.map(\.name)
      guard !isPlainData(view), !read.contains(where: { shown.starts(with: $0) || $0.starts(with: shown) }) else {
        return nil
      }
      return StaleProof(rule: .partialEquality, place: own.place)
    }
    return proof(of: linker.heldType(of: input), showing: path.hops[1])
  }

  /// The proof for what is handed on under a condition that compares it with what is held already.
  func proof(comparing conditions: [Bound], _ held: Type, showing hop: Hop) -> StaleProof? {
    let isCompared = conditions.contains { condition in
      guard case .test(let name, let operands) = linker.value(condition), ["==", "!="].contains(name) else {
        return false
      }
      let types = operands.map { linker.type(of: Bound(value: $0, frame: condition.frame)) }
      return types.contains { sameModel($0, held) } && types.allSatisfy { $0 == .unknown || sameModel($0, held) }
    }
    return isCompared ? proof(of: held, showing: hop) : nil
  }

  private func sameModel(_ one: Type, _ other: Type) -> Bool {
    guard let model = modelType(other) else { return false }
    return modelType(one) == model
  }

  /// The type of the tree that a type is, or that a collection of it holds.
  private func modelType(_ type: Type) -> TypeID? {
    type.unwrapped.declaredID ?? program.elementType(of: type.unwrapped)?.declaredID
  }

  private func proof(of type: Type, showing hop: Hop) -> StaleProof? {
    guard let model = modelType(type), program.types[Int(model)].kind != .enumeration,
      hop.owner.unwrapped.declaredID == model, let member = hop.member, !isReference(member),
      let equality = equality(of: model),
      let read = equality.read, !isPlainData(model), !covers(read.map { $0[0] }, member)
    else { return nil }
    return StaleProof(rule: .partialEquality, place: equality.place)
  }

  /// Whether a member refers to an object, which stays the same one.
  private func isReference(_ member: MemberID) -> Bool {
    linker.heldType(of: member).unwrapped.declaredID.map { program.types[Int($0)].kind == .classType } ?? false
  }

  /// Whether what is compared says what a member is.
  private func covers(_ compared: [String], _ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    if compared.contains(entry.name) { return true }
    if entry.kind == .stored { return false }
    guard let body = linker.body(member, .getter) else { return true }
    let facts = linker.bodies[Int(body)].facts
    let read = facts.values.indices.compactMap { facts.ownPath(of: ValueID($0))?.first }
    let stored = read.filter { name in
      entry.owner.map { owner in
        linker.members(named: name, of: owner).contains { program.members[Int($0)].kind == .stored }
      } ?? false
    }
    return stored.allSatisfy { compared.contains($0) }
  }

  /// A type's own equality: where it stands, and the members that it compares; nil for those where they cannot be told.
  private func equality(of type: TypeID) -> (place: Place, read: [[String]]?)? {
    guard let member = (program.membersByName[type]?["=="] ?? []).first(where: { isOwn($0, type) }),
      let body = linker.body(member, .code)
    else { return nil }
    let facts = linker.bodies[Int(body)].facts
    return (program.place(of: member), facts.comparedPaths())
  }

  private func isOwn(_ member: MemberID, _ type: TypeID) -> Bool {
    let entry = program.members[Int(member)]
    return entry.isStatic && entry.parameters.count == 2
      && entry.parameters.allSatisfy {
        let written = program.resolve($0.type, in: program.scope(of: member))
        return written.declaredID == type || written.declaredID == nil && written.foreignName == "Self"
      }
  }

  private func isPlainInput(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    return entry.kind == .stored && entry.attributes.isEmpty && !entry.isStatic
  }

  /// Whether a view may run again although its inputs are equal.
  private func mayRunOtherwise(_ view: TypeID, besides input: MemberID) -> Bool {
    let wrappers: [RuleCards.Role] = [
      .observedWrapper, .environmentObjectWrapper, .bindingWrapper, .fetchedWrapper, .builder,
    ]
    return program.types[Int(view)].members.contains { member in
      let entry = program.members[Int(member)]
      guard member != input, entry.kind == .stored, !entry.isStatic else { return false }
      if case .function = entry.type.unwrapped { return true }
      return wrappers.contains { program.has(member, $0) }
    }
  }

  /// Whether a value is compared by its bits: it holds nothing but plain data.
  private func isPlainData(_ type: TypeID, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    return program.types[Int(type)].members.allSatisfy { member in
      let entry = program.members[Int(member)]
      guard entry.kind == .stored, !entry.isStatic else { return true }
      let held = linker.heldType(of: member).unwrapped
      if let name = held.foreignName { return program.rules.hasRole(name, .plainData) }
      guard let id = held.declaredID, program.types[Int(id)].kind != .classType else { return false }
      return isPlainData(id, depth: depth + 1)
    }
  }
}

extension Facts {
  /// The paths of members that a comparison reads of its two parameters; nil where it does anything else with them.
  fileprivate func comparedPaths() -> [[String]]? {
    var found: [[String]] = []
    var isPart: Set<ValueID> = []
    for index in values.indices.reversed() {
      let value = ValueID(index)
      switch values[index] {
      case .member(let base, _, _):
        isPart.insert(base)
        if !isPart.contains(value), let path = parameterPath(value) { found.append(path) }
      case .forced(let base), .unwrapped(let base): isPart.insert(base)
      case .parameter: if !isPart.contains(value) { return nil }
      case .call, .closure, .choice, .local: return nil
      default: break
      }
    }
    return found.isEmpty ? nil : found
  }

  private func parameterPath(_ value: ValueID) -> [String]? {
    switch values[Int(value)] {
    case .parameter: []
    case .member(let base, let name, _): parameterPath(base).map { $0 + [name] }
    case .forced(let base), .unwrapped(let base): parameterPath(base)
    default: nil
    }
  }
}
