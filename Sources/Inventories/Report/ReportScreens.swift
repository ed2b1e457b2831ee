extension Report {
  /// A type with at least one showing; the views that it owns are part of it.
  package struct Screen: Hashable, Sendable, Encodable {
    /// The type's name, in full.
    package var name: String
    /// The framework it is written for.
    package var kind: ScreenKind
    /// Where its inventory comes from.
    package var origin: Origin
    /// The type's name in its declaration.
    package var site: Site
    /// The models it shows.
    package var models: [String]
    /// The screen judged against its models alone; its pair, if it has one, has rows of its own.
    package var rows: [Row]
    /// Its showings in source order.
    package var shows: [Showing]
    /// The values that it writes on its own.
    package var constants: [Constant]
    /// The members that only decide whether something exists, is hidden, enabled or styled.
    package var conditions: [Condition]
    /// The members used only when something is tapped.
    package var actions: [Action]
    /// The screens that it leads to; for people alone, version 1 of the schema has no member for it.
    package var ways: [Opening]

    private enum CodingKeys: String, CodingKey {
      case name, kind, origin, site, models, rows, shows, constants, conditions, actions
    }

    /// One, by its members.
    package init(
      name: String,
      kind: ScreenKind,
      origin: Origin = .tree,
      site: Site,
      models: [String] = [],
      rows: [Row] = [],
      shows: [Showing] = [],
      constants: [Constant] = [],
      conditions: [Condition] = [],
      actions: [Action] = [],
      ways: [Opening] = []
    ) {
      self.name = name
      self.kind = kind
      self.origin = origin
      self.site = site
      self.models = models
      self.rows = rows
      self.shows = shows
      self.constants = constants
      self.conditions = conditions
      self.actions = actions
      self.ways = ways
    }
  }
}
