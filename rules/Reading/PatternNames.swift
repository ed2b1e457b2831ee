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
  /// The holes that the pattern writes, `$_` left out.
  package var holes: Set<Hole> {
    var holes: Set<Hole> = []
    var rest = Substring(text)
    while let place = rest.firstIndex(of: "$") {
      rest = rest[place...].dropFirst()
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty, name != "_" { holes.insert(String(name)) }
    }
    return holes
  }

  /// The literal name that a text must hold for the pattern to match in it: the last one before its first argument,
  /// and of an assignment the last one of its target.
  package var word: String {
    var word = ""
    var name = ""
    var isHole = false
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
        continue
      }
      if !name.isEmpty, !isHole { word = name }
      name = ""
      isHole = character == "$"
      let endsTarget = character == "(" || character == "{" || character == "="
      if endsTarget, !word.isEmpty { return word }
    }
    return name.isEmpty || isHole ? word : name
  }
}
