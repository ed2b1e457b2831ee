import Foundation
import RuleCards
import TestKit
import Testing

@Suite struct BuiltInTests {
  @Test func builtInCardsHaveNoProblems() {
    let reading = Rules.reading(Rules.embeddedFiles)
    #expect(reading.problems.map { "\($0.path ?? ""):\($0.line ?? 0) \($0.detail)" } == [])
    #expect(reading.rules.cards.count > 100)
  }

  @Test func whatIsEmbeddedIsWhatTheFilesSay() throws {
    let root = Places.root.appendingPathComponent("rules")
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".rule") }.sorted()
    #expect(Rules.embeddedFiles.map(\.path) == paths.map { "rules/" + $0 })
    for file in Rules.embeddedFiles {
      let bytes = [UInt8](try Data(contentsOf: Places.root.appendingPathComponent(file.path)))
      let isSame = bytes == Array(file.bytes)
      #expect(isSame, "\(file.path) was embedded in an older state")
    }
  }

  @Test func thePageSaysEveryCard() throws {
    let page = try String(contentsOf: Places.root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
    for card in Rules.builtIn.cards {
      let section = "### \(card.id)\n\n\(card.why)\n\n```text\n"
      #expect(page.contains(section), "\(card.id): run swift run dev docs")
      for hit in card.hits where !hit.contains("\n") { #expect(page.contains(hit), "\(card.id): \(hit)") }
    }
  }

  @Test(arguments: Rules.builtIn.cards.filter { !$0.facts.isEmpty }.map(\.id))
  func factsHoldOfHitsAndNotOfMisses(id: String) {
    guard let card = Rules.builtIn.cards.first(where: { $0.id == id }) else { return }
    let unsaid = card.hits.filter { !Rules.builtIn.says($0, in: card) }
    #expect(unsaid == [])
    let said = card.misses.filter { Rules.builtIn.says($0, in: card) }
    #expect(said == [])
  }
}

extension Rules {
  /// Whether a line of a card of facts holds: `A: B` inherits, `A.b: C` has a member, a name alone is known for
  /// anything that the card speaks of.
  fileprivate func says(_ line: String, in card: Card) -> Bool {
    let parts = line.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
    if parts.count == 2, line.contains(": ") {
      let owner = parts[0]
      if let dot = owner.lastIndex(of: ".") {
        return memberType(of: String(owner[..<dot]), String(owner[owner.index(after: dot)...])) == String(parts[1])
      }
      return isKind(String(owner), of: String(parts[1]))
    }
    return card.facts.contains { holds($0, line) }
  }

  private func holds(_ fact: Fact, _ name: String) -> Bool {
    switch fact {
    case .type(let type, _): type == name
    case .role(let role, _): hasRole(name, role)
    case .element(_, let names): names.contains(name) && elementIndex(of: name) != nil
    case .affix(let kind, _): stem(of: name, less: kind) != nil
    case .word(let type, _): guessedType(of: name) == type
    case .runs(let when, let names): names.contains(name) && runs(name) == when
    case .answers(let answer, let names): names.contains(name) && self.answer(name) == answer
    case .modules: isModule(name)
    case .singletons: isSingleton(name)
    case .proxies: isProxy(name)
    case .member: false
    }
  }
}
