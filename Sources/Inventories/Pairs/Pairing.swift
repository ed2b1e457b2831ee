import RuleCards
import Syntax

/// Which screens of a tree are two halves of one thing (rule P1), told from their inventories alone.
struct Pairing {
  /// Two screens by their places among all.
  struct Chosen: Hashable {
    let legacy: Int
    let migrated: Int
    let why: PairWhy
    /// The types that both are judged against; empty where they are to be found.
    var models: [String] = []
    /// Whether missing on both is an error.
    var isComplete = false
  }

  let program: Program
  let screens: [TakenScreen]
  /// The pairs, those that the team names first.
  private(set) var pairs: [Chosen] = []
  let stems: [String?]
  private let models: ModelOverlap
  /// For each UIKit screen, the SwiftUI screens that reach a model that it reaches.
  private let reached: [Int: Set<Int>]

  /// Pairs the screens; where no pairs are wanted, each stays alone and has no candidates.
  init(
    program: Program, screens: [TakenScreen], claims: [PairClaims.Claim], sameModels: [Set<String>], isWanted: Bool
  ) {
    self.program = program
    self.screens = screens
    guard isWanted else {
      (models, reached, stems) = (ModelOverlap(), [:], screens.map { _ in nil })
      return
    }
    var kinship = ModelKinship(program: program, configured: sameModels)
    models = ModelOverlap(screens: screens, kinship: &kinship, isReached: false)
    reached = ModelOverlap(screens: screens, kinship: &kinship, isReached: true).relatives
    stems = screens.map { program.stem(of: $0.type) }
    claim(claims)
    pairByStem()
    pairOnlyTwo()
    pairs.sort { ($0.legacy, $0.migrated) < ($1.legacy, $1.migrated) }
  }

  /// Whether a screen is in a pair.
  func isPaired(_ screen: Int) -> Bool { pairs.contains { $0.legacy == screen || $0.migrated == screen } }

  /// Whether two screens can be two halves: neither is part of the other.
  func areApart(_ one: Int, _ other: Int) -> Bool {
    !screens[one].holds(screens[other]) && !screens[other].holds(screens[one])
  }

  /// Whether a UIKit and a SwiftUI screen show one model.
  func shareModel(_ legacy: Int, _ migrated: Int) -> Bool { models.relatives[legacy]?.contains(migrated) ?? false }

  private mutating func claim(_ claims: [PairClaims.Claim]) {
    let places = Dictionary(screens.indices.map { (screens[$0].type, $0) }) { first, _ in first }
    for claim in claims {
      guard let legacy = places[claim.legacy], let migrated = places[claim.migrated] else { continue }
      pairs.append(
        Chosen(
          legacy: legacy, migrated: migrated, why: claim.why, models: claim.models, isComplete: claim.isComplete))
    }
  }

  /// Same model and same stem. Where more than two screens have one, controllers and screens stand for the whole and
  /// what others hold for a part: whole and whole are a pair, part and part are.
  private mutating func pairByStem() {
    var groups: [String: [Int]] = [:]
    for (screen, stem) in stems.enumerated() where !isPaired(screen) {
      if let stem { groups[stem, default: []].append(screen) }
    }
    for stem in groups.keys.sorted() {
      let group = groups[stem] ?? []
      if pairOne(of: group) { continue }
      for isPart in [false, true] { _ = pairOne(of: group.filter { self.isPart($0) == isPart }) }
    }
  }

  /// Pairs the only two screens of a group that show one model, one of each framework.
  private mutating func pairOne(of group: [Int]) -> Bool {
    var found: [Chosen] = []
    for legacy in group where screens[legacy].listed.kind == .uikit {
      for migrated in group where reached[legacy]?.contains(migrated) == true && areApart(legacy, migrated) {
        found.append(Chosen(legacy: legacy, migrated: migrated, why: .stem))
      }
    }
    guard found.count == 1 else { return false }
    pairs += found
    return true
  }

  /// Whether a screen stands in others: a UIKit view or cell, a SwiftUI view that another SwiftUI screen holds.
  private func isPart(_ screen: Int) -> Bool {
    let type = screens[screen].type
    if screens[screen].listed.kind == .uikit { return !program.plays(.declared(type, []), .uikitController) }
    return screens.contains { $0.listed.kind == .swiftui && $0.type != type && $0.holds(screens[screen]) }
  }

  /// Same model, where no other screen of either framework shows it; a screen that could be paired so with two is not.
  private mutating func pairOnlyTwo() {
    var partners: [Int: Set<Int>] = [:]
    for two in models.onlyTwo(areApart: areApart) {
      partners[two.legacy, default: []].insert(two.migrated)
      partners[two.migrated, default: []].insert(two.legacy)
    }
    for legacy in partners.keys.sorted() where screens[legacy].listed.kind == .uikit && !isPaired(legacy) {
      guard let migrated = partners[legacy]?.first, partners[legacy]?.count == 1, partners[migrated]?.count == 1,
        !isPaired(migrated)
      else { continue }
      pairs.append(Chosen(legacy: legacy, migrated: migrated, why: .onlyTwo))
    }
  }
}

extension Program {
  /// A screen's name less what says that it is one; a nested type's with the type around it where nothing else is left.
  func stem(of type: TypeID) -> String? {
    let entry = types[Int(type)]
    let own = rules.screenStem(of: String(entry.simpleName))
    guard isScreenWord(own) else { return own }
    guard let outer = entry.enclosing else { return nil }
    let whole = rules.screenStem(of: String(types[Int(outer)].simpleName) + own)
    return isScreenWord(whole) ? nil : whole
  }

  private func isScreenWord(_ name: String) -> Bool {
    rules.affixes(.screenSuffix).contains(name) || rules.affixes(.screenPrefix).contains(name)
  }
}
