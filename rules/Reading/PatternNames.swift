extension Condition {
  /// `$a: UILabel or uikit-view, $b: colour`; nil where the form is another.
  static func read(_ text: Substring) -> [Condition]? {
    var words = Words(String(text))
    var conditions: [Condition] = []
    repeat {
      guard let hole = words.hole(), words.take(":") else { return nil }
      var names: [String] = []
      repeat {
        guard let name = words.next() else { return nil }
        names.append(String(name))
      } while words.take("or")
      conditions.append(Condition(hole: hole, names: names))
    } while words.take(",")
    return words.isAtEnd ? conditions : nil
  }
}

extension Pattern {
  /// Whether the pattern writes a hole.
  func writes(_ hole: Hole) -> Bool {
    var rest = text[...].utf8
    while let place = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[place...].dropFirst()
      if rest.prefix(while: \.isNamePart).elementsEqual(hole.utf8) { return true }
    }
    return false
  }

  /// The literal name that a text must hold for the pattern to match in it: the last one before its first argument,
  /// and of an assignment the last one of its target.
  package var word: String {
    var word = Substring().utf8
    var rest = text[...].utf8
    while let byte = rest.first {
      if byte.isNamePart {
        word = rest.prefix(while: \.isNamePart)
        rest = rest[word.endIndex...]
        continue
      }
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "$") { rest = rest.drop(while: \.isNamePart) }
      let endsTarget = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "=")
      if endsTarget, !word.isEmpty { break }
    }
    return String(Substring(word))
  }
}
