extension Scanner {
  /// Moves to the next token's first byte, or to the end; says whether a line break was crossed.
  ///
  /// Trivia is white space, comments, merge conflict markers, a byte order mark, invalid UTF-8, and scalars that no
  /// token has.
  @inline(__always)
  mutating func skipTrivia() -> Bool {
    var crossedLine = false
    while position < end {
      let byte = bytes[position]
      let kind = ByteClass(byte)
      if kind.contains(.blank) {
        position += 1
      } else if kind.contains(.lineEnd) {
        crossedLine = true
        position += 1
        advanceOverIndentation()
      } else if !kind.isDisjoint(with: [.word]) || !skipRareTrivia(byte, &crossedLine) {
        return crossedLine
      }
    }
    return crossedLine
  }

  /// Moves past one comment, marker or run of bytes without meaning; false where a token starts.
  private mutating func skipRareTrivia(_ byte: UInt8, _ crossedLine: inout Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "/"): return trySkipComment(&crossedLine)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      guard trySkipConflictMarker() else { return false }
      crossedLine = true
      return true
    case 0..<33, 127:
      position += 1
      return true
    case 128...: return skipWideTrivia()
    default: return false
    }
  }

  /// Moves past a `//` or `/* */` comment if one starts here; a line comment's line end stays. An unterminated comment
  /// reaches to the end.
  mutating func trySkipComment(_ crossedLine: inout Bool) -> Bool {
    let from = position
    if `is`("//", at: from) {
      skipLine()
      return true
    }
    guard `is`("/*", at: from) else { return false }
    if !skipBlockComment() { note(.unterminatedComment, at: from) }
    for index in from..<position where ByteClass(bytes[index]).contains(.lineEnd) {
      crossedLine = true
      break
    }
    return true
  }

  /// Moves to the line end, or to the end.
  mutating func skipLine() {
    advance(to: 10, or: 13)
  }

  /// From `/*` to behind its `*/`, with comments inside it; false where it is unterminated.
  mutating func skipBlockComment() -> Bool {
    position += 2
    var depth = 1
    while true {
      advance(to: UInt8(ascii: "*"), or: UInt8(ascii: "/"))
      if position >= end { return false }
      if `is`("*/", at: position) {
        position += 2
        depth -= 1
        if depth == 0 { return true }
      } else if `is`("/*", at: position) {
        position += 2
        depth += 1
      } else {
        position += 1
      }
    }
  }

  /// Moves past a scalar, or bytes that are none, with which no token starts.
  private mutating func skipWideTrivia() -> Bool {
    guard let wide = peekWide() else {
      note(.invalidUTF8, at: position)
      position += 1
      return true
    }
    if WideScalar.isIdentifierPart(wide.scalar), wide.scalar != 0xFEFF { return false }
    if WideScalar.isOperatorPart(wide.scalar) || wide.scalar == 0x201C || wide.scalar == 0x201D { return false }
    position += wide.length
    return true
  }

  /// Moves past a version control conflict: from `<<<<<<< ` (or `>>>> `) at a line's start to the line end behind
  /// `>>>>>>> ` (or `<<<<`) at a line's start.
  private mutating func trySkipConflictMarker() -> Bool {
    guard position > 0, ByteClass(bytes[position - 1]).contains(.lineEnd) else { return false }
    let isPlain = `is`("<<<<<<< ", at: position)
    guard isPlain || `is`(">>>> ", at: position) else { return false }
    guard !(isPlain ? deadEnds.conflict : deadEnds.perforceConflict) else { return false }
    var index = position
    while index < end {
      index += 1
      guard ByteClass(bytes[index - 1]).contains(.lineEnd) else { continue }
      guard isPlain ? `is`(">>>>>>> ", at: index) : `is`("<<<<\n", at: index) else { continue }
      position = index
      skipLine()
      return true
    }
    if isPlain { deadEnds.conflict = true } else { deadEnds.perforceConflict = true }
    return false
  }
}
