/// Writes values one behind another; a text that came before is written as a number.
struct Packer {
  private(set) var bytes: [UInt8] = []
  private var places: [String: Int] = [:]

  mutating func number(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func text(_ value: String) {
    if let place = places[value] { return number(place) }
    places[value] = places.count + 1
    number(0)
    let text = Array(value.utf8)
    number(text.count)
    bytes += text
  }

  mutating func optional(_ value: String?) {
    flag(value != nil)
    if let value { text(value) }
  }

  mutating func texts(_ values: [String]) {
    number(values.count)
    for value in values { text(value) }
  }

  mutating func raw(_ values: [UInt8]) {
    number(values.count)
    bytes += values
  }

  mutating func digest(_ value: Digest) { bytes += value.bytes }
}

/// Reads what a `Packer` wrote. Bytes that were not written so give empty values and set `isBroken`; no count in them
/// makes it read or reserve more than there is.
struct Unpacker {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private var known: [String] = []
  private(set) var isBroken = false

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    position = start
    self.end = min(end ?? bytes.count, bytes.count)
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position == end }

  mutating func number() -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    isBroken = true
    return 0
  }

  /// A number of things to follow, each of a byte at least.
  mutating func count() -> Int {
    let count = number()
    if count >= 0, count <= end - position { return count }
    isBroken = true
    return 0
  }

  mutating func flag() -> Bool { number() == 1 }

  mutating func text() -> String {
    let place = number()
    if place > 0, place <= known.count { return known[place - 1] }
    let length = place == 0 ? count() : 0
    if place != 0 { isBroken = true }
    let text = String(decoding: bytes[position..<(position + length)], as: UTF8.self)
    position += length
    known.append(text)
    return text
  }

  mutating func optional() -> String? { flag() ? text() : nil }

  mutating func texts() -> [String] {
    let count = count()
    var values: [String] = []
    values.reserveCapacity(count)
    while values.count < count, !isBroken { values.append(text()) }
    return values
  }

  mutating func raw() -> [UInt8] {
    let count = count()
    defer { position += count }
    return Array(bytes[position..<(position + count)])
  }

  mutating func digest() -> Digest {
    guard end - position >= 16 else {
      isBroken = true
      return Digest(low: 0, high: 0)
    }
    var halves: (UInt64, UInt64) = (0, 0)
    for place in 0..<8 {
      halves.0 |= UInt64(bytes[position + place]) << UInt64(place * 8)
      halves.1 |= UInt64(bytes[position + 8 + place]) << UInt64(place * 8)
    }
    position += 16
    return Digest(low: halves.0, high: halves.1)
  }
}

/// A case as a number, by its place among all.
extension Packer {
  mutating func value<Value: CaseIterable & Equatable>(_ value: Value) {
    number(
      Value.allCases.firstIndex(of: value).map { Value.allCases.distance(from: Value.allCases.startIndex, to: $0) } ?? 0
    )
  }
}

extension Unpacker {
  /// A case by its place; the given one where the bytes are broken.
  mutating func value<Value: CaseIterable>(_ fallback: Value) -> Value {
    let place = number()
    guard place >= 0, place < Value.allCases.count else {
      isBroken = true
      return fallback
    }
    return Value.allCases[Value.allCases.index(Value.allCases.startIndex, offsetBy: place)]
  }
}
