import Syntax

/// Reads one body of a file, or one expression, in the file's language. Who reads many bodies of a file gives what it
/// says about names.
package func readBody(
  _ source: Source, _ outline: Outline, _ range: ByteRange, parameters: [String] = [], mode: BodyMode = .statements,
  names: ObjectiveCNames? = nil
) -> Facts {
  switch outline.language {
  case .swift: return readBody(source, range, parameters: parameters, mode: mode)
  case .objectiveC:
    let names = (names ?? ObjectiveCNames(outline, source)).body(at: range, source)
    return readObjectiveCBody(source, range, parameters: parameters, mode: mode, names: names)
  }
}

/// Reads one body of Objective-C, or one expression, into facts; never fails, as the reader of Swift's.
///
/// Messages are read as calls with the selector's first part as name and the others as labels, `[x setA:v]` as
/// `x.a = v`, a message without arguments whose answer is used as a member, `[[T alloc] initWithA:a]` as
/// `T.initWithA(a)`, `_title` as `self.title`. What is sent to nil answers nil, so no member is marked optional.
package func readObjectiveCBody(
  _ source: Source, _ range: ByteRange, parameters: [String] = [], mode: BodyMode = .statements,
  names: ObjectiveCNames = ObjectiveCNames()
) -> Facts {
  var reader = ObjectiveCBodyReader(source, range, names)
  for (index, name) in parameters.enumerated() { reader.scopes.declare(name, .parameter(index)) }
  switch mode {
  case .statements: _ = reader.readStatements(until: reader.lastIndex)
  case .expression: reader.readWholeExpression()
  }
  reader.noteLost()
  return reader.facts.trimmed()
}

/// Stands at one token of one body, pushes values and edges into its facts while it reads, and resolves names on the
/// way; there is no tree in between.
struct ObjectiveCBodyReader: FactsWriter {
  typealias Outcome = BodyReader.Outcome
  typealias Leaving = BodyReader.Leaving

  let source: Source
  let names: ObjectiveCNames
  /// The tokens that are read: the body's, or those of a macro's replacement.
  var list: ObjectiveCTokenList
  /// The index of the token it stands at.
  var at = 0
  var facts = Facts()
  var scopes = Scopes()
  /// Locals that hold self: `weakSelf`, `strongSelf`.
  var selves: Set<String> = []
  /// The condition that what is read now stands under.
  var guarded: GuardID?
  /// The closure that what is read now stands in.
  var closure: ClosureID?
  /// The value of the last assignment, which a statement need not evaluate again.
  var assigned: ValueID?
  /// The last message without arguments, which is a call where its answer is not used.
  var bareMessage: ValueID?
  /// The macro's replacement that is read: macros in it stay names.
  var replacement: ByteRange?
  /// Where the outermost macro that is read stands.
  var use: UInt32?
  /// The first macro that is not followed though it may show something, and where it, or what led to it, stands.
  var lost: (name: String, place: UInt32)?
  /// Macros that show nothing.
  var harmless: Set<String> = []
  /// How many tokens of macros are still read.
  var macroTokens: Int
  var depth = 0
  /// The offset of the last problem.
  var lastNoted: UInt32?
  var statementCount: Int32 = 0
  /// How many levels of nesting are read; the rest is too deep.
  static let deepest = 200
  /// How many tokens of macros a body has at least, and how many for each of its own.
  static let mostMacroTokens = (least: 4096, each: 8)
  /// How long a chain of suffixes is read.
  static let longestChain = 1000
  /// How far the end of `<…>` is looked for, and how many words or stars of one kind a type has in a row: tokens that
  /// make no type must not make the search quadratic.
  static let longestType = (arguments: 256, run: 16)

  init(_ source: Source, _ range: ByteRange, _ names: ObjectiveCNames) {
    self.source = source
    self.names = names
    list = ObjectiveCTokenList(source, range)
    let most = ObjectiveCBodyReader.mostMacroTokens
    macroTokens = max(most.least, most.each * list.tokens.count)
    facts.values.reserveCapacity(list.tokens.count / 2)
    facts.ranges.reserveCapacity(list.tokens.count / 2)
  }

  mutating func readWholeExpression() {
    let start = at
    let value = kind == .leftBrace ? readBraces() : readExpression()
    if at < lastIndex { noteBroken() }
    push(.returns(value), from: start)
  }
}

// MARK: - Names and ranges

extension ObjectiveCBodyReader {
  /// Declares a name.
  mutating func declare(_ local: Local) -> LocalID {
    facts.locals.append(local)
    let id = LocalID(facts.locals.count - 1)
    scopes.declare(local.name, .local(id))
    selves.remove(local.name)
    return id
  }

  /// Assigns and gives what was assigned. Self and what is no place are never assigned to.
  mutating func assign(_ value: ValueID, to target: ValueID, from start: Int) -> ValueID {
    switch facts.values[Int(target)] {
    case .selfObject: push(.evaluate(value), from: start)
    default: push(.assign(to: target, from: value), from: start)
    }
    assigned = value
    return value
  }

