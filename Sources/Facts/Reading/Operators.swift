import Syntax

/// What a token between two operands does.
struct Infix {
  /// What becomes of the operands.
  enum Action: Equatable {
    case compose, test, fallback, ternary, cast
  }

  /// How tightly it binds, as the standard library declares; higher binds more.
  var precedence: Int
  var action: Action

  static let ternary = 2
  static let standard = 3
  static let disjunction = 4
  static let conjunction = 5
  static let comparison = 6
  static let fallback = 7
  static let casting = 8
  static let range = 9
  static let addition = 10
  static let multiplication = 11
  static let shift = 12

  /// What an operator does by its text; nil for one that assigns.
  init?(_ text: some StringProtocol) {
    switch text {
    case "||": self.init(Infix.disjunction, .test)
    case "&&": self.init(Infix.conjunction, .test)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self.init(Infix.comparison, .test)
    case ".==", ".!=", ".<", ".>", ".<=", ".>=": self.init(Infix.comparison, .test)
    case "??": self.init(Infix.fallback, .fallback)
    case "..<", "...": self.init(Infix.range, .compose)
    case "+", "-", "&+", "&-", "|", "^": self.init(Infix.addition, .compose)
    case "*", "/", "%", "&*", "&": self.init(Infix.multiplication, .compose)
    case "<<", ">>", "&<<", "&>>": self.init(Infix.shift, .compose)
    default:
      if text.hasSuffix("=") { return nil }
      self.init(Infix.standard, .compose)
    }
  }

  init(_ precedence: Int, _ action: Action) {
    self.precedence = precedence
    self.action = action
  }
}

extension BodyReader {
  /// What the current token does between two operands; nil where the expression ends before it.
  func infix() -> Infix? {
    switch kind {
    case .binaryOperator, .leftAngle, .rightAngle: return Infix(text(at))
    case .ellipsis: return Infix(Infix.range, .compose)
    case .infixQuestionMark: return Infix(Infix.ternary, .ternary)
    case .arrow: return Infix(Infix.standard, .compose)
    case .postfixOperator where peekIsOperand: return Infix(text(at))
    case .keyword where word == .is || word == .as: return Infix(Infix.casting, .cast)
    default: return nil
    }
  }

  /// An operator that leans on its left operand though another operand follows: broken spacing, or a line's end.
  private var peekIsOperand: Bool {
    switch peek() {
    case .identifier, .stringQuote, .integerLiteral, .floatLiteral: !buffer.tokens[at + 1].atLineStart
    default: false
    }
  }

  /// Whether the current token assigns to what stands before it, with the operation that it makes besides.
  func assignment() -> (isAssignment: Bool, isCompound: Bool) {
    if kind == .equal { return (true, false) }
    guard kind == .binaryOperator else { return (false, false) }
    let isCompound = Infix(text(at)) == nil
    return (isCompound, isCompound)
  }
}
