/// A half-open range of byte offsets in one file; files over 4 GiB are not read.
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32

  /// A range from the first byte's offset to the one after the last.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The length in bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  /// Whether no byte is in it.
  @inlinable public var isEmpty: Bool { end <= start }
  /// The offsets, for subscripting bytes.
  @inlinable public var offsets: Range<Int> { Int(start)..<max(Int(start), Int(end)) }

  /// The smallest range that holds both.
  public func joined(_ other: ByteRange) -> ByteRange {
    ByteRange(Int(min(start, other.start)), Int(max(end, other.end)))
  }
}
