/// Makes the tokens of a range of C, Objective-C or Objective-C++ one by one; between two calls its scanner stands
/// behind the last token. Both branches of `#if` are read, and a preprocessor's line is tokens like any other. A token
/// costs no allocation.
package struct ObjectiveCTokenIterator {
  var scanner: Scanner
  /// Where it started.
  private let start: Int
  /// What was wrong so far, at most `TokenProblem.limit`.
  package var problems: [TokenProblem] { scanner.problems }

  /// The tokens of a range that begins between two tokens; without one, of the whole file.
  package init(_ source: Source, _ range: ByteRange? = nil) {
    scanner = Scanner(source, range)
    start = scanner.position
    if start == 0, scanner.is("\u{FEFF}", at: 0) { scanner.position = 3 }
  }

  /// The offset behind the last token.
  package var position: Int { scanner.position }

  /// The next token; `.endOfFile` at the end and ever after.
  package mutating func next() -> ObjectiveCToken {
    let from = scanner.position
    let crossedLine = scanner.skipObjectiveCTrivia()
    let tokenStart = scanner.position
    let isFirst = from == start
    let kind = scanner.isAtEnd ? ObjectiveCTokenKind.endOfFile : scanToken()
    return ObjectiveCToken(
      kind: kind, atLineStart: crossedLine || isFirst, spaceBefore: tokenStart > from || isFirst,
      range: ByteRange(tokenStart, scanner.position))
  }

  @inline(__always)
  private mutating func scanToken() -> ObjectiveCTokenKind {
    let byte = scanner.bytes[scanner.position]
    let kind = ByteClass(byte)
    if kind.contains(.digit) { return scanNumber() }
    if kind.contains(.word) { return scanName() }
    switch byte {
    case UInt8(ascii: "\""): return scanQuoted(UInt8(ascii: "\""), as: .string)
    case UInt8(ascii: "'"): return scanCharacter()
    case UInt8(ascii: "."): return scanDot()
    case 128...: return scanWide()
    default: return scanPunctuation(byte)
    }
  }

  /// A name that begins beyond ASCII, or a character that no token has.
  private mutating func scanWide() -> ObjectiveCTokenKind {
    guard let wide = scanner.peekWide() else {
      scanner.note(.invalidUTF8, at: scanner.position)
      scanner.position += 1
      return .unknown
    }
    if WideScalar.isIdentifierPart(wide.scalar) {
      scanner.scanContinuedWord()
      return .identifier
    }
    scanner.note(.strayCharacter, at: scanner.position)
    scanner.position += wide.length
    return .unknown
  }

  /// A number, `...` or a dot.
  private mutating func scanDot() -> ObjectiveCTokenKind {
    if ByteClass(scanner.peek(1)).contains(.digit) { return scanNumber() }
    if scanner.is("...", at: scanner.position) {
      scanner.position += 3
      return .ellipsis
    }
    scanner.position += 1
    return .period
  }
}

/// The tokens of a source or of a part of it, one after another, without the end of the file.
package struct ObjectiveCTokens: Sequence, IteratorProtocol {
  private var tokens: ObjectiveCTokenIterator

  /// The tokens of a range that begins between two tokens; without one, of the whole file.
  package init(_ source: Source, _ range: ByteRange? = nil) { tokens = ObjectiveCTokenIterator(source, range) }

  /// The next token, nil when none is left.
  @inline(__always)
  package mutating func next() -> ObjectiveCToken? {
    let token = tokens.next()
    return token.kind == .endOfFile ? nil : token
  }
}
