/// Types and generic clauses.
extension Skimmer {
  /// Stands before a type, or trivia before it. Leaves behind its last byte; nil, and the place as it was, without one.
  mutating func scanType() -> ByteRange? {
    let before = index
    skipTrivia()
    let start = index
    var end = start
    while skipTypeOperand() {
      skipTypeSuffixes()
      end = index
      guard skipTypeConnective() else { break }
    }
    index = end > start ? end : before
    return end > start ? ByteRange(start, end) : nil
  }

  /// Attributes, specifiers and one name, tuple or collection.
  private mutating func skipTypeOperand() -> Bool {
    while index < count {
      skipTrivia()
      let here = byte()
      if here == Byte.at {
        skipTypeAttribute()
      } else if here == Byte.tilde || here == Byte.minus {
        index += 1
      } else if here == Byte.leftParen || here == Byte.leftSquare {
        _ = skipParentheses()
        return true
      } else {
        guard let name = scanName() else { return false }
        guard let word = DeclarationWords.table.word(in: self, name), isSpecifier(word) else { return true }
      }
    }
    return false
  }

  /// Whether the word just read specifies the type that follows; a type may be named like it.
  private mutating func isSpecifier(_ word: DeclarationWord) -> Bool {
    switch word {
    case .nonisolatedWord, .unownedWord:
      if isAt(Byte.leftParen) { _ = skipParentheses() }
    case .someWord, .anyWord, .inoutWord, .repeatWord, .eachWord, .ownedWord, .sharedWord, .borrowingWord,
      .consumingWord, .sendingWord, .isolatedWord, .constWord:
      break
    default: return false
    }
    let place = index
    skipTrivia()
    let follows = startsTypeOperand(byte())
    if !follows { index = place }
    return follows
  }

  /// Stands on `@`. Parentheses behind an attribute are its arguments only if a type follows them: those of
  /// `@escaping(A) -> B` are not.
  private mutating func skipTypeAttribute() {
    index += 1
    _ = scanName()
    while isAt(Byte.period), scanMember() {}
    guard isAt(Byte.leftParen) else { return }
    let place = index
    _ = skipParentheses()
    skipEffects()
    let end = index
    skipTrivia()
    index = startsTypeOperand(byte()) ? end : place
  }

  private func startsTypeOperand(_ byte: UInt8) -> Bool {
    Byte.isIdentifier(byte) || byte == Byte.leftParen || byte == Byte.leftSquare || byte == Byte.at
      || byte == Byte.tilde || byte == Byte.backtick
  }

  /// Generic arguments, `.Member`, `?`, `!`, `...` behind a type's operand.
  private mutating func skipTypeSuffixes() {
    while index < count {
      let here = base[index]
      if here == Byte.question || here == Byte.exclamation {
        index += 1
      } else if here == Byte.period, byte(1) == Byte.period, byte(2) == Byte.period {
        index += 3
        return
      } else if !skipDistantSuffix() {
        return
      }
    }
  }

  /// `<…>` or `.Name`, on the next line if need be.
  private mutating func skipDistantSuffix() -> Bool {
    let before = index
    skipTrivia()
    if isAt(Byte.less), skipAngles() { return true }
    guard isAt(Byte.period), Byte.isIdentifier(byte(1)) || byte(1) == Byte.backtick else {
      index = before
      return false
    }
    index += 1
    _ = scanName()
    return true
  }

  /// `&`, or `async throws ->`: a further operand follows.
  private mutating func skipTypeConnective() -> Bool {
    let place = index
    skipTrivia()
    if isAt(Byte.ampersand), !Byte.isOperator(byte(1)) {
      index += 1
      return true
    }
    index = place
    skipEffects()
    return advanceArrow()
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`, in any order; leaves behind the last of them.
  mutating func skipEffects() {
    while true {
      let before = index
      skipTrivia()
      switch scanName().flatMap({ DeclarationWords.table.word(in: self, $0) }) {
      case .asyncWord?, .rethrowsWord?, .reasyncWord?: break
      case .throwsWord?: skipArguments()
      default:
        index = before
        return
      }
    }
  }

  /// Steps over blanks and parentheses, if they come next on this line.
  mutating func skipArguments() {
    let before = index
    skipBlanks()
    if isAt(Byte.leftParen) { _ = skipParentheses() } else { index = before }
  }

  /// Stands on `<`. Steps over a generic clause; if it does not close, the place stays.
  mutating func skipAngles() -> Bool {
    let open = index
    if open < noAnglesBefore { return false }
    var depth = 0
    while index < count {
      switch base[index] {
      case Byte.less:
        depth += 1
        index += 1
      case Byte.greater:
        depth -= 1
        index += 1
        if depth == 0 { return true }
      case Byte.minus:
        index += byte(1) == Byte.greater ? 2 : 1
      case Byte.leftParen, Byte.leftSquare: _ = skipParentheses()
      case Byte.slash:
        guard skipComment() else { return failAngles(open) }
      case Byte.leftBrace, Byte.rightBrace, Byte.rightParen, Byte.rightSquare, Byte.semicolon, Byte.quote:
        return failAngles(open)
      default: index += 1
      }
    }
    return failAngles(open)
  }

  private mutating func failAngles(_ open: Int) -> Bool {
    noAnglesBefore = max(noAnglesBefore, index)
    index = open
    return false
  }

  /// Stands on `<` glued to a name in an expression. Steps over generic arguments, which hold types alone and end
  /// before what may follow them; else the place stays.
  mutating func skipGenericArguments() -> Bool {
    let open = index
    if open < noAnglesBefore { return false }
    var depth = 0
    while index < count {
      let here = base[index]
      if here == Byte.less {
        depth += 1
      } else if here == Byte.greater {
        depth -= 1
        if depth == 0 {
          index += 1
          return mayFollowArguments() || failAngles(open)
        }
      } else if here == Byte.leftParen || here == Byte.leftSquare {
        _ = skipParentheses()
        continue
      } else if here == Byte.minus, byte(1) == Byte.greater {
        index += 1
      } else if !isTypeByte(here) {
        return failAngles(open)
      }
      index += 1
    }
    return failAngles(open)
  }

  private func isTypeByte(_ byte: UInt8) -> Bool {
    Byte.isIdentifier(byte) || Byte.isBlank(byte) || Byte.isLineBreak(byte) || byte == Byte.comma
      || byte == Byte.period || byte == Byte.question || byte == Byte.exclamation || byte == Byte.ampersand
      || byte == Byte.at || byte == Byte.backtick || byte == Byte.tilde || byte == Byte.colon
  }

  private func mayFollowArguments() -> Bool {
    let next = byte()
    return !Byte.isIdentifier(next) && next != Byte.quote && next != Byte.minus
  }

  /// Stands behind a declaration's name, parameters or result. Steps over `where …`; what stands behind the word.
  mutating func scanConstraints() -> ByteRange? {
    let before = index
    skipTrivia()
    guard let name = scanName(), DeclarationWords.table.word(in: self, name) == .whereWord else {
      index = before
      return nil
    }
    skipTrivia()
    let start = index
    var end = index
    while scanType() != nil {
      end = index
      skipTrivia()
      while isAt(Byte.colon) || isAt(Byte.equal) { index += 1 }
      if scanType() != nil { end = index }
      skipTrivia()
      guard advance(if: Byte.comma) else { break }
    }
    index = end
    return ByteRange(start, end)
  }
}
