/// Evaluates a showing's source with sample values as far as it can be read from its text: a path to a key, a text with
/// interpolations, `??`, and `String(…)` around one of these.
struct SampleSource {
  let reads: [Report.Read]
  let values: SampleValues

  /// The value of a source, or the source as written where it can't be evaluated; nil where it is null.
  func text(of source: String) -> String? {
    switch evaluate(trimmed(source[...]), depth: 0) {
    case .known(let value): value
    case .open: source
    }
  }

  private enum Result {
    /// Evaluated; nil is null.
    case known(String?)
    case open
  }

  private func evaluate(_ source: Substring, depth: Int) -> Result {
    guard depth < 20, !source.isEmpty else { return .open }
    if let (left, right) = halves(of: source) {
      guard case .known(let value) = evaluate(left, depth: depth + 1) else { return .open }
      return value.map { .known($0) } ?? evaluate(right, depth: depth + 1)
    }
    if source.first == "\"" { return literal(source, depth: depth) }
    if let inner = wrapped(source) { return evaluate(inner, depth: depth + 1) }
    return path(source)
  }

  /// The two sides of a `??` outside brackets and texts.
  private func halves(of source: Substring) -> (Substring, Substring)? {
    var scanner = BracketScanner(source)
    while let index = scanner.next() {
      guard scanner.depth == 0, source[index...].hasPrefix("??") else { continue }
      let after = source.index(index, offsetBy: 2)
      return (trimmed(source[..<index]), trimmed(source[after...]))
    }
    return nil
  }

  /// What stands in `String(…)`, alone or behind the label `describing:`.
  private func wrapped(_ source: Substring) -> Substring? {
    let opening = "String("
    guard source.hasPrefix(opening), source.last == ")" else { return nil }
    var inner = source.dropFirst(opening.count).dropLast()
    let label = "describing:"
    if inner.hasPrefix(label) { inner = inner.dropFirst(label.count) }
    return balanced(inner) ? trimmed(inner) : nil
  }

  private func balanced(_ source: Substring) -> Bool {
    var scanner = BracketScanner(source)
    while let index = scanner.next() {
      if scanner.depth < 0 || (scanner.depth == 0 && source[index] == ",") { return false }
    }
    return scanner.depth == 0
  }

  /// A path of names, `a.b?.c`: the value of the read that it ends with, or of the only one where all that stands
  /// between sink and key are names of the path.
  private func path(_ source: Substring) -> Result {
    let parts = source.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.filter { $0 != "?" && $0 != "!" }
    }
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      return .open
    }
    let ending = reads.first { read in
      let names = read.key.split(separator: ".").map(String.init)
      return parts.suffix(names.count).elementsEqual(names)
    }
    if let ending, ending.via.allSatisfy(isHarmless(in: parts)) { return .known(values.text(ending.key)) }
    guard reads.count == 1, let only = reads.first, only.via.allSatisfy(isHarmless(in: parts)), !only.via.isEmpty else {
      return .open
    }
    return .known(values.text(only.key))
  }

  /// Whether a name between sink and key changes no value: a name of the path itself, or the initialiser of a text.
  private func isHarmless(in parts: [String]) -> (String) -> Bool { { $0 == "String" || parts.contains($0) } }

  /// A text on one line, its escapes resolved and its interpolations evaluated.
  private func literal(_ source: Substring, depth: Int) -> Result {
    var rest = source.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return rest.isEmpty ? .known(text) : .open }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return .open }
      if escaped == "(" {
        guard let inner = interpolation(&rest), case .known(let value?) = evaluate(trimmed(inner), depth: depth + 1)
        else { return .open }
        text += value
      } else if let plain = Self.escapes[escaped] {
        text += plain
      } else {
        return .open
      }
    }
    return .open
  }

  private static let escapes: [Character: String] = ["n": "\n", "t": "\t", "\"": "\"", "\\": "\\", "'": "'", "0": "\0"]

  /// Stands behind `\(`; afterwards behind the closing bracket, which is not part of the answer.
  private func interpolation(_ rest: inout Substring) -> Substring? {
    var scanner = BracketScanner(rest)
    while let index = scanner.next() {
      guard scanner.depth < 0 else { continue }
      let inner = rest[..<index]
      rest = rest[rest.index(after: index)...]
      return inner
    }
    return nil
  }

  private func trimmed(_ source: Substring) -> Substring {
    var source = source.drop(while: \.isWhitespace)
    while source.last?.isWhitespace == true { source.removeLast() }
    return source
  }
}

/// Walks over the characters of a source that stand in no text, and counts the brackets that are open behind each.
private struct BracketScanner {
  private let source: Substring
  private var at: Substring.Index
  private(set) var depth = 0

  init(_ source: Substring) {
    self.source = source
    at = source.startIndex
  }

  /// The next character's place; nil at the end.
  mutating func next() -> Substring.Index? {
    skipText()
    guard at < source.endIndex else { return nil }
    let index = at
    switch source[index] {
    case "(", "[", "{": depth += 1
    case ")", "]", "}": depth -= 1
    default: break
    }
    at = source.index(after: at)
    return index
  }

  /// Stands anywhere; afterwards behind a text that starts here, if one does.
  private mutating func skipText() {
    while at < source.endIndex, source[at] == "\"" {
      at = source.index(after: at)
      while at < source.endIndex, source[at] != "\"" {
        at = source.index(at, offsetBy: source[at] == "\\" ? 2 : 1, limitedBy: source.endIndex) ?? source.endIndex
      }
      if at < source.endIndex { at = source.index(after: at) }
    }
  }
}
