import Facts
import Inventories
import RuleCards

/// Follows a value of a view's body back to what it rests on: the view's own stored properties and members of objects.
struct OriginFinder {
  let reader: ViewReader
  /// What was found.
  private(set) var origins: Set<Origin> = []
  /// Whether something could not be followed to its end.
  private(set) var isUnread = false
  private var seen: Set<Bound> = []
  private var bodies: Set<FrameID> = []

  /// More values than this are not followed for one.
  private static let most = 4_000

  init(_ reader: ViewReader) { self.reader = reader }

  private var linker: Linker { reader.linker }
  private var program: Program { reader.program }

  /// Follows one value more.
  mutating func follow(_ bound: Bound) {
    guard seen.count < Self.most, bodies.count < 200 else {
      isUnread = true
      return
    }
    guard seen.insert(bound).inserted else { return }
    let value = linker.value(bound)
    switch value {
    case .parameter(let place):
      guard let given = linker.frames[Int(bound.frame)].arguments[place] else { return }
      follow(given)
    case .local(let local): follow(local: local, bound.frame)
    case .free(let name): follow(name: name, bound)
    case .member(let base, let name, _): follow(member: name, of: Bound(value: base, frame: bound.frame), bound)
    case .call(let callee, let arguments): follow(call: bound, callee, arguments)
    case .closure(let closure): follow(closure: closure, bound.frame)
    case .selfObject where reader.isOwn(bound.frame), .unreadable: isUnread = true
    default: for operand in value.operands { follow(Bound(value: operand, frame: bound.frame)) }
    }
  }

  private mutating func follow(name: String, _ bound: Bound) {
    if reader.isOwn(bound.frame), let field = reader.fields[name], case .member = linker.lookUp(name, in: bound.frame) {
      origins.insert(.field(field.member))
      return
    }
    guard let member = reader.reads.named(by: bound) else { return }
    follow(member, bound)
  }

  private mutating func follow(member name: String, of base: Bound, _ bound: Bound) {
    if linker.value(base) == .selfObject, reader.isOwn(bound.frame) {
      if let field = reader.fields[name] {
        origins.insert(.field(field.member))
      } else if let member = reader.reads.named(by: bound) {
        follow(member, bound)
      }
      return
    }
    if let root = reader.root(of: base), root.kind == .wholeEnvironment, root.isDirect {
      origins.insert(.environment(name))
      return
    }
    if let member = reader.reads.named(by: bound) { insert(reader.reads.reads(of: member)) }
    follow(base)
  }

  /// A computed property or a method: on the view itself its body is read, elsewhere what it reads of objects counts.
  private mutating func follow(_ member: MemberID, _ bound: Bound) {
    let entry = program.members[Int(member)]
    if reader.isOwn(bound.frame), entry.kind == .computed, let frame = linker.getterFrame(of: member, at: bound) {
      follow(bodyOf: frame)
    } else if entry.kind != .function || !reader.isOwn(bound.frame) {
      insert(reader.reads.reads(of: member))
    }
  }

  private mutating func insert(_ members: Set<MemberID>) {
    for member in members { origins.insert(.member(member)) }
  }

  private mutating func follow(call: Bound, _ callee: ValueID, _ arguments: [Argument]) {
    for argument in arguments { follow(Bound(value: argument.value, frame: call.frame)) }
    if linker.madeType(call) == nil, let target = linker.callTargets(call).first,
      target.type?.declaredID == reader.facts.view, target.receiver == nil
    {
      if let frame = linker.callFrame(target, call) { follow(bodyOf: frame) } else { isUnread = true }
      return
    }
    switch linker.value(Bound(value: callee, frame: call.frame)) {
    case .type, .implicit: break
    default: follow(Bound(value: callee, frame: call.frame))
    }
  }

  private mutating func follow(local: LocalID, _ frame: FrameID) {
    let body = linker.read(frame)
    let entry = body.facts.locals[Int(local)]
    if let parameter = entry.parameterOf { return follow(parameter, frame) }
    if let function = entry.function { follow(closure: function, frame) }
    for edge in body.writesOfLocal[local] ?? [] {
      if let from = body.facts.edges[edge].source { follow(Bound(value: from, frame: frame)) }
      followGuards(of: body.facts.edges[edge], frame)
    }
  }

  /// A parameter of a closure: what a card or the callee binds it to, else whatever the call is given besides.
  private mutating func follow(_ parameter: ClosureParameter, _ frame: FrameID) {
    let bindings = linker.bindings(of: parameter, in: frame)
    for binding in bindings {
      if !reader.isOwn(binding.bound.frame), binding.bound.frame != frame { isUnread = true }
      follow(binding.bound)
    }
    guard bindings.isEmpty, let call = linker.read(frame).callOfClosure[parameter.closure],
      case .call(let callee, let arguments) = linker.value(Bound(value: call, frame: frame))
    else { return }
    for argument in arguments {
      let given = Bound(value: argument.value, frame: frame)
      if case .closure = linker.value(given) { continue }
      follow(given)
    }
    if case .member(let base, _, _) = linker.value(Bound(value: callee, frame: frame)) {
      if !linker.isInterface(linker.type(of: Bound(value: base, frame: frame))) {
        follow(Bound(value: base, frame: frame))
      }
    }
  }

  /// Whatever a closure's statements name.
  private mutating func follow(closure: ClosureID, _ frame: FrameID) {
    let facts = linker.read(frame).facts
    for edge in facts.edges {
      var next = edge.closure
      while let id = next, id != closure { next = facts.closures[Int(id)].parent }
      if next != nil { follow(edge, frame) }
    }
  }

  private mutating func follow(bodyOf frame: FrameID) {
    guard bodies.insert(frame).inserted else { return }
    for edge in linker.read(frame).facts.edges { follow(edge, frame) }
  }

  private mutating func follow(_ edge: Edge, _ frame: FrameID) {
    switch edge.kind {
    case .assign(_, let from), .bind(_, let from), .returns(let from), .evaluate(let from):
      follow(Bound(value: from, frame: frame))
    }
    followGuards(of: edge, frame)
  }

  private mutating func followGuards(of edge: Edge, _ frame: FrameID) {
    let guards = linker.read(frame).facts.guards
    var next = edge.guarded
    while let id = next {
      for condition in guards[Int(id)].conditions { follow(Bound(value: condition, frame: frame)) }
      next = guards[Int(id)].outer
    }
  }
}
