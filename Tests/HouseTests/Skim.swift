/// Blanks comments and the insides of string literals. It knows Swift's strings and comments, not its regex literals:
/// those do not stand in this package's sources.
struct Skim {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private(set) var code: [UInt8]
  private(set) var literals: [HouseFile.Literal] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    code = bytes
  }

  mutating func run() { scanCode(until: nil) }

  private func peek(_ ahead: Int = 0) -> UInt8 { at + ahead < bytes.count ? bytes[at + ahead] : 0 }

  private func matches(_ text: StaticString) -> Bool {
    at + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(blank: Bool = false) {
    if peek() == UInt8(ascii: "\n") { line += 1 } else if blank { code[at] = UInt8(ascii: " ") }
    at += 1
  }

  /// Code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func scanCode(until close: UInt8?) {
    var depth = 0
    while at < bytes.count {
      if matches("//") {
        while at < bytes.count && peek() != UInt8(ascii: "\n") { advance(blank: true) }
      } else if matches("/*") {
        scanBlockComment()
      } else if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "#") {
        if !tryScanString() { advance() }
      } else if let close, peek() == close, depth == 0 {
        return
      } else {
        if peek() == UInt8(ascii: "(") { depth += 1 }
        if peek() == UInt8(ascii: ")") { depth -= 1 }
        advance()
      }
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    while at < bytes.count {
      let opens = matches("/*")
      let closes = matches("*/")
      if opens || closes {
        depth += opens ? 1 : -1
        advance(blank: true)
      }
      if at < bytes.count { advance(blank: true) }
      if depth == 0 { return }
    }
  }

  /// A string literal at `"` or at the `#`s before it; false where no string starts here.
  private mutating func tryScanString() -> Bool {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard peek(pounds) == UInt8(ascii: "\"") else { return false }
    let triple = peek(pounds + 1) == UInt8(ascii: "\"") && peek(pounds + 2) == UInt8(ascii: "\"")
    let quotes = triple ? 3 : 1
    for _ in 0..<(pounds + quotes) { advance() }
    var start = at
    while at < bytes.count {
      if closes(quotes: quotes, pounds: pounds) {
        note(from: start)
        for _ in 0..<(quotes + pounds) { advance() }
        return true
      }
      let escapes = peek() == UInt8(ascii: "\\") && (0..<pounds).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
      if escapes && peek(1 + pounds) == UInt8(ascii: "(") {
        note(from: start)
        for _ in 0..<(2 + pounds) { advance() }
        scanCode(until: UInt8(ascii: ")"))
        if at < bytes.count { advance() }
        start = at
      } else {
        if escapes && pounds == 0 { advance(blank: true) }
        if at < bytes.count { advance(blank: true) }
      }
    }
    return true
  }

  private func closes(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<pounds).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func note(from start: Int) {
    guard start < at else { return }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    literals.append(.init(line: line - text.utf8.filter { $0 == UInt8(ascii: "\n") }.count, text: text))
  }
}
