import Syntax

/// `if` and `guard`.
extension BodyReader {
  /// The conditions of one branch.
  struct Head {
    var conditions: [ValueID]
    var range: ByteRange
  }

  /// Reads conditions up to the brace or `else` behind them; the names that they bind stay visible.
  mutating func readHead(_ braces: Braces) -> Head {
    let outer = self.braces
    self.braces = braces
    defer { self.braces = outer }
    let start = at
    var conditions: [ValueID] = []
    repeat {
      if kind == .leftBrace && braces == .heads && isBodyNext { break }
      readCondition(&conditions)
    } while advance(if: .comma)
    return Head(conditions: conditions, range: rangeFrom(start))
  }

  /// Behind a comma that ends a list of conditions the body may come.
  private var isBodyNext: Bool { at > 0 && kind(at - 1) == .comma }

  private mutating func readCondition(_ conditions: inout [ValueID]) {
    switch word {
    case .let, .var, .inout: readBinding(&conditions)
    case .case:
      advance()
      conditions += readMatch()
    default:
      if kind == .poundAvailable || kind == .poundUnavailable {
        advance()
        if kind == .leftParen { skipBalanced() }
      } else {
        conditions.append(readExpression())
      }
    }
  }

  /// `let x = value`, `let x`, `let (a, b) = value`: what is bound is not nil here.
  private mutating func readBinding(_ conditions: inout [ValueID]) {
    let start = at
    let isVariable = word == .var
    advance()
    let pattern = at
    let isName = (kind == .identifier || kind == .keyword) && peek() != .leftParen
    if isName || kind == .wildcard { advance() } else { skipBalanced() }
    let type = advance(if: .colon) ? readType() : nil
    let value = advance(if: .equal) ? readExpression() : readShorthand(pattern)
    let unwrapped = push(.unwrapped(value), facts.ranges[Int(value)])
    conditions.append(unwrapped)
    guard kind(pattern) != .wildcard, buffer.words[pattern] != .selfObject, name(pattern) != "self" else { return }
    if isName {
      let local = declare(Local(name: name(pattern), type: type, isVariable: isVariable))
      push(.bind(local, from: unwrapped), from: start)
    } else {
      bindPattern(at: pattern, unwrapped, isVariable)
    }
  }

  /// Goes back to a pattern before the current token, binds it and returns.
  private mutating func bindPattern(at pattern: Int, _ value: ValueID, _ isVariable: Bool) {
    let end = at
    at = pattern
    readPattern(value, .names(isVariable: isVariable))
    at = end
  }

  /// `if let x`: the value is what the name means outside.
  private mutating func readShorthand(_ index: Int) -> ValueID {
    let value = buffer.words[index] == .selfObject ? Value.selfObject : resolve(name(index))
    return push(value, buffer.tokens[index].range)
  }

  /// `case pattern = value`: reads the value first, as the pattern's names are parts of it. Gives the value and what
  /// the pattern compares with.
  private mutating func readMatch() -> [ValueID] {
    let pattern = at
    while kind != .equal && kind != .leftBrace && at < lastIndex { skipBalanced() }
    guard advance(if: .equal) else { return [readUnreadable(.unparsed)] }
    let value = readExpression()
    let end = at
    at = pattern
    let compared = readPattern(value, .comparing)
    at = end
    return [value] + compared
  }

  // MARK: if

  /// What is known of an `if` while its branches are read.
  private struct Branches {
    var heads: [Head] = []
    var leaving: [Bool] = []
    var sole: [Int]? = []
    var hasElse = false
    var outcome = Leaving.leaves

    mutating func add(_ outcome: Outcome) {
      leaving.append(outcome.leaving != .goesOn)
      self.outcome = min(self.outcome, outcome.leaving)
      if let more = outcome.sole { sole?.append(contentsOf: more) } else { sole = nil }
    }
  }

  /// At `if`: reads all its branches; what follows stands under the conditions of those that leave.
  mutating func readIf() -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    var branches = Branches()
    repeat {
      advance()
      let mark = scopes.mark
      let head = readHead(.heads)
      guarded = pushGuard(head.conditions, .branch, branch: branches.heads.count, statement: statement, head.range)
      branches.heads.append(head)
      branches.add(readBlock())
      scopes.leave(mark)
      guarded = outer
    } while advanceToElseIf()
    if advance(if: .else) { readElse(&branches, statement) }
    guarded = outer
    pushEarly(branches, statement)
    let outcome = branches.hasElse ? branches.outcome : .goesOn
    return Outcome(leaving: outcome, sole: branches.hasElse ? branches.sole : nil)
  }

  private mutating func advanceToElseIf() -> Bool {
    guard word == .else, peekWord() == .if else { return false }
    advance()
    return true
  }

  private mutating func readElse(_ branches: inout Branches, _ statement: Int32) {
    branches.hasElse = true
    let conditions = branches.heads.flatMap(\.conditions)
    guarded = pushGuard(
      conditions, .branch, branch: branches.heads.count, isElse: true, statement: statement, wholeRange(branches.heads))
    branches.add(readBlock())
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
      let conditions = leaving.flatMap(\.conditions)
      guarded = pushGuard(
        conditions, .early, branch: count, isElse: true, statement: statement, wholeRange(leaving))
    }
    if branches.hasElse, leaves.last == true {
      let staying = zip(branches.heads, leaves).filter { !$0.1 }.map(\.0)
      guarded = pushGuard(
        staying.flatMap(\.conditions), .early, statement: statement, wholeRange(staying))
    }
  }

  // MARK: guard

  /// At `guard`: its block stands under the opposite of its conditions, what follows under them.
  mutating func readGuard() -> Outcome {
    let statement = nextStatement()
    let outer = guarded
    advance()
    let mark = scopes.mark
    let head = readHead(.guards)
    let bound = scopes
    scopes.leave(mark)
    _ = advance(if: .else)
    guarded = pushGuard(head.conditions, .branch, branch: 1, isElse: true, statement: statement, head.range)
    _ = readBlock()
    scopes = bound
    guarded = outer
    guarded = pushGuard(head.conditions, .early, statement: statement, head.range)
    return Outcome()
  }

  // MARK: Values

  /// An `if` or `switch` where a value is wanted: one of its branches' values.
  mutating func readChoice() -> ValueID {
    let start = at
    let firstEdge = facts.edges.count
    let firstGuard = facts.guards.count
    let outer = (guarded, braces)
    braces = .closures
    let outcome = word == .if ? readIf() : readSwitch()
    (guarded, braces) = outer
    let edges = outcome.sole ?? facts.edges.indices.filter { $0 >= firstEdge && isOwnExpression($0) }
    let values = edges.compactMap { index -> ValueID? in
      if case .evaluate(let value) = facts.edges[index].kind { value } else { nil }
    }
    for index in edges.reversed() where index >= firstEdge { facts.edges.remove(at: index) }
    var conditions: [ValueID] = []
    for branch in facts.guards[firstGuard...] where !branch.isElse && branch.outer == outer.0 {
      conditions += branch.conditions.filter { !conditions.contains($0) }
    }
    return push(.choice(values, conditions: conditions), from: start)
  }

  private func isOwnExpression(_ index: Int) -> Bool {
    guard case .evaluate = facts.edges[index].kind else { return false }
    return facts.edges[index].closure == closure
  }
}
