/// Classes, categories, protocols, and the variables and properties in them.
extension ObjectiveCOutlineReader {
  /// At `@interface`, `@implementation` or `@protocol`: the head, with a block of variables behind it.
  mutating func readContainer() {
    let first = at
    let isImplementation = isWord(at + 1, "implementation")
    let isProtocol = isWord(at + 1, "protocol")
    at += 2
    guard kind(at) == .identifier else { return }
    if isProtocol, kind(at + 1) == .semicolon || kind(at + 1) == .comma {
      skipToSemicolon(at)
      return
    }
    endContainer(first)
    let name = at
    advance()
    let isGeneric = kind(at) == .less && [.colon, .leftParen].contains(kind(endOfAngles(at)))
    if isGeneric { at = endOfAngles(at) }
    let isExtension = kind(at) == .leftParen
    if isExtension { at = partner(at) + 1 }
    let firstRange = nextRange
    readInherited()
    let kind: Declaration.Kind =
      isProtocol ? .protocolType : isExtension || isImplementation ? .extensionOf : .classType
    let inherited = firstRange..<nextRange
    let bodyStart = end(at - 1)
    let index = add(kind, name: range(name), range: ByteRange(start(first), bodyStart)) {
      $0.inherited = inherited
      $0.body = ByteRange(bodyStart, bodyStart)
    }
    container = Container(declaration: index, name: text(name), isImplementation: isImplementation)
    if self.kind(at) == .leftBrace { readBlockVariables() }
  }

  /// `: Superclass <Protocols>`
  private mutating func readInherited() {
    if kind(at) == .colon, kind(at + 1) == .identifier {
      note(range(at + 1))
      at += 2
    }
    while kind(at) == .less {
      let close = endOfAngles(at)
      guard close > at + 1 else { return advance() }
      for index in (at + 1)..<(close - 1) where kind(index) == .identifier { note(range(index)) }
      at = close
    }
  }

  /// The index behind `<…>`, or of the token itself where none closes.
  func endOfAngles(_ open: Int) -> Int {
    var depth = 0
    var index = open
    while index < lastIndex {
      switch kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .binaryOperator where isWord(index, ">>"): depth -= 2
      case .identifier, .comma, .star, .colon, .leftParen, .rightParen, .caret, .colonColon, .at: break
      default: return open
      }
      index += 1
      if depth <= 0 { return index }
    }
    return open
  }

  /// Ends the open class before a token.
  mutating func endContainer(_ index: Int) {
    guard let container else { return }
    let place = Int(container.declaration)
    let bodyStart = outline.declarations[place].body.map { Int($0.start) } ?? start(index)
    let isEnd = kind(index) == .at && isWord(index + 1, "end")
    outline.declarations[place].body = ByteRange(bodyStart, max(bodyStart, start(index)))
    let first = Int(outline.declarations[place].range.start)
    outline.declarations[place].range = ByteRange(first, isEnd ? end(index + 1) : max(bodyStart, start(index)))
    self.container = nil
  }

  // MARK: Variables

  /// At the `{` of a class's head.
  private mutating func readBlockVariables() {
    let close = partner(at)
    advance()
    while at < close {
      let from = at
      var index = at
      while index < close, kind(index) != .semicolon, kind(index) != .at { index = partner(index) + 1 }
      if kind(index) == .at {
        at = min(index + 2, close)
      } else {
        addVariables(from: from, to: min(index, close)) { reader, declarator in
          reader.addBlockVariable(declarator)
        }
        at = index + 1
      }
      if at <= from { at = from + 1 }
    }
    at = close + 1
  }

  /// A variable named `_title` stands for `title`.
  private mutating func addBlockVariable(_ found: Declarator) {
    var name = range(found.name)
    if name.count > 1, source.bytes[Int(name.start)] == UInt8(ascii: "_") {
      name = ByteRange(Int(name.start) + 1, Int(name.end))
    }
    guard let container, variable(source.text(name), isStatic: false) == nil else { return }
    let index = add(.variable, name: name, range: found.range, parent: container.declaration) { $0.type = found.type }
    variables[MemberKey(container: container.name, name: source.text(name), isStatic: false)] = index
  }

  /// A variable of the open class by its name.
  func variable(_ name: String, isStatic: Bool) -> Int32? {
    container.flatMap { variables[MemberKey(container: $0.name, name: name, isStatic: isStatic)] }
  }

  // MARK: Properties

  /// At `@property`.
  mutating func readProperty() {
    let first = at
    at += 2
    let firstRange = nextRange
    var modifiers: Declaration.Modifiers = []
    if kind(at) == .leftParen {
      readPropertyWords(until: partner(at), &modifiers)
      at = partner(at) + 1
    }
    var from: Int?
    while isWord(at, "IBOutlet") || isWord(at, "IBInspectable") || isWord(at, "IBOutletCollection") {
      note(range(at))
      advance()
      if kind(at) == .leftParen {
        from = at - 1
        at = partner(at) + 1
      }
    }
    let behind = at
    skipToSemicolon(at - 1)
    let close = kind(at - 1) == .semicolon ? at - 1 : at
    let attributes = firstRange..<nextRange
    addVariables(from: from ?? behind, to: close) { reader, found in
      reader.addProperty(found, ByteRange(reader.start(first), reader.end(close)), modifiers, attributes)
    }
  }

  private mutating func readPropertyWords(until close: Int, _ modifiers: inout Declaration.Modifiers) {
    var index = at + 1
    while index < close {
      let from = index
      while index < close, kind(index) != .comma { index = partner(index) + 1 }
      if index > from { note(ByteRange(start(from), end(index - 1))) }
      if isWord(from, "weak") { modifiers.insert(.isWeak) }
      if isWord(from, "class") { modifiers.insert(.isStatic) }
      if isWord(from, "readonly") { modifiers.insert(.setIsPrivate) }
      index += 1
    }
  }

  private mutating func addProperty(
    _ found: Declarator, _ range: ByteRange, _ modifiers: Declaration.Modifiers, _ attributes: Range<Int32>
  ) {
    guard let container else { return }
    let name = text(found.name)
    let isStatic = modifiers.contains(.isStatic)
    let index = add(.variable, name: self.range(found.name), range: range, parent: container.declaration) {
      $0.type = found.type
      $0.modifiers = modifiers
      $0.attributes = attributes
    }
    variables[MemberKey(container: container.name, name: name, isStatic: isStatic)] = index
  }
}
