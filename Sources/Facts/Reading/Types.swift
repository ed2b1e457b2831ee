import Syntax

/// Types are not read, only passed over: their text is kept where a value needs it.
extension BodyReader {
  /// Steps over a type and gives its text.
  mutating func readType() -> String {
    let start = at
    skipType()
    return source.text(rangeFrom(start))
  }

  /// Steps over a type, with what follows it in a function type or a composition.
  mutating func skipType() {
    var isFirst = true
    while isFirst || advance(if: .arrow) || advanceOverAmpersand() {
      isFirst = false
      skipTypePrefix()
      skipTypeCore()
      skipTypeSuffixes()
      let before = at
      skipEffectWords()
      if kind != .arrow { at = before }
    }
  }

  private mutating func advanceOverAmpersand() -> Bool {
    guard isText(at, "&") else { return false }
    advance()
    return true
  }

  /// `@escaping`, `inout`, `any`, `some` and the like.
  private mutating func skipTypePrefix() {
    while true {
      if kind == .atSign {
        skipAttributes()
      } else if isTypePrefix && startsType(at + 1) {
        advance()
      } else if kind == .prefixOperator && isText(at, "~") {
        advance()
      } else {
        return
      }
    }
  }

  private var isTypePrefix: Bool {
    switch word {
    case .inout, .any, .some, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated: true
    default: false
    }
  }

  /// Whether a type may start at a token.
  private func startsType(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .keyword, .leftParen, .leftSquare, .atSign: buffer.words[min(index, lastIndex)] != .in
    case .prefixOperator: isText(index, "~")
    default: false
    }
  }

  private mutating func skipTypeCore() {
    switch kind {
    case .leftParen, .leftSquare: skipBalanced()
    case .identifier, .keyword, .wildcard:
      if word == .in || word.isStatement { return }
      advance()
      if let end = endOfGenericArguments(at) { at = end }
    default: return
    }
  }

  private mutating func skipTypeSuffixes() {
    while true {
      let isName = peek() == .identifier || peek() == .keyword
      if kind == .period && isName && peekWord() != .selfObject && peekWord() != .initializer {
        advance()
        advance()
        if let end = endOfGenericArguments(at) { at = end }
      } else if isTight && (kind == .postfixQuestionMark || kind == .exclamationMark || isText(at, "??")) {
        advance()
      } else if isTight && kind == .ellipsis {
        advance()
      } else {
        return
      }
    }
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`.
  mutating func skipEffectWords() {
    while word == .async || word == .throws || word == .rethrows {
      let isThrows = word == .throws
      advance()
      if isThrows && kind == .leftParen && peek(2) != .comma { skipBalanced() }
    }
  }

  /// The index behind `<…>` at a token, nil where no list of types stands there. What an operator holds behind the
  /// last `>` (`>?`) is passed over with it.
  func endOfGenericArguments(_ start: Int) -> Int? {
    guard firstByte(start) == UInt8(ascii: "<"), isOperator(start), !buffer.tokens[start].spaceBefore else {
      return nil
    }
    var angles = 0
    var index = start
    while index < lastIndex {
      if isOperator(index) {
        guard let closes = countAngles(index, &angles) else { return nil }
        if closes { return index + 1 }
        index += 1
      } else if mayStandInTypes(index) {
        index = partner(index) + 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// Counts the angles of one operator; true where the last open one is closed, nil where no type holds it.
  private func countAngles(_ index: Int, _ angles: inout Int) -> Bool? {
    if isText(index, "&&") { return nil }
    var isClosed = false
    for byte in source.bytes[buffer.tokens[index].range.offsets] {
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."): continue
      default: return nil
      }
      if angles < 0 || isClosed { return nil }
      isClosed = angles == 0
    }
    return isClosed
  }

  private func isOperator(_ index: Int) -> Bool {
    switch kind(index) {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle: true
    default: false
    }
  }

  private func mayStandInTypes(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .comma, .colon, .period, .leftParen, .leftSquare, .arrow, .postfixQuestionMark,
      .exclamationMark, .prefixAmpersand, .wildcard, .atSign, .ellipsis, .integerLiteral:
      true
    case .keyword: !buffer.words[index].isStatement
    default: false
    }
  }

  /// Whether `<…>` of an expression that ends before a token was a list of types: by what follows, as the compiler
  /// does.
  func followsGenericArguments(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftParen, .leftSquare: !buffer.tokens[index].atLineStart
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon, .equal, .stringSegment:
      true
    default: buffer.tokens[index].atLineStart
    }
  }
}
