import Facts
import RuleCards
import Syntax

/// What members are made of: getters, initial values, and everything in reach that writes them.
extension Linker {
  /// The sources of a member of an instance; of any instance of its type where none is given. Paths among them may
  /// start at the member's own self.
  func sources(of member: MemberID, instance: InstanceID?) -> [Flow] {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored || entry.kind == .computed else { return held(by: instance, as: entry.name) }
    let own = instance ?? entry.owner.map { self.instance(.declared($0, []), receiver: nil) }
    if entry.bodies[.getter] != nil { return getterFlows(member, own) }
    if let requirement = implementation(of: member) { return sources(of: requirement, instance: nil) }
    var found: [Flow] = []
    for bound in writes(of: member, instance: own) {
      found += flows(of: bound)
      if found.count > Self.manyFlows { found = distinct(found) }
      if found.count > Self.manyFlows { break }
    }
    if let body = body(member, .initialValue), let answer = bodies[Int(body)].answer {
      let initial = flows(of: Bound(value: answer, frame: entryFrame(body, instance: own)))
      found += entry.isConstant || found.isEmpty && entry.isStatic ? initial : initial.filter { !$0.isConstant }
    }
    return found.filter { !isOnly(entry.name, $0) }
  }

  private func getterFlows(_ member: MemberID, _ instance: InstanceID?) -> [Flow] {
    guard let body = body(member, .getter) else { return [] }
    return returned(in: entryFrame(body, instance: instance), closure: nil)
  }

  /// What a body or a closure in it returns, and then what chooses among several returns: however much chooses, what
  /// is returned is told.
  func returned(in frame: FrameID, closure: ClosureID?) -> [Flow] {
    let body = read(frame)
    let edges = body.returns[closure ?? -1] ?? []
    let shared = sharedBranches(of: edges, in: body)
    var found: [Flow] = []
    for edge in edges where found.count < Self.mostFlows {
      if let from = body.facts.edges[edge].source { found += flows(of: Bound(value: from, frame: frame)) }
    }
    for edge in edges where found.count < Self.mostFlows {
      found += selecting(conditions(of: edge, besides: shared, in: body), frame)
    }
    return found
  }

  /// The values that a stored member is given: by the initialiser that made the instance, by the type's own code, from
  /// outside.
  func writes(of member: MemberID, instance: InstanceID?) -> [Bound] {
    let entry = program.members[Int(member)]
    guard let owner = entry.owner else { return [] }
    rest(onMembersOf: owner)
    var found: [Bound] = []
    if let instance, let call = instances[Int(instance)].receiver, isMaking(call) {
      if let given = given(entry.name, owner, call) { found.append(given) }
    }
    let isMade = !found.isEmpty
    if let instance, !isMade { found += contents(of: instance, named: entry.name) }
    let keeps = !plays(declaredType(of: member), .engine)
    let names = entry.attributes.isEmpty ? [entry.name] : [entry.name, "_" + entry.name]
    for type in program.lineage(of: owner) + (program.heirs[owner] ?? []) {
      for other in writers(of: names, in: type)
      where !(isMade && program.members[Int(other)].kind == .initializer) {
        for name in names { found += writes(of: name, in: other, instance: instance, keeps: keeps) }
      }
    }
    if !isMade { found += givenByMakers(entry.name, owner) }
    return found + (storesFromOutside[StoreKey(type: owner, name: entry.name)] ?? [])
  }

  /// The members of a type whose bodies assign to any of some names, in the type's order.
  private func writers(of names: [String], in type: TypeID) -> [MemberID] {
    let known = writersOfType[type] ?? allWriters(in: type)
    writersOfType[type] = known
    let found = names.map { known[$0] ?? [] }.filter { !$0.isEmpty }
    guard found.count > 1 else { return found.first ?? [] }
    let any = Set(found.joined())
    return program.types[Int(type)].members.filter(any.contains)
  }

