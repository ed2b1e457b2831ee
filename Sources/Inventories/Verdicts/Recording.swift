/// Recorded values: what a model held and what a screen showed, written down by a team's own tests or by hand.
package struct Recording: Hashable, Sendable {
  /// One screen compared with the model at one moment.
  package struct Check: Hashable, Sendable {
    /// What happened.
    package var label: String
    /// The screen's name.
    package var screen: String
    /// The fields compared, in the order they are printed.
    package var rows: [Row]

    /// A check by its members.
    package init(label: String, screen: String, rows: [Row]) {
      self.label = label
      self.screen = screen
      self.rows = rows
    }
  }

  /// One field: what the model holds and what the screen shows of it at the end; nil is no value, an empty text is one.
  package struct Row: Hashable, Sendable {
    /// The field's name, the same in model and screen.
    package var key: String
    /// The model's value.
    package var model: String?
    /// What the screen shows, the last of all writes.
    package var shown: String?

    /// A row by its members.
    package init(key: String, model: String?, shown: String?) {
      self.key = key
      self.model = model
      self.shown = shown
    }

    /// What the comparison says; canonically equivalent texts are the same value.
    package var judgement: Judgement { verdict(model: Reading(model), shown: Reading(shown)) }

    /// The level of a recorded row: missing and stale are errors, extra is a warning.
    var level: Level {
      switch judgement.verdict {
      case .missing, .stale: .error
      case .extra: .warning
      case .matched, .unmeasured: .none
      }
    }
  }

  /// The checks in the order they are printed.
  package var checks: [Check]

  /// A recording by its checks.
  package init(checks: [Check]) { self.checks = checks }

  /// The gravest level of its rows: missing and stale are errors, extra is a warning.
  package var worstLevel: Level {
    checks.lazy.flatMap(\.rows).map(\.level).max() ?? .none
  }
}

extension Reading {
  /// A recorded value; nil is none.
  package init(_ recorded: Value?) {
    self = recorded.map(Reading.value) ?? .absent
  }
}
