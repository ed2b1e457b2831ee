import Facts
import RuleCards
import Syntax

/// A member of the tree that a call goes to, with its arguments at the places of its parameters.
package struct CallTarget {
  package let member: MemberID
  package var arguments: [Int: Bound]
  /// What it is called on; nil for self's own, static and file-level functions.
  package let receiver: Bound?
  /// The type it is looked up on; nil at file level.
  package let type: Type?
}

/// What a name that no body declares stands for.
package enum Meaning {
  case member, unknown
  case type(Type)
  case global(MemberID)
}

extension Linker {
  /// What a free name means where it stands: a member of self, a type, a global.
  package func lookUp(_ name: String, in frame: FrameID) -> Meaning {
    let key = MeaningKey(name: name, type: selfType(of: frame).declaredID, scope: scope(of: frame))
    if let known = meanings[key] { return known }
    let meaning = meaning(of: key)
    meanings[key] = meaning
    return meaning
  }

  private func meaning(of key: MeaningKey) -> Meaning {
    if let own = key.type, !members(named: key.name, of: own).isEmpty { return .member }
    if let global = visibleGlobal(key.name, from: key.scope.file) { return .global(global) }
    return typeNamed(key.name, in: key.scope).map { .type($0) } ?? .unknown
  }

  private func typeNamed(_ name: String, in scope: Scope) -> Type? {
    let type = program.resolve(.named(name, []), in: scope)
    if case .foreign(let same, _) = type, same == name, !rules.knows(name), name.first?.isUppercase != true {
      return nil
    }
    return type == .unknown ? nil : type
  }

  private func visibleGlobal(_ name: String, from file: FileID) -> MemberID? {
    let found = (program.globals[name] ?? []).filter {
      program.members[Int($0)].file == file || !program.members[Int($0)].isPrivate
    }
    return found.first { program.members[Int($0)].file == file } ?? found.first
  }

  /// The members of the tree that a call may go to; several where its labels fit several.
  package func callTargets(_ call: Bound) -> [CallTarget] {
    guard case .call(let callee, let arguments) = value(call) else { return [] }
    let frame = call.frame
    let bound = arguments.map { ($0, Bound(value: $0.value, frame: frame)) }
    let candidates = calledMembers(Bound(value: callee, frame: frame), call)
    let fitting = candidates.members.compactMap { member -> CallTarget? in
      let isMessage = isMessaging(frame)
      guard let places = fit(bound.map(\.0), to: program.members[Int(member)], isMessage) else { return nil }
      var target = CallTarget(member: member, arguments: [:], receiver: candidates.receiver, type: candidates.type)
      for (index, place) in places.enumerated() { target.arguments[place] = bound[index].1 }
      return target
    }
    return mostLikely(fitting)
  }

  /// Of several that fit by labels, those that use the fewest defaults, implementations before requirements.
  private func mostLikely(_ targets: [CallTarget]) -> [CallTarget] {
    guard targets.count > 1 else { return targets }
    let unused = { (target: CallTarget) in
      self.program.members[Int(target.member)].parameters.count - target.arguments.count
    }
    let least = targets.map(unused).min() ?? 0
    let likely = targets.filter { unused($0) == least }
    return (likely.first { !self.program.members[Int($0.member)].bodies.isEmpty } ?? likely.first).map { [$0] } ?? []
  }

  private struct Candidates {
    var members: [MemberID] = []
    var receiver: Bound?
    var type: Type?
  }

  private func calledMembers(_ callee: Bound, _ call: Bound) -> Candidates {
    let frame = callee.frame
    switch value(callee) {
    case .free(let name):
      switch lookUp(name, in: frame) {
      case .member: return methods(name, on: selfType(of: frame), receiver: nil)
      case .type(let type): return initializers(of: type)
      case .global(let member): return Candidates(members: functions(program.globals[name] ?? [member]))
      case .unknown: return Candidates()
      }
    case .type(let name):
      return initializers(of: program.resolve(TypeName(name), in: scope(of: frame)))
    case .implicit(let name):
      guard let type = expectedType(of: call) else { return Candidates() }
      return name == "init" ? initializers(of: type.unwrapped) : methods(name, on: type.unwrapped, receiver: nil)
    case .member(let base, let name, _):
      return calledMembers(name, on: Bound(value: base, frame: frame))
    case .forced(let inner), .unwrapped(let inner):
      return calledMembers(Bound(value: inner, frame: frame), call)
    default: return Candidates()
    }
  }

