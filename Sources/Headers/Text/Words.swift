/// The words of the language that tell of a property, and how words stand in brackets.
enum Words {
  /// The words for nullability among a property's attributes, with what they say.
  static let attributeNullability: [String: Nullability] = [
    "nullable": .nullable, "nonnull": .nonnull, "null_unspecified": .unspecified, "null_resettable": .unspecified,
  ]
  /// The words for nullability inside of a type.
  static let typeNullability: [String: Nullability] = [
    "_Nullable": .nullable, "__nullable": .nullable, "_Nullable_result": .nullable, "_Nonnull": .nonnull,
    "__nonnull": .nonnull, "_Null_unspecified": .unspecified, "__null_unspecified": .unspecified,
  ]
  static let ownership: Set<String> = ["__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "__block"]
  static let qualifiers: Set<String> = ["const", "volatile", "struct", "enum", "union", "__kindof"]
  static let numbers: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "float", "double", "void", "_Bool",
  ]
  static let attributes: Set<String> = [
    "readonly", "getter", "assign", "readwrite", "retain", "copy", "nonatomic", "setter", "atomic", "weak", "strong",
    "unsafe_unretained", "class", "direct",
  ]
  /// Words that no text may define anew, and that are no names of types.
  static let keywords: Set<String> = Set(attributeNullability.keys).union(typeNullability.keys).union(ownership)
    .union(qualifiers).union(numbers).union(attributes)
    .union([
      "id", "Class", "SEL", "BOOL", "self", "super", "nil", "Nil", "NULL", "YES", "NO", "instancetype",
      "typedef",
      "extern", "static", "inline", "__inline", "__inline__", "__attribute__", "__attribute", "__typeof__", "typeof",
      "__typeof", "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue",
      "goto",
      "sizeof", "register", "auto", "restrict", "__restrict", "in", "out", "inout", "bycopy", "byref", "oneway",
      "interface",
      "protocol", "property", "end", "optional", "required", "private", "public", "protected", "package",
      "implementation", "import", "encode", "selector", "synchronized", "autoreleasepool", "try", "catch",
      "finally", "throw", "defined", "__covariant", "__contravariant", "__extension__", "_Pragma",
      "__VA_ARGS__", "__has_feature", "__cplusplus", "__OBJC__", "bool", "_Complex", "_Atomic", "__bridge",
    ])

  /// Whether a word is a name.
  static func isName(_ word: String) -> Bool { word.utf8.first.map(Byte.startsName) ?? false }

  private static let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]

  /// Whether a word opens a bracket.
  static func isOpener(_ word: String) -> Bool { pairs[word] != nil }

  /// The index of the bracket that closes the one at `start`; the last index where none does.
  static func closing(_ words: [String], _ start: Int) -> Int {
    guard start < words.count, let closer = pairs[words[start]] else { return max(start, 0) }
    let opener = words[start]
    var depth = 0
    for index in start..<words.count {
      if words[index] == opener { depth += 1 } else if words[index] == closer { depth -= 1 }
      if depth == 0 { return index }
    }
    return words.count - 1
  }

  /// The parts between commas that stand in no bracket.
  static func split(_ words: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    var at = 0
    while at < words.count {
      let end = isOpener(words[at]) ? closing(words, at) : at
      if words[at] == "," { parts.append([]) } else { parts[parts.count - 1] += words[at...end] }
      at = end + 1
    }
    return parts
  }

  /// Parts with commas between them.
  static func joined(_ parts: [[String]]) -> [String] { Array(parts.joined(separator: [","])) }

  /// The words that stand in no bracket of these kinds.
  static func without(_ words: [String], groups openers: Set<String>) -> [String] {
    var out: [String] = []
    var at = 0
    while at < words.count {
      if openers.contains(words[at]) { at = closing(words, at) } else { out.append(words[at]) }
      at += 1
    }
    return out
  }

  /// The words that stand in no bracket.
  static func topLevel(_ words: [String]) -> [String] { without(words, groups: ["(", "<", "[", "{"]) }

  /// The names of types that stand in no bracket.
  static func typeNames(_ words: [String]) -> [String] {
    topLevel(words).filter { isName($0) && !qualifiers.contains($0) && typeNullability[$0] == nil }
  }

  /// The index of the bracket of a block's or function pointer's `(^` or `(*`; nil where there is none.
  static func function(_ words: [String]) -> Int? {
    var at = 0
    while at < words.count {
      if words[at] == "(", at + 1 < words.count, words[at + 1] == "^" || words[at + 1] == "*" { return at }
      at = isOpener(words[at]) ? closing(words, at) + 1 : at + 1
    }
    return nil
  }
}
