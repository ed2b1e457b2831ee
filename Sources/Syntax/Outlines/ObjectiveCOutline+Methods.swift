/// Methods: functions, initialisers and accessors.
extension ObjectiveCOutlineReader {
  /// A method's head.
  struct Method {
    var first: Int
    var isStatic: Bool
    var type: ByteRange?
    var name: ByteRange
    var parameters: [Parameter] = []
    /// The selector as written together.
    var selector = ""
    var body: ByteRange?
    var end = 0
  }

  /// At the `-` or `+` of a method.
  mutating func readMethod() {
    var method = Method(first: at, isStatic: kind(at) == .plus, name: range(at))
    advance()
    if kind(at) == .leftParen { method.type = readTypeInParentheses() }
    guard kind(at) == .identifier else { return }
    method.name = range(at)
    readSelector(&method)
    while at < lastIndex, kind(at) != .leftBrace, kind(at) != .semicolon, !startsContainer(at) { at = partner(at) + 1 }
    method.end = end(at)
    if kind(at) == .semicolon { advance() }
    let mayHaveBody = container?.isImplementation ?? false
    if kind(at) == .leftBrace, mayHaveBody {
      let close = partner(at)
      let bodyEnd = kind(close) == .rightBrace ? start(close) : end(max(close - 1, at))
      method.body = ByteRange(end(at), max(end(at), bodyEnd))
      method.end = kind(close) == .rightBrace ? end(close) : bodyEnd
      at = kind(close) == .rightBrace ? close + 1 : close
    }
    add(method)
  }

  /// What stands between parentheses.
  private mutating func readTypeInParentheses() -> ByteRange? {
    let open = at
    at = partner(open) + 1
    return at > open + 2 ? ByteRange(start(open + 1), end(at - 2)) : nil
  }

  /// From the selector's first part to behind its last parameter.
  private mutating func readSelector(_ method: inout Method) {
    var label = range(at)
    method.selector = text(at)
    advance()
    while true {
      if kind(at) == .identifier, kind(at + 1) == .colon {
        label = range(at)
        method.selector += text(at)
        advance()
      }
      guard kind(at) == .colon else { break }
      method.selector += ":"
      advance()
      let type = kind(at) == .leftParen ? readTypeInParentheses() : nil
      while kind(at) == .identifier, kind(at + 1) == .identifier, isWord(at, "__unused") || text(at).hasPrefix("_") {
        advance()
      }
      guard kind(at) == .identifier else { break }
      let isFirst = method.parameters.isEmpty
      let empty = ByteRange(Int(label.start), Int(label.start))
      method.parameters.append(
        Parameter(label: isFirst ? empty : label, name: range(at), type: type ?? empty))
      advance()
      label = ByteRange(end(at - 1), end(at - 1))
    }
    // `, ...` and attributes are passed over by the caller.
  }

  // MARK: Adding

  private mutating func add(_ method: Method) {
    guard let container else { return }
    let key = MemberKey(container: container.name, name: method.selector, isStatic: method.isStatic)
    // A getter that is announced stays as the variable that its body belongs to.
    if method.body != nil, let known = announced[key], outline.declarations[Int(known)].kind != .variable {
      implemented.insert(known)
    }
    let index: Int32?
    if isInitializer(method) {
      index = add(method, as: .initializer, method.parameters)
    } else if method.parameters.isEmpty, let type = method.type, !source.matches(type, "void") {
      index = addGetter(method)
    } else if let name = propertySet(by: method) {
      index = addSetter(method, of: name)
    } else {
      index = add(method, as: .function, method.parameters)
    }
    if method.body == nil, !container.isImplementation, let index { announced[key] = index }
  }

  private func isInitializer(_ method: Method) -> Bool {
    guard !method.isStatic else { return false }
    let name = source.text(method.name)
    guard name.hasPrefix("init") else { return false }
    return name.utf8.dropFirst(4).first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? true
  }

