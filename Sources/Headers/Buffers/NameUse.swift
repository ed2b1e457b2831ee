/// How names are used in a text: what a name must be, as far as the words around it tell.
struct NameUse: Sendable {
  /// Every name that occurs outside of directives and bodies.
  private(set) var names: Set<String> = []
  /// Names used as classes, with the greatest number of type arguments.
  private(set) var classes: [String: Int] = [:]
  private(set) var protocols: Set<String> = []
  /// Types by value: of properties, and of what methods return.
  private(set) var values: [String: StandIn] = [:]
  /// Names in capitals that look like macros, and whether arguments follow.
  private(set) var shouted: [String: Bool] = [:]
  /// Names of type parameters; they are types of their own.
  private(set) var parameters: Set<String> = []
  /// Names with `::` between them, outermost first, and whether type arguments follow the last.
  private(set) var qualified: [[String]: Bool] = [:]
  /// Words that only C++ has occur.
  private(set) var isCPlusPlus = false
  private var braces = 0

  init(_ text: HeaderTokens, _ scan: TextScan, _ macros: Macros) {
    for container in scan.containers {
      let head = container.head
      parameters.formUnion(head.parameters)
      protocols.formUnion(head.protocols)
      names.formUnion(head.protocols)
      if let superclass = head.superclass { note(class: superclass, 0) }
      if head.kind != .protocolType { note(class: head.name, head.kind == .interface ? 0 : head.parameters.count) }
    }
    var bodies = scan.bodies[...]
    var at = 0
    while at < text.count {
      if let body = bodies.first, body.contains(at) {
        at = body.upperBound
        bodies.removeFirst()
        continue
      }
      if text.isName(at) { note(text, at) }
      if text.at(at, "{") { braces += 1 } else if text.at(at, "}") { braces = max(0, braces - 1) }
      if text.at(at, "::") { noteQualified(text, at) }
      at += 1
    }
    for property in scan.properties {
      noteValue(property, macros)
      if property.needsCPlusPlus { isCPlusPlus = true }
    }
  }

  private mutating func note(class name: String, _ arity: Int) {
    names.insert(name)
    classes[name] = max(classes[name] ?? 0, arity)
  }

  private mutating func note(_ text: HeaderTokens, _ at: Int) {
    let word = text.word(at)
    names.insert(word)
    if word == "namespace" || word == "template" {
      isCPlusPlus = isCPlusPlus || text.isName(at + 1) || text.at(at + 1, "<")
    }
    if text.at(at + 1, "*") {
      let isTag =
        text.at(at - 1, "struct") || text.at(at - 1, "enum") || text.at(at - 1, "union") || text.at(at - 1, "::")
      if !isTag, !Words.keywords.contains(word) { classes[word] = classes[word] ?? 0 }
    } else if text.at(at + 1, "<") {
      noteArguments(text, at, word)
    } else if text.at(at + 1, ")"), text.at(at - 1, "("), text.at(at - 2, "-") || text.at(at - 2, "+") {
      values[word] = values[word] ?? .guess
    }
    if braces == 0, Declarator.isShouted(word), shouted[word] == nil { shouted[word] = text.at(at + 1, "(") }
  }

  private mutating func noteArguments(_ text: HeaderTokens, _ at: Int, _ word: String) {
    let close = text.closing(at + 1, "<", ">", before: min(text.count, at + 200))
    guard text.at(close, ">") else { return }
    let isBase =
      text.at(at - 1, ":") || text.at(at - 1, "typedef") || text.at(at - 1, "interface") || text.at(at - 1, "protocol")
    let parts = Words.split((at + 2..<max(close, at + 2)).map(text.word))
    let isObject = word != "id" && word != "Class" && !Words.keywords.contains(word)
    var arguments = 0
    for part in parts {
      if part.count == 1, let name = part.first, Words.isName(name) {
        if !isBase || protocols.contains(name) { noteArgument(name) }
        if name == "id" || name == "Class" || parameters.contains(name) { arguments += 1 }
      } else {
        arguments += 1
      }
    }
    guard isObject, text.at(close + 1, "*") || text.at(close + 1, "<") || text.at(close + 1, ">") || isBase else {
      return
    }
    note(class: word, arguments == 0 ? 0 : parts.count)
    if text.at(close + 1, "<") { noteProtocols(text, close + 1) }
  }

  private mutating func noteProtocols(_ text: HeaderTokens, _ at: Int) {
    let close = text.closing(at, "<", ">", before: min(text.count, at + 100))
    for index in at..<close where text.isName(index) { protocols.insert(text.word(index)) }
  }

  private mutating func noteArgument(_ name: String) {
    guard !Words.keywords.contains(name), !parameters.contains(name) else { return }
    protocols.insert(name)
  }

  private mutating func noteQualified(_ text: HeaderTokens, _ at: Int) {
    isCPlusPlus = true
    guard text.isName(at - 1), !text.at(at - 2, "::") else { return }
    var names = [text.word(at - 1)]
    var index = at
    while text.at(index, "::"), text.isName(index + 1) {
      names.append(text.word(index + 1))
      index += 2
    }
    let isTemplate = text.at(index, "<")
    qualified[names] = (qualified[names] ?? false) || isTemplate
  }

  private mutating func noteValue(_ property: TextProperty, _ macros: Macros) {
    guard let reading = TextReading.readings(property.words, macros).first, !reading.type.contains("*"),
      Words.function(reading.type) == nil, let name = Words.typeNames(reading.type).last,
      !Words.keywords.contains(name),
      !reading.type.contains("<"), !reading.type.contains("::")
    else { return }
    let isObject =
      reading.written != nil || reading.attributes.contains { ["copy", "strong", "retain", "weak"].contains($0) }
    if isObject || values[name] == nil { values[name] = isObject ? .object(nil) : .guess }
  }
}
