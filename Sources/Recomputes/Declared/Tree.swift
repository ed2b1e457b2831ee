/// A declared view tree: views with what each reads, where each value lives, and the changes to follow.
package struct Tree: Hashable, Sendable {
  /// One view in one place of the tree.
  package struct Node: Hashable, Sendable {
    /// Its name, once in a tree.
    package var name: String
    /// The index of the node above, which stands before it; nil for a root.
    package var parent: Int?
    /// The keys whose value its body reads.
    package var reads: Set<String>

    /// A node by its members.
    package init(name: String, parent: Int?, reads: Set<String>) {
      self.name = name
      self.parent = parent
      self.reads = reads
    }
  }

  /// Where one key's value lives.
  package enum Storage: Hashable, Sendable {
    /// State of the view at an index, also where others reach it through a binding.
    case state(owner: Int)
    /// A value of an observed model: whoever reads it observes it.
    case model
    /// An environment value.
    case environment
  }

  /// One change of one key.
  package struct Change: Hashable, Sendable {
    /// What happened.
    package var label: String
    /// The key that changed.
    package var key: String

    /// A change by its members.
    package init(label: String, key: String) {
      self.label = label
      self.key = key
    }
  }

  /// The views, a parent before its children.
  package var nodes: [Node]
  /// Where each key lives; a key without an entry makes its readers unmeasured.
  package var storage: [String: Storage]
  /// The changes in the order they are printed.
  package var changes: [Change]

  /// A tree by its members.
  package init(nodes: [Node], storage: [String: Storage], changes: [Change]) {
    self.nodes = nodes
    self.storage = storage
    self.changes = changes
  }
}
