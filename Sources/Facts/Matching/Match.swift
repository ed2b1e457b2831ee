import RuleCards

/// A pattern of a card found in a body. What link must still ask: the pattern's conditions about the holes' types, that
/// a free callee is not declared in the tree, and where `implicitSelf` is set, that self's type is a fit.
package struct Match: Hashable, Sendable {
  /// The card, an index into `Rules.cards`.
  package var card: Int
  /// The alternative, an index into the card's `patterns`.
  package var pattern: Int
  /// What stands in the holes, in the pattern's order; a hole `$values...` has several.
  package var captures: [Capture]
  /// The matched call or member; nil for an assignment.
  package var value: ValueID?
  /// The assignment's edge, an index into `Facts.edges`; nil for values.
  package var edge: Int?
  /// The hole at the pattern's front that stands for self because the body wrote none: `title = x` for `$c.title = $v`.
  package var implicitSelf: Hole?
  /// What it assigns; `Facts.assigning` makes edges of it.
  package var assignments: [Assignment] = []

  /// The values in a hole: one, several for `$values...`, none for a hole that stands for self.
  package subscript(hole: Hole) -> [ValueID] { captures.filter { $0.hole == hole }.map(\.value) }
}

/// A hole and what stands in it.
package struct Capture: Hashable, Sendable {
  /// The hole, without its `$`.
  package var hole: Hole
  /// What stands in it.
  package var value: ValueID
}
