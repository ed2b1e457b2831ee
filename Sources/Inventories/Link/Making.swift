import Facts
import RuleCards
import Syntax

/// Which objects a value may be, and what they hold.
extension Linker {
  /// A value made in more places than this is any of its type.
  private static let mostMakers = 6

  /// The instances that a value may be where a member of a type is read on it, one for each call that may have made
  /// it; nil stands for any of its type.
  func madeInstances(_ base: Bound?, _ frame: FrameID, of owner: TypeID?) -> [InstanceID?] {
    if let one = madeInstance(base, frame) { return [one] }
    guard let base, let owner else { return [nil] }
    var makers = Makers()
    guard find(&makers, of: base, depth: 0), makers.found.count <= Self.mostMakers else { return [nil] }
    let made = makers.found.compactMap { call in
      madeType(call).flatMap { areRelated($0, owner) ? instance(.declared($0, []), receiver: call) : nil }
    }
    return made.isEmpty ? [nil] : made
  }

  /// The calls that may have made a value, as far as asked for.
  private struct Makers {
    var found: [Bound] = []
    /// The values that were followed, and those that are being followed.
    var known: Set<Bound> = []
    var open: Set<Bound> = []
  }

  /// Finds the calls that may have made a value, each value followed once; false where one of its sources cannot be
  /// followed to one.
  private func find(_ makers: inout Makers, of bound: Bound, depth: Int) -> Bool {
    if makers.known.contains(bound) || makers.found.count > Self.mostMakers { return true }
    if isMaking(bound) {
      if !makers.found.contains(bound) { makers.found.append(bound) }
      return true
    }
    guard depth < Self.deepest, makers.open.insert(bound).inserted, let sources = sources(standingFor: bound) else {
      return false
    }
    for source in sources where value(source) != .constant(.none) {
      guard find(&makers, of: source, depth: depth + 1) else { return false }
    }
    makers.known.insert(bound)
    return true
  }

  /// The values that one stands for: those of its names, of a choice, of what a function of the tree returns; nil where
  /// they cannot be told.
  private func sources(standingFor bound: Bound) -> [Bound]? {
    let body = read(bound.frame)
    let here = { (value: ValueID) in Bound(value: value, frame: bound.frame) }
    switch value(bound) {
    case .local(let local):
      let edges = body.writesOfLocal[local] ?? []
      return edges.isEmpty ? nil : edges.compactMap { body.facts.edges[$0].source }.map(here)
    case .choice(let values, _): return values.map(here)
    case .fallback(let first, let second): return [first, second].map(here)
    case .call:
      guard let frame = answeringFrame(bound) else { return nil }
      let called = read(frame)
      return (called.returns[-1] ?? []).compactMap { called.facts.edges[$0].source }
        .map { Bound(value: $0, frame: frame) }
    case .free, .member:
      guard let stored = stored(bound, 0) else { return nil }
      let all = stored.written + (stored.initial.map { [$0] } ?? [])
      return all.isEmpty ? nil : all
    default: return singleSource(of: bound, 0).map { [$0] }
    }
  }

  /// What is written into the stored property that a value reads, and what it begins with; nil where it reads none.
  private func stored(_ bound: Bound, _ depth: Int) -> (written: [Bound], initial: Bound?)? {
    let known: (name: String, type: Type, instance: InstanceID?)
    let own = frames[Int(bound.frame)].instance
    switch value(bound) {
    case .free(let name): known = (name, selfType(of: bound.frame), own)
    case .member(let base, let name, _):
      let owner = Bound(value: base, frame: bound.frame)
      let made = value(owner) == .selfObject ? own : madeInstance(owner, owner.frame, depth: depth)
      known = (name, type(of: owner), made)
    default: return nil
    }
    guard let owner = known.type.declaredID, let member = members(named: known.name, of: owner).first,
      program.members[Int(member)].kind == .stored
    else { return nil }
    let instance = known.instance ?? self.instance(.declared(owner, []), receiver: nil)
    let answer = body(member, .initialValue).flatMap { body in
      bodies[Int(body)].answer.map { Bound(value: $0, frame: entryFrame(body, instance: instance)) }
    }
    return (writes(of: member, instance: instance), answer)
  }

  /// A requirement without a body is a key of what it is called on; what its arguments read are keys of their own.
  func methodFlows(_ target: CallTarget, _ entry: Member, _ call: Bound, _ arguments: [Argument])
    -> [Flow]
  {
    guard let receiver = target.receiver else { return flows(of: arguments.map(\.value), in: call.frame) }
    let hop = Hop(owner: type(of: receiver).unwrapped, name: entry.name, member: target.member)
    let read = reading(hop, of: flows(of: receiver))
    let held = madeInstances(receiver, call.frame, of: entry.owner).flatMap { self.held(by: $0, as: entry.name) }
    let derived = held.filter { !$0.isConstant }
    return (derived.isEmpty ? read : joined(read, derived)) + valueArguments(arguments, call.frame)
  }

