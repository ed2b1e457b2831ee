import Facts
import RuleCards
import Syntax
import Testing

@Suite struct CardExampleTests {
  static let rules = Rules.builtIn
  static let matcher = Matcher(rules)
  static let effective = rules.cards.indices.filter { !rules.cards[$0].effects.isEmpty }

  @Test func everyPatternCanBeRead() {
    let unreadable = Self.matcher.unreadable.map { Self.rules.cards[$0.card].patterns[$0.alternative].text }
    #expect(unreadable == [])
  }

  @Test(arguments: effective) func hitsMatchAndTakeWhatIsMarked(card: Int) {
    let it = Self.rules.cards[card]
    for hit in it.hits {
      let example = CardExample(hit, card: card, Self.rules, Self.matcher)
      let matches = !example.kept.isEmpty
      #expect(matches, "\(it.id) does not match: \(hit)")
      let taken = example.taken(by: it)
      if !example.marks.isEmpty { #expect(taken == example.marks, "\(it.id): \(hit)") }
    }
  }

  @Test(arguments: effective) func missesDoNotMatch(card: Int) {
    let it = Self.rules.cards[card]
    for miss in it.misses {
      let matches = !CardExample(miss, card: card, Self.rules, Self.matcher).kept.isEmpty
      #expect(!matches, "\(it.id) matches: \(miss)")
    }
  }

  @Test(arguments: effective) func eachPatternFitsItselfAndIsTheFirstToDoSo(card: Int) {
    for (index, pattern) in Self.rules.cards[card].patterns.enumerated() {
      let text = pattern.text.replacing("...", with: "").replacing("$", with: "a")
      let source = Source(text)
      let facts = readBody(source, source.whole)
      let found = Self.matcher.matches(in: facts).filter { $0.card == card }.map(\.pattern)
      let isFound = found.contains(index)
      #expect(isFound, "\(Self.rules.cards[card].id): \(pattern.text) is never taken")
    }
  }

  @Test(arguments: effective) func cardsThatTakeAValueMarkIt(card: Int) {
    let it = Self.rules.cards[card]
    let isMarked = it.hits.contains { $0.contains("↓") } || !it.effects.contains(where: \.takesAValue)
    #expect(isMarked, "\(it.id) marks nothing")
  }
}

extension Effect {
  /// Whether an example can mark what the effect takes.
  fileprivate var takesAValue: Bool {
    switch self {
    case .returns, .toggles, .pairs, .binds, .assigns, .adds: false
    case .passes(let origin, _): origin.hole != nil
    default: true
    }
  }
}
