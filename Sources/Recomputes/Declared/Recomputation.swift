/// Why a view runs again when a key changes.
package enum Cause: String, Hashable, Sendable, CaseIterable {
  /// Its own state changed.
  case own
  /// An ancestor's state changed.
  case ancestor
  /// A model that it observes changed.
  case observed
  /// The environment changed.
  case environment
  /// It reads state that neither it nor an ancestor owns; reported, not counted.
  case outsideRule = "outside-rule"
  /// It does not read the key and runs all the same, because an input of it is another one; from source alone, told
  /// apart and not counted.
  case input
  /// The key has no storage; reported, not counted.
  case unmeasured
}

/// What one change does to the views of a tree.
package struct Recomputation: Hashable, Sendable {
  /// A view that runs again, and why.
  package struct Hit: Hashable, Sendable {
    /// The view's name.
    package var view: String
    /// Why it runs.
    package var cause: Cause
  }

  /// The change.
  package var change: Tree.Change
  /// The views that read the key, in the tree's order.
  package var recomputed: [Hit]
  /// The views that do not read it and run for an input, in the tree's order.
  package var inputs: [String] = []
  /// The other views, in the tree's order.
  package var skipped: [String]
}

extension Tree {
  /// What each change does, in the order of the changes; time grows with views times changes.
  package var recomputations: [Recomputation] { changes.map(recomputation) }

  private func recomputation(_ change: Change) -> Recomputation {
    let causes = causes(of: change.key)
    let hits = nodes.indices.filter { nodes[$0].reads.contains(change.key) }
    return Recomputation(
      change: change, recomputed: hits.map { Recomputation.Hit(view: nodes[$0].name, cause: causes[$0]) },
      skipped: nodes.lazy.filter { !$0.reads.contains(change.key) }.map(\.name))
  }

  /// The cause that each view has if it reads the key.
  private func causes(of key: String) -> [Cause] {
    switch storage[key] {
    case nil: Array(repeating: .unmeasured, count: nodes.count)
    case .model: Array(repeating: .observed, count: nodes.count)
    case .environment: Array(repeating: .environment, count: nodes.count)
    case .state(let owner): causes(ofStateOwnedBy: owner)
    }
  }

  /// One pass: a parent stands before its children, so it is known by then whether it stands below the owner.
  private func causes(ofStateOwnedBy owner: Int) -> [Cause] {
    var causes: [Cause] = []
    for (index, node) in nodes.enumerated() {
      let isBelow = node.parent.map { causes[$0] == .own || causes[$0] == .ancestor } ?? false
      causes.append(index == owner ? .own : isBelow ? .ancestor : .outsideRule)
    }
    return causes
  }
}
