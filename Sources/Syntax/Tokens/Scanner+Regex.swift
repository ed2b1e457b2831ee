/// Where the parts of a regex literal lie.
struct RegexShape {
  /// The `#`s before it.
  var pounds = 0
  /// The offset behind its pattern, where the closing `/` stands if `isClosed`.
  var patternEnd = 0
  /// The offset behind it all.
  var end = 0
  /// Whether a closing `/` was found.
  var isClosed = false
}

extension Scanner {
  /// The regex literal that starts here, on a `/` or on the first `#`; nil where there is none. The scanner stays.
  ///
  /// `isCertain` says that nothing else can stand here, so that an unterminated one counts up to its line's end.
  mutating func regex(isCertain: Bool) -> RegexShape? {
    guard isCertain || position >= deadEnds.bareRegexBefore else { return nil }
    let from = position
    defer { position = from }
    var shape = RegexShape(pounds: advanceOverPounds())
    guard advance(if: UInt8(ascii: "/")) else { return nil }
    if shape.pounds == 0 {
      switch peek() {
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isCertain { return nil }
      default: break
      }
    }
    if scanPattern(&shape, isCertain: isCertain) { return shape }
    // What ended this try ends one that starts between, too.
    deadEnds.bareRegexBefore = position
    return nil
  }

  /// From behind the opening `/` to behind the literal; false where it is none.
  private mutating func scanPattern(_ shape: inout RegexShape, isCertain: Bool) -> Bool {
    let firstLineEnd = shape.pounds > 0 ? lineEndBehindBlanks() : nil
    let isMultiline = firstLineEnd != nil && shape.pounds < deadEnds.poundsOfOpenRegex
    var groups = 0
    var sets = 0
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), let isRegex = tryScanEnding(&shape, isCertain: isCertain) { return isRegex }
      if ByteClass(byte).contains(.lineEnd), !isMultiline { break }
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if position < end, isMultiline || !ByteClass(bytes[position]).contains(.lineEnd) { position += 1 }
      case UInt8(ascii: "("): if sets == 0 { groups += 1 }
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0, !isCertain { return false }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      default: break
      }
    }
    guard isCertain else { return false }
    if let firstLineEnd, isMultiline {
      deadEnds.poundsOfOpenRegex = shape.pounds
      position = firstLineEnd
    }
    shape.patternEnd = position
    shape.end = position
    return true
  }

  /// The offset of the line end that only blanks separate from here.
  private func lineEndBehindBlanks() -> Int? {
    var index = position
    while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    return index < end && ByteClass(bytes[index]).contains(.lineEnd) ? index : nil
  }

  /// On a `/` of the pattern: true behind the literal's end, false where the literal turns out to be none, nil where
  /// the `/` belongs to the pattern.
  private mutating func tryScanEnding(_ shape: inout RegexShape, isCertain: Bool) -> Bool? {
    let slash = position
    if shape.pounds == 0 {
      if isCommentStart(slash) {
        // A comment is likelier than a slash doubled in a pattern: the literal ends unterminated.
        shape.patternEnd = slash
        shape.end = slash
        return isCertain
      }
      let last = bytes[slash - 1]
      let isBlank = last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
      if isBlank, bytes[slash - 2] != UInt8(ascii: "\\"), !isCertain { return false }
    }
    var closing = 0
    while shape.pounds > 0, `is`(UInt8(ascii: "#"), at: slash + 1 + closing) { closing += 1 }
    guard closing >= shape.pounds else { return nil }
    shape.patternEnd = slash
    shape.isClosed = true
    position = slash + 1 + closing
    shape.end = position
    return true
  }
}

extension Scanner {
  /// Whether the `/` at an offset opens a comment.
  @inline(__always)
  func isCommentStart(_ index: Int) -> Bool {
    `is`(UInt8(ascii: "/"), at: index + 1) || `is`(UInt8(ascii: "*"), at: index + 1)
  }

  /// Whether what lies to the left of an offset touches it, so that an operator there is not a prefix.
  @inline(__always)
  func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case 0, 9, 10, 11, 12, 13, 32, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(index > 1 && bytes[index - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(index > 1 && bytes[index - 2] == 0xC2)
    default: return true
    }
  }

  /// Whether what lies to the right of an operator, which starts at this offset, touches it.
  @inline(__always)
  func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
    guard index < end else { return false }
    switch bytes[index] {
    case 0, 9, 10, 11, 12, 13, 32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !isCommentStart(index)
    case 0xC2: return !`is`(0xA0, at: index + 1)
    default: return true
    }
  }
}
