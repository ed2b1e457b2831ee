import Syntax

/// One rule card: patterns, what a match of any of them does, and the examples that prove it; or facts about names.
public struct Card: Hashable, Sendable {
  /// Its id, unique among all cards: `uikit.label-text`.
  package var id: String
  /// The patterns, each an alternative with the same holes; empty for a card of facts.
  package var patterns: [Pattern] = []
  /// What a match does, in the order written.
  package var effects: [Effect] = []
  /// What the card says about names.
  package var facts: [Fact] = []
  /// The reason, in a sentence or two.
  package var why: String = ""
  /// Examples that match, `↓` before the first character of each value that the first effect takes; for facts, names.
  package var hits: [String] = []
  /// Examples that do not match.
  package var misses: [String] = []
  /// The file that holds it.
  package var path: String
  /// The line of its first word, from 1.
  package var line: Int
}

/// One alternative of a card: Swift with holes, or an Objective-C message written as the Swift call that it is read as.
package struct Pattern: Hashable, Sendable {
  /// The pattern as written, with holes `$name`.
  package var text: String
  /// What must hold of the holes' types, all of it.
  package var conditions: [Condition] = []
}

/// A question that link answers: whether what stands in a hole is of one of these types or has one of these roles.
package struct Condition: Hashable, Sendable {
  /// The hole.
  package var hole: Hole
  /// Type names (`UILabel`; subclasses count) or role words (`uikit-view`); one of them must hold.
  package var names: [String]
}

/// A hole's name without its `$`.
package typealias Hole = String
