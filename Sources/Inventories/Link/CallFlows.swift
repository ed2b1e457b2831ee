import Facts
import RuleCards
import Syntax

/// What the result of a call is made of, and what closures are handed.
extension Linker {
  func callFlows(_ call: Bound) -> [Flow] {
    guard case .call(let callee, let arguments) = value(call) else { return [] }
    let at = Bound(value: callee, frame: call.frame)
    if let kept = keptFlows(call, at, arguments) { return kept }
    if let found = cardFlows(call) { return found }
    if let closure = closureValue(at, depth: 0) { return closureResult(closure) }
    if let target = callTargets(call).first { return targetFlows(target, call, arguments) }
    if let type = madeType(call) {
      return [rooted(.made, program.types[Int(type)].name, .declared(type, []))]
    }
    return makesEngine(at) ? [written(call)] : foreignCallFlows(at, arguments)
  }

  /// What a card says that the call's value is made from; nil where no card speaks of it.
  private func cardFlows(_ call: Bound) -> [Flow]? {
    var found: [Flow] = []
    var speaks = false
    for match in confirmedMatches(at: call) {
      for effect in rules.cards[match.card].effects {
        switch effect {
        case .passes(let source, let printing):
          speaks = true
          for value in captured(match, source) {
            let bound = Bound(value: value, frame: call.frame)
            let handles = printing && type(of: bound).isOptional
            let read = printing ? printedFlows(bound, flows(of: bound)) : unwrapping(flows(of: bound), by: match, call)
            let told = passed(handles ? read.map { $0.handling(.prints) } : read, calledName(call))
            found += rules.cards[match.card].translates(source) ? told.map(\.translated) : told
          }
        case .gives(let hole, _):
          speaks = true
          for value in captured(match, hole) {
            found += passed(given(by: Bound(value: value, frame: call.frame), on: call), calledName(call))
          }
        default: break
        }
      }
    }
    return speaks ? found : nil
  }

  /// The name a call is written with.
  package func calledName(_ call: Bound) -> String {
    guard case .call(let callee, _) = value(call) else { return "" }
    switch value(Bound(value: callee, frame: call.frame)) {
    case .free(let name), .implicit(let name), .type(let name): return name
    case .member(let base, "init", _):
      if case .free(let name) = value(Bound(value: base, frame: call.frame)) { return name }
      return "init"
    case .member(_, let name, _): return name
    default: return ""
    }
  }

  /// What a closure returns, or a key path reads of an element of what the method was called on.
  private func given(by bound: Bound, on call: Bound) -> [Flow] {
    switch value(bound) {
    case .closure(let closure): return returned(in: bound.frame, closure: closure)
    case .keyPath(_, let names):
      guard case .call(let callee, _) = value(call),
        case .member(let base, _, _) = value(Bound(value: callee, frame: call.frame))
      else { return [] }
      let sequence = Bound(value: base, frame: call.frame)
      var type = elementType(self.type(of: sequence))
      var found = flows(of: sequence)
      for name in names {
        let member = type.declaredID.flatMap { members(named: name, of: $0).first }
        found = reading(Hop(owner: type.unwrapped, name: name, member: member), of: found)
        type = memberType(name, on: type, in: call.frame)
      }
      return found
    default: return flows(of: bound)
    }
  }

  private func targetFlows(_ target: CallTarget, _ call: Bound, _ arguments: [Argument]) -> [Flow] {
    let entry = program.members[Int(target.member)]
    if entry.kind == .enumCase { return passed(flows(of: arguments.map(\.value), in: call.frame), entry.name) }
    if entry.kind == .initializer, let type = target.type {
      if isFrameworkValue(type) { return madeFlows(call, arguments) }
      return [rooted(.made, type.declaredID.map { program.types[Int($0)].name } ?? "", type)]
    }
    if isRecursive(target, call) { return [] }
    guard let frame = callFrame(target, call) else {
      if isLeftOut(target, call) { return [unread(.tooDeep, call)] }
      if let answered = answeredFlows(target, call) { return answered }
      if let made = madeType(call) { return [rooted(.made, program.types[Int(made)].name, .declared(made, []))] }
      return methodFlows(target, entry, call, arguments)
    }
    let returned = returned(in: frame, closure: nil)
    guard let receiver = target.receiver, isModel(target.type), arguments.isEmpty else {
      return passed(returned, entry.name)
    }
    let hop = Hop(owner: type(of: receiver).unwrapped, name: entry.name, member: target.member)
    let read = reading(hop, of: flows(of: receiver))
    let live = returned.filter { !$0.isConstant }
    return live.isEmpty ? read : joined(read, live)
  }

