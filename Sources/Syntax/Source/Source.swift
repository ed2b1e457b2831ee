/// The bytes of one file and the path it is reported under; text is sliced only when someone asks.
public struct Source: Sendable {
  /// The path as reported, relative to the report's root, with `/` between its parts.
  public let path: String
  /// The whole file, byte for byte.
  public let bytes: [UInt8]

  /// A file's bytes under the path it is reported by.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A source made from text, for tests and rule cards.
  public init(path: String = "text.swift", _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range; invalid UTF-8 is repaired with replacement characters.
  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The range of the whole file.
  public var whole: ByteRange { ByteRange(0, bytes.count) }
}
