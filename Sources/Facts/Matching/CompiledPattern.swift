import RuleCards
import Syntax

/// A pattern of a card, read by the body reader and ready to be compared.
struct CompiledPattern: Sendable {
  /// What the pattern is one of.
  enum Root: Sendable {
    /// A call or a member.
    case value(Shape)
    /// `target = source`.
    case assignment(to: Shape, from: Shape)
  }

  /// The card, an index into the rules' cards.
  let card: Int
  /// The alternative, an index into the card's patterns.
  let alternative: Int
  /// The name that a match must hold at its root: the callee's, the member's, the assigned member's.
  let name: String
  let root: Root
  /// The hole that stands in front of the root's name and may be left out for self, `_` where nothing is captured.
  let receiver: Hole?

  /// Reads a pattern of a card; nil where it is no call, member or assignment.
  init?(_ rules: Rules, card: Int, alternative: Int) {
    let source = Source(path: "", bytes: Bytes(Shape.text(rules.cards[card].patterns[alternative])))
    let facts = readBody(source, source.whole, mode: .statements)
    guard facts.problems.isEmpty, let edge = facts.edges.first(where: { $0.closure == nil }) else { return nil }
    let front: ValueID
    switch edge.kind {
    case .assign(let target, let from):
      guard let to = Shape(target, in: facts), let source = Shape(from, in: facts) else { return nil }
      root = .assignment(to: to, from: source)
      front = target
    case .evaluate(let value), .returns(let value):
      guard let shape = Shape(value, in: facts) else { return nil }
      root = .value(shape)
      front = value
    case .bind: return nil
    }
    guard let name = facts.rootName(front) else { return nil }
    self.card = card
    self.alternative = alternative
    self.name = name
    receiver = root.receiver.flatMap { hole in
      rules.cards[card].effects.contains { $0.speaks(of: hole) } ? nil : hole
    }
  }
}

extension CompiledPattern.Root {
  /// The hole right in front of the root's name.
  fileprivate var receiver: Hole? {
    var shape =
      switch self {
      case .value(let shape): shape
      case .assignment(let target, _): target
      }
    if case .call(let callee, _) = shape { shape = callee }
    guard case .member(.hole(let hole), _) = shape else { return nil }
    return hole ?? "_"
  }
}

extension Facts {
  /// The last name of a callee, a member or a type: what patterns are found by.
  func rootName(_ value: ValueID) -> String? {
    switch self[value] {
    case .call(let callee, _): rootName(callee)
    case .member(let base, "init", _): rootName(base)
    case .member(_, let name, _), .free(let name), .implicit(let name): name
    case .type(let written): TypePath.names(written).last
    default: nil
    }
  }
}
