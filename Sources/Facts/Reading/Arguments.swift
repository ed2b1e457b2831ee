import Syntax

/// Lists of arguments and of elements, and closures behind a call.
extension BodyReader {
  /// At an opening bracket: reads the labelled values in it and goes behind its end.
  mutating func readArguments() -> [Argument] {
    let outer = braces
    braces = .closures
    defer { braces = outer }
    let close = partner(at)
    advance()
    var arguments: [Argument] = []
    while at < close {
      let before = at
      skipDirective()
      if at < close && kind != .comma { arguments.append(readArgument()) }
      skipToComma(close)
      if at < close { _ = advance(if: .comma) }
      guard at > before else { break }
    }
    leaveBracket(close)
    return arguments
  }

  private mutating func readArgument() -> Argument {
    var label: String?
    if isLabel(at) {
      label = kind == .wildcard ? nil : name(at)
      advance()
      advance()
    }
    let start = at
    let value = readExpression()
    guard assignment().isAssignment else { return Argument(label: label, value: value) }
    return Argument(label: label, value: readAssignment(to: value, from: start))
  }

  /// Whether a token is a label: a name and a colon.
  func isLabel(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .keyword, .wildcard, .dollarIdentifier: kind(index + 1) == .colon
    default: false
    }
  }

  /// Whether the brace at which the reader stands is a closure of the operand before it.
  var isTrailingClosure: Bool {
    if opensAccessors(at) { return false }
    let next = partner(at) + 1
    switch braces {
    case .closures: return true
    case .guards where buffer.words[min(next, lastIndex)] == .else: return true
    case .heads, .guards: return continuesHead(next)
    }
  }

  /// Whether what follows a brace in a head shows that it was no body.
  private func continuesHead(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftBrace, .comma: true
    case .leftSquare, .leftParen, .period, .postfixQuestionMark, .exclamationMark, .infixQuestionMark, .colon,
      .equal, .postfixOperator, .binaryOperator:
      !buffer.tokens[min(index, lastIndex)].atLineStart
    case .keyword:
      switch buffer.words[min(index, lastIndex)] {
      case .where: true
      case .is, .as: !buffer.tokens[min(index, lastIndex)].atLineStart
      default: false
      }
    default: false
    }
  }

  /// Whether a brace opens accessors or a `switch`'s cases.
  func opensAccessors(_ brace: Int) -> Bool {
    var index = min(brace + 1, lastIndex)
    if kind(index) == .atSign { index = min(index + 2, lastIndex) }
    if buffer.words[index] == .mutating || buffer.words[index] == .nonmutating { index = min(index + 1, lastIndex) }
    switch buffer.words[index] {
    case .get, .set, .willSet, .didSet:
      switch kind(index + 1) {
      case .leftBrace: return true
      case .leftParen: return kind(partner(min(index + 1, lastIndex)) + 1) == .leftBrace
      default: return [.async, .throws].contains(buffer.words[min(index + 1, lastIndex)])
      }
    default: return false
    }
  }

  /// Reads the closures behind a call: the first without label, the others with theirs.
  mutating func readTrailingClosures(_ arguments: inout [Argument]) {
    let first = readClosure()
    arguments.append(Argument(label: nil, value: first, isTrailing: true))
    while isLabel(at) && peek(2) == .leftBrace && word != .default && word != .case {
      let label = kind == .wildcard ? nil : name(at)
      advance()
      advance()
      arguments.append(Argument(label: label, value: readClosure(), isTrailing: true))
    }
  }

  /// Suffixes within `#if` on a chain: all branches are read, one after the other; false where the directive stands
  /// between statements.
  mutating func readConditionalSuffixes(_ chain: inout Chain) -> Bool {
    guard kind(endOfDirective(at)) == .period else { return false }
    var levels = 0
    repeat {
      let before = at
      switch kind {
      case .poundIf:
        levels += 1
        skipDirective()
      case .poundElse, .poundElseif: skipDirective()
      case .poundEndif:
        levels -= 1
        advance()
      case .period: chain.value = readMoreSuffixes(chain)
      default: noteBroken()
      }
      if at == before { advance() }
    } while levels > 0 && at < lastIndex
    return true
  }

  private mutating func readMoreSuffixes(_ chain: Chain) -> ValueID {
    var chain = chain
    while kind != .poundIf && at < lastIndex {
      let before = at
      guard readSuffix(&chain), at > before else { break }
    }
    return chain.value
  }
}
