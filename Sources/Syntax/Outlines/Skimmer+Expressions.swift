/// Where an expression ends.
extension Skimmer {
  /// How far an expression may reach.
  struct ExpressionLimits {
    /// Line breaks never end it: it stands in parentheses.
    var spansLines = false
    /// A comma belongs to it: it is a statement with conditions.
    var holdsCommas = false
    /// `{ willSet …` and `{ didSet …` are not part of it: it is a variable's initial value.
    var endsAtObservers = false
    /// A where clause is not part of it: it defines a macro.
    var endsAtWhere = false
  }

  /// Stands before an expression, or trivia before it. Leaves behind its last byte; nil, and the place as it was,
  /// without one.
  mutating func scanExpression(_ limits: ExpressionLimits, column: Int) -> ByteRange? {
    let before = index
    skipTrivia()
    let start = index
    var end = start
    var awaitsOperand = true
    openConditions = 0
    conditionsEnd = 0
    while index < count {
      let here = base[index]
      if Byte.isBlank(here) {
        index += 1
      } else if Byte.isLineBreak(here) {
        if limits.spansLines {
          index += 1
        } else if !continues(awaitsOperand: awaitsOperand, last: end, start: start) {
          break
        }
      } else if here == Byte.slash, byte(1) == Byte.slash || byte(1) == Byte.star {
        _ = skipComment()
      } else {
        let place = index
        guard skipExpressionPart(limits, column: column, start: start, awaitsOperand: &awaitsOperand), index > place
        else { break }
        end = index
      }
    }
    index = end > start ? max(end, conditionsEnd) : before
    return end > start ? ByteRange(start, end) : nil
  }

  /// Steps over one token or bracket of an expression; false before what ends it.
  private mutating func skipExpressionPart(
    _ limits: ExpressionLimits, column: Int, start: Int, awaitsOperand: inout Bool
  ) -> Bool {
    let here = base[index]
    switch here {
    case Byte.rightParen, Byte.rightSquare, Byte.rightBrace, Byte.semicolon: return false
    case Byte.comma:
      guard limits.holdsCommas else { return false }
      index += 1
      awaitsOperand = true
    case Byte.leftParen, Byte.leftSquare:
      _ = skipParentheses()
      awaitsOperand = false
    case Byte.leftBrace:
      if limits.endsAtObservers, index > start, startsObservers() { return false }
      _ = skipBraces(column: column)
      awaitsOperand = false
    case Byte.quote:
      skipString()
      awaitsOperand = false
    case Byte.pound:
      if !skipRawLiteral() { index += 1 }
      awaitsOperand = false
    case Byte.slash where awaitsOperand:
      let slash = index
      skipSlash()
      awaitsOperand = index == slash + 1
    case Byte.less where index > start && Byte.isIdentifier(base[index - 1]) && skipGenericArguments():
      awaitsOperand = false
    case Byte.colon, Byte.period, Byte.at, Byte.backslash:
      index += 1
      awaitsOperand = here != Byte.backslash
    default:
      if limits.endsAtWhere, isWordAhead(.whereWord) { return false }
      awaitsOperand = skipWordOrOperator()
    }
    return true
  }

  /// Steps over a word, an operator or a byte that is neither; true if an operand is due behind it.
  private mutating func skipWordOrOperator() -> Bool {
    let start = index
    if Byte.isOperator(base[start]) {
      while index < count, Byte.isOperator(base[index]), index == start || !startsComment(index) { index += 1 }
      let isGlued = start > 0 && !isOpening(base[start - 1])
      let isFollowed = index < count && !isClosing(base[index])
      return !isGlued || isFollowed
    }
    guard let name = scanName() else {
      index += 1
      return false
    }
    if start > 0, base[start - 1] == Byte.period { return false }
    return DeclarationWords.table.word(in: self, name)?.awaitsOperand ?? false
  }

  private func isWordAhead(_ word: DeclarationWord) -> Bool {
    var ahead = self
    return ahead.scanName().flatMap { DeclarationWords.table.word(in: self, $0) } == word
  }

  private func startsComment(_ place: Int) -> Bool {
    base[place] == Byte.slash && place + 1 < count && (base[place + 1] == Byte.slash || base[place + 1] == Byte.star)
  }

