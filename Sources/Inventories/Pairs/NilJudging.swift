import RuleCards

/// What a screen does when a key is nil (rules V5 and V6).
extension Keying {
  /// What a showing does when its key is nil; nil where it cannot be.
  func whenNil(_ candidate: Candidate, _ trace: Trace, _ shown: Inventory.Shown, isDirect: Bool) -> WhenNil? {
    guard let member = candidate.member, program.type(of: member).isOptional, !trace.selects else { return nil }
    let chosen = shown.traces.contains { $0.selects && names(candidate, $0) }
    let guarded = shown.guards.first { $0.traces.contains { names(candidate, $0) } }?.otherwise
    let isUnwrapped = trace.whenNil == nil && isDirect && unwraps(member, shown.sighting)
    switch isUnwrapped ? .crashes : trace.whenNil {
    case .substitutes: return .substitutes
    case .clears: return .clears
    case .crashes: return guarded ?? (chosen ? .substitutes : .crashes)
    case .prints: return guarded ?? (chosen ? .substitutes : .prints)
    case .guarded: return guarded ?? .clears
    case nil:
      return guarded ?? (chosen && shown.traces.contains(where: \.isOwnWords) ? .substitutes : isDirect ? .clears : nil)
    }
  }

  /// Whether what does not say that it may be nil is handed to a view made in a builder that takes no nil.
  private func unwraps(_ member: MemberID, _ sighting: Sighting) -> Bool {
    guard sighting.isBuilt, program.isUnaudited(member), let card = sighting.card else { return false }
    return !program.rules.cards[card].allowsNil
  }

  /// Whether a condition reads the key itself.
  private func names(_ candidate: Candidate, _ trace: Trace) -> Bool {
    trace.candidates.contains { $0.owner == candidate.owner && $0.path == candidate.path }
  }
}

extension Trace {
  /// Whether it is something that the code writes on its own.
  fileprivate var isOwnWords: Bool {
    if case .constant = end { return candidates.isEmpty && !selects }
    return false
  }
}
