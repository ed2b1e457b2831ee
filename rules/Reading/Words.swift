/// The words of one line of a card; a comma or colon at a word's end is a word of its own.
struct Words {
  private var words: [Substring] = []
  private var place = 0

  /// The words of a text.
  init(_ text: String) {
    for word in text.utf8.split(whereSeparator: \.isBlank) {
      if word.count > 1, let last = word.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ":") {
        words += [Substring(word.dropLast()), Substring(word.suffix(1))]
      } else {
        words.append(Substring(word))
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

  /// The words that are left, commas left out; a colon belongs to the selector before it; nil where none is left.
  mutating func names() -> [String]? {
    var names: [String] = []
    while let word = next() {
      if word == ":", let last = names.popLast() {
        names.append(last + ":")
      } else if word != "," {
        names.append(String(word))
      }
    }
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

extension UInt8 {
  /// Whether the byte is a blank, a tab or part of a line break.
  var isBlank: Bool { self == 32 || self == 9 || self == 10 || self == 13 }

  /// Whether the byte stands in names: ASCII letters, digits, the underscore, and all of other scripts.
  var isNamePart: Bool {
    switch self {
    case 48...57, 65...90, 95, 97...122, 128...: true
    default: false
    }
  }
}

extension Substring.UTF8View {
  /// Without blanks and line breaks at both ends.
  var trimmed: Substring.UTF8View {
    var text = drop(while: \.isBlank)
    while let last = text.last, last.isBlank { text.removeLast() }
    return text
  }

  /// Where a text stands last; nil where it does not.
  func lastPlace(of text: String) -> Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].starts(with: text.utf8) { return place }
    }
    return nil
  }
}
