/// What the text alone says of one property.
struct TextReading: Sendable {
  let name: String
  /// The type's words.
  let type: [String]
  /// The words in the parentheses, nullability words left out.
  let attributes: [String]
  let getter: String?
  let setter: String?
  /// Nullability that is written; nil where none is.
  let written: Nullability?
  let isNullResettable: Bool
  /// What stands behind it or before it, macros expanded.
  let decoration: [String]

  /// Reads what stands between `@property` and its end, once for each name.
  static func readings(_ given: [String], _ macros: Macros) -> [TextReading] {
    var words = given
    var inBrackets: [[String]] = []
    if words.first == "(" {
      let close = Words.closing(words, 0)
      if close > 1 { inBrackets = Words.split(macros.expand(Array(words[1..<close]))).filter { !$0.isEmpty } }
      words = Array(words[min(close + 1, words.count)...])
    }
    let expanded = macros.expand(words)
    let parts = Words.split(Declarator.undecorated(expanded))
    guard let first = parts.first else { return [] }
    var shared = Array(first.prefix { $0 != "*" && $0 != "(" })
    if shared.count == first.count { shared.removeLast(shared.isEmpty ? 0 : 1) }
    return parts.enumerated().compactMap { index, part in
      let declaration = index == 0 ? part : shared + part
      let declarator = Declarator(declaration)
      guard let name = declarator.name else { return nil }
      return TextReading(name, declarator.type, inBrackets, Declarator.nullability(declaration), expanded)
    }
  }

  private init(
    _ name: String, _ type: [String], _ inBrackets: [[String]], _ typeSays: Nullability?, _ decoration: [String]
  ) {
    self.name = name
    self.type = type
    self.decoration = decoration
    let words = inBrackets.compactMap(\.first)
    attributes = Set(words).filter { Words.attributeNullability[$0] == nil }.sorted()
    getter = TextReading.selector("getter", inBrackets)
    setter = TextReading.selector("setter", inBrackets)
    isNullResettable = words.contains("null_resettable")
    written = typeSays ?? words.compactMap { Words.attributeNullability[$0] }.first
  }

  private static func selector(_ word: String, _ parts: [[String]]) -> String? {
    guard let part = parts.first(where: { $0.count > 2 && $0[0] == word && $0[1] == "=" }) else { return nil }
    return part[2...].joined()
  }

  /// Nullability, with what a nonnull region infers; `nature` tells what a type's name stands for.
  func nullability(isInRegion: Bool, nature: (String) -> TypeNature) -> Nullability {
    if let written { return written }
    let inferred: Nullability = !isInRegion ? .none : attributes.contains("weak") ? .nullable : .nonnull
    let start = Words.function(type)
    if let start, type[start + 1] == "^" { return inferred }
    let before = start.map { Array(type[..<$0]) } ?? type
    let stars = Words.topLevel(before).filter { $0 == "*" }.count + (start == nil ? 0 : 1)
    if stars > 1 { return .none }
    // A pointer to a typedef of a pointer is a pointer to a pointer.
    if stars == 1, start == nil, let name = Words.typeNames(before).last, case .pointer = nature(name) { return .none }
    if stars == 1 { return inferred }
    guard !before.contains("struct"), !before.contains("enum"), !before.contains("union"),
      let name = Words.typeNames(before).last
    else { return .none }
    switch nature(name) {
    case .pointer(let said): return said ?? inferred
    case .value: return .none
    case .unknown: return .none
    }
  }

  /// Whether the outermost type is a pointer, as far as the text tells; nil where it does not.
  func isPointer(_ nature: (String) -> TypeNature) -> Bool? {
    if Words.function(type) != nil || Words.topLevel(type).contains("*") { return true }
    if type.contains("enum") || type.contains("struct") || type.contains("union") { return false }
    guard let name = Words.typeNames(type).last else { return type.contains { $0 == "]" } ? nil : false }
    switch nature(name) {
    case .pointer: return true
    case .value: return false
    case .unknown:
      // Only an object can be copied or held.
      return written != nil || attributes.contains { ["copy", "strong", "retain", "weak"].contains($0) } ? true : nil
    }
  }
}

/// What a type's name stands for, as far as a pointer or none goes.
enum TypeNature: Hashable, Sendable {
  /// A pointer, and what its typedef says of nil.
  case pointer(Nullability?)
  case value
  case unknown
}
