/// The declarations of a file, in one pass over its bytes; bodies of functions and accessors are passed over by their
/// braces. A path that ends in `.m` or `.mm` is Objective-C. Broken code yields what is whole in it and a problem;
/// where braces do not balance, indentation says where a body ends.
package func outline(_ source: Source) -> Outline {
  if source.isObjectiveC { return objectiveCOutline(source) }
  var reader = OutlineReader(Skimmer(source))
  reader.readFile()
  guard let broken = reader.firstBreak else { return reader.finished() }
  var careful = OutlineReader(Skimmer(source))
  careful.skimmer.doubtsBraces = true
  careful.readFile()
  let line = LineTable(source).position(UInt32(broken)).line
  careful.outline.problems.append(Problem(.brokenSyntax, path: source.path, line: line))
  return careful.finished()
}

/// Reads declarations one after the other. The types that are open stand on a stack of its own, so nesting costs no
/// call depth.
struct OutlineReader {
  /// A type whose closing brace is ahead.
  struct Scope {
    let declaration: Int32
    let kind: Declaration.Kind
    /// The indentation of the line it starts in.
    let column: Int
  }

  /// What stands before a declaration's first own word.
  struct Head {
    let start: Int
    let column: Int
    var modifiers: Declaration.Modifiers = []
    var attributes: Range<Int32> = 0..<0
  }

  var skimmer: Skimmer
  var outline = Outline()
  var scopes: [Scope] = []
  /// The branches of `#if` that are open, the innermost last.
  var branches: [UInt32] = []
  var branchCount: UInt32 = 0
  /// A `}` that closes nothing.
  var surplusBrace: Int?

  init(_ skimmer: Skimmer) {
    self.skimmer = skimmer
    outline.declarations.reserveCapacity(16)
  }

  /// Where the braces of the file first fail to balance.
  var firstBreak: Int? {
    if let open = skimmer.unclosed ?? scopes.first.map({ Int(outline.declarations[Int($0.declaration)].range.start) }) {
      return min(open, surplusBrace ?? open)
    }
    return surplusBrace
  }

  /// The outline with what is still open closed at the end.
  func finished() -> Outline {
    var whole = outline
    for scope in scopes {
      OutlineReader.close(&whole.declarations[Int(scope.declaration)], at: skimmer.count, skimmer.count)
    }
    whole.directives = skimmer.directives
    return whole.trimmed()
  }

  mutating func readFile() {
    if skimmer.isAt(Byte.pound), skimmer.byte(1) == Byte.exclamation { skimmer.skipLine() }
    while true {
      skimmer.skipTrivia()
      guard !skimmer.isAtEnd else { return }
      let place = skimmer.index
      readItem()
      if skimmer.index <= place { skimmer.index = place + 1 }
    }
  }

  private mutating func readItem() {
    switch skimmer.byte() {
    case Byte.rightBrace: closeScope()
    case Byte.pound: readPound()
    case let byte where Byte.isIdentifier(byte) || byte == Byte.at: readDeclaration()
    default: skipStatement()
    }
  }

  /// Steps over what is no declaration.
  mutating func skipStatement() {
    let limits = Skimmer.ExpressionLimits(holdsCommas: true)
    if skimmer.scanExpression(limits, column: columnHere()) == nil { skimmer.index += 1 }
  }

  /// The indentation of the line that the skimmer stands in; asked for only where braces are in doubt.
  func columnHere() -> Int {
    skimmer.doubtsBraces ? skimmer.indentation(of: skimmer.index).column : 0
  }

  // MARK: Scopes

  private mutating func closeScope() {
    let brace = skimmer.index
    skimmer.index += 1
    guard skimmer.doubtsBraces else {
      if let scope = scopes.popLast() {
        close(scope, at: brace, brace + 1)
      } else {
        surplusBrace = surplusBrace ?? brace
      }
      return
    }
    let (column, first) = skimmer.indentation(of: brace)
    guard first == brace else {
      if let scope = scopes.popLast() { close(scope, at: brace, brace + 1) }
      return
    }
    leaveScopes(deeperThan: column, at: brace)
    if let scope = scopes.last, scope.column == column {
      scopes.removeLast()
      close(scope, at: brace, brace + 1)
    }
  }

  /// Closes the types that the indentation of what follows says are over.
  private mutating func leaveScopes(deeperThan column: Int, at place: Int) {
    while let scope = scopes.last, scope.column > column {
      scopes.removeLast()
      close(scope, at: place, place)
    }
  }

  private mutating func close(_ scope: Scope, at bodyEnd: Int, _ end: Int) {
    OutlineReader.close(&outline.declarations[Int(scope.declaration)], at: bodyEnd, end)
  }

  private static func close(_ declaration: inout Declaration, at bodyEnd: Int, _ end: Int) {
    let start = declaration.body.map { Int($0.start) } ?? bodyEnd
    declaration.body = ByteRange(start, bodyEnd)
    declaration.range = ByteRange(Int(declaration.range.start), end)
  }

  // MARK: Heads

