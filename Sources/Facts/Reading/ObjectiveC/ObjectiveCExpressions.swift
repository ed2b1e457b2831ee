import Syntax

/// Expressions with operators: precedence climbing over operands.
extension ObjectiveCBodyReader {
  /// Reads a whole expression; of several parted by commas, the last is its value.
  mutating func readExpression() -> ValueID {
    let start = at
    var value = readAssignment()
    while kind == .comma, at < lastIndex {
      if value != assigned { push(.evaluate(value), from: start) }
      advance()
      value = readAssignment()
    }
    return value
  }

  /// Reads an expression up to a comma; an assignment's value is what it assigns.
  mutating func readAssignment() -> ValueID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ObjectiveCBodyReader.deepest else { return readUnreadable(.tooDeep) }
    let start = at
    if kind == .leftBrace { return readBraces() }
    let target = readTernary()
    switch kind {
    case .equal:
      advance()
      let value = readAssignment()
      return assign(value, to: target, from: start)
    case .compoundAssignment:
      advance()
      let value = readAssignment()
      let composed = push(.composed([target, value]), from: start)
      return assign(composed, to: target, from: start)
    default: return target
    }
  }

  /// `a ? b : c` and `a ?: c`.
  mutating func readTernary() -> ValueID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ObjectiveCBodyReader.deepest else { return readUnreadable(.tooDeep) }
    let start = at
    let condition = readBinary(CInfix.lowest)
    let end = at
    guard advance(if: .question) else { return condition }
    if advance(if: .colon) {
      let second = readTernary()
      return push(.fallback(condition, second), from: start)
    }
    let middle = at
    let first = readTernaryBranch()
    guard advance(if: .colon) else {
      noteBroken()
      return push(.choice([first], conditions: [condition]), from: start)
    }
    let isSame = isSameText(start..<end, middle..<(at - 1))
    let second = readTernary()
    if isSame { return push(.fallback(first, second), from: start) }
    return push(.choice([first, second], conditions: [condition]), from: start)
  }

  private mutating func readTernaryBranch() -> ValueID {
    let start = at
    let value = readTernary()
    guard kind == .equal else { return value }
    advance()
    let source = readAssignment()
    return assign(source, to: value, from: start)
  }

  /// Whether two runs of tokens say the same: `x ? x : y` falls back as `x ?: y` does.
  private func isSameText(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { source.matches(list.tokens[$0].range, source, list.tokens[$1].range) }
  }

  /// Reads operands as long as the operators between them bind at least so tightly.
  mutating func readBinary(_ minimum: Int) -> ValueID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ObjectiveCBodyReader.deepest else { return readUnreadable(.tooDeep) }
    let start = at
    var left = readUnary()
    while let infix = infix(), infix.precedence >= minimum {
      var parts = [left]
      let sign = text(at)
      let before = at
      repeat {
        advance()
        parts.append(readBinary(infix.precedence + 1))
      } while continues(infix, sign)
      left = push(infix.isTest ? .test(sign, parts.map { named($0) }) : .composed(parts), from: start)
      guard at > before else { break }
    }
    return left
  }

  /// A selector that is compared names a method and reads nothing of it.
  private mutating func named(_ value: ValueID) -> ValueID {
    guard case .call(let callee, _) = facts.values[Int(value)],
      case .free(let name) = facts.values[Int(callee)], name == "#" + ObjectiveCWord.selector.rawValue
    else { return value }
    let range = facts.ranges[Int(value)]
    return push(.constant(.other(source.text(range))), range)
  }

  /// Operators of one precedence in a row make one value of all their operands; tests only where they are the same.
  private func continues(_ infix: CInfix, _ sign: String) -> Bool {
    guard let next = self.infix(), next.precedence == infix.precedence else { return false }
    return !infix.isTest || text(at) == sign
  }

  /// What the current token does between two operands; nil where the expression ends before it.
  private func infix() -> CInfix? {
    switch kind {
    case .star: CInfix(precedence: 10, isTest: false)
    case .plus, .minus: CInfix(precedence: 9, isTest: false)
    case .less, .greater: CInfix(precedence: 7, isTest: true)
    case .ampersand: CInfix(precedence: 5, isTest: false)
    case .caret: CInfix(precedence: 4, isTest: false)
    case .binaryOperator: CInfix(text(at))
    default: nil
    }
  }
}

/// What a token between two operands does.
struct CInfix {
  /// How tightly it binds; higher binds more.
  var precedence: Int
  /// Whether its value is a truth.
  var isTest: Bool
  static let lowest = 1

  init(precedence: Int, isTest: Bool) {
    self.precedence = precedence
    self.isTest = isTest
  }

  /// What an operator does by its text.
  init?(_ text: String) {
    switch text {
    case "||": self.init(precedence: 1, isTest: true)
    case "&&": self.init(precedence: 2, isTest: true)
    case "|": self.init(precedence: 3, isTest: false)
    case "==", "!=": self.init(precedence: 6, isTest: true)
    case "<=", ">=": self.init(precedence: 7, isTest: true)
    case "<<", ">>": self.init(precedence: 8, isTest: false)
    case "/", "%": self.init(precedence: 10, isTest: false)
    default: return nil
    }
  }
}

