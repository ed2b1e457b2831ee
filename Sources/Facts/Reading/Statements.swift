import Syntax

/// Statements, one after the other.
extension BodyReader {
  /// How control leaves a statement or a block.
  enum Leaving: Comparable {
    /// It goes on with the next statement.
    case goesOn
    /// It leaves the innermost `switch` or loop.
    case breaks
    /// It never goes on: `return`, `throw`, `continue`, a labelled `break`.
    case leaves
  }

  /// What a statement or block amounts to.
  struct Outcome {
    /// How control leaves it.
    var leaving = Leaving.goesOn
    /// Where it is one expression in each of its branches: the edges of those; else nil.
    var sole: [Int]?
  }

  /// Reads statements up to a token, or up to the next case of a `switch`.
  mutating func readStatements(until end: Int, inSwitch: Bool = false) -> Outcome {
    declareFunctions(until: end)
    var outcome = Outcome()
    var count = 0
    while at < end {
      if kind == .semicolon {
        advance()
        continue
      }
      if endsStatements(inSwitch: inSwitch) { break }
      let before = at
      let last = readStatement(until: end, inSwitch: inSwitch)
      count += 1
      outcome = Outcome(leaving: max(outcome.leaving, last.leaving), sole: count == 1 ? last.sole : nil)
      if at == before {
        noteBroken()
        skipBalanced()
      }
    }
    return outcome
  }

  private func endsStatements(inSwitch: Bool) -> Bool {
    switch kind {
    case .poundElse, .poundElseif, .poundEndif: return true
    case .keyword where inSwitch: return word == .case || word == .default && peek() == .colon
    case .atSign where inSwitch: return isText(at + 1, "unknown")
    case .poundIf where inSwitch:
      let next = endOfDirective(at)
      return buffer.words[next] == .case || buffer.words[next] == .default || kind(next) == .atSign
    default: return false
    }
  }

  /// At a brace: reads the statements between it and its partner, with a scope of their own.
  mutating func readBlock() -> Outcome {
    guard kind == .leftBrace else {
      noteBroken()
      return Outcome()
    }
    let close = partner(at)
    let outer = (scopes.mark, guarded, braces, sharedNames)
    advance()
    braces = .closures
    sharedNames = nil
    let outcome = readStatements(until: close)
    scopes.leave(outer.0)
    (_, guarded, braces, sharedNames) = outer
    leaveBracket(close)
    return outcome
  }

  private mutating func readStatement(until end: Int, inSwitch: Bool) -> Outcome {
    depth += 1
    defer { depth -= 1 }
    guard depth <= BodyReader.deepest else {
      let start = at
      let value = readUnreadable(.tooDeep)
      push(.evaluate(value), from: start)
      return Outcome()
    }
    switch kind {
    case .keyword: return readWordStatement()
    case .identifier: return readNameStatement()
    case .poundIf:
      return readConditionalStatements(until: end, inSwitch: inSwitch)
    case .poundSourceLocation:
      skipDirective()
      return Outcome()
    case .atSign: return readAttributedStatement(until: end, inSwitch: inSwitch)
    case .wildcard where peek() == .equal: return readDiscard()
    default: return readExpressionStatement()
    }
  }

  private mutating func readAttributedStatement(until end: Int, inSwitch: Bool) -> Outcome {
    skipAttributes()
    return at < end ? readStatement(until: end, inSwitch: inSwitch) : Outcome()
  }

  private mutating func readWordStatement() -> Outcome {
    switch word {
    case .if: return readIf()
    case .switch: return readSwitch()
    case .guard: return readGuard()
    case .for: return readFor()
    case .while: return readWhile()
    case .repeat where peek() == .leftBrace: return readRepeat()
    case .do: return readDo()
    case .defer:
      advance()
      _ = readBlock()
      return Outcome()
    case .return: return readReturn()
    case .throw: return readThrow()
    case .break: return readJump(.breaks)
    case .continue, .fallthrough: return readJump(word == .continue ? .leaves : .goesOn)
    default:
      if word.isDeclaration || word.isModifier { return readDeclaration() }
      return readExpressionStatement()
    }
  }

