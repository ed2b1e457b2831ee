import Syntax

/// `if`, `switch` and loops.
extension ObjectiveCBodyReader {
  /// What decides a branch; nothing where only self is asked for, which is always there.
  struct Head {
    var conditions: [ValueID] = []
    var range: ByteRange
  }

  /// At the parenthesis behind a word: reads what stands in it.
  mutating func readHead() -> Head {
    guard kind == .leftParen else {
      noteBroken()
      return Head(range: rangeFrom(at))
    }
    let close = partner(at)
    advance()
    let start = at
    if let declaration = declaration(endingAt: close) {
      let local = readDeclaration(declaration, until: close)
      let value = local.map { push(.local($0), rangeFrom(start)) }
      let range = rangeFrom(start)
      leaveBracket(close)
      return Head(conditions: value.map { [$0] } ?? [], range: range)
    }
    let value = at < close ? readExpression() : push(.constant(.boolean(true)), from: start)
    let head = Head(conditions: asksSelfAlone(value) ? [] : [value], range: rangeFrom(start))
    leaveBracket(close)
    return head
  }

  /// Whether a condition asks only whether self is there, or nothing at all.
  private func asksSelfAlone(_ value: ValueID) -> Bool {
    switch facts.values[Int(value)] {
    case .selfObject, .constant(.boolean(true)): true
    case .test(_, let operands):
      operands.allSatisfy { operand in
        switch facts.values[Int(operand)] {
        case .selfObject, .constant(.none): true
        default: asksSelf(operand)
        }
      }
    default: asksSelf(value)
    }
  }

  /// Whether a value is what self is made of: `[super init]`.
  private func asksSelf(_ value: ValueID) -> Bool {
    guard case .call(let callee, _) = facts.values[Int(value)],
      case .member(let base, let name, _) = facts.values[Int(callee)], name.hasPrefix("init")
    else { return false }
    return facts.values[Int(base)] == .superObject || facts.values[Int(base)] == .selfObject
  }

  // MARK: if

  /// What is known of an `if` while its branches are read.
  private struct Branches {
    var heads: [Head] = []
    var leaving: [Bool] = []
    var hasElse = false
    var outcome = Leaving.leaves

    mutating func add(_ outcome: Outcome) {
      leaving.append(outcome.leaving != .goesOn)
      self.outcome = min(self.outcome, outcome.leaving)
    }
  }

