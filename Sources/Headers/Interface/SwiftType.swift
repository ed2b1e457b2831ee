import Syntax

/// Reads an Objective-C type, nullability left out, and spells it as Swift's importer does; stands before a word.
struct SwiftType {
  private static let deepest = 24
  private static let qualifiers: Set<String> = [
    "const", "volatile", "restrict", "struct", "enum", "union", "__kindof", "__block", "in", "out", "inout", "oneway",
    "bycopy", "byref", "__covariant", "__contravariant",
  ]
  private static let numberWords: Set<String> = ["unsigned", "signed", "long", "short", "int", "char", "double"]

  private let words: [String]
  private let names: ImportedNames
  private var at = 0

  /// A type's spelling in Swift, without nullability.
  static func spelling(_ type: String, _ names: ImportedNames) -> String {
    var reader = SwiftType(words: split(type), names: names)
    return reader.read(depth: 0)
  }

  private init(words: [String], names: ImportedNames) {
    self.words = words
    self.names = names
  }

  /// Names and numbers as words, every other sign by itself.
  private static func split(_ type: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in type.utf8 {
      if Byte.startsName(byte) || Byte.isDigit(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
      if byte > Byte.space { words.append(String(decoding: [byte], as: UTF8.self)) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private var word: String { at < words.count ? words[at] : "" }

  private mutating func advance(if expected: String) -> Bool {
    guard word == expected else { return false }
    at += 1
    return true
  }

  private mutating func skipQualifiers() -> Bool {
    var isConstant = false
    while Self.qualifiers.contains(word) {
      isConstant = isConstant || word == "const"
      at += 1
    }
    return isConstant
  }

  private mutating func read(depth: Int) -> String {
    guard depth < Self.deepest else { return "Any" }
    var isConstant = skipQualifiers()
    let name = readName()
    let arguments = word == "<" ? readArguments(of: name, depth: depth) : []
    isConstant = skipQualifiers() || isConstant
    var stars = 0
    while word == "*" {
      at += 1
      stars += 1
      _ = skipQualifiers()
    }
    let type = pointed(spelled(name, arguments), name, stars, isConstant: isConstant)
    return readDeclarator(behind: type, depth: depth)
  }

  /// A name, or the words of a C number joined by `_`: `unsigned long`, without the `int` that says no more.
  private mutating func readName() -> String {
    guard Self.numberWords.contains(word) else {
      let name = word
      if name.utf8.first.map(Byte.startsName) == true { at += 1 }
      return name
    }
    var parts: [String] = []
    while Self.numberWords.contains(word) || Self.qualifiers.contains(word) {
      if Self.numberWords.contains(word) { parts.append(word) }
      at += 1
    }
    let isUnsigned = parts.contains("unsigned")
    let isChar = parts.contains("char")
    var kept = parts.filter { $0 != "unsigned" && $0 != "signed" }
    if kept.count > 1 { kept.removeAll { $0 == "int" } }
    if isUnsigned { kept.insert("unsigned", at: 0) }
    if isChar, parts.contains("signed") { kept.insert("signed", at: 0) }
    return kept.isEmpty ? "int" : kept.joined(separator: "_")
  }

  private mutating func readArguments(of owner: String, depth: Int) -> [String] {
    var arguments: [String] = []
    at += 1
    while at < words.count, word != ">" {
      let before = at
      let start = word
      let isName = at + 1 < words.count && (words[at + 1] == "," || words[at + 1] == ">")
      let type = read(depth: depth + 1)
      let isProtocol = isName && (owner == "id" || owner == "Class" || names.isProtocol(start))
      arguments.append(isProtocol ? "&" + names.protocolType(start) : type)
      _ = advance(if: ",")
      if at == before { at += 1 }
    }
    _ = advance(if: ">")
    return arguments
  }

  /// A name with its arguments: the protocols of an `id` are a type, those of a class say less than it.
  private func spelled(_ name: String, _ arguments: [String]) -> String {
    if name == "id" || name == "Class", !arguments.isEmpty {
      return arguments.map { $0.hasPrefix("&") ? String($0.dropFirst()) : $0 }.joined(separator: " & ")
    }
    let types = arguments.filter { !$0.hasPrefix("&") }
    guard !types.isEmpty else { return names.typeWithArguments(name) }
    return names.type(name) + "<" + types.joined(separator: ", ") + ">"
  }

  /// Objects lose their star; a pointer to anything else is one in Swift.
  private func pointed(_ type: String, _ name: String, _ stars: Int, isConstant: Bool) -> String {
    guard stars > 0 else { return type }
    if name == "void" { return isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer" }
    let isValue = names.isValue(name)
    var type = type
    for _ in 0..<min(isValue ? stars : stars - 1, Self.deepest) {
      type = (isConstant ? "UnsafePointer<" : "UnsafeMutablePointer<") + type + ">"
    }
    return type
  }

  /// A block or a function behind its result; what else stands there says nothing of the type.
  private mutating func readDeclarator(behind result: String, depth: Int) -> String {
    guard word == "(", at + 1 < words.count, words[at + 1] == "^" || words[at + 1] == "*" else { return result }
    while at < words.count, word != ")" { at += 1 }
    at += 1
    guard advance(if: "(") else { return result }
    var parameters: [String] = []
    while at < words.count, word != ")" {
      let before = at
      parameters.append(read(depth: depth + 1))
      while at < words.count, word != ",", word != ")" { at += 1 }
      _ = advance(if: ",")
      if at == before { at += 1 }
    }
    _ = advance(if: ")")
    if parameters == ["Void"] { parameters = [] }
    return "((" + parameters.joined(separator: ", ") + ") -> " + result + ")"
  }
}
