import Facts
import Inventories
import RuleCards
import Syntax

/// What the views that a body makes are given, and where each stands among the others.
extension ViewReader {
  /// The views met, in source order, each with what it is given.
  func made() -> [MadeView] {
    let places = met.map { ($0, path(of: $0.call)) }
    let inOrder = places.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    return inOrder.map { met in
      MadeView(
        type: met.type, given: given(by: met.call, to: met.type, depth: 0),
        provided: provided(around: met.call),
        container: container(of: met.call).flatMap { call in inOrder.firstIndex { $0.call == call } },
        isOpened: met.isOpened, isConditional: met.isConditional, place: linker.place(met.call))
    }
  }

  /// What the environment of a view is given by the calls that stand around it, the innermost for each key.
  private func provided(around call: Bound) -> [String: Set<Origin>] {
    var found: [String: (end: UInt32, origins: Set<Origin>)] = [:]
    var next: Bound? = call
    var depth = 0
    while !providings.isEmpty, let at = next, depth < 32 {
      let range = linker.place(at).range
      let nearer = found
      for providing in providings where providing.call.frame == at.frame && nearer[providing.key] == nil {
        let around = linker.place(providing.call).range
        guard around.start <= range.start, range.end <= around.end else { continue }
        if let known = found[providing.key], known.end <= around.end { continue }
        var finder = OriginFinder(self)
        finder.follow(providing.value)
        found[providing.key] = (around.end, finder.origins)
      }
      next = linker.frames[Int(at.frame)].call
      depth += 1
    }
    return found.mapValues(\.origins)
  }

  /// Where a value stands, seen from the body: the offsets of the calls that lead to its body, then its own.
  private func path(of bound: Bound) -> [UInt32] {
    var offsets: [UInt32] = []
    var next: Bound? = bound
    while let at = next, offsets.count < 32 {
      offsets.append(linker.place(at).range.start)
      next = linker.frames[Int(at.frame)].call
    }
    return offsets.reversed()
  }

  /// The innermost other view whose call's brackets hold a call, seen through the helpers that lead there.
  private func container(of call: Bound) -> Bound? {
    var next: Bound? = call
    for _ in 0..<32 {
      guard let at = next else { return nil }
      let range = linker.place(at).range
      let around = met.map(\.call).filter { other in
        let outer = linker.place(other).range
        return other.frame == at.frame && other != at && outer.start < range.start && range.end <= outer.end
      }
      if let innermost = around.max(by: { linker.place($0).range.start < linker.place($1).range.start }) {
        return innermost
      }
      next = linker.frames[Int(at.frame)].call
    }
    return nil
  }

