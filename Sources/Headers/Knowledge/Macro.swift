/// A macro's meaning.
struct Macro: Hashable, Sendable {
  /// Its parameters; nil where it takes none, not even brackets.
  let parameters: [String]?
  /// What it stands for.
  let body: [String]

  init(parameters: [String]?, body: [String]) {
    self.parameters = parameters
    self.body = body
  }

  /// Reads what stands behind `#define`; nil where no name does.
  init?(definition bytes: [UInt8], _ range: Range<Int>, name: inout String) {
    var start = range.lowerBound
    while start < range.upperBound, Byte.isBlank(bytes[start]) || bytes[start] == Byte.backslash { start += 1 }
    var end = start
    while end < range.upperBound, Byte.startsName(bytes[end]) || Byte.isDigit(bytes[end]) { end += 1 }
    guard end > start, Byte.startsName(bytes[start]) else { return nil }
    name = String(decoding: bytes[start..<end], as: UTF8.self)
    let words = HeaderTokens.words(bytes, end..<range.upperBound)
    guard end < range.upperBound, bytes[end] == UInt8(ascii: "("), !words.isEmpty else {
      parameters = nil
      body = words
      return
    }
    let close = Words.closing(words, 0)
    parameters = words[..<close].filter { Words.isName($0) || $0 == "..." }
    body = Array(words[(close + 1)...])
  }

  /// The line that defines it.
  func definition(of name: String, closing: String = "") -> String {
    let brackets = parameters.map { "(" + $0.joined(separator: ",") + ")" } ?? ""
    return "#define " + name + brackets + " " + body.joined(separator: " ") + closing + "\n"
  }

  /// Whether it is one `__attribute__((…))` and no more; such a name gets into the spelling of types.
  var isOneAttribute: Bool {
    guard let first = body.first, first == "__attribute__" || first == "__attribute", body.count > 3 else {
      return false
    }
    return Words.closing(body, 1) == body.count - 1
  }

  /// Its body with arguments in the place of its parameters.
  func substituted(_ arguments: [[String]]) -> [String] {
    guard let parameters else { return body }
    var values: [String: [String]] = [:]
    for (index, parameter) in parameters.enumerated() where parameter != "..." {
      values[parameter] = index < arguments.count ? arguments[index] : []
    }
    if parameters.last == "..." {
      values["__VA_ARGS__"] = Words.joined(Array(arguments.dropFirst(parameters.count - 1)))
    }
    return body.flatMap { values[$0] ?? [$0] }
  }
}

/// Macros by name, and their expansion in words.
struct Macros: Sendable {
  /// What a name stands for; nil where it is no macro.
  let meaning: @Sendable (String) -> Macro?

  /// At most this many words come of one expansion.
  static let limit = 20_000

  /// Words with macros expanded.
  func expand(_ words: [String]) -> [String] {
    guard words.contains(where: { Words.isName($0) && meaning($0) != nil }) else { return words }
    var budget = Macros.limit
    return expand(words, hidden: [], depth: 0, budget: &budget)
  }

  private func expand(_ words: [String], hidden: Set<String>, depth: Int, budget: inout Int) -> [String] {
    var out: [String] = []
    var at = 0
    while at < words.count {
      let word = words[at]
      let isCall = at + 1 < words.count && words[at + 1] == "("
      guard Words.isName(word), depth < 24, budget > 0, !hidden.contains(word), let macro = meaning(word),
        macro.parameters == nil || isCall
      else {
        out.append(word)
        budget -= 1
        at += 1
        continue
      }
      var body = macro.body
      at += 1
      if macro.parameters != nil {
        let close = Words.closing(words, at)
        body = macro.substituted(Words.split(close > at + 1 ? Array(words[(at + 1)..<close]) : []))
        at = close + 1
      }
      out += expand(body, hidden: hidden.union([word]), depth: depth + 1, budget: &budget)
    }
    return out
  }
}