  /// A statement that begins with a name: it may be a label, or a word that is one only by what follows.
  private mutating func readNameStatement() -> Outcome {
    if peek() == .colon && peek(2) == .keyword, !buffer.tokens[at].range.isEmpty {
      switch peekWord(2) {
      case .for, .while, .repeat, .if, .switch, .do:
        advance()
        advance()
        return readWordStatement()
      default: break
      }
    }
    if (word.isModifier || word == .actor || word == .macro) && isDeclaration { return readDeclaration() }
    if (word == .yield || word == .then) && (peekStartsOperand || peek() == .prefixAmpersand) {
      return readYield()
    }
    return readExpressionStatement()
  }

  /// Whether modifiers with a declaration behind them start here.
  private var isDeclaration: Bool {
    var index = at
    while index < lastIndex && buffer.words[index].isModifier {
      index += 1
      if kind(index) == .leftParen { index = partner(index) + 1 }
    }
    index = min(index, lastIndex)
    if buffer.words[index] == .actor || buffer.words[index] == .macro {
      return kind(index + 1) == .identifier && !buffer.tokens[min(index + 1, lastIndex)].atLineStart
    }
    return kind(index) == .keyword && buffer.words[index].isDeclaration
  }

  // MARK: Leaving

  private mutating func readReturn() -> Outcome {
    let start = at
    advance()
    var sole: [Int]?
    if !endsReturn {
      let first = at
      var value = readExpression()
      if assignment().isAssignment { value = readAssignment(to: value, from: first) }
      push(.returns(value), from: start)
      sole = []
    }
    return Outcome(leaving: .leaves, sole: sole)
  }

  private var endsReturn: Bool {
    switch kind {
    case .rightBrace, .endOfFile, .semicolon, .poundElse, .poundElseif, .poundEndif, .poundIf: true
    case .atSign: atLineStart
    case .keyword:
      word.isStatement && word != .repeat || atLineStart && (word == .if || word == .switch || word.isDeclaration)
    default: false
    }
  }

  private mutating func readThrow() -> Outcome {
    let start = at
    advance()
    let value = readExpression()
    push(.evaluate(value), from: start)
    return Outcome(leaving: .leaves, sole: [])
  }

  private mutating func readYield() -> Outcome {
    let start = at
    advance()
    let value = readExpression()
    push(.returns(value), from: start)
    return Outcome()
  }

  private mutating func readJump(_ leaving: Leaving) -> Outcome {
    advance()
    guard kind == .identifier, !atLineStart else { return Outcome(leaving: leaving) }
    advance()
    return Outcome(leaving: .leaves)
  }

  // MARK: Expressions

  /// `_ = value`.
  private mutating func readDiscard() -> Outcome {
    let start = at
    advance()
    advance()
    let value = readExpression()
    push(.evaluate(value), from: start)
    return Outcome()
  }

  private mutating func readExpressionStatement() -> Outcome {
    let start = at
    let value = readExpression()
    guard at > start else { return Outcome() }
    if assignment().isAssignment {
      _ = readAssignment(to: value, from: start)
      endExpression()
      return Outcome()
    }
    endExpression()
    push(.evaluate(value), from: start)
    return Outcome(sole: [facts.edges.count - 1])
  }

  /// At `=` or the like: reads what is assigned and gives it.
  mutating func readAssignment(to target: ValueID, from start: Int) -> ValueID {
    let isCompound = assignment().isCompound
    advance()
    let right = readExpression()
    if isCompound {
      let composed = push(.composed([target, right]), from: start)
      push(.assign(to: target, from: composed), from: start)
    } else {
      assign(right, to: target, from: start)
    }
    return right
  }

  /// Behind a whole expression another statement begins, on a line of its own or behind `;`.
  private mutating func endExpression() {
    let isEnd = atLineStart || kind == .semicolon || kind == .endOfFile || kind == .rightBrace || isDirective(at)
    if !isEnd && word != .case && word != .default { noteBroken() }
  }

  /// Assigns, a tuple part by part.
  private mutating func assign(_ value: ValueID, to target: ValueID, from start: Int) {
    switch facts.values[Int(target)] {
    case .collection(.tuple, let targets):
      for (index, target) in targets.enumerated() {
        if case .collection(.tuple, let values) = facts.values[Int(value)], values.count == targets.count {
          assign(values[index].value, to: target.value, from: start)
        } else {
          let part = push(.part(value, target.label ?? "\(index)"), from: start)
          assign(part, to: target.value, from: start)
        }
      }
    case .free("_"): push(.evaluate(value), from: start)
    case .unwrapped(let place): push(.assign(to: place, from: value), from: start)
    default: push(.assign(to: target, from: value), from: start)
    }
  }
}
