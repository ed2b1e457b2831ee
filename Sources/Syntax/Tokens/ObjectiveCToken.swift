/// One token of C, Objective-C or Objective-C++. Trivia is what lies between two tokens' ranges, so tokens and trivia
/// laid end to end are the file, byte for byte.
package struct ObjectiveCToken: Hashable, Sendable {
  /// What the token is.
  package var kind: ObjectiveCTokenKind
  /// Whether the token is the first of its logical line: one behind `\` and a line break goes on with the line before,
  /// and so does one behind a comment of several lines.
  package var atLineStart: Bool
  /// Whether any trivia (or the file's start) lies before it.
  package var spaceBefore: Bool
  /// Where its text lies.
  package var range: ByteRange

  /// A token of one kind.
  package init(kind: ObjectiveCTokenKind, atLineStart: Bool = false, spaceBefore: Bool = false, range: ByteRange) {
    self.kind = kind
    self.atLineStart = atLineStart
    self.spaceBefore = spaceBefore
    self.range = range
  }

  /// Whether a preprocessor's line begins here; it reaches to the next token that is the first of its line.
  package var startsDirective: Bool { kind == .pound && atLineStart }
}

/// The kinds of tokens; a word is an identifier whether reserved or not, and `@` stands before a word or a literal.
package enum ObjectiveCTokenKind: UInt8, Hashable, Sendable, CaseIterable {
  case identifier, number
  /// With its prefix and its quotes; a raw one too.
  case string, character
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, colonColon, semicolon, period, ellipsis, arrow, question, at
  case caret, star, ampersand, exclamationMark, tilde, plus, minus, increment, decrement, less, greater
  /// `=` alone, and `+=` and its like.
  case equal, compoundAssignment
  /// Every other operator between two operands.
  case binaryOperator
  case pound, poundPound
  /// What is no token: an unterminated literal to the end of its line, a lone `\`, a character that no token has.
  case unknown
  case endOfFile
}
