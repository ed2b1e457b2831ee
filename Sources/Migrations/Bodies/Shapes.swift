import Facts
import Inventories

/// What expressions are, whoever reads them.
extension OpenBody {
  /// The name that a place or a call's callee ends with.
  func lastName(_ id: ValueID) -> String? {
    switch value(id) {
    case .member(_, let name, _), .free(let name), .implicit(let name), .type(let name): name
    case .forced(let inner), .unwrapped(let inner), .reference(let inner): lastName(inner)
    default: nil
    }
  }

  /// A value without what only opens it.
  func plain(_ id: ValueID) -> ValueID {
    var next = id
    for _ in 0..<16 {
      switch value(next) {
      case .forced(let inner), .unwrapped(let inner), .reference(let inner): next = inner
      default: return next
      }
    }
    return next
  }

  /// Where a local got its only value; nil where it has several, or none.
  func onlySource(of local: LocalID) -> ValueID? {
    var found: ValueID?
    for edge in facts.edges {
      switch edge.kind {
      case .bind(local, let from):
        if found != nil { return nil }
        found = from
      case .assign(let to, let from) where value(to) == .local(local):
        if found != nil { return nil }
        found = from
      default: continue
      }
    }
    return found
  }

  /// The calls, each with its callee and arguments.
  var calls: [(id: ValueID, callee: ValueID, arguments: [Argument])] {
    facts.values.indices.compactMap { index in
      guard case .call(let callee, let arguments) = facts.values[index] else { return nil }
      return (ValueID(index), callee, arguments)
    }
  }

  /// What the body itself returns, in order.
  var returned: [ValueID] {
    facts.edges.compactMap { edge in
      guard edge.closure == nil, case .returns(let value) = edge.kind else { return nil }
      return value
    }
  }

  /// Whether a value may be nil as written: `nil`, or a choice of which one is.
  func isNil(_ id: ValueID, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch value(id) {
    case .constant(.none): return true
    case .choice(let values, _): return values.contains { isNil($0, depth: depth + 1) }
    case .fallback(_, let second): return isNil(second, depth: depth + 1)
    case .cast(let inner, _, _): return isNil(inner, depth: depth + 1)
    default: return false
    }
  }

  /// The text of a constant, or of a call that names a member by its selector.
  func text(_ id: ValueID) -> String? {
    switch value(plain(id)) {
    case .constant(.text(let text)): text
    default: nil
    }
  }
}
