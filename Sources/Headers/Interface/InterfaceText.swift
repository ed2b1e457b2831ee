import Syntax

/// Swift text that grows downwards: every piece goes on the line that it is asked for, or behind what is there already.
struct InterfaceText {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  /// What to know of declarations, by the offset of their names.
  private(set) var notes: [UInt32: ImportedNote] = [:]
  private var line = 1
  private var lineStart = 0

  /// Adds a name between words, in its place as far as there is room.
  mutating func add(
    _ before: String, name: String, _ after: String, at place: (line: Int, column: Int), note: ImportedNote
  ) {
    while line < place.line {
      bytes.append(UInt8(ascii: "\n"))
      line += 1
      lineStart = bytes.count
    }
    let column = place.column - 1 - before.utf8.count
    while bytes.count - lineStart < column { bytes.append(UInt8(ascii: " ")) }
    if bytes.count > lineStart, bytes.last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
    bytes += Array(before.utf8)
    notes[UInt32(bytes.count)] = note
    bytes += Array((InterfaceText.escaped(name) + after).utf8)
  }

  /// Adds what closes a declaration.
  mutating func add(_ text: String) { bytes += Array(text.utf8) }

  /// A name in backticks where Swift keeps the word for itself.
  private static func escaped(_ name: String) -> String {
    let source = Source(path: "", name)
    return Keyword(source, source.whole) == nil ? name : "`\(name)`"
  }
}

/// Where names stand in a file.
struct NamePlaces {
  private let bytes: [UInt8]
  private let lines: LineStarts
  /// No declaration is looked through any further.
  private static let farthest = 4_096

  init(_ source: Source) {
    bytes = Array(source.bytes)
    lines = LineStarts(bytes)
  }

  /// The line and column of a property's name: behind its attributes, else where the property begins.
  func property(_ name: String, from offset: Int) -> (line: Int, column: Int) {
    guard bytes.indices.contains(offset) else { return (1, 1) }
    let end = min(bytes.count, offset + Self.farthest)
    var at = offset
    while at < end, bytes[at] != UInt8(ascii: "("), !Byte.isBlank(bytes[at]) { at += 1 }
    while at < end, Byte.isBlank(bytes[at]) { at += 1 }
    if at < end, bytes[at] == UInt8(ascii: "(") { while at < end, bytes[at] != UInt8(ascii: ")") { at += 1 } }
    return place(find(name, at..<end, until: UInt8(ascii: ";")) ?? offset)
  }

  /// The line and column of a name on a line, else of the line's begin.
  func name(_ name: String, onLine line: Int) -> (line: Int, column: Int) {
    let start = lines.start(line)
    let found = find(name, start..<min(bytes.count, start + Self.farthest), until: Byte.lineFeed)
    return found.map(place) ?? (line, 1)
  }

  private func place(_ offset: Int) -> (line: Int, column: Int) {
    let line = lines.line(offset)
    return (line, offset - lines.start(line) + 1)
  }

  /// The first place of a name as a whole word.
  private func find(_ name: String, _ range: Range<Int>, until stop: UInt8) -> Int? {
    let name = Array(name.utf8)
    var at = range.lowerBound
    while at < range.upperBound, bytes[at] != stop {
      guard Byte.startsName(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < range.upperBound, Byte.startsName(bytes[at]) || Byte.isDigit(bytes[at]) { at += 1 }
      if bytes[start..<at].elementsEqual(name) { return start }
    }
    return nil
  }
}
