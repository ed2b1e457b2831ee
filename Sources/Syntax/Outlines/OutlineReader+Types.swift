/// Types, aliases, imports, operators and macros.
extension OutlineReader {
  /// Stands behind `struct`, `class` or the like. Reads the head and opens the type's scope.
  mutating func readType(_ kind: Declaration.Kind, _ head: Head) {
    guard var type = typeName(kind, head) else { return }
    type.inherited = readInherited()
    type.constraints = skimmer.scanConstraints()
    type.range = ByteRange(head.start, skimmer.index)
    skimmer.skipTrivia()
    guard skimmer.advance(if: Byte.leftBrace) else {
      skimmer.index = Int(type.range.end)
      add(type)
      return
    }
    type.body = ByteRange(skimmer.index, skimmer.index)
    scopes.append(Scope(declaration: add(type), kind: kind, column: head.column))
  }

  private mutating func typeName(_ kind: Declaration.Kind, _ head: Head) -> Declaration? {
    skimmer.skipTrivia()
    if kind == .extensionOf {
      guard let whole = skimmer.scanType() else { return nil }
      let name = skimmer.withoutLastArguments(whole)
      var result = declaration(kind, name, head)
      if name.end < whole.end { result.generics = ByteRange(Int(name.end) + 1, Int(whole.end) - 1) }
      return result
    }
    guard let name = skimmer.scanName() else { return nil }
    var result = declaration(kind, name, head)
    result.generics = readGenerics()
    return result
  }

  /// Steps over `<…>`, behind blanks or not; what stands between.
  mutating func readGenerics() -> ByteRange? {
    let place = skimmer.index
    skimmer.skipTrivia()
    let open = skimmer.index
    if skimmer.isAt(Byte.less), skimmer.skipAngles() { return ByteRange(open + 1, skimmer.index - 1) }
    skimmer.index = place
    return nil
  }

  /// Steps over `: A, B`, if it stands here.
  private mutating func readInherited() -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: outline.ranges.count)
    let place = skimmer.index
    skimmer.skipTrivia()
    guard skimmer.advance(if: Byte.colon) else {
      skimmer.index = place
      return first..<first
    }
    while let type = skimmer.scanType() {
      outline.ranges.append(type)
      let end = skimmer.index
      skimmer.skipTrivia()
      guard skimmer.advance(if: Byte.comma) else {
        skimmer.index = end
        break
      }
    }
    return first..<Int32(truncatingIfNeeded: outline.ranges.count)
  }

  mutating func readAlias(_ kind: Declaration.Kind, _ head: Head) {
    skimmer.skipTrivia()
    guard let name = skimmer.scanName() else { return }
    var alias = declaration(kind, name, head)
    alias.generics = readGenerics()
    alias.inherited = readInherited()
    if skimmer.advance(ifBehindTrivia: Byte.equal) { alias.type = skimmer.scanType() }
    alias.constraints = skimmer.scanConstraints()
    alias.range = ByteRange(head.start, skimmer.index)
    add(alias)
  }

  /// The name is the whole path; the kind of what is imported stands before it.
  mutating func readImport(_ head: Head) {
    skimmer.skipBlanks()
    guard var name = skimmer.scanName() else { return }
    let place = skimmer.index
    skimmer.skipBlanks()
    if !skimmer.isAt(Byte.period), let path = skimmer.scanName() { name = path } else { skimmer.index = place }
    while skimmer.isAt(Byte.period), skimmer.scanMember() {}
    add(declaration(.importOf, ByteRange(Int(name.start), skimmer.index), head))
  }

  /// An operator, with its precedence group, or a precedence group.
  mutating func readOperator(_ head: Head) {
    skimmer.skipBlanks()
    let start = skimmer.index
    skimmer.skipOperator()
    if skimmer.index == start { _ = skimmer.scanName() }
    guard skimmer.index > start else { return }
    var result = declaration(.other, ByteRange(start, skimmer.index), head)
    result.inherited = readInherited()
    result.body = readBody(column: head.column)
    result.range = ByteRange(head.start, skimmer.index)
    add(result)
  }

  mutating func readMacro(_ head: Head) {
    skimmer.skipBlanks()
    guard let name = skimmer.scanName() else { return }
    var macro = declaration(.other, name, head)
    macro.generics = readGenerics()
    macro.parameters = readParameters(isPayload: false, column: head.column)
    if skimmer.advanceArrow() { macro.type = skimmer.scanType() }
    if skimmer.advance(ifBehindTrivia: Byte.equal) {
      macro.initialValue = skimmer.scanExpression(.init(endsAtWhere: true), column: head.column)
    }
    macro.constraints = skimmer.scanConstraints()
    macro.range = ByteRange(head.start, skimmer.index)
    add(macro)
  }
}

extension Skimmer {
  /// Stands on a period. Steps over it and the name behind it; false, and the place as it was, without one.
  mutating func scanMember() -> Bool {
    let place = index
    index += 1
    if scanName() != nil { return true }
    index = place
    return false
  }

  /// Steps over trivia and one byte, if the byte is the wanted one; of `==` none is.
  mutating func advance(ifBehindTrivia wanted: UInt8) -> Bool {
    let place = index
    skipTrivia()
    if isAt(wanted), wanted != Byte.equal || !Byte.isOperator(byte(1)) || byte(1) == Byte.slash {
      index += 1
      return true
    }
    index = place
    return false
  }

  /// Steps over trivia and `->`, if it comes next.
  mutating func advanceArrow() -> Bool {
    let place = index
    skipTrivia()
    if isAt(Byte.minus), byte(1) == Byte.greater {
      index += 2
      return true
    }
    index = place
    return false
  }

  /// Steps over the bytes of an operator; a comment that touches it is none of it.
  mutating func skipOperator() {
    while index < count, Byte.isOperator(base[index]) || base[index] == Byte.period {
      if base[index] == Byte.slash, byte(1) == Byte.slash || byte(1) == Byte.star { return }
      index += 1
    }
  }

  /// A type less the generic arguments it ends in.
  func withoutLastArguments(_ type: ByteRange) -> ByteRange {
    let start = Int(type.start)
    var place = Int(type.end)
    guard place > start, base[place - 1] == Byte.greater else { return type }
    var depth = 0
    while place > start {
      place -= 1
      if base[place] == Byte.greater, base[place - 1] != Byte.minus { depth += 1 }
      if base[place] == Byte.less { depth -= 1 }
      if depth == 0 { return place > start ? ByteRange(start, place) : type }
    }
    return type
  }
}
