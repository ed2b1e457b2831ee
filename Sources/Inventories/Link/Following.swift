import Facts
import RuleCards
import Syntax

/// From a value back to what it is made of.
extension Linker {
  /// A value with more sources than this is not told apart any further.
  static let mostFlows = 48

  /// When more sources than this are gathered, those that are told already are dropped.
  static let manyFlows = 8 * mostFlows

  /// What lies farther from the sink than this many stations is not named.
  static let longestTrail = 32

  /// Where a question leads to more questions inside one another than this, the innermost goes unanswered: the
  /// stack ends before the source does.
  static let deepestQuestion = 256

  /// The sources of a value, each with the way from it, nearest the sink first.
  func flows(of written: Bound) -> [Flow] {
    record?.ask(written)
    let (body, kind) = (read(written.frame), outward)
    let bound = Bound(value: body.first[Int(written.value)], frame: written.frame)
    switch answers.ask(bound, kind: kind, of: body.first.count) {
    case .answered(let answer):
      rest(on: answer.ground)
      return answer.flows
    case .asked:
      rest(on: .cut)
      return []
    case .new: break
    }
    guard answers.depth <= Self.deepestQuestion else {
      answers.giveUp(bound, kind: kind)
      rest(on: .cut)
      return [Flow(trail: .none, end: stations.ending(.unread(.tooDeep)))]
    }
    let answer = lastingAnswer(bound, kind: kind) ?? newAnswer(bound, kind: kind)
    answers.answer(bound, kind: kind, answer)
    rest(on: answer.ground)
    return answer.flows
  }

  private func newAnswer(_ bound: Bound, kind: Int) -> LastingAnswers.Answer {
    let outer = ground
    ground = Ground()
    defer { ground = outer }
    record?.begin(bound)
    let found = distinct(follow(bound))
    record?.end()
    keep(found, ground, for: bound, kind: kind)
    return LastingAnswers.Answer(flows: found, ground: ground)
  }

  /// Each source told once, and no more than are told apart.
  func distinct(_ flows: [Flow]) -> [Flow] {
    if flows.count < 2 { return flows }
    var seen: Set<Stations.Essence> = []
    return Array(flows.filter { seen.insert(stations.essence(of: $0)).inserted }.prefix(Self.mostFlows))
  }

  func flows(of values: [ValueID], in frame: FrameID) -> [Flow] {
    values.flatMap { flows(of: Bound(value: $0, frame: frame)) }
  }

  private func follow(_ bound: Bound) -> [Flow] {
    let frame = bound.frame
    let at = { (value: ValueID) in Bound(value: value, frame: frame) }
    switch value(bound) {
    case .constant(let constant): return [literal(constant, bound)]
    case .implicit: return [written(bound)]
    case .selfObject: return selfFlows(frame)
    case .superObject: return selfFlows(frame)
    case .parameter(let index): return parameterFlows(index, bound)
    case .local(let local): return localFlows(local, bound)
    case .free(let name): return freeFlows(name, bound)
    case .member(let base, let name, let isChained): return memberFlows(name, of: at(base), bound, isChained: isChained)
    case .subscripted(let base, let arguments): return takenFlows(from: at(base), by: arguments)
    case .element(let base), .reference(let base), .cast(let base, _, _): return flows(of: at(base))
    case .unwrapped(let inner): return flows(of: at(inner)).map { $0.handling(.guarded) }
    case .forced(let inner): return flows(of: at(inner)).map { $0.handling(.crashes) }
    case .call: return callFlows(bound)
    case .composed(let parts): return composedFlows(parts, frame)
    case .collection(_, let parts): return flows(of: parts.map(\.value), in: frame)
    case .test(_, let operands): return flows(of: operands, in: frame).filter { !$0.isConstant }
    case .choice(let values, let conditions):
      return flows(of: values, in: frame) + selecting(conditions, frame)
    case .fallback(let first, let second): return fallbackFlows(first, second, frame)
    case .payload(let subject, let caseName, let label): return payloadFlows(subject, caseName, label, bound)
    case .part(let tuple, let label): return partFlows(at(tuple), label)
    case .closure, .keyPath: return []
    case .type: return [written(bound)]
    case .unreadable(let why): return [unread(why == .tooDeep ? .tooDeep : .unparsed, bound)]
    }
  }

  private func literal(_ constant: Constant, _ bound: Bound) -> Flow {
    let end: End
    switch constant {
    case .text(let text): end = text.isEmpty ? .nothing : .constant(text, isText: true)
    case .number(let text), .other(let text): end = .constant(text, isText: false)
    case .boolean(let flag): end = .constant(flag ? "true" : "false", isText: false)
    case .none: end = .nothing
    }
    return Flow(trail: .none, end: stations.ending(end), site: place(bound))
  }

