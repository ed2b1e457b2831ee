/// Where one screen of a pair stands to the model's field: a row or column of the level matrix (L1).
package enum Standing: String, Hashable, Sendable, CaseIterable {
  case matched, stale, missing, extra, neither, unreadable
  case noScreen

  /// The standing that a judgement comes to; nil is no screen.
  package init(_ judgement: Judgement?) {
    switch judgement?.verdict {
    case nil: self = .noScreen
    case .matched: self = .matched
    case .stale: self = .stale
    case .missing: self = .missing
    case .extra: self = .extra
    case .unmeasured: self = judgement?.reason == .neither ? .neither : .unreadable
    }
  }
}

/// The level matrix (L1): legacy down, migrated across, one table where the model has a value, one where it lacks it.
private enum LevelMatrix {
  static let modelHasIt = Table(
    standings: [.matched, .stale, .missing, .unreadable, .noScreen],
    levels: [
      [.none, .error, .error, .note, .none],
      [.note, .error, .error, .note, .warning],
      [.note, .error, .hidden, .note, .hidden],
      [.note, .error, .note, .note, .note],
      [.none, .error, .hidden, .note, .none],
    ])
  static let modelLacksIt = Table(
    standings: [.extra, .neither, .unreadable, .noScreen],
    levels: [
      [.warning, .warning, .note, .warning],
      [.warning, .hidden, .note, .hidden],
      [.warning, .note, .note, .note],
      [.warning, .hidden, .note, .none],
    ])

  struct Table {
    let standings: [Standing]
    let levels: [[Level]]

    func level(_ legacy: Standing, _ migrated: Standing) -> Level? {
      guard let row = standings.firstIndex(of: legacy), let column = standings.firstIndex(of: migrated) else {
        return nil
      }
      return levels[row][column]
    }
  }
}

/// The level read off two standings (L1). Where one says that the model has a value and the other that it lacks it,
/// each is weighed beside an unreadable other, and the worse one stands.
package func level(legacy: Standing, migrated: Standing) -> Level {
  if let level = tableLevel(legacy, migrated) { return level }
  return max(tableLevel(legacy, .unreadable) ?? .note, tableLevel(.unreadable, migrated) ?? .note)
}

private func tableLevel(_ legacy: Standing, _ migrated: Standing) -> Level? {
  LevelMatrix.modelHasIt.level(legacy, migrated) ?? LevelMatrix.modelLacksIt.level(legacy, migrated)
}
