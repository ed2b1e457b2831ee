import Syntax

/// Expressions with operators: precedence climbing over operands.
extension BodyReader {
  /// Reads an expression without assignment.
  mutating func readExpression() -> ValueID {
    readBinary(Infix.ternary)
  }

  /// Reads operands as long as the operators between them bind at least so tightly.
  mutating func readBinary(_ minimum: Int) -> ValueID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= BodyReader.deepest else { return readUnreadable(.tooDeep) }
    let start = at
    let isForced = skipEffects()
    var left = readUnary()
    while let infix = infix(), infix.precedence >= minimum {
      let before = at
      left = readRight(of: left, infix, from: start)
      guard at > before else { break }
    }
    return isForced ? push(.forced(left), from: start) : left
  }

  /// From an operator on: its right operand and what the two make.
  private mutating func readRight(of left: ValueID, _ infix: Infix, from start: Int) -> ValueID {
    switch infix.action {
    case .compose, .test: return readRun(left, infix, from: start)
    case .fallback:
      advance()
      let right = readBinary(infix.precedence)
      return push(.fallback(left, right), from: start)
    case .ternary: return readTernary(left, from: start)
    case .cast: return readCast(left, from: start)
    }
  }

  /// Operators of one precedence in a row make one value of all their operands; tests only where they are the same.
  private mutating func readRun(_ left: ValueID, _ infix: Infix, from start: Int) -> ValueID {
    var parts = [left]
    let sign = text(at)
    repeat {
      advance()
      parts.append(readBinary(infix.precedence + 1))
    } while continues(infix, sign)
    return push(infix.action == .test ? .test(sign, parts) : .composed(parts), from: start)
  }

  private func continues(_ infix: Infix, _ sign: String) -> Bool {
    guard let next = self.infix(), next.precedence == infix.precedence, next.action == infix.action else {
      return false
    }
    return infix.action == .compose || text(at) == sign
  }

  private mutating func readTernary(_ condition: ValueID, from start: Int) -> ValueID {
    advance()
    let first = readExpression()
    guard advance(if: .colon) else {
      noteBroken()
      return push(.choice([first], conditions: [condition]), from: start)
    }
    let second = readBinary(Infix.ternary)
    return push(.choice([first, second], conditions: [condition]), from: start)
  }

  private mutating func readCast(_ value: ValueID, from start: Int) -> ValueID {
    var castKind = word == .is ? CastKind.test : .plain
    advance()
    if advance(if: .postfixQuestionMark) {
      castKind = .optional
    } else if advance(if: .exclamationMark) {
      castKind = .forced
    }
    let type = readType()
    return push(.cast(value, type: type, castKind), from: start)
  }

  /// Steps over `try`, `await` and the like, which change no value; true where a `try!` stands among them.
  mutating func skipEffects() -> Bool {
    var isForced = false
    while true {
      switch word {
      case .try:
        advance()
        if advance(if: .exclamationMark) { isForced = true } else { _ = advance(if: .postfixQuestionMark) }
      case .await, .consume, .copy, .each, .unsafe, .repeat, .discard:
        guard peekStartsOperand else { return isForced }
        advance()
      default: return isForced
      }
    }
  }

  /// Whether an operand follows on the same line, so that a contextual word before it is one.
  var peekStartsOperand: Bool {
    let next = buffer.tokens[min(at + 1, lastIndex)]
    if next.atLineStart || !next.spaceBefore { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .leftParen, .stringQuote, .integerLiteral, .period, .leftSquare, .pound,
      .prefixOperator, .prefixAmpersand, .backslash:
      return true
    case .keyword:
      switch peekWord() {
      case .is, .as, .in, .where, .else: return false
      default: return true
      }
    default: return false
    }
  }
}

/// Operands with their prefixes.
extension BodyReader {
  /// Reads an operand with its prefix operators.
  mutating func readUnary() -> ValueID {
    let start = at
    while isPrefix { advance() }
    let end = at
    var value = readPostfix()
    for index in (start..<end).reversed() { value = apply(prefix: index, to: value) }
    return value
  }

  private var isPrefix: Bool {
    switch kind {
    case .prefixAmpersand: true
    case .prefixOperator, .ellipsis: peek() != .comma && peek() != .rightParen && peek() != .rightSquare
    case .binaryOperator: at + 1 < lastIndex && isText(at, "&")
    default: false
    }
  }

  private mutating func apply(prefix index: Int, to value: ValueID) -> ValueID {
    if kind(index) == .prefixAmpersand || isText(index, "&") {
      if case .reference = facts.values[Int(value)] { return value }
      return push(.reference(value), from: index)
    }
    if isText(index, "!") { return push(.test("!", [value]), from: index) }
    if isText(index, "-"), case .constant(.number(let digits)) = facts.values[Int(value)] {
      return push(.constant(.number("-" + digits)), from: index)
    }
    return push(.composed([value]), from: index)
  }
}