  /// Whether a type is the framework's, and no view or controller: an initialiser that the tree adds to it makes its
  /// value from the arguments, as the framework's own do.
  private func isFrameworkValue(_ type: Type) -> Bool {
    !(type.declaredID.map { !program.types[Int($0)].isForeign } ?? false) && !isInterface(type)
  }

  private func madeFlows(_ call: Bound, _ arguments: [Argument]) -> [Flow] {
    let given = valueArguments(arguments, call.frame)
    return given.isEmpty ? [constantCall(call, arguments)] : passed(given, calledName(call))
  }

  /// Whether a type is one that may be a model: of the tree, and no view or controller.
  private func isModel(_ type: Type?) -> Bool {
    guard let type, let id = type.declaredID else { return false }
    return !program.types[Int(id)].isForeign && !isInterface(type)
  }

  func valueArguments(_ arguments: [Argument], _ frame: FrameID) -> [Flow] {
    arguments.flatMap { argument -> [Flow] in
      if case .closure = value(Bound(value: argument.value, frame: frame)) { return [] }
      return flows(of: Bound(value: argument.value, frame: frame)).filter { !$0.isConstant }
    }
  }

  /// A call that is not in the tree: its value is made from what it is called on and from its arguments.
  private func foreignCallFlows(_ callee: Bound, _ arguments: [Argument]) -> [Flow] {
    let given = valueArguments(arguments, callee.frame)
    switch value(callee) {
    case .free(let name), .type(let name), .implicit(let name):
      return given.isEmpty ? [constantCall(callee, arguments)] : passed(given, name)
    case .member(let base, let name, let isChained):
      let bound = Bound(value: base, frame: callee.frame)
      if case .metatype = type(of: bound) {
        return given.isEmpty ? [constantCall(callee, arguments)] : passed(given, name)
      }
      let safe = isChained || isMessaging(callee.frame)
      let receiver = safe ? flows(of: bound) : unwrapping(flows(of: bound))
      let hop = Hop(owner: type(of: bound).unwrapped, name: name, member: nil)
      return reading(hop, of: receiver) + passed(given, name)
    default: return given
    }
  }

  private func constantCall(_ callee: Bound, _ arguments: [Argument]) -> Flow {
    for argument in arguments {
      let found = flows(of: Bound(value: argument.value, frame: callee.frame))
      if let text = found.first(where: { stations.isText($0.end) }) {
        return text
      }
    }
    return written(callee)
  }

  /// A closure that a value stands for: itself, or what a parameter or field was given.
  func closureValue(_ bound: Bound, depth: Int) -> (closure: ClosureID, frame: FrameID)? {
    guard depth < Self.deepest else { return nil }
    let body = read(bound.frame)
    switch value(bound) {
    case .closure(let closure): return (closure, bound.frame)
    case .local(let local):
      if let function = body.facts.locals[Int(local)].function { return (function, bound.frame) }
      guard let edge = body.writesOfLocal[local]?.first, let from = body.facts.edges[edge].source else { return nil }
      return closureValue(Bound(value: from, frame: bound.frame), depth: depth + 1)
    case .parameter(let index):
      return frames[Int(bound.frame)].arguments[index].flatMap { closureValue($0, depth: depth + 1) }
    case .forced(let inner), .unwrapped(let inner):
      return closureValue(Bound(value: inner, frame: bound.frame), depth: depth + 1)
    default: return nil
    }
  }

  private func closureResult(_ closure: (closure: ClosureID, frame: FrameID)) -> [Flow] {
    returned(in: closure.frame, closure: closure.closure)
  }

  func captured(_ match: Match, _ hole: Hole) -> [ValueID] { match[hole] }

  func captured(_ match: Match, _ source: RuleCards.Origin) -> [ValueID] { source.hole.map { match[$0] } ?? [] }
}

/// What stands for a closure's parameter.
package struct Binding: Hashable {
  /// The value it comes from.
  package var bound: Bound
  /// Whether it is one element of that value.
  var isElement: Bool
  /// The part of a tuple that it is.
  var part: String?
  /// Its type, where no value is known to come there.
  var type: Type?
}

