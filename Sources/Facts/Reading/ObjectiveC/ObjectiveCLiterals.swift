import Syntax

/// Literals of Objective-C, and strings.
extension ObjectiveCBodyReader {
  /// At `@` where an operand is wanted.
  mutating func readAt() -> ValueID {
    let start = at
    switch kind(at + 1) {
    case .string: return readStrings()
    case .leftSquare:
      advance()
      return readElements(.array, from: start)
    case .leftBrace:
      advance()
      return readElements(.dictionary, from: start)
    case .leftParen, .number, .minus, .plus, .character:
      advance()
      return readUnary()
    case .identifier: return readAtWord()
    default:
      advance()
      return readUnreadable(.unparsed)
    }
  }

  /// `@YES`, `@selector(tap:)`, `@available(…)`, `@keypath(a.b)` and other macros.
  private mutating func readAtWord() -> ValueID {
    let start = at
    advance()
    let word = word
    let name = text(at)
    switch word {
    case .yes, .no, .true, .false: return readPostfix()
    case .selector: return readSelector(from: start)
    case .available:
      skipCall()
      return push(.constant(.boolean(true)), from: start)
    case .encode, .protocol:
      skipCall()
      return push(.constant(.other(source.text(rangeFrom(start)))), from: start)
    default:
      advance()
      let callee = push(.free("@" + name), from: start)
      guard kind == .leftParen else { return callee }
      let close = partner(at)
      advance()
      let arguments = readArguments(until: close)
      leaveBracket(close)
      return push(.call(callee, arguments), from: start)
    }
  }

  private mutating func skipCall() {
    advance()
    if kind == .leftParen { skipBalanced() }
  }

  /// `@selector(tap:)` as Swift's `#selector(tap(_:))`.
  private mutating func readSelector(from start: Int) -> ValueID {
    advance()
    let close = partner(at)
    var name = ByteRange(0, 0)
    if kind == .leftParen, kind(at + 1) == .identifier { name = list.tokens[at + 1].range }
    if kind == .leftParen { at = min(close + 1, lastIndex) }
    let callee = push(.free("#" + ObjectiveCWord.selector.rawValue), from: start)
    let method = push(.free(source.text(name)), name)
    return push(.call(callee, [Argument(label: nil, value: method)]), from: start)
  }

  /// `[a, b]` or `{k: v}` behind an `@`.
  private mutating func readElements(_ collection: CollectionKind, from start: Int) -> ValueID {
    let close = partner(at)
    advance()
    var arguments: [Argument] = []
    while at < close {
      let before = at
      arguments.append(Argument(label: nil, value: readAssignment()))
      if collection == .dictionary, advance(if: .colon) {
        arguments.append(Argument(label: nil, value: readAssignment()))
      }
      skipToComma(close)
      if at < close { _ = advance(if: .comma) }
      guard at > before else { break }
    }
    leaveBracket(close)
    return push(.collection(collection, arguments), from: start)
  }

  // MARK: Strings

  /// At a string, or at the `@` before it: strings in a row are one, and so is what a macro between them stands for.
  mutating func readStrings() -> ValueID {
    let start = at
    var text = ""
    var isWhole = true
    while at < lastIndex {
      if kind == .at, kind(at + 1) == .string { advance() }
      if kind == .string {
        text += ObjectiveCText.decode(source, list.tokens[at].range)
        advance()
      } else if kind == .identifier, kind(at + 1) == .string || kind(at + 1) == .at && kind(at + 2) == .string {
        isWhole = false
        advance()
      } else {
        break
      }
    }
    let value = push(.constant(.text(text)), from: start)
    return isWhole ? value : push(.composed([value]), from: start)
  }
}

/// What a literal of C in quotes says.
enum ObjectiveCText {
  /// The text of a string or character literal, its escapes resolved.
  static func decode(_ source: Source, _ range: ByteRange) -> String {
    let bytes = Array(source.bytes[range.offsets.clamped(to: 0..<source.bytes.count)])
    guard let quote = bytes.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else {
      return ""
    }
    let isClosed = bytes.count > quote + 1 && bytes.last == bytes[quote]
    let inside = bytes[(quote + 1)..<(isClosed ? bytes.count - 1 : bytes.count)]
    if quote > 0, bytes[quote - 1] == UInt8(ascii: "R") { return raw(inside) }
    guard inside.contains(UInt8(ascii: "\\")) else { return String(decoding: inside, as: UTF8.self) }
    return String(decoding: unescaped(inside), as: UTF8.self)
  }

  /// `name(text)name`
  private static func raw(_ bytes: ArraySlice<UInt8>) -> String {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return String(decoding: bytes, as: UTF8.self) }
    let length = open - bytes.startIndex + 1
    return String(decoding: bytes[(open + 1)...].dropLast(length), as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"): result.append(32)
      case UInt8(ascii: "u"): append(number(bytes, &index, digits: 4, base: 16), to: &result)
      case UInt8(ascii: "U"): append(number(bytes, &index, digits: 8, base: 16), to: &result)
      case UInt8(ascii: "x"): result.append(UInt8(truncatingIfNeeded: number(bytes, &index, digits: 2, base: 16)))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        result.append(UInt8(truncatingIfNeeded: number(bytes, &index, digits: 3, base: 8)))
      case 10: break
      case 13: if index < bytes.endIndex, bytes[index] == 10 { index += 1 }
      default: result.append(escape)
      }
    }
    return result
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ index: inout Int, digits: Int, base: UInt32) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < digits, index < bytes.endIndex, let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue,
      digit < base
    {
      value = value &* base &+ UInt32(digit)
      index += 1
      count += 1
    }
    return value
  }

  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    result += String(UnicodeScalar(scalar).map(Character.init) ?? "\u{FFFD}").utf8
  }
}
