import Syntax

/// The tokens of one body, the word that each spells, and for each opening bracket its partner. The last token is
/// always the end of the body, so an index never runs out.
struct TokenBuffer {
  /// The tokens, the end of the body last.
  private(set) var tokens: [Token] = []
  /// The word of each token, `none` where it spells none or stands in backticks.
  private(set) var words: [Word] = []
  /// For an opening bracket the index of its closing one (the last token where it has none), else the own index.
  private(set) var partners: [Int32] = []
  /// Whether a local function may be declared.
  private(set) var hasFunctions = false

  /// Reads the tokens of a range.
  init(_ source: Source, _ range: ByteRange) {
    tokens.reserveCapacity(range.count / 4 + 2)
    words.reserveCapacity(range.count / 4 + 2)
    var iterator = TokenIterator(source, range)
    var token = iterator.next()
    // An empty token that is not the end would be a loop of the tokenizer.
    while token.kind != .endOfFile && !token.range.isEmpty {
      append(token, source)
      token = iterator.next()
    }
    let end = Int(range.end)
    tokens.append(Token(kind: .endOfFile, atLineStart: true, spaceBefore: true, range: ByteRange(end, end)))
    words.append(.none)
    pairBrackets()
  }

  private mutating func append(_ token: Token, _ source: Source) {
    let mayBeWord = token.kind == .identifier || token.kind == .keyword
    let word = mayBeWord ? Word(source.bytes.address + Int(token.range.start), token.range.count) : .none
    if word == .func { hasFunctions = true }
    tokens.append(token)
    words.append(word)
  }

  /// A closing bracket without partner is passed over; one that closes an outer bracket closes the inner ones too.
  private mutating func pairBrackets() {
    let last = Int32(tokens.count - 1)
    partners = (0...last).map { $0 }
    var open: [(kind: TokenKind, index: Int)] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParen: open.append((.rightParen, index))
      case .leftBrace: open.append((.rightBrace, index))
      case .leftSquare: open.append((.rightSquare, index))
      case .rightParen, .rightBrace, .rightSquare:
        close(token.kind, at: index, &open)
      default: continue
      }
    }
    for bracket in open { partners[bracket.index] = last }
  }

  private mutating func close(_ kind: TokenKind, at index: Int, _ open: inout [(kind: TokenKind, index: Int)]) {
    // Only a near partner is looked for: broken code must not make this quadratic.
    guard let depth = open.suffix(8).lastIndex(where: { $0.kind == kind }) else { return }
    for bracket in open[depth...] { partners[bracket.index] = Int32(index) }
    open.removeSubrange(depth...)
  }
}
