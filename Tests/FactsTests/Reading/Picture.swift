import Syntax
import Testing

@testable import Facts

/// Reads a body and compares its facts, described, with the lines expected.
func check(
  _ body: String, parameters: [String] = [], mode: BodyMode = .statements, _ expected: String,
  at location: SourceLocation = #_sourceLocation
) {
  let source = Source(body)
  let facts = readBody(source, source.whole, parameters: parameters, mode: mode)
  #expect(describe(facts) == expected, sourceLocation: location)
  expectSound(facts, source, at: location)
}

/// What holds of the facts of any body: operands stand before their values, indices exist, ranges lie in the source.
func expectSound(_ facts: Facts, _ source: Source, at location: SourceLocation = #_sourceLocation) {
  var faults: [String] = []
  if facts.values.count != facts.ranges.count { faults.append("ranges") }
  for (index, value) in facts.values.enumerated() where !operands(value).allSatisfy({ $0 >= 0 && $0 < index }) {
    faults.append("operands of \(index)")
  }
  for range in facts.ranges where range.start > range.end || Int(range.end) > source.bytes.count {
    faults.append("\(range)")
  }
  for edge in facts.edges where !isSound(edge, facts) { faults.append("\(edge)") }
  for (index, guarded) in facts.guards.enumerated() where (guarded.outer ?? -1) >= index {
    faults.append("guard \(index)")
  }
  #expect(faults == [], sourceLocation: location)
}

private func isSound(_ edge: Edge, _ facts: Facts) -> Bool {
  let hasGuard = edge.guarded.map { facts.guards.indices.contains(Int($0)) } ?? true
  let hasClosure = edge.closure.map { facts.closures.indices.contains(Int($0)) } ?? true
  return hasGuard && hasClosure
}

private func operands(_ value: Value) -> [ValueID] {
  switch value {
  case .constant, .selfObject, .superObject, .parameter, .local, .free, .implicit, .closure, .keyPath, .type,
    .unreadable:
    []
  case .member(let base, _, _), .forced(let base), .cast(let base, _, _), .reference(let base), .element(let base),
    .payload(let base, _, _), .part(let base, _), .unwrapped(let base):
    [base]
  case .subscripted(let base, let arguments), .call(let base, let arguments): [base] + arguments.map(\.value)
  case .composed(let parts), .test(_, let parts): parts
  case .collection(_, let arguments): arguments.map(\.value)
  case .choice(let values, let conditions): values + conditions
  case .fallback(let first, let second): [first, second]
  }
}