  private func calledMembers(_ name: String, on base: Bound) -> Candidates {
    if case .superObject = value(base) {
      let type = type(of: base)
      return name == "init" ? initializers(of: type) : methods(name, on: type, receiver: nil)
    }
    let type = type(of: base)
    guard case .metatype(let inner) = type else {
      let isSelf = value(base) == .selfObject
      if name == "init", isSelf { return initializers(of: type) }
      return methods(name, on: type, receiver: isSelf ? nil : base)
    }
    if name == "init" { return initializers(of: inner) }
    if let owner = inner.declaredID,
      let nested = program.typeID(named: program.types[Int(owner)].name + "." + name, in: scope(of: base.frame))
    {
      return initializers(of: .declared(nested, []))
    }
    return methods(name, on: inner, receiver: nil)
  }

  private func methods(_ name: String, on type: Type, receiver: Bound?) -> Candidates {
    let owners = type.declaredID.map { [$0] } ?? foreignEntries(type)
    let found =
      owners.lazy.map { self.functions(self.members(named: name, of: $0)) }.first { !$0.isEmpty }
      ?? owners.lazy.map { self.program.messages(named: name, of: $0) }.first { !$0.isEmpty }
    return Candidates(members: found ?? [], receiver: receiver, type: type.unwrapped)
  }

  /// The entry of a framework's type that the tree extends: of the type itself, or of the nearest it inherits from.
  func foreignEntry(_ type: Type) -> TypeID? { foreignEntries(type).first }

  private func foreignEntries(_ type: Type) -> [TypeID] {
    guard let name = type.foreignName else { return [] }
    return rules.lineage(of: name).compactMap { name in
      program.typesByName[name]?.first { program.types[Int($0)].isForeign }
    }
  }

  private func initializers(of type: Type) -> Candidates {
    guard let owner = type.declaredID else { return Candidates() }
    let messages = program.messages(named: "init", of: owner)
    return Candidates(members: members(named: "init", of: owner) + messages, type: type)
  }

  private func functions(_ members: [MemberID]) -> [MemberID] {
    members.filter { id in
      let entry = program.members[Int(id)]
      return [.function, .enumCase, .initializer].contains(entry.kind)
        || entry.isMessage && entry.bodies[.getter] != nil
    }
  }

