extension TokenIterator {
  /// From an operator's first byte to behind it; `!` and `?` behind an operand are tokens by themselves.
  mutating func scanOperatorOrMark(_ byte: UInt8) -> TokenKind {
    let from = scanner.position
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      guard scanner.isLeftBound(from) else { break }
      scanner.position += 1
      isBehindTry = previous == .keyword && previousKeyword == .try
      return byte == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark
    case UInt8(ascii: "<"):
      if scanner.peek(1) == UInt8(ascii: "#"), tryScanPlaceholder() { return .identifier }
    default: break
    }
    return scanOperator()
  }

  /// From an operator's first byte to behind it, or to where a regex literal starts in it.
  mutating func scanOperator() -> TokenKind {
    let from = scanner.position
    let behind = operatorEnd(from)
    if let kind = tryScanRegex(from, behind) { return kind }
    scanner.position = behind
    return kindOfOperator(from, behind)
  }

  /// The offset behind the operator that starts here. Only one that starts with a dot holds dots; a comment ends it.
  private func operatorEnd(_ from: Int) -> Int {
    let hasDots = scanner.bytes[from] == UInt8(ascii: ".")
    var index = from
    while index < scanner.end {
      let byte = scanner.bytes[index]
      let kind = ByteClass(byte)
      if kind.contains(.operation) {
        if byte == UInt8(ascii: "."), !hasDots { break }
        if byte == UInt8(ascii: "/"), index > from, scanner.isCommentStart(index) { break }
        index += 1
      } else if kind.contains(.high), let wide = WideScalar.decode(scanner.bytes, at: index, end: scanner.end),
        WideScalar.isOperatorPart(wide.scalar)
      {
        index += wide.length
      } else {
        break
      }
    }
    return max(index, from + 1)
  }

  /// What an operator is by its text and by what touches it.
  private mutating func kindOfOperator(_ from: Int, _ behind: Int) -> TokenKind {
    let isLeftBound = scanner.isLeftBound(from)
    let isRightBound = scanner.isRightBound(behind, isLeftBound: isLeftBound)
    let length = behind - from
    if length == 1 {
      switch scanner.bytes[from] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .infixQuestionMark
      case UInt8(ascii: "&"): if !isLeftBound, isRightBound { return .prefixAmpersand }
      default: break
      }
    } else if length == 2, scanner.is("->", at: from) {
      return .arrow
    } else if length == 3, scanner.is("...", at: from) {
      return .ellipsis
    }
    if holdsCommentEnd(from, behind) { return .unknown }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private func holdsCommentEnd(_ from: Int, _ behind: Int) -> Bool {
    var index = from + 1
    while index < behind, scanner.bytes[index] != UInt8(ascii: "/") || scanner.bytes[index - 1] != UInt8(ascii: "*") {
      index += 1
    }
    return index < behind
  }

  /// An editor's `<#placeholder#>` on one line.
  private mutating func tryScanPlaceholder() -> Bool {
    var index = scanner.position + 2
    while index < scanner.end, scanner.bytes[index] != UInt8(ascii: "\n"), !scanner.is("<#", at: index) {
      if scanner.is("#>", at: index) {
        scanner.position = index + 2
        return true
      }
      index += 1
    }
    return false
  }
}

extension TokenIterator {
  /// A regex literal's `/`, or the operator before it, where one starts in this operator; nil where none does.
  private mutating func tryScanRegex(_ from: Int, _ behind: Int) -> TokenKind? {
    var slash = from
    while slash < behind, scanner.bytes[slash] != UInt8(ascii: "/") { slash += 1 }
    guard slash < behind else { return nil }
    guard !scanner.isLeftBound(from), !isNamePosition else { return nil }
    var isCertain = false
    if !scanner.isRightBound(behind, isLeftBound: false) {
      guard isBehindTry || isOperandPosition else { return nil }
      isCertain = !mayPassOperator
    }
    scanner.position = slash
    guard let shape = scanner.regex(isCertain: isCertain) else {
      scanner.position = from
      return nil
    }
    guard slash > from else { return startRegex(shape) }
    outerModes.append(mode)
    mode = Mode(reading: .regexSlash)
    setRegex(shape)
    return .prefixOperator
  }

  /// Reads a literal's `#`s or its `/` and leaves the rest to the mode.
  mutating func startRegex(_ shape: RegexShape) -> TokenKind {
    outerModes.append(mode)
    mode = Mode(reading: shape.pounds > 0 ? .regexSlash : .regexPattern)
    setRegex(shape)
    scanner.position += max(1, shape.pounds)
    return shape.pounds > 0 ? .regexPoundDelimiter : .regexSlash
  }

  private mutating func setRegex(_ shape: RegexShape) {
    mode.patternEnd = UInt32(truncatingIfNeeded: shape.patternEnd)
    mode.end = UInt32(truncatingIfNeeded: shape.end)
    mode.flag = shape.isClosed
  }

  /// Whether an operator's name is declared here.
  private var isNamePosition: Bool {
    previous == .keyword && (previousKeyword == .func || previousKeyword == .operator)
  }

  /// Whether an operator by itself may stand here as an argument or an element.
  private var mayPassOperator: Bool {
    switch previous {
    case .leftParen, .leftSquare, .comma, .colon: true
    default: false
    }
  }

  /// Whether the last token lets an operand follow.
  private var isOperandPosition: Bool {
    switch previous {
    case nil, .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif,
      .unknown:
      true
    case .keyword: !(previousKeyword?.isOperand ?? false)
    default: false
    }
  }
}