/// Operands with their prefixes.
extension ObjectiveCBodyReader {
  /// Reads an operand with its prefixes and casts.
  mutating func readUnary() -> ValueID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ObjectiveCBodyReader.deepest else { return readUnreadable(.tooDeep) }
    let start = at
    switch kind {
    case .exclamationMark:
      advance()
      let value = readUnary()
      return push(.test("!", [value]), from: start)
    case .minus:
      advance()
      let value = readUnary()
      if case .constant(.number(let digits)) = facts.values[Int(value)] {
        return push(.constant(.number("-" + digits)), from: start)
      }
      return push(.composed([value]), from: start)
    case .plus, .star, .tilde:
      advance()
      return readUnary()
    case .ampersand:
      advance()
      let value = readUnary()
      return push(.reference(value), from: start)
    case .increment, .decrement:
      advance()
      let value = readUnary()
      return step(value, from: start)
    case .leftParen where isCast: return readCast()
    case .identifier where word == .sizeof: return readSize()
    default: return readPostfix()
    }
  }

  /// `++` and `--`: the value and one more or less.
  mutating func step(_ value: ValueID, from start: Int) -> ValueID {
    let one = push(.constant(.number("1")), rangeFrom(start))
    let composed = push(.composed([value, one]), from: start)
    return assign(composed, to: value, from: start)
  }

  private mutating func readSize() -> ValueID {
    let start = at
    advance()
    if kind == .leftParen { skipBalanced() } else { _ = readUnary() }
    return push(.constant(.other(source.text(rangeFrom(start)))), from: start)
  }

  // MARK: Casts

  /// Whether the parenthesis at which the reader stands holds a type, by its words and by what follows it.
  private var isCast: Bool {
    let close = partner(at)
    guard close > at + 1, kind(close) == .rightParen, startsOperand(close + 1) else { return false }
    if [.typeof, .typeofGnu, .typeofOld].contains(word(at + 1)) || text(at + 1).hasPrefix("__bridge") { return true }
    var words: [Int] = []
    var isPointer = false
    var index = at + 1
    while index < close {
      switch kind(index) {
      case .identifier: words.append(index)
      case .star: isPointer = true
      case .colonColon: break
      case .less:
        guard let end = endOfAngles(index), end <= close else { return false }
        index = end - 1
      case .leftParen:
        guard kind(index + 1) == .caret || kind(index + 1) == .star, !words.isEmpty else { return false }
        return true
      case .ampersand: guard index == close - 1 else { return false }
      default: return false
      }
      index += 1
    }
    guard let first = words.first, let last = words.last, kind(first) == .identifier, first == at + 1 else {
      return false
    }
    if word(first).isType || word(first).isStorage || word(first) == .struct || word(first) == .enum { return true }
    if isPointer { return last == first || isQualifier(last) || words.allSatisfy { $0 == first || isQualifier($0) } }
    return words.count == 1 ? isTypeName(first, before: close + 1) : words.allSatisfy { kind($0) == .identifier }
  }

  /// Whether a word alone in parentheses is a type: it is written like one and names nothing that is declared here.
  private func isTypeName(_ index: Int, before next: Int) -> Bool {
    let name = text(index)
    guard scopes.find(name) == nil, word(index) == .none, names.member(name) == nil else { return false }
    let isWritten = isCapital(name) || name.hasSuffix("_t")
    switch kind(next) {
    case .number, .string, .character, .at: return true
    case .identifier: return isWritten || (at == 0 || kind(at - 1) != .leftSquare)
    case .leftSquare: return isWritten || kind(next + 1) == .leftSquare || kind(next + 2) == .identifier
    case .minus, .plus, .star, .ampersand: return name.hasSuffix("_t")
    default: return isWritten
    }
  }

  private func isCapital(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// Whether an operand may begin with a token.
  private func startsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier: word(index) != .in
    case .number, .string, .character, .at, .leftParen, .leftSquare, .leftBrace, .tilde, .exclamationMark, .caret,
      .minus, .plus, .star, .ampersand:
      true
    default: false
    }
  }

  /// At `(Type)`: a cast to an object's type says what the value is, one to a number nothing.
  private mutating func readCast() -> ValueID {
    let start = at
    let close = partner(at)
    let type = ObjectiveCTypeSpeller(source, list).spell(at + 1, close)
    let isPointer = (at..<close).contains { kind($0) == .star }
    let isObject = isPointer && !((at + 1)..<close).contains { word($0).isType }
    let isProtocol = word(at + 1) == .id && kind(at + 2) == .less
    at = min(close + 1, lastIndex)
    if kind == .leftBrace {
      let value = readBraces()
      return push(.cast(value, type: type, .plain), from: start)
    }
    let value = readUnary()
    guard isObject || isProtocol, !type.isEmpty else { return value }
    return push(.cast(value, type: type, .plain), from: start)
  }
}
