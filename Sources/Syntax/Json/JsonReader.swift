/// Reads JSON from bytes: one value, in linear time, at most 200 levels deep.
package struct JsonReader {
  private static let deepest = 200

  private let bytes: [UInt8]
  private let dialect: JsonDialect
  private var at = 0
  private var line = 1
  private var depth = 0

  private init(_ bytes: [UInt8], _ dialect: JsonDialect) {
    self.bytes = bytes
    self.dialect = dialect
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// The value that the bytes spell.
  package static func read(_ bytes: [UInt8], _ dialect: JsonDialect = .strict) throws(JsonFault) -> Json {
    var reader = JsonReader(bytes, dialect)
    let json = try reader.scanValue()
    try reader.skipBlanks()
    guard reader.at == bytes.count else { throw reader.fault(.trailing) }
    return json
  }

  private func fault(_ kind: JsonFault.Kind) -> JsonFault { JsonFault(kind: kind, line: line) }

  private func peek() -> UInt8? { at < bytes.count ? bytes[at] : nil }

  /// What stands here, as a fault: the end, or an unexpected character.
  private func unexpected() -> JsonFault {
    guard at < bytes.count else { return fault(.endsEarly) }
    let rest = String(decoding: bytes[at..<min(at + 8, bytes.count)], as: UTF8.self)
    guard bytes[at] >= 0x20, bytes[at] != 0x7F else {
      let digits = String(bytes[at], radix: 16, uppercase: true)
      return fault(.unexpected("U+" + String(repeating: "0", count: 4 - digits.count) + digits))
    }
    return fault(.unexpected(rest.first.map(String.init) ?? ""))
  }

  private mutating func advance(if byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    at += 1
    return true
  }

  /// Stands before blanks or comments; afterwards before something else or at the end.
  private mutating func skipBlanks() throws(JsonFault) {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/") where dialect == .relaxed: try skipComment()
      default: return
      }
    }
  }

  /// Stands on a slash; afterwards behind the comment that it opens.
  private mutating func skipComment() throws(JsonFault) {
    let second = at + 1 < bytes.count ? bytes[at + 1] : 0
    if second == UInt8(ascii: "/") {
      while let byte = peek(), byte != UInt8(ascii: "\n") { at += 1 }
    } else if second == UInt8(ascii: "*") {
      at += 2
      while !(peek() == UInt8(ascii: "*") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/")) {
        guard let byte = peek() else { throw fault(.endsEarly) }
        if byte == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
      at += 2
    } else {
      throw unexpected()
    }
  }

  private mutating func scanValue() throws(JsonFault) -> Json {
    try skipBlanks()
    let start = line
    return Json(value: try scanAny(), line: start)
  }

  private mutating func scanAny() throws(JsonFault) -> Json.Value {
    guard let byte = peek() else { throw unexpected() }
    switch byte {
    case UInt8(ascii: "{"): return .object(try nested { (reader) throws(JsonFault) in try reader.scanMembers() })
    case UInt8(ascii: "["): return .list(try nested { (reader) throws(JsonFault) in try reader.scanElements() })
    case UInt8(ascii: "\""): return .text(try scanText())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try scanNumber())
    default:
      if scanWord("true") { return .bool(true) }
      if scanWord("false") { return .bool(false) }
      if scanWord("null") { return .null }
      throw unexpected()
    }
  }

  private mutating func nested<Result>(
    _ scan: (inout JsonReader) throws(JsonFault) -> Result
  ) throws(JsonFault) -> Result {
    depth += 1
    guard depth <= Self.deepest else { throw fault(.tooDeep) }
    let result = try scan(&self)
    depth -= 1
    return result
  }

  private mutating func scanWord(_ word: String) -> Bool {
    guard bytes[at...].starts(with: word.utf8) else { return false }
    at += word.utf8.count
    return true
  }

  /// Stands on an opening bracket; `element` reads one element, and the closing bracket is read here.
  private mutating func scanList(
    until close: Character,
    _ element: (inout JsonReader) throws(JsonFault) -> Void
  ) throws(JsonFault) {
    let close = close.asciiValue ?? 0
    at += 1
    try skipBlanks()
    if advance(if: close) { return }
    while true {
      try element(&self)
      try skipBlanks()
      if advance(if: close) { return }
      guard advance(if: UInt8(ascii: ",")) else { throw unexpected() }
      try skipBlanks()
      if dialect == .relaxed, advance(if: close) { return }
    }
  }

  private mutating func scanElements() throws(JsonFault) -> [Json] {
    var elements: [Json] = []
    try scanList(until: "]") { (reader) throws(JsonFault) in elements.append(try reader.scanValue()) }
    return elements
  }

  private mutating func scanMembers() throws(JsonFault) -> [Json.Member] {
    var members: [Json.Member] = []
    var names: Set<String> = []
    try scanList(until: "}") { (reader) throws(JsonFault) in
      let line = reader.line
      guard reader.peek() == UInt8(ascii: "\"") else { throw reader.unexpected() }
      let name = try reader.scanText()
      guard names.insert(name).inserted else { throw reader.fault(.twice(name)) }
      try reader.skipBlanks()
      guard reader.advance(if: UInt8(ascii: ":")) else { throw reader.unexpected() }
      members.append(Json.Member(name: name, line: line, value: try reader.scanValue()))
    }
    return members
  }
}

