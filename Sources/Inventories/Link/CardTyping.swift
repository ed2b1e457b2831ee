import Facts
import RuleCards
import Syntax

/// The types of values that only cards, or the place where a closure stands, tell.
extension Linker {
  /// The type of a call or member by what a card says that its value is made of; unknown where none does.
  func passedType(of bound: Bound) -> Type {
    for match in confirmedMatches(at: bound) {
      for case .passes(let origin, _) in rules.cards[match.card].effects {
        let type = type(of: origin, match, bound.frame)
        if type != .unknown { return type }
      }
    }
    return .unknown
  }

  private func type(of origin: RuleCards.Origin, _ match: Match, _ frame: FrameID) -> Type {
    if case .typeArgument(let place) = origin { return typeArgument(place, ofReceiver: match.value, frame) }
    guard let value = captured(match, origin).first else { return .unknown }
    let type = type(of: Bound(value: value, frame: frame))
    if case .element = origin { return elementType(type) }
    return type
  }

  /// A generic argument of the type that a call's method is called on.
  private func typeArgument(_ place: Int, ofReceiver call: ValueID?, _ frame: FrameID) -> Type {
    guard let call, case .call(let callee, _) = value(Bound(value: call, frame: frame)),
      case .member(let base, _, _) = value(Bound(value: callee, frame: frame))
    else { return .unknown }
    let arguments = type(of: Bound(value: base, frame: frame)).unwrapped.arguments
    return place < arguments.count ? arguments[place] : .unknown
  }

  /// The container that a call answers whose elements a closure makes, as a card says: `songs.map { $0.title }`.
  func mappedType(of call: Bound, on base: Type) -> Type? {
    guard case .foreign(let container, let arguments) = base.unwrapped else { return nil }
    for match in confirmedMatches(at: call) {
      for case .gives(let hole, elements: true) in rules.cards[match.card].effects {
        guard let closure = match[hole].first else { continue }
        let made = madeType(by: Bound(value: closure, frame: call.frame), ofElements: elementType(base))
        guard made != .unknown else { continue }
        var replaced = arguments.isEmpty ? [made] : arguments
        let index = rules.elementIndex(of: container) ?? 0
        if index < replaced.count { replaced[index] = made.isOptional ? made.unwrapped : made }
        return .foreign(container, replaced)
      }
    }
    return nil
  }

  /// The type that a closure, a key path or a function makes of an element.
  private func madeType(by bound: Bound, ofElements element: Type) -> Type {
    switch value(bound) {
    case .closure(let closure):
      let body = read(bound.frame)
      guard let value = body.returns[closure]?.first.flatMap({ body.facts.edges[$0].source }) else { return .unknown }
      return type(of: Bound(value: value, frame: bound.frame))
    case .keyPath(_, let names):
      return names.reduce(element) { memberType($1, on: $0, in: bound.frame) }
    case .member(let base, "init", _):
      if case .metatype(let made) = type(of: Bound(value: base, frame: bound.frame)) { return made }
      return .unknown
    default:
      if case .function(_, let result) = type(of: bound) { return result }
      return .unknown
    }
  }

  /// The type of a part of the tuples that a sequence yields, as a card says; unknown where none does.
  func partType(ofElementsOf sequence: Bound, _ part: String) -> Type {
    guard let found = tupleParts(of: sequence, depth: 0),
      let index = found.parts.firstIndex(where: { $0.label == part }) ?? Int(part), index < found.parts.count,
      let origin = found.parts[index].origin
    else { return .unknown }
    return type(of: origin, found.match, found.frame)
  }

  /// The type of a parameter of a closure that is assigned to a property, or kept in a local: what the type of that
  /// place says.
  func keptClosureType(_ parameter: ClosureParameter, _ frame: FrameID) -> Type {
    let facts = read(frame).facts
    for edge in facts.edges {
      guard let from = edge.source, facts.values[Int(from)] == .closure(parameter.closure),
        case .function(let inputs, _) = expectedType(of: Bound(value: from, frame: frame))?.unwrapped,
        parameter.index < inputs.count
      else { continue }
      return inputs[parameter.index]
    }
    return .unknown
  }

  /// A type that is written with a generic parameter, made plain by the type of what stands there.
  func plain(_ written: Type, by given: @autoclosure () -> Type) -> Type {
    guard isOpen(written) else { return written }
    let found = given()
    return found == .unknown ? written : found
  }

  /// Whether a name in a type stands for no type that the tree or a card knows: a generic parameter, as far as anyone
  /// can tell.
  func isOpen(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .foreign(let name, let arguments):
      arguments.isEmpty ? !rules.knows(name) && rules.elementIndex(of: name) == nil : arguments.contains(where: isOpen)
    default: false
    }
  }

  /// The type of what a field of an instance was given.
  func givenType(_ name: String, in frame: FrameID) -> Type {
    guard let owner = selfType(of: frame).declaredID, let instance = frames[Int(frame)].instance,
      let member = program.members(named: name, of: owner).first, program.members[Int(member)].kind == .stored
    else { return .unknown }
    for bound in writes(of: member, instance: instance) {
      let type = type(of: bound)
      if type != .unknown { return type }
    }
    return .unknown
  }
}

extension Rules {
  /// The type of a framework's member that a type inherits from one of its ancestors.
  func memberTypeOfSelf(_ name: String, _ ancestors: [String]) -> String? {
    ancestors.lazy.compactMap { self.memberType(of: $0, name) }.first
  }
}
