/// One token: its kind and where its text lies. Trivia is what lies between two tokens' ranges, so tokens and
/// trivia laid end to end are the file, byte for byte.
public struct Token: Hashable, Sendable {
  /// What the token is.
  public var kind: TokenKind
  /// Whether a line break or the file's start lies before it.
  public var atLineStart: Bool
  /// Whether any trivia (or the file's start) lies before it.
  public var spaceBefore: Bool
  /// Where its text lies.
  public var range: ByteRange

  /// A token of one kind.
  public init(kind: TokenKind, atLineStart: Bool = false, spaceBefore: Bool = false, range: ByteRange) {
    self.kind = kind
    self.atLineStart = atLineStart
    self.spaceBefore = spaceBefore
    self.range = range
  }
}

/// The kinds of Swift's lexical grammar, named after SwiftSyntax's.
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  case identifier, dollarIdentifier, keyword
  case integerLiteral, floatLiteral
  /// `#`s of a raw string or raw regex, before and after it.
  case rawStringPoundDelimiter, regexPoundDelimiter
  case stringQuote, multilineStringQuote, stringSegment
  /// `'` around text, which Swift does not allow.
  case singleQuote
  /// The `\` that opens an interpolation, its `#`s a rawStringPoundDelimiter token after it; a leftParen follows.
  case backslash
  case regexSlash, regexLiteralPattern
  case binaryOperator, prefixOperator, postfixOperator
  /// `=` alone, `->`, `&` before an argument, `!` and `?` behind an operand, `?` between operands.
  case equal, arrow, prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare, leftAngle, rightAngle
  case comma, colon, colonColon, semicolon, period, ellipsis, atSign, backtick, wildcard
  /// `#` before a macro's name; the name is an identifier token of its own.
  case pound
  /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#available`, `#unavailable`.
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
  case shebang
  /// A byte run that is no token: invalid UTF-8, a control character.
  case unknown
  case endOfFile
}
