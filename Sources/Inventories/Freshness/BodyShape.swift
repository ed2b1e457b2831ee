import Facts
import RuleCards
import Syntax

/// How the values of a body stand inside one another, and in which closure each is computed.
struct BodyShape: Sendable {
  /// The value that each value is an operand of; -1 where it is none's.
  private let parents: [ValueID]
  /// The edge that each value is computed for; -1 where none is known.
  private let edges: [Int32]
  /// The value that each closure is.
  private let closureValues: [ClosureID: ValueID]

  init(_ facts: Facts) {
    var parents = [ValueID](repeating: -1, count: facts.values.count)
    var edges = [Int32](repeating: -1, count: facts.values.count)
    var closures: [ClosureID: ValueID] = [:]
    for (index, edge) in facts.edges.enumerated() {
      for value in edge.values where edges[Int(value)] < 0 { edges[Int(value)] = Int32(index) }
    }
    for index in facts.values.indices.reversed() {
      if case .closure(let closure) = facts.values[index] { closures[closure] = ValueID(index) }
      for operand in facts.values[index].operands {
        parents[Int(operand)] = ValueID(index)
        if edges[Int(operand)] < 0 { edges[Int(operand)] = edges[index] }
      }
    }
    (self.parents, self.edges, closureValues) = (parents, edges, closures)
  }

  /// The value that a value is an operand of.
  func parent(of value: ValueID) -> ValueID? { parents[Int(value)] < 0 ? nil : parents[Int(value)] }

  /// The edge that a value is computed for.
  func edge(of value: ValueID) -> Int? { edges[Int(value)] < 0 ? nil : Int(edges[Int(value)]) }

  /// The value that a closure is.
  func value(of closure: ClosureID) -> ValueID? { closureValues[closure] }
}

extension Facts {
  /// The member of self that an edge assigns, assigns into, or calls a method of.
  fileprivate func changedName(by edge: Edge) -> String? {
    switch edge.kind {
    case .assign(let target, _): return ownRoot(of: target)
    case .evaluate(let value):
      guard case .call(let callee, _) = values[Int(value)], case .member(let base, _, _) = values[Int(callee)] else {
        return nil
      }
      return ownRoot(of: base)
    case .bind, .returns: return nil
    }
  }

  /// The name of the member of self that a place lies in.
  private func ownRoot(of value: ValueID) -> String? {
    var next = value
    while true {
      switch values[Int(next)] {
      case .free(let name): return name
      case .member(let base, let name, _):
        if values[Int(base)] == .selfObject { return name }
        next = base
      case .subscripted(let base, _), .forced(let base), .unwrapped(let base), .reference(let base): next = base
      default: return nil
      }
    }
  }
}

extension Edge {
  /// The values that it is about.
  fileprivate var values: [ValueID] {
    switch kind {
    case .assign(let to, let from): [from, to]
    case .bind(_, let from), .returns(let from): [from]
    case .evaluate(let value): [value]
    }
  }
}

extension Linker {
  /// How the values of a frame's body stand inside one another.
  func shape(of frame: FrameID) -> BodyShape { shape(ofBody: frames[Int(frame)].body) }

  func shape(ofBody body: BodyID) -> BodyShape {
    if let known = shapes[body] { return known }
    let shape = BodyShape(bodies[Int(body)].facts)
    shapes[body] = shape
    return shape
  }

  /// The edges of a body that assign to members of self or into them, or call methods of what they hold, by name.
  func changes(inBody body: BodyID) -> [String: [Int]] {
    if let known = changesOfBody[body] { return known }
    let facts = bodies[Int(body)].facts
    var changes: [String: [Int]] = [:]
    for (index, edge) in facts.edges.enumerated() {
      if let name = facts.changedName(by: edge) { changes[name, default: []].append(index) }
    }
    changesOfBody[body] = changes
    return changes
  }

  /// The closures that a value stands in, innermost first; nil where that cannot be told.
  func closures(around value: Bound) -> [ClosureID]? {
    let facts = read(value.frame).facts
    guard let edge = shape(of: value.frame).edge(of: value.value) else { return nil }
    return closures(fromInner: facts.edges[edge].closure, facts)
  }

  /// A closure and those that it stands in.
  func closures(fromInner closure: ClosureID?, _ facts: Facts) -> [ClosureID] {
    var found: [ClosureID] = []
    var next = closure
    while let id = next, found.count < facts.closures.count {
      found.append(id)
      next = facts.closures[Int(id)].parent
    }
    return found
  }
}
