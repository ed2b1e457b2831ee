import Syntax

/// The ways in which the tokenizer differs from SwiftParser on purpose; everything else is a difference.
enum TokenConvention: String, CaseIterable {
  /// SwiftParser's parser puts an empty segment into a string without text; we have no token there.
  case emptySegment = "stringSegment: empty ones are no tokens"
  /// SwiftParser parts a multi-line string's text at its line ends and calls indentation trivia; it is one token to us.
  case segmentLines = "stringSegment: the lines of a multi-line string are one token"
  /// SwiftParser's parser splits an operator where a type or a pattern ends; it is one token to us.
  case splitOperator = "operators: `>>`, `>?`, `??` … stay whole"
  /// SwiftParser's parser splits a version of two numbers at its dot; it is one number to us.
  case version = "floatLiteral: versions stay whole"
  /// SwiftParser's parser knows from the grammar what an operator is; we know its spacing.
  case operatorRole = "operators: `<`, `>`, `...`, `?` … by spacing, not by grammar"
  /// SwiftParser's parser makes a word a keyword where the grammar wants one.
  case contextualKeyword = "identifier: keywords by context"
  /// SwiftParser's parser makes a reserved word an identifier behind a dot and as a label.
  case reservedName = "keyword: reserved words as names"

  /// Kinds written with operator characters alone.
  private static let operators: Set<String> = [
    "binaryOperator", "prefixOperator", "postfixOperator", "equal", "arrow", "prefixAmpersand", "exclamationMark",
    "postfixQuestionMark", "infixQuestionMark", "leftAngle", "rightAngle", "period", "ellipsis",
  ]

  /// Whether a kind's text is an operator's.
  static func isOperator(_ kind: String) -> Bool { operators.contains(kind) }

  /// The convention by which two tokens over the same bytes may have these kinds; nil where there is none.
  static func covering(ours: String, theirs: String) -> TokenConvention? {
    if isOperator(ours), isOperator(theirs) { return .operatorRole }
    switch (ours, theirs) {
    case ("identifier", "keyword"): return .contextualKeyword
    case ("keyword", "identifier"): return .reservedName
    default: return nil
    }
  }
}
