import Facts
import RuleCards
import Syntax

/// Going from a body into what it calls, makes and sets.
extension Walker {
  /// Goes into what a value calls or reads.
  mutating func descend(_ bound: Bound) {
    switch linker.value(bound) {
    case .call: descend(call: bound)
    case .free(let name):
      if case .member = linker.lookUp(name, in: bound.frame) {
        descend(name, on: linker.selfType(of: bound.frame), base: nil, bound)
      }
    case .member(let base, let name, _):
      let owner = Bound(value: base, frame: bound.frame)
      descend(name, on: linker.type(of: owner), base: linker.value(owner) == .selfObject ? nil : owner, bound)
    default: break
    }
  }

  /// Goes into a computed property that answers a view.
  private mutating func descend(_ name: String, on type: Type, base: Bound?, _ bound: Bound) {
    guard let owner = type.declaredID, let member = linker.members(named: name, of: owner).first,
      linker.isInterface(linker.declaredType(of: member)), let body = linker.body(member, .getter)
    else { return }
    let depth = linker.frames[Int(bound.frame)].depth + 1
    if linker.isOpen(body, bound.frame) { return }
    guard depth <= Linker.deepest else { return stopShort() }
    let instance =
      base.map { linker.instance(type.unwrapped, receiver: $0) } ?? linker.frames[Int(bound.frame)].instance
    let key = Linker.FrameKey(body: body, instance: instance, call: bound)
    if let frame = linker.calledFrame(key, arguments: [:], depth: depth) { visit(frame) }
  }

  private mutating func descend(call: Bound) {
    if let target = linker.callTargets(call).first {
      let entry = linker.program.members[Int(target.member)]
      if entry.kind == .initializer, let made = linker.madeType(call) {
        make(made, call)
      } else if !isOnOtherScreen(target.receiver), touchesInterface(target, entry) {
        visit(target, call)
      }
      return
    }
    if let made = linker.madeType(call) { return make(made, call) }
    if isInAction || isInOpening || isOpened(call) { return }
    noteUnknown(call)
    noteHanded(call)
  }

  private mutating func visit(_ target: CallTarget, _ call: Bound) {
    if let frame = linker.callFrame(target, call) {
      visit(frame)
    } else if linker.isLeftOut(target, call), !linker.isRecursive(target, call) {
      stopShort()
    }
  }

  /// Whether a function may put something on a screen: it is a view's, is handed one, or answers one.
  private func touchesInterface(_ target: CallTarget, _ entry: Member) -> Bool {
    if let owner = entry.owner, linker.isInterface(.declared(owner, [])) { return true }
    if let type = target.type, linker.isInterface(type) { return true }
    let scope = linker.program.scope(of: target.member)
    if linker.isInterface(linker.declaredType(of: target.member)) { return true }
    return entry.parameters.contains { parameter in
      let type = linker.program.resolve(parameter.type, in: scope)
      if case .function(_, let result) = type.unwrapped { return linker.isInterface(result) || parameter.hasAttribute }
      return linker.isInterface(type)
    }
  }

  /// Goes into a view of the tree that is made here, or what answers for one: a data source, the configuration of a
  /// cell's content. A controller, or what is pushed or presented, is another screen; what the tree adds to a
  /// framework's view runs where it is called alone.
  private mutating func make(_ type: TypeID, _ call: Bound) {
    let made = Type.declared(type, [])
    guard linker.isInterface(made) || linker.plays(made, .delegate), type != screen else { return }
    if isInOpening || isOpened(call) { return noteMade(type, call) }
    if linker.plays(made, .uikitController) { return }
    if linker.program.isInterfaceAlone(type) {
      return noteHanded(toImported: linker.program.types[Int(type)].name, call)
    }
    let depth = linker.frames[Int(call.frame)].depth + 1
    if isInside(type, call.frame) { return }
    guard depth <= Linker.deepest else { return stopShort() }
    let instance = linker.instance(made, receiver: call)
    let isForeign = linker.program.types[Int(type)].isForeign
    for member in isForeign ? [] : entries(of: type) {
      for part in linker.program.members[Int(member)].parts {
        guard let body = linker.body(member, part), linker.program.members[Int(member)].kind != .initializer else {
          continue
        }
        let key = Linker.FrameKey(body: body, instance: instance, call: call)
        guard let frame = linker.calledFrame(key, arguments: [:], depth: depth) else { continue }
        visitOutsideOfActions(frame)
      }
    }
    if let target = linker.callTargets(call).first { visit(target, call) }
  }

  /// Whether a frame already stands inside a view of this type: a view that contains itself is walked once.
  private func isInside(_ type: TypeID, _ frame: FrameID) -> Bool {
    var next: FrameID? = frame
    for _ in 0..<Linker.deepest {
      guard let id = next, let instance = linker.frames[Int(id)].instance else { return false }
      if linker.instances[Int(instance)].type.declaredID == type {
        linker.rings.join(frame, id, linker.frames)
        return true
      }
      next = linker.instances[Int(instance)].receiver?.frame
    }
    return false
  }

