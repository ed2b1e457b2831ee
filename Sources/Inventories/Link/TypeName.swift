import Syntax

/// A type as written: read from text, names not yet looked up.
package indirect enum TypeName: Hashable, Sendable {
  /// A name with its enclosing names (`A.B`) and generic arguments.
  case named(String, [TypeName])
  case optional(TypeName, implicitly: Bool)
  case tuple([TypeName], labels: [String])
  case function([TypeName], TypeName)
  /// No type, or one that could not be read.
  case unknown

  /// Reads a type's text; what it cannot read is `unknown`.
  package init(_ text: String) {
    var reader = TypeNameReader(Array(text.utf8))
    self = reader.readType(depth: 0)
  }

  /// The type without optionality.
  package var unwrapped: TypeName {
    if case .optional(let inner, _) = self { return inner.unwrapped }
    return self
  }

  /// Whether a value can be nil; an implicitly unwrapped one can.
  package var isOptional: Bool {
    switch self {
    case .optional: true
    case .named("Optional", _): true
    default: false
    }
  }

  /// The name without generic arguments; nil where it is no name.
  package var name: String? {
    if case .named(let name, _) = unwrapped { return name }
    return nil
  }
}

/// Reads Swift's type grammar as far as values are followed through it; stands between two tokens of the text.
private struct TypeNameReader {
  private static let deepest = 32
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 32 || byte == 10 || byte == 9 || byte == 13 { at += 1 }
  }

  private mutating func advance(if expected: Character) -> Bool {
    skipSpace()
    guard byte == expected.asciiValue else { return false }
    at += 1
    return true
  }

  private mutating func readWord() -> String {
    skipSpace()
    let start = at
    while let byte, isWordByte(byte) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95 || byte >= 128
  }

  mutating func readType(depth: Int) -> TypeName {
    guard depth < Self.deepest else { return .unknown }
    skipAttributes()
    var type = readPrimary(depth: depth)
    while true {
      skipSpace()
      if byte == UInt8(ascii: "?") {
        at += 1
        type = .optional(type, implicitly: false)
      } else if byte == UInt8(ascii: "!") {
        at += 1
        type = .optional(type, implicitly: true)
      } else {
        break
      }
    }
    if let function = readArrow(behind: type, depth: depth) { return function }
    return readComposition(of: type, depth: depth)
  }

  /// `A & B` is its first part that is no marker.
  private mutating func readComposition(of first: TypeName, depth: Int) -> TypeName {
    var type = first
    while advance(if: "&") {
      let next = readType(depth: depth + 1)
      if type == .unknown { type = next }
    }
    return type
  }

  private mutating func skipAttributes() {
    while true {
      let start = at
      skipSpace()
      if byte == UInt8(ascii: "@") {
        at += 1
        _ = readWord()
        continue
      }
      let word = readWord()
      switch word {
      case "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "each", "repeat":
        continue
      default:
        at = start
        return
      }
    }
  }

  private mutating func readArrow(behind type: TypeName, depth: Int) -> TypeName? {
    let start = at
    var word = readWord()
    while word == "async" || word == "throws" || word == "rethrows" {
      if word == "throws", advance(if: "(") {
        _ = readType(depth: depth + 1)
        _ = advance(if: ")")
      }
      word = readWord()
    }
    guard advance(if: "-"), advance(if: ">") else {
      at = start
      return nil
    }
    let result = readType(depth: depth + 1)
    if case .tuple(let parameters, _) = type { return .function(parameters, result) }
    return .function([type], result)
  }

  private mutating func readPrimary(depth: Int) -> TypeName {
    if advance(if: "[") { return readBrackets(depth: depth) }
    if advance(if: "(") { return readParentheses(depth: depth) }
    var name = readWord()
    guard !name.isEmpty else { return .unknown }
    var arguments = readArguments(depth: depth)
    while true {
      let start = at
      guard advance(if: ".") else { break }
      let next = readWord()
      if next.isEmpty || next == "Type" || next == "Protocol" {
        at = next.isEmpty ? start : at
        break
      }
      name += "." + next
      arguments = readArguments(depth: depth)
    }
    if name == "Optional", let inner = arguments.first { return .optional(inner, implicitly: false) }
    return .named(name, arguments)
  }

  private mutating func readArguments(depth: Int) -> [TypeName] {
    guard byte == UInt8(ascii: "<"), advance(if: "<") else { return [] }
    var list: [TypeName] = []
    while let byte, byte != UInt8(ascii: ">") {
      let before = at
      list.append(readType(depth: depth + 1))
      _ = advance(if: ",")
      skipSpace()
      if at == before { break }
    }
    _ = advance(if: ">")
    return list
  }

  private mutating func readBrackets(depth: Int) -> TypeName {
    let first = readType(depth: depth + 1)
    if advance(if: ":") {
      let second = readType(depth: depth + 1)
      _ = advance(if: "]")
      return .named("Dictionary", [first, second])
    }
    _ = advance(if: "]")
    return .named("Array", [first])
  }

  private mutating func readParentheses(depth: Int) -> TypeName {
    var parts: [TypeName] = []
    var labels: [String] = []
    while true {
      skipSpace()
      guard let byte, byte != UInt8(ascii: ")") else { break }
      let before = at
      labels.append(readLabel())
      parts.append(readType(depth: depth + 1))
      while advance(if: ".") {}
      _ = advance(if: ",")
      if at == before { break }
    }
    _ = advance(if: ")")
    if parts.count == 1, labels[0].isEmpty, !startsArrow() { return parts[0] }
    return .tuple(parts, labels: labels)
  }

  /// `label:` or `_ name:`; leaves the reader where it was if there is none.
  private mutating func readLabel() -> String {
    let start = at
    var label = readWord()
    let second = readWord()
    if !second.isEmpty { label = second }
    if !label.isEmpty, advance(if: ":") { return label }
    at = start
    return ""
  }

  private mutating func startsArrow() -> Bool {
    let start = at
    defer { at = start }
    var word = readWord()
    while word == "async" || word == "throws" || word == "rethrows" { word = readWord() }
    return advance(if: "-") && advance(if: ">")
  }
}
