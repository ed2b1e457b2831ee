/// The tokens of a range of Objective-C without its preprocessor's lines, and for each opening bracket its partner. The
/// last token is always the end, so an index never runs out.
///
/// Where the branches of `#if` open brackets each, those of a later branch stand for those of the first.
package struct ObjectiveCTokenList: Sendable {
  /// A preprocessor's line.
  package struct Directive: Sendable {
    /// Its word: `define`, `if`; empty where none stands behind `#`.
    package var word: ByteRange
    /// What stands behind the word.
    package var rest: ByteRange
    /// The index of the first token behind the line.
    package var next: Int
  }

  /// The tokens, the end last.
  package private(set) var tokens: [ObjectiveCToken] = []
  /// For an opening bracket the index of its closing one (the last token where it has none), else the own index.
  package private(set) var partners: [Int32] = []
  /// The preprocessor's lines, in order.
  package private(set) var directives: [Directive] = []
  /// What tokens spell that a macro joins of several, by their index; their ranges are those of the first.
  package private(set) var joined: [Int: String] = [:]
  /// Whether a bracket of the range has no partner.
  package private(set) var isBroken = false

  private typealias Open = [(kind: ObjectiveCTokenKind, index: Int)]
  private var open: Open = []
  /// What was open at each `#if`.
  private var openAtConditions: [Open] = []

  /// Reads the tokens of a range; without one, of the whole file.
  package init(_ source: Source, _ range: ByteRange? = nil) {
    let count = range?.count ?? source.bytes.count
    tokens.reserveCapacity(count / 6 + 2)
    var iterator = ObjectiveCTokenIterator(source, range)
    var token = iterator.next()
    // An empty token that is not the end would be a loop of the tokenizer.
    while token.kind != .endOfFile && !token.range.isEmpty {
      if token.startsDirective {
        token = readDirective(source, &iterator)
      } else {
        append(token, source)
        token = iterator.next()
      }
    }
    let end = range.map { min(Int($0.end), source.bytes.count) } ?? source.bytes.count
    closeAll(at: tokens.count)
    let last = ByteRange(end, end)
    tokens.append(ObjectiveCToken(kind: .endOfFile, atLineStart: true, spaceBefore: true, range: last))
    partners.append(Int32(tokens.count - 1))
  }

  /// The tokens of a macro, its arguments' in the places of its parameters; nil where it joins tokens to anything but
  /// a word, makes strings of them, or leaves a bracket open, and where there are more of them than `limit`.
  package init?(
    _ source: Source, _ replacement: ByteRange, _ arguments: [String: ArraySlice<ObjectiveCToken>], limit: Int
  ) {
    let plain = ObjectiveCTokenList(source, replacement)
    guard !plain.isBroken, plain.directives.isEmpty else { return nil }
    var joins = false
    for (index, token) in plain.tokens.dropLast().enumerated() {
      let argument = token.kind == .identifier ? arguments[source.text(token.range)] : nil
      switch token.kind {
      case .pound: return nil
      case .poundPound:
        // What stands for all further arguments may be joined to a comma, which goes where there are none.
        if let rest = arguments[source.text(plain.tokens[index + 1].range)], tokens.last?.kind == .comma {
          if rest.isEmpty { removeLast() }
        } else if index > 0, arguments[source.text(plain.tokens[index - 1].range)]?.isEmpty != true {
          joins = true
        } else {
          return nil
        }
      default:
        guard tokens.count + (argument?.count ?? 1) <= limit else { return nil }
        var rest = argument ?? [token]
        if joins {
          guard let first = rest.popFirst(), join(first, source) else { return nil }
          joins = false
        }
        for token in rest { append(token, source) }
      }
    }
    if joins { return nil }
    let end = Int(replacement.end)
    closeAll(at: tokens.count)
    tokens.append(
      ObjectiveCToken(kind: .endOfFile, atLineStart: true, spaceBefore: true, range: ByteRange(end, end)))
    partners.append(Int32(tokens.count - 1))
  }

  /// Joins a token to the last one; false where they make no word.
  private mutating func join(_ token: ObjectiveCToken, _ source: Source) -> Bool {
    guard let last = tokens.last, last.kind == .identifier, [.identifier, .number].contains(token.kind) else {
      return false
    }
    joined[tokens.count - 1] = (joined[tokens.count - 1] ?? source.text(last.range)) + source.text(token.range)
    return true
  }

  private mutating func removeLast() {
    tokens.removeLast()
    partners.removeLast()
  }

  /// Behind a `#`: notes the line and gives the first token of the next one.
  private mutating func readDirective(
    _ source: Source, _ iterator: inout ObjectiveCTokenIterator
  ) -> ObjectiveCToken {
    var token = iterator.next()
    let start = Int(token.range.start)
    var word = ByteRange(start, start)
    if token.kind == .identifier && !token.atLineStart {
      word = token.range
      token = iterator.next()
    }
    let restStart = Int(token.range.start)
    var restEnd = restStart
    while token.kind != .endOfFile && !token.atLineStart {
      restEnd = Int(token.range.end)
      token = iterator.next()
    }
    let rest = restEnd > restStart ? ByteRange(restStart, restEnd) : ByteRange(Int(word.end), Int(word.end))
    directives.append(Directive(word: word, rest: rest, next: tokens.count))
    followCondition(source, word)
    return token
  }

  private mutating func followCondition(_ source: Source, _ word: ByteRange) {
    if source.matches(word, "if") || source.matches(word, "ifdef") || source.matches(word, "ifndef") {
      if openAtConditions.count < 64 { openAtConditions.append(open) }
    } else if source.matches(word, "else") || source.matches(word, "elif") {
      guard let before = openAtConditions.last else { return }
      // What the branch opened ends where the branches meet again; until then it has no partner.
      for bracket in open.dropFirst(before.count) { partners[bracket.index] = Int32(tokens.count) }
      open = before
    } else if source.matches(word, "endif") {
      _ = openAtConditions.popLast()
    }
  }

  private mutating func append(_ token: ObjectiveCToken, _ source: Source) {
    let index = tokens.count
    if endsBodies(token, source) { closeAll(at: index) }
    partners.append(Int32(index))
    tokens.append(token)
    switch token.kind {
    case .leftParen: open.append((.rightParen, index))
    case .leftBrace: open.append((.rightBrace, index))
    case .leftSquare: open.append((.rightSquare, index))
    case .rightParen, .rightBrace, .rightSquare: close(token.kind, at: index)
    case .semicolon: closeSquares(at: index)
    case .identifier: if isContainerWord(token, source) { closeAll(at: index - 1) }
    default: break
    }
  }

  /// Whether a word behind `@` begins or ends a class, which nothing open reaches across.
  private func isContainerWord(_ token: ObjectiveCToken, _ source: Source) -> Bool {
    guard !open.isEmpty, tokens.count > 1, tokens[tokens.count - 2].kind == .at else { return false }
    return source.matches(token.range, "end") || source.matches(token.range, "implementation")
      || source.matches(token.range, "interface")
  }

  /// A `-` or `+` in the first column begins a method where a body is left open.
  private func endsBodies(_ token: ObjectiveCToken, _ source: Source) -> Bool {
    guard token.kind == .minus || token.kind == .plus, token.atLineStart, open.first?.kind == .rightBrace else {
      return false
    }
    let start = Int(token.range.start)
    let isFirst = start == 0 || source.bytes[start - 1] == 10
    let paren = source.bytes[start + 1] == UInt8(ascii: " ") ? start + 2 : start + 1
    return isFirst && source.bytes[paren] == UInt8(ascii: "(")
  }

  private mutating func close(_ kind: ObjectiveCTokenKind, at index: Int) {
    // Only a near partner is looked for: broken code must not make this quadratic.
    guard let depth = open.suffix(8).lastIndex(where: { $0.kind == kind }) else {
      isBroken = true
      return
    }
    for bracket in open[depth...] { partners[bracket.index] = Int32(index) }
    if open.count - depth > 1 { isBroken = true }
    open.removeSubrange(depth...)
  }

  /// No statement ends within `[…]`.
  private mutating func closeSquares(at index: Int) {
    while let last = open.last, last.kind == .rightSquare {
      isBroken = true
      partners[last.index] = Int32(index)
      open.removeLast()
    }
  }

  private mutating func closeAll(at index: Int) {
    guard !open.isEmpty else { return }
    isBroken = true
    for bracket in open { partners[bracket.index] = Int32(index) }
    open.removeAll()
  }
}
