import Facts
import RuleCards
import Syntax

/// A type with what the answer rests on.
struct TypeAnswer {
  let type: Type
  let ground: Ground
}

/// The type of values, as far as declarations, cards and shapes tell it.
extension Linker {
  /// The type of a value in its frame; unknown where nothing tells it.
  package func type(of written: Bound) -> Type {
    let body = read(written.frame)
    let bound = Bound(value: body.first[Int(written.value)], frame: written.frame)
    switch types.ask(bound, of: body.first.count) {
    case .answered(let answer):
      rest(on: answer.ground)
      return answer.type
    case .asked:
      rest(on: .cut)
      return .unknown
    case .new: break
    }
    guard types.depth <= Self.deepestQuestion else {
      types.giveUp(bound)
      if answers.depth == 0 { stopsShort = true }
      rest(on: .cut)
      return .unknown
    }
    let outer = ground
    ground = Ground()
    let found = findType(of: bound)
    let own = ground
    types.answer(bound, TypeAnswer(type: found, ground: own))
    ground = outer
    rest(on: own)
    return found
  }

  private func findType(of bound: Bound) -> Type {
    let frame = bound.frame
    let at = { (value: ValueID) in Bound(value: value, frame: frame) }
    switch value(bound) {
    case .constant(let constant): return literalType(constant)
    case .selfObject: return isMessaging(frame) ? messagedSelfType(of: frame) : selfType(of: frame)
    case .superObject: return superType(of: frame)
    case .parameter(let index): return parameterType(index, frame)
    case .local(let local): return localType(local, frame)
    case .free(let name): return freeType(name, bound)
    case .member(let base, let name, let optional):
      var type = memberType(name, on: type(of: at(base)), in: frame)
      if type == .unknown { type = passedType(of: bound) }
      return optional && !type.isOptional ? .optional(type, implicitly: false) : type
    case .call(let callee, _): return resultType(of: callee, bound)
    case .subscripted(let base, _): return subscriptType(type(of: at(base)))
    case .element(let sequence): return elementType(type(of: at(sequence)))
    case .composed, .test, .keyPath: return .foreign(compositeName(value(bound)), [])
    case .choice(let values, _): return firstKnownType(values, frame)
    case .fallback(let first, let second):
      let type = type(of: at(first))
      return type == .unknown ? self.type(of: at(second)) : type.unwrapped
    case .forced(let inner), .unwrapped(let inner): return type(of: at(inner)).unwrapped
    case .reference(let inner): return type(of: at(inner))
    case .cast(_, let name, let kind):
      let type = program.resolve(TypeName(name), in: scope(of: frame))
      return kind == .test ? .foreign("Bool", []) : kind == .optional ? .optional(type, implicitly: false) : type
    case .type(let name): return .metatype(program.resolve(TypeName(name), in: scope(of: frame)))
    case .payload(let subject, let caseName, let label):
      return payload(of: type(of: at(subject)), caseName, label)?.type ?? .unknown
    case .part(let tuple, let label):
      let type = partType(type(of: at(tuple)), label)
      guard type == .unknown, case .element(let sequence) = value(at(tuple)) else { return type }
      return partType(ofElementsOf: at(sequence), label)
    case .collection(let kind, let parts): return collectionType(kind, parts, frame)
    case .implicit, .closure, .unreadable: return .unknown
    }
  }

  private func literalType(_ constant: Constant) -> Type {
    switch constant {
    case .text: .foreign("String", [])
    case .number(let text): .foreign(text.contains(".") ? "Double" : "Int", [])
    case .boolean: .foreign("Bool", [])
    case .none, .other: .unknown
    }
  }

  private func compositeName(_ value: Value) -> String {
    switch value {
    case .test: "Bool"
    case .keyPath: "KeyPath"
    default: "String"
    }
  }

  private func firstKnownType(_ values: [ValueID], _ frame: FrameID) -> Type {
    for value in values {
      let type = type(of: Bound(value: value, frame: frame))
      if type != .unknown { return type }
    }
    return .unknown
  }

  private func superType(of frame: FrameID) -> Type {
    guard let own = scope(of: frame).type else { return .unknown }
    if let parent = program.superclass(of: own) { return .declared(parent, []) }
    return program.types[Int(own)].inherited.first.map { program.resolve($0, in: scope(of: frame)) } ?? .unknown
  }

  private func parameterType(_ index: Int, _ frame: FrameID) -> Type {
    let body = read(frame)
    let member = program.members[Int(body.key.member)]
    let written: Type
    switch body.key.part {
    case .setter, .willSet, .didSet: written = declaredType(of: body.key.member)
    default:
      guard index < member.parameters.count else { return .unknown }
      written = program.resolve(member.parameters[index].type, in: scope(of: frame))
    }
    guard let argument = frames[Int(frame)].arguments[index] else { return written }
    return plain(written, by: type(of: argument))
  }

