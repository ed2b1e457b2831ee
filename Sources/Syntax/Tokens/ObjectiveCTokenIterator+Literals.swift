/// Names, numbers, strings and characters.
extension ObjectiveCTokenIterator {
  /// A name, or the literal that it is the prefix of.
  @inline(__always)
  mutating func scanName() -> ObjectiveCTokenKind {
    let from = scanner.position
    while scanner.position < scanner.end, ByteClass(scanner.bytes[scanner.position]).contains(.word) {
      scanner.position += 1
    }
    guard scanner.position < scanner.end else { return .identifier }
    switch scanner.bytes[scanner.position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanPrefixed(from)
    case UInt8(ascii: "\\"), 128...:
      scanner.scanContinuedWord()
      return .identifier
    default: return .identifier
    }
  }

  /// Stands on a quote behind a name: the literal whose prefix the name is, or the name alone.
  private mutating func scanPrefixed(_ from: Int) -> ObjectiveCTokenKind {
    let length = scanner.position - from
    guard length <= 3 else { return .identifier }
    var prefix = length
    let isRaw = scanner.bytes[scanner.position - 1] == UInt8(ascii: "R")
    if isRaw { prefix -= 1 }
    let isPrefix =
      switch prefix {
      case 0: isRaw
      case 1: [UInt8(ascii: "L"), UInt8(ascii: "u"), UInt8(ascii: "U")].contains(scanner.bytes[from])
      case 2: scanner.is("u8", at: from)
      default: false
      }
    guard isPrefix else { return .identifier }
    guard scanner.peek() == UInt8(ascii: "\"") else { return isRaw ? .identifier : scanCharacter() }
    return isRaw ? scanRawString() : scanQuoted(UInt8(ascii: "\""), as: .string)
  }

  /// Stands on the quote of a raw string: `"name(text)name"`.
  private mutating func scanRawString() -> ObjectiveCTokenKind {
    let from = scanner.position
    var open = from + 1
    while open < scanner.end, open - from <= 17, ByteClass(scanner.bytes[open]).isDisjoint(with: [.blank, .lineEnd]),
      !"()\\\"".utf8.contains(scanner.bytes[open])
    {
      open += 1
    }
    guard scanner.is(UInt8(ascii: "("), at: open) else { return scanQuoted(UInt8(ascii: "\""), as: .string) }
    let length = open - from - 1
    scanner.position = open + 1
    while scanner.position < scanner.end {
      scanner.advance(to: UInt8(ascii: ")"), or: UInt8(ascii: ")"))
      let quote = scanner.position + 1 + length
      if scanner.is(UInt8(ascii: "\""), at: quote),
        bytesAreEqual(scanner.bytes + scanner.position + 1, scanner.bytes + from + 1, length)
      {
        scanner.position = quote + 1
        return .string
      }
      if scanner.position < scanner.end { scanner.position += 1 }
    }
    scanner.note(.unterminatedString, at: from)
    return .unknown
  }

  /// From a quote to behind the one that closes it; an unterminated literal reaches to the end of its line.
  mutating func scanQuoted(_ quote: UInt8, as kind: ObjectiveCTokenKind) -> ObjectiveCTokenKind {
    let from = scanner.position
    scanner.position += 1
    while scanner.position < scanner.end {
      let byte = scanner.bytes[scanner.position]
      if byte == quote {
        scanner.position += 1
        return kind
      }
      if byte == UInt8(ascii: "\\") {
        scanner.position = scanner.escapedLineEnd() ?? min(scanner.position + 2, scanner.end)
        continue
      }
      if byte == 10 || byte == 13 { break }
      scanner.position += 1
    }
    scanner.note(.unterminatedString, at: from)
    return .unknown
  }

  /// Stands on a `'`.
  mutating func scanCharacter() -> ObjectiveCTokenKind {
    guard scanner.peek(1) == UInt8(ascii: "'") else { return scanQuoted(UInt8(ascii: "'"), as: .character) }
    scanner.note(.strayCharacter, at: scanner.position)
    scanner.position += 2
    return .unknown
  }

  /// A number as the preprocessor has it: digits, letters, dots, signs behind an exponent, `'` between digits.
  mutating func scanNumber() -> ObjectiveCTokenKind {
    var previous: UInt8 = 0
    while scanner.position < scanner.end {
      let byte = scanner.bytes[scanner.position]
      let isPart =
        switch byte {
        case UInt8(ascii: "."): true
        case UInt8(ascii: "$"): false
        case UInt8(ascii: "+"), UInt8(ascii: "-"): "eEpP".utf8.contains(previous)
        case UInt8(ascii: "'"): ByteClass(scanner.peek(1)).contains(.word)
        default: ByteClass(byte).contains(.word)
        }
      if !isPart {
        guard byte >= 128, scanner.advanceOverWide(where: WideScalar.isIdentifierPart) else { return .number }
        continue
      }
      previous = byte
      scanner.position += 1
    }
    return .number
  }
}

extension Scanner {
  /// The rest of a name that holds characters beyond ASCII or goes on behind `\` and a line break.
  mutating func scanContinuedWord() {
    while true {
      scanWord()
      guard position < end, bytes[position] == UInt8(ascii: "\\"), let next = escapedLineEnd(), next < end,
        ByteClass(bytes[next]).contains(.word)
      else { return }
      position = next
    }
  }

  /// Stands on a `\`: the offset behind the line break that it hides, blanks between them; nil where none follows.
  func escapedLineEnd() -> Int? {
    var index = position + 1
    while index < end, ByteClass(bytes[index]).contains(.blank) { index += 1 }
    guard index < end, ByteClass(bytes[index]).contains(.lineEnd) else { return nil }
    return bytes[index] == 13 && `is`(UInt8(ascii: "\n"), at: index + 1) ? index + 2 : index + 1
  }
}
