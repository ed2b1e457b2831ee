/// `#if` and its branches, freestanding macros.
extension OutlineReader {
  /// Stands on `#` where a declaration may begin.
  mutating func readPound() {
    let start = skimmer.index
    if skimmer.skipRawLiteral() { return }
    skimmer.index += 1
    guard let name = skimmer.scanName() else { return }
    switch DeclarationWords.table.word(in: skimmer, name) {
    case .ifWord?:
      branches.append(nextBranch())
      skipCondition()
    case .elseifWord?:
      _ = branches.popLast()
      branches.append(nextBranch())
      skipCondition()
    case .elseWord?:
      _ = branches.popLast()
      branches.append(nextBranch())
    case .endifWord?:
      _ = branches.popLast()
    case .sourceLocationWord?:
      skimmer.skipLine()
    default:
      readExpansion(name, start: start)
    }
  }

  private mutating func nextBranch() -> UInt32 {
    branchCount += 1
    return branchCount
  }

  /// Steps over a condition; behind `&&` and `||` it goes on in the next line.
  private mutating func skipCondition() {
    _ = skimmer.scanExpression(.init(), column: 0)
  }

  /// `#Preview("Name") { … }`: the name without `#`, the first trailing closure as its body.
  private mutating func readExpansion(_ name: ByteRange, start: Int) {
    let head = Head(start: start, column: columnHere())
    var expansion = declaration(.macroExpansion, name, head)
    expansion.generics = readGenerics()
    skimmer.skipArguments()
    expansion.body = readBody(column: head.column)
    while expansion.body != nil, readLabelledClosure(column: head.column) {}
    expansion.range = ByteRange(start, skimmer.index)
    add(expansion)
  }

  /// `label: { … }` behind a trailing closure.
  private mutating func readLabelledClosure(column: Int) -> Bool {
    let place = skimmer.index
    skimmer.skipTrivia()
    if skimmer.scanName() != nil, skimmer.advance(ifBehindTrivia: Byte.colon), readBody(column: column) != nil {
      return true
    }
    skimmer.index = place
    return false
  }
}
