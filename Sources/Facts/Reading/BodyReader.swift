import Syntax

/// What a range of a file holds.
package enum BodyMode: Sendable {
  /// What stands between a body's braces.
  case statements
  /// An initial value or a default argument.
  case expression
}

/// Reads one Swift body, or one expression, into facts. Never fails: what cannot be read is `unreadable` in the values
/// and a problem. `parameters` are the member's inner parameter names, which become `.parameter`; for a setter or an
/// observer its implicit name.
package func readBody(
  _ source: Source, _ range: ByteRange, parameters: [String] = [], mode: BodyMode = .statements
) -> Facts {
  var reader = BodyReader(source, range)
  for (index, name) in parameters.enumerated() { reader.scopes.declare(name, .parameter(index)) }
  switch mode {
  case .statements: reader.readWholeBody()
  case .expression: reader.readWholeExpression()
  }
  return reader.facts.trimmed()
}

/// Stands at one token of one body, pushes values and edges into its facts while it reads, and resolves names on the
/// way; there is no tree in between.
struct BodyReader: FactsWriter {
  let source: Source
  let buffer: TokenBuffer
  /// The index of the token it stands at.
  var at = 0
  var facts = Facts()
  var scopes = Scopes()
  /// The condition that what is read now stands under.
  var guarded: GuardID?
  /// The closure that what is read now stands in.
  var closure: ClosureID?
  /// The innermost closures, with whether `$0` means their parameter.
  var frames: [(closure: ClosureID, isAnonymous: Bool)] = []
  /// From this mark on, a pattern that declares a name again means the same local.
  var sharedNames: Int?
  /// What a brace behind an operand is.
  var braces = Braces.closures
  var depth = 0
  /// The token of the last problem.
  var lastNoted: Int?
  var statementCount: Int32 = 0
  /// The closures of the local functions declared ahead, by the index of their name.
  var functions: [Int: ClosureID] = [:]
  /// How many levels of nesting are read; the rest is too deep.
  static let deepest = 200
  /// How long a chain of suffixes is read.
  static let longestChain = 1000

  init(_ source: Source, _ range: ByteRange) {
    self.source = source
    buffer = TokenBuffer(source, range)
    facts.values.reserveCapacity(buffer.tokens.count / 2)
    facts.ranges.reserveCapacity(buffer.tokens.count / 2)
  }

  mutating func readWholeBody() {
    let outcome = readStatements(until: lastIndex)
    if let sole = outcome.sole { turnIntoReturns(sole) }
  }

  mutating func readWholeExpression() {
    let start = at
    let value = readExpression()
    if at < lastIndex { noteBroken() }
    push(.returns(value), from: start)
  }

  /// An expression that stands alone in a body is what the body returns.
  mutating func turnIntoReturns(_ edges: [Int]) {
    for index in edges {
      if case .evaluate(let value) = facts.edges[index].kind { facts.edges[index].kind = .returns(value) }
    }
  }
}

// MARK: - Names and ranges

extension BodyReader {
  /// Declares a name; where names are shared, one declared before is meant.
  mutating func declare(_ local: Local) -> LocalID {
    if let sharedNames, case .local(let id) = scopes.find(local.name, since: sharedNames) { return id }
    facts.locals.append(local)
    let id = LocalID(facts.locals.count - 1)
    scopes.declare(local.name, .local(id))
    return id
  }

  /// From a token's start to the end of the token before the current one.
  func rangeFrom(_ start: Int) -> ByteRange {
    let first = buffer.tokens[start].range
    guard at > start else { return ByteRange(Int(first.start), Int(first.start)) }
    return ByteRange(Int(first.start), Int(buffer.tokens[at - 1].range.end))
  }
}

// MARK: - Doubt

extension BodyReader {
  /// Notes that the current token fits nowhere.
  mutating func noteBroken() {
    note(.brokenSyntax)
  }

  /// Notes a problem at the current token, once; many problems of one body say no more than a few.
  mutating func note(_ code: Problem.Code) {
    guard at != lastNoted, facts.problems.count < 8 else { return }
    guard code != .tooDeep || !facts.problems.contains(where: { $0.code == code }) else { return }
    lastNoted = at
    let end = min(Int(buffer.tokens[at].range.start), source.bytes.count)
    let line = source.bytes.withUnsafeBufferPointer { bytes in 1 + bytes[..<end].count { $0 == 10 } }
    facts.problems.append(Problem(code, path: source.path, line: line, detail: text(at)))
  }

  /// Passes one token, or one bracket with what it holds, that could not be read.
  mutating func readUnreadable(_ reason: Unread) -> ValueID {
    note(reason == .tooDeep ? .tooDeep : .brokenSyntax)
    let start = at
    switch kind {
    case .rightParen, .rightSquare, .rightBrace, .endOfFile, .comma, .semicolon, .colon: break
    case .keyword where word.isStatement: break
    default: skipBalanced()
    }
    return push(.unreadable(reason), from: start)
  }
}
