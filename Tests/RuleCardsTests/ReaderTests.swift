@testable import RuleCards
import Syntax
import Testing

/// What the reader of cards takes and what it refuses.
struct ReaderTests {
  static let card = """
    rule   team.price-tag
    match  PriceTag($title, amount: $value)   where $title: text or String, $value: colour
    match  PriceTag(amount: $value, named: $title)
    shows  $title, $value spoken as price
    why    A tag shows its price,
           and says it.
    hit    PriceTag(↓a, amount: ↓b)
    miss   PriceTag()
    """

  private func problems(_ text: String) -> [String] {
    Rules.reading([Source(path: "a.rule", text)]).problems.map { "\($0.line ?? 0) \($0.detail)" }
  }

  @Test func `A card is read as it is written`() throws {
    let (rules, problems) = Rules.reading([Source(path: "a.rule", "# Tags.\n\n" + Self.card)])
    #expect(problems == [])
    let card = try #require(rules.cards.first)
    #expect(card.id == "team.price-tag" && card.path == "a.rule" && card.line == 3)
    #expect(
      card.patterns.map(\.text) == ["PriceTag($title, amount: $value)", "PriceTag(amount: $value, named: $title)"])
    #expect(
      card.patterns[0].conditions == [
        Condition(hole: "title", names: ["text", "String"]), Condition(hole: "value", names: ["colour"]),
      ])
    #expect(card.patterns[1].conditions == [])
    #expect(card.effects == [.shows("title", .spoken, name: "price"), .shows("value", .spoken, name: "price")])
    #expect(card.why == "A tag shows its price, and says it.")
    #expect(card.hits == ["PriceTag(↓a, amount: ↓b)"] && card.misses == ["PriceTag()"])
    #expect(rules.words == ["PriceTag"])
  }

  @Test(arguments: [
    ("decides $v hidden", Effect.decides("v", .hidden)), ("passes $v printing", .passes(.value("v"), printing: true)),
    ("passes element of $v", .passes(.element("v"), printing: false)),
    ("gives $v elements", .gives("v", elements: true)),
    ("binds $v 1 to element of $w", .binds("v", parameter: 1, to: .element("w"))),
    ("binds $v 2 to argument 1", .binds("v", parameter: 2, to: .typeArgument(1))),
    (
      "pairs offset, element = element of $v",
      .pairs([TuplePart(label: "offset"), TuplePart(label: "element", origin: .element("v"))])
    ),
    ("assigns element of $v to $w", .assigns(.element("v"), to: "w", path: nil)),
    ("assigns $v to $w at $v", .assigns(.value("v"), to: "w", path: "v")),
    ("adds $v to $w", .adds(.value("v"), to: "w")),
    ("toggles exists", .toggles(.exists)), ("returns Menu", .returns("Menu")), ("repeats $v", .repeats("v")),
    ("acts $v", .acts("v")), ("opens $v", .opens("v")), ("holds $v", .holds("v")), ("identity $v", .identity("v")),
    ("edits $v", .edits("v")), ("mutes $v", .mutes("v")), ("allows $v", .allows("v")), ("ignores $v", .ignores("v")),
    ("selects $v", .selects("v")),
    ("provides $v", .provides("v")),
  ])
  func `Each effect has its words`(line: String, effect: Effect) {
    let (rules, problems) = Rules.reading([Source("rule a.b\nmatch f($v, $w)\n\(line)\nwhy x\nhit x\nmiss x")])
    #expect(problems == [])
    #expect(rules.cards.first?.effects == [effect])
  }

  @Test(arguments: [
    ("type A, B: C", [Fact.type("A", superclass: "C"), .type("B", superclass: "C")]),
    ("type A", [.type("A", superclass: nil)]),
    ("member A b: C, d: [E]", [.member("A", "b", type: "C"), .member("A", "d", type: "[E]")]),
    ("is uikit-view A B", [.role(.uikitView, ["A", "B"])]), ("element 1 A", [.element(1, ["A"])]),
    ("suffix sink A", [.affix(.sinkSuffix, ["A"])]), ("prefix screen A", [.affix(.screenPrefix, ["A"])]),
    ("word A b", [.word(type: "A", ["b"])]), ("runs once a", [.runs(.once, ["a"])]),
    ("answers shows a(_:b:) c", [.answers(.shows, ["a(_:b:)", "c"])]), ("modules A", [.modules(["A"])]),
    ("proxies a", [.proxies(["a"])]),
  ])
  func `Each fact has its words`(line: String, facts: [Fact]) {
    let (rules, problems) = Rules.reading([Source("rule a.b\n\(line)\nwhy x\nhit x\nmiss x")])
    #expect(problems == [])
    #expect(rules.cards.first?.facts == facts)
  }

  @Test(arguments: [
    "glows $v", "shows v", "shows", "shows $v loudly", "decides $v", "decides $v purple", "binds $v to $w",
    "pairs", "returns", "is nothing A", "is uikit-view", "element A B", "suffix tail A", "runs twice a", "type :",
    "member A", "passes of $v", "assigns $v", "match f($v) where $v UILabel", "match f($v) where $x: UILabel",
  ])
  func `An unknown word is a problem and the card is left out`(line: String) {
    let text = "rule a.b\nmatch f($v, $w)\nacts $v\n\(line)\nwhy x\nhit x\nmiss x"
    #expect(!problems(text).isEmpty)
    #expect(Rules.reading([Source(text)]).rules.cards.isEmpty)
  }

  @Test(arguments: ["match", "shows", "why", "hit", "miss"])
  func `A card without one of its lines is a problem`(word: String) {
    let lines = ["rule a.b", "match f($v)", "shows $v", "why x", "hit x", "miss x"].filter { !$0.hasPrefix(word) }
    #expect(problems(lines.joined(separator: "\n")).contains { $0.hasPrefix("1 \(word)") })
  }

  @Test func `An empty card, no card, a line before any and a wrong id are problems`() {
    #expect(problems("rule a.b").contains("1 empty"))
    #expect(problems("") == ["0 rule"])
    #expect(problems("shows $v").contains("1 shows"))
    #expect(problems("rule A b\nis uikit-view A\nwhy x\nhit x\nmiss x").contains("1 id"))
  }

  @Test func `A hole that an effect takes stands in every pattern`() {
    #expect(problems("rule a.b\nmatch f($v)\nmatch g($w)\nshows $v\nwhy x\nhit x\nmiss x").contains("1 $v"))
  }

  @Test func `A team's card joins the built-in ones, and a taken id is a problem`() {
    let (rules, problems) = Rules.builtIn.adding([Source(path: ".uyum.json", Self.card)])
    #expect(problems == [])
    #expect(rules.cards.count == Rules.builtIn.cards.count + 1)
    #expect(rules.words.isSuperset(of: Rules.builtIn.words) && rules.words.contains("PriceTag"))
    let again = rules.adding([Source(path: "b.rule", Self.card)])
    #expect(again.problems.map(\.detail) == ["team.price-tag"])
    #expect(again.rules.cards.count == rules.cards.count)
  }
}
