import Syntax

/// Closure expressions.
extension BodyReader {
  /// At a brace: reads a closure with its signature and its body.
  mutating func readClosure() -> ValueID {
    let start = at
    guard kind == .leftBrace else { return readUnreadable(.unparsed) }
    let close = partner(at)
    let outer = (braces, sharedNames)
    let mark = scopes.mark
    facts.closures.append(Closure(parent: closure))
    let id = ClosureID(facts.closures.count - 1)
    advance()
    braces = .closures
    sharedNames = nil
    let hasSignature = hasSignature(until: close)
    if hasSignature { readCaptures() }
    inside(id, isAnonymous: !hasSignature || namesNoParameters) { reader in
      if hasSignature { reader.readSignature(id, until: close) }
      let outcome = reader.readStatements(until: close)
      if let sole = outcome.sole { reader.turnIntoReturns(sole) }
    }
    scopes.leave(mark)
    (braces, sharedNames) = outer
    leaveBracket(close)
    return push(.closure(id), from: start)
  }

  private var namesNoParameters: Bool { kind == .arrow || [.in, .async, .throws].contains(word) }

  /// Reads something whose edges stand in a closure.
  mutating func inside(_ id: ClosureID, isAnonymous: Bool, _ read: (inout BodyReader) -> Void) {
    let outer = (closure, guarded)
    closure = id
    frames.append((id, isAnonymous))
    read(&self)
    frames.removeLast()
    (closure, guarded) = outer
  }

  /// Whether `… in` stands before a closure's statements.
  private func hasSignature(until close: Int) -> Bool {
    var index = at
    while kind(index) == .atSign && index < close {
      index += 2
      if kind(index) == .leftParen { index = partner(index) + 1 }
    }
    if kind(index) == .leftSquare {
      index = partner(index) + 1
    }
    index = endOfParameters(index)
    index = endOfResult(index, until: close)
    return index < close && buffer.words[index] == .in
  }

  /// The index behind `(…)` or `a, b`.
  private func endOfParameters(_ start: Int) -> Int {
    if kind(start) == .leftParen { return min(partner(start) + 1, lastIndex) }
    var index = start
    while isParameterName(index) {
      index += 1
      guard kind(index) == .comma else { break }
      index += 1
    }
    return min(index, lastIndex)
  }

  private func isParameterName(_ index: Int) -> Bool {
    guard kind(index) == .identifier || kind(index) == .wildcard else { return false }
    let word = buffer.words[min(index, lastIndex)]
    return word != .async
  }

  /// The index behind `async throws -> T`; where none stands, the same.
  private func endOfResult(_ start: Int, until close: Int) -> Int {
    var index = start
    while [.async, .throws, .rethrows].contains(buffer.words[index]) && index < close {
      index = min(index + 1, lastIndex)
      if kind(index) == .leftParen { index = min(partner(index) + 1, lastIndex) }
    }
    guard kind(index) == .arrow else { return index }
    while index < close && buffer.words[index] != .in {
      switch kind(index) {
      case .leftBrace, .rightBrace, .semicolon, .equal, .stringQuote: return start
      default: index = partner(index) + 1
      }
    }
    return min(index, lastIndex)
  }

  /// `[weak self, x = value]`: a captured name with a value is a local, any other means what it means outside.
  private mutating func readCaptures() {
    skipAttributes()
    guard kind == .leftSquare else { return }
    let end = partner(at)
    advance()
    while at < end {
      let before = at
      readCapture()
      skipToComma(end)
      if at < end { _ = advance(if: .comma) }
      guard at > before else { break }
    }
    leaveBracket(end)
  }

  private mutating func readCapture() {
    let start = at
    if (word == .weak || word == .unowned) && peek() != .equal && peek() != .comma && peek() != .rightSquare {
      advance()
      if kind == .leftParen { skipBalanced() }
    }
    guard kind == .identifier || kind == .keyword else { return }
    let name = name(at)
    advance()
    guard advance(if: .equal) else { return }
    let value = readExpression()
    guard name != "self" else { return }
    push(.bind(declare(Local(name: name)), from: value), from: start)
  }

  /// Parameters and result up to `in`.
  private mutating func readSignature(_ id: ClosureID, until close: Int) {
    if kind == .leftParen {
      let end = partner(at)
      advance()
      while at < end {
        let before = at
        readTypedParameter(id, end)
        skipToComma(end)
        if at < end { _ = advance(if: .comma) }
        guard at > before else { break }
      }
      leaveBracket(end)
    } else {
      while isParameterName(at) && word != .in {
        let name = name(at)
        advance()
        declareParameter(name, type: nil, of: id)
        guard advance(if: .comma) else { break }
      }
    }
    while at < close && word != .in { skipBalanced() }
    _ = advance(if: .in)
  }

  /// `label name: Type`, `name`, or a nested tuple of names.
  private mutating func readTypedParameter(_ id: ClosureID, _ end: Int) {
    skipAttributes()
    if kind == .leftParen {
      readTupleParameter(id)
      return
    }
    var name = "_"
    while (kind == .identifier || kind == .wildcard || kind == .keyword) && at < end {
      name = kind == .wildcard ? "_" : self.name(at)
      advance()
    }
    let type = advance(if: .colon) ? readType() : nil
    declareParameter(name, type: type, of: id)
  }

  private mutating func readTupleParameter(_ id: ClosureID) {
    let start = at
    let parameter = declareParameter("_", type: nil, of: id)
    let value = push(.local(parameter), from: start)
    readPattern(value, .names(isVariable: false))
  }

  /// Adds a parameter to a closure; of a projected one (`$item`) the name means the value, as in its body.
  @discardableResult
  mutating func declareParameter(_ name: String, type: String?, of id: ClosureID) -> LocalID {
    let index = facts.closures[Int(id)].parameters.count
    let name = name.first == "$" ? String(name.dropFirst()) : name
    let local = declare(Local(name: name, type: type, parameterOf: ClosureParameter(closure: id, index: index)))
    facts.closures[Int(id)].parameters.append(local)
    return local
  }

  /// `$0`: a parameter of the innermost closure without named ones.
  mutating func anonymousParameter(_ name: String) -> Value {
    guard let index = Int(name.dropFirst()), index < 32,
      let frame = frames.last(where: { $0.isAnonymous })
    else { return .free(name) }
    while facts.closures[Int(frame.closure)].parameters.count <= index {
      let place = facts.closures[Int(frame.closure)].parameters.count
      let parameter = ClosureParameter(closure: frame.closure, index: place)
      facts.locals.append(Local(name: "$\(place)", parameterOf: parameter))
      facts.closures[Int(frame.closure)].parameters.append(LocalID(facts.locals.count - 1))
    }
    return .local(facts.closures[Int(frame.closure)].parameters[index])
  }
}