  private func isOpening(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) || Byte.isLineBreak(byte) || byte == Byte.leftParen || byte == Byte.leftSquare
      || byte == Byte.leftBrace || byte == Byte.comma || byte == Byte.colon
  }

  private func isClosing(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) || Byte.isLineBreak(byte) || byte == Byte.rightParen || byte == Byte.rightSquare
      || byte == Byte.rightBrace || byte == Byte.comma || byte == Byte.colon || byte == Byte.semicolon
      || byte == Byte.period
  }

  /// Stands on a line break inside an expression, whose last part ends at `last`. True, and behind the trivia, if the
  /// expression goes on; else the place stays.
  private mutating func continues(awaitsOperand: Bool, last: Int, start: Int) -> Bool {
    let lineBreak = index
    skipTrivia()
    while skipConditionLine(isOpen: awaitsOperand) { skipTrivia() }
    if index < count, goesOn(awaitsOperand: awaitsOperand, last: last, start: start) { return true }
    index = lineBreak
    return false
  }

  private mutating func goesOn(awaitsOperand: Bool, last: Int, start: Int) -> Bool {
    let here = base[index]
    let next = byte(1)
    if awaitsOperand { return here != Byte.rightBrace && !(doubtsBraces && standsOnIntroducer()) }
    switch here {
    case Byte.period: return next != Byte.period
    case Byte.leftBrace: return last > start
    case Byte.question, Byte.colon: return Byte.isBlank(next) || here == Byte.question && next == Byte.question
    case Byte.at, Byte.pound: return false
    default: break
    }
    if Byte.isOperator(here) { return isBinaryOperatorAhead() }
    return goesOnByWord(after: base[last - 1])
  }

  private func isBinaryOperatorAhead() -> Bool {
    var place = index
    while place < count, Byte.isOperator(base[place]) || base[place] == Byte.period { place += 1 }
    return place < count && (Byte.isBlank(base[place]) || Byte.isLineBreak(base[place]))
  }

  private mutating func goesOnByWord(after lastByte: UInt8) -> Bool {
    let place = index
    defer { index = place }
    guard let name = scanName() else { return false }
    switch DeclarationWords.table.word(in: self, name) {
    case .isWord?, .asWord?: return true
    case .elseWord?: return lastByte == Byte.rightBrace
    default: break
    }
    guard lastByte == Byte.rightBrace, isAt(Byte.colon) else { return false }
    index += 1
    skipTrivia()
    return isAt(Byte.leftBrace)
  }

  /// Stands on a line of `#if` that wraps the rest of a chain, or of the `#else` or `#endif` that ends it. Steps over
  /// it if the chain goes on behind it.
  private mutating func skipConditionLine(isOpen: Bool) -> Bool {
    guard isAt(Byte.pound), !isOpen else { return false }
    let start = index
    index += 1
    guard let name = scanName(), let word = DeclarationWords.table.word(in: self, name),
      word == .ifWord || openConditions > 0
    else {
      index = start
      return false
    }
    skipLine()
    switch word {
    case .ifWord:
      let place = index
      skipTrivia()
      let wrapsChain = isAt(Byte.period) && byte(1) != Byte.period
      index = wrapsChain ? place : start
      if wrapsChain { openConditions += 1 }
      return wrapsChain
    case .elseWord, .elseifWord: return true
    case .endifWord:
      openConditions -= 1
      conditionsEnd = index
      return true
    default:
      index = start
      return false
    }
  }

  private mutating func standsOnIntroducer() -> Bool {
    let place = index
    defer { index = place }
    guard let name = scanName(), let word = DeclarationWords.table.word(in: self, name) else { return false }
    return word.isIntroducer && !word.isContextualIntroducer || word == .privateWord || word == .publicWord
  }

  /// Stands on `{`. Whether `willSet` or `didSet`, attributes before it, is the first word in it.
  mutating func startsObservers() -> Bool {
    let place = index
    defer { index = place }
    index += 1
    skipTrivia()
    while isAt(Byte.at) {
      index += 1
      _ = scanName()
      if isAt(Byte.leftParen) { _ = skipParentheses() }
      skipTrivia()
    }
    guard let name = scanName() else { return false }
    let word = DeclarationWords.table.word(in: self, name)
    return word == .willSetWord || word == .didSetWord
  }
}