  @discardableResult
  private mutating func add(
    _ method: Method, as kind: Declaration.Kind, _ parameters: [Parameter], parent: Int32? = nil
  ) -> Int32 {
    let first = Int32(outline.parameters.count)
    outline.parameters += parameters
    let last = Int32(outline.parameters.count)
    let range = ByteRange(start(method.first), method.end)
    return add(kind, name: method.name, range: range, parent: parent ?? container?.declaration) {
      $0.type = method.type
      $0.body = method.body
      $0.parameters = first..<last
      if method.isStatic { $0.modifiers.insert(.isStatic) }
    }
  }

  /// A method without parameters that returns something: the getter of its name. Announced, it is a variable alone;
  /// gives that where it is new.
  private mutating func addGetter(_ method: Method) -> Int32? {
    let name = source.text(method.name)
    let known = variable(name, isStatic: method.isStatic)
    let place = known ?? addVariable(method, named: name, type: method.type)
    if method.body != nil {
      add(method, as: .getter, [], parent: place)
      keepBacking(of: name, at: place, in: method)
    }
    return known == nil ? place : nil
  }

  /// The property that `setTitle:` sets; nil for other methods.
  private func propertySet(by method: Method) -> String? {
    guard method.parameters.count == 1, method.type.map({ source.matches($0, "void") }) ?? false else { return nil }
    return objectiveCPropertyName(ofSetter: source.text(method.name))
  }

  private mutating func addSetter(_ method: Method, of name: String) -> Int32? {
    guard method.body != nil else { return add(method, as: .function, method.parameters) }
    let place =
      variable(name, isStatic: method.isStatic) ?? addVariable(method, named: name, type: method.parameters.first?.type)
    if method.body != nil {
      add(method, as: .setter, method.parameters, parent: place)
      keepBacking(of: name, at: place, in: method)
    }
    return nil
  }

  /// A variable that only its accessors declare.
  private mutating func addVariable(_ method: Method, named name: String, type: ByteRange?) -> Int32 {
    let range = ByteRange(start(method.first), method.end)
    let index = add(.variable, name: method.name, range: range, parent: container?.declaration) {
      $0.type = type
      if method.isStatic { $0.modifiers.insert(.isStatic) }
    }
    if source.text(method.name) != name { outline.spellings[index] = name }
    let key = MemberKey(container: container?.name ?? "", name: name, isStatic: method.isStatic)
    variables[key] = index
    return index
  }

  // MARK: Variables behind properties

  /// A property whose accessor names `_title` has that variable beside it.
  private mutating func keepBacking(of name: String, at place: Int32, in method: Method) {
    let wanted = "_" + name
    guard let container, let body = method.body, variable(wanted, isStatic: false) == nil else { return }
    var tokens = ObjectiveCTokens(source, body)
    var found: ByteRange?
    while found == nil, let token = tokens.next() {
      if token.kind == .identifier, source.text(token.range) == wanted { found = token.range }
    }
    guard let found else { return }
    let key = MemberKey(container: container.name, name: wanted, isStatic: false)
    let type = outline.declarations[Int(place)].type
    variables[key] = add(.variable, name: found, range: found, parent: container.declaration) {
      $0.type = type
      $0.modifiers.insert(.isPrivate)
    }
  }
}

/// The property that a setter's first part names: `setTitle` and `setURL` set `title` and `URL`; nil where it is none.
package func objectiveCPropertyName(ofSetter selector: String) -> String? {
  let letters = selector.utf8.dropFirst(3)
  guard selector.hasPrefix("set"), let first = letters.first, isCapital(first) else { return nil }
  let second = letters.dropFirst().first
  let isAcronym = second.map(isCapital) ?? false
  let rest = selector.dropFirst(3)
  return isAcronym ? String(rest) : rest.prefix(1).lowercased() + rest.dropFirst()
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
