import Inventories
import RuleCards

/// The keys of the trees: all that a node keeps, reads or is told of, in the order of the nodes, each under one name.
struct KeyList {
  let tree: ViewTree
  private(set) var keys: [Key] = []
  /// The keys that each node reads, by their places in `keys`.
  private(set) var reads: [[Int]] = []
  /// The keys that inputs rest on that a node holds and does not read.
  private(set) var held: [Set<Int>] = []
  private var places: [KeyPlace: Int] = [:]

  init(_ tree: ViewTree) {
    self.tree = tree
    var resolver = KeyResolver(tree)
    var readPlaces: [Set<KeyPlace>] = []
    var heldPlaces: [Set<KeyPlace>] = []
    for node in tree.nodes.indices {
      noteKept(by: node, &resolver)
      let read = resolver.reads(of: node)
      for place in inOrder(read) { note(place) }
      readPlaces.append(read)
      heldPlaces.append(resolver.heldInputs(of: node))
      noteMembers(of: node)
    }
    noteEnvironment(&readPlaces)
    reads = readPlaces.map { $0.compactMap { places[$0] }.sorted() }
    held = heldPlaces.map { Set($0.compactMap { places[$0] }) }
    name()
  }

  private var program: Program { tree.program }

  @discardableResult
  private mutating func note(_ place: KeyPlace, ownedBy owner: Int? = nil) -> Int {
    let index = places[place] ?? keys.count
    if index == keys.count {
      places[place] = index
      keys.append(Key(place: place, name: "", owners: []))
    }
    if let owner { keys[index].owners.append(owner) }
    return index
  }

  private mutating func noteKept(by node: Int, _ resolver: inout KeyResolver) {
    for field in tree.facts(of: node).fields {
      guard case .own = field.kind else { continue }
      for place in resolver.keys(of: field, at: node) { note(place, ownedBy: node) }
    }
  }

  /// What a node reads of objects that tell nobody, or not this node, and what tracked objects hold that nobody reads.
  private mutating func noteMembers(of node: Int) {
    let facts = tree.facts(of: node)
    for member in facts.members.union(facts.rowMembers).sorted() where isVariable(member) { note(.member(member)) }
    for field in facts.fields {
      guard let type = field.type.declaredID, program.isTracked(type) else { continue }
      for member in program.tellingMembers(of: type) { note(.member(member)) }
    }
  }

  private func isVariable(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    return !entry.isConstant && entry.owner.map(program.isReference) == true && entry.kind != .function
  }

  /// A node that depends on the whole environment runs for each key of it.
  private mutating func noteEnvironment(_ reads: inout [Set<KeyPlace>]) {
    let all = keys.map(\.place).filter { if case .environment = $0 { true } else { false } }
    for node in tree.nodes.indices where tree.facts(of: node).fields.contains(where: { $0.kind == .wholeEnvironment }) {
      reads[node].formUnion(all)
    }
  }

  /// Keys in an order that does not depend on hashing.
  private func inOrder(_ places: Set<KeyPlace>) -> [KeyPlace] {
    places.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func rank(_ place: KeyPlace) -> (Int, Int, String) {
    switch place {
    case .state(let node, let member): (0, node << 32 | Int(member), "")
    case .shared(let name): (1, 0, name)
    case .member(let member): (2, Int(member), "")
    case .foreignObject(let name, let member): (3, Int(member), name)
    case .environment(let name): (4, 0, name)
    case .unknown(let node, let member): (5, node << 32 | Int(member), "")
    }
  }
}

/// Names of keys.
extension KeyList {
  /// A key goes by its own name where no other has it, else by its owner's too.
  private mutating func name() {
    let short = keys.map { shortName($0) }
    var counts: [String: Int] = [:]
    for name in short { counts[name, default: 0] += 1 }
    for index in keys.indices {
      keys[index].name = counts[short[index]] == 1 ? short[index] : ownerName(keys[index]) + "." + short[index]
    }
  }

  private func shortName(_ key: Key) -> String {
    switch key.place {
    case .state(_, let member), .member(let member), .foreignObject(_, let member), .unknown(_, let member):
      program.members[Int(member)].name
    case .shared: key.owners.first.map { sharedName($0, key.place) } ?? ""
    case .environment(let name): name
    }
  }

  /// What the first view that keeps a place outside of all views calls it.
  private func sharedName(_ node: Int, _ place: KeyPlace) -> String {
    tree.facts(of: node).fields.first { field in
      if case .own(let own?) = field.kind { .shared(own) == place } else { false }
    }?.name ?? ""
  }

  private func ownerName(_ key: Key) -> String {
    switch key.place {
    case .state(let node, _), .unknown(let node, _): tree.nodes[node].name
    case .shared(let name): name
    case .member(let member): program.members[Int(member)].owner.map { program.displayName(of: $0) } ?? ""
    case .foreignObject(let type, let member):
      program.members[Int(member)].owner.map { program.displayName(of: $0) } ?? type
    case .environment: program.rules.names(playing: .environmentWrapper).first ?? ""
    }
  }
}
