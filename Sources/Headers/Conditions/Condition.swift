/// The language a text is read as.
enum Language: Int, Sendable { case objectiveC, objectiveCPlusPlus }

/// What names in a condition stand for. A value of nil is not known: the condition may be true or false.
struct ConditionNames: Sendable {
  /// The language asked about.
  let language: Language
  /// Whether to answer for iOS where both may be.
  let prefersPhone: Bool
  /// Whether a name is a macro of the SDK.
  let isSystemMacro: @Sendable (String) -> Bool

  func isDefined(_ name: String) -> Int? {
    if name == "__cplusplus" { return language == .objectiveCPlusPlus ? 1 : 0 }
    let isKnown = name == "__OBJC__" || name == "__clang__" || name.hasPrefix("__has_") || name.hasPrefix("TARGET_OS_")
    return isKnown || isSystemMacro(name) ? 1 : preferred(name)
  }

  func value(_ name: String) -> Int? {
    switch name {
    case "__cplusplus": return language == .objectiveCPlusPlus ? 201_703 : 0
    case "__OBJC__", "__clang__", "YES", "true": return 1
    case "NO", "false": return 0
    default: return preferred(name)
    }
  }

  func answer(_ call: String) -> Int? {
    switch call {
    case "__has_feature", "__has_extension", "__has_attribute", "__has_builtin": return 1
    default: return prefersPhone && call == "__has_include" ? 1 : nil
    }
  }

  private func preferred(_ name: String) -> Int? {
    guard prefersPhone else { return nil }
    if name.hasPrefix("TARGET_OS_") { return ["TARGET_OS_IPHONE", "TARGET_OS_IOS"].contains(name) ? 1 : 0 }
    return name.hasPrefix("__IPHONE_") ? 1_000_000 : nil
  }
}

/// Reads the condition of an `#if`, in three values.
struct Condition {
  private let words: [String]
  private let names: ConditionNames
  private var position = 0
  private var depth = 0

  /// The value of a condition; nil where it may be true or false.
  static func truth(_ words: [String], _ names: ConditionNames) -> Bool? {
    var condition = Condition(words: words, names: names)
    let value = condition.either()
    return condition.position < words.count ? nil : value.map { $0 != 0 }
  }

  private init(words: [String], names: ConditionNames) {
    self.words = words
    self.names = names
  }

  private var next: String { position < words.count ? words[position] : "" }

  private mutating func advance(if word: String) -> Bool {
    guard next == word else { return false }
    position += 1
    return true
  }

  private mutating func either() -> Int? {
    var value = both()
    while advance(if: "||") {
      let other = both()
      if isTrue(value) || isTrue(other) {
        value = 1
      } else if value == nil || other == nil {
        value = nil
      } else {
        value = 0
      }
    }
    return value
  }

  private mutating func both() -> Int? {
    var value = comparison()
    while advance(if: "&&") {
      let other = comparison()
      if value == 0 || other == 0 { value = 0 } else if value == nil || other == nil { value = nil } else { value = 1 }
    }
    return value
  }

  private func isTrue(_ value: Int?) -> Bool { value.map { $0 != 0 } ?? false }

  private mutating func comparison() -> Int? {
    var value = operand()
    while let sign = comparisonSign() {
      let other = operand()
      guard let left = value, let right = other else {
        value = nil
        continue
      }
      switch sign {
      case "==": value = left == right ? 1 : 0
      case "!=": value = left != right ? 1 : 0
      case "<": value = left < right ? 1 : 0
      case ">": value = left > right ? 1 : 0
      case "<=": value = left <= right ? 1 : 0
      case ">=": value = left >= right ? 1 : 0
      default: value = nil
      }
    }
    return value
  }

  private mutating func comparisonSign() -> String? {
    guard ["==", "!=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^"].contains(next) else { return nil }
    let sign = next
    position += 1
    if sign == "<" || sign == ">" {
      if advance(if: "=") { return sign + "=" }
      if advance(if: sign) { return "shift" }
    }
    return sign
  }

  private mutating func operand() -> Int? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100, position < words.count else {
      position = words.count + 1
      return nil
    }
    if advance(if: "!") { return operand().map { $0 == 0 ? 1 : 0 } }
    if advance(if: "-") { return operand().map { 0 &- $0 } }
    if advance(if: "(") {
      let value = either()
      _ = advance(if: ")")
      return value
    }
    let word = next
    position += 1
    if word == "defined" { return definedOperand() }
    if let first = word.utf8.first, Byte.isDigit(first) { return Condition.number(word) }
    guard next == "(" else { return names.value(word) }
    skipBrackets()
    return names.answer(word)
  }

  private mutating func definedOperand() -> Int? {
    let isBracketed = advance(if: "(")
    let name = next
    position += 1
    if isBracketed { _ = advance(if: ")") }
    return names.isDefined(name)
  }

  private mutating func skipBrackets() {
    var nesting = 0
    repeat {
      if next == "(" { nesting += 1 } else if next == ")" { nesting -= 1 }
      position += 1
    } while nesting > 0 && position < words.count
  }

  private static func number(_ word: String) -> Int? {
    let digits = word.lowercased().filter { $0 != "_" }.prefix { $0 != "u" && $0 != "l" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
    return Int(digits)
  }
}
