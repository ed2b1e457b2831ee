/// Which branches of a text are read at once.
struct Choice: Sendable {
  let language: Language
  private let kept: [Bool]

  /// Whether what stands in a branch is read; a branch of -1 always is.
  func keeps(_ branch: Int) -> Bool { branch < 0 || kept[branch] }

  /// Chooses the branches to read as one language: all of a conditional where they can stand side by side, else the one
  /// that suits iOS. Forced branches come alone in their conditionals; with `oneOfEach` the others give one as well.
  init(
    _ conditionals: Conditionals, _ text: HeaderTokens, _ language: Language, forced: Set<Int> = [],
    oneOfEach: Bool = false
  ) {
    self.language = language
    var kept = [Bool](repeating: false, count: conditionals.branches.count)
    for group in conditionals.groups where group.parent < 0 || kept[group.parent] {
      let possible = group.branches.filter { conditionals.mayBe($0, language) || forced.contains($0) }
      if let wanted = possible.first(where: forced.contains) {
        kept[wanted] = true
      } else if possible.count > 1, oneOfEach || !Choice.canStandTogether(possible, conditionals, text) {
        guard let first = possible.first else { continue }
        kept[possible.first { conditionals.branches[$0].suitsPhone } ?? first] = true
      } else {
        for branch in possible { kept[branch] = true }
      }
    }
    self.kept = kept
  }

  private static func canStandTogether(_ branches: [Int], _ conditionals: Conditionals, _ text: HeaderTokens) -> Bool {
    var macros: Set<String> = []
    for branch in branches.map({ conditionals.branches[$0] }) {
      guard isWhole(branch.tokens, text) else { return false }
      for directive in text.directives
      where directive.kind == .define && branch.bytes.contains(directive.range.lowerBound) {
        let name = HeaderTokens.words(text.text.bytes, directive.rest).first ?? ""
        guard macros.insert(name).inserted else { return false }
      }
    }
    return true
  }

  private static func isWhole(_ tokens: Range<Int>, _ text: HeaderTokens) -> Bool {
    guard !tokens.isEmpty else { return true }
    guard startsDeclaration(tokens.lowerBound, text), endsDeclaration(tokens.upperBound - 1, text) else { return false }
    var open: [UInt8] = []
    var containers = 0
    for index in tokens where text.tokens[index].kind != .string {
      let byte = text.text.bytes[Int(text.tokens[index].start)]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let opener = open.popLast(), (1...2).contains(Int(byte) - Int(opener)) else { return false }
      case UInt8(ascii: "@") where text.at(index + 1, "end"):
        containers -= 1
        if containers < 0 { return false }
      case UInt8(ascii: "@") where opensContainer(index, text): containers += 1
      default: continue
      }
    }
    return open.isEmpty && containers == 0
  }

  private static func opensContainer(_ index: Int, _ text: HeaderTokens) -> Bool {
    if text.at(index + 1, "interface") || text.at(index + 1, "implementation") { return true }
    return text.at(index + 1, "protocol") && !text.at(index + 3, ";") && !text.at(index + 3, ",")
  }

  private static func startsDeclaration(_ first: Int, _ text: HeaderTokens) -> Bool {
    if text.at(first, "@") || text.at(first, "+") || text.at(first, "-") || text.at(first, "typedef") { return true }
    let before = first - 1
    if before < 0 || isBoundary(before, text) || text.at(before, "{") { return true }
    if text.at(before, ")") { return !text.at(first, "<") && !text.at(first, ":") }
    return text.isName(before) && text.word(before).allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }

  private static func endsDeclaration(_ last: Int, _ text: HeaderTokens) -> Bool {
    if isBoundary(last, text) || text.at(last, ")") { return true }
    return text.isName(last) && text.word(last).allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }

  private static func isBoundary(_ index: Int, _ text: HeaderTokens) -> Bool {
    text.at(index, ";") || text.at(index, "}") || text.at(index, ",")
      || (text.at(index, "end") && text.at(index - 1, "@")) || text.at(index, "optional") || text.at(index, "required")
  }
}
