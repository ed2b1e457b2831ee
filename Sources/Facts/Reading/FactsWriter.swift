import Syntax

/// What the readers of bodies have in common, whatever the language: they push values, edges and conditions into facts
/// while they stand at a token.
protocol FactsWriter {
  var facts: Facts { get set }
  /// The condition that what is read now stands under.
  var guarded: GuardID? { get }
  /// The closure that what is read now stands in.
  var closure: ClosureID? { get }
  /// How many statements with branches were met.
  var statementCount: Int32 { get set }

  /// From a token's start to the end of the token before the current one.
  func rangeFrom(_ start: Int) -> ByteRange
}

extension FactsWriter {
  /// Adds a value that reaches from a token to the one before the current.
  mutating func push(_ value: Value, from start: Int) -> ValueID { push(value, rangeFrom(start)) }

  /// Adds a value with its range.
  mutating func push(_ value: Value, _ range: ByteRange) -> ValueID {
    facts.values.append(value)
    facts.ranges.append(range)
    return ValueID(facts.values.count - 1)
  }

  /// Adds an edge whose statement reaches from a token to the one before the current.
  mutating func push(_ kind: Edge.Kind, from start: Int) {
    facts.edges.append(Edge(kind, guarded: guarded, closure: closure, range: rangeFrom(start)))
  }

  /// Adds a condition within the current one.
  mutating func pushGuard(
    _ conditions: [ValueID], _ kind: Guard.Kind, branch: Int = 0, isElse: Bool = false, statement: Int32,
    _ range: ByteRange
  ) -> GuardID {
    facts.guards.append(
      Guard(
        outer: guarded, conditions: conditions, kind: kind, branch: branch, isElse: isElse, statement: statement,
        range: range))
    return GuardID(facts.guards.count - 1)
  }

  /// A number for a statement with branches.
  mutating func nextStatement() -> Int32 {
    statementCount += 1
    return statementCount - 1
  }
}
