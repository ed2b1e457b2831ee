extension TokenIterator {
  /// From a token's first byte to behind it.
  @inline(__always)
  mutating func scanToken() -> TokenKind {
    let from = scanner.position
    let byte = scanner.bytes[from]
    let kind = ByteClass(byte)
    if kind.contains(.word), !kind.contains(.digit), byte != UInt8(ascii: "$") {
      scanner.position += 1
      scanner.scanWord()
      return classifyWord(from)
    }
    isBehindTry = isBehindTry && kind.contains(.operation)
    if let mark = punctuation(byte) {
      scanner.position += 1
      return mark == .colon && scanner.advance(if: UInt8(ascii: ":")) ? .colonColon : mark
    }
    if kind.contains(.operation) { return scanOperatorOrMark(byte) }
    if kind.contains(.digit) { return scanner.scanNumber(isTupleIndex: previous == .period) }
    return scanRare(byte)
  }

  /// A word is a keyword, `_` or an identifier.
  @inline(__always)
  private mutating func classifyWord(_ from: Int) -> TokenKind {
    let length = scanner.position - from
    isBehindTry = false
    if let keyword = Keyword(scanner.bytes + from, count: length) {
      previousKeyword = keyword
      return .keyword
    }
    return length == 1 && scanner.bytes[from] == UInt8(ascii: "_") ? .wildcard : .identifier
  }

  /// The kind of a byte that is a token by itself.
  @inline(__always)
  private mutating func punctuation(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case UInt8(ascii: "("):
      mode.count &+= 1
      return .leftParen
    case UInt8(ascii: ")"):
      if mode.flag, mode.count == 0 {
        mode = outerModes.popLast() ?? .code(isInterpolation: false)
      } else if mode.count > 0 {
        mode.count &-= 1
      }
      return .rightParen
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "["): return .leftSquare
    case UInt8(ascii: "]"): return .rightSquare
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "@"): return .atSign
    case UInt8(ascii: "\\"): return .backslash
    default: return nil
    }
  }

  /// Strings, `#`, `$`, backticks and what lies beyond ASCII.
  private mutating func scanRare(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanOpeningQuote(pounds: 0)
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "$"): return scanDollar()
    case UInt8(ascii: "`"): return scanBacktick()
    case 128...:
      if scanner.advanceOverWide(where: WideScalar.isIdentifierPart) {
        scanner.scanWord()
        return .identifier
      }
      if let wide = scanner.peekWide(), WideScalar.isOperatorStart(wide.scalar) { return scanOperator() }
      return scanUnknown()
    default:
      scanner.position += 1
      return .unknown
    }
  }

  /// A run of scalars that no token starts with; text in curly quotes passes for a name.
  private mutating func scanUnknown() -> TokenKind {
    scanner.note(.strayCharacter, at: scanner.position)
    if scanner.advance(if: "\u{201C}") {
      scanner.position = curlyEnd() ?? scanner.position
      return .identifier
    }
    if !scanner.advanceOverWide(where: { _ in true }) { scanner.position += 1 }
    return .unknown
  }

  /// The offset behind the curly or straight quote that closes a curly one on this line; nil where none does.
  private mutating func curlyEnd() -> Int? {
    guard scanner.position >= scanner.deadEnds.curlyQuoteBefore else { return nil }
    var index = scanner.position
    while index < scanner.end, !ByteClass(scanner.bytes[index]).contains(.lineEnd), !scanner.is("\\(", at: index) {
      if scanner.bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      if scanner.is("\u{201D}", at: index) { return index + 3 }
      index += 1
    }
    scanner.deadEnds.curlyQuoteBefore = index
    return nil
  }

  /// `$0`, `$name` or `$`.
  private mutating func scanDollar() -> TokenKind {
    scanner.position += 1
    let from = scanner.position
    let digits = scanner.advance(while: .digit)
    scanner.scanWord()
    return scanner.position == from + digits ? .dollarIdentifier : .identifier
  }

  /// A name in backticks, which may hold anything but a backtick and a line end; else the backtick alone.
  private mutating func scanBacktick() -> TokenKind {
    let from = scanner.position
    var index = from + 1
    while index < scanner.end, !ByteClass(scanner.bytes[index]).contains(.lineEnd) {
      if scanner.bytes[index] == UInt8(ascii: "`") {
        scanner.position = index + 1
        return .identifier
      }
      index += 1
    }
    scanner.position = from + 1
    return .backtick
  }

  /// The `#`s of a raw string or regex, a directive, or the `#` of a macro.
  private mutating func scanPound() -> TokenKind {
    let from = scanner.position
    let pounds = scanner.advanceOverPounds()
    if scanner.peek() == UInt8(ascii: "\"") {
      outerModes.append(mode)
      mode = Mode(reading: .openingQuote, count: UInt32(truncatingIfNeeded: pounds))
      return .rawStringPoundDelimiter
    }
    let isRegex = scanner.peek() == UInt8(ascii: "/")
    scanner.position = from
    if isRegex, let shape = scanner.regex(isCertain: true) { return startRegex(shape) }
    scanner.position = from + 1
    if from == 0, scanner.peek() == UInt8(ascii: "!") {
      scanner.skipLine()
      return .shebang
    }
    return scanDirective()
  }

  /// Behind a `#`: a directive's word, or nothing where it is a macro's name.
  private mutating func scanDirective() -> TokenKind {
    let from = scanner.position
    scanner.scanWord()
    let length = scanner.position - from
    func isWord(_ word: StaticString) -> Bool { word.utf8CodeUnitCount == length && scanner.is(word, at: from) }
    if isWord("if") { return .poundIf }
    if isWord("else") { return .poundElse }
    if isWord("elseif") { return .poundElseif }
    if isWord("endif") { return .poundEndif }
    if isWord("available") { return .poundAvailable }
    if isWord("unavailable") { return .poundUnavailable }
    if isWord("sourceLocation") { return .poundSourceLocation }
    scanner.position = from
    return .pound
  }
}
