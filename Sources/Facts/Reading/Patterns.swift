import Syntax

/// Patterns: what they bind, and from which part of their subject.
extension BodyReader {
  /// How a name in a pattern is meant.
  enum PatternMode: Equatable {
    /// Behind `case`: a name is an expression to compare with.
    case comparing
    /// Behind `let` or `var`: a name is declared.
    case names(isVariable: Bool)
  }

  /// Reads one pattern against its subject, binds its names, and gives the values that it compares with.
  @discardableResult
  mutating func readPattern(_ subject: ValueID, _ mode: PatternMode) -> [ValueID] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= BodyReader.deepest else { return [readUnreadable(.tooDeep)] }
    switch kind {
    case .wildcard:
      advance()
      _ = advance(if: .postfixQuestionMark)
      if advance(if: .as) { skipType() }
      return []
    case .leftParen where mode != .comparing || holdsPattern(at):
      return readTuplePattern(subject, mode)
    case .period where isCasePattern(at + 1, mode): return readCasePattern(subject, mode)
    case .identifier: return readNamePattern(subject, mode)
    case .keyword: return readWordPattern(subject, mode)
    default: return readComparedValue()
    }
  }

  private mutating func readWordPattern(_ subject: ValueID, _ mode: PatternMode) -> [ValueID] {
    switch word {
    case .let, .var:
      let isVariable = word == .var
      advance()
      return readPattern(subject, .names(isVariable: isVariable))
    case .inout:
      advance()
      return readPattern(subject, .names(isVariable: true))
    case .is:
      advance()
      _ = readType()
      return []
    default:
      // `guard let self`: the name is a keyword.
      if mode != .comparing && word == .selfObject && peek() != .period {
        advance()
        return []
      }
      return readNamePattern(subject, mode)
    }
  }

  private mutating func readNamePattern(_ subject: ValueID, _ mode: PatternMode) -> [ValueID] {
    if isCasePattern(at, mode) { return readCasePattern(subject, mode) }
    if case .names(let isVariable) = mode, peek() != .period || buffer.tokens[at + 1].atLineStart {
      bindName(subject, isVariable)
      return []
    }
    return readComparedValue()
  }

  /// `x`, `x?`, `x as T`, `x: T` behind `let`.
  private mutating func bindName(_ subject: ValueID, _ isVariable: Bool) {
    let start = at
    let name = name(at)
    advance()
    var value = subject
    while advance(if: .postfixQuestionMark) { value = push(.unwrapped(value), from: start) }
    if advance(if: .as) {
      let type = readType()
      value = push(.cast(value, type: type, .plain), from: start)
    }
    guard name != "self" else { return }
    let local = declare(Local(name: name, isVariable: isVariable))
    push(.bind(local, from: value), from: start)
  }

  private mutating func readComparedValue() -> [ValueID] {
    let value = readExpression()
    if case .constant = facts.values[Int(value)] { return [] }
    return [value]
  }

  // MARK: Tuples

  private mutating func readTuplePattern(_ subject: ValueID, _ mode: PatternMode) -> [ValueID] {
    let parts = readPatternList(mode) { reader, label, index, count in
      count == 1 ? subject : reader.part(of: subject, label ?? "\(index)", index)
    }
    _ = advance(if: .postfixQuestionMark)
    if advance(if: .as) { _ = readType() }
    return parts
  }

  /// A tuple literal's own part, or the part at a place of any other value.
  private mutating func part(of subject: ValueID, _ label: String, _ index: Int) -> ValueID {
    if case .collection(.tuple, let arguments) = facts.values[Int(subject)], index < arguments.count {
      return arguments[index].value
    }
    return push(.part(subject, label), rangeFrom(at))
  }

  /// The patterns between parentheses, each against the value that belongs to its place.
  private mutating func readPatternList(
    _ mode: PatternMode, _ subject: (inout BodyReader, String?, Int, Int) -> ValueID
  ) -> [ValueID] {
    let close = partner(at)
    let count = countElements(at)
    advance()
    var compared: [ValueID] = []
    var index = 0
    while at < close {
      let before = at
      var label: String?
      if isLabel(at) {
        label = name(at)
        advance()
        advance()
      }
      let value = subject(&self, label, index, count)
      compared += readPattern(value, mode)
      skipToComma(close)
      if at < close { _ = advance(if: .comma) }
      index += 1
      guard at > before else { break }
    }
    leaveBracket(close)
    return compared
  }

  private func countElements(_ open: Int) -> Int {
    var count = 1
    var index = open + 1
    while index < partner(open) {
      if kind(index) == .comma { count += 1 }
      index = partner(index) + 1
    }
    return count
  }

  /// Whether parentheses hold something that only a pattern has.
  private func holdsPattern(_ open: Int) -> Bool {
    var index = open + 1
    while index < partner(open) {
      switch buffer.words[index] {
      case .let, .var, .is: return true
      default: break
      }
      if kind(index) == .wildcard || kind(index) == .leftParen && holdsComma(index) { return true }
      if kind(index) == .comma { return true }
      index += 1
    }
    return false
  }

  private func holdsComma(_ open: Int) -> Bool { countElements(open) > 1 }

  // MARK: Enum cases

  /// Whether names from a token on make the pattern of an enum case: `.a(…)`, `A.b(let x)`, `a` behind a dot.
  private func isCasePattern(_ start: Int, _ mode: PatternMode) -> Bool {
    var index = start
    guard kind(index) == .identifier || kind(index) == .keyword else { return false }
    while kind(index + 1) == .period && (kind(index + 2) == .identifier || kind(index + 2) == .keyword) {
      index += 2
      if buffer.words[min(index, lastIndex)] == .selfObject { return false }
    }
    let next = min(index + 1, lastIndex)
    if kind(next) == .leftParen && !buffer.tokens[next].atLineStart {
      let isCertain = mode != .comparing || isImplicit(start) && index == start || holdsPattern(next)
      return isCertain && kind(partner(next) + 1) != .period
    }
    if index > start { return !isImplicit(start) && endsPattern(next) && startsWithCapital(index: start) }
    return isImplicit(start) && endsPattern(next)
  }

  private func isImplicit(_ start: Int) -> Bool {
    start > 0 && kind(start - 1) == .period
  }

  private func startsWithCapital(index: Int) -> Bool { name(index).first?.isUppercase ?? false }

  private func endsPattern(_ index: Int) -> Bool {
    switch kind(index) {
    case .colon, .comma, .equal, .rightParen, .postfixQuestionMark, .endOfFile, .leftBrace: true
    case .keyword: [.where, .in, .as].contains(buffer.words[index])
    default: false
    }
  }

  /// `.name(payload)`, with or without its type and its payload.
  private mutating func readCasePattern(_ subject: ValueID, _ mode: PatternMode) -> [ValueID] {
    let start = at
    _ = advance(if: .period)
    while peek() == .period && at < lastIndex {
      advance()
      advance()
    }
    let caseName = name(at)
    advance()
    let hasPayload = kind == .leftParen && !atLineStart
    let after = hasPayload ? partner(at) + 1 : at
    let isOptional = kind(after) == .postfixQuestionMark
    let value = isOptional ? push(.unwrapped(subject), from: start) : subject
    var compared: [ValueID] = []
    if hasPayload {
      compared = readPatternList(mode) { reader, label, index, _ in
        let payload = Value.payload(value, caseName: caseName, label: label ?? "\(index)")
        return reader.push(payload, reader.buffer.tokens[reader.at].range)
      }
    }
    while advance(if: .postfixQuestionMark) {}
    return compared
  }
}
