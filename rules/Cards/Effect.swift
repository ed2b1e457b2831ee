/// What a match of a card does with what stands in its holes.
package enum Effect: Hashable, Sendable {
  /// `shows $value`: puts the value before the user; the name stands for the written property or view where given
  /// (`as title`: `button.setTitle($value…)` is the sink `button.title`).
  case shows(Hole, Channel, name: String?)
  /// `edits $value`: the control also writes the value back, so a state that it edits is a draft.
  case edits(Hole)
  /// `decides $value hidden`: the value only decides about a view.
  case decides(Hole, Decision)
  /// `toggles hidden`: the conditions that the match stands under decide about a view.
  case toggles(Decision)
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
  /// `holds $view`: what stands there is part of the screen.
  case holds(Hole)
  /// `provides $value`: hands the value to every view below that asks its environment for it.
  case provides(Hole)
  /// `identity $value`: read only as identity.
  case identity(Hole)
  /// `selects $value`: chooses among values that the match shows.
  case selects(Hole)
  /// `assigns $source to $target`: `target = source` whenever it changes; with `at $path`, `target.path = source`.
  case assigns(Origin, to: Hole, path: Hole?)
  /// `adds $value to $text`: the value becomes part of what stands in the other hole.
  case adds(Origin, to: Hole)
  /// `ignores $value`: goes nowhere that a user sees: logging, analytics.
  case ignores(Hole)
  /// `returns UIListContentConfiguration`: the type of the match's own value.
  case returns(String)
  /// `mutes $value`: hides an element from accessibility while the value is true.
  case mutes(Hole)
  /// `translates $value`: a text there is a key that is looked up; for what shows it, a text that stands there itself.
  case translates(Hole)
  /// `allows $value`: takes nil, and then shows or passes nothing; what a card does not allow is unwrapped by force.
  case allows(Hole)
  /// `starts $closure appearing`: when the closure runs, and from then on.
  case starts(Hole, Start)
  /// `delays $source`: hands on what a publisher sends later, when the value it tells of is set.
  case delays(Hole)
  /// `renews $value`: whatever state stands there begins anew when the value changes.
  case renews(Hole)
}

/// When a closure that is handed to a view runs.
package enum Start: Hashable, Sendable {
  /// `appearing`: when the view appears.
  case appearing
  /// `once`: once, by whoever runs what it stands in.
  case once
  /// `presented`: when what it makes is presented.
  case presented
  /// `keyed $key`: when the view appears, and whenever the key changes.
  case keyed(Hole)
  /// `hearing $source`: whenever a publisher sends something while the view is on screen.
  case hearing(Hole)
  /// `changing $value`: whenever the value changes while the view is on screen.
  case changing(Hole)
}

extension Effect {
  /// Whether a body that holds the card's words is worth reading for the effect alone; what only passes values on is
  /// read when link follows a value there.
  var isReached: Bool {
    switch self {
    case .shows, .decides, .toggles, .repeats, .acts, .opens, .holds, .selects, .assigns, .mutes: true
    case .edits, .passes, .gives, .binds, .pairs, .identity, .adds, .ignores, .provides, .returns, .translates, .allows,
      .starts, .delays, .renews:
      false
    }
  }
}

/// How a value reaches the user.
package enum Channel: String, Hashable, Sendable, CaseIterable { case visible, spoken }

/// What a condition decides about a view.
package enum Decision: String, Hashable, Sendable, CaseIterable { case exists, hidden, enabled, style }

/// Where a value comes from.
package enum Origin: Hashable, Sendable {
  /// `$value`: what stands in a hole.
  case value(Hole)
  /// `element of $items`: an element of the sequence, optional or publisher in a hole.
  case element(Hole)
  /// `argument 1`: a value of the type that is the matched type's generic argument at this place.
  case typeArgument(Int)

  /// The hole; nil where only a type is known.
  package var hole: Hole? {
    switch self {
    case .value(let hole), .element(let hole): hole
    case .typeArgument: nil
    }
  }
}

/// One part of the tuples that a sequence yields.
package struct TuplePart: Hashable, Sendable {
  /// Its label, empty where it has none.
  package var label: String
  /// What it is; nil for an index or a count.
  package var origin: Origin?
}
