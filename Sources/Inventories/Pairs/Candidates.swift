/// The screens in no pair, and for each those of the other framework that may be its other half; nothing is chosen.
struct Candidates {
  let pairing: Pairing
  private var screens: [TakenScreen] { pairing.screens }

  init(of pairing: Pairing) { self.pairing = pairing }

  /// The screens in no pair in their order, seams left out.
  func unpaired() -> [Report.Unpaired] {
    let free = screens.indices.filter { screens[$0].listed.kind != .seam && !pairing.isPaired($0) }
    let legacy = free.filter { screens[$0].listed.kind == .uikit }
    let migrated = free.filter { screens[$0].listed.kind == .swiftui }
    var found: [Int: [Match]] = [:]
    for one in legacy {
      for other in migrated {
        guard let why = why(one, other) else { continue }
        let likeness = likeness(one, other)
        found[one, default: []].append(Match(screen: other, why: why, likeness: likeness))
        found[other, default: []].append(Match(screen: one, why: why, likeness: likeness))
      }
    }
    return free.map { screen in
      let matches = (found[screen] ?? []).sorted(by: isBefore)
      return Report.Unpaired(screen: name(screen), candidates: matches.map { candidate($0) })
    }
  }

  private struct Match {
    let screen: Int
    let why: CandidateWhy
    let likeness: Int
  }

  private func why(_ one: Int, _ other: Int) -> CandidateWhy? {
    guard pairing.areApart(one, other) else { return nil }
    if pairing.shareModel(one, other) { return .model }
    let (first, second) = (pairing.stems[one], pairing.stems[other])
    return first != nil && first == second ? .stem : nil
  }

  /// How many fields both show, by name; a common stem weighs more than any of them.
  private func likeness(_ one: Int, _ other: Int) -> Int {
    let keys = [one, other].map { Set(screens[$0].listed.rows.lazy.filter { $0.verdict == .matched }.map(\.key)) }
    let isSameStem = pairing.stems[one] != nil && pairing.stems[one] == pairing.stems[other]
    return keys[0].intersection(keys[1]).count + (isSameStem ? 1000 : 0)
  }

  private func isBefore(_ one: Match, _ other: Match) -> Bool {
    (other.likeness, name(one.screen)) < (one.likeness, name(other.screen))
  }

  private func candidate(_ match: Match) -> Report.Candidate {
    Report.Candidate(screen: name(match.screen), why: match.why, paste: "// uyum:pair \(name(match.screen))")
  }

  private func name(_ screen: Int) -> String { screens[screen].listed.name }
}
