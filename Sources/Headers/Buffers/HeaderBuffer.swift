/// The text of one choice of branches, as libclang gets it: includes, foreign pragmas, conditionals, bodies and the
/// definitions of reserved names are blank; every other byte keeps its place.
struct HeaderBuffer {
  private var bytes: [UInt8]
  private let text: HeaderTokens

  /// The bytes of a choice.
  static func bytes(
    _ text: HeaderTokens, _ scan: TextScan, _ conditionals: Conditionals, _ choice: Choice,
    isReserved: (String) -> Bool
  ) -> [UInt8] {
    var buffer = HeaderBuffer(text)
    for index in conditionals.branches.indices where !choice.keeps(index) {
      buffer.blank(conditionals.branches[index].bytes)
    }
    for directive in text.directives where !buffer.isKept(directive, isReserved) { buffer.blank(directive.range) }
    for body in scan.bodies {
      guard let first = body.first, let last = body.last else { continue }
      buffer.blank(Int(text.tokens[first].start)..<Int(text.tokens[last].end))
    }
    buffer.blankImports()
    buffer.blankFunctions()
    if choice.language == .objectiveC { buffer.blankCPlusPlus() }
    return buffer.bytes
  }

  /// Blanks the statements that errors stand in, as far as they are none of `@`: in one that can't be read libclang may
  /// lose what stands behind it. False where nothing is left to blank.
  static func blankStatements(around errors: [Int], in bytes: inout [UInt8], _ text: HeaderTokens) -> Bool {
    var buffer = HeaderBuffer(text)
    buffer.bytes = bytes
    for error in errors.prefix(200) {
      var low = 0
      var high = text.count
      while low < high {
        let middle = (low + high) / 2
        if Int(text.tokens[middle].end) <= error { low = middle + 1 } else { high = middle }
      }
      if let statement = buffer.statement(low) { buffer.blank(statement) }
    }
    defer { bytes = buffer.bytes }
    return buffer.bytes != bytes
  }

  /// The bytes of the statement around a token; nil for a property, a container's head and its end.
  private func statement(_ token: Int) -> Range<Int>? {
    guard token < text.count else { return nil }
    var first = token
    while first > 0, first > token - 400, !text.at(first - 1, ";"), !text.at(first - 1, "}"), !text.at(first, "@") {
      if text.at(first - 1, "end") || (text.at(first, "-") || text.at(first, "+")) && text.at(first + 1, "(") { break }
      first -= 1
    }
    guard !text.at(first, "@") else { return nil }
    var last = token
    while last < text.count, last < token + 400, !text.at(last, ";"), !text.at(last, "}"), !text.at(last + 1, "@") {
      last = max(last + 1, text.at(last, "{") ? text.closing(last, "{", "}", before: text.count) : 0)
    }
    return Int(text.tokens[first].start)..<Int(text.tokens[min(last, text.count - 1)].end)
  }

  private init(_ text: HeaderTokens) {
    self.text = text
    bytes = text.text.bytes
  }

  private mutating func blank(_ range: Range<Int>) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      for index in range.clamped(to: buffer.indices) where buffer[index] != Byte.lineFeed { buffer[index] = Byte.space }
    }
  }

  private func isKept(_ directive: Directive, _ isReserved: (String) -> Bool) -> Bool {
    switch directive.kind {
    case .pragma:
      let words = HeaderTokens.words(text.text.bytes, directive.rest)
      return words.count == 3 && words[0] == "clang" && words[1] == "assume_nonnull"
    case .define:
      var name = ""
      guard let macro = Macro(definition: text.text.bytes, directive.rest, name: &name) else { return false }
      return !isReserved(name) && !macro.isOneAttribute
    default:
      let words = HeaderTokens.words(text.text.bytes, directive.range)
      return words.count == 3 && words[1] == "undef" && !isReserved(words[2])
    }
  }

  /// Blanks `@import Name.Part;`.
  private mutating func blankImports() {
    for index in 0..<text.count where text.at(index, "import") && text.at(index - 1, "@") {
      var end = index + 1
      while end < text.count, end < index + 40, !text.at(end, ";") { end += 1 }
      guard text.at(end, ";") else { continue }
      blank(Int(text.tokens[index - 1].start)..<Int(text.tokens[end].end))
    }
  }

  /// Blanks what stands between the braces of functions: nothing in there is a declaration of the file.
  private mutating func blankFunctions() {
    var at = 0
    var statement = 0
    while at < text.count {
      if text.at(at, ";") || text.at(at, "}") || text.at(at, "end") { statement = at + 1 }
      guard text.at(at, "{"), isFunction(at, statement) else {
        at += 1
        continue
      }
      let close = text.closing(at, "{", "}", before: text.count)
      guard text.at(close, "}") else { return }
      blank(Int(text.tokens[at].end)..<Int(text.tokens[close].start))
      statement = close + 1
      at = close + 1
    }
  }

  /// Blanks what only C++ can read, so that it does not take what stands behind it along.
  private mutating func blankCPlusPlus() {
    var start = 0
    var isForeign = false
    var at = 0
    while at < text.count {
      if isStatementStart(at) {
        start = at
        isForeign = startsForeign(at)
      }
      if text.at(at, "::") { isForeign = true }
      if isForeign, text.at(at, "{") { at = text.closing(at, "{", "}", before: text.count) }
      let isEnd = text.at(at, ";") || (isForeign && text.at(at, "}") && !text.at(at + 1, ";"))
      if isEnd, isForeign { blank(Int(text.tokens[start].start)..<Int(text.tokens[at].end)) }
      if isEnd { isForeign = false }
      at += 1
    }
  }

  private func isStatementStart(_ at: Int) -> Bool {
    at == 0 || text.at(at - 1, ";") || text.at(at - 1, "}") || text.at(at - 1, "{") || text.at(at, "@")
      || ((text.at(at, "-") || text.at(at, "+")) && text.at(at + 1, "(")) || text.at(at - 1, "end")
      || startsForeign(at)
  }

  private func startsForeign(_ at: Int) -> Bool {
    if text.at(at, "namespace") || text.at(at, "using") { return text.isName(at + 1) || text.at(at + 1, "{") }
    if text.at(at, "template") { return text.at(at + 1, "<") }
    guard text.at(at, "class"), !text.at(at - 1, "@"), text.isName(at + 1) else { return false }
    return text.at(at + 2, ";") || text.at(at + 2, "{") || text.at(at + 2, ":")
  }

  private func isFunction(_ brace: Int, _ statement: Int) -> Bool {
    guard text.at(brace - 1, ")"), statement < brace, !text.at(statement, "typedef"), !text.at(statement, "@") else {
      return false
    }
    return !(statement..<brace).contains { index in
      guard text.isName(index) else { return text.at(index, "@") }
      let word = text.word(index)
      return word.hasSuffix("ENUM") || word.hasSuffix("OPTIONS") || word == "enum" || word == "struct"
    }
  }
}