extension Linker {
  /// What a closure's parameter stands for: what a card binds it to, or what the callee of the tree hands it.
  package func bindings(of parameter: ClosureParameter, in frame: FrameID) -> [Binding] {
    let body = read(frame)
    guard let call = body.callOfClosure[parameter.closure] else {
      return invocations(of: parameter, in: frame)
    }
    let bound = Bound(value: call, frame: frame)
    var found: [Binding] = []
    for match in confirmedMatches(at: bound) {
      for case .binds(let hole, let place, let source) in rules.cards[match.card].effects {
        guard captured(match, hole).contains(where: { body.facts.values[Int($0)] == .closure(parameter.closure) })
        else { continue }
        let parts = place == 0 && body.facts.closures[Int(parameter.closure)].parameters.count > 1
        let isSplat = parts && isTupleSequence(source, match, frame)
        guard isSplat || place == parameter.index else { continue }
        found += sources(source, match, bound, part: isSplat ? String(parameter.index) : nil)
      }
    }
    if found.isEmpty { found = handed(parameter, call: bound) }
    return found
  }

  private func isTupleSequence(_ source: RuleCards.Origin, _ match: Match, _ frame: FrameID) -> Bool {
    guard case .element(let hole) = source else { return false }
    return match[hole].contains { tupleParts(of: Bound(value: $0, frame: frame), depth: 0) != nil }
  }

  /// What a card's origin stands for at a match.
  private func sources(_ source: RuleCards.Origin, _ match: Match, _ call: Bound, part: String?) -> [Binding] {
    switch source {
    case .value(let hole), .element(let hole):
      let isElement = source == .element(hole)
      return match[hole].map { Binding(bound: Bound(value: $0, frame: call.frame), isElement: isElement, part: part) }
    case .typeArgument(let place):
      let known = type(of: call)
      let type = known.arguments.isEmpty ? writtenType(of: call) ?? expectedType(of: call) ?? known : known
      guard place < type.arguments.count else { return [] }
      return [Binding(bound: call, isElement: false, type: type.arguments[place])]
    }
  }

  /// The type that a call makes, where its generic arguments are written out: `Registration<Cell, Item> { … }`.
  private func writtenType(of call: Bound) -> Type? {
    let place = place(call)
    let text = program.text(place.range, place.file)
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "<": depth += 1
      case ">":
        depth -= 1
        if depth == 0 { return program.resolve(TypeName(String(text[...index])), in: scope(of: call.frame)) }
      case "(", "{": if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }

  /// The parts of the tuples that a sequence yields, as a card says, and the call that yields them.
  func tupleParts(of sequence: Bound, depth: Int) -> (parts: [TuplePart], match: Match, frame: FrameID)? {
    guard depth < Self.deepest else { return nil }
    for match in confirmedMatches(at: sequence) {
      for effect in rules.cards[match.card].effects {
        if case .pairs(let parts) = effect { return (parts, match, sequence.frame) }
        if case .passes(let source, _) = effect {
          for value in captured(match, source) {
            if let found = tupleParts(of: Bound(value: value, frame: sequence.frame), depth: depth + 1) { return found }
          }
        }
      }
    }
    if case .local(let local) = value(sequence), let edge = read(sequence.frame).writesOfLocal[local]?.first,
      let from = read(sequence.frame).facts.edges[edge].source
    {
      return tupleParts(of: Bound(value: from, frame: sequence.frame), depth: depth + 1)
    }
    return nil
  }

  /// The sources of a binding: of the value, or of the part of a tuple that it is.
  func flows(of binding: Binding) -> [Flow] {
    if binding.type != nil { return [] }
    guard let part = binding.part else { return flows(of: binding.bound) }
    return partFlows(ofElementsOf: binding.bound, part) ?? flows(of: binding.bound)
  }

  /// A part of the tuples that a sequence yields; nil where no card says what they are. An index has no source.
  func partFlows(ofElementsOf sequence: Bound, _ part: String) -> [Flow]? {
    guard let found = tupleParts(of: sequence, depth: 0) else { return nil }
    guard let index = found.parts.firstIndex(where: { $0.label == part }) ?? Int(part), index < found.parts.count else {
      return nil
    }
    guard let source = found.parts[index].origin else { return [] }
    return flows(of: captured(found.match, source), in: found.frame)
  }

