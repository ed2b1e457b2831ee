import Syntax

/// Operands and what follows them.
extension ObjectiveCBodyReader {
  /// Reads an operand with its members, calls and subscripts.
  mutating func readPostfix() -> ValueID {
    let start = at
    var value = readPrimary()
    var length = 0
    while at < lastIndex, length < ObjectiveCBodyReader.longestChain {
      let before = at
      guard readSuffix(&value, from: start), at > before else { break }
      length += 1
    }
    return value
  }

  private mutating func readSuffix(_ value: inout ValueID, from start: Int) -> Bool {
    switch kind {
    case .period, .arrow, .colonColon:
      guard kind(at + 1) == .identifier else {
        noteBroken()
        advance()
        return true
      }
      let isArrow = kind == .arrow
      advance()
      let name = text(at)
      let isClass = word == .class
      advance()
      if kind == .less, let end = endOfAngles(at), kind(end) == .leftParen { at = end }
      if isClass, case .free(let type) = facts.values[Int(value)] {
        value = push(.type(type), from: start)
      } else {
        value = push(.member(value, isArrow ? names.member(name) ?? name : name, optional: false), from: start)
      }
    case .leftSquare:
      let close = partner(at)
      advance()
      let arguments = readArguments(until: close)
      leaveBracket(close)
      value = push(.subscripted(value, arguments), from: start)
    case .leftParen:
      let close = partner(at)
      advance()
      let arguments = readArguments(until: close)
      leaveBracket(close)
      value = push(.call(value, arguments), from: start)
    case .increment, .decrement:
      advance()
      value = step(value, from: start)
    default: return false
    }
    return true
  }

  /// Values parted by commas, up to a closing bracket.
  mutating func readArguments(until close: Int) -> [Argument] {
    var arguments: [Argument] = []
    while at < close {
      let before = at
      if kind == .period, kind(at + 1) == .identifier, kind(at + 2) == .equal { at += 3 }
      if kind != .comma {
        let value = readAssignment()
        arguments.append(Argument(label: nil, value: value))
      }
      skipToComma(close)
      if at < close { _ = advance(if: .comma) }
      guard at > before else { break }
    }
    return arguments
  }

  // MARK: Operands

  private mutating func readPrimary() -> ValueID {
    let start = at
    switch kind {
    case .number:
      advance()
      return push(.constant(.number(ObjectiveCBodyReader.digits(text(start)))), from: start)
    case .string: return readStrings()
    case .character:
      advance()
      return push(.constant(.text(ObjectiveCText.decode(source, list.tokens[start].range))), from: start)
    case .at: return readAt()
    case .leftSquare: return isLambda ? readLambda() : readMessage()
    case .caret: return readBlockLiteral()
    case .leftParen: return readParentheses()
    case .identifier: return readName()
    default: return readUnreadable(.unparsed)
    }
  }

  /// A number without what says its type.
  static func digits(_ text: String) -> String {
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let suffixes = isHexadecimal ? "uUlL" : "uUlLfF"
    let digits = text.filter { $0 != "'" }
    let end = digits.lastIndex { !suffixes.contains($0) }
    return end.map { String(digits[...$0]) } ?? digits
  }

  /// `(…)`, or `({ …; value; })`, whose value is that of its last statement.
  private mutating func readParentheses() -> ValueID {
    let start = at
    let close = partner(at)
    advance()
    if kind == .leftBrace {
      let first = facts.edges.count
      _ = readBlock()
      at = max(at, min(close, lastIndex))
      leaveBracket(close)
      if facts.edges.count > first, let last = facts.edges.last, case .evaluate(let value) = last.kind {
        facts.edges.removeLast()
        return value
      }
      return push(.unreadable(.unparsed), from: start)
    }
    let value = at < close ? readExpression() : readUnreadable(.unparsed)
    leaveBracket(close)
    return value
  }

