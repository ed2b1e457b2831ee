import Syntax

/// Macros of the file, read as what they stand for; they are followed one level, those in arguments too.
extension ObjectiveCBodyReader {
  /// What was read before a macro.
  private struct Mark {
    var values: Int
    var edges: Int
    var guards: Int
    var locals: Int
    var closures: Int
    var scopes: Int
    var selves: Set<String>
    var guarded: GuardID?
    var statementCount: Int32
  }

  private var mark: Mark {
    Mark(
      values: facts.values.count, edges: facts.edges.count, guards: facts.guards.count, locals: facts.locals.count,
      closures: facts.closures.count, scopes: scopes.mark, selves: selves, guarded: guarded,
      statementCount: statementCount)
  }

  /// Whether the macro at a token is followed: no name of the body hides it, and it stands in no other macro.
  private mutating func isFollowed(_ name: String, at index: Int) -> Bool {
    guard scopes.find(name) == nil else { return false }
    let place = list.tokens[index].range
    let isInside = replacement.map { $0.start <= place.start && place.end <= $0.end } ?? false
    if isInside { lose(name, at: index) }
    return !isInside
  }

  /// Notes that the macro at a token is not followed, where what it stands for may show something; one that names
  /// itself stands for nothing else.
  private mutating func lose(_ name: String, at index: Int) {
    guard lost == nil, !harmless.contains(name), names.replacement(of: name) != replacement else { return }
    if names.mayShow(name, in: source) {
      lost = (name, use ?? list.tokens[index].range.start)
    } else {
      harmless.insert(name)
    }
  }

  /// What a macro without parameters stands for, where that is an expression.
  mutating func readMacro(_ name: String, at use: Int) -> ValueID? {
    guard names.macros[name] != nil, isFollowed(name, at: use) else { return nil }
    let mark = mark
    guard let (tokens, range) = replaced(name), let value = reading(tokens, of: range, at: use, { $0.readTernary() })
    else {
      forget(from: mark)
      lose(name, at: use)
      return nil
    }
    move(from: mark, to: list.tokens[use].range)
    return value
  }

  /// Behind the name of a macro with parameters: what it stands for with these arguments, where that is an expression.
  mutating func readCalledMacro(_ name: String, at use: Int) -> ValueID? {
    guard kind == .leftParen, names.calls[name] != nil, isFollowed(name, at: use) else { return nil }
    let mark = mark
    guard let (tokens, range) = expanded(name, at: at),
      let value = reading(tokens, of: range, at: use, { $0.readTernary() })
    else {
      forget(from: mark)
      lose(name, at: use)
      return nil
    }
    skipBalanced()
    move(from: mark, to: rangeFrom(use))
    return value
  }

  /// At a macro that stands alone: reads the statements that it stands for.
  mutating func readMacroStatement() -> Outcome? {
    let use = at
    let name = text(at)
    let isCall = kind(at + 1) == .leftParen
    let isMacro = isCall ? names.calls[name] != nil : names.macros[name] != nil
    guard isMacro, isCall ? endsStatement(partner(at + 1) + 1) : standsAlone, isFollowed(name, at: use) else {
      return nil
    }
    guard let (tokens, range) = isCall ? expanded(name, at: at + 1) : replaced(name) else {
      lose(name, at: use)
      return nil
    }
    let mark = mark
    guard let outcome = reading(tokens, of: range, at: use, { $0.readStatements(until: $0.lastIndex) }) else {
      forget(from: mark)
      if isCall { noteBroken() } else { lose(name, at: use) }
      return nil
    }
    advance()
    if isCall { skipBalanced() }
    move(from: mark, to: rangeFrom(use))
    endStatement()
    return outcome
  }

  /// Whether the word at which the reader stands is a statement: `;` or the next statement stands behind it.
  private var standsAlone: Bool {
    switch kind(at + 1) {
    case .semicolon, .rightBrace, .endOfFile: true
    case .identifier, .leftSquare, .at: list.tokens[min(at + 1, lastIndex)].atLineStart
    default: false
    }
  }

