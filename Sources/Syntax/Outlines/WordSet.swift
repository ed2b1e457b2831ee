/// Words of source code, found by their length and bytes without making a string: a whole identifier is looked up, so
/// `text` is not found in `textLabel`. Up to a few thousand words; duplicates count once, the first index wins.
package struct WordSet: Sendable {
  private struct Entry {
    var hash: UInt64
    var first: Int32
    var count: Int32
    var index: Int32
  }

  /// For each first byte, one bit for each length that begins with it; lengths from 63 on share the last bit.
  private let lengths: [UInt64]
  /// Open addressing, a power of two; an index of -1 is a free slot.
  private let slots: [Entry]
  private let letters: [UInt8]

  /// A set of words; the empty word is never found.
  package init(_ words: [String]) {
    var capacity = 16
    while capacity < words.count * 4 { capacity *= 2 }
    var lengths = [UInt64](repeating: 0, count: 256)
    var slots = [Entry](repeating: Entry(hash: 0, first: 0, count: 0, index: -1), count: capacity)
    var letters: [UInt8] = []
    for (index, word) in words.enumerated() {
      let bytes = Array(word.utf8)
      guard let initial = bytes.first else { continue }
      let hash = bytes.withUnsafeBufferPointer { WordSet.hash($0.baseAddress, bytes.count) }
      lengths[Int(initial)] |= 1 << UInt64(min(bytes.count, 63))
      let entry = Entry(hash: hash, first: Int32(letters.count), count: Int32(bytes.count), index: Int32(index))
      WordSet.insert(entry, into: &slots, bytes: bytes, letters: letters)
      letters += bytes
    }
    self.lengths = lengths
    self.slots = slots
    self.letters = letters
  }

  private static func insert(_ entry: Entry, into slots: inout [Entry], bytes: [UInt8], letters: [UInt8]) {
    var slot = Int(entry.hash >> 32) & (slots.count - 1)
    while slots[slot].index >= 0 {
      let other = slots[slot]
      if other.count == entry.count, letters[Int(other.first)..<Int(other.first + other.count)].elementsEqual(bytes) {
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entry
  }

  /// Mixes the length with up to eight bytes at either end.
  @inline(__always)
  private static func hash(_ base: UnsafePointer<UInt8>?, _ count: Int) -> UInt64 {
    guard let base else { return 0 }
    var head: UInt64 = 0
    var tail: UInt64 = 0
    if count >= 8 {
      head = UnsafeRawPointer(base).loadUnaligned(as: UInt64.self)
      tail = UnsafeRawPointer(base + count - 8).loadUnaligned(as: UInt64.self)
    } else {
      for offset in 0..<count { head = head << 8 | UInt64(base[offset]) }
    }
    let mixed = (head ^ (tail &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(count)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 29)
  }

  /// The index, in the order given, of the word that the bytes are; nil if they are none of them.
  @inline(__always)
  func index(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard count > 0, mayHold(base[0], count) else { return nil }
    return lookUp(base, count)
  }

  @inline(__always)
  private func mayHold(_ initial: UInt8, _ count: Int) -> Bool {
    lengths.withUnsafeBufferPointer { ($0[Int(initial)] >> UInt64(min(count, 63))) & 1 != 0 }
  }

  private func lookUp(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    let hash = WordSet.hash(base, count)
    return slots.withUnsafeBufferPointer { slots in
      var slot = Int(hash >> 32) & (slots.count - 1)
      while slots[slot].index >= 0 {
        let entry = slots[slot]
        if entry.hash == hash, Int(entry.count) == count, isSame(base, entry) { return Int(entry.index) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  private func isSame(_ base: UnsafePointer<UInt8>, _ entry: Entry) -> Bool {
    letters.withUnsafeBufferPointer { letters in
      var offset = 0
      while offset < Int(entry.count), base[offset] == letters[Int(entry.first) + offset] { offset += 1 }
      return offset == Int(entry.count)
    }
  }

  /// The index of the word that a range of the source is; nil if it is none of them.
  package func index(of range: ByteRange, in source: Source) -> Int? {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, Int(range.end) <= bytes.count, !range.isEmpty else { return nil }
      return index(base + Int(range.start), range.count)
    }
  }

  /// Whether any word of the set stands in the range. Strings and comments are looked into as well: a word too many
  /// costs a closer look, one too few would cost a fact.
  package func isFound(in range: ByteRange, of source: Source) -> Bool {
    var found = false
    forEachWord(in: range, of: source) { _, _ in
      found = true
      return false
    }
    return found
  }

  /// Hands each word of the set that stands in the range to `visit`, by its index and where it lies, in source order,
  /// until it returns false.
  package func forEachWord(in range: ByteRange, of source: Source, _ visit: (Int, ByteRange) -> Bool) {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let end = min(Int(range.end), bytes.count)
      var place = Int(range.start)
      while place < end {
        guard Byte.isIdentifier(base[place]) else {
          place += 1
          continue
        }
        let start = place
        while place < end, Byte.isIdentifier(base[place]) { place += 1 }
        if let index = index(base + start, place - start), !visit(index, ByteRange(start, place)) { return }
      }
    }
  }
}
