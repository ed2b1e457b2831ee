import Syntax

/// String and regex literals.
extension BodyReader {
  /// At a quote, or the `#`s before it: a constant text, or what is composed of texts and interpolated values.
  mutating func readString() -> ValueID {
    let start = at
    let pounds = kind == .rawStringPoundDelimiter ? buffer.tokens[at].range.count : 0
    if pounds > 0 { advance() }
    let quote = kind
    guard quote == .stringQuote || quote == .multilineStringQuote else { return readUnreadable(.unparsed) }
    advance()
    var parts: [StringPart] = []
    let firstByte = Int(buffer.tokens[at - 1].range.end)
    var textStart = firstByte
    while kind == .stringSegment || kind == .backslash {
      if kind == .backslash {
        parts.append(.text(ByteRange(textStart, Int(buffer.tokens[at].range.start))))
        parts.append(.value(readInterpolation()))
        textStart = Int(buffer.tokens[at - 1].range.end)
      } else {
        advance()
      }
    }
    let textEnd = kind == quote ? Int(buffer.tokens[at].range.start) : Int(buffer.tokens[at - 1].range.end)
    parts.append(.text(ByteRange(textStart, max(textStart, textEnd))))
    if kind == quote { advance() } else { noteBroken() }
    if pounds > 0 && kind == .rawStringPoundDelimiter && isTight { advance() }
    let decoder = StringDecoder(source, pounds: pounds, isMultiline: quote == .multilineStringQuote, parts)
    return compose(parts, decoder, from: start)
  }

  /// What a string literal holds, in order.
  enum StringPart {
    case text(ByteRange)
    case value(ValueID)
  }

  private mutating func compose(_ parts: [StringPart], _ decoder: StringDecoder, from start: Int) -> ValueID {
    if parts.count == 1, case .text(let range) = parts[0] {
      return push(.constant(.text(decoder.decode(range, isFirst: true, isLast: true))), from: start)
    }
    var values: [ValueID] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .value(let value): values.append(value)
      case .text(let range):
        let text = decoder.decode(range, isFirst: index == 0, isLast: index == parts.count - 1)
        if !text.isEmpty { values.append(push(.constant(.text(text)), range)) }
      }
    }
    return push(.composed(values), from: start)
  }

  /// `\(value)`; of more arguments only a `default:` has part in the value.
  private mutating func readInterpolation() -> ValueID {
    let start = at
    advance()
    if kind == .rawStringPoundDelimiter { advance() }
    guard kind == .leftParen else { return readUnreadable(.unparsed) }
    let arguments = readArguments()
    guard let first = arguments.first else { return push(.constant(.text("")), from: start) }
    if arguments.count == 2, arguments[1].label == "default" {
      return push(.fallback(first.value, arguments[1].value), from: start)
    }
    return first.value
  }

  mutating func readRegex() -> Chain {
    let start = at
    while kind == .regexPoundDelimiter || kind == .regexSlash || kind == .regexLiteralPattern {
      let isEnd = kind == .regexPoundDelimiter && at > start
      let isSlash = kind == .regexSlash && at > start && self.kind(at - 1) == .regexLiteralPattern
      advance()
      if isEnd || isSlash && kind != .regexPoundDelimiter { break }
    }
    let value = push(.constant(.other(source.text(rangeFrom(start)))), from: start)
    return Chain(start: start, value: value, isLiteral: true)
  }
}
