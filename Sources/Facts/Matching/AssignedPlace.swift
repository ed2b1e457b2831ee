import RuleCards

/// The place that a call assigns to: a value of the body, or the names behind one, `label` and `text` of
/// `label.rx.text`.
struct AssignedPlace {
  /// What the names are read from; nil for self.
  let base: ValueID?
  /// The names, outermost first.
  let names: [String]

  /// The place of a target, or of a key path on it; nil where it is none.
  init?(_ target: ValueID, path: ValueID?, _ facts: Facts, _ rules: Rules) {
    let target = facts.place(target)
    if let path {
      guard case .keyPath(_, let names) = facts[path], !names.isEmpty else { return nil }
      (base, self.names) = (target, names)
      return
    }
    switch facts[target] {
    case .free(let name): (base, names) = (nil, [name])
    case .member(let owner, let name, _):
      names = [name]
      switch facts[owner] {
      case .member(let view, let proxy, _) where rules.isProxy(proxy): base = view
      case .free(let proxy) where rules.isProxy(proxy): base = nil
      default: base = owner
      }
    default: return nil
    }
  }
}

/// What a match of a card assigns: `model.names.assign(to: \.text, on: label)`.
package struct Assignment: Hashable, Sendable {
  /// What the names are read from; nil for self.
  let base: ValueID?
  /// The names, outermost first.
  let names: [String]
  /// The value that is assigned.
  let source: ValueID
}

extension Facts {
  /// A place without what does not change which place it is: `&`, `!`, `?`.
  fileprivate func place(_ value: ValueID) -> ValueID {
    var value = value
    while true {
      switch self[value] {
      case .forced(let inner), .unwrapped(let inner), .reference(let inner): value = inner
      default: return value
      }
    }
  }

  /// The same facts with an edge behind them for every assignment that a match of a card makes, in the matches' order.
  package func assigning(_ matches: [Match]) -> Facts {
    guard matches.contains(where: { !$0.assignments.isEmpty }) else { return self }
    var facts = self
    for match in matches {
      guard let value = match.value, let edge = edge(holding: value) else { continue }
      for assignment in match.assignments { facts.add(assignment, like: edge) }
    }
    return facts
  }

  private mutating func add(_ assignment: Assignment, like edge: Edge) {
    var target = assignment.base
    for name in assignment.names {
      values.append(target.map { .member($0, name, optional: false) } ?? .free(name))
      ranges.append(ranges[Int(assignment.source)])
      target = ValueID(values.count - 1)
    }
    guard let target else { return }
    let kind = Edge.Kind.assign(to: target, from: assignment.source)
    edges.append(Edge(kind, guarded: edge.guarded, closure: edge.closure, range: edge.range))
  }

  /// The edge that a value is part of: a value stands before what is made of it, so it is the first from there on.
  private func edge(holding value: ValueID) -> Edge? {
    edges.filter { $0.value >= value && holds(value, in: $0.value) }.min { $0.value < $1.value }
  }

  private func holds(_ wanted: ValueID, in value: ValueID) -> Bool {
    var open = [value]
    while let next = open.popLast() {
      if next == wanted { return true }
      open += self[next].parts.filter { $0 >= wanted }
    }
    return false
  }
}

extension Edge {
  /// The value that it carries.
  fileprivate var value: ValueID {
    switch kind {
    case .assign(_, let from), .bind(_, let from), .returns(let from), .evaluate(let from): from
    }
  }
}

extension Value {
  /// The values that a call's chain is made of.
  fileprivate var parts: [ValueID] {
    switch self {
    case .member(let base, _, _), .forced(let base), .unwrapped(let base), .reference(let base), .cast(let base, _, _):
      [base]
    case .call(let base, let arguments), .subscripted(let base, let arguments): [base] + arguments.map(\.value)
    case .collection(_, let arguments): arguments.map(\.value)
    default: []
    }
  }
}
