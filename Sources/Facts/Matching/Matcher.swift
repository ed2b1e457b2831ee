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

  /// The matches in a body: those of values by the order of the values, then those of assignments by their edges, the
  /// edges that matches make behind the body's own. Of a card's patterns that ask the same questions, the first that
  /// fits a place is taken.
  package func matches(in facts: Facts) -> [Match] {
    var matches: [Match] = []
    var comparison = Comparison(facts, rules)
    let taken = facts.namesInside
    for index in facts.values.indices where !taken[index] {
      let value = ValueID(index)
      guard let name = facts.rootName(value), let patterns = byName[name] else { continue }
      let start = matches.count
      for pattern in patterns { add(comparison.match(pattern, value: value), to: &matches, since: start) }
      for index in matches[start...].indices { matches[index].assignments = assignments(of: matches[index], facts) }
    }
    let all = facts.assigning(matches)
    comparison = Comparison(all, rules)
    for index in all.edges.indices {
      guard case .assign(let target, let from) = all.edges[index].kind, let name = all.rootName(target),
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

  /// What a match assigns; what only a type tells is assigned by no one.
  private func assignments(of match: Match, _ facts: Facts) -> [Assignment] {
    guard rules.cards[match.card].patterns[match.pattern].conditions.isEmpty else { return [] }
    return rules.cards[match.card].effects.compactMap { effect in
      guard case .assigns(let origin, let target, let path) = effect, let hole = origin.hole,
        let source = match[hole].first, let base = match[target].first,
        let place = AssignedPlace(base, path: path.flatMap { match[$0].first }, facts, rules)
      else { return nil }
      return Assignment(base: place.base, names: place.names, source: source)
    }
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