  /// A view or wrapper in a builder that neither the tree nor a card knows: what it is handed may be shown.
  private mutating func noteUnknown(_ call: Bound) {
    guard linker.isBuilder(call.frame), case .call(let callee, let arguments) = linker.value(call),
      case .free(let name) = linker.value(Bound(value: callee, frame: call.frame)), name.first?.isUppercase == true,
      !linker.rules.knows(name), linker.confirmedMatches(at: call).isEmpty
    else { return }
    for argument in arguments {
      let bound = Bound(value: argument.value, frame: call.frame)
      if case .closure = linker.value(bound) { continue }
      note(sighting(.handedOn(name), [bound], card: nil, sink: name, outlet: nil, at: bound))
    }
  }

  /// A view of which only the interface is known: what its initialiser is handed may be shown.
  private mutating func noteHanded(toImported name: String, _ call: Bound) {
    guard case .call(_, let arguments) = linker.value(call) else { return }
    for argument in arguments {
      let bound = Bound(value: argument.value, frame: call.frame)
      if case .closure = linker.value(bound) { continue }
      note(sighting(.handedOn(name), [bound], card: nil, sink: name, outlet: nil, at: bound))
    }
  }

  /// A function that neither the tree nor a card knows, handed a view or called on one: what else it is handed may be
  /// shown there.
  private mutating func noteHanded(_ call: Bound) {
    guard case .call(let callee, let arguments) = linker.value(call), linker.confirmedMatches(at: call).isEmpty else {
      return
    }
    let handed = arguments.map { Bound(value: $0.value, frame: call.frame) }
    let (views, values) = (handed.filter { isView($0) }, handed.filter { !isView($0) })
    let name: String
    switch linker.value(Bound(value: callee, frame: call.frame)) {
    case .member(let base, let called, _):
      guard !views.isEmpty || isView(Bound(value: base, frame: call.frame)) else { return }
      name = called
    case .free(let called):
      guard !views.isEmpty else { return }
      name = called
    default: return
    }
    for value in values {
      if case .closure = linker.value(value) { continue }
      note(sighting(.handedOn(name), [value], card: nil, sink: name, outlet: nil, at: value))
    }
  }

  /// Whether a value is a view that stands there already.
  private func isView(_ bound: Bound) -> Bool {
    linker.satisfies(linker.type(of: bound), [RuleCards.Role.uikitView.rawValue], named: linker.lastName(of: bound))
  }

  /// Notes what an assignment stores, and goes into the setter or observers that it runs.
  mutating func store(_ target: ValueID, _ from: ValueID, in frame: FrameID) {
    let bound = Bound(value: target, frame: frame)
    switch linker.value(bound) {
    case .free(let name):
      if case .member = linker.lookUp(name, in: frame) {
        runAccessors(name, on: linker.selfType(of: frame), base: nil, bound, from)
      }
    case .member(let base, let name, _):
      let owner = Bound(value: base, frame: frame)
      let type = linker.type(of: owner)
      let isSelf = linker.value(owner) == .selfObject
      if !isSelf, let id = type.declaredID {
        for ancestor in linker.program.lineage(of: id) where linker.program.membersByName[ancestor]?[name] != nil {
          let key = Linker.StoreKey(type: ancestor, name: name)
          linker.storesFromOutside[key, default: []].append(Bound(value: from, frame: frame))
        }
      }
      runAccessors(name, on: type, base: isSelf ? nil : owner, bound, from)
      if !isSelf {
        ask(Bound(value: from, frame: frame), for: type)
        draw(owner, type)
      }
    default: break
    }
  }

  /// Goes into an object that a view of the framework is told to ask, wherever it was made: a view model's data source.
  private mutating func ask(_ answerer: Bound, for owner: Type) {
    switch linker.value(answerer) {
    case .member, .free: break
    default: return
    }
    if let id = owner.declaredID, !linker.program.types[Int(id)].isForeign { return }
    guard let type = linker.type(of: answerer).unwrapped.declaredID, linker.plays(.declared(type, []), .delegate) else {
      return
    }
    make(type, answerer)
  }

  private mutating func runAccessors(_ name: String, on type: Type, base: Bound?, _ target: Bound, _ from: ValueID) {
    guard let owner = type.declaredID, linker.isInterface(type), !isOnOtherScreen(base),
      let member = linker.members(named: name, of: owner).first
    else { return }
    let depth = linker.frames[Int(target.frame)].depth + 1
    guard depth <= Linker.deepest else { return stopShort() }
    let instance =
      base.map { linker.instance(type.unwrapped, receiver: $0) } ?? linker.frames[Int(target.frame)].instance
    for part in [BodyPart.willSet, .setter, .didSet] {
      guard let body = linker.body(member, part), !linker.isOpen(body, target.frame) else { continue }
      let arguments = part == .didSet ? [:] : [0: Bound(value: from, frame: target.frame)]
      let key = Linker.FrameKey(body: body, instance: instance, call: target)
      if let frame = linker.calledFrame(key, arguments: arguments, depth: depth) { visit(frame) }
    }
  }
}
