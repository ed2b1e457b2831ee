import Syntax

/// Declarations in a body, told from expressions by their shape alone.
extension ObjectiveCBodyReader {
  /// Where a declaration's parts stand.
  struct FoundDeclaration {
    /// The first token of its type.
    var type: Int
    /// The first declared name.
    var name: Int
    /// The `(` around the name of a block or a function pointer.
    var parenthesis: Int?
  }

  /// The declaration that starts here, nil where an expression does. With `endingAt`, only up to that token.
  func declaration(endingAt end: Int? = nil) -> FoundDeclaration? {
    let close = end ?? lastIndex
    let last = min(close, at + ObjectiveCBodyReader.longestType.run)
    var index = at
    var isCertain = false
    while index < last, word(index).isStorage || kind(index) == .at && kind(index + 1) == .leftSquare {
      if word(index) == .auto || word(index) == .autoType { return named(index + 1, close, certain: true) }
      isCertain = true
      index += 1
    }
    guard let behind = endOfTypeName(index, close) else { return nil }
    let isPlain = behind == index + 1 && kind(behind) != .identifier
    if isPlain, !isCertain, kind(behind) == .star || kind(behind) == .ampersand, scopes.find(text(index)) != nil {
      return nil
    }
    return named(behind, close, certain: isCertain)
  }

  /// The index behind a type's name with its arguments; nil where none stands.
  private func endOfTypeName(_ start: Int, _ close: Int) -> Int? {
    var index = start
    guard kind(index) == .identifier else { return nil }
    switch word(index) {
    case .struct, .union, .enum, .class:
      index += kind(index + 1) == .identifier ? 2 : 1
      return kind(index) == .leftBrace ? partner(index) + 1 : index
    case .typeof, .typeofGnu, .typeofOld:
      return kind(index + 1) == .leftParen ? partner(index + 1) + 1 : nil
    case let word where word.isStatement || word == .selfObject || word == .superObject: return nil
    case let word where word.isType:
      index = skip(from: index) { self.word($0).isType || self.word($0).isStorage }
    default:
      if isMacroBeforeType(index) {
        index = skip(from: index + 1) { self.word($0).isStorage || isMacroBeforeType($0) }
        guard !isMacroBeforeType(index) else { return nil }
        return endOfTypeName(index, close)
      }
      index += 1
      let last = index + ObjectiveCBodyReader.longestType.run
      while index < last, kind(index) == .colonColon, kind(index + 1) == .identifier { index += 2 }
    }
    if kind(index) == .less, let end = endOfAngles(index) { index = end }
    return index
  }

  /// The index behind the tokens of a type that are so, from one on.
  private func skip(from start: Int, while isPart: (Int) -> Bool) -> Int {
    let last = min(start + ObjectiveCBodyReader.longestType.run, lastIndex)
    var index = start
    while index < last, isPart(index) { index += 1 }
    return index
  }

  /// Whether a word stands before a whole declaration: `MACRO Type *name`.
  private func isMacroBeforeType(_ index: Int) -> Bool {
    guard word(index) == .none, kind(index + 1) == .identifier, word(index + 2) != .in else { return false }
    if word(index + 1).isStorage {
      let type = skip(from: index + 1) { word($0).isStorage }
      return kind(type) == .identifier && [.star, .identifier, .less].contains(kind(type + 1))
    }
    if kind(index + 2) == .leftParen { return [.typeof, .typeofGnu, .typeofOld].contains(word(index + 1)) }
    switch kind(index + 2) {
    case .star, .identifier: return word(index + 1) == .none || word(index + 1).isType
    case .less: return endOfAngles(index + 2).map { kind($0) == .star } ?? false
    default: return false
    }
  }

