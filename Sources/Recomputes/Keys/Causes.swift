import Inventories

/// Why the nodes of the trees run again when a key changes.
struct Causes {
  let tree: ViewTree
  let keys: KeyList
  /// The nodes that read each key.
  private var readers: [[Int]]
  /// The nodes that a node's pass makes again: those that its body makes, and those that stand in its brackets.
  private var inner: [[Int]]
  /// The nodes with an input that is another one on every pass.
  private var neverEqual: [Bool]

  init(_ tree: ViewTree, _ keys: KeyList) {
    (self.tree, self.keys) = (tree, keys)
    readers = keys.keys.map { _ in [] }
    inner = tree.nodes.map { _ in [] }
    neverEqual = tree.nodes.indices.map { node in
      !tree.facts(of: node).isEquatable && tree.nodes[node].made?.given.values.contains { $0.never != nil } == true
    }
    for node in tree.nodes.indices {
      for key in keys.reads[node] { readers[key].append(node) }
      let (maker, parent) = (tree.nodes[node].maker, tree.nodes[node].parent)
      if let maker { inner[maker].append(node) }
      if let parent, parent != maker { inner[parent].append(node) }
    }
  }

  /// A node that runs, and why.
  struct Hit: Hashable {
    let node: Int
    let cause: Cause
  }

  /// What a change of a key does: the nodes that read it, and those that run for an input; each in the trees' order.
  func hits(of key: Int) -> (readers: [Hit], inputs: [Int]) {
    let hits = readers[key].map { Hit(node: $0, cause: cause(of: key, at: $0)) }
    var run = Set(hits.lazy.filter { $0.cause != .unmeasured }.map(\.node))
    let reading = Set(readers[key])
    var waiting = Array(run)
    var inputs: [Int] = []
    while let node = waiting.popLast() {
      for other in inner[node] where !run.contains(other) && !reading.contains(other) {
        guard neverEqual[other] || keys.held[other].contains(key) else { continue }
        run.insert(other)
        waiting.append(other)
        inputs.append(other)
      }
    }
    return (hits, inputs.sorted())
  }

  /// The nodes that a node's pass makes run for an input that is another one on every pass.
  func madeAgain(by node: Int) -> [Int] { inner[node].filter { neverEqual[$0] } }

  private func cause(of key: Int, at node: Int) -> Cause {
    switch keys.keys[key].place {
    case .state(let owner, _): node == owner ? .own : tree.isBelow(node, owner) ? .ancestor : .outsideRule
    case .shared:
      keys.keys[key].owners.contains(node)
        ? .own : keys.keys[key].owners.contains { tree.isBelow(node, $0) } ? .ancestor : .outsideRule
    case .member(let member): isSettled(member, at: node) ? .observed : .unmeasured
    case .foreignObject: .observed
    case .environment: .environment
    case .unknown: .unmeasured
    }
  }

  /// It is not settled whether what updates a wrapped view of the other framework tracks what it reads of an object.
  private func isSettled(_ member: MemberID, at node: Int) -> Bool {
    let facts = tree.facts(of: node)
    guard facts.isWrapper, facts.members.contains(member) else { return true }
    return tree.program.members[Int(member)].owner.map(tree.program.isTracked) != true
  }
}