  /// The parameter's place of each argument; nil where the labels do not fit. A message has no label for its first.
  func fit(_ arguments: [Argument], to member: Member, _ isMessage: Bool) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for argument in arguments {
      guard
        let place = (next..<member.parameters.count).first(where: {
          isMessage && $0 == 0 && places.isEmpty && argument.label == nil
            || accepts(member.parameters[$0], argument, member) && !isLeft($0, to: argument, member)
        })
      else { return nil }
      guard member.parameters[next..<place].allSatisfy({ isOptional($0) }) else { return nil }
      places.append(place)
      next = place + 1
    }
    guard member.parameters[next...].allSatisfy({ isOptional($0) }) else { return nil }
    return places
  }

  private func accepts(_ parameter: MemberParameter, _ argument: Argument, _ member: Member) -> Bool {
    if argument.isTrailing, argument.label == nil {
      if case .function = parameter.type.unwrapped { return true }
      return parameter.hasAttribute || parameter.type == .unknown
    }
    if member.isMessage, parameter.label == nil { return true }
    return parameter.label == argument.label || (member.kind == .enumCase && argument.label == nil)
  }

  /// Whether a closure behind the parentheses goes to a later parameter: one that has to be given another one.
  private func isLeft(_ place: Int, to argument: Argument, _ member: Member) -> Bool {
    guard argument.isTrailing, argument.label == nil, isOptional(member.parameters[place]) else { return false }
    return member.parameters[(place + 1)...].contains { !isOptional($0) && accepts($0, argument, member) }
  }

  private func isOptional(_ parameter: MemberParameter) -> Bool {
    if parameter.defaultValue != nil { return true }
    guard case .function = parameter.type.unwrapped else { return false }
    return parameter.type.isOptional
  }

  /// The type that the context asks of a value: of what it is assigned to, or of the parameter it is handed to.
  func expectedType(of bound: Bound) -> Type? {
    let body = read(bound.frame)
    for edge in body.edgesOfSource[bound.value] ?? [] {
      switch body.facts.edges[edge].kind {
      case .assign(let target, _): return type(of: Bound(value: target, frame: bound.frame))
      case .bind(let local, _):
        return body.facts.locals[Int(local)].type.map { program.resolve(TypeName($0), in: scope(of: bound.frame)) }
      case .returns where body.facts.edges[edge].closure == nil: return answeredType(of: body.key)
      case .returns, .evaluate: continue
      }
    }
    for call in body.callsOfArgument[bound.value] ?? [] {
      for target in callTargets(Bound(value: call, frame: bound.frame)) {
        guard let place = target.arguments.first(where: { $0.value == bound })?.key else { continue }
        return parameterType(place, of: target.member)
      }
    }
    guard let list = body.listOfElement[bound.value],
      let type = expectedType(of: Bound(value: list, frame: bound.frame))
    else { return nil }
    return elementType(type)
  }

  /// The type of what a body answers: its member's, or the parameter's whose default value it is.
  private func answeredType(of key: BodyKey) -> Type {
    key.place.map { parameterType($0, of: key.member) } ?? declaredType(of: key.member)
  }

  private func parameterType(_ place: Int, of member: MemberID) -> Type {
    program.resolve(program.members[Int(member)].parameters[place].type, in: program.scope(of: member))
  }

  /// Whether a call goes into a body that it stands in, however far up: it has nothing to say that the first has not.
  func isRecursive(_ target: CallTarget, _ call: Bound) -> Bool {
    body(target.member, calledPart(of: target.member)).map { isOpen($0, call.frame) } ?? false
  }

  /// Whether a frame, or one that led to it, follows a body: all bodies between them then lead to one another.
  func isOpen(_ body: BodyID, _ frame: FrameID) -> Bool {
    var next: FrameID? = frame
    while let id = next {
      if frames[Int(id)].body == body {
        rings.join(frame, id, frames)
        return true
      }
      next = frames[Int(id)].call?.frame
    }
    return false
  }

  /// Whether a call is not followed any more: it lies too deep, or too much was followed already.
  func liesTooDeep(_ call: Bound) -> Bool {
    frames[Int(call.frame)].depth >= Self.deepest || frames.count >= Self.mostFrames
  }

  /// Whether a call is not followed any more: for what lies between, or because its body was followed too often.
  func isLeftOut(_ target: CallTarget, _ call: Bound) -> Bool {
    liesTooDeep(call)
      || (body(target.member, calledPart(of: target.member)).map { rings.isSpent($0) } ?? false)
  }

  /// The frame of a call's target: its self and its arguments; nil where it has no body, lies too deep or is recursive.
  package func callFrame(_ target: CallTarget, _ call: Bound, isAnswer: Bool = false) -> FrameID? {
    let depth = frames[Int(call.frame)].depth + 1
    let part = calledPart(of: target.member)
    guard !liesTooDeep(call), let body = body(target.member, part), !isOpen(body, call.frame) else { return nil }
    let entry = program.members[Int(target.member)]
    let instance: InstanceID?
    if entry.kind == .initializer {
      instance = made(call, target)
    } else if let receiver = target.receiver {
      let type = isAnswer ? target.type : nil
      instance = self.instance(type ?? self.type(of: receiver).unwrapped, receiver: receiver)
    } else if entry.isStatic || entry.owner == nil {
      instance = nil
    } else {
      instance = frames[Int(call.frame)].instance
    }
    let key = FrameKey(body: body, instance: instance, call: call)
    return calledFrame(key, arguments: target.arguments, depth: depth)
  }

  /// The instance that an initialiser call makes; a `super.init` or `self.init` goes on with the caller's own.
  func made(_ call: Bound, _ target: CallTarget) -> InstanceID? {
    if case .call(let callee, _) = value(call),
      case .member(let base, _, _) = value(Bound(value: callee, frame: call.frame))
    {
      switch value(Bound(value: base, frame: call.frame)) {
      case .superObject, .selfObject: return frames[Int(call.frame)].instance
      default: break
      }
    }
    return target.type.map { instance($0.unwrapped, receiver: call) }
  }

  /// The stored properties that a memberwise initialiser call gives values, by name.
  package func memberwiseFields(of type: TypeID, _ call: Bound) -> [String: Bound] {
    guard case .call(_, let arguments) = value(call) else { return [:] }
    let stored = program.types[Int(type)].members.map { program.members[Int($0)] }
      .filter {
        ($0.kind == .stored || !$0.bodies.isEmpty) && !$0.isStatic && $0.kind != .function && $0.kind != .initializer
      }
    var fields: [String: Bound] = [:]
    var trailing = stored.filter { $0.kind == .stored && isClosureTyped($0) }.reversed().makeIterator()
    for argument in arguments.reversed() {
      let bound = Bound(value: argument.value, frame: call.frame)
      if let label = argument.label {
        fields[label] = bound
      } else if argument.isTrailing, let field = trailing.next() {
        fields[field.name] = bound
      }
    }
    return fields
  }

  private func isClosureTyped(_ member: Member) -> Bool {
    if case .function = member.type.unwrapped { return true }
    return member.attributes.contains { rules.hasRole($0, .builder) }
  }
}
