import Facts
import RuleCards
import Syntax
import Testing

/// What a pattern fits, shown with cards made for the purpose.
struct MatcherTests {
  /// What stands in a hole of each match, in the order found; several values of one hole are joined by a comma.
  private func found(
    _ pattern: String, _ effect: String = "shows $value", hole: Hole = "value", beside others: [String] = [],
    in text: String
  ) -> [String] {
    let cards = ["match \(pattern)\n\(effect)"] + others
    let lines = cards.enumerated().map { "rule a.\($0)\n\($1)\nwhy x\nhit x\nmiss x\n" }
    let (rules, problems) = Rules.reading([Source(lines.joined())])
    guard problems.isEmpty else { return problems.map(\.detail) }
    let source = Source(text)
    let facts = readBody(source, source.whole)
    return Matcher(rules).matches(in: facts).map { match in
      match[hole].map { source.text(facts.ranges[Int($0)]) }.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("nameLabel.text = user.name", ["user.name"]), ("self.nameLabel.text = user.name", ["user.name"]),
    ("nameLabel?.text = user.name", ["user.name"]), ("nameLabel!.text = user.name", ["user.name"]),
    ("cell.nameLabel.text = user.name", ["user.name"]), ("text = user.name", ["user.name"]),
    ("a.text += user.name", ["user.name"]), ("if x { a.text = b }; c.text = d", ["b", "d"]),
    ("user.name = nameLabel.text", []), ("let text = user.name", []), ("nameLabel.texts = user.name", []),
  ])
  func `An assignment fits whatever stands in front of its member`(text: String, values: [String]) {
    let values = text.contains("+=") ? ["a.text += user.name"] : values
    #expect(found("$label.text = $value", in: text) == values)
  }

  @Test(arguments: [
    ("Text(a)", ["a"]), ("SwiftUI.Text(a)", ["a"]), ("Text.init(a)", ["a"]), ("Text(a, bundle: b)", ["a"]),
    ("Text(verbatim: a)", []), ("view.Text(a)", []), ("Texts(a)", []), ("Text { a }", []), ("Text()", []),
  ])
  func `A call by a free name fits with module, init and further arguments`(text: String, values: [String]) {
    #expect(found("Text($value)", beside: ["modules SwiftUI"], in: text) == values)
  }

  @Test(arguments: [
    ("b.setTitle(a, for: .normal)", ["a"]), ("b?.setTitle(a, for: s)", ["a"]), ("setTitle(a, for: s)", ["a"]),
    ("b.setTitle(a)", []), ("b.setTitle(x: a, for: s)", []), ("b.setTitle(a, at: 0, for: s)", ["a"]),
  ])
  func `A call needs the labels that its pattern writes`(text: String, values: [String]) {
    #expect(found("$button.setTitle($value, for: $_)", in: text) == values)
  }

  @Test(arguments: [
    ("Button(title) { act() }", ["{ act() }"]), ("Button(title, role: r) { act() }", ["{ act() }"]),
    ("Button(title) { act() } label: { x }", ["{ act() }"]), ("Button { act() } label: { x }", []),
    ("Button(title, action: act)", []),
  ])
  func `A hole in braces takes the first trailing closure`(text: String, values: [String]) {
    #expect(found("Button($title) { $action }", "acts $action", hole: "action", in: text) == values)
  }

  @Test func `A hole with dots takes the arguments that are left`() {
    #expect(found("format($text, $value...)", in: "format(a, b, c)") == ["b, c"])
    #expect(found("format($text, $value...)", in: "format(a)") == [""])
    #expect(found("stack(views: [$value...])", in: "stack(views: [a, b])") == ["a, b"])
  }

  @Test func `Generic arguments do not tell callees apart`() {
    #expect(found("List.Registration { $value }", in: "List.Registration<Cell, Item> { f($0) }") == ["{ f($0) }"])
    #expect(found("Subject($value)", in: "Subject<String, Never>(a)") == ["a"])
  }

  @Test func `A member is no match where it is called or assigned`() {
    #expect(found("$value.first", "passes $value", in: "a.first; b.first { $0 }; c.first = d") == ["a"])
  }

  @Test func `The implicit receiver is self, unless the card speaks of it`() {
    let card = "rule a.b\nmatch $c.title = $value\nshows $value\nwhy x\nhit x\nmiss x\n"
    let facts = readBody(Source("title = a"), Source("title = a").whole)
    #expect(Matcher(Rules.reading([Source(card)]).rules).matches(in: facts).map(\.implicitSelf) == ["c"])
    #expect(found("$value.rounded()", "passes $value", in: "rounded()") == [])
  }

  @Test func `What a call assigns is matched as the assignment`() {
    let others = [
      "match $source.assign(to: $path, on: $target)\nassigns element of $source to $target at $path", "proxies rx",
      "match $source.bind(to: $target)\nassigns element of $source to $target",
    ]
    func text(_ text: String) -> [String] { found("$label.text = $value", beside: others, in: text) }
    #expect(text(#"names.assign(to: \.text, on: label)"#) == ["", "names"])
    #expect(text("names.bind(to: label.rx.text)") == ["", "names"])
    #expect(text("names.bind(to: label.rx.font)") == [""])
  }

  @Test func `Of patterns that ask the same, the first that fits is taken`() {
    let link = "Link(destination: $value)\nmatch Link { $value }"
    #expect(found(link, "opens $value", in: "Link(destination: a) { b }") == ["a"])
    #expect(found(link, "opens $value", in: "Link { b } label: { c }") == ["{ b }"])
  }
}
