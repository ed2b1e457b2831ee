extension Bytes {
  /// Whether a zero byte is among the first so many.
  package func holdsZero(inFirst most: Int) -> Bool {
    let end = Swift.min(count, most)
    let base = UnsafeRawPointer(address)
    var at = 0
    while at + 8 <= end {
      let eight = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080 != 0 { return true }
      at += 8
    }
    while at < end {
      if base.load(fromByteOffset: at, as: UInt8.self) == 0 { return true }
      at += 1
    }
    return false
  }

  /// The offset of the first byte that belongs to no character of valid UTF-8; nil where all do.
  package var firstInvalidUTF8: Int? {
    var at = 0
    let end = count
    let base = address
    while at < end {
      // The zeros behind the end may be read: they are ASCII.
      let eight = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
      if eight & 0x8080_8080_8080_8080 == 0 {
        at += 8
        continue
      }
      guard base[at] >= 0x80 else {
        at += 1
        continue
      }
      let length = characterLength(at)
      guard length > 0, at + length <= end else { return at }
      at += length
    }
    return nil
  }

  /// The length of the character beyond ASCII that begins at an offset; 0 where none does. Overlong forms, surrogates
  /// and what lies beyond U+10FFFF are none.
  private func characterLength(_ at: Int) -> Int {
    // At the end the zeros behind it are looked at, which follow nothing.
    let bytes = address + at
    let (first, second) = (bytes[0], bytes[1])
    func follows(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }
    switch first {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0...0xEF:
      let isGood = first == 0xE0 ? second >= 0xA0 : first == 0xED ? second < 0xA0 : true
      return isGood && follows(1) && follows(2) ? 3 : 0
    case 0xF0...0xF4:
      let isGood = first == 0xF0 ? second >= 0x90 : first == 0xF4 ? second < 0x90 : true
      return isGood && follows(1) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}
