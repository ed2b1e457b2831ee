import Syntax

/// Turns the bytes between a string's quotes into the text it means: escapes resolved, a `"""` string's indentation
/// and its first and last line break left out.
struct StringDecoder {
  private let source: Source
  private let pounds: Int
  private let isMultiline: Bool
  /// The bytes before the closing quote on its line.
  private var indentation: ArraySlice<UInt8> = []

  init(_ source: Source, pounds: Int, isMultiline: Bool, _ parts: [BodyReader.StringPart]) {
    self.source = source
    self.pounds = pounds
    self.isMultiline = isMultiline
    guard isMultiline, case .text(let last)? = parts.last else { return }
    let bytes = StringDecoder.bytes(source, last)
    let line = bytes.lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? bytes.startIndex
    if bytes[line...].allSatisfy({ $0 == 32 || $0 == 9 }) { indentation = bytes[line...] }
  }

  /// The text of one stretch; the first stands behind the opening quote, the last before the closing one.
  func decode(_ range: ByteRange, isFirst: Bool, isLast: Bool) -> String {
    var bytes = StringDecoder.bytes(source, range)
    if isMultiline {
      if isFirst, let end = endOfLineBreak(bytes, bytes.startIndex) {
        bytes = bytes[end...]
        if bytes.starts(with: indentation) { bytes = bytes.dropFirst(indentation.count) }
      }
      if isLast { dropLastLine(&bytes, isFirst: isFirst) }
    }
    if !isMultiline && !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
    return unescape(bytes)
  }

  private static func bytes(_ source: Source, _ range: ByteRange) -> ArraySlice<UInt8> {
    source.bytes.withUnsafeBufferPointer { ArraySlice($0[range.offsets.clamped(to: 0..<$0.count)]) }
  }

  private func dropLastLine(_ bytes: inout ArraySlice<UInt8>, isFirst: Bool) {
    guard let last = bytes.lastIndex(where: { $0 == 10 || $0 == 13 }) else {
      // Only the quotes' own line is left of an empty string.
      if isFirst && bytes.allSatisfy({ $0 == 32 || $0 == 9 }) { bytes = [] }
      return
    }
    bytes = bytes[..<last]
    if bytes.last == 13 { bytes.removeLast() }
  }

  /// The index behind a line break at an index, nil where none is.
  private func endOfLineBreak(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int? {
    guard index < bytes.endIndex else { return nil }
    if bytes[index] == 10 { return index + 1 }
    guard bytes[index] == 13 else { return nil }
    return index + 1 < bytes.endIndex && bytes[index + 1] == 10 ? index + 2 : index + 1
  }

  private func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if isMultiline, let end = endOfLineBreak(bytes, index) {
        text.append(10)
        index = skipIndentation(bytes, end)
      } else if let next = escape(bytes, index, &text) {
        index = next
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func skipIndentation(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
    bytes[index...].starts(with: indentation) ? index + indentation.count : index
  }

  /// Resolves the escape at an index and gives the index behind it; nil where none stands there.
  private func escape(_ bytes: ArraySlice<UInt8>, _ start: Int, _ text: inout [UInt8]) -> Int? {
    guard bytes[start] == UInt8(ascii: "\\") else { return nil }
    let index = start + 1 + pounds
    guard index < bytes.endIndex, bytes[(start + 1)..<index].allSatisfy({ $0 == UInt8(ascii: "#") }) else {
      return nil
    }
    switch bytes[index] {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): return scalar(bytes, index + 1, &text)
    case 10, 13, 32, 9: return continuedLine(bytes, index)
    default: text.append(bytes[index])
    }
    return index + 1
  }

  /// `{1F600}`.
  private func scalar(_ bytes: ArraySlice<UInt8>, _ start: Int, _ text: inout [UInt8]) -> Int? {
    guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "{"),
      let close = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let digits = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
    text.append(contentsOf: String(Character(scalar)).utf8)
    return close + 1
  }

  /// A `\` at the end of a line joins it with the next one.
  private func continuedLine(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    guard isMultiline else { return nil }
    var index = start
    while index < bytes.endIndex, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    guard let end = endOfLineBreak(bytes, index) else { return nil }
    return skipIndentation(bytes, end)
  }
}
