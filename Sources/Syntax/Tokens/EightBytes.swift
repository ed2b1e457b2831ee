/// Eight bytes looked at in one step, the first in the lowest place; long comments and indentation are read by it.
struct EightBytes {
  private let word: UInt64

  /// The bytes at an address; all eight must be readable.
  @inline(__always)
  init(_ address: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
  }

  /// Whether all are spaces.
  @inline(__always)
  var areSpaces: Bool { word == 0x2020_2020_2020_2020 }

  /// How many bytes lie before the first one that is either of the two; 8 where none is.
  @inline(__always)
  func count(before first: UInt8, or second: UInt8) -> Int {
    let found =
      zeroes(word ^ (UInt64(first) &* 0x0101_0101_0101_0101))
      | zeroes(word ^ (UInt64(second) &* 0x0101_0101_0101_0101))
    return found.trailingZeroBitCount / 8
  }

  /// A high bit in each byte that is zero; above the first such byte others may be wrong.
  @inline(__always)
  private func zeroes(_ value: UInt64) -> UInt64 {
    (value &- 0x0101_0101_0101_0101) & ~value & 0x8080_8080_8080_8080
  }
}

extension Scanner {
  /// Moves to the next byte that is either of the two, or to the end.
  @inline(__always)
  mutating func advance(to first: UInt8, or second: UInt8) {
    while position + 8 <= end {
      let count = EightBytes(bytes + position).count(before: first, or: second)
      position += count
      if count < 8 { return }
    }
    while position < end, bytes[position] != first, bytes[position] != second { position += 1 }
  }

  /// Moves past spaces, eight at a time; fewer than eight may be left.
  @inline(__always)
  mutating func advanceOverIndentation() {
    while position + 8 <= end, EightBytes(bytes + position).areSpaces { position += 8 }
  }
}
