/// What the cards say about names, by name.
struct NameTable: Sendable {
  var types: Set<String> = []
  var superclasses: [String: String] = [:]
  var members: [String: [String: String]] = [:]
  var roles: [String: Set<Role>] = [:]
  var elements: [String: Int] = [:]
  var affixes: [Affix: [String]] = [:]
  var words: [(ending: String, type: String)] = []
  /// By the method's base name, with its type and a dot in front where it is called on heirs of that one alone.
  var runs: [String: Runs] = [:]
  /// The types in front of the methods that are called on heirs of them alone.
  var runners: [String: [String]] = [:]
  var answers: [String: Answer] = [:]
  var modules: Set<String> = []
  var proxies: Set<String> = []
  var singletons: Set<String> = []

  /// The facts of all cards; of two that contradict each other the later stands.
  init(_ cards: [Card]) {
    for card in cards { for fact in card.facts { add(fact) } }
    words.sort { ($1.ending.count, $0.ending) < ($0.ending.count, $1.ending) }
    for affix in Affix.allCases { affixes[affix]?.sort { ($1.count, $0) < ($0.count, $1) } }
  }

  private mutating func add(_ fact: Fact) {
    switch fact {
    case .type(let name, let superclass):
      types.insert(name)
      superclasses[name] = superclass ?? superclasses[name]
    case .member(let owner, let member, let type): members[owner, default: [:]][member] = type
    case .role(let role, let names): for name in names { roles[name, default: []].insert(role) }
    case .element(let place, let names): for name in names { elements[name] = place }
    case .affix(let affix, let names): affixes[affix, default: []] += names
    case .word(let type, let names): words += names.map { ($0, type) }
    case .runs(let runs, let names): for name in names { add(runs, name) }
    case .answers(let answer, let names): for name in names { answers[name] = answer }
    case .proxies(let names): proxies.formUnion(names)
    case .singletons(let names): singletons.formUnion(names)
    case .modules(let names): modules.formUnion(names)
    }
  }

  private mutating func add(_ runs: Runs, _ name: String) {
    self.runs[name] = runs
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2 { runners[parts[1], default: []].append(parts[0]) }
  }

  /// A type and those that it inherits from, nearest first; no more than sixteen, so that no cycle holds it.
  func lineage(_ type: String) -> [String] {
    var lineage = [type]
    while lineage.count < 16, let last = lineage.last, let next = superclasses[last] { lineage.append(next) }
    return lineage
  }
}
