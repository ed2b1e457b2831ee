/// A `@property` as the text has it; it may declare several names.
struct TextProperty: Sendable {
  /// The byte where it, or the macro that makes it, begins, and the one behind its end.
  let start: Int
  let end: Int
  /// Into `TextScan.containers`.
  let container: Int
  /// The innermost branch it stands in.
  let branch: Int
  let isInRegion: Bool
  let isOptional: Bool
  let isFromMacro: Bool
  /// The names it declares, in order.
  let names: [String]
  /// What stands between `@property` and its end, macros not expanded.
  let words: [String]

  /// Whether it is a class property, as its own words have it.
  var isClass: Bool { words.prefix { $0 != ")" }.contains("class") }

  /// Whether its type is one that only C++ has: a qualified name or a reference.
  var needsCPlusPlus: Bool { words.contains { $0 == "::" || $0 == "&" } }
}

/// A container as the text has it.
struct TextContainer: Sendable {
  var head: ContainerHead
  let start: Int
  let branch: Int
  /// The words of attributes before it, macros not expanded.
  let attributes: [String]
}

/// The containers and properties of a text, without knowledge of types: the set that a reading by libclang must find.
struct TextScan: Sendable {
  private(set) var containers: [TextContainer] = []
  private(set) var properties: [TextProperty] = []
  /// The tokens of `@implementation` bodies, their heads and ends included.
  private(set) var bodies: [Range<Int>] = []

  private var container: Int?
  private var isInRegion = false
  private var isOptional = false

  /// Scans a text.
  init(_ text: HeaderTokens, _ conditionals: Conditionals, _ names: NamesInSight) {
    var pragmas = text.directives.filter { $0.kind == .pragma }[...]
    var at = 0
    while at < text.count {
      let start = at
      while let pragma = pragmas.first, pragma.token <= at {
        readPragma(HeaderTokens.words(text.text.bytes, pragma.rest))
        pragmas.removeFirst()
      }
      let branch = conditionals.branch(ofToken: at)
      if !conditionals.mayBe(branch) {
        at += 1
      } else if text.at(at, "@") {
        at = readDirective(text, at, branch, names)
      } else {
        if text.isName(at) { at = readName(text, at, branch, names) }
        at += 1
      }
      at = max(at, start + 1)
    }
  }

  private mutating func readPragma(_ words: [String]) {
    guard words.count >= 3, words[0] == "clang", words[1] == "assume_nonnull" else { return }
    isInRegion = words[2] == "begin"
  }

  private mutating func readDirective(_ text: HeaderTokens, _ at: Int, _ branch: Int, _ names: NamesInSight) -> Int {
    if text.at(at + 1, "property") {
      return readProperty(text, at, branch, names)
    } else if text.at(at + 1, "optional") {
      isOptional = true
    } else if text.at(at + 1, "required") {
      isOptional = false
    } else if text.at(at + 1, "end") {
      container = nil
    } else if text.at(at + 1, "implementation") {
      var index = at + 2
      while index < text.count, !(text.at(index, "@") && text.at(index + 1, "end")) { index += 1 }
      bodies.append(at..<min(index + 2, text.count))
      return index + 2
    } else if let head = ContainerHead(text, at: at) {
      isOptional = false
      container = containers.count
      let attributes = TextScan.attributes(text, before: at)
      containers.append(
        TextContainer(head: head, start: Int(text.tokens[at].start), branch: branch, attributes: attributes))
      return head.end
    }
    return at + 2
  }

  /// The words between the last declaration and a container's `@`.
  private static func attributes(_ text: HeaderTokens, before at: Int) -> [String] {
    var first = at
    while first > 0, first > at - 60 {
      if text.at(first - 1, ";") || text.at(first - 1, "}") || text.at(first - 1, "end") { break }
      first -= 1
    }
    return (first..<at).map(text.word)
  }

  private mutating func readName(_ text: HeaderTokens, _ at: Int, _ branch: Int, _ names: NamesInSight) -> Int {
    let first = text.text.bytes[Int(text.tokens[at].start)]
    guard first >= 0x41 && first <= 0x5A || first == 0x5F || names.hasOddPropertyMacros else { return at }
    let word = text.word(at)
    if let opens = names.regions[word] {
      isInRegion = opens
    } else if names.propertyMacros.contains(word), container != nil {
      return readMacro(text, at, branch, names)
    }
    return at
  }

  /// Reads the properties that a macro makes; the index of the last token of its use.
  private mutating func readMacro(_ text: HeaderTokens, _ at: Int, _ branch: Int, _ names: NamesInSight) -> Int {
    guard let container else { return at }
    let isCall = text.at(at + 1, "(")
    let last = isCall ? text.closing(at + 1, "(", ")", before: min(text.count, at + 4_000)) : at
    let words = names.macros.expand((at...last).map(text.word))
    var index = 0
    while index + 1 < words.count {
      guard words[index] == "@", words[index + 1] == "property" else {
        index += 1
        continue
      }
      var end = index + 2
      while end < words.count, words[end] != ";", words[end] != "@" {
        end = Words.isOpener(words[end]) && words[end] != "<" ? Words.closing(words, end) + 1 : end + 1
      }
      let inner = Array(words[min(index + 2, words.count)..<min(end, words.count)])
      properties.append(
        TextProperty(
          start: Int(text.tokens[at].start), end: Int(text.tokens[last].end), container: container, branch: branch,
          isInRegion: isInRegion, isOptional: isOptional, isFromMacro: true,
          names: TextReading.readings(inner, names.macros).map(\.name), words: inner))
      index = end
    }
    return last
  }

  private mutating func readProperty(_ text: HeaderTokens, _ at: Int, _ branch: Int, _ names: NamesInSight) -> Int {
    var end = at + 2
    var depth = 0
    while end < text.count {
      if text.at(end, "(") || text.at(end, "[") || text.at(end, "{") { depth += 1 }
      if text.at(end, ")") || text.at(end, "]") || text.at(end, "}") { depth -= 1 }
      if depth <= 0, text.at(end, ";") || text.at(end, "@") { break }
      end += 1
    }
    guard let container else { return end }
    let words = (min(at + 2, end)..<end).map(text.word)
    let byteEnd = end < text.count ? Int(text.tokens[end].end) : text.text.bytes.count
    properties.append(
      TextProperty(
        start: Int(text.tokens[at].start), end: byteEnd, container: container, branch: branch, isInRegion: isInRegion,
        isOptional: isOptional, isFromMacro: false, names: TextScan.names(words, names), words: words))
    return text.at(end, ";") ? end + 1 : end
  }

  /// The names that a property declares: the last word, where nothing makes that doubtful.
  private static func names(_ words: [String], _ names: NamesInSight) -> [String] {
    let start = words.first == "(" ? Words.closing(words, 0) + 1 : 0
    let declaration = words[min(start, words.count)...]
    let isPlain = !declaration.contains { $0 == "," || $0 == "(" || $0 == "[" || $0 == "__attribute__" }
    if isPlain, declaration.count > 1, let last = declaration.last, Words.isName(last),
      !Declarator.looksLikeMacro(last),
      names.macros.meaning(last) == nil
    {
      return [last]
    }
    return TextReading.readings(words, names.macros).map(\.name)
  }
}