  /// An expression that the code writes on its own, as written.
  func written(_ bound: Bound) -> Flow {
    let place = place(bound)
    let end = stations.ending(.constant(program.text(place.range, place.file), isText: false))
    return Flow(trail: .none, end: end, site: place)
  }

  func unread(_ reason: Reason, _ bound: Bound) -> Flow {
    Flow(trail: .none, end: stations.ending(.unread(reason)), site: place(bound))
  }

  func rooted(_ kind: Root.Kind, _ name: String, _ type: Type, end: End = .input) -> Flow {
    Flow(trail: stations.trail(from: Root(kind: kind, name: name, type: type)), end: stations.ending(end))
  }

  /// Puts another way to say a value in front of its sources; one that is made of itself is said once.
  func prefixed(_ first: Flow, _ sources: [Flow]) -> [Flow] {
    if sources.isEmpty { return [first] }
    return sources.map { source in
      var copy = source
      copy.trail = stations.prefixed(first.trail, source.trail)
      copy.selects = source.selects || first.selects
      copy.whenNil = first.whenNil ?? source.whenNil
      return copy
    }
  }

  private func selfFlows(_ frame: FrameID) -> [Flow] {
    let own = rooted(.selfObject, "", selfType(of: frame))
    guard let instance = frames[Int(frame)].instance, let receiver = instances[Int(instance)].receiver,
      !isMaking(receiver), !isInterface(selfType(of: frame))
    else { return [own] }
    return prefixed(own, flows(of: receiver))
  }

  private func parameterFlows(_ index: Int, _ bound: Bound) -> [Flow] {
    let body = read(bound.frame)
    let names = program.members[Int(body.key.member)].parameters.map(\.name)
    let name = index < names.count ? names[index] : program.members[Int(body.key.member)].name
    var root = Root(kind: .parameter, name: name, type: type(of: bound))
    if !isCalledByFramework(body.key.member) { root.owner = program.members[Int(body.key.member)].owner }
    let own = Flow(trail: stations.trail(from: root), end: .input)
    guard let argument = frames[Int(bound.frame)].arguments[index] else {
      if let used = defaultFlows(index, bound) { return prefixed(rooted(.local, name, type(of: bound)), used) }
      let given = callerFlows(index, bound)
      if !given.isEmpty, given.allSatisfy(\.isConstant) { return given }
      return prefixed(own, given)
    }
    return prefixed(rooted(.local, name, type(of: bound)), flows(of: argument))
  }

  /// Whether the framework calls a method: it is one that cards know, or overrides one that the tree lacks, or one that
  /// no header announces.
  private func isCalledByFramework(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .function else { return entry.modifiers.contains(.isOverride) }
    if program.runs(entry) != nil || rules.answer(entry.fullName) != nil { return true }
    if program.isKeptFromOthers(member) { return true }
    guard entry.modifiers.contains(.isOverride), let owner = entry.owner else { return false }
    return !program.lineage(of: owner).dropFirst().contains { program.membersByName[$0]?[entry.name] != nil }
  }

  private func localFlows(_ local: LocalID, _ bound: Bound) -> [Flow] {
    let body = read(bound.frame)
    let entry = body.facts.locals[Int(local)]
    let own = rooted(.local, entry.name, type(of: bound))
    var sources: [Flow] = []
    if let parameter = entry.parameterOf {
      for binding in bindings(of: parameter, in: bound.frame) { sources += flows(of: binding) }
    }
    let writes = body.writesOfLocal[local] ?? []
    let shared = sharedBranches(of: writes, in: body)
    for index in writes where sources.count < Self.mostFlows {
      if let from = body.facts.edges[index].source { sources += flows(of: Bound(value: from, frame: bound.frame)) }
    }
    for index in writes where sources.count < Self.mostFlows {
      sources += selecting(conditions(of: index, besides: shared, in: body), bound.frame)
    }
    return prefixed(own, sources + added(to: local, in: bound.frame) + parts(of: local, bound))
  }

  /// The branches and cases that all of several edges stand under; nil where there is but one edge, which nothing
  /// chooses.
  func sharedBranches(of edges: [Int], in body: ReadBody) -> Set<GuardID>? {
    guard edges.count > 1, let first = edges.first else { return nil }
    return edges.reduce(into: Set(branches(of: first, in: body))) { shared, edge in
      if !shared.isEmpty { shared.formIntersection(branches(of: edge, in: body)) }
    }
  }

  /// The conditions that choose one of several edges: those of branches and cases that not all of them stand under.
  func conditions(of edge: Int, besides shared: Set<GuardID>?, in body: ReadBody) -> [ValueID] {
    guard let shared else { return [] }
    return branches(of: edge, in: body).filter { !shared.contains($0) }.map { body.facts.guards[Int($0)] }
      .filter { $0.kind == .branch || $0.kind == .matching }.flatMap(\.conditions)
  }

