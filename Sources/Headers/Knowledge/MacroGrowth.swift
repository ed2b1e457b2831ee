/// Whether the macros that a text uses expand without bound, which libclang would follow to the end.
struct MacroGrowth {
  private let names: NamesInSight
  private var known: [String: Double] = [:]
  private var steps = 0

  /// More words than this are too many for one text.
  private static let limit = 500_000.0

  /// Estimates how many words a text becomes without its bodies.
  static func explodes(_ text: HeaderTokens, _ bodies: [Range<Int>], _ names: NamesInSight) -> Bool {
    guard !(names.own.macros.isEmpty && names.repository.macros.isEmpty) else { return false }
    var growth = MacroGrowth(names: names)
    var total = 0.0
    var at = 0
    var bodies = bodies[...]
    while at < text.count {
      defer { at += 1 }
      if let body = bodies.first, at >= body.lowerBound {
        at = max(at, body.upperBound - 1)
        bodies.removeFirst()
        continue
      }
      guard text.isName(at) else { continue }
      let word = text.word(at)
      guard names.system.macros[word] == nil, names.macros.meaning(word) != nil else { continue }
      let isCall = text.at(at + 1, "(")
      let last = isCall ? text.closing(at + 1, "(", ")", before: min(text.count, at + 20_000)) : at
      total += growth.size((at...last).map(text.word), [:], depth: 0)
      if total > limit || growth.steps > 100_000 { return true }
      at = last
    }
    return false
  }

  private init(names: NamesInSight) { self.names = names }

  private mutating func size(_ words: [String], _ parameters: [String: Double], depth: Int) -> Double {
    var total = 0.0
    var at = 0
    while at < words.count, steps <= 100_000 {
      steps += 1
      let word = words[at]
      let isCall = at + 1 < words.count && words[at + 1] == "("
      at += 1
      if let known = parameters[word] {
        total += known
      } else if Words.isName(word), depth < 60, let macro = names.macros.meaning(word),
        macro.parameters == nil || isCall
      {
        guard let named = macro.parameters else {
          if let known = known[word] {
            total += known
            continue
          }
          known[word] = 1
          let grown = size(macro.body, [:], depth: depth + 1)
          known[word] = grown
          total += grown
          continue
        }
        let close = Words.closing(words, at)
        let arguments = Words.split(close > at + 1 ? Array(words[(at + 1)..<close]) : [])
        var sizes: [String: Double] = [:]
        for (index, name) in named.enumerated() {
          let given =
            name == "..."
            ? Words.joined(Array(arguments.dropFirst(index))) : index < arguments.count ? arguments[index] : []
          sizes[name == "..." ? "__VA_ARGS__" : name] = size(given, parameters, depth: depth + 1)
        }
        total += size(macro.body, sizes, depth: depth + 1)
        at = close + 1
      } else {
        total += 1
      }
    }
    return total
  }
}
