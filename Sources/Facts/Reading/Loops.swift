import Syntax

/// `switch`, loops and `do`.
extension BodyReader {
  /// At `switch`: reads its cases, each under its subject.
  mutating func readSwitch() -> Outcome {
    let statement = nextStatement()
    advance()
    let outerBraces = braces
    braces = .heads
    let start = at
    let subject = readExpression()
    let range = rangeFrom(start)
    braces = outerBraces
    guard kind == .leftBrace else {
      noteBroken()
      return Outcome()
    }
    let outer = (guarded, braces, sharedNames)
    let close = partner(at)
    advance()
    braces = .closures
    let outcome = readCases(subject, until: close, statement, range)
    (guarded, braces, sharedNames) = outer
    leaveBracket(close)
    if outcome.isPartial {
      guarded = pushGuard(
        [subject], .early, branch: outcome.count, isElse: true, statement: statement, range)
    }
    return outcome.whole
  }

  private struct Cases {
    var count = 0
    /// Whether some cases leave and others go on.
    var isPartial = false
    var whole = Outcome()
  }

  private mutating func readCases(
    _ subject: ValueID, until close: Int, _ statement: Int32, _ range: ByteRange
  ) -> Cases {
    let outer = guarded
    var cases = Cases()
    var sole: [Int]? = []
    var leaving: [Bool] = []
    while at < close {
      let before = at
      skipDirective()
      if at >= close { break }
      let mark = scopes.mark
      let outcome = readCase(subject, until: close, statement, range, branch: cases.count)
      scopes.leave(mark)
      guarded = outer
      cases.count += 1
      leaving.append(outcome.leaving == .leaves)
      if let more = outcome.sole { sole?.append(contentsOf: more) } else { sole = nil }
      if at == before {
        noteBroken()
        skipBalanced()
      }
    }
    cases.isPartial = leaving.contains(true) && leaving.contains(false)
    let leaves = !leaving.isEmpty && !leaving.contains(false)
    cases.whole = Outcome(leaving: leaves ? .leaves : .goesOn, sole: leaving.isEmpty ? nil : sole)
    return cases
  }

  private mutating func readCase(
    _ subject: ValueID, until close: Int, _ statement: Int32, _ range: ByteRange, branch: Int
  ) -> Outcome {
    sharedNames = scopes.mark
    skipAttributes()
    let isDefault = word == .default
    var conditions = [subject]
    if isDefault {
      advance()
    } else if advance(if: .case) {
      repeat { conditions += readItem(subject) } while advance(if: .comma)
    }
    sharedNames = nil
    if !advance(if: .colon) { noteBroken() }
    guarded = pushGuard(
      conditions, .matching, branch: branch, isElse: isDefault, statement: statement, range)
    return readStatements(until: close, inSwitch: true)
  }

  /// One pattern of a case with its `where`.
  private mutating func readItem(_ subject: ValueID) -> [ValueID] {
    var conditions = readPattern(subject, .comparing)
    if advance(if: .where) { conditions.append(readExpression()) }
    return conditions
  }

  // MARK: Loops

  mutating func readFor() -> Outcome {
    let statement = nextStatement()
    let mark = scopes.mark
    let outerGuard = guarded
    advance()
    _ = skipEffects()
    let isMatch = advance(if: .case)
    let pattern = at
    while word != .in && kind != .leftBrace && at < lastIndex { skipBalanced() }
    guard advance(if: .in) else {
      noteBroken()
      return Outcome()
    }
    let outerBraces = braces
    braces = .heads
    let start = at
    let sequence = readExpression()
    bindElement(pattern, sequence, isMatch: isMatch)
    guarded = pushGuard([sequence], .repetition, statement: statement, rangeFrom(start))
    if advance(if: .where) { readFilter() }
    braces = outerBraces
    _ = readBlock()
    guarded = outerGuard
    scopes.leave(mark)
    return Outcome()
  }

  /// Behind a loop's `where`: an `if` around all that the loop holds.
  private mutating func readFilter() {
    let start = at
    let condition = readExpression()
    guarded = pushGuard([condition], .branch, statement: nextStatement(), rangeFrom(start))
  }

  /// Goes back to a loop's pattern, binds it to the sequence's element and returns.
  private mutating func bindElement(_ pattern: Int, _ sequence: ValueID, isMatch: Bool) {
    let end = at
    let element = push(.element(sequence), facts.ranges[Int(sequence)])
    at = pattern
    if isMatch || word == .let || word == .var {
      readPattern(element, .comparing)
    } else {
      readPattern(element, .names(isVariable: false))
    }
    at = end
  }

  mutating func readWhile() -> Outcome {
    let statement = nextStatement()
    let mark = scopes.mark
    let outer = guarded
    advance()
    let head = readHead(.heads)
    guarded = pushGuard(head.conditions, .repetition, statement: statement, head.range)
    _ = readBlock()
    guarded = outer
    scopes.leave(mark)
    return Outcome()
  }

  /// At `repeat`: the body runs before its condition is known, so that is added to its guard at the end.
  mutating func readRepeat() -> Outcome {
    let outer = guarded
    let id = pushGuard([], .repetition, statement: nextStatement(), rangeFrom(at))
    advance()
    guarded = id
    _ = readBlock()
    guarded = outer
    if advance(if: .while) {
      let start = at
      facts.guards[Int(id)].conditions = [readExpression()]
      facts.guards[Int(id)].range = rangeFrom(start)
    }
    return Outcome()
  }

  // MARK: do

  mutating func readDo() -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    advance()
    if word == .throws {
      advance()
      if kind == .leftParen { skipBalanced() }
    }
    var leaving = readBlock().leaving
    var branch = 0
    while word == .catch && at < lastIndex {
      leaving = min(leaving, readCatch(statement, branch))
      guarded = outer
      branch += 1
    }
    return Outcome(leaving: leaving)
  }

  /// `catch`, with or without patterns of the error, which is `error` where none is written.
  private mutating func readCatch(_ statement: Int32, _ branch: Int) -> Leaving {
    let mark = scopes.mark
    let start = at
    advance()
    let outerBraces = braces
    braces = .heads
    let error = declare(Local(name: "error"))
    if word == .where {
      advance()
      _ = readExpression()
    } else if kind != .leftBrace {
      let subject = push(.local(error), from: start)
      repeat { _ = readItem(subject) } while advance(if: .comma)
    }
    braces = outerBraces
    guarded = pushGuard([], .other, branch: branch, statement: statement, rangeFrom(start))
    let outcome = readBlock()
    scopes.leave(mark)
    return outcome.leaving
  }
}
