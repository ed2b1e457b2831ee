/// The words of one line of a card; a comma or colon at a word's end is a word of its own.
struct Words {
  private var words: [Substring] = []
  private var place = 0

  /// The words of a text.
  init(_ text: String) {
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" }) {
      if word.count > 1, word.last == "," || word.last == ":" {
        words += [word.dropLast(), word.suffix(1)]
      } else {
        words.append(word)
      }
    }
  }

  /// Whether no word is left.
  var isAtEnd: Bool { place >= words.count }

  /// The next word; nil at the end.
  mutating func next() -> Substring? {
    guard place < words.count else { return nil }
    place += 1
    return words[place - 1]
  }

  /// Whether the next word is this one, which is then passed.
  mutating func take(_ word: Substring) -> Bool {
    guard place < words.count, words[place] == word else { return false }
    place += 1
    return true
  }

  /// The words that are left, commas left out; nil where none is.
  mutating func names() -> [String]? {
    let names = words[place...].filter { $0 != "," }.map(String.init)
    place = words.count
    return names.isEmpty ? nil : names
  }

  /// A hole's name; nil where the next word is none.
  mutating func hole() -> Hole? {
    guard let word = next(), word.first == "$", word.count > 1 else { return nil }
    return String(word.dropFirst())
  }

  /// `$a, $b`; nil where a hole is missing.
  mutating func holes() -> [Hole]? { list { $0.hole() } }

  /// `$list`, `element of $list` or `argument 1`.
  mutating func origin() -> Origin? {
    if take("argument") { return next().flatMap { Int($0) }.map(Origin.typeArgument) }
    guard take("element") else { return hole().map(Origin.value) }
    return take("of") ? hole().map(Origin.element) : nil
  }

  /// `$a, element of $b`; nil where one is missing.
  mutating func origins() -> [Origin]? { list { $0.origin() } }

  private mutating func list<Item>(_ item: (inout Words) -> Item?) -> [Item]? {
    var items: [Item] = []
    repeat {
      guard let read = item(&self) else { return nil }
      items.append(read)
    } while take(",")
    return items
  }
}

extension Substring {
  /// Without blanks and line breaks at both ends.
  var trimmed: Substring {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" || character.isNewline }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  /// Where a text stands last; nil where it does not.
  func lastPlace(of text: String) -> Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(text) { return place }
    }
    return nil
  }
}