  private func allWriters(in type: TypeID) -> [String: [MemberID]] {
    var writers: [String: [MemberID]] = [:]
    for member in program.types[Int(type)].members {
      var names: Set<String> = []
      for part in program.members[Int(member)].bodies.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        guard let body = body(member, part) else { continue }
        names.formUnion(bodies[Int(body)].writesOfName.keys)
      }
      for name in names { writers[name, default: []].append(member) }
    }
    return writers
  }

  /// What the tree's memberwise initialiser calls give a field of any instance.
  private func givenByMakers(_ field: String, _ owner: TypeID) -> [Bound] {
    let type = program.types[Int(owner)]
    guard type.kind == .structure, !plays(.declared(owner, []), .swiftuiView) else { return [] }
    guard program.membersByName[owner]?["init"] == nil,
      members(named: field, of: owner).first.map({ !isNamedByItsType(declaredType(of: $0)) }) ?? true
    else { return [] }
    return makings(of: owner).compactMap { memberwiseFields(of: owner, $0)[field] }
  }

  /// What a member's bodies assign to a name of self; `keeps` says whether what is put into it is a part of it.
  private func writes(of name: String, in member: MemberID, instance: InstanceID?, keeps: Bool) -> [Bound] {
    var found: [Bound] = []
    for part in program.members[Int(member)].parts {
      guard let body = body(member, part), let edges = bodies[Int(body)].writesOfName[name] else { continue }
      let walked = walkedFrames[body] ?? []
      for frame in walked.isEmpty ? [entryFrame(body, instance: instance)] : walked {
        for edge in edges {
          guard case .assign(let target, let from) = bodies[Int(body)].facts.edges[edge].kind,
            isOwn(target, bodies[Int(body)].facts, keeps: keeps)
          else { continue }
          found.append(Bound(value: from, frame: frame))
        }
      }
    }
    return found
  }

  private func isOwn(_ target: ValueID, _ facts: Facts, keeps: Bool = true) -> Bool {
    switch facts.values[Int(target)] {
    case .free: true
    case .member(let base, _, _): facts.values[Int(base)] == .selfObject
    case .subscripted(let base, _): keeps && isOwn(base, facts)
    case .forced(let base): isOwn(base, facts)
    default: false
    }
  }

  /// What the call that made an instance gives to a field.
  private func given(_ field: String, _ owner: TypeID, _ call: Bound) -> Bound? {
    guard let target = callTargets(call).first, program.members[Int(target.member)].kind == .initializer else {
      return memberwiseFields(of: owner, call)[field]
    }
    guard let frame = callFrame(target, call) else { return nil }
    return stored(field, by: frame, depth: 0)
  }

  /// What an initialiser's body, or the one it delegates to, assigns to a field.
  private func stored(_ field: String, by frame: FrameID, depth: Int) -> Bound? {
    let body = read(frame)
    for edge in body.writesOfName[field] ?? [] {
      if case .assign(let target, let from) = body.facts.edges[edge].kind, isOwn(target, body.facts) {
        return Bound(value: from, frame: frame)
      }
    }
    guard depth < 4 else { return nil }
    for call in body.calls {
      guard case .call(let callee, _) = body.facts.values[Int(call)],
        case .member(let base, "init", _) = body.facts.values[Int(callee)],
        [.selfObject, .superObject].contains(body.facts.values[Int(base)]),
        let target = callTargets(Bound(value: call, frame: frame)).first,
        let next = callFrame(target, Bound(value: call, frame: frame)),
        let found = stored(field, by: next, depth: depth + 1)
      else { continue }
      return found
    }
    return nil
  }

  /// Whether a value is the call that makes an instance of a type of the tree.
  func isMaking(_ bound: Bound) -> Bool { madeType(bound) != nil }

  /// The type of the tree that a call makes an instance of.
  package func madeType(_ bound: Bound) -> TypeID? {
    guard case .call(let callee, _) = value(bound) else { return nil }
    let at = Bound(value: callee, frame: bound.frame)
    switch value(at) {
    case .free, .type, .member, .selfObject: break
    case .implicit("init"): return expectedType(of: bound)?.declaredID
    default: return nil
    }
    if case .member(let base, "init", _) = value(at),
      case .metatype(let type) = type(of: Bound(value: base, frame: bound.frame))
    {
      return type.declaredID
    }
    if let type = messageType(of: callee, in: bound.frame) ?? announcedMaking(bound) { return type.declaredID }
    if case .metatype(let type) = type(of: at), let id = type.declaredID, !program.types[Int(id)].isForeign {
      return id
    }
    return nil
  }
}

extension Linker {
  /// Whether a flow says no more than that a member of self is itself.
  private func isOnly(_ name: String, _ flow: Flow) -> Bool {
    let steps = stations.steps(of: flow.trail)
    guard steps.count == 1, let path = stations.path(of: steps[0]) else { return false }
    return path.root.kind == .selfObject && path.hops.map(\.name) == [name]
  }
}
