import Facts
import Inventories
import RuleCards

/// Reading calls: the views that they make, the helpers that they go into, and when the closures run that they take.
extension ViewReader {
  /// When a closure runs, and whether it is handed to a view of the tree.
  struct ClosureTime {
    var time = Pass.Time.now
    var isHanded = false
  }

  /// Reads a call, its callee and its arguments.
  mutating func visit(call: Bound, _ callee: ValueID, _ arguments: [Argument], _ pass: Pass) {
    let made = linker.madeType(call).flatMap { program.isNode($0) ? $0 : nil }
    let target = made == nil ? linker.callTargets(call).first : nil
    visit(callee: callee, call, target, pass)
    let fates = fates(of: call)
    for argument in arguments {
      var inner = pass
      if made != nil { inner.isHanded = true }
      if fates.opened.contains(argument.value) { inner.isOpened = true }
      if fates.acted.contains(argument.value) { inner = inner.within(.later) }
      let isKnown = made != nil || fates.provided.contains(argument.value)
      visit(argument.value, call.frame, inner, .handed(known: isKnown))
    }
    noteProvided(call, arguments, fates)
    if let made { return note(made: made, call, pass) }
    guard let target, descends(into: target), let frame = linker.callFrame(target, call) else { return }
    visit(frame, pass)
  }

  private mutating func visit(callee: ValueID, _ call: Bound, _ target: CallTarget?, _ pass: Pass) {
    let bound = Bound(value: callee, frame: call.frame)
    switch linker.value(bound) {
    case .type, .implicit: break
    case .free where target != nil && target?.type?.declaredID == facts.view: break
    case .member(let base, _, _) where target?.type?.declaredID == facts.view && target?.receiver == nil:
      if linker.value(Bound(value: base, frame: call.frame)) != .selfObject { visit(base, call.frame, pass, .base) }
    case .free, .member: visit(callee, call.frame, pass, .base)
    default: visit(callee, call.frame, pass, .base)
    }
  }

  /// Whether a function is a part of the view's own pass: its own, or one that answers or takes views.
  private func descends(into target: CallTarget) -> Bool {
    let entry = program.members[Int(target.member)]
    if entry.kind == .initializer || entry.kind == .enumCase { return false }
    if let owner = entry.owner, program.lineage(of: facts.view).contains(owner), target.receiver == nil { return true }
    if linker.isInterface(linker.declaredType(of: target.member)) { return true }
    return entry.parameters.contains { $0.hasAttribute && linker.isInterface(result(of: $0, target.member)) }
  }

  private func result(of parameter: MemberParameter, _ member: MemberID) -> Type {
    let type = program.resolve(parameter.type, in: program.scope(of: member))
    if case .function(_, let result) = type.unwrapped { return result }
    return .unknown
  }

  /// The arguments of a call that cards say something of.
  private struct Fates {
    var opened: Set<ValueID> = []
    var acted: Set<ValueID> = []
    var provided: Set<ValueID> = []
    var given: Set<ValueID> = []
    /// Whether an argument says which screen is opened, so that a closure beside it is what is tapped.
    var opensByValue = false
    var rows: Set<ValueID> = []
  }

  /// `.environment(\.theme, theme)`: the key path names the key.
  private mutating func noteProvided(_ call: Bound, _ arguments: [Argument], _ fates: Fates) {
    guard arguments.count == 2, fates.provided.contains(arguments[1].value),
      case .keyPath(_, let names) = linker.value(Bound(value: arguments[0].value, frame: call.frame))
    else { return }
    note(Bound(value: arguments[1].value, frame: call.frame), under: names.joined(separator: "."), at: call)
  }

  private func fates(of call: Bound) -> Fates {
    var fates = Fates()
    for match in linker.confirmedMatches(at: call) {
      let effects = linker.rules.cards[match.card].effects
      let repeats = effects.contains { if case .repeats = $0 { true } else { false } }
      for effect in effects {
        switch effect {
        case .opens(let hole): fates.opened.formUnion(match[hole])
        case .identity: fates.opensByValue = true
        case .acts(let hole), .ignores(let hole): fates.acted.formUnion(match[hole])
        case .provides(let hole): fates.provided.formUnion(match[hole])
        case .gives(let hole, _): fates.given.formUnion(match[hole])
        case .binds(let hole, _, _) where repeats: fates.rows.formUnion(match[hole])
        default: break
        }
      }
    }
    let closures = fates.opened.filter { value in
      if case .closure = linker.value(Bound(value: value, frame: call.frame)) { true } else { false }
    }
    if fates.opensByValue || closures.count < fates.opened.count { fates.opened.subtract(closures) }
    return fates
  }

