import Inventories
import RuleCards

/// Where state could be kept instead, and what that would cost.
struct Moves {
  let tree: ViewTree
  let keys: KeyList
  let causes: Causes

  private var program: Program { tree.program }

  /// How many views run when a key changes.
  private func runs(_ key: Int) -> Int {
    let hits = causes.hits(of: key)
    return hits.readers.count + hits.inputs.count
  }

  /// What moving a key up to the view above its owner would cost.
  func move(_ key: Int) -> RecomputeReport.Move? {
    guard case .state(let owner, _) = keys.keys[key].place, let parent = tree.nodes[owner].parent,
      tree.nodes[owner].maker == parent
    else { return nil }
    let hits = causes.hits(of: key)
    let all = hits.readers.map(\.node) + hits.inputs
    // As a value it is read by the view above, which then makes again what has an input that is never equal.
    let more = [parent, owner].filter { !all.contains($0) } + causes.madeAgain(by: parent).filter { !all.contains($0) }
    return RecomputeReport.Move(to: parent, runs: all.count, runsAsValue: all.count + Set(more).count)
  }

  /// All advice, in the order of the keys.
  func advice() -> [RecomputeReport.Advice] {
    keys.keys.indices.compactMap { pushDown($0) ?? liftAboveReaders($0) } + lifts()
  }

  /// A view keeps state that it uses for nothing but to hand it to one view below.
  private func pushDown(_ key: Int) -> RecomputeReport.Advice? {
    guard case .state(let owner, let member) = keys.keys[key].place, isPlainState(member) else { return nil }
    var (node, field, inputs) = (owner, member, 0)
    while let next = onlyReceiver(of: field, at: node), inputs < 16 {
      (node, field, inputs) = (next.0, next.1, inputs + 1)
    }
    guard node != owner else { return nil }
    let hits = causes.hits(of: key)
    let all = hits.readers.map(\.node) + hits.inputs
    if all.isEmpty { return nil }
    let after = Set(all).filter { $0 == node || tree.isBelow($0, node) }
    return .pushDown(
      key: keys.keys[key].name, from: owner, to: node, inputs: inputs, before: all.count, after: after.count)
  }

  /// Whether it is state as any view could keep it, and no fetched, stored or scaled value.
  private func isPlainState(_ member: MemberID) -> Bool {
    program.members[Int(member)].attributes.contains { program.rules.hasRole($0, .stateWrapper) }
  }

  /// The one node, and its property, that a stored property is handed to, where it is used for nothing else and the
  /// node always stands there.
  private func onlyReceiver(of member: MemberID, at node: Int) -> (Int, MemberID)? {
    let facts = tree.facts(of: node)
    guard let use = facts.uses[member], !use.isUsedBeside else { return nil }
    let handed = facts.made.flatMap { made in
      made.given.filter { $0.value.origins.contains(.field(member)) }.map { (made, $0.key, $0.value) }
    }
    guard handed.count == 1, let (made, field, given) = handed.first, given.origins == [.field(member)],
      !made.isConditional, !made.isOpened
    else { return nil }
    let receiver = tree.nodes.indices.first { tree.nodes[$0].maker == node && tree.nodes[$0].made?.place == made.place }
    guard let receiver, isPlain(field, at: receiver) else { return nil }
    return (receiver, field)
  }

  /// Whether a property can become state: a binding, or a value that the view is given.
  private func isPlain(_ member: MemberID, at node: Int) -> Bool {
    tree.facts(of: node).fields.contains { field in
      field.member == member && (field.kind == .binding || field.kind == .input) && !field.isFunction
    }
  }

  /// Somebody reads state that is kept neither by it nor above it: it belongs to the nearest view above them all.
  private func liftAboveReaders(_ key: Int) -> RecomputeReport.Advice? {
    guard case .state(let owner, _) = keys.keys[key].place else { return nil }
    let outside = causes.hits(of: key).readers.filter { $0.cause == .outsideRule }.map(\.node)
    if outside.isEmpty { return nil }
    let paths = ([owner] + outside).map { path(to: $0) }
    let common = (0..<(paths.map(\.count).min() ?? 0)).prefix { place in
      paths.allSatisfy { $0[place] == paths[0][place] }
    }
    guard let last = common.last else { return nil }
    let inputs = Set(paths.flatMap { $0.dropFirst(last + 1) }).count
    return .lift(keys: [keys.keys[key].name], to: paths[0][last], inputs: inputs, after: runs(key))
  }

  /// The nodes from a root down to a node, what presents it among them.
  private func path(to node: Int) -> [Int] {
    var path = [node]
    while let last = path.last, let above = tree.nodes[last].parent ?? tree.nodes[last].maker, above < last {
      path.append(above)
    }
    return path.reversed()
  }

  /// Two sibling views of different types keep state of one name and type, and both read it.
  private func lifts() -> [RecomputeReport.Advice] {
    var groups: [String: [Int]] = [:]
    for key in keys.keys.indices {
      guard case .state(let owner, let member) = keys.keys[key].place, let parent = tree.nodes[owner].parent,
        isPlainState(member), keys.reads[owner].contains(key)
      else { continue }
      let type = tree.facts(of: owner).fields.first { $0.member == member }?.type
      let name = "\(parent) \(program.members[Int(member)].name) \(type ?? .unknown)"
      groups[name, default: []].append(key)
    }
    let several = groups.values.filter { keys in
      Set(keys.map(view)).count > 1 && keys.count == Set(keys.map(view)).count
    }
    return several.sorted { $0[0] < $1[0] }.compactMap { keys in
      guard case .state(let owner, _) = self.keys.keys[keys[0]].place, let parent = tree.nodes[owner].parent else {
        return nil
      }
      let run = Set(keys.flatMap { causes.hits(of: $0).readers.map(\.node) + causes.hits(of: $0).inputs })
      return .lift(keys: keys.map { self.keys.keys[$0].name }, to: parent, inputs: keys.count, after: run.count)
    }
  }

  private func view(_ key: Int) -> TypeID? {
    guard case .state(let owner, _) = keys.keys[key].place else { return nil }
    return tree.nodes[owner].view
  }
}
