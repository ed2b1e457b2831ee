extension TokenIterator {
  /// On a quote in code, behind `pounds` `#`s: to behind the opening quote.
  mutating func scanOpeningQuote(pounds: UInt32) -> TokenKind {
    if pounds == 0 { outerModes.append(mode) }
    let quote = scanner.peek()
    let isMultiline = scanner.is("\"\"\"", at: scanner.position) && !isRawLine(pounds: Int(pounds))
    mode = Mode(reading: .text, flag: isMultiline, quote: quote, count: pounds)
    return scanQuote()
  }

  /// On an opening or closing quote: to behind it.
  private mutating func scanQuote() -> TokenKind {
    scanner.position += mode.flag ? 3 : 1
    if mode.flag { return .multilineStringQuote }
    return mode.quote == UInt8(ascii: "\"") ? .stringQuote : .singleQuote
  }

  /// Whether `#"""#` or the like is a string of one line: its line holds a quote with enough `#`s behind it.
  private func isRawLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var index = scanner.position + 2
    while index < scanner.end, !ByteClass(scanner.bytes[index]).contains(.lineEnd) {
      if scanner.bytes[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    var found = 0
    while found < count {
      guard scanner.is(UInt8(ascii: "#"), at: index + found) else { return false }
      found += 1
    }
    return true
  }

  /// The next part of a string or regex literal; nil where the mode ends without a token.
  mutating func nextOfLiteral() -> Token? {
    let from = scanner.position
    switch mode.reading {
    case .code: return nil
    case .openingQuote: return finish(scanOpeningQuote(pounds: mode.count), from: from)
    case .text: return nextOfString(from)
    case .interpolationPounds:
      mode.reading = .interpolationParen
      scanner.position += Int(mode.count)
      return finish(.rawStringPoundDelimiter, from: from)
    case .interpolationParen:
      mode.reading = .text
      outerModes.append(mode)
      mode = .code(isInterpolation: true)
      scanner.position += 1
      return finish(.leftParen, from: from)
    case .closingPounds:
      _ = scanner.advanceOverPounds()
      leaveLiteral()
      return finish(.rawStringPoundDelimiter, from: from)
    case .regexSlash, .regexPattern, .regexClosingSlash, .regexClosingPounds: return nextOfRegex(from)
    }
  }

  private mutating func leaveLiteral() { mode = outerModes.popLast() ?? .code(isInterpolation: false) }

  /// In a string: its text up to the next interpolation or quote, or that.
  private mutating func nextOfString(_ from: Int) -> Token? {
    scanText()
    if scanner.position > from { return finish(.stringSegment, from: from) }
    if scanner.isAtEnd || ByteClass(scanner.peek()).contains(.lineEnd) {
      scanner.note(.unterminatedString, at: from)
      leaveLiteral()
      return nil
    }
    if scanner.peek() == UInt8(ascii: "\\") {
      scanner.position += 1
      mode.reading = mode.count > 0 ? .interpolationPounds : .interpolationParen
      return finish(.backslash, from: from)
    }
    let kind = scanQuote()
    if mode.count > 0 { mode.reading = .closingPounds } else { leaveLiteral() }
    return finish(kind, from: from)
  }

  /// To the string's closing quote, its next interpolation's `\`, the end, or the line end of a string of one line.
  private mutating func scanText() {
    let pounds = Int(mode.count)
    while scanner.position < scanner.end {
      let byte = scanner.bytes[scanner.position]
      switch byte {
      case mode.quote:
        let quotes = mode.flag ? 3 : 1
        if !mode.flag || scanner.is("\"\"\"", at: scanner.position),
          hasPounds(pounds, at: scanner.position + quotes)
        {
          return
        }
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: scanner.position + 1) else { break }
        let escaped = scanner.position + 1 + pounds
        if scanner.is(UInt8(ascii: "("), at: escaped) { return }
        if escaped < scanner.end, mode.flag || !ByteClass(scanner.bytes[escaped]).contains(.lineEnd) {
          scanner.position = escaped
        }
      case 10, 13: if !mode.flag { return }
      default: break
      }
      scanner.position += 1
    }
  }

  /// In a regex literal behind its `#`s.
  private mutating func nextOfRegex(_ from: Int) -> Token? {
    switch mode.reading {
    case .regexSlash:
      mode.reading = .regexPattern
      scanner.position += 1
      return finish(.regexSlash, from: from)
    case .regexPattern:
      mode.reading = .regexClosingSlash
      scanner.position = Int(mode.patternEnd)
      if scanner.position > from { return finish(.regexLiteralPattern, from: from) }
      return nil
    case .regexClosingSlash:
      guard mode.flag else {
        scanner.note(.unterminatedRegex, at: from)
        leaveLiteral()
        return nil
      }
      scanner.position += 1
      mode.reading = .regexClosingPounds
      if scanner.position >= Int(mode.end) { leaveLiteral() }
      return finish(.regexSlash, from: from)
    default:
      scanner.position = Int(mode.end)
      leaveLiteral()
      return finish(.regexPoundDelimiter, from: from)
    }
  }
}
