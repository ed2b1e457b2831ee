import Syntax

/// Reads a `.strings` file: keys and texts, quoted or bare, with comments. What is malformed is a problem, and reading
/// goes on with the next line.
struct StringsReader {
  /// More problems than this are not kept.
  private static let mostProblems = 16

  private(set) var table: StringTable
  private(set) var problems: [Problem] = []
  private let source: Source
  /// The source's bytes, zeros behind them.
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var at = 0
  private var line = 1

  init(_ source: Source) {
    table = StringTable(path: source.path)
    self.source = source
    bytes = source.bytes.address
    count = source.bytes.count
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// Reads all entries.
  mutating func read() {
    while true {
      skipBlanks()
      guard at < count else { return }
      let start = at
      // The braces of a whole property list may stand around the entries.
      if bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "}") || bytes[at] == UInt8(ascii: ";") {
        at += 1
      } else if !scanEntry() {
        fault()
        skipLine(from: start)
      }
    }
  }

  /// Stands on a key; afterwards behind the semicolon. False where it is no entry; nothing says where that ends then.
  private mutating func scanEntry() -> Bool {
    let start = line
    guard let key = scanText() else { return false }
    skipBlanks()
    var text = key
    if advance(if: UInt8(ascii: "=")) {
      skipBlanks()
      guard let value = scanText() else { return false }
      text = value
      skipBlanks()
    }
    guard advance(if: UInt8(ascii: ";")) || bytes[at] == UInt8(ascii: "}") && at < count else { return false }
    table.entries.append(StringEntry(key: key, text: text, line: start))
    return true
  }

  private mutating func advance(if byte: UInt8) -> Bool {
    guard at < count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// Stands before blanks or comments; afterwards before something else or at the end.
  private mutating func skipBlanks() {
    while at < count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "/") {
        while at < count, bytes[at] != 10 { at += 1 }
      } else if byte == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        skipComment()
      } else if byte <= 32 {
        step()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = line
    at += 2
    while at < count, !(bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")) { step() }
    if at < count { at += 2 } else { fault(line: start) }
  }

  private mutating func step() {
    if bytes[at] == 10 { line += 1 }
    at += 1
  }

  /// Stands where something is malformed that began at an offset; afterwards on the next line.
  private mutating func skipLine(from start: Int) {
    if at == start { step() }
    while at < count, bytes[at] != 10 { at += 1 }
  }

  private mutating func fault(line: Int? = nil) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(Problem(.brokenSyntax, path: table.path, line: line ?? self.line))
  }
}

extension StringsReader {
  /// Stands on a text, quoted or bare; afterwards behind it. Nil where there is none, or where it does not end.
  private mutating func scanText() -> String? {
    let quote = bytes[at]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return scanQuoted(quote) }
    let start = at
    while at < count, Self.isBare(bytes[at]) { at += 1 }
    return at > start ? text(start) : nil
  }

  /// The text from an offset to here.
  private func text(_ start: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: at - start), as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Stands on a quote; afterwards behind the closing one, or again on the opening one where there is none.
  private mutating func scanQuoted(_ quote: UInt8) -> String? {
    let start = (at, line)
    at += 1
    let first = at
    while at < count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\\") { step() }
    if at < count, bytes[at] == quote {
      at += 1
      return source.text(ByteRange(first, at - 1))
    }
    var text = Array(UnsafeBufferPointer(start: bytes + first, count: at - first))
    while at < count {
      let byte = bytes[at]
      if byte == quote {
        at += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text += scanEscape()
      } else {
        text.append(byte)
        step()
      }
    }
    (at, line) = start
    return nil
  }

  /// Stands on a backslash; afterwards behind the escape.
  private mutating func scanEscape() -> [UInt8] {
    at += 1
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      at += 1
      return Array(String(decoding: scanUnits(), as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return scanOctal()
    default:
      if at < count { step() }
      return [Self.escapes[byte] ?? byte]
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
  ]

  /// Stands behind `\U`; the unit of a high surrogate takes the escape of its low one with it.
  private mutating func scanUnits() -> [UInt16] {
    guard let first = scanUnit() else { return [UInt16(UInt8(ascii: "U"))] }
    guard first & 0xFC00 == 0xD800, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] | 0x20 == UInt8(ascii: "u") else {
      return [first]
    }
    at += 2
    return [first] + (scanUnit().map { [$0] } ?? [])
  }

  /// Stands on up to four hexadecimal digits.
  private mutating func scanUnit() -> UInt16? {
    let start = at
    while at < count, at < start + 4, Unicode.Scalar(bytes[at]).properties.isASCIIHexDigit { at += 1 }
    return UInt16(text(start), radix: 16)
  }

  /// Stands on up to three octal digits.
  private mutating func scanOctal() -> [UInt8] {
    let start = at
    while at < count, at < start + 3, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[at]) { at += 1 }
    let code = UInt32(text(start), radix: 8) ?? 0
    return Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
  }
}
