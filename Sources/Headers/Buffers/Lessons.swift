/// What the errors of a parse teach about names.
struct Lessons {
  /// Stand-ins that errors asked for.
  private(set) var standIns: [String: StandIn] = [:]
  /// Names that errors said must be protocols.
  private(set) var protocols: Set<String> = []
  private let text: HeaderTokens
  private let scan: TextScan
  private let isSystemName: (String) -> Bool

  /// No lessons yet.
  init(_ text: HeaderTokens, _ scan: TextScan, isSystemName: @escaping (String) -> Bool) {
    self.text = text
    self.scan = scan
    self.isSystemName = isSystemName
  }

  /// Learns from errors; false where nothing is new.
  mutating func learn(_ errors: [ClangUnit.Diagnostic]) -> Bool {
    let before = (standIns, protocols)
    for error in errors where error.offset >= 0 { learn(error) }
    return before != (standIns, protocols)
  }

  private mutating func learn(_ error: ClangUnit.Diagnostic) {
    let message = error.text
    let name = Lessons.quoted(message)
    let property = property(at: error.offset)
    if message.hasPrefix("unknown type name") || message.hasPrefix("use of undeclared identifier") {
      guard let name, !isForeign(name, error.offset) else { return }
      set(name, unknownType(name, error.offset, property))
    } else if message.hasPrefix("cannot find interface declaration") || message.hasPrefix("no known class") {
      if let name { set(name, .classType(0)) }
    } else if message.hasPrefix("cannot find protocol declaration") || message.hasPrefix("no type or protocol named") {
      if let name { protocols.insert(name) }
    } else if message.hasPrefix("type arguments cannot be applied") || message.contains("type arguments for class") {
      if let name { set(name, .classType(argumentCount(error.offset, name))) }
    } else if message.contains("must be a pointer") {
      if let name { protocols.insert(name) }
    } else if message.contains("must be of object type") || message.hasPrefix("nullability specifier") {
      if let name = property.flatMap(Lessons.valueType) { set(name, .object(nil)) }
    } else if message.hasPrefix("interface type") {
      if let name { set(name, .structure) }
    }
  }

  private mutating func set(_ name: String, _ standIn: StandIn) {
    guard Words.isName(name), !isSystemName(name), !Words.keywords.contains(name) else { return }
    standIns[name] = standIn
  }

  /// Whether a name is a word or a scope of C++, which no stand-in can replace.
  private func isForeign(_ name: String, _ offset: Int) -> Bool {
    if ["namespace", "template", "using", "class", "constexpr", "explicit", "virtual", "operator"].contains(name) {
      return true
    }
    return token(at: offset, name).map { text.at($0 + 1, "::") } ?? false
  }

  private func unknownType(_ name: String, _ offset: Int, _ property: TextProperty?) -> StandIn {
    let token = token(at: offset, name)
    if let token, text.at(token + 1, "*") { return .classType(0) }
    if let token, text.at(token + 1, "<") { return .classType(argumentCount(offset, name)) }
    if Declarator.isShouted(name) || name == name.uppercased() {
      if property.map({ Lessons.valueType($0) != name }) ?? true {
        return .emptyMacro(hasArguments: token.map { text.at($0 + 1, "(") } ?? false)
      }
    }
    guard let property, Lessons.valueType(property) == name else { return .guess }
    let isObject = property.words.contains {
      ["copy", "strong", "retain", "weak"].contains($0) || Words.attributeNullability[$0] != nil
    }
    return isObject ? .object(nil) : .guess
  }

  private static func valueType(_ property: TextProperty) -> String? {
    var words = property.words
    if words.first == "(" { words.removeFirst(min(Words.closing(words, 0) + 1, words.count)) }
    return Words.typeNames(words).first { !Declarator.isShouted($0) && !Words.ownership.contains($0) }
  }

  /// The first name in quotes.
  private static func quoted(_ message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let words = parts[1].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.last.map(String.init)
  }

  private func property(at offset: Int) -> TextProperty? {
    var low = 0
    var high = scan.properties.count
    while low < high {
      let middle = (low + high) / 2
      if scan.properties[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scan.properties[low - 1].end > offset else { return nil }
    return scan.properties[low - 1]
  }

  /// The token of a name at an offset, or soon behind it.
  private func token(at offset: Int, _ name: String) -> Int? {
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high) / 2
      if Int(text.tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return (low..<min(low + 12, text.count)).first { text.word($0) == name }
  }

  private func argumentCount(_ offset: Int, _ name: String) -> Int {
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high) / 2
      if Int(text.tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    let named = (max(0, low - 2)..<min(low + 4, text.count)).first { text.word($0) == name && text.at($0 + 1, "<") }
    guard let named else { return 0 }
    let close = text.closing(named + 1, "<", ">", before: min(text.count, named + 200))
    return Words.split((named + 2..<max(close, named + 2)).map(text.word)).count
  }
}
