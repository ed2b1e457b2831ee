import Facts
import Reports
import RuleCards
import Syntax

extension Program {
  /// `uyum rules [RULE…]`: the list of cards, or some of them whole.
  mutating func rules() {
    let configuration = configuration()
    let (rules, problems) = configuration.settings.rules
    for problem in configuration.problems + problems { tell(problem) }
    if invocation.operands.isEmpty { return print(language.list(rules)) }
    let own = configuration.settings.cards.map { Source(path: $0.path, $0.text) }
    for name in invocation.operands {
      if let card = rules.cards.first(where: { $0.id == name }),
        let file = (Rules.embeddedFiles + own).first(where: { $0.path == card.path })
      {
        print(file.card(at: card.line))
      } else {
        let near = nearest(to: name, among: rules.cards.map(\.id))
        tell(Problem(.unknownName, detail: Configuration.detail(name, near)))
        status = .failed
      }
    }
  }

  /// `uyum dump KIND FILE…`: how files are read.
  mutating func dump() {
    var files = SourceFiles()
    let sources = files.read(Array(invocation.operands.dropFirst()))
    for problem in files.problems { tell(problem) }
    for source in sources {
      if sources.count > 1 { print("== \(oneLine(source.path))\n") }
      switch invocation.operands.first {
      case "tokens": print(describeTokens(source))
      case "outline": print(describeOutline(source))
      default: print(describeFacts(source, outline(source)) + "\n")
      }
    }
  }
}

extension Source {
  /// The text of the card that starts on a line: up to the next card, without the blank lines at its end.
  func card(at line: Int) -> String {
    let lines = text(whole).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
    let rest = lines.dropFirst().prefix { !$0.hasPrefix("rule") }
    let card = (lines.prefix(1) + rest).map(String.init)
    let used = card.lastIndex { !$0.isEmpty }.map { card[...$0] } ?? card[...]
    return used.joined(separator: "\n") + "\n\n"
  }
}
