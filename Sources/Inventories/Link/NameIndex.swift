import Syntax

/// Which members' bodies write which names of the tree with something behind it that calls: made once, so that the
/// callers of a member are found without looking through every file.
struct NameIndex: Sendable {
  private let words: WordSet
  private let places: [String: Int]
  /// The members whose bodies call a word, sorted by word, then by member.
  private let callers: [Entry]
  /// The files that hold a word, sorted by word, then by file.
  private let files: [Entry]

  /// A word beside the member or file that holds it.
  private struct Entry: Comparable, Hashable {
    let word: Int32
    let holder: Int32

    static func < (one: Entry, other: Entry) -> Bool { (one.word, one.holder) < (other.word, other.holder) }
  }

  /// An index of nothing.
  init() {
    (words, places, callers, files) = (WordSet([]), [:], [], [])
  }

  /// Reads each file once for the names that its bodies may call.
  init(_ program: Program, initializer: String) {
    let names = Self.callable(program) + [initializer]
    words = WordSet(names)
    places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    var bodies: [[(start: UInt32, end: UInt32, member: MemberID)]] = program.files.map { _ in [] }
    for (index, member) in program.members.enumerated() {
      for body in member.bodies.values {
        bodies[Int(body.file)].append((body.range.start, body.range.end, MemberID(index)))
      }
    }
    var callers: Set<Entry> = []
    var files: [Entry] = []
    for file in program.files.indices {
      let source = program.files[file].source
      let isMessaging = program.isMessaging(FileID(file))
      let inFile = bodies[file].sorted { ($0.start, $1.end) < ($1.start, $0.end) }
      var seen: Set<Int32> = []
      var next = 0
      var open: [(start: UInt32, end: UInt32, member: MemberID)] = []
      words.forEachWord(in: source.whole, of: source) { word, range in
        if seen.insert(Int32(word)).inserted { files.append(Entry(word: Int32(word), holder: FileID(file))) }
        while next < inFile.count, inFile[next].start <= range.start {
          open.append(inFile[next])
          next += 1
        }
        while let last = open.last, last.end <= range.start { open.removeLast() }
        if let body = open.last, Self.calls(source, behind: range.end, isMessaging: isMessaging) {
          callers.insert(Entry(word: Int32(word), holder: body.member))
        }
        return true
      }
    }
    self.callers = callers.sorted()
    self.files = files.sorted()
  }

  /// The names that a call may be written with: functions, enum cases, and types that are made.
  private static func callable(_ program: Program) -> [String] {
    var names: Set<String> = []
    for member in program.members where member.kind == .function || member.kind == .enumCase {
      names.insert(member.name)
      if member.isMessage { names.formUnion(member.swiftNames) } else { names.formUnion(member.messageNames) }
    }
    for member in program.members where member.kind == .initializer {
      names.formUnion(member.isMessage ? [member.name] : member.messageNames)
    }
    for type in program.types { names.insert(String(type.simpleName)) }
    return names.sorted()
  }

  /// Whether what stands behind a name may make a call of it.
  private static func calls(_ source: Source, behind end: UInt32, isMessaging: Bool) -> Bool {
    var place = Int(end)
    while source.bytes[place] == UInt8(ascii: " ") { place += 1 }
    switch source.bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "`"):
      return true
    case UInt8(ascii: ":"), UInt8(ascii: "]"): return isMessaging
    default: return false
    }
  }

  /// The members whose bodies may call a name, in the order of their declarations.
  func members(calling name: String) -> [MemberID] { holders(of: name, in: callers) }

  /// Whether a file holds a name.
  func holds(_ file: FileID, _ name: String) -> Bool {
    guard let word = places[name] else { return false }
    let entry = Entry(word: Int32(word), holder: file)
    let at = lowerBound(entry, in: files)
    return at < files.count && files[at] == entry
  }

  private func holders(of name: String, in entries: [Entry]) -> [Int32] {
    guard let word = places[name] else { return [] }
    let first = lowerBound(Entry(word: Int32(word), holder: -1), in: entries)
    return entries[first...].prefix { $0.word == Int32(word) }.map(\.holder)
  }

  private func lowerBound(_ wanted: Entry, in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
