import RuleCards

/// The patterns of all cards, compiled; a place of a body is compared only with those that share its last name.
package struct Matcher: Sendable {
  private let rules: Rules
  private var byName: [String: [CompiledPattern]] = [:]
  private var assignments: [String: [CompiledPattern]] = [:]
  /// The patterns that could not be read: card and alternative; empty for the built-in cards.
  package private(set) var unreadable: [(card: Int, alternative: Int)] = []

  /// Compiles the patterns; one that cannot be read is left out and listed.
  package init(_ rules: Rules) {
    self.rules = rules
    for card in rules.cards.indices {
      for alternative in rules.cards[card].patterns.indices {
        guard let pattern = CompiledPattern(rules, card: card, alternative: alternative) else {
          unreadable.append((card, alternative))
          continue
        }
        switch pattern.root {
        case .value: byName[pattern.name, default: []].append(pattern)
        case .assignment: assignments[pattern.name, default: []].append(pattern)
        }
      }
    }
  }

  /// The matches in a body: those of values by the order of the values, then those of assignments by their edges. Of a
  /// card's patterns that ask the same questions, the first that fits a place is taken.
  package func matches(in facts: Facts) -> [Match] {
    var matches: [Match] = []
    var comparison = Comparison(facts, rules)
    let taken = facts.namesInside
    for index in facts.values.indices where !taken[index] {
      let value = ValueID(index)
      guard let name = facts.rootName(value), let patterns = byName[name] else { continue }
      let start = matches.count
      for pattern in patterns { add(comparison.match(pattern, value: value), to: &matches, since: start) }
      for match in matches[start...] { matches += assigned(by: match, facts) }
    }
    for index in facts.edges.indices {
      guard case .assign(let target, let from) = facts.edges[index].kind, let name = facts.rootName(target),
        let patterns = assignments[name]
      else { continue }
      let start = matches.count
      for pattern in patterns {
        add(comparison.match(pattern, edge: index, to: target, from: from), to: &matches, since: start)
      }
    }
    return matches
  }

  /// Adds a match unless an earlier pattern of its card that asks the same questions fits the place.
  private func add(_ match: Match?, to matches: inout [Match], since start: Int) {
    guard let match else { return }
    let conditions = rules.cards[match.card].patterns[match.pattern].conditions
    let isKnown = matches[start...].contains {
      $0.card == match.card && rules.cards[$0.card].patterns[$0.pattern].conditions == conditions
    }
    if !isKnown { matches.append(match) }
  }

  /// What a match that assigns does to a sink: `names.assign(to: \.text, on: label)` writes the label's text.
  private func assigned(by match: Match, _ facts: Facts) -> [Match] {
    var matches: [Match] = []
    for case .assigns(let origin, let target, let path) in rules.cards[match.card].effects {
      guard let hole = origin.hole, let source = match[hole].first, let base = match[target].first,
        let place = AssignedPlace(base, path: path.flatMap { match[$0].first }, facts, rules),
        let patterns = assignments[place.names.last ?? ""]
      else { continue }
      for pattern in patterns {
        guard let captures = place.captures(by: pattern, source) else { continue }
        matches.append(
          Match(card: pattern.card, pattern: pattern.alternative, captures: captures, value: match.value))
      }
    }
    return matches
  }
}

extension Facts {
  /// Which values are only the name of a call or the target of an assignment, and no places of their own.
  fileprivate var namesInside: [Bool] {
    var taken = [Bool](repeating: false, count: values.count)
    for value in values { if case .call(let callee, _) = value { taken[Int(callee)] = true } }
    for edge in edges { if case .assign(let target, _) = edge.kind { taken[Int(target)] = true } }
    return taken
  }
}
