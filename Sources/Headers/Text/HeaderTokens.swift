/// A word of the text, without its meaning.
struct HeaderToken: Sendable {
  enum Kind: UInt8, Sendable { case name, number, string, mark }
  let start: UInt32
  let end: UInt32
  let kind: Kind

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A line that begins with `#`, with those that continue it.
struct Directive: Sendable {
  enum Kind: Sendable {
    case ifCondition, ifdef, ifndef, elif, elifdef, elifndef, elseBranch, endif, define, pragma, other
  }
  let kind: Kind
  /// From `#` to the end of its last line.
  let range: Range<Int>
  /// What stands behind its word.
  let rest: Range<Int>
  /// How many tokens of the text stand before it.
  let token: Int
}

/// The tokens and directives of a text; the tokens of directives are not among those of the text.
struct HeaderTokens: Sendable {
  let text: PlainText
  private(set) var tokens: [HeaderToken] = []
  private(set) var directives: [Directive] = []

  /// Cuts a text.
  init(_ text: PlainText) {
    self.text = text
    tokens.reserveCapacity(text.bytes.count / 6)
    var cutter = Cutter(position: 0, end: text.bytes.count)
    text.bytes.withUnsafeBufferPointer { bytes in
      var isAtLineStart = true
      while let token = cutter.next(bytes, startsLine: &isAtLineStart) {
        if token.kind == .mark, bytes[Int(token.start)] == Byte.hash, cutter.startedLine {
          let directive = HeaderTokens.directive(bytes, Int(token.start), tokens.count)
          directives.append(directive)
          cutter.position = directive.range.upperBound
          isAtLineStart = true
        } else {
          tokens.append(token)
        }
      }
    }
  }

  /// The words of a range of bytes, as the text is cut.
  static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [String] {
    var words: [String] = []
    bytes.withUnsafeBufferPointer { buffer in
      var cutter = Cutter(position: range.lowerBound, end: range.upperBound)
      var isAtLineStart = false
      while let token = cutter.next(buffer, startsLine: &isAtLineStart) {
        if token.end - token.start == 1, buffer[Int(token.start)] == Byte.backslash { continue }
        words.append(String(decoding: UnsafeBufferPointer(rebasing: buffer[token.range]), as: UTF8.self))
      }
    }
    return words
  }

  /// How many tokens there are.
  var count: Int { tokens.count }

  /// The text of a token; empty behind the last.
  func word(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    return text.text(tokens[index].range)
  }

  /// Whether a token is this text.
  func at(_ index: Int, _ word: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return text.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
      return true
    }
  }

  /// Whether a token is a name.
  func isName(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].kind == .name }

  /// The index of the token that closes the bracket at this one; the last index where none does.
  func closing(_ start: Int, _ opener: StaticString, _ closer: StaticString, before limit: Int) -> Int {
    var depth = 0
    var index = start
    while index < limit {
      if at(index, opener) { depth += 1 } else if at(index, closer) { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return max(start, limit - 1)
  }

  private static func directive(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ token: Int) -> Directive {
    var end = start
    while end < bytes.count {
      if bytes[end] == Byte.lineFeed {
        var before = end - 1
        while before > start, bytes[before] == Byte.space || bytes[before] == Byte.tab { before -= 1 }
        if bytes[before] != Byte.backslash { break }
      }
      end += 1
    }
    var wordStart = start + 1
    while wordStart < end, bytes[wordStart] == Byte.space || bytes[wordStart] == Byte.tab { wordStart += 1 }
    var wordEnd = wordStart
    while wordEnd < end, Byte.startsName(bytes[wordEnd]) { wordEnd += 1 }
    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[wordStart..<wordEnd]), as: UTF8.self)
    return Directive(kind: kinds[word] ?? .other, range: start..<end, rest: wordEnd..<end, token: token)
  }

  private static let kinds: [String: Directive.Kind] = [
    "if": .ifCondition, "ifdef": .ifdef, "ifndef": .ifndef, "elif": .elif, "elifdef": .elifdef,
    "elifndef": .elifndef, "else": .elseBranch, "endif": .endif, "define": .define, "pragma": .pragma,
  ]
}

/// Stands before the next token.
private struct Cutter {
  var position: Int
  let end: Int
  private(set) var startedLine = false

  init(position: Int, end: Int) {
    self.position = position
    self.end = end
  }

  mutating func next(_ bytes: UnsafeBufferPointer<UInt8>, startsLine: inout Bool) -> HeaderToken? {
    while position < end, Byte.isBlank(bytes[position]) {
      if bytes[position] == Byte.lineFeed { startsLine = true }
      position += 1
    }
    guard position < end else { return nil }
    startedLine = startsLine
    startsLine = false
    let start = position
    let kind = advance(bytes)
    return HeaderToken(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), kind: kind)
  }

  private mutating func advance(_ bytes: UnsafeBufferPointer<UInt8>) -> HeaderToken.Kind {
    let byte = bytes[position]
    if Byte.startsName(byte) {
      while position < end, Byte.startsName(bytes[position]) || Byte.isDigit(bytes[position]) { position += 1 }
      return .name
    }
    if Byte.isDigit(byte) {
      while position < end, Byte.startsName(bytes[position]) || Byte.isDigit(bytes[position]) || bytes[position] == 0x2E
      {
        position += 1
      }
      return .number
    }
    if byte == Byte.quote || byte == Byte.apostrophe, let stringEnd = stringEnd(bytes) {
      position = min(stringEnd, end)
      return .string
    }
    position += markLength(bytes)
    return .mark
  }

  private func stringEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = position + 1
    while index < end {
      if bytes[index] == bytes[position] { return index + 1 }
      if bytes[index] == Byte.lineFeed { return nil }
      index += bytes[index] == Byte.backslash ? 2 : 1
    }
    return nil
  }

  private func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard position + 1 < end else { return 1 }
    switch (bytes[position], bytes[position + 1]) {
    case (0x3A, 0x3A), (0x2D, 0x3E), (0x26, 0x26), (0x7C, 0x7C), (0x3D, 0x3D), (0x21, 0x3D), (0x23, 0x23): return 2
    case (0x2E, 0x2E): return position + 2 < end && bytes[position + 2] == 0x2E ? 3 : 1
    default: return 1
    }
  }
}