  private func localType(_ local: LocalID, _ frame: FrameID) -> Type {
    let body = read(frame)
    let entry = body.facts.locals[Int(local)]
    if let written = entry.type { return program.resolve(TypeName(written), in: scope(of: frame)) }
    if let parameter = entry.parameterOf {
      let type = closureParameterType(parameter, frame)
      if type != .unknown { return type }
    }
    for edge in body.writesOfLocal[local] ?? [] {
      guard let from = body.facts.edges[edge].source else { continue }
      let type = type(of: Bound(value: from, frame: frame))
      if type != .unknown { return type }
    }
    return .unknown
  }

  /// A closure's parameter: what the call binds it to, or the type that the callee's parameter declares.
  private func closureParameterType(_ parameter: ClosureParameter, _ frame: FrameID) -> Type {
    for source in bindings(of: parameter, in: frame) {
      if let type = source.type { return type }
      let type = type(of: source.bound)
      let found = source.isElement ? elementType(type) : type
      var part = source.part.map { partType(found, $0) } ?? found
      if part == .unknown, let label = source.part { part = partType(ofElementsOf: source.bound, label) }
      if part != .unknown { return part }
    }
    let declared = declaredClosureType(parameter, frame)
    return declared == .unknown ? keptClosureType(parameter, frame) : declared
  }

  private func declaredClosureType(_ parameter: ClosureParameter, _ frame: FrameID) -> Type {
    guard let call = read(frame).callOfClosure[parameter.closure] else { return .unknown }
    for target in callTargets(Bound(value: call, frame: frame)) {
      let entry = program.members[Int(target.member)]
      guard let place = target.arguments.first(where: { isClosure($0.value, parameter.closure, frame) })?.key else {
        continue
      }
      guard place < entry.parameters.count,
        case .function(let inputs, _) = program.resolve(
          entry.parameters[place].type, in: program.scope(of: target.member)
        )
        .unwrapped, parameter.index < inputs.count
      else { continue }
      return inputs[parameter.index]
    }
    return .unknown
  }

  func isClosure(_ bound: Bound, _ closure: ClosureID, _ frame: FrameID) -> Bool {
    bound.frame == frame && value(bound) == .closure(closure)
  }

  private func freeType(_ name: String, _ bound: Bound) -> Type {
    switch lookUp(name, in: bound.frame) {
    case .member:
      return plain(
        memberType(name, on: selfType(of: bound.frame), in: bound.frame), by: givenType(name, in: bound.frame))
    case .type(let type): return .metatype(type)
    case .global(let member): return valueType(of: member, self: nil)
    case .unknown:
      let own = selfType(of: bound.frame)
      return outletType(name, on: own, declared: frameworkMemberType(name, on: own)) ?? .unknown
    }
  }

  /// The type of a member of a value of a type.
  func memberType(_ name: String, on type: Type, in frame: FrameID) -> Type {
    if case .metatype(let inner) = type { return staticMemberType(name, on: inner, frame) }
    guard let owner = type.declaredID else {
      return frameworkMemberType(name, on: type) ?? keyedType(name, on: type, in: frame) ?? partType(type, name)
    }
    guard let member = members(named: name, of: owner).first else {
      return outletType(name, on: type, declared: frameworkMemberType(name, on: type)) ?? .unknown
    }
    let declared = valueType(of: member, self: type.unwrapped)
    return outletType(name, on: type, declared: declared) ?? declared
  }

  private func staticMemberType(_ name: String, on type: Type, _ frame: FrameID) -> Type {
    guard let owner = type.declaredID else { return rules.isSingleton(name) ? type : .unknown }
    if let nested = program.typeID(named: program.types[Int(owner)].name + "." + name, in: scope(of: frame)) {
      return .metatype(.declared(nested, []))
    }
    guard let member = members(named: name, of: owner).first else { return .unknown }
    if program.members[Int(member)].kind == .enumCase { return type }
    return valueType(of: member, self: type)
  }

  /// A member's written type, or that of its initial value, or what its getter answers.
  func valueType(of member: MemberID, self type: Type?) -> Type {
    let entry = program.members[Int(member)]
    if entry.kind == .function {
      let inputs = entry.parameters.map { program.resolve($0.type, in: program.scope(of: member)) }
      return .function(inputs, declaredType(of: member))
    }
    let written = declaredType(of: member)
    if written != .unknown { return written }
    guard let body = body(member, entry.initialValue == nil ? .getter : .initialValue) else { return .unknown }
    let owner = entry.owner.map { Type.declared($0, []) }
    let frame = entryFrame(body, instance: (type ?? owner).map { instance($0, receiver: nil) })
    guard let value = bodies[Int(body)].answer else { return .unknown }
    return self.type(of: Bound(value: value, frame: frame))
  }

