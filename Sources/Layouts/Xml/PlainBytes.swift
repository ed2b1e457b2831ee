import Syntax

/// A document's bytes as UTF-8: UTF-16 with or without its mark is turned into it.
enum PlainBytes {
  /// The source as UTF-8, or why it can't be read at all; what is invalid in it is a problem beside it.
  static func read(_ source: Source) -> (source: Source?, problems: [Problem]) {
    guard source.bytes.count <= Source.most else { return (nil, [Source.tooLong(source.path)]) }
    if source.bytes.starts(with: "bplist".utf8) { return (nil, [Problem(.notText, path: source.path)]) }
    if let isBig = wideOrder(source.bytes) { return (wide(source, isBig), []) }
    let valid = source.bytes.withUnsafeBufferPointer { bytes in
      bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }
    guard !hasZero(source.bytes) else { return (nil, [Problem(.notText, path: source.path)]) }
    return (source, valid ? [] : [Problem(.invalidUTF8, path: source.path, line: line(source))])
  }

  /// Whether a zero byte stands near the start, as in files that are no text.
  private static func hasZero(_ bytes: Bytes) -> Bool {
    bytes.withUnsafeBufferPointer { $0.prefix(8_192).contains(0) }
  }

  /// Whether the bytes are UTF-16 with the high byte first; nil where they are no UTF-16.
  private static func wideOrder(_ bytes: Bytes) -> Bool? {
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): true
    case (0xFF, 0xFE): false
    case (0, 1...) where bytes[2] == 0 && bytes[3] != 0: true
    case (1..., 0) where bytes[2] != 0 && bytes[3] == 0: false
    default: nil
    }
  }

  private static func wide(_ source: Source, _ isBig: Bool) -> Source {
    let bytes = source.bytes
    let units = (0..<bytes.count / 2).lazy.map { place in
      let at = 2 * place
      return isBig ? UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1]) : UInt16(bytes[at + 1]) << 8 | UInt16(bytes[at])
    }
    let text = String(decoding: units, as: UTF16.self)
    return Source(path: source.path, bytes: Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8))
  }

  /// The line of the first byte that is no UTF-8.
  private static func line(_ source: Source) -> Int {
    var decoder = UTF8()
    var iterator = source.bytes.makeIterator()
    var line = 1
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): if scalar == "\n" { line += 1 }
      case .emptyInput, .error: return line
      }
    }
  }
}
