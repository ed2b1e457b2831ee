/// Variables, constants and their accessors.
extension OutlineReader {
  /// Stands behind `var` or `let`. Reads each declarator as a declaration of its own; the first begins with the head.
  mutating func readVariables(_ kind: Declaration.Kind, _ head: Head) {
    var untyped: [Int32] = []
    var start = head.start
    while true {
      skimmer.skipTrivia()
      if start != head.start { start = skimmer.index }
      guard let name = scanPattern() else { return }
      let index = readVariable(kind, name, head, start: start)
      let written = outline.declarations[Int(index)]
      if let type = written.type {
        for earlier in untyped { outline.declarations[Int(earlier)].type = type }
        untyped.removeAll()
      } else if written.initialValue == nil {
        untyped.append(index)
      } else {
        untyped.removeAll()
      }
      guard skimmer.advance(ifBehindTrivia: Byte.comma) else { return }
      start = -1
    }
  }

  /// A name, `_`, or a tuple of them with its parentheses.
  private mutating func scanPattern() -> ByteRange? {
    guard skimmer.isAt(Byte.leftParen) else { return skimmer.scanName() }
    let start = skimmer.index
    _ = skimmer.skipParentheses()
    return ByteRange(start, skimmer.index)
  }

  private mutating func readVariable(_ kind: Declaration.Kind, _ name: ByteRange, _ head: Head, start: Int) -> Int32 {
    var variable = declaration(kind, name, head, start: start)
    if skimmer.advance(ifBehindTrivia: Byte.colon) { variable.type = skimmer.scanType() }
    if skimmer.advance(ifBehindTrivia: Byte.equal) {
      let limits = Skimmer.ExpressionLimits(endsAtObservers: true)
      variable.initialValue = skimmer.scanExpression(limits, column: head.column)
    }
    let end = skimmer.index
    variable.range = ByteRange(start, end)
    let index = add(variable)
    skimmer.skipTrivia()
    if skimmer.isAt(Byte.leftBrace), variable.initialValue == nil || skimmer.startsObservers() {
      readAccessors(of: index, column: head.column)
      outline.declarations[Int(index)].range = ByteRange(start, skimmer.index)
    } else {
      skimmer.index = end
    }
    return index
  }

  /// Stands on `{`. Adds the accessors between the braces, or one getter if a body without accessors stands there.
  mutating func readAccessors(of parent: Int32, column: Int) {
    let open = skimmer.index
    skimmer.index += 1
    guard standsBeforeAccessor() else {
      skimmer.index = open
      let body = skimmer.skipBraces(column: column)
      var getter = Declaration(kind: .getter, name: ByteRange(open, open), range: ByteRange(open, skimmer.index))
      getter.body = body
      addAccessor(getter, parent)
      return
    }
    while true {
      skimmer.skipTrivia()
      guard !skimmer.isAtEnd else {
        skimmer.unclosed = skimmer.unclosed ?? open
        return
      }
      if skimmer.advance(if: Byte.rightBrace) { return }
      if skimmer.isAt(Byte.pound) {
        skimmer.skipLine()
      } else if !readAccessor(parent, column: column) {
        skimmer.index = open
        _ = skimmer.skipBraces(column: column)
        return
      }
    }
  }

  private mutating func addAccessor(_ accessor: Declaration, _ parent: Int32) {
    var accessor = accessor
    accessor.parent = parent
    accessor.branch = branches.last ?? 0
    add(accessor)
  }

  /// Whether what follows is an accessor and no expression that begins with a name like one.
  private mutating func standsBeforeAccessor() -> Bool {
    let place = skimmer.index
    let ranges = outline.ranges.count
    defer {
      skimmer.index = place
      outline.ranges.removeLast(outline.ranges.count - ranges)
    }
    guard let word = scanAccessorWord()?.word, OutlineReader.accessorKind(word) != nil else { return false }
    skimmer.skipTrivia()
    let next = skimmer.byte()
    if next == Byte.leftBrace || next == Byte.rightBrace || next == Byte.semicolon || next == Byte.at { return true }
    if next == Byte.leftParen {
      return word == .setWord || word == .willSetWord || word == .didSetWord || word == .initWord
    }
    if next == Byte.pound { return true }
    guard let name = skimmer.scanName(), let follower = DeclarationWords.table.word(in: skimmer, name) else {
      return false
    }
    return OutlineReader.accessorKind(follower) != nil || follower == .asyncWord || follower == .throwsWord
      || follower == .rethrowsWord || follower == .mutatingWord || follower == .nonmutatingWord
  }

  /// Attributes, modifiers and the word of an accessor.
  private mutating func scanAccessorWord() -> (word: DeclarationWord, name: ByteRange)? {
    while true {
      skimmer.skipTrivia()
      if skimmer.isAt(Byte.at) {
        readAttribute()
        continue
      }
      guard let name = skimmer.scanName(), let word = DeclarationWords.table.word(in: skimmer, name) else { return nil }
      switch word {
      case .mutatingWord, .nonmutatingWord, .nonisolatedWord, .consumingWord, .borrowingWord, .oldConsumingWord:
        if skimmer.isAt(Byte.leftParen) { _ = skimmer.skipParentheses() }
      default: return (word, name)
      }
    }
  }

  private static func accessorKind(_ word: DeclarationWord) -> Declaration.Kind? {
    switch word {
    case .getWord, .readWord, .underscoredReadWord, .unsafeAddressWord: .getter
    case .setWord, .modifyWord, .underscoredModifyWord, .unsafeMutableAddressWord: .setter
    case .willSetWord: .willSet
    case .didSetWord: .didSet
    case .initWord: .other
    default: nil
    }
  }

  private mutating func readAccessor(_ parent: Int32, column: Int) -> Bool {
    let start = skimmer.index
    let first = Int32(truncatingIfNeeded: outline.ranges.count)
    guard let (word, name) = scanAccessorWord(), let kind = OutlineReader.accessorKind(word) else { return false }
    var accessor = Declaration(kind: kind, name: name, range: ByteRange(start, start))
    accessor.attributes = first..<Int32(truncatingIfNeeded: outline.ranges.count)
    let end = skimmer.index
    skimmer.skipBlanks()
    if skimmer.isAt(Byte.leftParen) { accessor.parameters = readSetterName() } else { skimmer.index = end }
    skimmer.skipEffects()
    accessor.body = readBody(column: column)
    accessor.range = ByteRange(start, skimmer.index)
    addAccessor(accessor, parent)
    return true
  }

  /// Stands on `(`. The name that a setter or observer gives its value, without label and type.
  private mutating func readSetterName() -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: outline.parameters.count)
    skimmer.index += 1
    skimmer.skipTrivia()
    if let name = skimmer.scanName() {
      let empty = ByteRange(Int(name.end), Int(name.end))
      outline.parameters.append(Parameter(label: empty, name: name, type: empty))
    }
    skimmer.skipTrivia()
    _ = skimmer.advance(if: Byte.rightParen)
    return first..<Int32(truncatingIfNeeded: outline.parameters.count)
  }
}