  /// From a token's start to the end of the token before the current one; a macro's tokens may stand in any order.
  func rangeFrom(_ start: Int) -> ByteRange {
    let first = list.tokens[start].range
    guard at > start else { return ByteRange(Int(first.start), Int(first.start)) }
    return ByteRange(Int(first.start), Int(max(first.end, list.tokens[at - 1].range.end)))
  }
}

// MARK: - Doubt

extension ObjectiveCBodyReader {
  /// Notes that the current token fits nowhere.
  mutating func noteBroken() { note(.brokenSyntax) }

  /// Notes a problem at the current token, once; many problems of one body say no more than a few.
  mutating func note(_ code: Problem.Code) {
    let place = list.tokens[at].range.start
    guard place != lastNoted, facts.problems.count < 8 else { return }
    guard code != .tooDeep || !facts.problems.contains(where: { $0.code == code }) else { return }
    lastNoted = place
    // A macro's problem only says that the macro is not followed.
    if replacement != nil {
      facts.problems.append(Problem(code, path: source.path, detail: ""))
      return
    }
    facts.problems.append(Problem(code, path: source.path, line: line(of: place), detail: text(at)))
  }

  /// The line of a place in the source, from 1.
  private func line(of place: UInt32) -> Int {
    let end = min(Int(place), source.bytes.count)
    return source.bytes.withUnsafeBufferPointer { bytes in 1 + bytes[..<end].count { $0 == 10 } }
  }

  /// Says of a macro that is not followed that something could not be read.
  mutating func noteLost() {
    guard let lost else { return }
    facts.problems.append(
      Problem(.brokenSyntax, path: source.path, line: line(of: lost.place), detail: lost.name))
  }

  /// Passes one token, or one bracket with what it holds, that could not be read.
  mutating func readUnreadable(_ reason: Unread) -> ValueID {
    note(reason == .tooDeep ? .tooDeep : .brokenSyntax)
    let start = at
    switch kind {
    case .rightParen, .rightSquare, .rightBrace, .endOfFile, .comma, .semicolon, .colon: break
    case .identifier where word.isStatement: break
    default: skipBalanced()
    }
    return push(.unreadable(reason), from: start)
  }
}

// MARK: - Steps

extension ObjectiveCBodyReader {
  /// The index of the end.
  var lastIndex: Int { list.tokens.count - 1 }
  /// The current token's kind.
  var kind: ObjectiveCTokenKind { list.tokens[at].kind }
  /// The current token's word.
  var word: ObjectiveCWord { word(at) }

  /// A token's kind.
  func kind(_ index: Int) -> ObjectiveCTokenKind { list.tokens[min(index, lastIndex)].kind }
  /// A token's word.
  func word(_ index: Int) -> ObjectiveCWord {
    if let joined = joined(index) { return ObjectiveCWord(rawValue: joined) ?? .none }
    let token = list.tokens[min(index, lastIndex)]
    return token.kind == .identifier ? ObjectiveCWord(source, token.range) : .none
  }
  /// The closing bracket of an opening one; for other tokens the token itself.
  func partner(_ index: Int) -> Int { Int(list.partners[min(index, lastIndex)]) }
  /// A token's text, without line breaks that `\` hides.
  func text(_ index: Int) -> String {
    if let joined = joined(index) { return joined }
    let text = source.text(list.tokens[min(index, lastIndex)].range)
    return text.utf8.contains(UInt8(ascii: "\\")) && kind(index) == .identifier
      ? text.filter { $0 != "\\" && !$0.isWhitespace } : text
  }
  /// Whether a token's text is this one.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    joined(index) == nil && source.matches(list.tokens[min(index, lastIndex)].range, text)
  }
  /// What a token spells that a macro joins of several; nil for other tokens.
  private func joined(_ index: Int) -> String? {
    list.joined.isEmpty ? nil : list.joined[min(index, lastIndex)]
  }

  /// Steps one token, never past the end.
  mutating func advance() { if at < lastIndex { at += 1 } }

  /// Steps over a token of a kind, if it is one.
  mutating func advance(if kind: ObjectiveCTokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Steps over one token, or over a bracket with what it holds.
  mutating func skipBalanced() { at = min(partner(at) + 1, lastIndex) }

  /// Goes behind a closing bracket, wherever in it the reader stands; what stands between could not be read.
  mutating func leaveBracket(_ close: Int) {
    if at < close {
      noteBroken()
      at = close
    }
    guard at == close else { return }
    if [.rightParen, .rightBrace, .rightSquare].contains(kind) { advance() } else { noteBroken() }
  }

  /// Goes to the next comma of a list, or to its end; what stands between could not be read.
  mutating func skipToComma(_ close: Int) {
    if at >= close || kind == .comma { return }
    noteBroken()
    while at < close && kind != .comma { skipBalanced() }
    at = min(at, close)
  }
}
