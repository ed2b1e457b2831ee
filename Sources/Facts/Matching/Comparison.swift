import RuleCards

/// Compares shapes with the values of one body and collects what stands in the holes.
struct Comparison {
  private let facts: Facts
  private let rules: Rules
  /// The hole of the current pattern that may be left out for self.
  private var receiver: Hole?
  private var captures: [Capture] = []
  private var implicitSelf: Hole?

  /// Over one body.
  init(_ facts: Facts, _ rules: Rules) {
    self.facts = facts
    self.rules = rules
  }

  /// The match of a pattern at a call or a member; nil where it does not fit.
  mutating func match(_ pattern: CompiledPattern, value: ValueID) -> Match? {
    guard case .value(let shape) = pattern.root else { return nil }
    begin(pattern)
    return fits(shape, value) ? match(pattern, value: value, edge: nil) : nil
  }

  /// The match of a pattern at an assignment; nil where it does not fit.
  mutating func match(_ pattern: CompiledPattern, edge: Int, to target: ValueID, from source: ValueID) -> Match? {
    guard case .assignment(let to, let from) = pattern.root else { return nil }
    begin(pattern)
    return fits(to, target) && fits(from, source) ? match(pattern, value: nil, edge: edge) : nil
  }

  private mutating func begin(_ pattern: CompiledPattern) {
    receiver = pattern.receiver
    captures.removeAll(keepingCapacity: true)
    implicitSelf = nil
  }

  private func match(_ pattern: CompiledPattern, value: ValueID?, edge: Int?) -> Match {
    Match(
      card: pattern.card, pattern: pattern.alternative, captures: captures, value: value, edge: edge,
      implicitSelf: implicitSelf)
  }
}

extension Comparison {
  /// Whether a value has a shape.
  private mutating func fits(_ shape: Shape, _ value: ValueID) -> Bool {
    switch shape {
    case .hole(nil): return true
    case .hole(let hole?), .rest(let hole):
      captures.append(Capture(hole: hole, value: value))
      return true
    case .call(let callee, let arguments):
      guard case .call(let otherCallee, let others) = facts[value] else { return false }
      return fits(callee, otherCallee) && fits(arguments, others)
    case .subscripted(let base, let arguments):
      guard case .subscripted(let otherBase, let others) = facts[value] else { return false }
      return fits(base, viewed(otherBase)) && fits(arguments, others)
    case .member(let base, let name): return fits(base, name, value)
    case .path(let names): return TypePath.names(value, in: facts, isModule: rules.isModule) == names
    case .implicit(let name): return facts[value] == .implicit(name)
    case .constant(let constant): return facts[value] == .constant(constant)
    case .keyPath(let names):
      if case .keyPath(_, names) = facts[value] { return true }
      return false
    case .collection(let kind, let parts):
      guard case .collection(kind, let others) = facts[value] else { return false }
      return fits(parts, others)
    case .reference(let inner):
      guard case .reference(let other) = facts[value] else { return false }
      return fits(inner, other)
    }
  }

  /// Whether a value is a member of this name, of self where the pattern's receiver may be left out.
  private mutating func fits(_ base: Shape, _ name: String, _ value: ValueID) -> Bool {
    switch facts[value] {
    case .member(let other, name, _): return fits(base, viewed(other))
    case .free(name):
      guard let receiver, case .hole = base else { return false }
      implicitSelf = receiver
      return true
    default: return false
    }
  }

  /// Whether an argument list holds the pattern's arguments in their order, others between them.
  private mutating func fits(_ mine: [ShapeArgument], _ others: [Argument]) -> Bool {
    var next = 0
    for argument in mine {
      if case .rest(let hole) = argument.shape {
        for other in others[next...] where other.label == nil && !other.isTrailing {
          captures.append(Capture(hole: hole, value: other.value))
        }
        next = others.count
        continue
      }
      guard let place = others[next...].firstIndex(where: { takes(argument, $0) }),
        fits(argument.shape, others[place].value)
      else { return false }
      next = place + 1
    }
    return true
  }

  /// Whether an argument of the pattern speaks of an argument of the call: labels are the same; a hole in braces takes
  /// a closure without a label, one in parentheses anything without a label that does not trail.
  private func takes(_ mine: ShapeArgument, _ other: Argument) -> Bool {
    guard mine.label == other.label else { return false }
    guard mine.label == nil else { return true }
    return mine.isInBraces ? other.isTrailing || isClosure(other.value) : !other.isTrailing
  }

  private func isClosure(_ value: ValueID) -> Bool {
    switch facts[value] {
    case .closure, .keyPath: true
    default: false
    }
  }

  /// What stands in front of a name, less what does not change which object it is: `!`, `?` and proxies.
  private func viewed(_ value: ValueID) -> ValueID {
    var value = value
    while true {
      switch facts[value] {
      case .forced(let inner), .unwrapped(let inner): value = inner
      case .member(let inner, let name, _) where rules.isProxy(name): value = inner
      default: return value
      }
    }
  }
}
