/// Name and type of one declaration, as its text has them.
struct Declarator {
  /// The name; nil where there is none.
  let name: String?
  /// The words of the type; names of parameters, nullability and ownership left out.
  let type: [String]

  /// Reads a declaration without attributes. `nameAlone`: a single word is the name and not the type.
  init(_ given: [String], nameAlone: Bool = false, depth: Int = 0) {
    var words = given.filter { Words.typeNullability[$0] == nil && !Words.ownership.contains($0) }
    if let start = Words.function(words), depth < 32 {
      let end = Words.closing(words, start)
      let inner = Declarator(Array(words[min(start + 2, end)..<end]), nameAlone: true, depth: depth + 1)
      var behind = Array(words[(end + 1)...])
      if behind.first == "(" {
        let close = Words.closing(behind, 0)
        let parameters = Words.split(close > 1 ? Array(behind[1..<close]) : []).map {
          Declarator(Declarator.undecorated($0), depth: depth + 1).type
        }
        behind = ["("] + Words.joined(parameters) + [")"] + behind[min(close + 1, behind.count)...]
      }
      name = inner.name
      type = words[..<start] + ["(", words[start + 1]] + inner.type + [")"] + behind
      return
    }
    var array: [String] = []
    while words.last == "]", let start = words.lastIndex(of: "[") {
      array = words[start...] + array
      words.removeSubrange(start...)
    }
    if let last = words.last, Words.isName(last), !Words.numbers.contains(last), !Words.qualifiers.contains(last),
      nameAlone || !Words.typeNames(Array(words.dropLast())).isEmpty
    {
      name = last
      type = words.dropLast() + array
    } else {
      name = nil
      type = words + array
    }
  }

  /// What a type's outermost pointer says of nullability; nil for nothing.
  static func nullability(_ words: [String], depth: Int = 0) -> Nullability? {
    if let start = Words.function(words), depth < 32 {
      return nullability(Array(words[min(start + 2, words.count)..<Words.closing(words, start)]), depth: depth + 1)
    }
    let flat = Words.topLevel(words)
    let star = flat.lastIndex(of: "*") ?? 0
    return flat[star...].compactMap { Words.typeNullability[$0] }.last
  }

  /// As clang prints a type, words apart: number words in its order, const before the type that it belongs to.
  static func spelling(_ words: [String]) -> String {
    var out: [String] = []
    var at = 0
    while at < words.count {
      var run: [String] = []
      while at + run.count < words.count, Words.isName(words[at + run.count]), words[at + run.count] != "__kindof" {
        run.append(words[at + run.count])
      }
      if run.isEmpty { run = [words[at]] }
      let numbers = run.filter { Words.numbers.contains($0) }
      let constants = run.filter { $0 == "const" || $0 == "volatile" }.sorted()
      out += constants + number(numbers)
      out += run.filter { !Words.numbers.contains($0) && $0 != "const" && $0 != "volatile" }
      at += run.count
    }
    return spaced(out)
  }

  private static func number(_ words: [String]) -> [String] {
    if words.count < 2, words != ["unsigned"], words != ["signed"] { return words }
    if words.contains("double") { return ["long", "double"] }
    let isCharacter = words.contains("char")
    let sign = words.contains("unsigned") ? ["unsigned"] : words.contains("signed") && isCharacter ? ["signed"] : []
    if isCharacter { return sign + ["char"] }
    let longs = words.filter { $0 == "long" }
    let size = words.contains("short") ? ["short"] : longs
    return sign + (size.isEmpty ? ["int"] : size)
  }

  /// Words put together as a person writes a type: `NSArray<NSString *> *`, `void (^)(NSData *, BOOL)`.
  private static func spaced(_ words: [String]) -> String {
    var text = ""
    var before = ""
    for word in words {
      let isName = Words.isName(word)
      let follows = Words.isName(before) || before == ">" || before == "]"
      let isAfterComma = before == ","
      let startsApart = isName ? follows || before == ")" : follows && (word == "*" || word == "^" || word == "(")
      if (startsApart && !text.isEmpty) || isAfterComma { text += " " }
      text += word
      before = word
    }
    return text
  }

  /// A declaration without attributes and without what looks like a macro, as long as type and name are left.
  static func undecorated(_ words: [String]) -> [String] {
    var out: [String] = []
    var at = 0
    let names = Words.topLevel(words).filter(Words.isName).count + (Words.function(words) == nil ? 0 : 1)
    while at < words.count {
      let word = words[at]
      let isCall = at + 2 < words.count && words[at + 1] == "(" && words[at + 2] != "^" && words[at + 2] != "*"
      var isKept = !Words.isName(word) || !looksLikeMacro(word) || Words.typeNullability[word] != nil
      isKept = isKept || Words.ownership.contains(word)
      if !isKept, !isCall, names < 3 { isKept = !decoration.contains(word) }
      if isKept { out.append(word) }
      at = isKept || !isCall ? at + 1 : Words.closing(words, at + 1) + 1
    }
    while out.last == ")", Words.function(out) == nil {  // an unknown macro with arguments behind the name
      let start = out.indices.last { out[$0] == "(" && Words.closing(out, $0) == out.count - 1 } ?? 0
      out = Array(out[..<max(start - 1, 0)])
    }
    return out
  }

  private static let decoration: Set<String> = ["__attribute__", "__attribute", "extern"]

  /// Whether a word looks like a macro that stands for an attribute.
  static func looksLikeMacro(_ word: String) -> Bool {
    if decoration.contains(word) { return true }
    if word.hasPrefix("__"), word != "__kindof", let third = word.utf8.dropFirst(2).first, third >= 0x61, third <= 0x7A
    {
      return true
    }
    return isShouted(word)
  }

  /// Whether a word is all capitals with an underscore between: `TK_NAME`.
  static func isShouted(_ word: String) -> Bool {
    let parts = word.utf8.drop { $0 == 0x5F }.split(separator: 0x5F, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts[0].first, first >= 0x41, first <= 0x5A else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { ($0 >= 0x41 && $0 <= 0x5A) || Byte.isDigit($0) }
    }
  }
}
