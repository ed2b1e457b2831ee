import Syntax

/// Where the reader stands, and steps from there.
extension BodyReader {
  /// The index of the end of the body.
  var lastIndex: Int { buffer.tokens.count - 1 }
  /// The current token's kind.
  var kind: TokenKind { buffer.tokens[at].kind }
  /// The current token's word.
  var word: Word { buffer.words[at] }
  /// Whether the current token is the first of its line.
  var atLineStart: Bool { buffer.tokens[at].atLineStart }
  /// Whether nothing stands between the current token and the one before.
  var isTight: Bool { !buffer.tokens[at].spaceBefore }

  /// The kind of a token further on.
  func peek(_ offset: Int = 1) -> TokenKind { kind(at + offset) }
  /// The word of a token further on.
  func peekWord(_ offset: Int = 1) -> Word { buffer.words[min(at + offset, lastIndex)] }
  /// The kind of a token by its index.
  func kind(_ index: Int) -> TokenKind { buffer.tokens[min(index, lastIndex)].kind }
  /// The closing bracket of an opening one, by their indices.
  func partner(_ index: Int) -> Int { Int(buffer.partners[index]) }

  /// A token's text.
  func text(_ index: Int) -> String { source.text(buffer.tokens[index].range) }

  /// A token's text as a name, without backticks.
  func name(_ index: Int) -> String {
    let range = buffer.tokens[index].range
    let isQuoted = range.count > 2 && source.bytes[Int(range.start)] == UInt8(ascii: "`")
    return isQuoted ? source.text(ByteRange(Int(range.start) + 1, Int(range.end) - 1)) : source.text(range)
  }

  /// The first byte of a token.
  func firstByte(_ index: Int) -> UInt8 {
    let range = buffer.tokens[index].range
    return range.isEmpty ? 0 : source.bytes[Int(range.start)]
  }

  /// Whether a token's text is this one.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    source.matches(buffer.tokens[min(index, lastIndex)].range, text)
  }

  /// Steps one token, never past the end.
  mutating func advance() {
    if at < lastIndex { at += 1 }
  }

  /// Steps over a token of a kind, if it is one.
  mutating func advance(if kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Steps over a word, if it is one.
  mutating func advance(if word: Word) -> Bool {
    guard self.word == word else { return false }
    advance()
    return true
  }

  /// Steps over one token, or over a bracket with what it holds.
  mutating func skipBalanced() {
    at = min(partner(at) + 1, lastIndex)
  }

  /// Goes behind a closing bracket, wherever in it the reader stands; what stands between could not be read.
  mutating func leaveBracket(_ close: Int) {
    if at < close {
      noteBroken()
      at = close
    }
    if at == close { advance() }
  }

  /// Goes to the next comma of a list, or to its end; what stands between could not be read.
  mutating func skipToComma(_ close: Int) {
    if at >= close || kind == .comma { return }
    noteBroken()
    while at < close && kind != .comma { skipBalanced() }
    at = min(at, close)
  }

  /// Steps over attributes with their arguments: `@MainActor`, `@available(iOS 15, *)`.
  mutating func skipAttributes() {
    while kind == .atSign {
      advance()
      skipAttributeName()
      if kind == .leftParen && isTight { skipBalanced() }
    }
  }

  private mutating func skipAttributeName() {
    guard kind == .identifier || kind == .keyword else { return }
    advance()
    while kind == .period && isTight && (peek() == .identifier || peek() == .keyword) {
      advance()
      advance()
    }
    if let end = endOfGenericArguments(at) { at = end }
  }
}
