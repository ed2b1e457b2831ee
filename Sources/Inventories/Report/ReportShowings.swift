extension Report {
  /// One place where a screen puts a value before the user.
  package struct Showing: Hashable, Sendable, Encodable {
    /// What its source reads; never empty.
    package var keys: [Read]
    /// What the value is put into, as written: `noteLabel.text`, `Text`.
    package var sink: String
    /// How it reaches the user.
    package var channel: Channel
    /// What the member does there.
    package var role: Role
    /// The expression put into the sink, as written.
    package var source: String
    /// The method or property it stands in; its type in front where that is a view the screen owns.
    package var method: String
    /// The conditions it stands under as written, the outermost first, joined by ` && `; nil where it always runs.
    package var condition: String?
    /// How the shown value keeps up.
    package var freshness: Freshness
    /// The rule that proves a copy; present when freshness is `once`.
    package var freshnessRule: Fault?
    /// Why its keys cannot be read with certainty; nil when they can.
    package var reason: Reason?
    /// The first character of the source; for `selects`, of the condition.
    package var site: Site
    /// The rule card that found it.
    package var rule: String

    /// One, by its members.
    package init(
      keys: [Read] = [],
      sink: String,
      channel: Channel,
      role: Role = .shows,
      source: String,
      method: String,
      condition: String? = nil,
      freshness: Freshness = .unknown,
      freshnessRule: Fault? = nil,
      reason: Reason? = nil,
      site: Site,
      rule: String
    ) {
      self.keys = keys
      self.sink = sink
      self.channel = channel
      self.role = role
      self.source = source
      self.method = method
      self.condition = condition
      self.freshness = freshness
      self.freshnessRule = freshnessRule
      self.reason = reason
      self.site = site
      self.rule = rule
    }
  }

  /// One member that an expression reads.
  package struct Read: Hashable, Sendable, Encodable {
    /// The member path, or `*` for the whole object.
    package var key: String
    /// The model it belongs to; null where the key is an input of the screen that is no model.
    @Null package var model: String?
    /// The names between sink and key, nearest the sink first.
    @Sparse package var via: [String]

    /// One, by its members.
    package init(
      key: String,
      model: String?,
      via: [String] = []
    ) {
      self.key = key
      self.model = model
      self.via = via
    }
  }

  /// A value that a screen writes on its own.
  package struct Constant: Hashable, Sendable, Encodable {
    /// The text, or the expression as written where it is no text.
    package var value: String
    /// What it is written into.
    package var sink: String
    /// The key that the sink's name would give; nil where the sink has no name.
    package var name: String?
    /// The field it stands for, where there is proof; it is then in the rows too.
    package var key: String?
    /// How it reaches the user.
    package var channel: Channel
    /// The method or property it stands in; nil for one in a storyboard or xib.
    package var method: String?
    /// When it runs; nil where it always does.
    package var condition: String?
    /// The first character of the value.
    package var site: Site
    /// The rule card that found it.
    package var rule: String
    /// The key of a layout document's text in the document's string table; to compare by, version 1 of the schema has
    /// no member for it.
    package var tableKey: String?

    private enum CodingKeys: String, CodingKey {
      case value, sink, name, key, channel, method, condition, site, rule
    }

    /// One, by its members.
    package init(
      value: String,
      sink: String,
      name: String? = nil,
      key: String? = nil,
      channel: Channel,
      method: String? = nil,
      condition: String? = nil,
      site: Site,
      rule: String
    ) {
      self.value = value
      self.sink = sink
      self.name = name
      self.key = key
      self.channel = channel
      self.method = method
      self.condition = condition
      self.site = site
      self.rule = rule
    }
  }

  /// A member that decides about a view without being shown.
  package struct Condition: Hashable, Sendable, Encodable {
    /// The member.
    package var key: String
    /// The model it belongs to; null where the key is an input of the screen that is no model.
    @Null package var model: String?
    /// The names between the condition and the key.
    @Sparse package var via: [String]
    /// What it decides.
    package var decides: Decides
    /// What it decides about; nil for a whole branch of views.
    package var sink: String?
    /// The condition as written.
    package var source: String
    /// The method or property it stands in; its type in front where that is a view the screen owns.
    package var method: String
    /// The first character of the source.
    package var site: Site
    /// The rule card that found it.
    package var rule: String

    /// One, by its members.
    package init(
      key: String,
      model: String?,
      via: [String] = [],
      decides: Decides,
      sink: String? = nil,
      source: String,
      method: String,
      site: Site,
      rule: String
    ) {
      self.key = key
      self.model = model
      self.via = via
      self.decides = decides
      self.sink = sink
      self.source = source
      self.method = method
      self.site = site
      self.rule = rule
    }
  }

  /// A member that is read only when something is tapped.
  package struct Action: Hashable, Sendable, Encodable {
    /// The member.
    package var key: String
    /// The model it belongs to; null where the key is an input of the screen that is no model.
    @Null package var model: String?
    /// The names between the action and the key.
    @Sparse package var via: [String]
    /// The expression as written.
    package var source: String
    /// The method or property it stands in; its type in front where that is a view the screen owns.
    package var method: String
    /// The first character of the source.
    package var site: Site
    /// The rule card that found it.
    package var rule: String

    /// One, by its members.
    package init(
      key: String,
      model: String?,
      via: [String] = [],
      source: String,
      method: String,
      site: Site,
      rule: String
    ) {
      self.key = key
      self.model = model
      self.via = via
      self.source = source
      self.method = method
      self.site = site
      self.rule = rule
    }
  }
}
