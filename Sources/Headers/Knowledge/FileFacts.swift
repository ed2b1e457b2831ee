/// What one file tells the others: its types by kind, and its macros.
struct FileFacts: Sendable {
  /// What a typedef stands for.
  enum Typedef: Hashable, Sendable {
    case block(Nullability?), function(Nullability?)
    /// A pointer to a named type, which may be a class or not.
    case pointer(to: String, Nullability?)
    /// Another name for it.
    case alias(of: String, Nullability?)
    case enumeration, structure, number
    /// An enumeration that is only declared: Swift does not see it.
    case opaqueEnumeration
  }

  /// Classes by name, with the number of their type parameters.
  var classes: [String: Int] = [:]
  /// Classes that are only named (`@class`).
  var named: Set<String> = []
  var protocols: Set<String> = []
  var typedefs: [String: Typedef] = [:]
  /// Tags that are defined: `struct Name {`, `enum Name {`.
  var structures: Set<String> = []
  var enumerations: Set<String> = []
  var macros: [String: Macro] = [:]

  /// Whether the file declares a type of this name.
  func declares(_ name: String) -> Bool {
    classes[name] != nil || protocols.contains(name) || typedefs[name] != nil || structures.contains(name)
      || enumerations.contains(name)
  }

  /// No facts.
  init() {}

  /// Collects the facts of a text.
  init(_ text: HeaderTokens, _ conditionals: Conditionals, system: SystemFacts) {
    learnMacros(text, conditionals, system)
    var at = 0
    while at < text.count {
      let start = at
      guard conditionals.mayBe(conditionals.branch(ofToken: at)) else {
        at += 1
        continue
      }
      if text.at(at, "@") {
        at = learnDirective(text, at)
      } else if text.at(at, "typedef") {
        at = learnTypedef(text, at)
      } else {
        learnTag(text, at)
        at += 1
      }
      at = max(at, start + 1)
    }
  }

  /// Of several meanings the first counts that stands in plain Objective-C for iOS, else the first.
  private mutating func learnMacros(_ text: HeaderTokens, _ conditionals: Conditionals, _ system: SystemFacts) {
    var ranks: [String: Int] = [:]
    for directive in text.directives where directive.kind == .define {
      let branch = conditionals.branch(ofByte: directive.range.lowerBound)
      var name = ""
      guard conditionals.mayBe(branch),
        let macro = Macro(definition: text.text.bytes, directive.rest, name: &name), !system.isReserved(name)
      else { continue }
      let isPlain = conditionals.mayBe(branch, .objectiveC)
      let suits = branch < 0 || conditionals.branches[branch].suitsPhone
      let rank = isPlain ? suits ? 3 : 2 : 1
      guard rank > ranks[name] ?? 0 else { continue }
      ranks[name] = rank
      macros[name] = macro
    }
  }

  private mutating func learnDirective(_ text: HeaderTokens, _ at: Int) -> Int {
    if text.at(at + 1, "class") {
      var index = at + 2
      while index < text.count, !text.at(index, ";") {
        if text.isName(index) {
          named.insert(text.word(index))
          if text.at(index + 1, "<") { index = text.closing(index + 1, "<", ">", before: text.count) }
        }
        index += 1
      }
      return index
    }
    if text.at(at + 1, "implementation") {
      var index = at + 2
      while index < text.count, !(text.at(index, "@") && text.at(index + 1, "end")) { index += 1 }
      return index + 2
    }
    if text.at(at + 1, "protocol"), text.isName(at + 2) {
      var index = at + 2
      protocols.insert(text.word(index))
      while text.at(index + 1, ","), text.isName(index + 2) {
        index += 2
        protocols.insert(text.word(index))
      }
      return index + 1
    }
    guard let head = ContainerHead(text, at: at) else { return at + 1 }
    if head.kind == .interface { classes[head.name] = head.parameters.count }
    return head.end
  }

  private mutating func learnTag(_ text: HeaderTokens, _ at: Int) {
    let isEnumeration = text.at(at, "enum")
    if isEnumeration || text.at(at, "struct") || text.at(at, "union") {
      guard text.isName(at + 1), text.at(at + 2, "{") || (text.at(at + 2, ":") && text.isName(at + 3)) else { return }
      if isEnumeration { enumerations.insert(text.word(at + 1)) } else { structures.insert(text.word(at + 1)) }
    } else if text.isName(at), text.at(at + 1, "("), isEnumerationMacro(text.word(at)) {
      learnEnumerationMacro(text, at)
    }
  }

  private func isEnumerationMacro(_ word: String) -> Bool { word.hasSuffix("ENUM") || word.hasSuffix("OPTIONS") }

  private mutating func learnEnumerationMacro(_ text: HeaderTokens, _ at: Int) {
    let close = text.closing(at + 1, "(", ")", before: min(text.count, at + 40))
    guard text.isName(close - 1), text.at(close - 2, ",") else { return }
    let name = text.word(close - 1)
    if !text.at(close + 1, ";") {
      typedefs[name] = .enumeration
    } else if typedefs[name] == nil {
      typedefs[name] = .opaqueEnumeration
    }
  }

  private mutating func learnTypedef(_ text: HeaderTokens, _ at: Int) -> Int {
    var end = at + 1
    var depth = 0
    while end < text.count, end < at + 4_000 {
      if text.at(end, "{") || text.at(end, "(") { depth += 1 }
      if text.at(end, "}") || text.at(end, ")") { depth -= 1 }
      if depth <= 0, text.at(end, ";") || text.at(end, "@") { break }
      end += 1
    }
    if text.isName(at + 1), text.at(at + 2, "("), isEnumerationMacro(text.word(at + 1)) {
      learnEnumerationMacro(text, at + 1)
      return end
    }
    let words = (at + 1..<end).map(text.word)
    guard words.count < 400 || words.contains("{") else { return end }
    let parts = Words.split(Words.without(words, groups: ["{"]))
    for (index, part) in parts.enumerated() {
      let base = index == 0 ? [] : Array((parts.first ?? []).prefix { $0 != "*" && $0 != "(" }.dropLast())
      learn(base + part, isDefined: words.contains("{"))
    }
    return end
  }

  private mutating func learn(_ words: [String], isDefined: Bool) {
    let plain = Declarator.undecorated(words)
    let declarator = Declarator(plain, nameAlone: isDefined)
    guard let name = declarator.name, let first = plain.first, !Words.keywords.contains(name) else { return }
    let word = Declarator.nullability(plain)
    let names = Words.typeNames(plain).filter { $0 != name }
    if let start = Words.function(plain) {
      typedefs[name] = plain[start + 1] == "^" ? .block(word) : .function(word)
    } else if Words.topLevel(plain).contains("*") {
      let isTagged = plain.contains("struct") || plain.contains("union")
      typedefs[name] = .pointer(to: isTagged ? "void" : names.first ?? "void", word)
    } else if first == "enum" {
      typedefs[name] = .enumeration
    } else if first == "struct" || first == "union" || names.isEmpty {
      typedefs[name] = .structure
    } else if names.contains(where: Words.numbers.contains) {
      typedefs[name] = .number
    } else {
      typedefs[name] = .alias(of: names.first ?? "", word)
    }
  }
}
