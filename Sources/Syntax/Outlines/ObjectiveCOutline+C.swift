/// What C declares beside classes: functions, variables, enumerations and aliases.
extension ObjectiveCOutlineReader {
  /// A declared name with its type.
  struct Declarator {
    /// The index of the name's token.
    var name: Int
    var type: ByteRange
    /// From the type to the end.
    var range: ByteRange
  }

  /// What is known of one declaration of C while its tokens are passed.
  struct Item {
    let first: Int
    /// The `(` behind a function's name.
    var parameters: Int?
    var equal: Int?
    var isTypedef = false
    var isEnumeration = false
    var isAggregate = false
    var isStatic = false
    var isExternal = false
    var isConstant = false

    init(first: Int) { self.first = first }
  }

  /// At the first token of what is no method and no class.
  mutating func readC() {
    if skipMacro() { return }
    var item = Item(first: at)
    var index = at
    while index < lastIndex {
      switch kind(index) {
      case .semicolon:
        at = index + 1
        return add(item, until: index)
      case .at where startsContainer(index), .rightBrace:
        at = index
        return
      case .plus, .minus:
        if list.tokens[index].atLineStart, item.equal == nil, container != nil {
          at = index
          return
        }
      case .equal: item.equal = item.equal ?? index
      case .leftParen: noteParentheses(index, &item)
      case .leftBrace:
        guard let next = readBrace(index, &item) else { return }
        index = next
        continue
      case .identifier: note(index, &item)
      default: break
      }
      index = partner(index) + 1
    }
    at = lastIndex
  }

  /// A macro that stands alone on its lines is passed over.
  private mutating func skipMacro() -> Bool {
    guard kind(at) == .identifier, list.tokens[at].atLineStart else { return false }
    let next = kind(at + 1) == .leftParen ? partner(at + 1) + 1 : at + 1
    guard list.tokens[min(next, lastIndex)].atLineStart, kind(next) != .leftBrace, kind(next) != .semicolon else {
      return false
    }
    let isLoud = text(at).allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
    guard isLoud || kind(at + 1) == .leftParen else { return false }
    at = next
    return true
  }

  private func note(_ index: Int, _ item: inout Item) {
    guard item.equal == nil else { return }
    if isWord(index, "typedef") { item.isTypedef = true }
    if isWord(index, "static") { item.isStatic = true }
    if isWord(index, "extern") || isWord(index, "FOUNDATION_EXPORT") { item.isExternal = true }
    if isWord(index, "const") || isWord(index, "constexpr") { item.isConstant = true }
    if isWord(index, "enum") { item.isEnumeration = true }
    if isWord(index, "struct") || isWord(index, "union") || isWord(index, "class") { item.isAggregate = true }
  }

  private func noteParentheses(_ index: Int, _ item: inout Item) {
    guard item.equal == nil, item.parameters == nil, index > item.first, kind(index - 1) == .identifier else { return }
    if !isWord(index - 1, "__attribute__") && !isWord(index - 1, "__typeof__") && !isWord(index - 1, "typeof") {
      item.parameters = index
    }
  }

  /// At a `{`: the index to go on from, nil where the declaration ends with it.
  private mutating func readBrace(_ index: Int, _ item: inout Item) -> Int? {
    let close = partner(index)
    if item.equal != nil { return close + 1 }
    if item.isEnumeration || item.isTypedef && item.parameters != nil {
      readEnumeration(item, index)
      return close + 1
    }
    if item.isAggregate && item.parameters == nil { return close + 1 }
    if isTransparent(item, index) {
      at = index + 1
      return nil
    }
    if let parameters = item.parameters { addFunction(item, parameters, index) }
    at = kind(close) == .rightBrace ? close + 1 : max(close, index + 1)
    return nil
  }

  /// `extern "C" {` and `namespace a {`: what stands in them stands in the file.
  private func isTransparent(_ item: Item, _ brace: Int) -> Bool {
    isWord(item.first, "namespace") || isWord(item.first + 1, "namespace")
      || isWord(item.first, "extern") && kind(item.first + 1) == .string
  }

  // MARK: Adding

  private mutating func addFunction(_ item: Item, _ parameters: Int, _ brace: Int) {
    let close = partner(brace)
    let bodyEnd = kind(close) == .rightBrace ? start(close) : end(max(close - 1, brace))
    let name = parameters - 1
    let first = Int32(outline.parameters.count)
    addVariables(from: parameters + 1, to: partner(parameters)) { reader, found in
      guard !found.type.isEmpty || !reader.isWord(found.name, "void") else { return }
      let empty = ByteRange(Int(found.range.start), Int(found.range.start))
      reader.outline.parameters.append(Parameter(label: empty, name: reader.range(found.name), type: found.type))
    }
    let last = Int32(outline.parameters.count)
    let whole = ByteRange(start(item.first), kind(close) == .rightBrace ? end(close) : bodyEnd)
    let type = name > item.first ? ByteRange(start(item.first), end(name - 1)) : nil
    let body = ByteRange(end(brace), max(end(brace), bodyEnd))
    add(.function, name: range(name), range: whole) {
      $0.type = type
      $0.body = body
      $0.parameters = first..<last
      if item.isStatic { $0.modifiers.insert(.isFileprivate) }
    }
  }

