extension Report {
  /// The verdict on one field of one screen in one channel.
  package struct Row: Hashable, Sendable, Encodable {
    /// The field, a member path relative to the model.
    package var key: String
    /// The model it belongs to; null where the key is an input of the screen that is no model.
    @Null package var model: String?
    /// How it reaches the user.
    package var channel: Channel
    /// The verdict, for a nullable member the one with a value.
    package var verdict: Verdict
    /// The level as if the screen had no pair; the worse of the two where nil is judged as well.
    package var level: Level
    /// Why the verdict is unmeasured, or `spokenOnly` for a missing one.
    package var reason: Reason?
    /// The rule behind the verdict: the one that proves a copy or tells what happens at nil.
    package var rule: Fault?
    /// How the shown value keeps up; nil where nothing is shown.
    package var freshness: Freshness?
    /// What the screen does when the member is nil; nil where it cannot be nil or is not shown.
    package var whenNil: WhenNil?
    /// The members that the screen reads instead, all that the key's body reads.
    @Sparse package var renamedTo: [String]
    /// The names between sink and key, nearest the sink first.
    @Sparse package var via: [String]
    /// The showings; without one, the screen's declaration, or where reading ended.
    package var sites: [Site]
    /// The two values printed; present when `--sample` gave them.
    package var sample: Sample?
    /// What the team decided about it.
    package var decision: Decision?
    /// The comment in source that silences the row.
    package var ignored: Ignored?

    /// One, by its members.
    package init(
      key: String,
      model: String?,
      channel: Channel,
      verdict: Verdict,
      level: Level = .none,
      reason: Reason? = nil,
      rule: Fault? = nil,
      freshness: Freshness? = nil,
      whenNil: WhenNil? = nil,
      renamedTo: [String] = [],
      via: [String] = [],
      sites: [Site] = [],
      sample: Sample? = nil,
      decision: Decision? = nil,
      ignored: Ignored? = nil
    ) {
      self.key = key
      self.model = model
      self.channel = channel
      self.verdict = verdict
      self.level = level
      self.reason = reason
      self.rule = rule
      self.freshness = freshness
      self.whenNil = whenNil
      self.renamedTo = renamedTo
      self.via = via
      self.sites = sites
      self.sample = sample
      self.decision = decision
      self.ignored = ignored
    }
  }

  /// Values from `--sample`, as printed.
  package struct Sample: Hashable, Sendable, Encodable {
    /// The model's value; null when it has none.
    @Null package var model: String?
    /// What the screen shows; null when it shows nothing.
    @Null package var shown: String?

    /// One, by its members.
    package init(
      model: String?,
      shown: String?
    ) {
      self.model = model
      self.shown = shown
    }
  }

  /// A decision of the team, from a committed file.
  package struct Decision: Hashable, Sendable, Encodable {
    /// What was decided.
    package var kind: DecisionKind
    /// The team's reason.
    package var reason: String

    /// One, by its members.
    package init(
      kind: DecisionKind,
      reason: String
    ) {
      self.kind = kind
      self.reason = reason
    }
  }

  /// A `uyum:ignore` comment.
  package struct Ignored: Hashable, Sendable, Encodable {
    /// The reason that the comment gives.
    package var reason: String
    /// The comment.
    package var site: Site

    /// One, by its members.
    package init(
      reason: String,
      site: Site
    ) {
      self.reason = reason
      self.site = site
    }
  }

  /// A place in a file.
  package struct Site: Hashable, Sendable, Encodable {
    /// The file, relative to the report's root.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes of UTF-8, from 1.
    package var column: Int
    /// The git revision it was read or frozen at; nil for the work tree.
    package var revision: String?
    /// The object's id, in a layout document; for people alone, version 1 of the schema has no member for it.
    package var object: String?

    private enum CodingKeys: String, CodingKey { case file, line, column, revision }

    /// One, by its members.
    package init(
      file: String,
      line: Int,
      column: Int,
      revision: String? = nil,
      object: String? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.revision = revision
      self.object = object
    }
  }
}
