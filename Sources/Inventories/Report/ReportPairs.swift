extension Report {
  /// A legacy and a migrated screen of the same thing.
  package struct Pair: Hashable, Sendable, Encodable {
    /// The screen that is being left.
    package var legacy: String
    /// The screen that takes its place.
    package var migrated: String
    /// What makes them a pair.
    package var why: PairWhy
    /// The models that both are judged against, types that are one model side by side.
    package var models: [String]
    /// How the models were chosen.
    package var modelsBy: ModelsBy
    /// True where the pair is declared complete, which makes missing on both an error.
    package var complete: Bool
    /// The members that either screen reads and the stored ones that neither shows, in the model's order.
    package var rows: [PairRow]
    /// The conditions that one side has and the other never reads.
    package var conditions: [PairCondition]
    /// The constants that only the legacy screen has, candidates for leftovers.
    package var constants: [Constant]
    /// How many rows have the level hidden; `counted()` fills it.
    package var hidden: Int
    /// How many rows are missing on both sides; `counted()` fills it.
    package var missingOnBoth: Int

    /// One, by its members.
    package init(
      legacy: String,
      migrated: String,
      why: PairWhy,
      models: [String] = [],
      modelsBy: ModelsBy,
      complete: Bool = false,
      rows: [PairRow] = [],
      conditions: [PairCondition] = [],
      constants: [Constant] = [],
      hidden: Int = 0,
      missingOnBoth: Int = 0
    ) {
      self.legacy = legacy
      self.migrated = migrated
      self.why = why
      self.models = models
      self.modelsBy = modelsBy
      self.complete = complete
      self.rows = rows
      self.conditions = conditions
      self.constants = constants
      self.hidden = hidden
      self.missingOnBoth = missingOnBoth
    }
  }

  /// One field in one channel on both sides.
  package struct PairRow: Hashable, Sendable, Encodable {
    /// The field.
    package var key: String
    /// The model that the field belongs to, by the migrated side's name where it has two; null where it is no model.
    @Null package var model: String?
    /// How it reaches the user.
    package var channel: Channel
    /// The legacy screen against the model.
    package var legacy: Side
    /// The migrated screen against the model.
    package var migrated: Side
    /// The level read off the two verdicts; the worse of the two where nil is judged as well.
    package var level: Level
    /// What the team decided about it.
    package var decision: Decision?
    /// The comment in source that silences the row.
    package var ignored: Ignored?

    /// One, by its members.
    package init(
      key: String,
      model: String?,
      channel: Channel,
      legacy: Side,
      migrated: Side,
      level: Level = .none,
      decision: Decision? = nil,
      ignored: Ignored? = nil
    ) {
      self.key = key
      self.model = model
      self.channel = channel
      self.legacy = legacy
      self.migrated = migrated
      self.level = level
      self.decision = decision
      self.ignored = ignored
    }
  }

  /// One screen's half of a pair's row.
  package struct Side: Hashable, Sendable, Encodable {
    /// The verdict, for a nullable member the one with a value.
    package var verdict: Verdict
    /// Why the verdict is unmeasured, or `spokenOnly` for a missing one.
    package var reason: Reason?
    /// The rule behind the verdict: the one that proves a copy or tells what happens at nil.
    package var rule: Fault?
    /// How the shown value keeps up; nil where nothing is shown.
    package var freshness: Freshness?
    /// What the screen does when the member is nil; nil where it cannot be nil or is not shown.
    package var whenNil: WhenNil?
    /// The members that this screen reads instead, all that the key's body reads.
    @Sparse package var renamedTo: [String]
    /// The names between sink and key, nearest the sink first.
    @Sparse package var via: [String]
    /// The showings; without one, the screen's declaration, or where reading ended.
    package var sites: [Site]
    /// The two values printed; present when `--sample` gave them.
    package var sample: Sample?

    /// One, by its members.
    package init(
      verdict: Verdict,
      reason: Reason? = nil,
      rule: Fault? = nil,
      freshness: Freshness? = nil,
      whenNil: WhenNil? = nil,
      renamedTo: [String] = [],
      via: [String] = [],
      sites: [Site] = [],
      sample: Sample? = nil
    ) {
      self.verdict = verdict
      self.reason = reason
      self.rule = rule
      self.freshness = freshness
      self.whenNil = whenNil
      self.renamedTo = renamedTo
      self.via = via
      self.sites = sites
      self.sample = sample
    }
  }

  /// A condition that only one screen of a pair has.
  package struct PairCondition: Hashable, Sendable, Encodable {
    /// The member that decides.
    package var key: String
    /// The model it belongs to; null where the key is an input of the screen that is no model.
    @Null package var model: String?
    /// The side that has the condition.
    package var on: PairSide
    /// What it decides.
    package var decides: Decides
    /// `note`, unless the configuration says otherwise.
    package var level: Level
    /// The conditions.
    package var sites: [Site]
    /// The comment in source that silences it; for people alone, version 1 of the schema has no member for it.
    package var ignored: Ignored?

    private enum CodingKeys: String, CodingKey { case key, model, on, decides, level, sites }

    /// One, by its members.
    package init(
      key: String,
      model: String?,
      on: PairSide,
      decides: Decides,
      level: Level = .note,
      sites: [Site] = []
    ) {
      self.key = key
      self.model = model
      self.on = on
      self.decides = decides
      self.level = level
      self.sites = sites
    }
  }
}
