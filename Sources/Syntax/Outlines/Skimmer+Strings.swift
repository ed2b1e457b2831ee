/// Strings, with the interpolations in them.
extension Skimmer {
  /// A string whose closing quote is still ahead.
  struct OpenString {
    /// How many `#` stand before its quote.
    let pounds: Int
    /// Whether three quotes open it.
    let isMultiline: Bool
    /// Where it starts.
    let start: Int
    /// How many parentheses are open in its interpolation; 0 while its text is read.
    var depth = 0
  }

  /// Stands on a quote whose `#`s are passed. Steps over the whole string; one of a single line ends with its line.
  mutating func skipString() {
    openStrings.removeAll(keepingCapacity: true)
    openString()
    while let string = openStrings.last {
      if string.depth == 0 { skipText(string) } else { skipInterpolation(string) }
    }
  }

  /// Stands on `#`. Steps over a raw string or an extended regex that starts here.
  mutating func skipRawLiteral() -> Bool {
    var quote = index
    while quote < count, base[quote] == Byte.pound { quote += 1 }
    guard quote < count else { return false }
    if base[quote] == Byte.quote {
      index = quote
      skipString()
      return true
    }
    return base[quote] == Byte.slash && skipRegex(isCertain: true)
  }

  private func poundsBefore(_ place: Int) -> Int {
    var first = place
    while first > 0, base[first - 1] == Byte.pound { first -= 1 }
    return place - first
  }

  private mutating func openString() {
    let start = index
    let pounds = poundsBefore(start)
    let isTriple = byte(1) == Byte.quote && byte(2) == Byte.quote
    if isTriple, noTripleQuoteAhead {
      index += 3
      return
    }
    // `#"""#` is a raw string that holds one quote.
    let isMultiline = isTriple && !(pounds > 0 && hasPounds(pounds, at: start + 3))
    index += isMultiline ? 3 : 1
    openStrings.append(OpenString(pounds: pounds, isMultiline: isMultiline, start: start))
  }

  private func hasPounds(_ wanted: Int, at place: Int) -> Bool {
    guard place + wanted <= count else { return false }
    var offset = 0
    while offset < wanted, base[place + offset] == Byte.pound { offset += 1 }
    return offset == wanted
  }

  /// Stands in a string's text; leaves behind its closer, behind the `(` of an interpolation, or where it breaks off.
  private mutating func skipText(_ string: OpenString) {
    while index < count {
      let here = base[index]
      if here == Byte.quote {
        if closes(string) { return }
        index += 1
      } else if here == Byte.backslash {
        if skipEscape(string) { return }
      } else if Byte.isLineBreak(here), !string.isMultiline {
        openStrings.removeLast()
        return
      } else {
        index += 1
      }
    }
    breakOff(string)
  }

  /// Stands on a quote in a string's text; steps over it if it closes the string.
  private mutating func closes(_ string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    if string.isMultiline, byte(1) != Byte.quote || byte(2) != Byte.quote { return false }
    guard hasPounds(string.pounds, at: index + quotes) else { return false }
    index += quotes + string.pounds
    openStrings.removeLast()
    return true
  }

  /// Stands on a backslash in a string's text; true if an interpolation starts behind it.
  private mutating func skipEscape(_ string: OpenString) -> Bool {
    index += 1
    guard hasPounds(string.pounds, at: index) else { return false }
    index += string.pounds
    if isAt(Byte.leftParen) {
      index += 1
      openStrings[openStrings.count - 1].depth = 1
      return true
    }
    if index < count, !Byte.isLineBreak(base[index]) { index += 1 }
    return false
  }

  /// Stands in the code of an interpolation; leaves behind its `)`, in a string's text that starts in it, or where it
  /// breaks off.
  private mutating func skipInterpolation(_ string: OpenString) {
    var depth = string.depth
    while index < count {
      switch base[index] {
      case Byte.leftParen:
        depth += 1
        index += 1
      case Byte.rightParen:
        depth -= 1
        index += 1
        if depth == 0 {
          openStrings[openStrings.count - 1].depth = 0
          return
        }
      case Byte.quote:
        openStrings[openStrings.count - 1].depth = depth
        openString()
        return
      case Byte.slash:
        if !skipComment() { index += 1 }
      case Byte.newline, Byte.carriageReturn:
        if !string.isMultiline {
          leaveLine()
          return
        }
        index += 1
      default:
        index += 1
      }
    }
    breakOff(string)
  }

  /// A line end in an interpolation ends each string of one line that is open around it.
  private mutating func leaveLine() {
    while let string = openStrings.last, !string.isMultiline { openStrings.removeLast() }
  }

  /// The file ends inside a string. Where brackets are in doubt, what follows its first quotes is read as code instead.
  private mutating func breakOff(_ string: OpenString) {
    let outer = openStrings.first ?? string
    openStrings.removeAll(keepingCapacity: true)
    index = count
    unclosed = unclosed ?? outer.start
    guard doubtsBraces, outer.isMultiline, !noTripleQuoteAhead else { return }
    noTripleQuoteAhead = true
    index = min(outer.start + 3, count)
  }
}
