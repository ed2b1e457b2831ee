import Syntax

/// Key paths and macros.
extension BodyReader {
  /// At `\`: the root as written and the names behind it; `?` and `!` left out, a subscript as written.
  mutating func readKeyPath() -> ValueID {
    let start = at
    advance()
    let root = readKeyPathRoot()
    var names: [String] = []
    while at < lastIndex {
      let before = at
      readKeyPathPart(&names)
      guard at > before else { break }
    }
    return push(.keyPath(root: root, names), from: start)
  }

  /// The type before the first dot; of `\A.B.c` it is `A.B`, as types begin with a capital.
  private mutating func readKeyPathRoot() -> String {
    if kind == .period || firstByte(at) == UInt8(ascii: ".") { return "" }
    let start = at
    switch kind {
    case .leftParen, .leftSquare: skipBalanced()
    case .identifier, .keyword:
      skipRootName()
      while kind == .period && isTight && startsWithCapital(at + 1) && kind(at + 2) == .period {
        advance()
        skipRootName()
      }
    default: return ""
    }
    let root = source.text(rangeFrom(start))
    while isTight && (kind == .postfixQuestionMark || kind == .exclamationMark) { advance() }
    return root
  }

  private mutating func skipRootName() {
    advance()
    if let end = endOfGenericArguments(at) { at = end }
  }

  private func startsWithCapital(_ index: Int) -> Bool {
    name(min(index, lastIndex)).first?.isUppercase ?? false
  }

  private mutating func readKeyPathPart(_ names: inout [String]) {
    guard isTight || kind == .period else { return }
    switch kind {
    case .period:
      guard isTight || peek() == .identifier && names.isEmpty else { return }
      advance()
      readKeyPathName(&names)
    case .postfixQuestionMark, .exclamationMark: advance()
    case .leftSquare:
      let start = at
      skipBalanced()
      names.append(source.text(rangeFrom(start)))
    case .prefixOperator, .postfixOperator, .binaryOperator:
      // `\.?.name`: the dot and the mark are one operator.
      if firstByte(at) == UInt8(ascii: ".") {
        advance()
        readKeyPathName(&names)
      }
    default: return
    }
  }

  private mutating func readKeyPathName(_ names: inout [String]) {
    switch kind {
    case .identifier, .keyword, .integerLiteral, .dollarIdentifier:
      names.append(name(at))
      advance()
      if kind == .leftParen && isTight { skipBalanced() }
    default: return
    }
  }

  /// At `#`: `#selector(a)` and other macros are calls of `#name`, `#keyPath(A.b)` a key path, image and colour
  /// literals constants.
  mutating func readMacro() -> Chain {
    let start = at
    advance()
    guard (kind == .identifier || kind == .keyword) && isTight else {
      return Chain(start: start, value: readUnreadable(.unparsed), isLiteral: true)
    }
    let name = "#" + name(at)
    advance()
    if let end = endOfGenericArguments(at), followsGenericArguments(end) { at = end }
    switch name {
    case "#keyPath": return readStringKeyPath(start)
    case "#colorLiteral", "#imageLiteral", "#fileLiteral":
      if kind == .leftParen { skipBalanced() }
      let value = push(.constant(.other(source.text(rangeFrom(start)))), from: start)
      return Chain(start: start, value: value)
    default:
      return Chain(start: start, value: push(.free(name), from: start))
    }
  }

  /// `#keyPath(Root.a.b)`.
  private mutating func readStringKeyPath(_ start: Int) -> Chain {
    var names: [String] = []
    if kind == .leftParen {
      let close = partner(at)
      for index in (at + 1)..<max(close, at + 1) where kind(index) == .identifier || kind(index) == .keyword {
        names.append(name(index))
      }
      at = min(close + 1, lastIndex)
    }
    let roots = names.prefix { $0.first?.isUppercase ?? false }
    let value = Value.keyPath(root: roots.joined(separator: "."), Array(names.dropFirst(roots.count)))
    return Chain(start: start, value: push(value, from: start))
  }
}
