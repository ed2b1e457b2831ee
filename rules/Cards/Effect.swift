/// What a match of a card does with what stands in its holes.
package enum Effect: Hashable, Sendable {
  /// `shows $value`: puts the value before the user; the name stands for the written property or view where given
  /// (`as title`: `button.setTitle($value…)` is the sink `button.title`).
  case shows(Hole, Channel, name: String?)
  /// `edits $value`: the control also writes the value back, so a state that it edits is a draft.
  case edits(Hole)
  /// `decides $value hidden`: the value only decides about a view.
  case decides(Hole, Decision)
  /// `passes $value`: the match's own value is made from this one; `printing` where nil or a whole object would be
  /// printed as text (`String(describing:)`).
  case passes(Origin, printing: Bool)
  /// `gives $closure`: the match's own value is what the closure returns, or the key path reads; `elements` where that
  /// is an element of the match's value (`map`).
  case gives(Hole, elements: Bool)
  /// `binds $row 0 to element of $items`: what the closure's parameter at a place stands for.
  case binds(Hole, parameter: Int, to: Origin)
  /// `pairs offset, element of $items`: an element of the match's value is a tuple of these parts; nil for a part that
  /// is no value of the model, such as an index.
  case pairs([TuplePart])
  /// `repeats $items`: the value says how often a view stands there, which counts as shown.
  case repeats(Hole)
  /// `acts $closure`: runs only when something is tapped.
  case acts(Hole)
  /// `opens $view`: pushes or presents what stands there, a screen of its own where it has a type of its own.
  case opens(Hole)
  /// `identity $value`: read only as identity.
  case identity(Hole)
  /// `selects $value`: chooses among values that the match shows.
  case selects(Hole)
  /// `assigns $source to $target`: `target = source` whenever it changes; with `at $path`, `target.path = source`.
  case assigns(Origin, to: Hole, path: Hole?)
  /// `ignores $value`: goes nowhere that a user sees: logging, analytics.
  case ignores(Hole)
  /// `mutes $value`: hides an element from accessibility while the value is true.
  case mutes(Hole)
}

/// How a value reaches the user.
package enum Channel: String, Hashable, Sendable, CaseIterable { case visible, spoken }

/// What a condition decides about a view.
package enum Decision: String, Hashable, Sendable, CaseIterable { case exists, hidden, enabled, style }

/// Where a value comes from: a hole, or an element of the sequence, optional or publisher in it.
package struct Origin: Hashable, Sendable {
  /// The hole.
  package var hole: Hole
  /// Whether it is one element of what stands there, and not all of it.
  package var isElement: Bool
}

/// One part of the tuples that a sequence yields.
package struct TuplePart: Hashable, Sendable {
  /// Its label, empty where it has none.
  package var label: String
  /// What it is; nil for an index or a count.
  package var origin: Origin?
}
