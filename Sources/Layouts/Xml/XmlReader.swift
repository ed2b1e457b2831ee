import Syntax

/// Reads XML one event at a time, tolerantly: what is malformed is a fault, and reading goes on behind it. Starts and
/// ends come in balance. Nothing is expanded but the five named entities and numbers, nothing is loaded.
struct XmlReader {
  /// What stands at a place.
  enum Event {
    /// An element begins; its attributes are in `attributes`.
    case start(name: ByteRange)
    case end
    /// Text between tags; `isRaw` in a CDATA section, where nothing is escaped.
    case text(ByteRange, isRaw: Bool)
  }

  /// An attribute, its value without the quotes.
  struct Attribute {
    var name: ByteRange
    var value: ByteRange
  }

  /// Something that is not as XML has it.
  struct Fault: Hashable {
    enum Kind { case malformed, tooDeep }
    var kind: Kind
    var offset: UInt32
    var detail: String
  }

  /// Elements nested deeper than this are passed over.
  static let deepest = 1_000
  /// More attributes than this of one element are not kept.
  private static let mostAttributes = 256
  /// More faults than this are not kept.
  static let mostFaults = 16
  /// With more faults than this it is no XML, and the rest is not read.
  private static let worst = 1_000

  let source: Source
  /// The attributes of the element that just began.
  private(set) var attributes: [Attribute] = []
  /// What is wrong so far.
  private(set) var faults: [Fault] = []
  /// The comments so far that address uyum: where each begins, and its text.
  private(set) var comments: [(place: ByteRange, text: ByteRange)] = []
  /// More of them are not kept.
  private static let mostComments = 1_000
  private let bytes: UnsafePointer<UInt8>
  private var count: Int
  private var faultCount = 0
  private var at = 0
  /// The names of the elements that are open.
  private var open: [ByteRange] = []
  /// How many elements are open that are too deep to be read.
  private var tooDeep = 0
  /// How many ends are still to be told, of elements that are closed together.
  private var pendingEnds = 0

  init(_ source: Source) {
    self.source = source
    bytes = source.bytes.address
    count = source.bytes.count
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
  }

  /// How many elements are open.
  var depth: Int { open.count }

  /// The next event; nil at the end.
  mutating func next() -> Event? {
    while true {
      if pendingEnds > 0 {
        pendingEnds -= 1
        open.removeLast()
        return .end
      }
      guard at < count else { return finish() }
      if bytes[at] != UInt8(ascii: "<") {
        let start = at
        skip(to: UInt8(ascii: "<"))
        if tooDeep == 0, !open.isEmpty { return .text(ByteRange(start, at), isRaw: false) }
        if open.isEmpty, !isBlank(start, at) { fault(start, ByteRange(start, start)) }
      } else if let event = scanMarkup() {
        return event
      }
    }
  }

  /// Passes over the rest of the element that just began; its end is not told.
  mutating func skipElement() {
    let depth = open.count
    while open.count >= depth, next() != nil {}
  }

  /// Stands at the end; the elements that are still open end here.
  private mutating func finish() -> Event? {
    guard let last = open.popLast() else { return nil }
    fault(count, last)
    pendingEnds = open.count
    return .end
  }

  /// Stands on `<`; afterwards behind the markup. Nil where it is no event.
  private mutating func scanMarkup() -> Event? {
    switch bytes[at + 1] {
    case UInt8(ascii: "/"): return scanEnd()
    case UInt8(ascii: "?"):
      skip(past: "?>")
      return nil
    case UInt8(ascii: "!"): return scanDeclaration()
    default: return scanStart()
    }
  }

  /// Stands on `<!`: a comment, CDATA or a document type.
  private mutating func scanDeclaration() -> Event? {
    if stands("<!--") {
      scanComment()
      return nil
    }
    if stands("<![CDATA[") {
      let start = at + 9
      at = start
      skip(past: "]]>")
      let end = at - start >= 3 && bytes[at - 1] == UInt8(ascii: ">") ? at - 3 : at
      return tooDeep == 0 && !open.isEmpty ? .text(ByteRange(start, end), isRaw: true) : nil
    }
    skipDocumentType()
    return nil
  }

  /// Stands on `<!--`; afterwards behind the comment, which is kept if it addresses uyum.
  private mutating func scanComment() {
    let start = at
    at += 4
    skipBlanks()
    let isAddressed = stands("uyum:")
    let first = at
    skip(past: "-->")
    guard isAddressed, tooDeep == 0, comments.count < Self.mostComments else { return }
    comments.append((ByteRange(start, start + 1), ByteRange(first, max(first, at - 3))))
  }