  /// At `if`: reads all its branches; what follows stands under the conditions of those that leave.
  mutating func readIf(until end: Int) -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    let mark = scopes.mark
    var branches = Branches()
    repeat {
      advance()
      if isText(at, "constexpr") { advance() }
      let head = readHead()
      if !head.conditions.isEmpty {
        guarded = pushGuard(head.conditions, .branch, branch: branches.heads.count, statement: statement, head.range)
      }
      branches.heads.append(head)
      branches.add(readBranch(until: end))
      guarded = outer
    } while advanceToElseIf()
    scopes.leave(mark)
    // An `if` that asks for self alone is no condition of anything.
    guard branches.heads.allSatisfy({ !$0.conditions.isEmpty }) else {
      if word == .else {
        advance()
        _ = readBranch(until: end)
      }
      guarded = outer
      return Outcome()
    }
    if word == .else { readElse(&branches, statement, until: end) }
    guarded = outer
    pushEarly(branches, statement)
    return Outcome(leaving: branches.hasElse ? branches.outcome : .goesOn)
  }

  private mutating func advanceToElseIf() -> Bool {
    guard word == .else, word(at + 1) == .if else { return false }
    advance()
    return true
  }

  private mutating func readElse(_ branches: inout Branches, _ statement: Int32, until end: Int) {
    advance()
    branches.hasElse = true
    guarded = pushGuard(
      branches.heads.flatMap(\.conditions), .branch, branch: branches.heads.count, isElse: true,
      statement: statement, wholeRange(branches.heads))
    branches.add(readBranch(until: end))
  }

  private func wholeRange(_ heads: [Head]) -> ByteRange {
    guard let first = heads.first, let last = heads.last else { return rangeFrom(at) }
    return first.range.joined(last.range)
  }

  /// What follows an `if` runs only where no leaving branch was taken.
  private mutating func pushEarly(_ branches: Branches, _ statement: Int32) {
    let leaves = branches.leaving
    guard leaves.contains(true), leaves.contains(false) || !branches.hasElse else { return }
    let count = branches.heads.count
    let leaving = zip(branches.heads, leaves).filter(\.1).map(\.0)
    if !leaving.isEmpty {
      guarded = pushGuard(
        leaving.flatMap(\.conditions), .early, branch: count, isElse: true, statement: statement, wholeRange(leaving))
    }
    if branches.hasElse, leaves.last == true {
      let staying = zip(branches.heads, leaves).filter { !$0.1 }.map(\.0)
      guarded = pushGuard(staying.flatMap(\.conditions), .early, statement: statement, wholeRange(staying))
    }
  }

  // MARK: switch

  /// At `switch`: reads its cases, each under its subject.
  mutating func readSwitch() -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    advance()
    let head = readHead()
    guard kind == .leftBrace else {
      noteBroken()
      return Outcome()
    }
    let close = partner(at)
    let mark = scopes.mark
    advance()
    var leaving: [Bool] = []
    var hasDefault = false
    while at < close {
      let before = at
      if word == .case || word == .default {
        let isDefault = readLabels(head, branch: leaving.count, statement, until: close)
        hasDefault = hasDefault || isDefault
        leaving.append(readStatements(until: close, inSwitch: true).leaving == .leaves)
      } else {
        _ = readStatements(until: close, inSwitch: true)
      }
      guarded = outer
      if at == before {
        noteBroken()
        skipBalanced()
      }
    }
    scopes.leave(mark)
    leaveBracket(close)
    if leaving.contains(true), leaving.contains(false) {
      guarded = pushGuard(
        head.conditions, .early, branch: leaving.count, isElse: true, statement: statement, head.range)
    }
    let leaves = hasDefault && !leaving.contains(false)
    return Outcome(leaving: leaves ? .leaves : .goesOn)
  }

  /// At `case` or `default`: the labels that stand in a row, as the condition of what follows.
  private mutating func readLabels(_ head: Head, branch: Int, _ statement: Int32, until close: Int) -> Bool {
    var conditions = head.conditions
    var isDefault = false
    while at < close, word == .case || word == .default {
      let isCase = word == .case
      advance()
      if isCase {
        conditions.append(readTernary())
        if advance(if: .ellipsis) { conditions.append(readTernary()) }
      } else {
        isDefault = true
      }
      if !advance(if: .colon) { noteBroken() }
    }
    guarded = pushGuard(conditions, .matching, branch: branch, isElse: isDefault, statement: statement, head.range)
    return isDefault
  }

  // MARK: Loops

  mutating func readFor(until end: Int) -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    let mark = scopes.mark
    advance()
    guard kind == .leftParen else {
      noteBroken()
      return Outcome()
    }
    let close = partner(at)
    advance()
    if let separator = separator(until: close) {
      readElements(separator, until: close, statement)
    } else {
      readCounting(until: close, statement)
    }
    at = close
    leaveBracket(close)
    _ = readBranch(until: end)
    guarded = outer
    scopes.leave(mark)
    return Outcome()
  }

  /// The `in` or `:` of a loop over elements.
  private func separator(until close: Int) -> Int? {
    var index = at
    while index < close {
      if kind(index) == .semicolon || kind(index) == .question { return nil }
      if word(index) == .in || kind(index) == .colon { return index }
      index = partner(index) + 1
    }
    return nil
  }

  private mutating func readElements(_ separator: Int, until close: Int, _ statement: Int32) {
    let start = at
    let found = declaration(endingAt: separator)
    let isExisting = separator == at + 1
    let name = separator - 1
    at = min(separator + 1, lastIndex)
    let first = at
    let sequence = readExpression()
    let range = rangeFrom(first)
    let element = push(.element(sequence), range)
    if isExisting {
      let target = resolve(text(name), at: name)
      push(.assign(to: target, from: element), from: start)
    } else if kind(name) == .identifier {
      let type = found.map { ObjectiveCTypeSpeller(source, list).spell($0.type, $0.name) } ?? ""
      let isSaid = !type.isEmpty && type != ObjectiveCTypeSpeller.anything
      let local = declare(Local(name: text(name), type: isSaid ? type : nil))
      push(.bind(local, from: element), from: start)
    }
    guarded = pushGuard([sequence], .repetition, statement: statement, range)
  }

  /// `start; condition; step`: the step says nothing about values.
  private mutating func readCounting(until close: Int, _ statement: Int32) {
    if kind != .semicolon {
      if let declaration = declaration() {
        readDeclaration(declaration)
      } else {
        _ = readExpressionStatement()
      }
    } else {
      advance()
    }
    _ = advance(if: .semicolon)
    let start = at
    let condition = at < close && kind != .semicolon ? [readExpression()] : []
    guarded = pushGuard(condition, .repetition, statement: statement, rangeFrom(start))
  }

  mutating func readWhile(until end: Int) -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    let mark = scopes.mark
    advance()
    let head = readHead()
    guarded = pushGuard(head.conditions, .repetition, statement: statement, head.range)
    _ = readBranch(until: end)
    guarded = outer
    scopes.leave(mark)
    return Outcome()
  }

  /// At `do`: the body runs before its condition is known, so that is added to its guard at the end.
  mutating func readDo(until end: Int) -> Outcome {
    if isOnce {
      advance()
      var outcome = readBlock()
      advance()
      if kind == .leftParen { skipBalanced() }
      // Its `break` leaves it and nothing around it.
      if outcome.leaving == .breaks { outcome.leaving = .goesOn }
      return outcome
    }
    let outer = guarded
    let id = pushGuard([], .repetition, statement: nextStatement(), rangeFrom(at))
    advance()
    guarded = id
    _ = readBranch(until: end)
    guarded = outer
    if word == .while {
      advance()
      let head = readHead()
      facts.guards[Int(id)].conditions = head.conditions
      facts.guards[Int(id)].range = head.range
    }
    return Outcome()
  }

  /// At `do`: whether `while (0)` ends it, which macros write around statements.
  private var isOnce: Bool {
    let behind = partner(at + 1) + 1
    guard kind(at + 1) == .leftBrace, word(behind) == .while, partner(behind + 1) == behind + 3 else { return false }
    return isText(behind + 2, "0") || word(behind + 2) == .no || word(behind + 2) == .false
  }
}
