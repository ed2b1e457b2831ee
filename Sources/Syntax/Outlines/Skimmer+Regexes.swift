/// Regex literals, told from divisions by what stands before them.
extension Skimmer {
  /// Stands on a `/` that starts no comment. Steps over a bare regex literal, if the place before allows one and it
  /// closes in this line, or else over the slash.
  mutating func skipSlash() {
    if !allowsRegex(before: index) || !skipRegex(isCertain: false) { index += 1 }
  }

  /// Stands on `/`, or on the first `#` before it. Steps over the literal that starts here, if one does.
  mutating func skipRegex(isCertain: Bool) -> Bool {
    guard let shape = scanner.regex(isCertain: isCertain), shape.end > index else { return false }
    index = shape.end
    return true
  }

  private func allowsRegex(before place: Int) -> Bool {
    let next = place + 1 < count ? base[place + 1] : 0
    if Byte.isBlank(next) || Byte.isLineBreak(next) || next == Byte.slash || next == Byte.star { return false }
    if place == 0 { return true }
    var last = place - 1
    if Byte.isOperator(base[last]) || base[last] == Byte.pound { return false }
    while last > 0, Byte.isBlank(base[last]) { last -= 1 }
    switch base[last] {
    case Byte.rightParen, Byte.rightSquare, Byte.rightBrace, Byte.quote, Byte.backtick, Byte.period, Byte.backslash:
      return false
    case let byte where Byte.isIdentifier(byte): return endsInPrefixWord(last + 1)
    case Byte.question, Byte.exclamation: return last + 1 < place
    default: return true
    }
  }

  /// Whether the word that ends here is one that an operand follows.
  private func endsInPrefixWord(_ end: Int) -> Bool {
    var start = end
    while start > 0, end - start < 8, Byte.isIdentifier(base[start - 1]) { start -= 1 }
    guard let word = DeclarationWords.table.word(in: self, ByteRange(start, end)) else { return false }
    return word.awaitsOperand
  }
}
