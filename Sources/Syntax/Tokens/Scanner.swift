/// Ends that are known not to come, so that nothing is looked for twice and the time stays linear.
struct DeadEnds {
  /// Before this offset no `/` opens a regex literal that might be something else.
  var bareRegexBefore = 0
  /// Behind a line end, a regex literal with this many `#`s or more is not closed.
  var poundsOfOpenRegex = Int.max
  /// Before this offset no curly quote is closed.
  var curlyQuoteBefore = 0
  /// No conflict of this kind ends.
  var conflict = false
  var perforceConflict = false
}

/// Stands on one byte of a source and moves forward only; the tokenizer and the outline share it.
///
/// Verbs: `peek` looks, `is(at:)` asks about a position, `advance(if:)` moves past what it names or stays,
/// `scanX` expects X here and stands behind it afterwards, `tryScanX` also leaves the scanner where it was and says so
/// when X is not here. Every byte before `start` stays visible to questions about what lies to the left.
struct Scanner {
  /// The bytes' owner; keeps the address valid.
  let owner: Bytes
  /// The file's first byte; zeros follow the last.
  let bytes: UnsafePointer<UInt8>
  /// The offset of the byte it stands on; `end` when nothing is left.
  var position: Int
  /// The offset it starts from.
  let start: Int
  /// The offset it does not pass.
  let end: Int
  /// What was looked for in vain.
  var deadEnds = DeadEnds()
  /// What was wrong so far.
  private(set) var problems: [TokenProblem] = []

  /// A scanner that stands on the first byte of a range; without one, of the file.
  init(_ source: Source, _ range: ByteRange? = nil) {
    owner = source.bytes
    bytes = source.bytes.address
    let count = source.bytes.count
    end = min(range.map { Int($0.end) } ?? count, count)
    start = min(range.map { Int($0.start) } ?? 0, end)
    position = start
  }

  /// Whether nothing is left.
  @inline(__always)
  var isAtEnd: Bool { position >= end }

  /// The byte it stands on, or at a distance from it; 0 at the end and beyond it.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < end ? bytes[index] : 0
  }

  /// Whether a byte lies at an offset.
  @inline(__always)
  func `is`(_ byte: UInt8, at index: Int) -> Bool { index >= 0 && index < end && bytes[index] == byte }

  /// Whether a text starts at an offset.
  @inline(__always)
  func `is`(_ text: StaticString, at index: Int) -> Bool {
    index >= 0 && index + text.utf8CodeUnitCount <= end
      && bytesAreEqual(bytes + index, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Moves past the byte if it stands on it.
  @inline(__always)
  mutating func advance(if byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Moves past the text if it stands on its first byte.
  @inline(__always)
  mutating func advance(if text: StaticString) -> Bool {
    guard `is`(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Moves past all bytes of a class; returns how many.
  @inline(__always)
  @discardableResult
  mutating func advance(while wanted: ByteClass) -> Int {
    let from = position
    while position < end, !ByteClass(bytes[position]).isDisjoint(with: wanted) { position += 1 }
    return position - from
  }

  /// Moves past all `#`s; returns how many.
  mutating func advanceOverPounds() -> Int {
    let from = position
    while position < end, bytes[position] == UInt8(ascii: "#") { position += 1 }
    return position - from
  }

  /// The word that starts here, letters, digits, `_`, `$` and wide scalars; afterwards the scanner stands behind it.
  @inline(__always)
  mutating func scanWord() {
    while position < end {
      let kind = ByteClass(bytes[position])
      if kind.contains(.word) {
        position += 1
      } else if !kind.contains(.high) || !advanceOverWide(where: WideScalar.isIdentifierPart) {
        return
      }
    }
  }

  /// The scalar it stands on and its length; nil at the end and on invalid UTF-8.
  func peekWide() -> (scalar: UInt32, length: Int)? {
    position < end ? WideScalar.decode(bytes, at: position, end: end) : nil
  }

  /// Moves past a scalar beyond ASCII if it satisfies the question.
  mutating func advanceOverWide(where isWanted: (UInt32) -> Bool) -> Bool {
    guard let wide = peekWide(), isWanted(wide.scalar) else { return false }
    position += wide.length
    return true
  }

  /// Keeps a problem, unless there are too many.
  mutating func note(_ kind: TokenProblem.Kind, at offset: Int) {
    guard problems.count < TokenProblem.limit else { return }
    problems.append(TokenProblem(kind: kind, offset: offset))
  }
}
