import Facts
import RuleCards
import Syntax

/// A card's example run through the reader and the matcher; conditions are answered by the names in it alone.
struct CardExample {
  let source: Source
  let facts: Facts
  /// Where the values begin that the example marks with `↓`.
  let marks: Set<UInt32>
  /// The matches whose conditions hold.
  let kept: [Match]

  /// Reads an example and keeps the matches of one card whose conditions hold.
  init(_ text: String, card: Int, _ rules: Rules, _ matcher: Matcher) {
    var plain = ""
    var marks: Set<UInt32> = []
    for character in text {
      if character == "↓" { marks.insert(UInt32(plain.utf8.count)) } else { plain.append(character) }
    }
    self.marks = marks
    source = Source(plain)
    let facts = readBody(source, source.whole, mode: .statements)
    self.facts = facts
    let found = matcher.matches(in: facts).filter { $0.card == card }
    let types = GuessedTypes(facts: facts, rules: rules)
    kept = found.filter { match in
      rules.cards[card].patterns[match.pattern].conditions.allSatisfy { condition in
        match[condition.hole].allSatisfy { value in
          facts.values[Int(value)] == .selfObject
            || types.type(value).map { type in condition.names.contains { rules.satisfies(type, $0) } } ?? false
        }
      }
    }
  }

  /// Where the values begin that the card's first effect takes, and others of its kind.
  func taken(by card: Card) -> Set<UInt32> {
    guard let first = card.effects.first else { return [] }
    let holes = card.effects.filter { $0.word == first.word }.flatMap(\.marked)
    var starts: Set<UInt32> = []
    for match in kept {
      for hole in holes { for value in match[hole] { starts.insert(facts.ranges[Int(value)].start) } }
    }
    return starts
  }
}

extension Effect {
  /// What kind of effect it is.
  fileprivate var word: Substring { String(describing: self).prefix { $0 != "(" } }

  /// The holes whose values an example marks: of what an effect joins, the one that it is about.
  fileprivate var marked: [Hole] {
    switch self {
    case .shows(let hole, _, _), .decides(let hole, _), .gives(let hole, _), .edits(let hole), .repeats(let hole),
      .acts(let hole), .opens(let hole), .holds(let hole), .provides(let hole), .identity(let hole),
      .selects(let hole), .ignores(let hole), .mutes(let hole), .translates(let hole), .allows(let hole),
      .binds(let hole, _, _), .starts(let hole, _), .delays(let hole), .renews(let hole):
      [hole]
    case .passes(let origin, _), .adds(let origin, _), .assigns(let origin, _, _): origin.hole.map { [$0] } ?? []
    case .pairs(let parts): parts.compactMap { $0.origin?.hole }
    case .returns, .toggles: []
    }
  }
}

/// Types as far as names and the cards tell them, for examples that declare nothing.
struct GuessedTypes {
  let facts: Facts
  let rules: Rules

  /// A value's type; nil where its name says none.
  func type(_ value: ValueID) -> String? {
    switch facts.values[Int(value)] {
    case .call(let callee, _): constructed(callee)
    case .member(let base, let name, _):
      type(base).flatMap { rules.memberType(of: $0, name) } ?? rules.guessedType(of: name)
    case .free(let name): rules.guessedType(of: name)
    case .local(let local): rules.guessedType(of: facts.locals[Int(local)].name)
    case .forced(let inner), .unwrapped(let inner): type(inner)
    default: nil
    }
  }

  /// The leading names of a callee that begin with a capital letter.
  private func constructed(_ callee: ValueID) -> String? {
    switch facts.values[Int(callee)] {
    case .free(let name): name
    case .type(let written): String(written.prefix { $0 != "<" })
    case .member(let base, let name, _):
      name.first?.isUppercase == true ? constructed(base).map { $0 + "." + name } : constructed(base)
    default: nil
    }
  }
}
