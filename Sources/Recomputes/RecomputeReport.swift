import Inventories
import Syntax

/// The answer of `uyum recompute` from source: the view trees, what a change of each key does, and what to mend.
package struct RecomputeReport: Sendable {
  /// A view in one place of the trees.
  package struct View: Hashable, Sendable {
    /// Its name, once in all trees.
    package var name: String
    /// The index of the view that it stands in; nil for a root.
    package var parent: Int?
    /// The index of the view that presents it; nil where it is none that is presented.
    package var presenter: Int?
    /// Whether what it makes is told at another place where the same view stands.
    package var isCut: Bool
    /// Its type's name in its declaration.
    package var site: Report.Site
  }

  /// Where a key's value lives.
  package enum Storage: String, Hashable, Sendable {
    case state, model, environment
    /// Nobody knows.
    case none
  }

  /// What a change of one key does.
  package struct Change: Hashable, Sendable {
    /// A view that reads the key, and why it runs.
    package struct Hit: Hashable, Sendable {
      /// The view's index.
      package var view: Int
      /// Why it runs.
      package var cause: Cause
    }

    /// The key.
    package var key: String
    /// Where its value lives.
    package var storage: Storage
    /// The view that keeps it; for a model's member the type's name stands in `object`.
    package var owner: Int?
    /// The type of the object whose member it is.
    package var object: String?
    /// The views that read it, in the trees' order.
    package var hits: [Hit]
    /// The views that do not read it and run for an input, in the trees' order.
    package var inputs: [Int]
    /// The views whose rows read it: a row runs alone.
    package var rows: [Int]
    /// What moving it up to the view above would cost; nil where it is kept by no view, or by a root.
    package var move: Move?
  }

  /// What moving state up to the view above its owner would cost.
  package struct Move: Hashable, Sendable {
    /// The view that would keep it.
    package var to: Int
    /// How many views run for a change as it is.
    package var runs: Int
    /// How many would run if it were handed down as a value; as a binding there would be as many as now.
    package var runsAsValue: Int
  }

  /// Something to mend about where state is kept.
  package enum Advice: Hashable, Sendable {
    /// A view keeps it for one view below alone: how many inputs go, and how many views run before and after.
    case pushDown(key: String, from: Int, to: Int, inputs: Int, before: Int, after: Int)
    /// One key that is read by views that do not stand below its owner, or several of one name and type that two
    /// siblings keep: the nearest view above them all, how many inputs come, and how many views run then.
    case lift(keys: [String], to: Int, inputs: Int, after: Int)
  }

  /// The views, a parent before its children.
  package var views: [View] = []
  /// What a change of each key does.
  package var changes: [Change] = []
  /// What to mend about where state is kept.
  package var advice: [Advice] = []
  /// What else to mend.
  package var findings: [Report.Finding] = []
  /// What could not be read, or only in part.
  package var problems: [Problem] = []
  /// The paths that were read.
  package var paths: [String] = []

  /// How many Swift files were read.
  package var files = 0

  /// A report on nothing.
  package init() {}
}

extension RecomputeReport {
  /// The views of the trees that a change has to do with: those with a view that keeps the key or runs for it.
  package func concerned(by change: Change) -> [Int] {
    let roots = roots
    let met = Set(
      (change.hits.map(\.view) + change.inputs + change.rows + [change.owner].compactMap(\.self)).map { roots[$0] })
    return met.isEmpty ? [] : views.indices.filter { met.contains(roots[$0]) }
  }

  /// The root of each view's tree, through what presents it.
  private var roots: [Int] {
    var roots: [Int] = []
    for (index, view) in views.enumerated() {
      roots.append((view.parent ?? view.presenter).map { roots[$0] } ?? index)
    }
    return roots
  }

  /// The changes as lines are printed for them.
  ///
  /// - Parameter label: what stands first on each line; nil gives the key.
  package func recomputations(label: String?) -> [Recomputation] {
    changes.map { change in
      let run = Set(change.hits.map(\.view) + change.inputs)
      return Recomputation(
        change: Tree.Change(label: label ?? change.key, key: change.key),
        recomputed: change.hits.map { Recomputation.Hit(view: views[$0.view].name, cause: $0.cause) },
        inputs: change.inputs.map { views[$0].name },
        skipped: concerned(by: change).filter { !run.contains($0) }.map { views[$0].name })
    }
  }
}
