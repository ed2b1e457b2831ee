import Facts
import RuleCards
import Syntax

/// Walks through a screen: from the bodies that the framework calls into everything they call, and notes where cards
/// match. It asks for types, not for flows: those are asked when the walk has ended and all stores are known.
struct Walker {
  var linker: Linker
  var walked = Walked()
  /// The screen.
  let screen: TypeID
  var entriesOfType: [TypeID: [MemberID]] = [:]
  var openedRanges: [BodyID: [ByteRange]] = [:]
  private(set) var visited: Set<FrameID> = []
  /// The controllers that documents put into views of the screen.
  var embedded: Set<TypeID> = []
  private var visits: Set<Visit> = []
  private(set) var entered: Set<MemberID> = []
  /// A screen of more bodies than this is not walked to its end: nobody writes one by hand.
  private static let mostFrames = 10_000
  private var stack: [Context] = []

  /// What is true of a body while it is walked.
  struct Context: Hashable {
    var branches: [Branch] = []
    var isAction = false
    var isOpening = false
  }

  /// A body with what could make another visit of it see something else.
  private struct Visit: Hashable {
    let body: BodyID
    let instance: InstanceID?
    let arguments: [Int: Bound]
    let context: Context
  }

  init(linker: Linker, screen: TypeID) {
    self.linker = linker
    self.screen = screen
    linker.screen = screen
  }

  private var context: Context { stack.last ?? Context() }

  /// Walks through the whole screen.
  mutating func walk() {
    for member in entries(of: screen) { walkBodies(of: member, on: screen) }
    for _ in 0..<4 {
      let rest = leftOver()
      if rest.isEmpty { break }
      for member in rest { walkBodies(of: member, on: screen) }
    }
    walkEmbedded()
    sightLayouts()
  }

  /// Members of the screen that nothing walked so far has called, but that something walked names, or others can call.
  private mutating func leftOver() -> [MemberID] {
    let named = namesWalked()
    return lineageMembers(of: screen).filter { member in
      guard !entered.contains(member), isWalkable(member) else { return false }
      let entry = linker.program.members[Int(member)]
      return named.contains(entry.name) || !entry.isPrivate && !runsElsewhere(member, than: screen)
    }
  }

  private func namesWalked() -> Set<String> {
    var names: Set<String> = []
    for frame in visited {
      for value in linker.read(frame).facts.values {
        switch value {
        case .free(let name), .member(_, let name, _): names.insert(name)
        default: break
        }
      }
    }
    return names
  }

  /// Walks the bodies of a member of the screen or of a controller that is part of it, or of a superclass, each as what
  /// the framework runs them for.
  mutating func walkBodies(of member: MemberID, on type: TypeID) {
    entered.insert(member)
    let entry = linker.program.members[Int(member)]
    let instance = entry.owner.map {
      linker.instance(.declared(runner(of: $0, on: type), []), receiver: nil)
    }
    for part in entry.parts {
      guard let body = linker.body(member, part) else { continue }
      stack.append(Context(isAction: isActionMethod(member), isOpening: makesOpened(member, of: type)))
      visit(linker.entryFrame(body, instance: entry.isStatic ? nil : instance))
      stack.removeLast()
    }
  }

  /// Members of a superclass run on the heir itself.
  private func runner(of owner: TypeID, on type: TypeID) -> TypeID {
    linker.program.lineage(of: type).contains(owner) ? type : owner
  }

  private func isActionMethod(_ member: MemberID) -> Bool {
    linker.program.members[Int(member)].attributes.contains { linker.rules.hasRole($0, .actionAttribute) }
  }

  /// Walks one frame, once, and not where an equal one was walked.
  mutating func visit(_ frame: FrameID) {
    let entry = linker.frames[Int(frame)]
    let seen = Visit(
      body: entry.body, instance: entry.instance, arguments: entry.arguments.mapValues { linker.first(of: $0) },
      context: context)
    guard visited.count < Self.mostFrames else { return stopShort() }
    guard visits.insert(seen).inserted, visited.insert(frame).inserted else { return }
    entered.insert(linker.read(frame).key.member)
    linker.walkedFrames[linker.frames[Int(frame)].body, default: []].append(frame)
    if let owner = linker.member(of: frame).owner { linker.walkedOwners.insert(owner) }
    let body = linker.read(frame)
    note(body.facts.problems, of: body.file)
    var roles = closureRoles(in: frame)
    for index in body.facts.edges.indices { visit(edge: index, in: frame, &roles) }
  }