  /// Stands on `<!DOCTYPE`; afterwards behind it. Entities that it declares are a fault and stay unknown.
  private mutating func skipDocumentType() {
    let start = at
    var brackets = 0
    var quote: UInt8 = 0
    while at < count {
      let byte = bytes[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: "<") where stands("<!ENTITY"): fault(at, ByteRange(at, at + 8))
        case UInt8(ascii: "<") where stands("<!--"): skip(past: "-->")
        case UInt8(ascii: ">") where brackets <= 0:
          at += 1
          return
        default: break
        }
      }
      at += 1
    }
    fault(start, ByteRange(start, start + 2))
  }

  /// Stands on `</`; afterwards behind the tag. An end without a start is a fault, as is one that closes others too.
  private mutating func scanEnd() -> Event? {
    let start = at
    at += 2
    let name = scanName()
    skipBlanks()
    if bytes[at] == UInt8(ascii: ">"), at < count { at += 1 } else { recover() }
    if tooDeep > 0 {
      tooDeep -= 1
      return nil
    }
    guard let place = open.lastIndex(where: { source.matches($0, source, name) }) else {
      fault(start, name)
      return nil
    }
    if place < open.count - 1 { fault(start, name) }
    pendingEnds = open.count - place
    return nil
  }
}

extension XmlReader {
  /// Stands on the `<` of a start tag; afterwards behind it.
  private mutating func scanStart() -> Event? {
    let start = at
    at += 1
    let name = scanName()
    guard !name.isEmpty else {
      fault(start, ByteRange(start, start + 1))
      return nil
    }
    attributes.removeAll(keepingCapacity: true)
    let isEmpty = scanAttributes(start)
    guard open.count < Self.deepest, tooDeep == 0 else {
      if tooDeep == 0 { fault(start, name, .tooDeep) }
      if !isEmpty { tooDeep += 1 }
      return nil
    }
    open.append(name)
    if isEmpty { pendingEnds = 1 }
    return .start(name: name)
  }

  /// Stands behind an element's name; afterwards behind its `>`. Whether the element is empty.
  private mutating func scanAttributes(_ start: Int) -> Bool {
    while at < count {
      skipBlanks()
      switch bytes[at] {
      case UInt8(ascii: ">"):
        at += 1
        return false
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: ">"):
        at += 2
        return true
      case _ where isNameByte(bytes[at]): if !scanAttribute() { return false }
      default:
        fault(at, ByteRange(start, min(at + 1, start + 32)))
        recover()
        return false
      }
    }
    fault(start, ByteRange(start, min(at, start + 32)))
    return false
  }

  /// Stands on an attribute's name; afterwards behind its value. False where the tag ends in it.
  private mutating func scanAttribute() -> Bool {
    let name = scanName()
    skipBlanks()
    guard bytes[at] == UInt8(ascii: "="), at < count else {
      fault(Int(name.start), name)
      return true
    }
    at += 1
    skipBlanks()
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      fault(Int(name.start), name)
      recover()
      return false
    }
    at += 1
    let start = at
    while at < count, bytes[at] != quote, bytes[at] != UInt8(ascii: "<") { at += 1 }
    if attributes.count < Self.mostAttributes { attributes.append(Attribute(name: name, value: ByteRange(start, at))) }
    guard at < count, bytes[at] == quote else {
      fault(Int(name.start), name)
      return false
    }
    at += 1
    return true
  }

  /// Stands anywhere in a tag that is broken; afterwards behind its `>`, before the next `<`, or at the end.
  private mutating func recover() {
    while at < count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "<") { at += 1 }
    if at < count, bytes[at] == UInt8(ascii: ">") { at += 1 }
  }

  private mutating func scanName() -> ByteRange {
    let start = at
    while at < count, isNameByte(bytes[at]) { at += 1 }
    return ByteRange(start, at)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while at < count, Self.isBlank(bytes[at]) { at += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }

  private func isBlank(_ start: Int, _ end: Int) -> Bool { (start..<end).allSatisfy { Self.isBlank(bytes[$0]) } }

  private mutating func skip(to byte: UInt8) {
    while at < count, bytes[at] != byte { at += 1 }
  }

  /// Afterwards behind the mark, or at the end, which is a fault.
  private mutating func skip(past mark: StaticString) {
    let start = at
    let length = mark.utf8CodeUnitCount
    while at < count {
      if bytes[at] == mark.utf8Start[0], stands(mark) {
        at += length
        return
      }
      at += 1
    }
    fault(start, ByteRange(start, min(start + 8, count)))
  }

  private func stands(_ mark: StaticString) -> Bool {
    source.matches(ByteRange(at, at + mark.utf8CodeUnitCount), mark)
  }

  private mutating func fault(_ offset: Int, _ detail: ByteRange, _ kind: Fault.Kind = .malformed) {
    faultCount += 1
    if faultCount <= Self.mostFaults {
      faults.append(Fault(kind: kind, offset: UInt32(truncatingIfNeeded: offset), detail: source.text(detail)))
    }
    if faultCount > Self.worst { count = min(count, at) }
  }

  /// Notes an entity that is not known.
  mutating func faultEntity(_ range: ByteRange) { fault(Int(range.start), range) }
}