  /// When the closures of a body run.
  func closureTimes(in frame: FrameID) -> [ClosureID: ClosureTime] {
    let facts = linker.read(frame).facts
    var times: [ClosureID: ClosureTime] = [:]
    for call in linker.read(frame).calls {
      guard case .call(_, let arguments) = facts.values[Int(call)] else { continue }
      let closures = arguments.filter { if case .closure = facts.values[Int($0.value)] { true } else { false } }
      if closures.isEmpty { continue }
      let bound = Bound(value: call, frame: frame)
      let fates = fates(of: bound)
      for argument in closures {
        guard case .closure(let closure) = facts.values[Int(argument.value)] else { continue }
        times[closure] = time(of: closure, argument, bound, fates)
      }
    }
    return times
  }

  private func time(of closure: ClosureID, _ argument: Argument, _ call: Bound, _ fates: Fates) -> ClosureTime {
    if fates.acted.contains(argument.value) { return ClosureTime(time: .later) }
    if fates.opened.contains(argument.value) { return ClosureTime(time: .presented) }
    if fates.rows.contains(argument.value) { return ClosureTime(time: .row) }
    if fates.given.contains(argument.value) { return ClosureTime() }
    if let made = linker.madeType(call), program.isNode(made) {
      return ClosureTime(time: builds(closure, call.frame, 0) ? .now : .later, isHanded: true)
    }
    if let target = linker.callTargets(call).first {
      return ClosureTime(time: runsAtOnce(target) || builds(closure, call.frame, 0) ? .now : .later)
    }
    let isUsedAtOnce = !isOfView(call) && linker.read(call.frame).returns[closure] != nil
    return ClosureTime(time: isUsedAtOnce || builds(closure, call.frame, 0) ? .now : .later)
  }

  /// Whether a function of the tree is handed a closure to use at once: it is none of a view.
  private func runsAtOnce(_ target: CallTarget) -> Bool {
    !linker.isInterface(linker.declaredType(of: target.member)) && target.type.map(linker.isInterface) != true
  }

  /// Whether a call makes a view, or changes one.
  private func isOfView(_ call: Bound) -> Bool {
    if linker.isInterface(linker.type(of: call)) { return true }
    guard case .call(let callee, _) = linker.value(call) else { return false }
    switch linker.value(Bound(value: callee, frame: call.frame)) {
    case .member(let base, _, _): return isChain(Bound(value: base, frame: call.frame))
    case .free(let name): return name.first?.isUppercase == true
    default: return false
    }
  }

  /// Whether a value is a view with what was changed of it behind: where no type is known, the chain begins with a
  /// call of a type's name.
  private func isChain(_ bound: Bound) -> Bool {
    var next = bound
    for _ in 0..<200 {
      let type = linker.type(of: next)
      if type != .unknown { return linker.isInterface(type) }
      guard case .call(let callee, _) = linker.value(next) else { return false }
      switch linker.value(Bound(value: callee, frame: next.frame)) {
      case .member(let base, _, _): next = Bound(value: base, frame: next.frame)
      case .free(let name), .type(let name): return name.first?.isUppercase == true
      default: return false
      }
    }
    return false
  }

  /// Whether a closure makes views: one of its statements is one, or a call that takes a closure that does.
  func builds(_ closure: ClosureID, _ frame: FrameID, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let facts = linker.read(frame).facts
    for edge in facts.edges where edge.closure == closure {
      switch edge.kind {
      case .evaluate(let value), .returns(let value):
        if isView(Bound(value: value, frame: frame), depth) { return true }
      case .assign, .bind: break
      }
    }
    return false
  }

  private func isView(_ bound: Bound, _ depth: Int) -> Bool {
    guard depth < 12 else { return false }
    if linker.isInterface(linker.type(of: bound)) { return true }
    switch linker.value(bound) {
    case .call(let callee, let arguments):
      let takesViews = arguments.contains { argument in
        guard case .closure(let inner) = linker.value(Bound(value: argument.value, frame: bound.frame)) else {
          return false
        }
        return builds(inner, bound.frame, depth + 1)
      }
      if takesViews { return true }
      guard case .member(let base, _, _) = linker.value(Bound(value: callee, frame: bound.frame)) else { return false }
      return isView(Bound(value: base, frame: bound.frame), depth + 1)
    case .choice(let values, _): return values.contains { isView(Bound(value: $0, frame: bound.frame), depth + 1) }
    default: return false
    }
  }
}
