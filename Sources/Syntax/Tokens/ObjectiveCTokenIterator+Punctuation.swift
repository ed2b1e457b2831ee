/// Operators, brackets and their digraphs.
extension ObjectiveCTokenIterator {
  /// From a token's first byte, which is no letter, digit or quote.
  @inline(__always)
  mutating func scanPunctuation(_ byte: UInt8) -> ObjectiveCTokenKind {
    scanner.position += 1
    switch byte {
    case UInt8(ascii: "("): return .leftParen
    case UInt8(ascii: ")"): return .rightParen
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "["): return .leftSquare
    case UInt8(ascii: "]"): return .rightSquare
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "@"): return .at
    case UInt8(ascii: "?"): return .question
    case UInt8(ascii: "~"): return .tilde
    default: return scanLongPunctuation(byte)
    }
  }

  /// Behind the first byte of what may be longer.
  private mutating func scanLongPunctuation(_ byte: UInt8) -> ObjectiveCTokenKind {
    switch byte {
    case UInt8(ascii: ":"):
      if scanner.advance(if: UInt8(ascii: ">")) { return .rightSquare }
      return scanner.advance(if: UInt8(ascii: ":")) ? .colonColon : .colon
    case UInt8(ascii: "="): return scanner.advance(if: UInt8(ascii: "=")) ? .binaryOperator : .equal
    case UInt8(ascii: "!"): return scanner.advance(if: UInt8(ascii: "=")) ? .binaryOperator : .exclamationMark
    case UInt8(ascii: "-"): return scanMinus()
    case UInt8(ascii: "+"): return scanDoubled(byte, single: .plus, double: .increment)
    case UInt8(ascii: "&"): return scanDoubled(byte, single: .ampersand, double: .binaryOperator)
    case UInt8(ascii: "|"): return scanDoubled(byte, single: .binaryOperator, double: .binaryOperator)
    case UInt8(ascii: "*"): return scanAssigning(.star)
    case UInt8(ascii: "/"): return scanAssigning(.binaryOperator)
    case UInt8(ascii: "^"): return scanAssigning(.caret)
    case UInt8(ascii: "%"): return scanPercent()
    case UInt8(ascii: "<"): return scanLess()
    case UInt8(ascii: ">"): return scanGreater()
    case UInt8(ascii: "#"): return scanner.advance(if: UInt8(ascii: "#")) ? .poundPound : .pound
    default:
      scanner.note(.strayCharacter, at: scanner.position - 1)
      return .unknown
    }
  }

  /// The operator itself, or the one with `=` behind it.
  private mutating func scanAssigning(_ kind: ObjectiveCTokenKind) -> ObjectiveCTokenKind {
    scanner.advance(if: UInt8(ascii: "=")) ? .compoundAssignment : kind
  }

  private mutating func scanDoubled(
    _ byte: UInt8, single: ObjectiveCTokenKind, double: ObjectiveCTokenKind
  ) -> ObjectiveCTokenKind {
    scanner.advance(if: byte) ? double : scanAssigning(single)
  }

  private mutating func scanMinus() -> ObjectiveCTokenKind {
    if scanner.advance(if: UInt8(ascii: ">")) { return .arrow }
    return scanDoubled(UInt8(ascii: "-"), single: .minus, double: .decrement)
  }

  private mutating func scanLess() -> ObjectiveCTokenKind {
    if scanner.advance(if: UInt8(ascii: ":")) { return .leftSquare }
    if scanner.advance(if: UInt8(ascii: "%")) { return .leftBrace }
    if scanner.advance(if: UInt8(ascii: "<")) { return scanAssigning(.binaryOperator) }
    return scanner.advance(if: UInt8(ascii: "=")) ? .binaryOperator : .less
  }

  private mutating func scanGreater() -> ObjectiveCTokenKind {
    if scanner.advance(if: UInt8(ascii: ">")) { return scanAssigning(.binaryOperator) }
    return scanner.advance(if: UInt8(ascii: "=")) ? .binaryOperator : .greater
  }

  private mutating func scanPercent() -> ObjectiveCTokenKind {
    if scanner.advance(if: UInt8(ascii: ">")) { return .rightBrace }
    guard scanner.advance(if: UInt8(ascii: ":")) else { return scanAssigning(.binaryOperator) }
    return scanner.advance(if: "%:") ? .poundPound : .pound
  }
}

extension Scanner {
  /// Moves to the next token's first byte, or to the end; says whether a line break was crossed that ends a logical
  /// line: one in a comment or behind `\` does not. Trivia is white space and comments.
  @inline(__always)
  mutating func skipObjectiveCTrivia() -> Bool {
    var crossedLine = false
    while position < end {
      let byte = bytes[position]
      let kind = ByteClass(byte)
      if kind.contains(.blank) {
        position += 1
      } else if kind.contains(.lineEnd) {
        crossedLine = true
        position += 1
        advanceOverIndentation()
      } else if byte == UInt8(ascii: "/") {
        guard trySkipObjectiveCComment() else { return crossedLine }
      } else if byte == UInt8(ascii: "\\"), let next = escapedLineEnd() {
        position = next
      } else if byte == 0 {
        position += 1
      } else {
        return crossedLine
      }
    }
    return crossedLine
  }

  /// Moves past a comment if one starts here. A `//` one goes on behind `\` and a line break; its line end stays.
  private mutating func trySkipObjectiveCComment() -> Bool {
    let from = position
    if `is`(UInt8(ascii: "*"), at: from + 1) {
      position += 2
      while position < end {
        advance(to: UInt8(ascii: "*"), or: UInt8(ascii: "*"))
        if `is`(UInt8(ascii: "/"), at: position + 1) {
          position += 2
          return true
        }
        if position < end { position += 1 }
      }
      note(.unterminatedComment, at: from)
      return true
    }
    guard `is`(UInt8(ascii: "/"), at: from + 1) else { return false }
    repeat {
      let line = position
      advance(to: 10, or: 13)
      guard position < end, endsWithBackslash(since: line) else { return true }
      position += `is`("\r\n", at: position) ? 2 : 1
    } while position < end
    return true
  }

  /// Whether the line break ahead is hidden by a `\`, blanks between them.
  private func endsWithBackslash(since start: Int) -> Bool {
    var index = position - 1
    while index > start, ByteClass(bytes[index]).contains(.blank) { index -= 1 }
    return index >= start && bytes[index] == UInt8(ascii: "\\")
  }
}
