/// One row with both of its halves, of a pair or of a lone screen, about to be weighed: where its level and its
/// findings come from.
package struct WeighedRow: Sendable {
  /// A screen and its half of the row.
  package struct Party: Sendable {
    /// The screen's name, in full.
    package var screen: String
    /// Its half.
    package var side: Report.Side

    /// A screen with its half.
    package init(screen: String, side: Report.Side) {
      self.screen = screen
      self.side = side
    }

    var half: Half { Half(Judgement(side.verdict, side.reason), whenNil: side.whenNil) }
    var standing: Standing { Standing(half.judgement) }
  }

  var key: String
  var model: String?
  var channel: Channel
  var legacy: Party?
  var migrated: Party?
  var complete: Bool

  /// A row by its field and its halves; `complete` where missing on both is an error (L3).
  package init(
    key: String,
    model: String?,
    channel: Channel,
    legacy: Party?,
    migrated: Party?,
    complete: Bool = false
  ) {
    self.key = key
    self.model = model
    self.channel = channel
    self.legacy = legacy
    self.migrated = migrated
    self.complete = complete
  }

  /// The row's level (V7, L1, L3), before configuration and decisions.
  package var level: Level { rowLevel(legacy: legacy?.half, migrated: migrated?.half, complete: complete) }

  /// What a person should look at in this row; empty where its level is below note.
  package var findings: [Report.Finding] { findingsWithValue + findingsAsNil }

  private var findingsWithValue: [Report.Finding] {
    let level = levelWithValue(legacy: legacy?.half, migrated: migrated?.half, complete: complete)
    guard level >= .note else { return [] }
    return atFault.map { finding($0.fault, level, $0.message, at: $0.party, beside: $0.beside) }
  }

  private var findingsAsNil: [Report.Finding] {
    guard let level = levelAsNil(legacy: legacy?.half, migrated: migrated?.half), level >= .note else { return [] }
    return [legacy, migrated].compactMap { party in
      guard let party, let fault = party.side.whenNil?.fault else { return nil }
      let message: Message =
        switch fault {
        case .keptWhenNil: .keptWhenNil(key: key, screen: party.screen)
        case .printsNil: .printsNil(key: key, screen: party.screen)
        default: .unwrapsNil(key: key, screen: party.screen)
        }
      return finding(fault, fault == .unwrapsNil ? .error : level, message, at: party, beside: nil)
    }
  }

  private func finding(
    _ fault: Fault,
    _ level: Level,
    _ message: Message,
    at party: Party,
    beside: Party?
  ) -> Report.Finding {
    Report.Finding(
      rule: fault, level: level, message: message, screen: party.screen, model: model, key: key, channel: channel,
      sites: party.side.sites + (beside?.side.sites ?? []))
  }
}

extension WeighedRow {
  struct Blame {
    var fault: Fault
    var message: Message
    var party: Party
    var beside: Party?
  }

  /// The halves at fault with a value: the migrated one first, and the legacy one where the migrated one has none.
  var atFault: [Blame] {
    if let migrated, let blame = blame(migrated, beside: legacy, isMigrated: true) {
      let both = migrated.standing == .extra && legacy?.standing == .extra
      return both ? [blame] + blamedLegacy : [blame]
    }
    return blamedLegacy
  }

  private var blamedLegacy: [Blame] {
    legacy.flatMap { blame($0, beside: migrated, isMigrated: false) }.map { [$0] } ?? []
  }

  private func blame(_ party: Party, beside: Party?, isMigrated: Bool) -> Blame? {
    switch party.standing {
    case .matched, .neither, .noScreen: nil
    case .missing: missing(party, beside: beside, isMigrated: isMigrated)
    case .stale:
      Blame(
        fault: party.side.rule ?? .stale,
        message: .stale(key: key, screen: party.screen, model: model, proof: party.side.rule), party: party,
        beside: beside)
    case .extra:
      extra(party)
    case .unreadable:
      Blame(
        fault: .unmeasured,
        message: .unmeasured(key: key, screen: party.screen, reason: party.side.reason ?? .unknownName), party: party)
    }
  }

  private func extra(_ party: Party) -> Blame {
    let fault = party.side.rule ?? .extra
    let message: Message =
      fault == .printsObject
      ? .printsObject(key: key, screen: party.screen, model: model)
      : .extra(key: key, screen: party.screen, model: model)
    return Blame(fault: fault, message: message, party: party)
  }

  /// A migrated screen that leaves out what the legacy one does not show either is at fault only in a complete pair;
  /// a legacy one that does is told only beside a migrated one that shows it.
  private func missing(_ party: Party, beside: Party?, isMigrated: Bool) -> Blame? {
    guard let beside else { return nil }
    let message: Message
    switch (isMigrated, beside.standing) {
    case (true, .missing) where complete:
      message = .missingOnBoth(key: key, legacy: beside.screen, migrated: party.screen, model: model)
    case (true, .matched), (true, .stale), (true, .unreadable):
      message =
        party.side.reason == .spokenOnly
        ? .spokenOnly(key: key, legacy: beside.screen, migrated: party.screen)
        : .missing(key: key, screen: party.screen, shownBy: beside.screen, model: model)
    case (false, .matched):
      message = .newOnMigrated(key: key, legacy: party.screen, migrated: beside.screen, model: model)
    default: return nil
    }
    return Blame(fault: .missing, message: message, party: party, beside: beside)
  }
}