  /// What the stored properties of a view are given by a call that makes it.
  private func given(by call: Bound, to type: TypeID, depth: Int) -> [MemberID: Given] {
    let fields = FieldReader(linker: linker).fields(of: type)
    let byName = Dictionary(fields.map { ($0.name, $0) }) { one, _ in one }
    var values: [MemberID: [Bound]] = [:]
    if let target = linker.callTargets(call).first, program.members[Int(target.member)].kind == .initializer {
      collect(target, call, byName, &values, depth: 0)
    } else {
      for (name, bound) in linker.memberwiseFields(of: type, call) {
        if let field = byName[name] { values[field.member] = [bound] }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: fields.compactMap { field in
        values[field.member].map { (field.member, given(field, $0, at: call)) }
      })
  }

  private func given(_ field: ViewField, _ values: [Bound], at call: Bound) -> Given {
    var finder = OriginFinder(self)
    for value in values { finder.follow(value) }
    let argument = values.first.map { written($0, at: call) } ?? call
    var given = Given(place: linker.place(argument))
    // What a closure names is read when somebody calls it.
    if !field.isFunction { given.origins = finder.origins }
    given.isUnread = finder.isUnread
    given.never = values.lazy.compactMap { never($0, in: field) }.first
    return given
  }

  /// The place of a value as the maker wrote it: an initialiser's parameter stands for the argument.
  private func written(_ bound: Bound, at call: Bound) -> Bound {
    var next = bound
    for _ in 0..<8 where next.frame != call.frame {
      guard case .parameter(let place) = linker.value(next),
        let given = linker.frames[Int(next.frame)].arguments[place]
      else { return call }
      next = given
    }
    return next
  }

  /// What an initialiser assigns to stored properties; one that hands over to another is followed there.
  private func collect(
    _ target: CallTarget, _ call: Bound, _ fields: [String: ViewField], _ values: inout [MemberID: [Bound]], depth: Int
  ) {
    guard depth < 4, let frame = linker.callFrame(target, call) else { return }
    let facts = linker.read(frame).facts
    for edge in facts.edges {
      switch edge.kind {
      case .assign(let to, let from):
        guard let name = assignedName(facts, to) else { continue }
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        if let field = fields[name] ?? fields[plain] {
          values[field.member, default: []].append(Bound(value: from, frame: frame))
        }
      case .evaluate(let value):
        let inner = Bound(value: value, frame: frame)
        if let other = linker.callTargets(inner).first, program.members[Int(other.member)].kind == .initializer,
          program.members[Int(other.member)].owner == program.members[Int(target.member)].owner
        {
          collect(other, inner, fields, &values, depth: depth + 1)
        }
      case .bind, .returns: break
      }
    }
  }

  /// The member of self that a place is.
  private func assignedName(_ facts: Facts, _ target: ValueID) -> String? {
    switch facts.values[Int(target)] {
    case .free(let name): return name
    case .member(let base, let name, _): return facts.values[Int(base)] == .selfObject ? name : nil
    default: return nil
    }
  }
}

/// Inputs that are others on every pass.
extension ViewReader {
  /// Why a value that an input is given is another one on every pass; nil where it can be the same.
  private func never(_ bound: Bound, in field: ViewField) -> NeverEqual? {
    let value = settled(bound)
    if field.isFunction { return linker.value(value) == .constant(.none) ? nil : .closure }
    switch field.kind {
    case .binding: return isMadeBinding(value) ? .binding : nil
    case .input, .object(_, isKept: false):
      guard let made = linker.madeType(value), [.classType, .actor].contains(program.types[Int(made)].kind) else {
        return nil
      }
      return .object(made)
    case .own, .object, .environment, .wholeEnvironment, .fixed, .unknown: return nil
    }
  }

  /// The value that locals, parameters and helpers stand for, as far as each stands for one alone.
  private func settled(_ bound: Bound) -> Bound {
    var next = bound
    for _ in 0..<16 {
      switch linker.value(next) {
      case .parameter(let place):
        guard let given = linker.frames[Int(next.frame)].arguments[place] else { return next }
        next = given
      case .local(let local):
        guard let written = linker.singleWrite(of: local, in: next.frame) else { return next }
        next = written
      case .free, .member:
        guard isOwn(next.frame), let member = reads.named(by: next), program.members[Int(member)].kind == .computed,
          let frame = linker.getterFrame(of: member, at: next), let answer = onlyAnswer(of: frame)
        else { return next }
        next = answer
      case .call:
        guard linker.madeType(next) == nil, let target = linker.callTargets(next).first,
          program.members[Int(target.member)].kind == .function, let frame = linker.callFrame(target, next),
          let answer = onlyAnswer(of: frame)
        else { return next }
        next = answer
      case .forced(let inner), .unwrapped(let inner), .cast(let inner, _, _):
        next = Bound(value: inner, frame: next.frame)
      default: return next
      }
    }
    return next
  }

  func onlyAnswer(of frame: FrameID) -> Bound? {
    let body = linker.read(frame)
    guard let edges = body.returns[-1], edges.count == 1, let from = body.facts.edges[edges[0]].source else {
      return nil
    }
    return Bound(value: from, frame: frame)
  }

  /// Whether a value is a binding that is made of closures on the spot.
  private func isMadeBinding(_ bound: Bound) -> Bool {
    guard case .call(let callee, let arguments) = linker.value(bound) else { return false }
    let takesClosure = arguments.contains { argument in
      if case .closure = linker.value(Bound(value: argument.value, frame: bound.frame)) { true } else { false }
    }
    guard takesClosure else { return false }
    if case .implicit("init") = linker.value(Bound(value: callee, frame: bound.frame)) { return true }
    return linker.rules.hasRole(String(linker.calledName(bound).prefix { $0 != "<" }), .bindingWrapper)
  }
}

/// Objects that a stored property makes by itself.
extension ViewReader {
  /// The class of the object that a stored property subscribes to and makes as its default value.
  func defaultObject(of field: ViewField) -> TypeID? {
    guard case .object(_, isKept: false) = field.kind, let body = linker.body(field.member, .initialValue),
      let answer = onlyAnswer(of: linker.entryFrame(body, instance: own)), let made = linker.madeType(answer),
      [.classType, .actor].contains(program.types[Int(made)].kind)
    else { return nil }
    return made
  }
}