  /// What a callee of the tree hands to a closure that it is given.
  private func handed(_ parameter: ClosureParameter, call: Bound) -> [Binding] {
    guard let target = callTargets(call).first else { return handedToField(parameter, call) }
    guard let place = target.arguments.first(where: { isClosure($0.value, parameter.closure, call.frame) })?.key,
      let frame = callFrame(target, call)
    else { return handedToField(parameter, call) }
    let body = read(frame)
    var found: [Binding] = []
    for inner in body.calls {
      guard case .call(let callee, let arguments) = body.facts.values[Int(inner)], parameter.index < arguments.count
      else { continue }
      if body.facts.values[Int(callee)] == .parameter(place) {
        found.append(Binding(bound: Bound(value: arguments[parameter.index].value, frame: frame), isElement: false))
      }
    }
    for (name, edges) in body.writesOfName.sorted(by: { $0.key < $1.key }) {
      for edge in edges where body.facts.edges[edge].source.map({ body.facts.values[Int($0)] }) == .parameter(place) {
        found += calls(ofField: name, type: target.type, instance: frames[Int(frame)].instance, index: parameter.index)
      }
    }
    return found
  }

  /// A closure given to a memberwise initialiser: what the type's code calls the field with.
  private func handedToField(_ parameter: ClosureParameter, _ call: Bound) -> [Binding] {
    guard let type = madeType(call) else { return [] }
    guard
      let field = memberwiseFields(of: type, call).first(where: { isClosure($0.value, parameter.closure, call.frame) })?
        .key
    else { return [] }
    let made = Type.declared(type, [])
    return calls(ofField: field, type: made, instance: instance(made, receiver: call), index: parameter.index)
  }

  /// What the code of a type hands to the closure in one of its fields; `x.map(field)` hands an element of `x`.
  private func calls(ofField name: String, type: Type?, instance: InstanceID?, index: Int) -> [Binding] {
    guard let owner = type?.declaredID else { return [] }
    var found: [Binding] = []
    for member in program.types[Int(owner)].members {
      for part in program.members[Int(member)].parts {
        guard let body = body(member, part) else { continue }
        let frame = entryFrame(body, instance: instance)
        found += calls(ofField: name, in: frame, index: index)
      }
    }
    return found
  }

  private func calls(ofField name: String, in frame: FrameID, index: Int) -> [Binding] {
    let facts = read(frame).facts
    var found: [Binding] = []
    for call in read(frame).calls {
      guard case .call(let callee, let arguments) = facts.values[Int(call)] else { continue }
      if names(facts, callee, name), index < arguments.count {
        found.append(Binding(bound: Bound(value: arguments[index].value, frame: frame), isElement: false))
      } else if index == 0, arguments.count == 1, names(facts, arguments[0].value, name),
        case .member(let base, _, _) = facts.values[Int(callee)]
      {
        found.append(Binding(bound: Bound(value: base, frame: frame), isElement: true))
      }
    }
    return found
  }

  private func names(_ facts: Facts, _ value: ValueID, _ name: String) -> Bool {
    switch facts.values[Int(value)] {
    case .free(name): true
    case .member(let base, name, _): facts.values[Int(base)] == .selfObject
    case .forced(let inner), .unwrapped(let inner): names(facts, inner, name)
    default: false
    }
  }

  /// A local function or a closure kept in a local or member: what its calls in the same body hand it.
  private func invocations(of parameter: ClosureParameter, in frame: FrameID) -> [Binding] {
    let body = read(frame)
    let closure = body.facts.closures[Int(parameter.closure)]
    var found: [Binding] = []
    for call in body.calls {
      guard case .call(let callee, let arguments) = body.facts.values[Int(call)],
        let value = closureValue(Bound(value: callee, frame: frame), depth: 0),
        value.closure == parameter.closure, value.frame == frame
      else { continue }
      let label = parameter.index < closure.labels.count ? closure.labels[parameter.index] : nil
      let argument =
        arguments.first { $0.label != nil && $0.label == label }
        ?? (parameter.index < arguments.count ? arguments[parameter.index] : nil)
      if let argument { found.append(Binding(bound: Bound(value: argument.value, frame: frame), isElement: false)) }
    }
    return found
  }
}