  private func branches(of edge: Int, in body: ReadBody) -> [GuardID] {
    var list: [GuardID] = []
    var next = body.facts.edges[edge].guarded
    while let id = next {
      list.append(id)
      next = body.facts.guards[Int(id)].outer
    }
    return list
  }

  /// The members that conditions read, as choosing.
  func selecting(_ conditions: [ValueID], _ frame: FrameID) -> [Flow] {
    flows(of: conditions, in: frame).filter { !$0.isConstant }.map { $0.selecting() }
  }

  private func freeFlows(_ name: String, _ bound: Bound) -> [Flow] {
    switch lookUp(name, in: bound.frame) {
    case .member:
      if let owner = selfType(of: bound.frame).declaredID, let member = members(named: name, of: owner).first,
        program.members[Int(member)].kind == .stored, program.members[Int(member)].isStatic
      {
        return staticFlows(name, .declared(owner, []), bound)
      }
      return read(name, on: selfType(of: bound.frame), of: selfFlows(bound.frame), base: nil, bound)
    case .type(let type): return [rooted(.global, name, .metatype(type), end: .constant(name, isText: false))]
    case .global(let member):
      return prefixed(rooted(.global, name, type(of: bound)), sources(of: member, instance: nil))
    case .unknown:
      if rules.memberTypeOfSelf(name, ancestors(of: bound.frame)) != nil {
        return [rooted(.unknown, name, type(of: bound))]
      }
      var flow = unread(.unknownName, bound)
      flow.trail = stations.trail(from: Root(kind: .unknown, name: name, type: .unknown))
      return [flow]
    }
  }

  func ancestors(of frame: FrameID) -> [String] {
    selfType(of: frame).declaredID.map { program.foreignAncestors(of: $0) } ?? []
  }

  private func memberFlows(_ name: String, of base: Bound, _ bound: Bound, isChained: Bool) -> [Flow] {
    let baseType = type(of: base)
    if case .metatype(let type) = baseType { return staticFlows(name, type, bound) }
    let found = flows(of: base)
    return read(
      name, on: baseType, of: isChained || isMessaging(bound.frame) ? found : unwrapping(found), base: base, bound)
  }

  /// A member of a value: one hop more on every way to say it, and what the member itself is made of. What only chose
  /// the value goes on choosing, and has no such member; what an enum or a struct computes of a value that the code
  /// writes on its own is no less its own (rule C1).
  private func read(_ name: String, on type: Type, of flows: [Flow], base: Bound?, _ bound: Bound) -> [Flow] {
    let type = keyedElement(name, of: type, in: bound.frame) ?? type
    let owner = type.declaredID ?? foreignEntry(type)
    let member = owner.flatMap { members(named: name, of: $0).first }
    let isValue = owner.map { [.enumeration, .structure].contains(program.types[Int($0)].kind) } ?? false
    let kept = flows.filter { $0.selects || isValue && $0.isConstant }
    if kept.isEmpty { return hop(name, to: member, of: owner, type, flows, base: base, bound) }
    let rest = flows.filter { !$0.selects && !(isValue && $0.isConstant) }
    if !rest.isEmpty { return kept + hop(name, to: member, of: owner, type, rest, base: base, bound) }
    return kept + (member.map { foreignSources(of: $0, instance: madeInstance(base, bound.frame)) } ?? [])
  }

  /// What a member is made of besides the members of its own type.
  private func foreignSources(of member: MemberID, instance: InstanceID?) -> [Flow] {
    sources(of: member, instance: instance).filter { flow in
      paths(of: flow).contains { $0.root.kind != .selfObject }
    }
  }

  private func hop(
    _ name: String, to member: MemberID?, of owner: TypeID?, _ type: Type, _ flows: [Flow], base: Bound?, _ bound: Bound
  ) -> [Flow] {
    let hop = Hop(owner: type.unwrapped, name: member.map { program.members[Int($0)].name } ?? name, member: member)
    let isKey = owner.map { program.types[Int($0)].kind != .enumeration && !program.types[Int($0)].isForeign } ?? false
    let ways = reading(hop, of: flows)
    let read = isKey && member != nil ? ways.map(\.anew) : ways
    if member == nil, owner == nil { return read }
    let all = madeInstances(base, bound.frame, of: owner).flatMap { instance in
      member.map { sources(of: $0, instance: instance) } ?? held(by: instance, as: name)
    }
    let live = all.filter { !$0.isConstant }
    let derived = live.isEmpty ? all : live
    guard !derived.isEmpty else { return read }
    if !live.isEmpty, live.allSatisfy(\.selects) { return read + joined(read, live) }
    return joined(read, derived)
  }

