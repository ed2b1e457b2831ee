/// A place in the bytes of one file and the steps that lead over what an outline does not read closely: trivia,
/// literals and balanced brackets. Every step moves on or leaves the place as it was; none recurses, and reading past
/// the end gives 0. The scanner knows the literals; what is added here is where declarations, types and expressions
/// end, and how to go on where brackets do not balance.
struct Skimmer {
  /// Stands where the skimmer stands.
  var scanner: Scanner
  /// The file's bytes; alive as long as the scanner.
  let base: UnsafePointer<UInt8>
  /// How many bytes there are.
  let count: Int
  /// The comments that address uyum, each once however often its place is passed.
  private(set) var directives: [ByteRange] = []
  /// The first opener whose closer is missing.
  var unclosed: Int?
  /// Whether braces are known not to balance, so that indentation decides where a body ends.
  var doubtsBraces = false
  /// Up to where `<` was tried and found to open no generic arguments.
  var noAnglesBefore = 0
  /// Open strings, the innermost last; kept for its storage.
  var openStrings: [OpenString] = []
  /// Known to have no closer further on: a `"""`, a `/*`.
  var noTripleQuoteAhead = false
  var noCommentEndAhead = false
  /// How many `#if` are open that wrap the rest of an expression.
  var openConditions = 0
  /// Behind the last `#endif` of these.
  var conditionsEnd = 0

  /// A skimmer at the first byte, behind a byte-order mark.
  init(_ source: Source) {
    scanner = Scanner(source)
    base = scanner.bytes
    count = scanner.end
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { index = 3 }
  }

  /// Where the skimmer stands.
  @inline(__always)
  var index: Int {
    get { scanner.position }
    set { scanner.position = newValue }
  }

  /// Whether no byte is left.
  var isAtEnd: Bool { index >= count }

  /// The byte some steps on from here; 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    let place = index + offset
    return place < count ? base[place] : 0
  }

  /// Whether a byte stands here; a null of the file is never asked for.
  @inline(__always)
  func isAt(_ wanted: UInt8) -> Bool { index < count && base[index] == wanted }

  /// Steps over one byte if it is the wanted one.
  @inline(__always)
  mutating func advance(if wanted: UInt8) -> Bool {
    guard isAt(wanted) else { return false }
    index += 1
    return true
  }

  /// Steps over blanks, line breaks and comments; true if a line break was among them.
  @discardableResult
  mutating func skipTrivia() -> Bool {
    var crossed = false
    while index < count {
      let here = base[index]
      if Byte.isBlank(here) {
        index += 1
      } else if Byte.isLineBreak(here) {
        crossed = true
        index += 1
        scanner.advanceOverIndentation()
      } else if here != Byte.slash || !skipComment() {
        break
      }
    }
    return crossed
  }

  /// Steps over blanks and block comments of this line.
  mutating func skipBlanks() {
    while index < count {
      if Byte.isBlank(base[index]) {
        index += 1
      } else if base[index] != Byte.slash || byte(1) != Byte.star || !skipComment() {
        break
      }
    }
  }

  /// Stands on `/`. Steps over a comment that starts here; the line break behind a line comment stays.
  mutating func skipComment() -> Bool {
    let next = byte(1)
    if next == Byte.slash {
      skipLineComment()
      return true
    }
    guard next == Byte.star else { return false }
    skipBlockComment()
    return true
  }

  /// Stays on the line break, or the end, that comes next.
  mutating func skipLine() { scanner.skipLine() }

  private mutating func skipLineComment() {
    let start = index + 2
    index = start
    scanner.skipLine()
    noteDirective(start, end: index)
  }

  /// Notes the comment between `start` and an end if it addresses uyum and lies behind those noted before.
  private mutating func noteDirective(_ start: Int, end: Int) {
    var first = start
    while first < end, Byte.isBlank(base[first]) || Byte.isLineBreak(base[first]) { first += 1 }
    guard end - first > 5, base[first] == 0x75, base[first + 1] == 0x79, base[first + 2] == 0x75,
      base[first + 3] == 0x6D, base[first + 4] == Byte.colon
    else { return }
    var end = end
    while end > first, Byte.isBlank(base[end - 1]) || Byte.isLineBreak(base[end - 1]) { end -= 1 }
    if let last = directives.last, Int(last.start) >= first { return }
    directives.append(ByteRange(first, end))
  }

  /// Without an end the comment reaches to the file's, or is two bytes long where brackets are in doubt.
  private mutating func skipBlockComment() {
    let open = index
    if noCommentEndAhead {
      index += 2
    } else if !scanner.skipBlockComment() {
      unclosed = unclosed ?? open
      guard doubtsBraces else { return }
      noCommentEndAhead = true
      index = open + 2
    } else {
      noteDirective(open + 2, end: index - 2)
    }
  }

  /// Stands on the first byte of a word, or not; the word without its backticks.
  mutating func scanName() -> ByteRange? {
    if isAt(Byte.backtick) { return scanBackticked() }
    let start = index
    var end = start
    while end < count, Byte.isIdentifier(base[end]) { end += 1 }
    index = end
    return end > start ? ByteRange(start, end) : nil
  }

  /// Stands on a backtick; without a second one in its line the backtick alone is passed.
  private mutating func scanBackticked() -> ByteRange? {
    let start = index + 1
    var end = start
    while end < count, base[end] != Byte.backtick, !Byte.isLineBreak(base[end]) { end += 1 }
    guard end < count, base[end] == Byte.backtick else {
      index = start
      return nil
    }
    index = end + 1
    return ByteRange(start, end)
  }
}
