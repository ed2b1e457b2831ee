import RuleCards
import Syntax

/// A pattern as its own reader read it: values with holes, compared value by value.
struct CompiledPattern: Sendable {
  /// What the pattern is one of.
  enum Root: Sendable {
    /// A call, a member, an element.
    case value(ValueID)
    /// `target = source`.
    case assignment(to: ValueID, from: ValueID)
  }

  /// The card, an index into the rules' cards.
  let card: Int
  /// The alternative, an index into the card's patterns.
  let alternative: Int
  /// The name that a match must hold at its root: the callee's, the member's, the assigned member's.
  let name: String
  let root: Root
  let facts: Facts
  /// The holes, by the pattern's values; the empty name for `$_`.
  let holes: [ValueID: PatternHole]
  /// The hole that stands in front of the root's name and may be left out for self.
  let receiver: Hole?

  /// Reads a pattern of a card; nil where it is no call, member or assignment.
  init?(_ rules: Rules, card: Int, alternative: Int) {
    let pattern = rules.cards[card].patterns[alternative]
    let source = Source(CompiledPattern.swift(pattern))
    let facts = readBody(source, source.whole, mode: .statements)
    guard facts.problems.isEmpty, let edge = facts.edges.first(where: { $0.closure == nil }) else { return nil }
    switch edge.kind {
    case .assign(let target, let from): root = .assignment(to: target, from: from)
    case .evaluate(let value), .returns(let value): root = .value(value)
    case .bind: return nil
    }
    guard let name = facts.rootName(CompiledPattern.front(of: root, in: facts)) else { return nil }
    self.card = card
    self.alternative = alternative
    self.name = name
    self.facts = facts
    holes = PatternHole.all(in: facts)
    receiver = CompiledPattern.receiver(facts, root, holes, rules.cards[card].effects)
  }

  /// The value that carries the root's name.
  private static func front(of root: Root, in facts: Facts) -> ValueID {
    switch root {
    case .value(let value): value
    case .assignment(let target, _): target
    }
  }

  /// The pattern with its holes as plain names: `$a.b` would be the projection of `a.b`.
  private static func swift(_ pattern: Pattern) -> String {
    var text: [UInt8] = []
    let dots = "...".utf8
    var rest = pattern.text[...].utf8
    while let byte = rest.first {
      if byte == UInt8(ascii: "$") {
        text += PatternHole.prefix.utf8
      } else if byte == UInt8(ascii: "."), rest.starts(with: dots) {
        text += PatternHole.restSuffix.utf8
        rest = rest.dropFirst(dots.count - 1)
      } else {
        text.append(byte)
      }
      rest = rest.dropFirst()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The hole in front of the root's name; none where an effect takes what stands in it.
  private static func receiver(
    _ facts: Facts, _ root: Root, _ holes: [ValueID: PatternHole], _ effects: [Effect]
  ) -> Hole? {
    var value = front(of: root, in: facts)
    if case .call(let callee, _) = facts[value] { value = callee }
    guard case .member(let base, _, _) = facts[value], let hole = holes[base] else { return nil }
    return effects.contains { $0.speaks(of: hole.name) } ? nil : hole.name
  }
}

/// A hole of a pattern.
struct PatternHole: Sendable, Hashable {
  /// Its name without `$`; `_` where nothing is captured.
  var name: Hole
  /// `$values...`: all arguments that are left.
  var isRest: Bool
  /// What stands for the `$` in the text that is read.
  static let prefix = "hole__"
  /// What stands for the three dots.
  static let restSuffix = "__rest"

  /// The hole that a name is; nil for other names.
  init?(_ name: String) {
    guard name.hasPrefix(PatternHole.prefix) else { return nil }
    isRest = name.hasSuffix(PatternHole.restSuffix)
    self.name = String(name.dropFirst(PatternHole.prefix.count).dropLast(isRest ? PatternHole.restSuffix.count : 0))
  }

  /// All holes of a pattern; a closure that holds nothing else is the hole that it holds.
  static func all(in facts: Facts) -> [ValueID: PatternHole] {
    var holes: [ValueID: PatternHole] = [:]
    for index in facts.values.indices {
      let value = ValueID(index)
      if let hole = facts.hole(value) { holes[value] = hole }
    }
    for edge in facts.edges {
      guard let closure = edge.closure, let result = edge.result, let hole = holes[result] else { continue }
      for index in facts.values.indices where facts.values[index] == .closure(closure) {
        holes[ValueID(index)] = hole
      }
    }
    return holes
  }
}

extension Edge {
  /// The value of an expression or a return.
  fileprivate var result: ValueID? {
    switch kind {
    case .evaluate(let value), .returns(let value): value
    case .assign, .bind: nil
    }
  }
}

extension Facts {
  /// The value at an index; unreadable where there is none.
  subscript(value: ValueID) -> Value {
    values.indices.contains(Int(value)) ? values[Int(value)] : .unreadable(.unparsed)
  }

  /// The hole that a value is; nil for other values.
  fileprivate func hole(_ value: ValueID) -> PatternHole? {
    if case .free(let name) = self[value] { PatternHole(name) } else { nil }
  }

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
