import Syntax

/// All cards that are loaded, and what they say about names. A value: reading more cards gives another one.
public struct Rules: Sendable {
  /// The cards, the built-in ones first, in the order of their ids' files.
  package private(set) var cards: [Card] = []
  /// What they say about names.
  private(set) var table = NameTable([])
  /// The literal names that sinks are found by: a body that holds none of them shows nothing by itself.
  package private(set) var words: Set<String> = []

  /// No cards.
  package init() {}

  /// Reads card files; a card with a problem is left out, and no card at all is a problem too.
  package static func reading(_ files: [Source]) -> (rules: Rules, problems: [Problem]) {
    var (rules, problems) = Rules().adding(files)
    if rules.cards.isEmpty { problems.append(Problem(.badConfiguration, detail: "rule")) }
    return (rules, problems)
  }

  /// These cards and those of more files, such as a team's own; an id that is taken is a problem.
  package func adding(_ files: [Source]) -> (rules: Rules, problems: [Problem]) {
    var rules = self
    var problems: [Problem] = []
    var ids = Set(cards.map(\.id))
    for file in files {
      let reader = CardReader(file)
      problems += reader.problems
      for card in reader.cards {
        if ids.insert(card.id).inserted {
          rules.cards.append(card)
        } else {
          problems.append(Problem(.badConfiguration, path: card.path, line: card.line, detail: card.id))
        }
      }
    }
    rules.table = NameTable(rules.cards)
    let reached = rules.cards.filter { $0.effects.contains(where: \.isReached) }
    rules.words = Set(reached.flatMap(\.patterns).map(\.word))
    return (rules, problems)
  }
}
