import Syntax

/// Declarations in a body.
extension BodyReader {
  /// At a declaration, or at its modifiers.
  mutating func readDeclaration() -> Outcome {
    var isLazy = false
    while word.isModifier && word != .class && at < lastIndex {
      if word == .lazy { isLazy = true }
      advance()
      if kind == .leftParen { skipBalanced() }
    }
    switch word {
    case .let: readVariables(isVariable: false)
    case .var: readVariables(isVariable: true || isLazy)
    case .func: readFunction()
    case .typealias:
      advance()
      skipLocalAlias()
    case .import:
      repeat { advance() } while !atLineStart && at < lastIndex && kind != .semicolon
    default: skipLocalType()
    }
    return Outcome()
  }

  private mutating func skipLocalAlias() {
    while kind != .equal && !atLineStart && at < lastIndex { advance() }
    if advance(if: .equal) { skipType() }
  }

  /// A local type says nothing about values of this body.
  private mutating func skipLocalType() {
    advance()
    while kind != .leftBrace && kind != .rightBrace && at < lastIndex { skipBalanced() }
    if kind == .leftBrace { skipBalanced() }
  }

  // MARK: Variables

  private mutating func readVariables(isVariable: Bool) {
    advance()
    repeat { readVariable(isVariable: isVariable) } while advance(if: .comma)
  }

  /// One pattern with its type, its value and its accessors; its names are visible behind it.
  private mutating func readVariable(isVariable: Bool) {
    let start = at
    let isName = kind == .identifier || kind == .keyword && !word.isStatement
    guard isName || kind == .leftParen || kind == .wildcard else {
      noteBroken()
      return
    }
    skipBalanced()
    let type = advance(if: .colon) ? readType() : nil
    let value = advance(if: .equal) ? readExpression() : nil
    if isName {
      let local = Local(name: name(start), type: type, isVariable: isVariable)
      bindVariable(local, value, from: start)
      return
    }
    guard let value else { return }
    let end = at
    at = start
    if kind == .wildcard {
      at = end
      push(.evaluate(value), from: start)
    } else {
      readPattern(value, .names(isVariable: isVariable))
      at = end
    }
  }

  private mutating func bindVariable(_ local: Local, _ value: ValueID?, from start: Int) {
    if kind == .leftBrace && (value == nil || opensAccessors(at)) && (value != nil || !atLineStart || local.type != nil)
    {
      let id = declare(local)
      if let value { push(.bind(id, from: value), from: start) }
      readAccessors(local.name, id, from: start)
      return
    }
    let id = declare(local)
    if let value { push(.bind(id, from: value), from: start) }
  }

  /// A computed local: its getter is a closure of its name, and reading it is a call of that.
  private mutating func readAccessors(_ name: String, _ local: LocalID, from start: Int) {
    guard opensAccessors(at) else {
      bindGetter(name, local, from: start)
      return
    }
    let close = partner(at)
    advance()
    while at < close {
      let before = at
      skipAttributes()
      _ = advance(if: .mutating) || advance(if: .nonmutating)
      readAccessor(name, local, from: start)
      if at == before { skipBalanced() }
    }
    leaveBracket(close)
  }

  private mutating func readAccessor(_ name: String, _ local: LocalID, from start: Int) {
    let accessor = word
    let accessorName = text(at)
    advance()
    var parameter = accessor == .didSet ? "oldValue" : "newValue"
    if kind == .leftParen {
      parameter = self.name(min(at + 1, lastIndex))
      skipBalanced()
    }
    skipEffectWords()
    guard kind == .leftBrace else { return }
    if accessor == .get {
      bindGetter(name, local, from: start)
    } else {
      _ = readFunctionBody(named: "\(name).\(accessorName)", [(nil, parameter, nil)])
    }
  }

  private mutating func bindGetter(_ name: String, _ local: LocalID, from start: Int) {
    let id = readFunctionBody(named: name, [])
    let getter = push(.closure(id), from: start)
    let value = push(.call(getter, []), from: start)
    push(.bind(local, from: value), from: start)
  }

  // MARK: Functions

  /// Declares the functions of a block before its statements are read, as calls may stand before them.
  mutating func declareFunctions(until end: Int) {
    guard buffer.hasFunctions else { return }
    var index = at
    while index < end {
      let isFunction = buffer.words[index] == .func && kind(index) == .keyword && kind(index + 1) == .identifier
      if isFunction && (index == 0 || kind(index - 1) != .period) { declareFunction(index + 1) }
      index = partner(index) + 1
    }
  }

  private mutating func declareFunction(_ index: Int) {
    let name = name(index)
    facts.closures.append(Closure(parent: closure, name: name))
    let id = ClosureID(facts.closures.count - 1)
    functions[index] = id
    facts.locals.append(Local(name: name, function: id))
    scopes.declare(name, .local(LocalID(facts.locals.count - 1)))
  }

  /// At `func`: reads a local function's body as a closure of its name.
  private mutating func readFunction() {
    advance()
    let name = name(at)
    let declared = functions[at]
    advance()
    if let end = endOfGenericArguments(at) { at = end }
    guard kind == .leftParen else {
      noteBroken()
      return
    }
    let parameters = readParameterList()
    skipEffectWords()
    if advance(if: .arrow) { skipType() }
    if word == .where { while kind != .leftBrace && at < lastIndex { skipBalanced() } }
    if kind == .leftBrace { _ = readFunctionBody(named: name, parameters, as: declared) }
  }

  typealias FunctionParameter = (label: String?, name: String, type: String?)

  /// Labels, inner names and types; default values are read, as parts of no edge.
  private mutating func readParameterList() -> [FunctionParameter] {
    let close = partner(at)
    advance()
    var parameters: [FunctionParameter] = []
    while at < close {
      let before = at
      skipAttributes()
      if let parameter = readFunctionParameter() { parameters.append(parameter) }
      if advance(if: .equal) { _ = readExpression() }
      skipToComma(close)
      if at < close { _ = advance(if: .comma) }
      guard at > before else { break }
    }
    leaveBracket(close)
    return parameters
  }

  private mutating func readFunctionParameter() -> FunctionParameter? {
    var names: [String] = []
    while kind == .identifier || kind == .wildcard || kind == .keyword {
      names.append(kind == .wildcard ? "_" : name(at))
      advance()
    }
    guard let first = names.first, let last = names.last else { return nil }
    let type = advance(if: .colon) ? readType() : nil
    return (first == "_" ? nil : first, last, type)
  }

  /// At a brace: reads a body as a closure with parameters.
  private mutating func readFunctionBody(
    named name: String, _ parameters: [FunctionParameter], as declared: ClosureID? = nil
  ) -> ClosureID {
    if declared == nil { facts.closures.append(Closure(parent: closure, name: name)) }
    let id = declared ?? ClosureID(facts.closures.count - 1)
    let mark = scopes.mark
    let outer = (sharedNames, guarded)
    sharedNames = nil
    guarded = nil
    for parameter in parameters {
      declareParameter(parameter.name, type: parameter.type, of: id)
      facts.closures[Int(id)].labels.append(parameter.label)
    }
    inside(id, isAnonymous: false) { reader in
      let outcome = reader.readBlock()
      if let sole = outcome.sole { reader.turnIntoReturns(sole) }
    }
    (sharedNames, guarded) = outer
    scopes.leave(mark)
    return id
  }
}
