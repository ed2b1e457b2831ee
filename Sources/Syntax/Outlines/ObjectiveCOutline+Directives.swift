/// What the preprocessor's lines say.
extension ObjectiveCOutlineReader {
  /// Notes imports, macros and the branches of `#if`.
  mutating func readDirectives() {
    var open: [UInt32] = []
    var count: UInt32 = 0
    for directive in list.directives {
      if matches(directive, "import") || matches(directive, "include") {
        readImport(directive)
      } else if matches(directive, "define") {
        readMacro(directive)
      } else if matches(directive, "if") || matches(directive, "ifdef") || matches(directive, "ifndef") {
        count += 1
        open.append(count)
        branches.append((directive.word.end, count))
      } else if matches(directive, "else") || matches(directive, "elif") {
        count += 1
        if !open.isEmpty { open[open.count - 1] = count }
        branches.append((directive.word.end, open.last ?? 0))
      } else if matches(directive, "endif") {
        _ = open.popLast()
        branches.append((directive.word.end, open.last ?? 0))
      }
    }
  }

  private func matches(_ directive: ObjectiveCTokenList.Directive, _ word: StaticString) -> Bool {
    source.matches(directive.word, word)
  }

  private mutating func readImport(_ directive: ObjectiveCTokenList.Directive) {
    guard !directive.rest.isEmpty else { return }
    var name = directive.rest
    if name.count > 2 { name = ByteRange(Int(name.start) + 1, Int(name.end) - 1) }
    let range = directive.word.joined(directive.rest)
    outline.declarations.append(Declaration(kind: .importOf, name: name, range: range))
  }

  /// A macro that stands for something; a `(` right behind the name opens parameters.
  private mutating func readMacro(_ directive: ObjectiveCTokenList.Directive) {
    var tokens = ObjectiveCTokens(source, directive.rest)
    guard let name = tokens.next(), name.kind == .identifier, var first = tokens.next() else { return }
    var parameters: ByteRange?
    if first.kind == .leftParen, !first.spaceBefore {
      let start = Int(first.range.end)
      var last = tokens.next()
      while let token = last, token.kind == .identifier || token.kind == .comma || token.kind == .ellipsis {
        last = tokens.next()
      }
      guard let close = last, close.kind == .rightParen, let next = tokens.next() else { return }
      parameters = ByteRange(start, Int(close.range.start))
      first = next
    }
    let replacement = ByteRange(Int(first.range.start), Int(directive.rest.end))
    outline.macros.append(.init(name: name.range, parameters: parameters, replacement: replacement))
  }

  /// Notes the comments that address uyum: the text behind their `//`, or between `/*` and `*/`.
  mutating func readComments() {
    var scanner = Scanner(source)
    while !scanner.isAtEnd {
      scanner.advance(to: UInt8(ascii: "/"), or: UInt8(ascii: "/"))
      if scanner.advance(if: "//") {
        scanner.advance(while: .blank)
        let start = scanner.position
        scanner.skipLine()
        if scanner.is("uyum:", at: start) { outline.directives.append(ByteRange(start, scanner.position)) }
      } else if scanner.advance(if: "/*") {
        readBlockComment(&scanner)
      } else if !scanner.isAtEnd {
        scanner.position += 1
      }
    }
  }

  /// Stands behind `/*`; behind the text where that addresses uyum, and else not moved: it may stand in a string.
  private mutating func readBlockComment(_ scanner: inout Scanner) {
    let open = scanner.position
    scanner.advance(while: [.blank, .lineEnd])
    let start = scanner.position
    guard scanner.is("uyum:", at: start) else { return scanner.position = open }
    while !scanner.isAtEnd, !scanner.is("*/", at: scanner.position) { scanner.position += 1 }
    outline.directives.append(ByteRange(start, scanner.position))
  }
}
