/// 128 bits that tell contents apart (MurmurHash3's x64 function).
package struct Digest: Hashable, Sendable {
  let low: UInt64
  let high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The digest of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    self =
      bytes.withContiguousStorageIfAvailable { Digest(buffer: UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes { Digest(buffer: $0) }
  }

  /// The digest of a text.
  package init(text: String) { self.init(Array(text.utf8)) }

  /// Its bytes, the lowest first.
  var bytes: [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: ($0 < 8 ? low : high) >> UInt64(($0 % 8) * 8)) }
  }

  /// As 32 hexadecimal digits.
  package var text: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private static let first: UInt64 = 0x87C3_7B91_1142_53D5
  private static let second: UInt64 = 0x4CF5_AD43_2745_937F

  private init(buffer: UnsafeRawBufferPointer) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    let whole = buffer.count / 16
    for block in 0..<whole {
      low ^= Digest.mixFirst(buffer.loadUnaligned(fromByteOffset: block * 16, as: UInt64.self).littleEndian)
      low = (Digest.rotate(low, 27) &+ high) &* 5 &+ 0x52DC_E729
      high ^= Digest.mixSecond(buffer.loadUnaligned(fromByteOffset: block * 16 + 8, as: UInt64.self).littleEndian)
      high = (Digest.rotate(high, 31) &+ low) &* 5 &+ 0x3849_5AB5
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (place, byte) in buffer[(whole * 16)...].enumerated() {
      if place < 8 {
        rest.0 |= UInt64(byte) << UInt64(place * 8)
      } else {
        rest.1 |= UInt64(byte) << UInt64((place - 8) * 8)
      }
    }
    high ^= Digest.mixSecond(rest.1)
    low ^= Digest.mixFirst(rest.0)
    low ^= UInt64(buffer.count)
    high ^= UInt64(buffer.count)
    low &+= high
    high &+= low
    low = Digest.finish(low)
    high = Digest.finish(high)
    low &+= high
    high &+= low
    self.init(low: low, high: high)
  }

  private static func rotate(_ value: UInt64, _ by: UInt64) -> UInt64 { value << by | value >> (64 - by) }
  private static func mixFirst(_ value: UInt64) -> UInt64 { rotate(value &* first, 31) &* second }
  private static func mixSecond(_ value: UInt64) -> UInt64 { rotate(value &* second, 33) &* first }

  private static func finish(_ given: UInt64) -> UInt64 {
    var value = given
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}
