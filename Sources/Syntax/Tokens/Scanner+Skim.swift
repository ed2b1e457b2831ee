extension Scanner {
  /// From the bracket it stands on to behind the one that closes it; strings, comments and regexes are passed over.
  ///
  /// Only brackets of the same kind count, so a forgotten `)` does not carry a body away. False where none closes it:
  /// then the scanner stands at the end or, for `(` and `[`, on the `}` that closes what is around.
  package mutating func skipBalanced() -> Bool {
    let open = peek()
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open + 2
    var depth = 0
    var braces = 0
    while position < end {
      let byte = skimToBracket()
      switch byte {
      case open: depth += 1
      case close:
        depth -= 1
        if depth <= 0 {
          position += 1
          return depth == 0
        }
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        if braces == 0 { return false }
        braces -= 1
      default: break
      }
      position += 1
    }
    position = end
    return false
  }

  /// To the next of `( ) [ ] { }`, which it returns, or to the end, which is 0; on such a byte it stays. It passes over
  /// strings, comments, regexes and names in backticks.
  package mutating func skimToBracket() -> UInt8 {
    while position < end {
      let byte = bytes[position]
      guard SkimTable.isStop(byte) else {
        position += 1
        continue
      }
      let from = position
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "#"): skipPounds()
      case UInt8(ascii: "/"): skipSlash()
      case UInt8(ascii: "`"): skipBacktick()
      default: return byte
      }
      if position <= from { position = from + 1 }
    }
    position = min(position, end)
    return 0
  }

  /// On the quote of a string literal or the first of its `#`s: to behind the literal, its interpolations included; an
  /// unterminated one ends at its line end, or at the end if it is a `"""` one.
  package mutating func skipString() {
    let from = position
    let pounds = advanceOverPounds()
    guard pounds == 0, !`is`("\"\"\"", at: position) else { return skipLiteral(from) }
    position += 1
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        if peek(1) == UInt8(ascii: "(") { return skipLiteral(from) }
        position += ByteClass(peek(1)).contains(.lineEnd) ? 1 : 2
      case 10, 13: return
      default: position += 1
      }
    }
    position = min(position, end)
  }

  /// Passes over the literal that starts at an offset by its tokens.
  private mutating func skipLiteral(_ from: Int) {
    position = from
    var tokens = TokenIterator(scanner: self)
    tokens.skipLiteral()
    position = tokens.position
  }

  /// On a `#`: to behind a raw string or regex, else to behind the `#`s.
  package mutating func skipPounds() {
    let from = position
    _ = advanceOverPounds()
    switch peek() {
    case UInt8(ascii: "\""): skipLiteral(from)
    case UInt8(ascii: "/"):
      let behind = position
      position = from
      position = regex(isCertain: true)?.end ?? behind
    default: break
    }
  }

  /// On a backtick: to behind the name in backticks, or behind the backtick where none ends on this line.
  package mutating func skipBacktick() {
    let from = position
    position += 1
    while position < end, !ByteClass(bytes[position]).contains(.lineEnd) {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "`") { return }
    }
    position = from + 1
  }

  /// On a `/`: to behind a comment, a regex literal or the `/` of an operator.
  package mutating func skipSlash() {
    var crossedLine = false
    if trySkipComment(&crossedLine) { return }
    position = regexBySight()?.end ?? position + 1
  }
}

extension Scanner {
  /// The regex literal that starts at the `/` it stands on, decided by the bytes to the left instead of by tokens.
  private func regexBySight() -> RegexShape? {
    var first = position
    while first > start, ByteClass(bytes[first - 1]).contains(.operation), !isCommentEnd(first) { first -= 1 }
    guard !isLeftBound(first) else { return nil }
    var behind = position + 1
    while behind < end, ByteClass(bytes[behind]).contains(.operation), bytes[behind] != UInt8(ascii: ".") {
      behind += 1
    }
    let left = lastVisible(before: first)
    let word = wordBefore(left + 1)
    let keyword = Keyword(bytes + word, count: left + 1 - word)
    if keyword == .func || keyword == .operator { return nil }
    if isRightBound(behind, isLeftBound: false) { return regex(isCertain: false) }
    guard left >= start, word > left ? isOpenBefore(left) : keyword.map({ !$0.isOperand }) ?? false else {
      return left < start ? regex(isCertain: false) : nil
    }
    return regex(isCertain: word > left && ByteClass(bytes[left]).contains(.operation))
  }

  private func isCommentEnd(_ index: Int) -> Bool {
    index == lastComments.end || `is`("*/", at: index - 2)
  }

  /// The offset of the last byte before an offset that is neither blank nor comment; one before `start` if none is.
  private func lastVisible(before offset: Int) -> Int {
    var index = offset
    while index > start {
      if index == lastComments.end, lastComments.start < index {
        index = lastComments.start
      } else if ByteClass(bytes[index - 1]).isDisjoint(with: [.blank, .lineEnd]) {
        break
      } else {
        index -= 1
      }
    }
    return index - 1
  }

  private func wordBefore(_ offset: Int) -> Int {
    var index = offset
    while index > start, ByteClass(bytes[index - 1]).contains(.word) { index -= 1 }
    return index
  }

  /// Whether an operand may follow the mark at this offset.
  private func isOpenBefore(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return true
    default:
      guard ByteClass(bytes[index]).contains(.operation) else { return false }
      var first = index
      while first > start, ByteClass(bytes[first - 1]).contains(.operation) { first -= 1 }
      return !isLeftBound(first)
    }
  }
}

/// The bytes at which a skim stops: quotes, `#`, `/`, backtick and brackets.
enum SkimTable {
  /// Whether a skim has to look at this byte.
  @inline(__always)
  static func isStop(_ byte: UInt8) -> Bool { marks[Int(byte)] == UInt8(ascii: "x") }

  private static var marks: UnsafePointer<UInt8> {
    let rows: StaticString = """
      ................\
      ................\
      ..xx....xx.....x\
      ................\
      ................\
      ...........x.x..\
      x...............\
      ...........x.x..\
      ................\
      ................\
      ................\
      ................\
      ................\
      ................\
      ................\
      ................
      """
    return rows.utf8Start
  }
}