  /// What an object holds that a call made: what is written into it where it is made, and what a class of which only
  /// the header is known was made of. Which of that a member shows is said by its name, else all of it.
  func contents(of instance: InstanceID, named name: String) -> [Bound] {
    guard let call = instances[Int(instance)].receiver, isMaking(call) else { return [] }
    let written = written(into: call)
    let named = written.filter { $0.name == name }.map(\.value)
    guard named.isEmpty, let type = instances[Int(instance)].type.declaredID, program.isInterfaceAlone(type),
      !isInterface(.declared(type, [])), case .call(_, let arguments) = value(call)
    else { return named }
    let word = name.prefix(1).uppercased() + name.dropFirst()
    let own = arguments.enumerated().first { place, argument in
      argument.label == name || place == 0 && argument.label == nil && calledName(call).hasSuffix(word)
    }
    if let own { return [Bound(value: own.element.value, frame: call.frame)] }
    let given = arguments.map { Bound(value: $0.value, frame: call.frame) }.filter { bound in
      if case .closure = value(bound) { return false }
      return true
    }
    return given + written.map(\.value)
  }

  /// Whether a call makes what works for others: what that is made of shows nowhere.
  func makesEngine(_ callee: Bound) -> Bool {
    switch value(callee) {
    case .free(let name), .type(let name): return rules.hasRole(name, .engine)
    case .member(let base, _, _):
      if case .free(let name) = value(Bound(value: base, frame: callee.frame)) { return rules.hasRole(name, .engine) }
      return false
    default: return false
    }
  }

  /// The sources of what an object holds of which no declaration tells the member.
  func held(by instance: InstanceID?, as name: String) -> [Flow] {
    (instance.map { contents(of: $0, named: name) } ?? []).flatMap { flows(of: $0) }
  }

  /// What is assigned to members of an object where the call that made it stands.
  private func written(into call: Bound) -> [(name: String, value: Bound)] {
    let body = read(call.frame)
    var found: [(name: String, value: Bound)] = []
    for edge in body.edgesOfSource[call.value] ?? [] {
      let local: LocalID
      switch body.facts.edges[edge].kind {
      case .bind(let id, _): local = id
      case .assign(let target, _):
        guard case .local(let id) = body.facts.values[Int(target)] else { continue }
        local = id
      default: continue
      }
      for edge in body.writesIntoLocal[local] ?? [] {
        guard case .assign(let target, let from) = body.facts.edges[edge].kind,
          case .member(let base, let name, _) = body.facts.values[Int(target)],
          body.facts.values[Int(base)] == .local(local)
        else { continue }
        found.append((name, Bound(value: from, frame: call.frame)))
      }
    }
    return found
  }

  /// The instance that a value is, where it can be followed to the call that made it. Makers may stand in a ring, as
  /// where a view holds itself; `depth` makers are followed so far.
  func madeInstance(_ base: Bound?, _ frame: FrameID, depth: Int = 0) -> InstanceID? {
    guard depth <= Self.deepest else { return nil }
    guard let base else { return madeSelf(frame, depth) }
    var next = base
    for _ in 0..<Self.deepest {
      if let type = madeType(next) { return instance(.declared(type, []), receiver: next) }
      if value(next) == .selfObject { return madeSelf(next.frame, depth) }
      guard let source = singleSource(of: next, depth) else { return nil }
      next = source
    }
    return nil
  }

  private func madeSelf(_ frame: FrameID, _ depth: Int) -> InstanceID? {
    guard let instance = frames[Int(frame)].instance, let receiver = instances[Int(instance)].receiver else {
      return nil
    }
    if isMaking(receiver) { return instance }
    return receiver.frame == frame ? nil : madeInstance(receiver, receiver.frame, depth: depth + 1)
  }

  /// The one value that a value stands for, seen through names and wrappers.
  private func singleSource(of bound: Bound, _ depth: Int) -> Bound? {
    let body = read(bound.frame)
    switch value(bound) {
    case .parameter(let index): return frames[Int(bound.frame)].arguments[index]
    case .local(let local):
      guard let edges = body.writesOfLocal[local], edges.count == 1 else { return nil }
      return body.facts.edges[edges[0]].source.map { Bound(value: $0, frame: bound.frame) }
    case .forced(let inner), .unwrapped(let inner), .cast(let inner, _, _), .reference(let inner),
      .fallback(let inner, _):
      return Bound(value: inner, frame: bound.frame)
    case .free, .member:
      guard let stored = stored(bound, depth + 1) else { return nil }
      return stored.written.count == 1 ? stored.written[0] : stored.written.isEmpty ? stored.initial : nil
    default: return nil
    }
  }
}