extension JsonReader {
  /// Stands on an opening quote; afterwards behind the closing one.
  private mutating func scanText() throws(JsonFault) -> String {
    at += 1
    var text: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        guard let text = String(validating: text, as: UTF8.self) else { throw fault(.notUTF8) }
        return text
      case UInt8(ascii: "\\"): text += try scanEscape().utf8
      case 0..<0x20: throw unexpected()
      default:
        text.append(byte)
        at += 1
      }
    }
    throw fault(.endsEarly)
  }

  /// Stands on a backslash; afterwards behind the escape.
  private mutating func scanEscape() throws(JsonFault) -> String {
    at += 1
    guard let byte = peek() else { throw fault(.endsEarly) }
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "u"): return String(try scanUnicode())
    default: throw fault(.badEscape)
    }
  }

  /// Stands behind `\u`; a high surrogate takes the escape of its low one with it.
  private mutating func scanUnicode() throws(JsonFault) -> Character {
    var code = try scanHex()
    if (0xD800..<0xDC00).contains(code) {
      guard advance(if: UInt8(ascii: "\\")), advance(if: UInt8(ascii: "u")) else { throw fault(.badEscape) }
      let low = try scanHex()
      guard (0xDC00..<0xE000).contains(low) else { throw fault(.badEscape) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = UnicodeScalar(code) else { throw fault(.badEscape) }
    return Character(scalar)
  }

  private mutating func scanHex() throws(JsonFault) -> UInt32 {
    guard at + 4 <= bytes.count else { throw fault(.endsEarly) }
    let digits = bytes[at..<at + 4]
    guard digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(.badEscape) }
    at += 4
    return code
  }

  /// Stands on a minus or a digit; the number is kept as it is spelled.
  private mutating func scanNumber() throws(JsonFault) -> String {
    let start = at
    _ = advance(if: UInt8(ascii: "-"))
    if !advance(if: UInt8(ascii: "0")) { try scanDigits() }
    if advance(if: UInt8(ascii: ".")) { try scanDigits() }
    if advance(if: UInt8(ascii: "e")) || advance(if: UInt8(ascii: "E")) {
      if !advance(if: UInt8(ascii: "+")) { _ = advance(if: UInt8(ascii: "-")) }
      try scanDigits()
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func scanDigits() throws(JsonFault) {
    let start = at
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    if at == start { throw fault(.badNumber) }
  }
}
