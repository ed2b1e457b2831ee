import Facts
import RuleCards
import Syntax

/// Whether a match of a card holds, once types are known.
extension Linker {
  /// The matches at a call or member whose conditions hold.
  mutating func confirmedMatches(at bound: Bound) -> [Match] {
    guard let matches = read(bound.frame).matchesAtValue[bound.value] else { return [] }
    return matches.filter { confirms($0, in: bound.frame) }
  }

  /// The matches at an assignment whose conditions hold.
  mutating func confirmedMatches(atEdge edge: Int, in frame: FrameID) -> [Match] {
    guard let matches = read(frame).matchesAtEdge[edge] else { return [] }
    return matches.filter { confirms($0, in: frame) }
  }

  private mutating func confirms(_ match: Match, in frame: FrameID) -> Bool {
    if let value = match.value, shadows(Bound(value: value, frame: frame)) { return false }
    for condition in rules.cards[match.card].patterns[match.pattern].conditions {
      if match.implicitSelf == condition.hole {
        guard satisfies(selfType(of: frame), condition.names, named: nil) else { return false }
        continue
      }
      for value in match[condition.hole] {
        let bound = Bound(value: value, frame: frame)
        guard satisfies(type(of: bound), condition.names, named: lastName(of: bound)) else { return false }
      }
    }
    return true
  }

  /// Whether the tree declares what a card takes for the framework's.
  private mutating func shadows(_ bound: Bound) -> Bool {
    guard case .call(let callee, _) = value(bound) else { return false }
    guard case .free(let name) = value(Bound(value: callee, frame: bound.frame)) else { return false }
    switch lookUp(name, in: bound.frame) {
    case .type(let type): return type.declaredID.map { !program.types[Int($0)].isForeign } ?? false
    case .member, .global: return true
    case .unknown: return false
    }
  }

  /// Whether a type is one of the named types or plays one of the named roles; a type that is not known is judged by
  /// the name of what has it.
  func satisfies(_ type: Type, _ names: [String], named name: String?) -> Bool {
    if case .function = type { return names.contains("closure") }
    let own = typeNames(type)
    if own.isEmpty {
      guard let name, let guess = rules.guessedType(of: name) else { return false }
      return names.contains { rules.satisfies(guess, $0) }
    }
    if names.contains(where: { wanted in own.contains { rules.satisfies($0, wanted) } }) { return true }
    guard case .foreign(let written, _) = type.unwrapped, !rules.knows(written) || rules.hasRole(written, .swiftuiView),
      let guess = rules.guessedType(of: written) ?? name.flatMap({ rules.guessedType(of: $0) })
    else { return false }
    return names.contains { rules.satisfies(guess, $0) }
  }

  /// The names that a type answers to: its own and its framework ancestors'; none where it is not known.
  func typeNames(_ type: Type) -> [String] {
    switch type.unwrapped {
    case .declared(let id, _): program.foreignAncestors(of: id) + (program.types[Int(id)].isForeign ? [] : [""])
    case .foreign(let name, _): [name]
    case .metatype(let inner): typeNames(inner)
    default: []
    }
  }

  /// The last name of a place: `dueLabel` of `self.cell.dueLabel?`.
  func lastName(of bound: Bound) -> String? {
    switch value(bound) {
    case .free(let name), .member(_, let name, _): name
    case .local(let local): read(bound.frame).facts.locals[Int(local)].name
    case .parameter(let index):
      index < member(of: bound.frame).parameters.count ? member(of: bound.frame).parameters[index].name : nil
    case .forced(let inner), .unwrapped(let inner), .reference(let inner), .cast(let inner, _, _),
      .subscripted(let inner, _),
      .call(let inner, _):
      lastName(of: Bound(value: inner, frame: bound.frame))
    default: nil
    }
  }

  /// Whether a type plays a role, itself or by what it inherits.
  func plays(_ type: Type, _ role: RuleCards.Role) -> Bool {
    if case .declared(let id, _) = type.unwrapped { return program.roles[Int(id)].contains(role) }
    return typeNames(type).contains { rules.hasRole($0, role) }
  }
}
