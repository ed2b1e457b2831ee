extension WhenNil {
  /// The verdict as nil (V6): what stays or is printed is extra, what is cleared or substituted is neither.
  package var judgement: Judgement {
    switch self {
    case .clears, .substitutes: Judgement(.unmeasured, .neither)
    case .keeps, .prints, .crashes: Judgement(.extra)
    case .unreadable: Judgement(.unmeasured, .unknownName)
    }
  }

  /// The rule that a finding about it names; nil where there is nothing to find.
  package var fault: Fault? {
    switch self {
    case .keeps: .keptWhenNil
    case .prints: .printsNil
    case .crashes: .unwrapsNil
    case .clears, .substitutes, .unreadable: nil
    }
  }
}

/// One screen's half of a row, as far as its level goes; nil in its place means that there is no such screen.
package struct Half: Hashable, Sendable {
  /// The judgement with a value.
  package var judgement: Judgement
  /// What happens as nil; nil where the member cannot be nil or is not shown.
  package var whenNil: WhenNil?

  /// A half by its judgement and what happens as nil.
  package init(_ judgement: Judgement, whenNil: WhenNil? = nil) {
    self.judgement = judgement
    self.whenNil = whenNil
  }

  /// The standing as nil: what is not shown shows nothing then either, doubt stays doubt.
  var standingAsNil: Standing {
    if let whenNil { return Standing(whenNil.judgement) }
    let standing = Standing(judgement)
    return standing == .unreadable ? .unreadable : .neither
  }
}

/// The level of a row with a value; in a pair declared complete, missing on both is an error (L3).
package func levelWithValue(legacy: Half?, migrated: Half?, complete: Bool = false) -> Level {
  let sides = (Standing(legacy?.judgement), Standing(migrated?.judgement))
  if complete, sides == (.missing, .missing) { return .error }
  return level(legacy: sides.0, migrated: sides.1)
}

/// The level of a row as nil, for what a screen keeps, prints or crashes on (V7); nil where none of this happens.
package func levelAsNil(legacy: Half?, migrated: Half?) -> Level? {
  let faults = [legacy, migrated].compactMap { $0?.whenNil?.fault }
  if faults.isEmpty { return nil }
  if faults.contains(.unwrapsNil) { return .error }
  return level(legacy: legacy?.standingAsNil ?? .noScreen, migrated: migrated?.standingAsNil ?? .noScreen)
}

/// The level of a row (V7): the one with a value, unless what it keeps, prints or crashes on as nil is worse.
package func rowLevel(legacy: Half?, migrated: Half?, complete: Bool = false) -> Level {
  let withValue = levelWithValue(legacy: legacy, migrated: migrated, complete: complete)
  return max(withValue, levelAsNil(legacy: legacy, migrated: migrated) ?? .none)
}
