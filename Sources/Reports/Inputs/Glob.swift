/// A pattern for one part of a path, as the shell has it: `*` any bytes, `?` one character, `[a-z]` and `[!a-z]` one of
/// a class, `\` takes the next byte as it is.
enum Glob {
  /// Whether it holds none of these, so that only itself fits it.
  static func isPlain(_ pattern: ArraySlice<UInt8>) -> Bool {
    !pattern.contains { [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\")].contains($0) }
  }

  /// Whether a pattern fits a name whole. Only the last `*` is taken up again, so the time is at most the product of
  /// both lengths.
  static func fits(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (at, place) = (pattern.startIndex, name.startIndex)
    var again: (at: Int, place: Int)?
    while place < name.endIndex {
      if at < pattern.endIndex, pattern[at] == UInt8(ascii: "*") {
        at += 1
        again = (at, place)
      } else if let next = step(pattern, at, name, place) {
        (at, place) = next
      } else if let last = again {
        again = (last.at, last.place + 1)
        (at, place) = (last.at, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Behind the one thing that stands at `at` and the character that it fits; nil where it does not fit.
  private static func step(
    _ pattern: ArraySlice<UInt8>, _ at: Int, _ name: ArraySlice<UInt8>, _ place: Int
  ) -> (Int, Int)? {
    guard at < pattern.endIndex else { return nil }
    switch pattern[at] {
    case UInt8(ascii: "?"): return (at + 1, character(in: name, after: place))
    case UInt8(ascii: "["):
      guard let (fits, end) = inClass(pattern, at, name[place]) else { return nil }
      return fits ? (end, place + 1) : nil
    case UInt8(ascii: "\\"):
      return at + 1 < pattern.endIndex && pattern[at + 1] == name[place] ? (at + 2, place + 1) : nil
    default: return pattern[at] == name[place] ? (at + 1, place + 1) : nil
    }
  }

  /// Behind the character of UTF-8 at a place: `?` is one character, however many bytes it has.
  private static func character(in name: ArraySlice<UInt8>, after place: Int) -> Int {
    var end = place + 1
    while end < name.endIndex, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Whether a byte is in the class that opens at `open`, and where the class ends; nil where it never does.
  private static func inClass(_ pattern: ArraySlice<UInt8>, _ open: Int, _ byte: UInt8) -> (Bool, Int)? {
    var at = open + 1
    let isNegated = at < pattern.endIndex && [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[at])
    if isNegated { at += 1 }
    var fits = false
    var isFirst = true
    while at < pattern.endIndex, isFirst || pattern[at] != UInt8(ascii: "]") {
      isFirst = false
      if let named = namedClass(pattern, at) {
        fits = fits || named.holds(byte)
        at = named.end
        continue
      }
      guard let (low, next) = member(pattern, at) else { return nil }
      at = next
      var high = low
      if at + 1 < pattern.endIndex, pattern[at] == UInt8(ascii: "-"), pattern[at + 1] != UInt8(ascii: "]") {
        guard let (end, behind) = member(pattern, at + 1) else { return nil }
        (high, at) = (end, behind)
      }
      fits = fits || (low <= byte && byte <= high)
    }
    return at < pattern.endIndex ? (fits != isNegated, at + 1) : nil
  }

  /// A byte of a class, behind a backslash or without.
  private static func member(_ pattern: ArraySlice<UInt8>, _ at: Int) -> (UInt8, Int)? {
    guard pattern[at] == UInt8(ascii: "\\") else { return (pattern[at], at + 1) }
    return at + 1 < pattern.endIndex ? (pattern[at + 1], at + 2) : nil
  }

  /// `[:alpha:]` and its like at a place inside a class.
  private static func namedClass(_ pattern: ArraySlice<UInt8>, _ at: Int) -> (holds: (UInt8) -> Bool, end: Int)? {
    guard pattern[at...].starts(with: "[:".utf8) else { return nil }
    for (name, holds) in namedClasses {
      let whole = "[:\(name):]".utf8
      if pattern[at...].starts(with: whole) { return (holds, at + whole.count) }
    }
    return nil
  }

  private static let namedClasses: [(String, @Sendable (UInt8) -> Bool)] = [
    ("alpha", isLetter), ("digit", isDigit), ("alnum", { isLetter($0) || isDigit($0) }),
    ("upper", { (0x41...0x5A).contains($0) }), ("lower", { (0x61...0x7A).contains($0) }),
    ("space", { $0 == 0x20 || (9...13).contains($0) }), ("blank", { $0 == 0x20 || $0 == 9 }),
    ("punct", { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) }),
    ("xdigit", { isDigit($0) || (0x41...0x46).contains($0 & 0xDF) }),
    ("cntrl", { $0 < 0x20 || $0 == 0x7F }), ("graph", { (0x21...0x7E).contains($0) }),
    ("print", { (0x20...0x7E).contains($0) }),
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
