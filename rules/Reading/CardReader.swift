import Syntax

/// Reads card files: a line is a word and what it says; indented lines go on with the line before; `#` begins a remark.
/// `rule ID` begins a card. A card with a problem is left out.
struct CardReader {
  private(set) var cards: [Card] = []
  private(set) var problems: [Problem] = []
  private var card: Card?
  private var isSound = true
  private let path: String

  /// Reads one file.
  init(_ file: Source) {
    path = file.path
    for line in CardReader.lines(of: file.text(file.whole)) { read(line) }
    finish()
  }

  /// A word, the rest of its line with the lines that go on with it, and the line's number.
  struct Line: Equatable {
    var word: Substring
    var rest: String
    var number: Int
  }

  /// The lines of a file, continued ones joined by a line break.
  static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    var number = 0
    for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      let trimmed = line.trimmed
      guard let first = line.first, !trimmed.isEmpty, first != UInt8(ascii: "#") else { continue }
      if first.isBlank, !lines.isEmpty {
        lines[lines.count - 1].rest += "\n" + Substring(trimmed)
        continue
      }
      let word = trimmed.prefix { !$0.isBlank }
      let rest = trimmed[word.endIndex...].trimmed
      lines.append(Line(word: Substring(word), rest: String(Substring(rest)), number: number))
    }
    return lines
  }

  private mutating func read(_ line: Line) {
    if line.word == "rule" {
      finish()
      card = Card(id: line.rest, path: path, line: line.number)
      if !CardReader.isID(line.rest) { report(line, "id") }
      return
    }
    if card == nil { return report(line, String(line.word)) }
    switch line.word {
    case "match": readPattern(line)
    case "why": card?.why = line.rest.split(separator: "\n").joined(separator: " ")
    case "hit": card?.hits.append(line.rest)
    case "miss": card?.misses.append(line.rest)
    default:
      if let effects = Effect.read(line.word, line.rest) {
        card?.effects += effects
      } else if let facts = Fact.read(line.word, line.rest) {
        card?.facts += facts
      } else {
        report(line, String(line.word))
      }
    }
  }

  private mutating func readPattern(_ line: Line) {
    var text = line.rest[...].utf8
    var conditions: [Condition] = []
    if let place = text.lastPlace(of: " where $") {
      guard let read = Condition.read(Substring(text[place...].dropFirst(" where ".utf8.count))) else {
        return report(line, "where")
      }
      conditions = read
      text = text[..<place].trimmed
    }
    card?.patterns.append(Pattern(text: String(Substring(text)), conditions: conditions))
  }

  private mutating func finish() {
    defer {
      card = nil
      isSound = true
    }
    guard let card else { return }
    if let fault = card.fault { report(Line(word: "rule", rest: card.id, number: card.line), fault) }
    if isSound { cards.append(card) }
  }

  private mutating func report(_ line: Line, _ detail: String) {
    isSound = false
    problems.append(Problem(.badConfiguration, path: path, line: line.number, detail: detail))
  }

  private static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    func isWord(_ byte: UInt8) -> Bool { (97...122).contains(byte) || (48...57).contains(byte) }
    return isWord(first) && isWord(last) && text.utf8.allSatisfy { isWord($0) || $0 == 45 || $0 == 46 }
  }
}

extension Card {
  /// What makes the card none: the word that it lacks; nil for a whole card.
  fileprivate var fault: String? {
    if patterns.isEmpty && effects.isEmpty && facts.isEmpty { return "empty" }
    if patterns.isEmpty != effects.isEmpty { return patterns.isEmpty ? "match" : "shows" }
    if why.isEmpty { return "why" }
    if hits.isEmpty { return "hit" }
    if misses.isEmpty { return "miss" }
    for pattern in patterns {
      if let condition = pattern.conditions.first(where: { !pattern.writes($0.hole) }) { return "$" + condition.hole }
      for effect in effects { if let hole = effect.holes.first(where: { !pattern.writes($0) }) { return "$" + hole } }
    }
    return nil
  }
}
