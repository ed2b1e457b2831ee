/// The bytes of one file and the path it is reported under; text is sliced only when someone asks.
public struct Source: Sendable {
  /// The path as reported, relative to the report's root, with `/` between its parts.
  public let path: String
  /// The whole file, byte for byte.
  public let bytes: Bytes

  /// A file's bytes under the path it is reported by.
  public init(path: String, bytes: Bytes) {
    self.path = path
    self.bytes = bytes
  }

  /// A copy of bytes under the path they are reported by.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: Bytes(bytes))
  }

  /// A source made from text, for tests and rule cards.
  public init(path: String = "text.swift", _ text: String) {
    self.init(path: path, bytes: Bytes(Array(text.utf8)))
  }

  /// Longer files than this many bytes are not read: none that a person wrote comes near it.
  package static let most = 16 << 20

  /// The problem that a file is longer than is read.
  package static func tooLong(_ path: String) -> Problem {
    Problem(.cannotRead, path: path, detail: "> \(most >> 20) MiB")
  }

  /// Whether the path says that it is Objective-C or Objective-C++ source.
  package var isObjectiveC: Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  /// The text of a range; invalid UTF-8 is repaired with replacement characters.
  public func text(_ range: ByteRange) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
  }

  /// The text of a token.
  package func text(_ token: Token) -> String { text(token.range) }

  /// The range of the whole file.
  public var whole: ByteRange { ByteRange(0, bytes.count) }

  /// Whether a range holds exactly this text; makes no string.
  @inline(__always)
  package func matches(_ range: ByteRange, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount, Int(range.end) <= bytes.count else { return false }
    return bytesAreEqual(bytes.address + Int(range.start), text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Whether a token's text is exactly this; makes no string.
  @inline(__always)
  package func matches(_ token: Token, _ text: StaticString) -> Bool { matches(token.range, text) }

  /// Whether two ranges, of this source and of another, hold the same bytes.
  package func matches(_ range: ByteRange, _ other: Source, _ otherRange: ByteRange) -> Bool {
    guard range.count == otherRange.count, Int(range.end) <= bytes.count, Int(otherRange.end) <= other.bytes.count
    else { return false }
    return bytesAreEqual(
      bytes.address + Int(range.start), other.bytes.address + Int(otherRange.start), max(range.count, 0))
  }
}

/// Compares bytes one by one; the texts of tokens are too short for more.
@inline(__always)
func bytesAreEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var index = 0
  while index < count {
    if left[index] != right[index] { return false }
    index += 1
  }
  return true
}
