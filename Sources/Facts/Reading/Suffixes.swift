import Syntax

/// Operands with what follows them: members, calls, subscripts, `?` and `!`.
extension BodyReader {
  /// What a chain of suffixes knows about its base.
  struct Chain {
    /// The first token.
    var start: Int
    /// The value so far.
    var value: ValueID
    /// Whether a projection (`$model`) waits for the end of its path, so that the whole path is handed on.
    var isProjection = false
    /// Whether `?` stands before the current token.
    var isOptional = false
    /// Whether the base is a literal, which no trailing closure follows.
    var isLiteral = false
    /// Whether all of it so far is names.
    var isName = false
  }

  /// Whether a brace behind an operand is its closure: not in the head of an `if`, unless what follows the brace says
  /// so.
  enum Braces {
    case closures, heads, guards
  }

  mutating func readPostfix() -> ValueID {
    var chain = readPrimary()
    var length = 0
    while length < BodyReader.longestChain {
      let before = at
      guard readSuffix(&chain), at > before else { return finish(chain) }
      length += 1
    }
    note(.tooDeep)
    return push(.unreadable(.tooDeep), from: chain.start)
  }

  private mutating func finish(_ chain: Chain) -> ValueID {
    var chain = chain
    settleOptional(&chain)
    settleProjection(&chain)
    return chain.value
  }

  /// Reads one suffix; false where none follows.
  mutating func readSuffix(_ chain: inout Chain) -> Bool {
    switch kind {
    case .period: return readDot(&chain)
    case .postfixQuestionMark:
      settleOptional(&chain)
      chain.isOptional = true
      chain.isLiteral = false
      advance()
      return true
    case .exclamationMark: return readForce(&chain)
    case .leftParen:
      guard !atLineStart else { return false }
      readCall(&chain)
      return true
    case .leftSquare:
      guard !atLineStart else { return false }
      readSubscript(&chain)
      return true
    case .leftBrace:
      guard !chain.isLiteral, isTrailingClosure else { return false }
      readTrailingCall(&chain)
      return true
    case .poundIf: return readConditionalSuffixes(&chain)
    default: return readOperatorSuffix(&chain)
    }
  }

  private mutating func readForce(_ chain: inout Chain) -> Bool {
    settleOptional(&chain)
    settleProjection(&chain)
    advance()
    replace(&chain, .forced(chain.value))
    return true
  }

  /// `<…>`, or an operator behind its operand.
  private mutating func readOperatorSuffix(_ chain: inout Chain) -> Bool {
    if chain.isName, let end = endOfGenericArguments(at), followsGenericArguments(end) {
      at = end
      return true
    }
    let isEllipsis = kind == .ellipsis && isTight && (peekIsSpaced || !startsOperand(at + 1))
    let isPostfix = kind == .postfixOperator && infix() == nil && firstByte(at) != UInt8(ascii: "<")
    guard isEllipsis || isPostfix else { return false }
    settleOptional(&chain)
    settleProjection(&chain)
    advance()
    replace(&chain, .composed([chain.value]))
    return true
  }

  private var peekIsSpaced: Bool { buffer.tokens[min(at + 1, lastIndex)].spaceBefore }

  /// Whether an operand may start at a token.
  private func startsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .rightParen, .rightSquare, .rightBrace, .comma, .colon, .endOfFile, .leftBrace: false
    default: true
    }
  }

  private mutating func replace(_ chain: inout Chain, _ value: Value) {
    chain.value = push(value, from: chain.start)
    chain.isName = false
    chain.isLiteral = false
  }

  /// A `?` that no member follows opens the optional.
  private mutating func settleOptional(_ chain: inout Chain) {
    guard chain.isOptional else { return }
    chain.isOptional = false
    replace(&chain, .unwrapped(chain.value))
  }

  /// The end of a projection's path.
  private mutating func settleProjection(_ chain: inout Chain) {
    guard chain.isProjection else { return }
    chain.isProjection = false
    replace(&chain, .reference(chain.value))
  }

  // MARK: Members

  private mutating func readDot(_ chain: inout Chain) -> Bool {
    switch peek() {
    case .identifier, .keyword, .dollarIdentifier, .wildcard:
      advance()
      readMember(&chain)
      return true
    case .integerLiteral, .floatLiteral:
      advance()
      readParts(&chain)
      return true
    case .leftParen, .leftSquare:
      advance()
      return true
    default:
      advance()
      noteBroken()
      return true
    }
  }

  private mutating func readMember(_ chain: inout Chain) {
    if word == .selfObject {
      readSelfOf(&chain)
      return
    }
    var name = name(at)
    let isProjection = name.first == "$" && name.count > 1
    if isProjection { name.removeFirst() }
    advance()
    if chain.isProjection && (kind == .leftParen && !atLineStart || kind == .leftBrace && isTrailingClosure) {
      settleProjection(&chain)
    }
    let isName = chain.isName && !chain.isOptional
    let value = Value.member(chain.value, name, optional: chain.isOptional)
    chain.isOptional = false
    replace(&chain, value)
    chain.isName = isName
    chain.isProjection = chain.isProjection || isProjection
  }

  /// `Type.self` is the metatype; `value.self` the value.
  private mutating func readSelfOf(_ chain: inout Chain) {
    let isType = chain.isName && isTypeName(chain.value)
    let type = source.text(rangeFrom(chain.start))
    advance()
    guard isType else { return }
    let written = type.hasSuffix(".") ? String(type.dropLast()) : type
    replace(&chain, .type(written))
  }

  /// Whether a value is written like a type: the last name of its path begins with a capital.
  private func isTypeName(_ value: ValueID) -> Bool {
    switch facts.values[Int(value)] {
    case .free(let name), .member(_, let name, _): name.first?.isUppercase ?? false
    default: false
    }
  }

  /// `.0`, and `.0.1`, which may be one token.
  private mutating func readParts(_ chain: inout Chain) {
    settleOptional(&chain)
    let names = text(at).split(separator: ".")
    advance()
    for name in names { replace(&chain, .part(chain.value, String(name))) }
  }

  // MARK: Calls

  private mutating func readCall(_ chain: inout Chain) {
    settleOptional(&chain)
    settleProjection(&chain)
    if skipArgumentLabels() { return }
    var arguments = readArguments()
    if kind == .leftBrace && isTrailingClosure { readTrailingClosures(&arguments) }
    replace(&chain, .call(chain.value, arguments))
  }

  private mutating func readTrailingCall(_ chain: inout Chain) {
    settleOptional(&chain)
    settleProjection(&chain)
    var arguments: [Argument] = []
    readTrailingClosures(&arguments)
    replace(&chain, .call(chain.value, arguments))
  }

  private mutating func readSubscript(_ chain: inout Chain) {
    settleOptional(&chain)
    let arguments = readArguments()
    replace(&chain, .subscripted(chain.value, arguments))
  }

  /// `(label:other:)` behind a function's name names it in full.
  private mutating func skipArgumentLabels() -> Bool {
    let close = partner(at)
    var index = at + 1
    guard index < close else { return false }
    while index < close {
      guard kind(index) == .identifier || kind(index) == .wildcard || kind(index) == .keyword,
        kind(index + 1) == .colon
      else { return false }
      index += 2
    }
    at = min(close + 1, lastIndex)
    return true
  }
}
