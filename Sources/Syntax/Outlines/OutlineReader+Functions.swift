/// Functions, initialisers, subscripts, enum cases and their parameters.
extension OutlineReader {
  mutating func readFunction(_ head: Head) {
    skimmer.skipTrivia()
    guard let name = scanFunctionName() else { return }
    var function = declaration(.function, name, head)
    readSignature(of: &function, head)
    function.body = readBody(column: head.column)
    function.range = ByteRange(head.start, skimmer.index)
    add(function)
  }

  /// A name or an operator; the `<` of generic parameters that touches an operator is none of it.
  private mutating func scanFunctionName() -> ByteRange? {
    let start = skimmer.index
    if let name = skimmer.scanName() { return name }
    skimmer.skipOperator()
    let isGeneric = skimmer.index > start + 1 && skimmer.base[skimmer.index - 1] == Byte.less
    if isGeneric, Byte.isIdentifier(skimmer.byte()) { skimmer.index -= 1 }
    return skimmer.index > start ? ByteRange(start, skimmer.index) : nil
  }

  /// Generics, parameters, effects, result and constraints.
  private mutating func readSignature(of declaration: inout Declaration, _ head: Head) {
    declaration.generics = readGenerics()
    declaration.parameters = readParameters(isPayload: false, column: head.column)
    skimmer.skipEffects()
    if skimmer.advanceArrow() { declaration.type = skimmer.scanType() }
    declaration.constraints = skimmer.scanConstraints()
  }

  mutating func readInitializer(_ name: ByteRange, _ head: Head) {
    var initializer = declaration(.initializer, name, head)
    if skimmer.isAt(Byte.question) || skimmer.isAt(Byte.exclamation) {
      skimmer.index += 1
      initializer.modifiers.insert(.isFailable)
    }
    readSignature(of: &initializer, head)
    initializer.body = readBody(column: head.column)
    initializer.range = ByteRange(head.start, skimmer.index)
    add(initializer)
  }

  mutating func readDeinitializer(_ name: ByteRange, _ head: Head) {
    var deinitializer = declaration(.deinitializer, name, head)
    skimmer.skipEffects()
    deinitializer.body = readBody(column: head.column)
    deinitializer.range = ByteRange(head.start, skimmer.index)
    add(deinitializer)
  }

  mutating func readSubscript(_ name: ByteRange, _ head: Head) {
    var result = declaration(.subscript_, name, head)
    readSignature(of: &result, head)
    let end = skimmer.index
    result.range = ByteRange(head.start, end)
    let index = add(result)
    skimmer.skipTrivia()
    guard skimmer.isAt(Byte.leftBrace) else {
      skimmer.index = end
      return
    }
    readAccessors(of: index, column: head.column)
    outline.declarations[Int(index)].range = ByteRange(head.start, skimmer.index)
  }

  /// Stands behind `case` in an enum. Each case is a declaration of its own; the first begins with the head.
  mutating func readCases(_ head: Head) {
    var start = head.start
    while true {
      skimmer.skipTrivia()
      if start != head.start { start = skimmer.index }
      guard let name = skimmer.scanName() else { return }
      var element = declaration(.enumCase, name, head, start: start)
      element.parameters = readParameters(isPayload: true, column: head.column)
      if skimmer.advance(ifBehindTrivia: Byte.equal) {
        element.initialValue = skimmer.scanExpression(.init(), column: head.column)
      }
      element.range = ByteRange(start, skimmer.index)
      add(element)
      guard skimmer.advance(ifBehindTrivia: Byte.comma) else { return }
      start = -1
    }
  }

  /// Stands before `(`, on the same line for a payload. Adds what stands in the parentheses.
  mutating func readParameters(isPayload: Bool, column: Int) -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: outline.parameters.count)
    let place = skimmer.index
    if isPayload { skimmer.skipBlanks() } else { skimmer.skipTrivia() }
    guard skimmer.advance(if: Byte.leftParen) else {
      skimmer.index = place
      return first..<first
    }
    while !skimmer.isAtEnd {
      skimmer.skipTrivia()
      if skimmer.advance(if: Byte.rightParen) { break }
      let start = skimmer.index
      readParameter(isPayload: isPayload, column: column)
      skimmer.skipTrivia()
      if skimmer.advance(if: Byte.comma) || skimmer.isAt(Byte.rightParen) { continue }
      // What is no parameter is passed over; a brace says that the parentheses were never closed.
      if skimmer.isAt(Byte.rightBrace) || skimmer.isAt(Byte.leftBrace) {
        skimmer.unclosed = skimmer.unclosed ?? place
        break
      }
      guard skimmer.index == start, !skimmer.isAtEnd else { continue }
      if skimmer.scanExpression(.init(spansLines: true), column: column) == nil { skimmer.index += 1 }
    }
    return first..<Int32(truncatingIfNeeded: outline.parameters.count)
  }

  private mutating func readParameter(isPayload: Bool, column: Int) {
    if !isPayload { skipParameterAttributes() }
    let start = skimmer.index
    var outer = skimmer.scanName()
    skimmer.skipTrivia()
    var inner = skimmer.isAt(Byte.colon) ? nil : skimmer.scanName()
    skimmer.skipTrivia()
    if outer != nil, skimmer.advance(if: Byte.colon) {
    } else if isPayload || outer == nil {
      // A payload without a label is a type alone.
      skimmer.index = start
      outer = nil
      inner = nil
    } else {
      return
    }
    let label = outer ?? ByteRange(start, start)
    guard let type = skimmer.scanType() else { return }
    var parameter = Parameter(label: skimmer.withoutUnderscore(label), name: inner ?? label, type: type)
    if inner == nil { parameter.name = parameter.label }
    if skimmer.advance(ifBehindTrivia: Byte.equal) {
      parameter.defaultValue = skimmer.scanExpression(.init(spansLines: true), column: column)
    }
    outline.parameters.append(parameter)
  }

  private mutating func skipParameterAttributes() {
    let ranges = outline.ranges.count
    while skimmer.isAt(Byte.at) {
      readAttribute()
      skimmer.skipTrivia()
    }
    outline.ranges.removeLast(outline.ranges.count - ranges)
  }
}

extension Skimmer {
  /// The label, or an empty range for `_`.
  func withoutUnderscore(_ label: ByteRange) -> ByteRange {
    label.count == 1 && base[Int(label.start)] == Byte.underscore
      ? ByteRange(Int(label.start), Int(label.start)) : label
  }
}
