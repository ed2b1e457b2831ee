import RuleCards

/// Compares one compiled pattern with one place of a body and collects what stands in the holes.
struct Comparison {
  let pattern: CompiledPattern
  let facts: Facts
  let rules: Rules
  var captures: [Capture] = []
  var implicitSelf: Hole?

  /// Whether a value fits a value of the pattern.
  mutating func fits(_ mine: ValueID, _ value: ValueID) -> Bool {
    if let hole = pattern.holes[mine] { return capture(hole, value) }
    let own = pattern.facts[mine]
    switch (own, facts[value]) {
    case (.call(let callee, let arguments), .call(let otherCallee, let otherArguments)):
      return fitsFront(callee, otherCallee) && fits(arguments, otherArguments)
    case (.subscripted(let base, let arguments), .subscripted(let otherBase, let otherArguments)):
      return fits(base, receiver(otherBase)) && fits(arguments, otherArguments)
    case (.member, _), (.free, _): return fitsFront(mine, value)
    case (.keyPath(_, let names), .keyPath(_, let others)): return names == others
    case (.collection(let kind, let parts), .collection(let otherKind, let others)):
      return kind == otherKind && fits(parts, others)
    case (.reference(let inner), .reference(let other)): return fits(inner, other)
    default: return own == facts[value]
    }
  }

  /// Whether a callee or member fits: the last name is the same, and what stands before it fits.
  mutating func fitsFront(_ mine: ValueID, _ value: ValueID) -> Bool {
    switch (pattern.facts[mine], facts[value]) {
    case (.member(let base, let name, _), .member(let otherBase, let otherName, _)) where startsWithHole(mine):
      return name == otherName && fits(base, receiver(otherBase))
    case (.member(let base, let name, _), .free(let other)):
      guard name == other, let hole = pattern.holes[base], hole.name == pattern.receiver else { return false }
      implicitSelf = hole.name
      return true
    case (.implicit(let name), .implicit(let other)): return name == other
    default:
      guard !startsWithHole(mine), let path = TypePath.names(mine, in: pattern.facts, isModule: rules.isModule),
        let other = TypePath.names(value, in: facts, isModule: rules.isModule)
      else { return false }
      return path == other
    }
  }

  /// Whether an argument list holds the pattern's arguments in their order, others between them.
  mutating func fits(_ mine: [Argument], _ others: [Argument]) -> Bool {
    var next = 0
    for argument in mine {
      if let hole = pattern.holes[argument.value], hole.isRest {
        for other in others[next...] where other.label == nil && !other.isTrailing { add(hole, other.value) }
        next = others.count
        continue
      }
      guard let place = others[next...].firstIndex(where: { takes(argument, $0) }),
        fits(argument.value, others[place].value)
      else { return false }
      next = place + 1
    }
    return true
  }

  /// Whether an argument of the pattern speaks of an argument of the call: labels are the same; a hole in braces takes
  /// a closure without a label, one in parentheses anything without a label that does not trail.
  private func takes(_ mine: Argument, _ other: Argument) -> Bool {
    guard mine.label == other.label else { return false }
    guard mine.label == nil else { return true }
    return mine.isTrailing ? other.isTrailing || isClosure(other.value) : !other.isTrailing
  }

  private func isClosure(_ value: ValueID) -> Bool {
    switch facts[value] {
    case .closure, .keyPath: true
    default: false
    }
  }

  /// Whether the front of a member path is a hole.
  private func startsWithHole(_ mine: ValueID) -> Bool {
    var mine = mine
    while true {
      if pattern.holes[mine] != nil { return true }
      switch pattern.facts[mine] {
      case .member(let base, _, _): mine = base
      case .free, .type: return false
      default: return true
      }
    }
  }

  /// What stands in front of a name, less what does not change which object it is: `!`, `?` and proxies.
  private func receiver(_ value: ValueID) -> ValueID {
    var value = value
    while true {
      switch facts[value] {
      case .forced(let inner), .unwrapped(let inner): value = inner
      case .member(let inner, let name, _) where rules.isProxy(name): value = inner
      default: return value
      }
    }
  }

  private mutating func capture(_ hole: PatternHole, _ value: ValueID) -> Bool {
    add(hole, value)
    return true
  }

  private mutating func add(_ hole: PatternHole, _ value: ValueID) {
    if hole.name != "_" { captures.append(Capture(hole: hole.name, value: value)) }
  }
}
