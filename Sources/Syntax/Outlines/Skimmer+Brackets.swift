/// Balanced brackets.
extension Skimmer {
  /// Stands on `{`. Leaves behind the `}` that closes it, or at the end; where braces are in doubt, before a line that
  /// starts a declaration no deeper than `column`. What lies between.
  mutating func skipBraces(column: Int) -> ByteRange {
    let open = index
    if doubtsBraces { return skipBracesByIndentation(column: column) }
    var depth = 1
    var place = index + 1
    while true {
      place = nextMark(place)
      guard place < count else { break }
      let mark = base[place]
      if mark == Byte.leftBrace {
        depth += 1
        place += 1
      } else if mark == Byte.rightBrace {
        depth -= 1
        place += 1
        if depth == 0 {
          index = place
          return ByteRange(open + 1, place - 1)
        }
      } else {
        index = place
        skipMark()
        place = index
      }
    }
    unclosed = unclosed ?? open
    index = count
    return ByteRange(open + 1, count)
  }

  /// Stands on a quote, a slash, a backtick or a `#`. Steps over the literal or comment it opens, or over it alone.
  mutating func skipMark() {
    switch base[index] {
    case Byte.quote: skipString()
    case Byte.slash:
      if precedingPoundOpensRegex() { return }
      if !skipComment() { skipSlash() }
    case Byte.backtick: _ = scanName()
    default:
      if !skipRawLiteral() { index += 1 }
    }
  }

  /// A skim for braces passes the `#` of `#/…/#` unseen.
  private mutating func precedingPoundOpensRegex() -> Bool {
    guard index > 0, base[index - 1] == Byte.pound else { return false }
    let slash = index
    index -= 1
    while index > 0, base[index - 1] == Byte.pound { index -= 1 }
    if skipRawLiteral() { return true }
    index = slash
    return false
  }

  /// Stands on `(` or `[`. Leaves behind its closer; before a `}` that closes what is outside; or at the end.
  mutating func skipParentheses() -> ByteRange {
    let open = index
    var round = 0
    var curly = 0
    while index < count {
      switch base[index] {
      case Byte.leftParen, Byte.leftSquare:
        round += 1
        index += 1
      case Byte.rightParen, Byte.rightSquare:
        round -= 1
        index += 1
        if round <= 0 { return ByteRange(open + 1, index - 1) }
      case Byte.leftBrace:
        curly += 1
        index += 1
      case Byte.rightBrace:
        if curly == 0 {
          unclosed = unclosed ?? open
          return ByteRange(open + 1, index)
        }
        curly -= 1
        index += 1
      case Byte.quote, Byte.slash, Byte.backtick, Byte.pound: skipMark()
      case Byte.newline:
        if doubtsBraces, curly == 0, startsDeclaration(index + 1, column: Int.max) {
          return ByteRange(open + 1, index)
        }
        index += 1
      default: index += 1
      }
    }
    unclosed = unclosed ?? open
    return ByteRange(open + 1, count)
  }

  /// The column, from 0 and a tab for four, of the first byte in the line of `place` that is no blank, and where that
  /// is; lines that start too far back count as not indented.
  func indentation(of place: Int) -> (column: Int, first: Int) {
    var start = place
    while start > 0, place - start < 512, !Byte.isLineBreak(base[start - 1]) { start -= 1 }
    return indentation(from: start)
  }

  private func indentation(from start: Int) -> (column: Int, first: Int) {
    var first = start
    var column = 0
    while first < count, base[first] == 0x20 || base[first] == 9 {
      column += base[first] == 9 ? 4 : 1
      first += 1
    }
    return (column, first)
  }

  /// Whether the line that starts here begins a declaration, indented no deeper than `column`.
  private func startsDeclaration(_ lineStart: Int, column: Int) -> Bool {
    let (indent, first) = indentation(from: lineStart)
    guard indent <= column, first < count else { return false }
    if base[first] == Byte.at { return true }
    var end = first
    while end < count, end - first < 20, Byte.isIdentifier(base[end]) { end += 1 }
    guard end > first, let word = DeclarationWords.table.word(in: self, ByteRange(first, end)) else { return false }
    // `case` begins a pattern, `let` and `var` a local: at the column of a head they are declarations all the same.
    return word.isIntroducer && !word.isContextualIntroducer || word.isModifier && word != .asyncWord
  }

  private mutating func skipBracesByIndentation(column: Int) -> ByteRange {
    let open = index
    var depth = 0
    while index < count {
      switch base[index] {
      case Byte.leftBrace:
        depth += 1
        index += 1
      case Byte.rightBrace:
        let (indent, first) = indentation(of: index)
        let leadsLine = first == index
        index += 1
        if leadsLine, indent <= column { return ByteRange(open + 1, index - 1) }
        if depth > 1 || !leadsLine { depth -= 1 }
        if depth == 0 { return ByteRange(open + 1, index - 1) }
      case Byte.quote, Byte.slash, Byte.backtick, Byte.pound: skipMark()
      case Byte.newline:
        if startsDeclaration(index + 1, column: column) { return ByteRange(open + 1, index) }
        index += 1
      default: index += 1
      }
    }
    return ByteRange(open + 1, count)
  }
}