  private mutating func readName() -> ValueID {
    let start = at
    let word = word
    if word.isStatement { return readUnreadable(.unparsed) }
    advance()
    switch word {
    case .selfObject, .this: return push(.selfObject, from: start)
    case .superObject: return push(.superObject, from: start)
    case .nilObject, .nilClass, .null, .nullptr: return push(.constant(.none), from: start)
    case .yes, .true: return push(.constant(.boolean(true)), from: start)
    case .no, .false: return push(.constant(.boolean(false)), from: start)
    case .new where kind == .identifier: return readPostfix()
    case .delete where kind == .identifier: return readUnary()
    default: break
    }
    // `@"a" NAME "b"`: what a format's macro stands for.
    if kind == .less, let end = endOfAngles(at), kind(end) == .identifier || kind(end) == .leftParen { at = end }
    let name = text(start)
    if let value = readMacro(name, at: start) ?? readCalledMacro(name, at: start) { return value }
    return resolve(name, at: start)
  }

  /// What the name at a token stands for.
  mutating func resolve(_ name: String, at index: Int) -> ValueID {
    let range = list.tokens[index].range
    switch scopes.find(name) {
    case .parameter(let index): return push(.parameter(index), range)
    case .local(let id): return push(.local(id), range)
    case nil: break
    }
    if selves.contains(name) { return push(.selfObject, range) }
    guard let member = names.member(name) else { return push(.free(name), range) }
    let object = push(.selfObject, range)
    return push(.member(object, member, optional: false), range)
  }

  // MARK: Blocks

  /// At `^`: reads a block with its parameters and its body as a closure.
  private mutating func readBlockLiteral() -> ValueID {
    let start = at
    advance()
    while at < lastIndex, kind != .leftParen, kind != .leftBrace {
      guard kind == .identifier || kind == .star || kind == .less else { return readUnreadable(.unparsed) }
      at = kind == .less ? endOfAngles(at) ?? at + 1 : at + 1
    }
    return readClosure(from: start)
  }

  /// `[` with captures and `(` or `{` behind them.
  private var isLambda: Bool {
    let close = partner(at)
    guard kind(close + 1) == .leftParen || kind(close + 1) == .leftBrace else { return false }
    switch kind(at + 1) {
    case .rightSquare: return true
    case .ampersand, .equal: return true
    default: return word(at + 1) == .this
    }
  }

  private mutating func readLambda() -> ValueID {
    let start = at
    at = partner(at) + 1
    return readClosure(from: start)
  }

  /// At the parameters of a closure, or at its brace.
  private mutating func readClosure(from start: Int) -> ValueID {
    facts.closures.append(Closure(parent: closure))
    let id = ClosureID(facts.closures.count - 1)
    let outer = (closure, guarded, scopes.mark, selves)
    if kind == .leftParen { readParameters(of: id) }
    while kind != .leftBrace, kind == .identifier || kind == .arrow || kind == .star { advance() }
    closure = id
    if kind == .leftBrace { _ = readBlock() } else { noteBroken() }
    scopes.leave(outer.2)
    (closure, guarded, _, selves) = outer
    return push(.closure(id), from: start)
  }

  private mutating func readParameters(of id: ClosureID) {
    let close = partner(at)
    let speller = ObjectiveCTypeSpeller(source, list)
    advance()
    while at < close {
      var end = at
      while end < close, kind(end) != .comma {
        end = kind(end) == .less ? endOfAngles(end) ?? end + 1 : partner(end) + 1
      }
      let words = (at..<end).filter { kind($0) == .identifier }
      if let parenthesis = (at..<end).first(where: { kind($0) == .leftParen && kind($0 + 1) == .caret }) {
        let name = parenthesis + 2 < partner(parenthesis) ? text(parenthesis + 2) : "_"
        declareParameter(name, type: speller.spell(at, end), of: id)
      } else if let last = words.last, words.count > 1 || kind(last - 1) == .star, !isQualifier(last) {
        declareParameter(text(last), type: speller.spell(at, last), of: id)
      } else if !(words.count == 1 && word(at) == .void) {
        declareParameter("_", type: speller.spell(at, end), of: id)
      }
      at = min(end + 1, lastIndex)
    }
    at = min(close + 1, lastIndex)
  }

  private mutating func declareParameter(_ name: String, type: String, of id: ClosureID) {
    let index = facts.closures[Int(id)].parameters.count
    let place = ClosureParameter(closure: id, index: index)
    // What any object may be is what it is handed.
    let isSaid = !type.isEmpty && type != ObjectiveCTypeSpeller.anything
    let local = declare(Local(name: name, type: isSaid ? type : nil, parameterOf: place))
    facts.closures[Int(id)].parameters.append(local)
  }
}
