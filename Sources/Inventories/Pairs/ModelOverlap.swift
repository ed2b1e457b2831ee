/// Which models the screens of the two frameworks have in common.
struct ModelOverlap {
  /// Two screens by their places among all.
  struct Two: Hashable {
    let legacy: Int
    let migrated: Int
  }

  /// For each UIKit screen, the SwiftUI screens that show a model of its own.
  private(set) var relatives: [Int: Set<Int>] = [:]
  private var legacyShowing: [KeyOwner: Set<Int>] = [:]
  private var migratedShowing: [KeyOwner: Set<Int>] = [:]
  /// For each model of a UIKit screen, those of SwiftUI screens that are one with it; and the other way round.
  private var kin: [KeyOwner: [KeyOwner]] = [:]
  private var legacyKin: [KeyOwner: [KeyOwner]] = [:]

  /// None.
  init() {}

  /// Looks for them; seams belong to neither framework. What is only reached on the way counts where that is asked for.
  init(screens: [TakenScreen], kinship: inout ModelKinship, isReached: Bool) {
    for (index, screen) in screens.enumerated() {
      for owner in isReached ? screen.reached : screen.owners {
        switch screen.listed.kind {
        case .uikit: legacyShowing[owner, default: []].insert(index)
        case .swiftui: migratedShowing[owner, default: []].insert(index)
        case .seam: break
        }
      }
    }
    for one in legacyShowing.keys {
      for other in migratedShowing.keys where kinship.areOne(one, other) {
        kin[one, default: []].append(other)
        legacyKin[other, default: []].append(one)
      }
    }
    for (owner, screens) in legacyShowing {
      for screen in screens { relatives[screen, default: []].formUnion(migrated(showing: owner)) }
    }
  }

  private func migrated(showing owner: KeyOwner) -> Set<Int> {
    (kin[owner] ?? []).reduce(into: []) { $0.formUnion(migratedShowing[$1] ?? []) }
  }

  private func legacy(showing owner: KeyOwner) -> Set<Int> {
    (legacyKin[owner] ?? []).reduce(into: []) { $0.formUnion(legacyShowing[$1] ?? []) }
  }

  /// The screens that alone show a model of the tree, one of each framework; a screen that holds the other shows the
  /// model only through it and does not count.
  func onlyTwo(areApart: (Int, Int) -> Bool) -> Set<Two> {
    var found: Set<Two> = []
    for owner in legacyShowing.keys where owner.isDeclared {
      let migrated = migrated(showing: owner)
      let legacy = (kin[owner] ?? []).reduce(into: Set<Int>()) { $0.formUnion(self.legacy(showing: $1)) }
      let ones = legacy.filter { one in migrated.allSatisfy { areApart(one, $0) } }
      let others = migrated.filter { other in legacy.allSatisfy { areApart($0, other) } }
      if let one = ones.first, ones.count == 1, let other = others.first, others.count == 1 {
        found.insert(Two(legacy: one, migrated: other))
      }
    }
    return found
  }
}
