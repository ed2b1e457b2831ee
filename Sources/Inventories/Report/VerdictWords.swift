/// What the comparison of a screen with its model says about one field.
package enum Verdict: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The model has a value and the screen shows it.
  case matched
  /// The model has a value and the screen shows another one.
  case stale
  /// The model has a value and the screen shows none.
  case missing
  /// The model has no value and the screen shows one.
  case extra
  /// Neither has a value, or a side cannot be read with certainty; the reason says which.
  case unmeasured
}

/// How grave a row is, the worst first.
package enum Level: String, Hashable, Sendable, Encodable, CaseIterable {
  /// A field that the user loses, or sees wrong.
  case error
  /// Most likely wrong.
  case warning
  /// Worth knowing.
  case note
  /// Counted, and printed only with `--all`.
  case hidden
  /// Nothing to say.
  case none
}

/// How a shown value keeps up with the model.
package enum Freshness: String, Hashable, Sendable, Encodable, CaseIterable {
  /// It follows every update of the member.
  case follows
  /// A rule proves that it was copied once.
  case once
  /// Neither is proved; it counts as shown.
  case unknown
}

/// What a screen does with a member that is nil.
package enum WhenNil: String, Hashable, Sendable, Encodable, CaseIterable {
  /// It clears or hides the sink, so neither has a value.
  case clears
  /// It writes a constant meant for this case.
  case substitutes
  /// It keeps what the previous object left there: extra, rule `kept-when-nil`.
  case keeps
  /// It prints `Optional(…)`, `nil` or `(null)`: rule `prints-nil`.
  case prints
  /// It unwraps by force: rule `unwraps-nil`.
  case crashes
  /// It cannot be told.
  case unreadable
}

/// How a value reaches the user; channels are judged apart.
package enum Channel: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Text, image or value on the screen.
  case visible
  /// Accessibility.
  case spoken
}

/// What a member does in a showing.
package enum Role: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Its value is shown.
  case shows
  /// It chooses between values of one sink, which counts as shown.
  case selects
}

/// What a condition decides about its view.
package enum Decides: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Whether it exists.
  case exists
  /// Whether it is hidden.
  case hidden
  /// Whether it is enabled.
  case enabled
  /// Its colour, font, accessory or other style.
  case style
}

/// What a team decided about a row.
package enum DecisionKind: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The migrated screen will show it; visible until it does.
  case carry
  /// The model will drop it.
  case drop
  /// The leftover line will be deleted.
  case delete
  /// The model will get the value back.
  case give
  /// It is not shown on purpose.
  case notShown = "not-shown"
}

extension Level: Comparable {
  /// Whether the first is less grave than the second: `none < hidden < note < warning < error`.
  package static func < (less: Level, more: Level) -> Bool { less.rank < more.rank }

  private var rank: Int {
    switch self {
    case .error: 4
    case .warning: 3
    case .note: 2
    case .hidden: 1
    case .none: 0
    }
  }
}