  /// What ends with a `;`: a variable or an alias.
  private mutating func add(_ item: Item, until close: Int) {
    if item.isEnumeration || item.isAggregate && !item.isTypedef && item.equal == nil { return }
    if item.isTypedef {
      guard item.parameters == nil || kind(close - 1) == .rightParen else { return }
      guard let found = declarator(from: item.first + 1, to: close) else { return }
      add(.typeAlias, name: range(found.name), range: ByteRange(start(item.first), end(close))) { $0.type = found.type }
      return
    }
    guard !item.isExternal || item.equal != nil, item.equal != nil || item.parameters == nil else { return }
    guard let found = declarator(from: item.first, to: item.equal ?? close), found.name > item.first else { return }
    let kind: Declaration.Kind = item.isConstant ? .constant : .variable
    let value = item.equal.flatMap { close > $0 + 1 ? ByteRange(start($0 + 1), end(close - 1)) : nil }
    add(kind, name: range(found.name), range: ByteRange(start(item.first), end(close))) {
      $0.type = found.type
      $0.initialValue = value
      if item.isStatic { $0.modifiers.insert(.isFileprivate) }
    }
  }

  /// `enum Name {…}`, `typedef enum {…} Name`, `typedef NS_ENUM(Type, Name) {…}`.
  private mutating func readEnumeration(_ item: Item, _ brace: Int) {
    let close = partner(brace)
    var name = brace
    if let parameters = item.parameters {
      name = partner(parameters) - 1
    } else if kind(close + 1) == .identifier {
      name = close + 1
    } else {
      name = (item.first..<brace).first { isWord($0, "enum") } ?? brace
      if kind(name + 1) == .identifier { name += 1 }
    }
    let isNamed = kind(name) == .identifier && !isWord(name, "enum")
    let nameRange = isNamed ? range(name) : ByteRange(start(brace), start(brace))
    let whole = ByteRange(start(item.first), end(min(close, lastIndex)))
    let body = ByteRange(end(brace), max(end(brace), start(close)))
    let owner = add(.enumeration, name: nameRange, range: whole) { $0.body = body }
    var index = brace + 1
    while index < close {
      if kind(index) == .identifier { add(.enumCase, name: range(index), range: range(index), parent: owner) }
      while index < close, kind(index) != .comma { index = partner(index) + 1 }
      index += 1
    }
  }

  // MARK: Declarators

  /// Calls `body` with each declared name of a list parted by commas: `Type *a, *b` or `int a, char b`.
  mutating func addVariables(
    from first: Int, to close: Int, _ body: (inout ObjectiveCOutlineReader, Declarator) -> Void
  ) {
    var index = first
    var type: ByteRange?
    while index < close {
      var end = index
      while end < close, kind(end) != .comma {
        end = kind(end) == .less ? max(endOfAngles(end), end + 1) : partner(end) + 1
      }
      if var found = declarator(from: index, to: min(end, close)) {
        let isWhole = (index..<found.name).contains { kind($0) == .identifier } || found.type == found.range
        if isWhole { type = found.type } else { found.type = type ?? found.type }
        body(&self, found)
      }
      index = max(end, index) + 1
    }
  }

  /// The name that tokens declare: in `(^name)`, else the last word before an end, a bracket or an attribute.
  func declarator(from first: Int, to close: Int) -> Declarator? {
    guard first < close else { return nil }
    let whole = ByteRange(start(first), end(close - 1))
    var name: Int?
    var index = first
    while index < close {
      switch kind(index) {
      case .identifier:
        if let known = name, known == index - 1, isLoud(index), known > first { return made(known, first, whole) }
        if isWord(index, "__attribute__"), let name { return made(name, first, whole) }
        name = index
      case .leftParen:
        let inner = index + 1
        if kind(inner) == .caret || kind(inner) == .star || kind(inner) == .ampersand {
          let named = (inner..<max(inner, partner(index))).last { kind($0) == .identifier && !isQualifier($0) }
          guard let named else { return nil }
          return Declarator(name: named, type: whole, range: whole)
        }
      case .leftSquare, .colon, .equal: return name.flatMap { made($0, first, whole) }
      case .less: index = max(endOfAngles(index) - 1, index)
      default: break
      }
      index = kind(index) == .leftParen || kind(index) == .leftSquare ? partner(index) + 1 : index + 1
    }
    return name.flatMap { made($0, first, whole) }
  }

  private func made(_ name: Int, _ first: Int, _ whole: ByteRange) -> Declarator? {
    let type = name > first ? ByteRange(start(first), end(name - 1)) : ByteRange(start(first), start(first))
    return Declarator(name: name, type: type, range: whole)
  }

  private func isQualifier(_ index: Int) -> Bool {
    isWord(index, "const") || text(index).hasPrefix("_") && text(index).hasSuffix("able")
      || isWord(index, "nullable") || isWord(index, "nonnull") || isWord(index, "_Nonnull")
  }

  /// Whether a word is written as macros are.
  private func isLoud(_ index: Int) -> Bool {
    let word = text(index)
    return word.count > 3 && word.contains("_") && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }
}
