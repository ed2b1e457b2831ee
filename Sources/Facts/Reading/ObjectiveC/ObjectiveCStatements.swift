import Syntax

/// Statements, one after the other.
extension ObjectiveCBodyReader {
  /// Reads statements up to a token, or up to the next case of a `switch`.
  mutating func readStatements(until end: Int, inSwitch: Bool = false) -> Outcome {
    var outcome = Outcome()
    while at < end {
      if advance(if: .semicolon) { continue }
      if inSwitch && (word == .case || word == .default) && startsCase { break }
      let before = at
      let last = readStatement(until: end)
      outcome.leaving = max(outcome.leaving, last.leaving)
      if at == before {
        noteBroken()
        skipBalanced()
      }
    }
    return outcome
  }

  private var startsCase: Bool { word == .case || kind(at + 1) == .colon }

  /// At a brace: reads the statements between it and its partner, with a scope of their own.
  mutating func readBlock() -> Outcome {
    let close = partner(at)
    let outer = (scopes.mark, guarded, selves)
    advance()
    let outcome = readStatements(until: close)
    scopes.leave(outer.0)
    (_, guarded, selves) = outer
    leaveBracket(close)
    return outcome
  }

  /// A block, or the one statement that stands for it, with a scope of its own.
  mutating func readBranch(until end: Int) -> Outcome {
    if kind == .leftBrace { return readBlock() }
    let outer = (scopes.mark, guarded)
    let outcome = at < end ? readStatement(until: end) : Outcome()
    scopes.leave(outer.0)
    guarded = outer.1
    return outcome
  }

  mutating func readStatement(until end: Int) -> Outcome {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ObjectiveCBodyReader.deepest else {
      let start = at
      push(.evaluate(readUnreadable(.tooDeep)), from: start)
      at = end
      return Outcome()
    }
    switch kind {
    case .leftBrace: return readBlock()
    case .semicolon:
      advance()
      return Outcome()
    case .at: return readAtStatement(until: end)
    case .identifier: return readWordStatement(until: end)
    default: return readExpressionStatement()
    }
  }

  private mutating func readWordStatement(until end: Int) -> Outcome {
    switch word {
    case .if: return readIf(until: end)
    case .switch: return readSwitch()
    case .for: return readFor(until: end)
    case .while: return readWhile(until: end)
    case .do: return readDo(until: end)
    case .try, .catch: return readTry()
    case .return: return readReturn()
    case .break: return readJump(.breaks)
    case .continue, .goto: return readJump(.leaves)
    case .throw:
      advance()
      _ = readExpressionStatement()
      return Outcome(leaving: .leaves)
    case .case, .default, .else:
      advance()
      return Outcome()
    case .using, .namespace, .typedef:
      while at < end, kind != .semicolon { skipBalanced() }
      return Outcome()
    case .struct, .class, .union, .enum:
      // A local type says nothing about values of this body.
      let brace = kind(at + 1) == .leftBrace ? at + 1 : at + 2
      if kind(brace) == .leftBrace, kind(partner(brace) + 1) == .semicolon {
        at = min(partner(brace) + 1, lastIndex)
        return Outcome()
      }
    default: break
    }
    if kind(at + 1) == .colon, word != .selfObject {
      at += 2
      return Outcome()
    }
    if let outcome = readMacroStatement() { return outcome }
    if let declaration = declaration() {
      readDeclaration(declaration)
      return Outcome()
    }
    return readExpressionStatement()
  }

  /// `@try`, `@synchronized`, `@autoreleasepool`, `@throw`, macros such as `@strongify(self)`, or an expression.
  private mutating func readAtStatement(until end: Int) -> Outcome {
    switch word(at + 1) {
    case .try, .catch, .finally:
      advance()
      return readTry()
    case .autoreleasepool:
      at += 2
      return readBranch(until: end)
    case .synchronized:
      at += 2
      if kind == .leftParen { skipBalanced() }
      return readBranch(until: end)
    case .throw:
      at += 2
      if kind != .semicolon { _ = readExpressionStatement() }
      return Outcome(leaving: .leaves)
    case .none where kind(at + 1) == .identifier && kind(at + 2) == .leftBrace:
      at += 2
      return readBlock()
    case .none where kind(at + 1) == .identifier && kind(at + 2) == .leftParen && endsStatement(partner(at + 2) + 1):
      at = min(partner(at + 2) + 1, lastIndex)
      return Outcome()
    default: return readExpressionStatement()
    }
  }

  func endsStatement(_ index: Int) -> Bool {
    kind(index) == .semicolon || kind(index) == .identifier || list.tokens[min(index, lastIndex)].atLineStart
  }

  /// At `try`, `catch` or `finally`: each block, what is caught under a condition.
  private mutating func readTry() -> Outcome {
    var outcome = Outcome()
    let mark = scopes.mark
    let outer = guarded
    let isCatch = word == .catch
    let start = at
    advance()
    if kind == .leftParen {
      let close = partner(at)
      advance()
      if isCatch, let declaration = declaration(endingAt: close) { readDeclaration(declaration, until: close) }
      at = min(close + 1, lastIndex)
    }
    if isCatch { guarded = pushGuard([], .other, statement: nextStatement(), rangeFrom(start)) }
    if kind == .leftBrace { outcome = readBlock() }
    guarded = outer
    scopes.leave(mark)
    return isCatch ? Outcome() : outcome
  }

  // MARK: Leaving

  private mutating func readReturn() -> Outcome {
    let start = at
    advance()
    if kind != .semicolon, kind != .rightBrace, at < lastIndex {
      let value = kind == .leftBrace ? readBraces() : readExpression()
      push(.returns(value), from: start)
    }
    endStatement()
    return Outcome(leaving: .leaves)
  }

  private mutating func readJump(_ leaving: Leaving) -> Outcome {
    advance()
    if kind == .identifier, kind(at + 1) == .semicolon { advance() }
    return Outcome(leaving: leaving)
  }

  // MARK: Expressions

  /// An expression that stands alone. What an assignment gives is no use of it, and a message without arguments is a
  /// call.
  mutating func readExpressionStatement() -> Outcome {
    let start = at
    (assigned, bareMessage) = (nil, nil)
    let value = readExpression()
    guard at > start else { return Outcome() }
    if value != assigned {
      let isCall = value == bareMessage
      push(.evaluate(isCall ? push(.call(value, []), facts.ranges[Int(value)]) : value), from: start)
    }
    endStatement()
    return Outcome()
  }

  /// Behind a whole statement `;` stands, or a macro that needs none ends its line.
  mutating func endStatement() {
    if advance(if: .semicolon) { return }
    let isEnd = kind == .endOfFile || kind == .rightBrace || list.tokens[at].atLineStart
    if isEnd { return }
    noteBroken()
    while at < lastIndex, kind != .semicolon, kind != .rightBrace, !list.tokens[at].atLineStart { skipBalanced() }
  }
}