  private mutating func readDeclaration() {
    let (column, first) = skimmer.doubtsBraces ? skimmer.indentation(of: skimmer.index) : (0, 0)
    var head = Head(start: skimmer.index, column: column)
    head.attributes = nextRange..<nextRange
    var isBegun = false
    while !skimmer.isAtEnd {
      let place = skimmer.index
      if skimmer.isAt(Byte.at) {
        readAttribute()
        head.attributes = head.attributes.lowerBound..<nextRange
      } else {
        guard let name = skimmer.scanName() else { break }
        let word = DeclarationWords.table.word(in: skimmer, name)
        if let word, startsDeclaration(word) {
          if skimmer.doubtsBraces, first == head.start { leaveScopes(deeperThan: column - 1, at: head.start) }
          return read(word, name, head)
        }
        guard let word, word.isModifier else {
          skimmer.index = place
          if !isBegun { skipStatement() }
          return
        }
        note(word, in: &head)
      }
      isBegun = true
      skimmer.skipTrivia()
    }
  }

  private var nextRange: Int32 { Int32(truncatingIfNeeded: outline.ranges.count) }

  /// Whether the word just read introduces a declaration here; `class` may be a modifier, `actor` a name.
  private mutating func startsDeclaration(_ word: DeclarationWord) -> Bool {
    guard word.isIntroducer else { return false }
    if word == .caseWord { return scopes.last?.kind == .enumeration }
    guard word == .classWord || word.isContextualIntroducer else { return true }
    let place = skimmer.index
    defer { skimmer.index = place }
    if word == .operatorWord {
      skimmer.skipBlanks()
      return Byte.isOperator(skimmer.byte()) || skimmer.byte() >= 0x80 || skimmer.isAt(Byte.period)
    }
    if word == .classWord { skimmer.skipTrivia() } else { skimmer.skipBlanks() }
    guard let next = skimmer.scanName() else { return false }
    let nextWord = DeclarationWords.table.word(in: skimmer, next)
    if word == .classWord { return !(nextWord.map { $0.isIntroducer || $0.isModifier } ?? false) }
    return nextWord == nil || !(nextWord?.awaitsOperand ?? false)
  }

  /// Stands on `@`. Notes the attribute with its arguments.
  mutating func readAttribute() {
    let start = skimmer.index
    skimmer.index += 1
    _ = skimmer.scanName()
    while skimmer.isAt(Byte.period), skimmer.scanMember() {}
    if skimmer.isAt(Byte.less) { _ = skimmer.skipAngles() }
    var end = skimmer.index
    skimmer.skipBlanks()
    if skimmer.isAt(Byte.leftParen) {
      _ = skimmer.skipParentheses()
      end = skimmer.index
    }
    skimmer.index = end
    outline.ranges.append(ByteRange(start, end))
  }

  private mutating func note(_ word: DeclarationWord, in head: inout Head) {
    var argument = ByteRange(0, 0)
    let place = skimmer.index
    skimmer.skipBlanks()
    if skimmer.isAt(Byte.leftParen) { argument = skimmer.skipParentheses() } else { skimmer.index = place }
    let isSetter = argument.count == 3
    switch word {
    case .privateWord: head.modifiers.insert(isSetter ? .setIsPrivate : .isPrivate)
    case .fileprivateWord: head.modifiers.insert(isSetter ? .setIsPrivate : .isFileprivate)
    case .staticWord, .classWord: head.modifiers.insert(.isStatic)
    case .overrideWord: head.modifiers.insert(.isOverride)
    case .lazyWord: head.modifiers.insert(.isLazy)
    case .weakWord: head.modifiers.insert(.isWeak)
    case .convenienceWord: head.modifiers.insert(.isConvenience)
    case .publicWord, .openWord: if !isSetter { head.modifiers.insert(.isPublic) }
    case .indirectWord: head.modifiers.insert(.isIndirect)
    default: break
    }
  }

  private mutating func read(_ word: DeclarationWord, _ name: ByteRange, _ head: Head) {
    switch word {
    case .structWord: readType(.structure, head)
    case .classWord: readType(.classType, head)
    case .actorWord: readType(.actor, head)
    case .enumWord: readType(.enumeration, head)
    case .protocolWord: readType(.protocolType, head)
    case .extensionWord: readType(.extensionOf, head)
    case .varWord: readVariables(.variable, head)
    case .letWord: readVariables(.constant, head)
    case .funcWord: readFunction(head)
    case .initWord: readInitializer(name, head)
    case .deinitWord: readDeinitializer(name, head)
    case .subscriptWord: readSubscript(name, head)
    case .caseWord: readCases(head)
    case .typealiasWord: readAlias(.typeAlias, head)
    case .associatedtypeWord: readAlias(.associatedType, head)
    case .importWord: readImport(head)
    case .macroWord: readMacro(head)
    case .operatorWord, .precedencegroupWord: readOperator(head)
    default: break
    }
  }

  // MARK: Adding

  /// A declaration with what its head and its surroundings say; it ends here.
  func declaration(_ kind: Declaration.Kind, _ name: ByteRange, _ head: Head, start: Int? = nil) -> Declaration {
    let range = ByteRange(start ?? head.start, skimmer.index)
    var result = Declaration(kind: kind, name: name, range: range, parent: scopes.last?.declaration)
    result.modifiers = head.modifiers
    result.attributes = head.attributes
    result.branch = branches.last ?? 0
    return result
  }

  /// Adds a declaration; its index.
  @discardableResult
  mutating func add(_ declaration: Declaration) -> Int32 {
    outline.declarations.append(declaration)
    return Int32(truncatingIfNeeded: outline.declarations.count - 1)
  }

  /// Steps over the body that stands behind trivia, if one does; what lies between its braces.
  mutating func readBody(column: Int) -> ByteRange? {
    let place = skimmer.index
    skimmer.skipTrivia()
    if skimmer.isAt(Byte.leftBrace) { return skimmer.skipBraces(column: column) }
    skimmer.index = place
    return nil
  }
}
