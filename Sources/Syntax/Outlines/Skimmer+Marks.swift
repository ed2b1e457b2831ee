/// The steps that look at sixteen bytes at once.
extension Skimmer {
  private typealias Block = SIMD16<UInt8>

  /// The first byte from `start` on that ends a skim: a brace, a quote, a slash, a backtick; `count` without one.
  @inline(__always)
  func nextMark(_ start: Int) -> Int {
    var place = start
    while place + 16 <= count {
      let block = UnsafeRawPointer(base + place).loadUnaligned(as: Block.self)
      let braces = (block .== Byte.leftBrace) .| (block .== Byte.rightBrace)
      let others = (block .== Byte.quote) .| (block .== Byte.slash) .| (block .== Byte.backtick)
      if let offset = Skimmer.firstSet(braces .| others) { return place + offset }
      place += 16
    }
    while place < count, !Skimmer.isMark(base[place]) { place += 1 }
    return place
  }

  /// The first LF or CR from `start` on; `count` without one.
  @inline(__always)
  func nextLineBreak(_ start: Int) -> Int {
    var place = start
    while place + 16 <= count {
      let block = UnsafeRawPointer(base + place).loadUnaligned(as: Block.self)
      let breaks = (block .== Byte.newline) .| (block .== Byte.carriageReturn)
      if let offset = Skimmer.firstSet(breaks) { return place + offset }
      place += 16
    }
    while place < count, !Byte.isLineBreak(base[place]) { place += 1 }
    return min(place, count)
  }

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == Byte.leftBrace || byte == Byte.rightBrace || byte == Byte.quote || byte == Byte.slash
      || byte == Byte.backtick
  }

  /// The lowest lane that is set; a lane of the mask is a byte of all ones.
  @inline(__always)
  private static func firstSet(_ mask: SIMDMask<SIMD16<Int8>>) -> Int? {
    withUnsafeBytes(of: mask) { lanes in
      let low = lanes.load(fromByteOffset: 0, as: UInt64.self)
      if low != 0 { return low.littleEndian.trailingZeroBitCount >> 3 }
      let high = lanes.load(fromByteOffset: 8, as: UInt64.self)
      return high != 0 ? 8 + high.littleEndian.trailingZeroBitCount >> 3 : nil
    }
  }
}
