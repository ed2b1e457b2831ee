import Facts
import Foundation
import RuleCards
import Syntax

/// `dev matches`: what the cards find below some folders, and which names of other code none of them knows; the place
/// to look for cards that are wanting.
struct Matches {
  private let rules = Rules.builtIn
  private let matcher = Matcher(Rules.builtIn)
  private var byCard: [String: Int] = [:]
  private var declared: Set<String> = []
  private var names: [String: Int] = [:]
  private var seconds = 0.0
  private var values = 0

  /// Prints the cards with how often they match, then the most frequent names without a card.
  @Sendable static func run(_ words: [String]) -> Int32 {
    var matches = Matches()
    for path in words.flatMap(Bodies.paths) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      matches.read(Source(path: path, bytes: Bytes(data)))
    }
    Workshop.say(matches.report())
    return 0
  }

  private mutating func read(_ source: Source) {
    let outline = outline(source)
    for declaration in outline.declarations {
      declared.insert(source.text(declaration.name))
      if let body = declaration.body, declaration.kind.holdsStatements { read(source, outline, body, .statements) }
      if let value = declaration.initialValue { read(source, outline, value, .expression) }
    }
  }

  private mutating func read(_ source: Source, _ outline: Outline, _ range: ByteRange, _ mode: BodyMode) {
    let facts = readBody(source, outline, range, mode: mode)
    let start = ContinuousClock.now
    let found = matcher.matches(in: facts)
    let time = start.duration(to: .now).components
    seconds += Double(time.seconds) + Double(time.attoseconds) / 1e18
    values += facts.values.count
    for match in found { byCard[rules.cards[match.card].id, default: 0] += 1 }
    count(facts, Set(found.compactMap(\.value)), Set(found.compactMap(\.edge)))
  }

  /// Counts the callees and assigned members that no match stands at.
  private mutating func count(_ facts: Facts, _ matched: Set<ValueID>, _ edges: Set<Int>) {
    for index in facts.values.indices where !matched.contains(ValueID(index)) {
      guard case .call(let callee, let arguments) = facts.values[index] else { continue }
      let labels = arguments.map { $0.isTrailing ? "{}" : ($0.label ?? "_") + ":" }.joined()
      if let name = name(callee, facts) { names[name + "(" + labels + ")", default: 0] += 1 }
    }
    for index in facts.edges.indices where !edges.contains(index) {
      guard case .assign(let target, _) = facts.edges[index].kind, let name = name(target, facts) else { continue }
      names[name + " =", default: 0] += 1
    }
  }

  private func name(_ value: ValueID, _ facts: Facts) -> String? {
    switch facts.values[Int(value)] {
    case .member(_, let name, _): "." + name
    case .free(let name), .implicit(let name): name
    case .type(let written): String(written.prefix { $0 != "<" })
    default: nil
    }
  }

  private func report() -> String {
    let cards = byCard.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value)\t\($0.key)\n" }
    let unknown = names.filter { name, _ in
      !declared.contains(String(name.drop { $0 == "." }.prefix { $0 != "(" && $0 != " " }))
    }
    let rows = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(600).map { "\($0.value)\t\($0.key)\n" }
    let rate = Int(Double(values) / max(seconds, 1e-9) / 1e6)
    return cards.joined() + "\nwithout a card:\n" + rows.joined() + "\n\(values) values, \(rate) million a second\n"
  }
}

extension Declaration.Kind {
  /// Whether the braces of such a declaration hold statements.
  fileprivate var holdsStatements: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .getter, .setter, .willSet, .didSet, .macroExpansion: true
    default: false
    }
  }
}
