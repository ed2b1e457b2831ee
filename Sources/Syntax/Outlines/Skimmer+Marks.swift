/// The step that looks at eight bytes at once.
extension Skimmer {
  /// The first byte from `start` on that ends a skim over a body: a brace, a quote, a slash, a backtick; `count`
  /// without one.
  @inline(__always)
  func nextMark(_ start: Int) -> Int {
    var place = start
    while place + 8 <= count {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
      let braces = Skimmer.misses(word, Byte.leftBrace) | Skimmer.misses(word, Byte.rightBrace)
      let others =
        Skimmer.misses(word, Byte.quote) | Skimmer.misses(word, Byte.slash) | Skimmer.misses(word, Byte.backtick)
      let found = (braces | others) & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < count, !Skimmer.isMark(base[place]) { place += 1 }
    return place
  }

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == Byte.leftBrace || byte == Byte.rightBrace || byte == Byte.quote || byte == Byte.slash
      || byte == Byte.backtick
  }

  /// The high bit of the first byte that is the wanted one is set; above it others may be.
  @inline(__always)
  private static func misses(_ word: UInt64, _ wanted: UInt8) -> UInt64 {
    let difference = word ^ (UInt64(wanted) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }
}
