import Syntax

/// What a macro that is not followed may hide.
extension ObjectiveCNames {
  /// How many macros that lead to one another are looked into, and how many bytes of each: what is longer may hide
  /// anything.
  private static let mostHidden = (macros: 64, bytes: 1 << 14)

  /// What a macro stands for, with or without parameters.
  func replacement(of name: String) -> ByteRange? { macros[name] ?? calls[name]?.replacement }

  /// Whether what a macro stands for, or a macro that it names, may show something: it reads or writes a member of
  /// self, of a variable or of an argument, or puts names together.
  func mayShow(_ name: String, in source: Source) -> Bool {
    var waiting = [name]
    var seen: Set<String> = [name]
    while let next = waiting.popLast() {
      guard let range = replacement(of: next) else { continue }
      guard seen.count <= Self.mostHidden.macros, range.count <= Self.mostHidden.bytes else { return true }
      let tokens = ObjectiveCTokenList(source, range).tokens
      let parameters = calls[next]?.parameters ?? []
      for (index, token) in tokens.enumerated() {
        if token.kind == .poundPound, index == 0 || tokens[index - 1].kind != .comma { return true }
        guard token.kind == .identifier else { continue }
        let word = source.text(token.range)
        if word == ObjectiveCWord.selfObject.rawValue { return true }
        if isVariable(word) || parameters.contains(word), readsMember(of: index, tokens) { return true }
        if replacement(of: word) != nil, seen.insert(word).inserted { waiting.append(word) }
      }
    }
    return false
  }

  /// Whether a name is written as those of variables are.
  private func isVariable(_ name: String) -> Bool { name.first.map { $0.isLowercase || $0 == "_" } ?? false }

  /// Whether a member of what a token names is read: `a.b`, `a->b`, `[a b]`, also where `a` stands in parentheses.
  private func readsMember(of index: Int, _ tokens: [ObjectiveCToken]) -> Bool {
    let kind = { (place: Int) in tokens.indices.contains(place) ? tokens[place].kind : ObjectiveCTokenKind.endOfFile }
    if kind(index - 1) == .period || kind(index - 1) == .arrow { return false }
    let isInParentheses = kind(index - 1) == .leftParen && kind(index + 1) == .rightParen
    let (before, behind) = isInParentheses ? (index - 2, index + 2) : (index - 1, index + 1)
    switch kind(behind) {
    case .period, .arrow: return kind(behind + 1) == .identifier
    case .identifier: return kind(before) == .leftSquare
    default: return false
    }
  }
}