  /// Whether so many more tokens of macros may be read. Macros in arguments of macros grow without bound, so a body has
  /// only some; those for which none are left stay names.
  private mutating func takes(_ count: Int) -> Bool {
    macroTokens -= max(count, 1)
    return macroTokens >= 0
  }

  /// The tokens that a macro without parameters stands for; nil where too many were read already.
  private mutating func replaced(_ name: String) -> (ObjectiveCTokenList, ByteRange)? {
    guard let range = names.macros[name], macroTokens > 0 else { return nil }
    let tokens = ObjectiveCTokenList(source, range)
    return takes(tokens.tokens.count) ? (tokens, range) : nil
  }

  /// The tokens that a call of a macro stands for; nil where it is no macro that can be followed.
  private mutating func expanded(_ name: String, at open: Int) -> (ObjectiveCTokenList, ByteRange)? {
    guard let macro = names.calls[name], macroTokens > 0,
      let arguments = arguments(at: open, for: macro.parameters)
    else { return nil }
    let range = macro.replacement
    let tokens = ObjectiveCTokenList(source, range, arguments, limit: macroTokens)
    guard takes(tokens?.tokens.count ?? Int(range.end - range.start) / 8), let tokens else { return nil }
    return (tokens, range)
  }

  /// The tokens of each argument between parentheses, by the parameter's name; the last takes the rest where the
  /// macro takes as many as come.
  private func arguments(at open: Int, for parameters: [String]) -> [String: ArraySlice<ObjectiveCToken>]? {
    let close = partner(open)
    var found: [String: ArraySlice<ObjectiveCToken>] = [:]
    var start = open + 1
    var index = start
    for (place, name) in parameters.enumerated() {
      let takesRest = place == parameters.count - 1 && name == ObjectiveCNames.rest
      while index < close, takesRest || kind(index) != .comma { index = min(partner(index) + 1, close) }
      guard start <= index, place == 0 || takesRest || kind(start - 1) == .comma else { return nil }
      // A joined word is no token that can be handed on.
      guard !list.joined.keys.contains(where: (start..<index).contains) else { return nil }
      found[name] = list.tokens[start..<index]
      start = min(index + 1, close)
      index = start
    }
    return start >= close ? found : nil
  }

  /// Reads other tokens; nil where they are not read to their end, or not all of them. What could not be read of them
  /// is no problem of the body.
  private mutating func reading<T>(
    _ tokens: ObjectiveCTokenList, of range: ByteRange, at index: Int, _ read: (inout Self) -> T
  ) -> T? {
    let outer = (list, at, replacement, use)
    use = use ?? list.tokens[index].range.start
    let noted = (facts.problems, lastNoted)
    (list, at, replacement) = (tokens, 0, range)
    (facts.problems, lastNoted) = ([], nil)
    let result = read(&self)
    let isWhole = at == lastIndex && facts.problems.isEmpty
    (facts.problems, lastNoted) = noted
    (list, at, replacement, use) = outer
    return isWhole ? result : nil
  }

  /// Nothing was said since a mark.
  private mutating func forget(from mark: Mark) {
    (assigned, bareMessage) = (nil, nil)
    scopes.leave(mark.scopes)
    (selves, guarded, statementCount) = (mark.selves, mark.guarded, mark.statementCount)
    facts.values.removeSubrange(mark.values...)
    facts.ranges.removeSubrange(mark.values...)
    facts.edges.removeSubrange(mark.edges...)
    facts.guards.removeSubrange(mark.guards...)
    facts.locals.removeSubrange(mark.locals...)
    facts.closures.removeSubrange(mark.closures...)
  }

  /// What a macro stands for stands where it is used; what an argument says, in the argument.
  private mutating func move(from mark: Mark, to place: ByteRange) {
    let isHere = { (range: ByteRange) in place.start <= range.start && range.end <= place.end }
    for index in mark.values..<facts.values.count where !isHere(facts.ranges[index]) { facts.ranges[index] = place }
    for index in mark.edges..<facts.edges.count where !isHere(facts.edges[index].range) {
      facts.edges[index].range = place
    }
    for index in mark.guards..<facts.guards.count where !isHere(facts.guards[index].range) {
      facts.guards[index].range = place
    }
  }
}