  /// The type of a framework's member: of the type itself or of what it inherits. Where the cards name a generic
  /// parameter (`rootView: Content`), it is the first generic argument.
  func frameworkMemberType(_ name: String, on type: Type) -> Type? {
    for ancestor in foreignTypes(type) {
      guard case .foreign(let owner, let arguments) = ancestor, let found = rules.memberType(of: owner, name) else {
        continue
      }
      return rules.knows(found) ? .foreign(found, []) : arguments.first ?? .foreign(found, [])
    }
    return nil
  }

  /// The framework's types that a type is or inherits from, with their generic arguments.
  private func foreignTypes(_ type: Type) -> [Type] {
    switch type.unwrapped {
    case .declared(let id, _):
      return program.lineage(of: id).flatMap { ancestor -> [Type] in
        let entry = program.types[Int(ancestor)]
        let inherited = entry.inherited.map { program.resolve($0, in: program.scope(inside: ancestor)) }
        return entry.isForeign ? [.foreign(entry.name, [])] + inherited : inherited
      }
    case .foreign: return [type.unwrapped]
    default: return []
    }
  }

  private func resultType(of callee: ValueID, _ bound: Bound) -> Type {
    let frame = bound.frame
    for match in confirmedMatches(at: bound) {
      for case .returns(let name) in rules.cards[match.card].effects { return .foreign(name, []) }
    }
    if let made = messageType(of: callee, in: frame) { return made }
    if let target = callTargets(bound).first {
      let entry = program.members[Int(target.member)]
      if entry.kind == .function || entry.kind == .computed { return answeredType(target) }
      if let owner = entry.owner, entry.kind != .stored, entry.kind != .computed { return .declared(owner, []) }
    }
    switch type(of: Bound(value: callee, frame: frame)) {
    case .metatype(let made): return made
    case .function(_, let result): return result
    default: break
    }
    return foreignResultType(of: callee, bound)
  }

  /// An initialiser of a framework's type, or a method of a value of one. A method that no card knows, of a container
  /// of one element, is taken to answer a container of the same: `filter`, `sorted`.
  private func foreignResultType(of callee: ValueID, _ call: Bound) -> Type {
    switch value(Bound(value: callee, frame: call.frame)) {
    case .free(let name) where name.first?.isUppercase == true: return .foreign(name, [])
    case .member(let base, let name, _):
      let type = type(of: Bound(value: base, frame: call.frame))
      if let known = frameworkMemberType(name, on: type) ?? mappedType(of: call, on: type) { return known }
      let passed = passedType(of: call)
      if passed != .unknown { return passed }
      return type.arguments.count == 1 && type.foreignName != nil || isSwiftUI(type) ? type : .unknown
    default: return passedType(of: call)
    }
  }

  private func subscriptType(_ type: Type) -> Type {
    if let owner = type.declaredID, let member = members(named: "subscript", of: owner).first {
      return declaredType(of: member)
    }
    return elementType(type)
  }

  /// What one element of a sequence, publisher or optional is.
  func elementType(_ type: Type) -> Type {
    guard case .foreign(let name, let arguments) = type.unwrapped else {
      return type.declaredID == nil ? .unknown : type.unwrapped
    }
    if let index = rules.elementIndex(of: name), index < arguments.count { return arguments[index] }
    return arguments.first ?? .unknown
  }

  func partType(_ type: Type, _ label: String) -> Type {
    guard case .tuple(let parts, let labels) = type.unwrapped else { return .unknown }
    if let index = labels.firstIndex(of: label) { return parts[index] }
    if let index = Int(label), index < parts.count { return parts[index] }
    return .unknown
  }

  private func collectionType(_ kind: CollectionKind, _ parts: [Argument], _ frame: FrameID) -> Type {
    let types = parts.map { type(of: Bound(value: $0.value, frame: frame)) }
    switch kind {
    case .tuple: return .tuple(types, labels: parts.map { $0.label ?? "" })
    case .array: return .foreign("Array", types.first.map { [$0] } ?? [])
    case .dictionary: return .foreign("Dictionary", Array(types.prefix(2)))
    }
  }

  /// A part of an enum case's payload: its declaration, its type, and its label where it has one.
  struct Payload {
    let member: MemberID
    let place: Int
    let type: Type
    let label: String?
  }

  /// The part of a payload by its label, its name or its place.
  func payload(of type: Type, _ caseName: String, _ label: String) -> Payload? {
    guard let owner = type.declaredID, let member = members(named: caseName, of: owner).first else {
      return nil
    }
    let parameters = program.members[Int(member)].parameters
    let index = parameters.firstIndex { $0.label == label || $0.name == label } ?? Int(label)
    guard let index, index < parameters.count else { return nil }
    let written = parameters[index]
    return Payload(
      member: member, place: index, type: program.resolve(written.type, in: program.scope(of: member)),
      label: written.label ?? (written.name.isEmpty ? nil : written.name))
  }
}
