/// Makes the tokens of a range one by one; between two calls its scanner stands behind the last token.
///
/// Strings and interpolations are a stack of modes on the heap, so depth costs no call stack. A token costs no
/// allocation.
package struct TokenIterator {
  var scanner: Scanner
  /// How to read what comes next.
  var mode = Mode.code(isInterpolation: false)
  /// The modes to return to, outermost first.
  var outerModes: [Mode] = []
  /// The kind of the last token.
  var previous: TokenKind?
  /// The last token's keyword, if it is one.
  var previousKeyword: Keyword?
  /// Whether the last tokens are `try?` or `try!`, behind which only an operand comes.
  var isBehindTry = false
  /// Where `next` started.
  private let start: Int
  /// What was wrong so far, at most `TokenProblem.limit`.
  package var problems: [TokenProblem] { scanner.problems }

  /// The tokens of a range that begins between two tokens; without one, of the whole file.
  package init(_ source: Source, _ range: ByteRange? = nil) {
    scanner = Scanner(source, range)
    start = scanner.position
  }

  /// The offset behind the last token.
  package var position: Int { scanner.position }

  /// How many strings and interpolations are open.
  package var depth: Int { outerModes.count }

  /// The next token; `.endOfFile` at the end and ever after.
  package mutating func next() -> Token {
    let from = scanner.position
    while mode.reading != .code {
      // A literal that ends without a token of its own leaves its mode, so this ends.
      if let token = nextOfLiteral() { return token }
    }
    return nextOfCode(from: from)
  }

  private mutating func nextOfCode(from: Int) -> Token {
    let crossedLine = scanner.skipTrivia()
    if crossedLine, mode.flag { leaveLineOfString(from) }
    let tokenStart = scanner.position
    let isFirst = from == start
    let kind = scanner.isAtEnd ? TokenKind.endOfFile : scanToken()
    return finish(
      kind, from: tokenStart, atLineStart: crossedLine || isFirst, spaceBefore: tokenStart > from || isFirst)
  }

  /// A line end in an interpolation ends each string of one line that is open around it.
  mutating func leaveLineOfString(_ offset: Int) {
    while mode.flag, let string = outerModes.last, !string.flag {
      scanner.note(.unterminatedInterpolation, at: offset)
      outerModes.removeLast()
      mode = outerModes.popLast() ?? .code(isInterpolation: false)
    }
  }

  /// Notes the token as the last one.
  @inline(__always)
  mutating func finish(_ kind: TokenKind, from: Int, atLineStart: Bool = false, spaceBefore: Bool = false) -> Token {
    previous = kind
    return Token(
      kind: kind, atLineStart: atLineStart, spaceBefore: spaceBefore, range: ByteRange(from, scanner.position))
  }
}

/// How the tokenizer reads what comes next.
struct Mode {
  /// What stands next.
  enum Reading: UInt8 {
    /// Any token of code.
    case code
    /// The opening quote behind its `#`s.
    case openingQuote
    /// A string's text, an interpolation or the closing quote.
    case text
    /// The `#`s behind an interpolation's `\`.
    case interpolationPounds
    /// The `(` of an interpolation.
    case interpolationParen
    /// The `#`s behind a closing quote.
    case closingPounds
    /// The opening `/` of a regex literal.
    case regexSlash
    /// A regex literal's pattern.
    case regexPattern
    /// The closing `/` of a regex literal.
    case regexClosingSlash
    /// The `#`s behind a regex literal.
    case regexClosingPounds
  }

  var reading: Reading
  /// Whether a string is a `"""` one; of code, whether it lies in an interpolation.
  var flag = false
  /// The quote of a string, `"` or `'`.
  var quote = UInt8(ascii: "\"")
  /// The `#`s of the string, or the open parentheses of code in an interpolation.
  var count: UInt32 = 0
  /// Where a regex literal's pattern and the literal end.
  var patternEnd: UInt32 = 0
  var end: UInt32 = 0

  static func code(isInterpolation: Bool) -> Mode { Mode(reading: .code, flag: isInterpolation) }
}