  private func staticFlows(_ name: String, _ type: Type, _ bound: Bound) -> [Flow] {
    guard let owner = type.declaredID ?? foreignEntry(type),
      let member = members(named: name, of: owner).first
    else { return [rules.isSingleton(name) ? rooted(.global, name, type) : written(bound)] }
    let entry = program.members[Int(member)]
    if entry.kind == .enumCase { return [written(bound)] }
    if entry.kind == .function { return [] }
    let sources = sources(of: member, instance: nil)
    if isLiteral(member, sources) { return sources }
    if entry.isSingleton(of: owner, type: self.type(of: bound)) {
      return prefixed(rooted(.global, name, self.type(of: bound)), sources)
    }
    if isMadeOfConstants(member) { return [written(bound)] }
    let base = rooted(.global, program.types[Int(owner)].name, .metatype(type))
    let read = reading(Hop(owner: type.unwrapped, name: name, member: member), of: [base])
    return read.flatMap { prefixed($0, sources) }
  }

  /// Whether a static member is a literal, a localised text, or the interface's own look (rule C1); what is computed
  /// of anything else, or can be set, is a value that changes.
  private func isLiteral(_ member: MemberID, _ sources: [Flow]) -> Bool {
    let entry = program.members[Int(member)]
    guard !sources.isEmpty, sources.allSatisfy(\.isConstant), entry.bodies[.setter] == nil else { return false }
    if entry.kind == .stored { return true }
    let type = declaredType(of: member)
    return [RuleCards.Role.colour, .image, .font, .text].contains { plays(type, $0) }
      || type.foreignName.map { rules.isKind($0, of: "String") } ?? true
  }

  /// Whether a static constant is a struct of the tree that is made from constants alone: a named asset, a style.
  private func isMadeOfConstants(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored, entry.isConstant, let body = body(member, .initialValue),
      let answer = bodies[Int(body)].answer
    else { return false }
    let call = Bound(value: answer, frame: entryFrame(body, instance: nil))
    guard let made = madeType(call), program.types[Int(made)].kind == .structure,
      case .call(_, let arguments) = value(call)
    else { return false }
    return arguments.allSatisfy { argument in
      let given = flows(of: Bound(value: argument.value, frame: call.frame))
      return !given.isEmpty && given.allSatisfy(\.isConstant)
    }
  }

  private func composedFlows(_ parts: [ValueID], _ frame: FrameID) -> [Flow] {
    parts.flatMap { part -> [Flow] in
      let bound = Bound(value: part, frame: frame)
      let found = printedFlows(bound, flows(of: bound))
      return type(of: bound).isOptional ? found.map { $0.handling(.prints) } : found
    }
  }

  private func fallbackFlows(_ first: ValueID, _ second: ValueID, _ frame: FrameID) -> [Flow] {
    let instead = flows(of: Bound(value: second, frame: frame))
    let clears = instead.allSatisfy { $0.end == .nothing }
    return flows(of: Bound(value: first, frame: frame)).map { $0.handling(clears ? .clears : .substitutes) } + instead
  }

  /// The cases of the language's own `Optional` and `Result`: what they hold is the value itself.
  private static let standardCases: Set<String> = ["some", "success", "failure"]

  private func payloadFlows(
    _ subject: ValueID, _ caseName: String, _ label: String, _ bound: Bound
  ) -> [Flow] {
    let base = Bound(value: subject, frame: bound.frame)
    let owner = type(of: base).unwrapped
    if owner.declaredID == nil, Self.standardCases.contains(caseName) { return flows(of: base) }
    let found = payload(of: owner, caseName, label)
    let name = found?.label ?? label
    let hop = Hop(owner: owner, name: name.isEmpty ? caseName : caseName + "." + name, member: found?.member)
    let read = reading(hop, of: flows(of: base))
    guard let found else { return read }
    var derived: [Flow] = []
    for argument in onScreen(arguments(at: found.place, of: found.member)) { derived += flows(of: argument) }
    let live = derived.filter { !$0.isConstant }
    return live.isEmpty ? read : joined(read, live)
  }

  private func partFlows(_ tuple: Bound, _ label: String) -> [Flow] {
    if case .collection(.tuple, let parts) = value(tuple) {
      let index = parts.firstIndex { $0.label == label } ?? Int(label)
      if let index, index < parts.count { return flows(of: Bound(value: parts[index].value, frame: tuple.frame)) }
    }
    return flows(of: tuple)
  }
}

extension Member {
  /// Whether a static member is an object of the type that it belongs to.
  func isSingleton(of owner: TypeID, type: Type) -> Bool { type.declaredID == owner }
}

extension Flow {
  /// The same, with nothing said about nil: what is nil now is the member, and not what it was read on.
  var anew: Flow {
    var copy = self
    if trail.beginsWithPass { return self }
    copy.whenNil = nil
    return copy
  }
}
