import Syntax

/// A file made plain for reading: UTF-8, lines that end in LF, comments blank. A line keeps its number, and unless the
/// file was UTF-16 a byte keeps its offset.
struct PlainText: Sendable {
  /// The bytes; no carriage return, no NUL, no byte-order mark.
  let bytes: [UInt8]

  /// Makes a file's bytes plain.
  init(_ raw: [UInt8]) {
    var bytes = PlainText.utf8(raw)
    bytes.withUnsafeMutableBufferPointer { buffer in
      PlainText.straighten(buffer)
      PlainText.blankComments(buffer)
    }
    self.bytes = bytes
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private static func utf8(_ raw: [UInt8]) -> [UInt8] {
    guard raw.count >= 2 else { return raw }
    let isLittle = raw[0] == 0xFF && raw[1] == 0xFE
    guard isLittle || (raw[0] == 0xFE && raw[1] == 0xFF) else { return raw }
    let units = stride(from: 2, to: raw.count - 1, by: 2).map { (index: Int) -> UInt16 in
      let first = UInt16(raw[index])
      let second = UInt16(raw[index + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func straighten(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      for index in 0..<3 { bytes[index] = Byte.space }
    }
    for index in bytes.indices {
      if bytes[index] == Byte.carriageReturn {
        let endsInLineFeed = index + 1 < bytes.count && bytes[index + 1] == Byte.lineFeed
        bytes[index] = endsInLineFeed ? Byte.space : Byte.lineFeed
      } else if bytes[index] == 0 {
        bytes[index] = Byte.space
      }
    }
  }

  private static func blankComments(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Byte.slash, index + 1 < bytes.count, bytes[index + 1] == Byte.slash || bytes[index + 1] == Byte.star {
        let end = bytes[index + 1] == Byte.slash ? lineCommentEnd(bytes, index) : blockCommentEnd(bytes, index)
        for inside in index..<end where bytes[inside] != Byte.lineFeed { bytes[inside] = Byte.space }
        index = end
      } else if byte == Byte.quote || byte == Byte.apostrophe {
        index = stringEnd(bytes, index) ?? index + 1
      } else {
        index += 1
      }
    }
  }

  private static func lineCommentEnd(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] == Byte.lineFeed, !isContinued(bytes, index) { return index }
      index += 1
    }
    return index
  }

  private static func isContinued(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ lineFeed: Int) -> Bool {
    var index = lineFeed - 1
    while index >= 0, bytes[index] == Byte.space || bytes[index] == Byte.tab { index -= 1 }
    return index >= 0 && bytes[index] == Byte.backslash
  }

  private static func blockCommentEnd(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == Byte.star, bytes[index + 1] == Byte.slash { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  /// Where a string that starts here ends; nil where it does not end on its line, which makes the quote a lone one.
  static func stringEnd(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == bytes[start] { return index + 1 }
      if bytes[index] == Byte.lineFeed { return nil }
      index += bytes[index] == Byte.backslash ? 2 : 1
    }
    return nil
  }
}

/// The bytes that the readers of this room name.
enum Byte {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")

  /// Whether a byte is blank, line ends among them.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || (byte >= 9 && byte <= 13) }
  /// Whether a name may start with it; every byte beyond ASCII may.
  static func startsName(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F || byte >= 0x80 || byte == 0x24
  }
  /// Whether it is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