  /// The declared name behind stars and qualifiers, where what follows it fits.
  private func named(_ start: Int, _ close: Int, certain isCertain: Bool) -> FoundDeclaration? {
    let index = skip(from: start) { $0 < close && isPointerPart($0) }
    if kind(index) == .leftParen, kind(index + 1) == .caret || kind(index + 1) == .star {
      let inner = partner(index)
      guard kind(inner + 1) == .leftParen else { return nil }
      let name = ((index + 1)..<inner).last { kind($0) == .identifier && !isQualifier($0) }
      guard let name, kind(name + 1) == .rightParen || kind(name + 1) == .leftSquare else { return nil }
      return FoundDeclaration(type: at, name: name, parenthesis: index)
    }
    guard index < close, index > at, kind(index) == .identifier, !word(index).isStatement else { return nil }
    switch kind(index + 1) {
    case .equal, .semicolon, .comma, .leftSquare, .leftBrace, .endOfFile: break
    case .colon, .rightParen: guard index + 1 == close else { return nil }
    case .identifier: guard word(index + 1) == .in || word(index + 1) == .attribute || isCertain else { return nil }
    case .leftParen: guard start == index else { return nil }
    default: return nil
    }
    return FoundDeclaration(type: at, name: index)
  }

  private func isPointerPart(_ index: Int) -> Bool {
    kind(index) == .star || kind(index) == .ampersand || isText(index, "&&")
      || kind(index) == .identifier && kind(index + 1) == .identifier && isQualifier(index)
      || kind(index) == .identifier && kind(index + 1) == .star && isQualifier(index)
  }

  /// Whether a word says how a pointer is held.
  func isQualifier(_ index: Int) -> Bool {
    switch word(index) {
    case .const, .volatile, .weak, .strong, .unsafe, .autoreleasing, .block, .unused, .restrict: true
    default: [UInt8(ascii: "_")].contains(source.bytes[Int(list.tokens[index].range.start)]) && isNullability(index)
    }
  }

  private func isNullability(_ index: Int) -> Bool {
    let text = text(index)
    return text.hasPrefix("_N") || text.hasPrefix("__n")
  }

  /// The index behind `<…>`; nil where no list of types stands there.
  func endOfAngles(_ open: Int) -> Int? {
    var depth = 0
    var index = open
    let last = min(lastIndex, open + ObjectiveCBodyReader.longestType.arguments)
    while index < last {
      switch kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .binaryOperator where isText(index, ">>"): depth -= 2
      case .identifier, .comma, .star, .colonColon, .number: break
      case .leftParen: index = partner(index)
      default: return nil
      }
      index += 1
      if depth <= 0 { return index }
    }
    return nil
  }

  // MARK: Reading

  /// Reads the names that a declaration declares, with their values, up to its `;`; gives the first.
  @discardableResult
  mutating func readDeclaration(_ found: FoundDeclaration, until end: Int? = nil) -> LocalID? {
    let first = at
    let base = ObjectiveCTypeSpeller(source, list).spell(found.type, found.parenthesis ?? found.name)
    var type = base
    var name = found.name
    if let parenthesis = found.parenthesis {
      let behind = partner(partner(parenthesis) + 1) + 1
      type = ObjectiveCTypeSpeller(source, list).spell(found.type, behind)
      at = min(behind, lastIndex)
    } else {
      at = min(name + 1, lastIndex)
    }
    var local: LocalID?
    while true {
      let declared = readVariable(name, type: type, from: first)
      local = local ?? declared
      guard kind == .comma, end == nil || at < (end ?? 0) else { break }
      advance()
      while kind == .star || isQualifier(at) && kind == .identifier { advance() }
      guard kind == .identifier else { break }
      name = at
      type = base
      advance()
    }
    if end == nil { endStatement() }
    return local
  }

  /// Behind a declared name: its bounds and its value.
  private mutating func readVariable(_ name: Int, type: String, from start: Int) -> LocalID? {
    while kind == .leftSquare || word == .attribute {
      if word == .attribute { advance() }
      skipBalanced()
    }
    var value: ValueID?
    if advance(if: .equal) {
      value = readAssignment()
    } else if kind == .leftBrace || kind == .leftParen {
      value = readBraces()
    }
    let written = text(name)
    if let value, facts.values[Int(value)] == .selfObject {
      selves.insert(written)
      return nil
    }
    // What any object may be is what its value is.
    let isSaid = !type.isEmpty && type != ObjectiveCTypeSpeller.anything
    let id = declare(Local(name: written, type: isSaid ? type : nil, isVariable: true))
    if let value { push(.bind(id, from: value), from: start) }
    return id
  }

  /// At `{…}` or `(…)` of an initial value: its elements.
  mutating func readBraces() -> ValueID {
    let start = at
    let close = partner(at)
    advance()
    let arguments = readArguments(until: close)
    leaveBracket(close)
    return push(.collection(.array, arguments), from: start)
  }
}
