import Inventories

/// Says which keys each node of the trees reads, by following what it is given up to where the value lives.
struct KeyResolver {
  let tree: ViewTree
  private var known: [NodeField: Set<KeyPlace>] = [:]
  private var open: Set<NodeField> = []
  private var subscribed: [TypeID: Set<MemberID>] = [:]
  /// The nodes of each view.
  private let nodesOfView: [TypeID: [Int]]

  private struct NodeField: Hashable {
    let node: Int
    let member: MemberID
  }

  init(_ tree: ViewTree) {
    self.tree = tree
    nodesOfView = Dictionary(grouping: tree.nodes.indices) { tree.nodes[$0].view }
  }

  private var program: Program { tree.program }

  /// The keys that the value of a node's stored property rests on.
  mutating func keys(of field: ViewField, at node: Int) -> Set<KeyPlace> {
    let asked = NodeField(node: node, member: field.member)
    if let answer = known[asked] { return answer }
    guard open.insert(asked).inserted else { return [] }
    let answer = find(field, at: node)
    open.remove(asked)
    known[asked] = answer
    return answer
  }

  private mutating func find(_ field: ViewField, at node: Int) -> Set<KeyPlace> {
    switch field.kind {
    case .own(let place): return [place.map { .shared($0) } ?? .state(node: node, field.member)]
    case .environment(let key): return provided(key, at: node).union([.environment(key)])
    case .wholeEnvironment, .fixed: return []
    case .unknown: return [.unknown(node: node, field.member)]
    case .binding, .input, .object: break
    }
    let entry = tree.nodes[node]
    if let maker = entry.maker, let given = entry.made?.given[field.member] {
      let found = keys(of: given, from: maker)
      return found.isEmpty && given.isUnread && changes(field) ? [.unknown(node: node, field.member)] : found
    }
    return field.hasDefault || !changes(field) ? [] : [.unknown(node: node, field.member)]
  }

  /// Whether what stands in an input can be another value: an object is the same while it changes.
  private func changes(_ field: ViewField) -> Bool {
    if field.isFunction { return false }
    if case .object = field.kind { return false }
    return field.type.declaredID.map(program.isReference) != true
  }

  /// The keys that a value of the environment rests on, where a view above puts it there.
  private mutating func provided(_ key: String, at node: Int) -> Set<KeyPlace> {
    var next = node
    while let made = tree.nodes[next].made, let maker = tree.nodes[next].maker {
      if let origins = made.provided[key] { return keys(of: origins, from: maker) }
      next = maker
    }
    return []
  }

  /// The keys that what is given rests on, seen from the node whose body gives it.
  private mutating func keys(of given: Given, from maker: Int) -> Set<KeyPlace> { keys(of: given.origins, from: maker) }

  private mutating func keys(of origins: Set<Origin>, from maker: Int) -> Set<KeyPlace> {
    var found: Set<KeyPlace> = []
    let fields = Dictionary(tree.facts(of: maker).fields.map { ($0.member, $0) }) { one, _ in one }
    for origin in origins {
      switch origin {
      case .field(let member): if let field = fields[member] { found.formUnion(keys(of: field, at: maker)) }
      case .member(let member): if isTold(of: member, maker) { found.insert(.member(member)) }
      case .environment(let key): found.insert(.environment(key))
      }
    }
    return found
  }

  /// Whether a node runs again when a member of an object changes that its body reads.
  private mutating func isTold(of member: MemberID, _ node: Int) -> Bool {
    guard program.tells(member), let owner = program.members[Int(member)].owner else { return false }
    return program.isTracked(owner) || subscriptions(of: node).contains(member)
  }

  /// The members that tell of the objects that a node subscribes to.
  mutating func subscriptions(of node: Int) -> Set<MemberID> {
    let view = tree.nodes[node].view
    if let answer = subscribed[view] { return answer }
    var found: Set<MemberID> = []
    for case .object(let type?, _) in tree.facts(of: node).fields.map(\.kind) {
      found.formUnion(program.tellingMembers(of: type))
    }
    subscribed[view] = found
    return found
  }

  /// The keys that a node reads on a pass, or that it is told of whatever it reads.
  mutating func reads(of node: Int) -> Set<KeyPlace> {
    let facts = tree.facts(of: node)
    var found = Set(subscriptions(of: node).map(KeyPlace.member))
    for field in facts.fields {
      switch field.kind {
      case .object(nil, _): found.insert(foreignObject(field))
      case .environment: found.formUnion(keys(of: field, at: node))
      case .object, .wholeEnvironment: break
      case .own, .binding, .input, .fixed, .unknown:
        if facts.read.contains(field.member) { found.formUnion(keys(of: field, at: node)) }
      }
    }
    for member in facts.members where program.tells(member) {
      if program.members[Int(member)].owner.map(program.isTracked) == true { found.insert(.member(member)) }
    }
    for member in facts.othersState {
      let owners = program.members[Int(member)].owner.flatMap { nodesOfView[$0] } ?? []
      found.formUnion(owners.map { .state(node: $0, member) })
    }
    return found.union(facts.environmentParts.map { .environment($0) })
  }

  private func foreignObject(_ field: ViewField) -> KeyPlace {
    .foreignObject(field.type.foreignName ?? field.name, field.member)
  }

  /// The keys that inputs rest on that a node holds and does not read: it is made again when they change.
  mutating func heldInputs(of node: Int) -> Set<KeyPlace> {
    guard let maker = tree.nodes[node].maker, let made = tree.nodes[node].made else { return [] }
    let facts = tree.facts(of: node)
    var found: Set<KeyPlace> = []
    for field in facts.fields where field.kind == .input && !facts.read.contains(field.member) {
      if let given = made.given[field.member], !field.isFunction { found.formUnion(keys(of: given, from: maker)) }
    }
    return found
  }
}
