import Testing

/// Sentences stand in Reports alone, and names of frameworks' APIs in the rule cards alone.
struct WordingTests {
  /// Rooms that may speak: Reports is the room of wording, cards carry their reasons, the workshop speaks to us.
  static let speakers: Set<String> = ["Reports", "RuleCards", "dev"]
  /// Files elsewhere that may, each with its reason.
  static let speakingFiles: [String: String] = [
    "Sources/Headers/Buffers/Lessons.swift": "the beginnings of libclang's messages, which it learns from",
    "Sources/Headers/Buffers/Prelude.swift": "declarations in C for libclang",
    "Sources/Headers/Buffers/StandIn.swift": "declarations in C for libclang",
  ]

  /// Literals of two words or more, of two letters or more each, a blank between them.
  static func sentences(in files: [HouseFile]) -> [Breach] {
    files.filter { file in
      guard let room = file.room, !speakers.contains(room), speakingFiles[file.path] == nil else { return false }
      return !(room == "uyum" && file.path.contains("Help"))
    }.flatMap { file in
      file.literals.filter { isSentence($0.text) }
        .map { Breach(path: file.path, line: $0.line, what: "says \"\($0.text)\"") }
    }
  }

  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).map { word in
      word.filter { !",.;:!?".contains($0) }
    }
    return zip(words, words.dropFirst()).contains { isWord($0) && isWord($1) }
  }

  private static func isWord(_ word: String) -> Bool { word.count >= 2 && word.allSatisfy(\.isLetter) }

  /// The names that cards hold: identifiers on lines that say what to match, not on examples and reasons; an indented
  /// line goes on with the one above it.
  static func names(ofCards text: String) -> Set<String> {
    var names: Set<String> = []
    var keyword = Substring()
    for line in text.split(separator: "\n") {
      let own = line.prefix { $0 != " " }
      if !own.isEmpty { keyword = own }
      guard !["rule", "why", "hit", "miss"].contains(keyword), !keyword.hasPrefix("#") else { continue }
      var rest = line.dropFirst(own.count).drop { $0 == " " }
      // The first word behind these is the role that the names behind it play.
      let hasRole = ["is", "runs", "answers", "suffix", "prefix", "element"].contains(own)
      if hasRole { rest = rest.drop { $0 != " " } }
      let words = rest.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
      names.formUnion(words.filter { $0.first?.isLetter == true && $0.count > 1 }.map(String.init))
    }
    return names
  }

  /// Words of Swift and Objective-C themselves, and of the cards' own syntax: no knowledge of a framework.
  static let languageWords: Set<String> = [
    "self", "super", "init", "Self", "where", "if", "else", "switch", "case", "let", "var", "func", "return", "some",
    "any", "in", "is", "as", "true", "false", "nil", "Any", "AnyObject", "Optional", "Array", "Set", "Dictionary",
    "String", "Int", "Double", "Float", "Bool", "Character", "get", "set", "willSet", "didSet", "newValue", "oldValue",
    "KeyPath", "static", "class", "struct", "enum", "protocol", "extension", "import", "for", "while", "guard", "do",
    "catch",
    "default", "deinit", "error", "lazy", "prefix", "Void", "UInt", "id", "union", "IBOutlet",
    // Key-value coding, by which Objective-C names members.
    "valueForKeyPath", "setValue", "forKey",
  ]

  /// Literals that are a name from the cards, in rooms that must not know one.
  static func apiNames(in files: [HouseFile], cards: Set<String>) -> [Breach] {
    let known = cards.subtracting(languageWords)
    return files.filter { ["Syntax", "Facts", "Inventories", "Recomputes"].contains($0.room) }.flatMap { file in
      file.literals.filter { known.contains($0.text) }
        .map { Breach(path: file.path, line: $0.line, what: "knows the API name \"\($0.text)\"") }
    }
  }

  /// The text of all cards of the package.
  static let cards = HouseFile.paths(under: "rules").filter { $0.hasSuffix(".rule") }.sorted()
    .compactMap(HouseFile.text).joined(separator: "\n")

  @Test func `Only Reports has wording`() {
    #expect(Self.sentences(in: HouseFile.product) == [])
  }

  @Test(arguments: [
    "let a = \"cannot read it\"", "let a = \"not found: \\(path)\"", "let a = \"\"\"\n  one word\n  \"\"\"",
  ])
  func `A sentence elsewhere is found`(line: String) {
    #expect(Self.sentences(in: [HouseFile("Sources/Facts/A.swift", line)]).count == 1)
    #expect(Self.sentences(in: [HouseFile("Sources/Reports/A.swift", line)]) == [])
    #expect(Self.sentences(in: [HouseFile("Sources/uyum/Help.swift", line)]) == [])
  }

  @Test(arguments: [
    "// a comment speaks", "let a = \"word\"", "let a = \" && \"", "let a = \"a b\"", "let a = \"x, \\(y)\"",
  ])
  func `What is no sentence is none`(line: String) {
    #expect(Self.sentences(in: [HouseFile("Sources/Facts/A.swift", line)]) == [])
  }

  @Test func `No API name of the cards stands in Syntax, Facts, Inventories or Recomputes`() {
    let names = Self.names(ofCards: Self.cards)
    #expect(names.count > 200)
    #expect(Self.apiNames(in: HouseFile.product, cards: names) == [])
  }

  @Test func `An API name of a card is found`() {
    let card =
      "rule   uikit.label-text\nmatch  $label.text = $value   where $label: UILabel\nwhy    UISwitch is none.\n"
    let names = Self.names(ofCards: card)
    #expect(names.contains("UILabel") && names.contains("text") && !names.contains("UISwitch"))
    let file = HouseFile("Sources/Facts/A.swift", "let a = \"UILabel\"; let b = \"label\"; let c = \"where\"")
    #expect(Self.apiNames(in: [file], cards: names).map(\.what) == ["knows the API name \"UILabel\""])
    #expect(Self.apiNames(in: [HouseFile("Sources/Reports/A.swift", "let a = \"UILabel\"")], cards: names) == [])
  }

  @Test func `A file that is allowed to speak still does`() {
    for path in Self.speakingFiles.keys {
      let file = HouseFile.product.first { $0.path == path }
      #expect(file?.literals.contains { Self.isSentence($0.text) } == true, "\(path) needs no exception")
    }
  }
}