  private mutating func visit(edge index: Int, in frame: FrameID, _ roles: inout [ClosureID: ClosureRole]) {
    let body = linker.read(frame)
    let edge = body.facts.edges[index]
    var inner = context
    inner.branches += branches(of: edge.guarded, in: frame)
    var closure = edge.closure
    while let id = closure {
      if roles[id] == .action { inner.isAction = true }
      if roles[id] == .opening { inner.isOpening = true }
      if roles[id] == .ignored { return }
      closure = body.facts.closures[Int(id)].parent
    }
    stack.append(inner)
    defer { stack.removeLast() }
    switch edge.kind {
    case .assign(let target, let from):
      visit(value: from, in: frame)
      visit(value: target, in: frame)
      sight(edge: index, in: frame)
      store(target, from, in: frame)
    case .bind(_, let from): visit(value: from, in: frame)
    case .returns(let from):
      visit(value: from, in: frame)
      sightAnswer(from, closure: edge.closure, in: frame)
    case .evaluate(let value): visit(value: value, in: frame)
    }
    noteBranches(edge, in: frame)
  }

  private func branches(of guarded: GuardID?, in frame: FrameID) -> [Branch] {
    var list: [Branch] = []
    var next = guarded
    while let id = next {
      list.append(Branch(frame: frame, index: id))
      next = linker.read(frame).facts.guards[Int(id)].outer
    }
    return list.reversed()
  }

  /// Visits a value and its operands, the operands first; closures are visited by their own edges.
  private mutating func visit(value: ValueID, in frame: FrameID) {
    let bound = Bound(value: value, frame: frame)
    let spoken = spokenOperands(bound)
    for operand in linker.value(bound).operands {
      if spoken.contains(operand) { continue }
      visit(value: operand, in: frame)
    }
    sight(value: bound)
    descend(bound)
  }

  /// Notes what could not be read of a body: it may show what else is not seen. Of a file that does not parse that is
  /// said once.
  private mutating func note(_ problems: [Problem], of file: FileID) {
    for problem in problems where problem.code == .tooDeep {
      walked.problems.insert(problem)
      stopShort()
    }
    guard let broken = problems.first(where: { $0.code == .brokenSyntax }) else { return }
    walked.isUnparsed = true
    let isSaid = walked.problems.contains { $0.code == .brokenSyntax && $0.path == broken.path }
    if !isSaid, !linker.isUnparsed(file) { walked.problems.insert(broken) }
  }

  /// Notes that something is left out that may show what else is not seen.
  mutating func stopShort() { walked.stopsShort = true }

  mutating func note(_ sighting: Sighting) { walked.sightings.append(sighting) }

  /// A sighting in the present context.
  func sighting(_ use: Sighting.Use, _ values: [Bound], card: Int?, sink: String, outlet: String?, at bound: Bound)
    -> Sighting
  {
    Sighting(
      use: use, values: values, card: card, sink: sink, outlet: outlet, branches: context.branches,
      method: methodName(of: bound.frame), place: linker.place(values.first ?? bound),
      isBuilt: linker.isBuilder(bound.frame), frame: bound.frame)
  }

  var isInAction: Bool { context.isAction }
  var isInOpening: Bool { context.isOpening }

  private func methodName(of frame: FrameID) -> String {
    let member = linker.member(of: frame)
    guard let owner = member.owner, !linker.program.lineage(of: screen).contains(owner) else { return member.name }
    return String(linker.program.types[Int(owner)].simpleName) + "." + member.name
  }

  /// Walks a body as one that runs by itself, whatever leads to it.
  mutating func visitOutsideOfActions(_ frame: FrameID) {
    var inner = context
    inner.isAction = false
    stack.append(inner)
    visit(frame)
    stack.removeLast()
  }

  /// Walks a body as one that nothing in particular leads to.
  mutating func visitUnconditioned(_ frame: FrameID) {
    stack.append(Context())
    visit(frame)
    stack.removeLast()
  }
}

extension Linker {
  /// Whether a body builds views: a view's or modifier's, or one that answers a view.
  func isBuilder(_ frame: FrameID) -> Bool {
    let member = read(frame).key.member
    if let owner = program.members[Int(member)].owner, isSwiftUI(.declared(owner, [])) { return true }
    return isSwiftUI(program.type(of: member))
  }
}

extension Value {
  /// The values that it is made of.
  package var operands: [ValueID] {
    switch self {
    case .member(let base, _, _), .forced(let base), .cast(let base, _, _), .reference(let base), .element(let base),
      .payload(let base, _, _), .part(let base, _), .unwrapped(let base):
      [base]
    case .subscripted(let base, let arguments), .call(let base, let arguments): [base] + arguments.map(\.value)
    case .composed(let parts), .test(_, let parts): parts
    case .collection(_, let parts): parts.map(\.value)
    case .choice(let values, let conditions): conditions + values
    case .fallback(let first, let second): [first, second]
    case .constant, .selfObject, .superObject, .parameter, .local, .free, .implicit, .closure, .keyPath, .type,
      .unreadable:
      []
    }
  }
}
