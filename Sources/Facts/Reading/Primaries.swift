import Syntax

/// The operands themselves.
extension BodyReader {
  /// Reads an operand without prefixes and suffixes.
  mutating func readPrimary() -> Chain {
    let start = at
    switch kind {
    case .identifier, .dollarIdentifier: return readNamePrimary()
    case .keyword: return readWordPrimary()
    case .integerLiteral, .floatLiteral:
      advance()
      return literal(.constant(.number(text(start))), start)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
      return Chain(start: start, value: readString(), isLiteral: true)
    case .regexSlash, .regexPoundDelimiter: return readRegex()
    case .leftParen: return Chain(start: start, value: readParentheses())
    case .leftSquare: return readSquare()
    case .leftBrace: return Chain(start: start, value: readClosure())
    case .backslash: return Chain(start: start, value: readKeyPath())
    case .period: return readImplicit()
    default: return readRarePrimary()
    }
  }

  private mutating func readRarePrimary() -> Chain {
    let start = at
    switch kind {
    case .pound: return readMacro()
    case .poundAvailable, .poundUnavailable, .poundSourceLocation:
      advance()
      if kind == .leftParen { skipBalanced() }
      return literal(.constant(.other(source.text(rangeFrom(start)))), start)
    case .wildcard:
      advance()
      return literal(.free("_"), start)
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .ellipsis:
      advance()
      return literal(.free(text(start)), start)
    case .atSign:
      skipAttributes()
      return at > start ? readPrimary() : unreadable()
    default: return unreadable()
    }
  }

  private mutating func unreadable() -> Chain {
    let start = at
    return Chain(start: start, value: readUnreadable(.unparsed), isLiteral: true)
  }

  private mutating func literal(_ value: Value, _ start: Int) -> Chain {
    Chain(start: start, value: push(value, from: start), isLiteral: true)
  }

  // MARK: Names

  private mutating func readNamePrimary() -> Chain {
    let start = at
    if (word == .any || word == .some) && peekStartsOperand { return readTypePrimary() }
    var name = name(at)
    let isAnonymous = name.first == "$" && (name.dropFirst().first?.isNumber ?? false)
    let isProjection = name.first == "$" && !isAnonymous && name.count > 1
    if isProjection { name.removeFirst() }
    advance()
    let value = isAnonymous ? anonymousParameter(name) : resolve(name)
    let id = push(value, from: start)
    return Chain(start: start, value: id, isProjection: isProjection, isName: true)
  }

  /// What a name stands for here.
  func resolve(_ name: String) -> Value {
    switch scopes.find(name) {
    case .parameter(let index): .parameter(index)
    case .local(let id): .local(id)
    case nil: .free(name)
    }
  }

  private mutating func readTypePrimary() -> Chain {
    let start = at
    let type = readType()
    return Chain(start: start, value: push(.type(type), from: start))
  }

  private mutating func readWordPrimary() -> Chain {
    let start = at
    switch word {
    case .selfObject: return object(.selfObject)
    case .superObject: return object(.superObject)
    case .nil: return constant(.none)
    case .true: return constant(.boolean(true))
    case .false: return constant(.boolean(false))
    case .if, .switch: return Chain(start: start, value: readChoice())
    case .any, .some: return readTypePrimary()
    case .selfType, .initializer: return readKeywordName()
    default: return word.isStatement || word.isDeclaration ? unreadable() : readKeywordName()
    }
  }

  /// `Self`, `Any`, and a keyword where only a name can stand.
  private mutating func readKeywordName() -> Chain {
    let start = at
    switch word {
    case .is, .as, .in, .where, .else, .catch: return unreadable()
    default: break
    }
    advance()
    return Chain(start: start, value: push(.free(text(start)), from: start), isName: true)
  }

  private mutating func object(_ value: Value) -> Chain {
    let start = at
    advance()
    return Chain(start: start, value: push(value, from: start))
  }

  private mutating func constant(_ constant: Constant) -> Chain {
    let start = at
    advance()
    return literal(.constant(constant), start)
  }

  /// `.name` whose type the context gives.
  private mutating func readImplicit() -> Chain {
    let start = at
    guard peek() == .identifier || peek() == .keyword else {
      advance()
      return unreadable()
    }
    advance()
    let name = name(at)
    advance()
    return Chain(start: start, value: push(.implicit(name), from: start), isName: true)
  }

  // MARK: Brackets

  /// `(a)` is `a`; anything else between parentheses a tuple.
  private mutating func readParentheses() -> ValueID {
    let start = at
    let arguments = readArguments()
    if arguments.count == 1 && arguments[0].label == nil { return arguments[0].value }
    return push(.collection(.tuple, arguments), from: start)
  }

  /// An array or dictionary literal, or the name of such a type.
  private mutating func readSquare() -> Chain {
    let start = at
    if isSquareType {
      let type = readType()
      return Chain(start: start, value: push(.type(type), from: start), isName: true)
    }
    let outer = braces
    braces = .closures
    defer { braces = outer }
    let close = partner(at)
    advance()
    var isDictionary = kind == .colon
    var elements: [Argument] = []
    while at < close {
      let before = at
      skipDirective()
      if readElement(close, &elements) { isDictionary = true }
      skipToComma(close)
      if at < close { _ = advance(if: .comma) }
      guard at > before else { break }
    }
    leaveBracket(close)
    let kind = isDictionary ? CollectionKind.dictionary : .array
    return Chain(start: start, value: push(.collection(kind, elements), from: start), isLiteral: true)
  }

  /// Reads one element; true where it is a key with its value.
  private mutating func readElement(_ close: Int, _ elements: inout [Argument]) -> Bool {
    if advance(if: .colon) { return true }
    guard at < close, kind != .comma else { return false }
    elements.append(Argument(label: nil, value: readExpression()))
    guard advance(if: .colon) else { return false }
    elements.append(Argument(label: nil, value: readExpression()))
    return true
  }

  /// `[T]()`, `[K: V].self`: what follows the bracket makes it a type.
  private var isSquareType: Bool {
    let next = min(partner(at) + 1, lastIndex)
    switch kind(next) {
    case .leftParen: return !buffer.tokens[next].spaceBefore && at + 1 < partner(at)
    case .period: return [.selfObject, .initializer].contains(buffer.words[min(next + 1, lastIndex)])
    default: return false
    }
  }
}
