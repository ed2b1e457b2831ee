import RuleCards

extension Language {
  /// One line a card: its id, and why it is there.
  package func list(_ rules: Rules) -> String {
    let width = rules.cards.map(\.id.count).max() ?? 0
    return rules.cards.reduce(into: "") { text, card in
      let padding = String(repeating: " ", count: width - card.id.count)
      text += "\(card.id)\(padding)  \(card.why)\n"
    }
  }
}
