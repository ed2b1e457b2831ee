import Inventories

/// The view trees of the source: a view in every place where it is made.
struct ViewTree {
  /// A view in one place.
  struct Node {
    let view: TypeID
    /// Its name, once in all trees.
    let name: String
    /// The node that it stands in; nil for a root.
    let parent: Int?
    /// The node whose body makes it; nil where no view does.
    let maker: Int?
    /// What it is given there.
    let made: MadeView?
    /// Whether what it makes is told at another place of the same view.
    var isCut = false

    /// Whether it is presented by another view.
    var isPresented: Bool { parent == nil && maker != nil }
  }

  let program: Program
  let facts: [TypeID: ViewFacts]
  private(set) var nodes: [Node] = []
  private var namesakes: [TypeID: Int] = [:]
  private var waiting: [(made: MadeView, maker: Int, path: [TypeID])] = []
  private var expanded: Set<TypeID> = []
  private let isWhole: Bool

  /// A view that stands in so many places that the trees have more nodes than this is told once.
  private static let mostWhole = 1_500
  /// More nodes than this are not told.
  private static let most = 20_000
  /// Views within views deeper than this are not told.
  private static let deepest = 100

  /// The trees of some views, in the order given.
  init(_ program: Program, _ views: [TypeID], _ facts: [TypeID: ViewFacts]) {
    let whole = ViewTree(program, views, facts, isWhole: true)
    self = whole.nodes.count < Self.mostWhole ? whole : ViewTree(program, views, facts, isWhole: false)
  }

  private init(_ program: Program, _ views: [TypeID], _ facts: [TypeID: ViewFacts], isWhole: Bool) {
    (self.program, self.facts, self.isWhole) = (program, facts, isWhole)
    let made = Set(views.flatMap { view in (facts[view]?.made ?? []).map(\.type).filter { $0 != view } })
    for view in views where !made.contains(view) && isRoot(view) { addTree(view) }
    // What is left are views that make one another in a ring.
    for view in views where isRoot(view) && namesakes[view] == nil { addTree(view) }
  }

  /// A modifier stands around something, and is no tree of its own.
  private func isRoot(_ view: TypeID) -> Bool { !program.plays(.declared(view, []), .swiftuiModifier) }

  private mutating func addTree(_ view: TypeID) {
    add(view, made: nil, parent: nil, maker: nil, path: [])
    while !waiting.isEmpty, !isFull {
      let next = waiting.removeFirst()
      add(next.made.type, made: next.made, parent: nil, maker: next.maker, path: next.path)
    }
    waiting = []
  }

  private var isFull: Bool { nodes.count >= (isWhole ? Self.mostWhole : Self.most) }

  @discardableResult
  private mutating func add(_ view: TypeID, made: MadeView?, parent: Int?, maker: Int?, path: [TypeID]) -> Int {
    let index = nodes.count
    let count = (namesakes[view] ?? 0) + 1
    namesakes[view] = count
    let name = program.displayName(of: view) + (count > 1 ? "#\(count)" : "")
    nodes.append(Node(view: view, name: name, parent: parent, maker: maker, made: made))
    let isKnown = !isWhole && !expanded.insert(view).inserted
    guard !isFull, !path.contains(view), path.count < Self.deepest, !isKnown else {
      nodes[index].isCut = facts[view]?.made.isEmpty == false
      return index
    }
    let inner = facts[view]?.made ?? []
    for place in inner.indices where inner[place].container == nil {
      add(inner, place, parent: index, maker: index, path: path + [view])
    }
    return index
  }

  /// Adds a view that a body makes, and behind it those that stand in its brackets.
  private mutating func add(_ made: [MadeView], _ place: Int, parent: Int, maker: Int, path: [TypeID]) {
    guard !isFull, path.count < Self.deepest else { return }
    if made[place].isOpened {
      waiting.append((made[place], maker, path))
      for inner in made.indices where made[inner].container == place { waiting.append((made[inner], maker, path)) }
      return
    }
    let index = add(made[place].type, made: made[place], parent: parent, maker: maker, path: path)
    for inner in made.indices where made[inner].container == place {
      add(made, inner, parent: index, maker: maker, path: path + [made[place].type])
    }
  }

  /// The facts of a node's view.
  func facts(of node: Int) -> ViewFacts { facts[nodes[node].view] ?? ViewFacts(view: nodes[node].view) }

  /// The nodes above a node: those that it stands in, and those whose bodies make it.
  func isBelow(_ node: Int, _ other: Int) -> Bool {
    var seen: Set<Int> = []
    var waiting = [node]
    while let next = waiting.popLast() {
      for above in [nodes[next].parent, nodes[next].maker].compactMap(\.self) where seen.insert(above).inserted {
        if above == other { return true }
        // Nodes above stand before.
        if above > other { waiting.append(above) }
      }
    }
    return false
  }
}
