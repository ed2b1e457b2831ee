import RuleCards
import Syntax

/// Turns flows into candidates for one screen. A class, because it keeps what each path was named.
final class Naming {
  let program: Program
  let screen: TypeID
  /// The screen with its superclasses: their members are its own.
  let lineage: Set<TypeID>
  let stations: Stations
  let linker: Linker
  private var names: [Step: Named] = [:]
  private var words = Numbering<String>()
  private var keys = Numbering<Key>()
  private var passedInputs: [Step: String?] = [:]
  private var said: [Trail: Int32] = [:]
  private var saidNumbers = Numbering<Said>()

  /// A path relative to a type.
  private struct Key: Hashable {
    let owner: KeyOwner
    let path: [String]
  }

  /// What one station adds to what is said: the ways to name it, with the numbers of their keys and of the words on
  /// their way, and the words that lie between it and what comes behind.
  private struct Named {
    var candidates: [(candidate: Candidate, key: Int32, via: [Int32], path: [Int32])] = []
    var words: [Int32] = []
  }

  /// What is said of a trail, wherever it is found.
  private struct Said: Hashable {
    var candidates: [Candidate] = []
    var passedInputs: [String] = []
    /// Whether it follows every update where it is read in a builder and ends at an input.
    var follows = false
  }

  /// What traces are told apart by.
  private struct Essence: Hashable {
    let said: Int32
    let end: Ending
    let selects: Bool
    let whenNil: NilHandling?
    let site: Place?
    let follows: Bool
    let isTranslated: Bool
  }

  init(linker: Linker, screen: TypeID) {
    (program, stations, self.linker) = (linker.program, linker.stations, linker)
    self.screen = screen
    lineage = Set(program.lineage(of: screen))
  }

  /// The sources of a value, each told once.
  func traces(_ flows: [Flow], isBuilt: Bool) -> [Trace] {
    var seen: Set<Essence> = []
    let found = flows.compactMap { flow -> Trace? in
      let number = said(of: flow.trail)
      let said = saidNumbers[number]
      let follows = isBuilt && flow.end == .input && said.follows
      let essence = Essence(
        said: number, end: flow.end, selects: flow.selects, whenNil: flow.whenNil, site: flow.site, follows: follows,
        isTranslated: flow.isTranslated)
      guard seen.insert(essence).inserted else { return nil }
      var trace = Trace(
        candidates: said.candidates, end: stations.end(flow.end), selects: flow.selects, whenNil: flow.whenNil,
        site: flow.site, passedInputs: said.passedInputs, follows: follows)
      (trace.isTranslated, trace.isRaw, trace.trail) = (flow.isTranslated, stations.isRaw(flow), flow.trail)
      return trace
    }
    return lessCarriers(found)
  }

  private func said(of trail: Trail) -> Int32 {
    if let known = said[trail] { return known }
    let number = saidNumbers.number(of: say(stations.steps(of: trail)))
    said[trail] = number
    return number
  }

  private func say(_ steps: [Step]) -> Said {
    var via: [Int32] = []
    var candidates: [Candidate] = []
    var taken: [Int32] = []
    let iterates = iteratesCollection(steps)
    for step in steps {
      let named = named(step)
      for way in named.candidates where !taken.contains(way.key) {
        taken.append(way.key)
        var candidate = way.candidate
        candidate.via = saidOnce(via + way.via, less: way.path)
        if !iterates { candidate.counted = nil }
        candidates.append(candidate)
      }
      for word in named.words where !via.contains(word) { via.append(word) }
    }
    return Said(candidates: candidates, passedInputs: steps.compactMap { passed($0) }, follows: follows(steps))
  }

  /// The words of a way, without what is said before: by the path, or nearer the sink. Ways are short.
  private func saidOnce(_ way: [Int32], less path: [Int32]) -> [String] {
    var said: [Int32] = []
    for word in way where !path.contains(word) && !said.contains(word) { said.append(word) }
    return said.map { words[$0] }
  }

  private func passed(_ step: Step) -> String? {
    if let known = passedInputs[step] { return known }
    let found = passedInput(step)
    passedInputs[step] = .some(found)
    return found
  }

  /// The input of a path of which a member is read.
  private func passedInput(_ step: Step) -> String? {
    guard let path = stations.path(of: step) else { return nil }
    switch path.root.kind {
    case .parameter: return path.hops.contains { isModel($0.owner) } ? path.root.name : nil
    case .selfObject: return path.hops.dropFirst().contains { isModel($0.owner) } ? path.hops[0].name : nil
    default: return nil
    }
  }

  private func named(_ step: Step) -> Named {
    if let known = names[step] { return known }
    var found = Named()
    if let name = stations.name(of: step) {
      found.words = numbers([name])
    } else if let path = stations.path(of: step) {
      found.candidates = named(path).map { candidate in
        let key = keys.number(of: Key(owner: candidate.owner, path: candidate.path))
        return (candidate, key, candidate.via.map { words.number(of: $0) }, candidate.path.map { words.number(of: $0) })
      }
      found.words = numbers(path.hops.reversed().map(\.name) + [path.root.name])
    }
    names[step] = found
    return found
  }

  /// The numbers of words that can stand on a way.
  private func numbers(_ names: [String]) -> [Int32] {
    names.filter { !$0.isEmpty && !$0.hasPrefix("$") }.map { words.number(of: $0) }
  }

  /// The ways to name one path: from its last declared member backwards, then as an input. A formatter or a store that
  /// the path ends at is a tool, and no value; no more is a view.
  private func named(_ written: Path) -> [Candidate] {
    var path = written
    path.hops.removeAll { $0.isPayload && !isTaken($0, from: written) }
    path.hops = readingElements(path.hops)
    if let last = path.hops.last(where: { $0.member != nil })?.member, isTool(last) || isView(last) { return [] }
    var found: [Candidate] = []
    let cut = cut(of: path)
    let rendering = cut + 1 < path.hops.count ? path.hops[(cut + 1)...].reversed().map(\.name) : []
    let first = cut < 0 ? 0 : program.beginning(of: path.hops[...cut])
    for start in stride(from: cut, through: first, by: -1) {
      let hop = path.hops[start]
      let names = path.hops[start...cut].map(\.name)
      guard let owner = keyOwner(hop.owner), cut >= 0 else { continue }
      found.append(
        Candidate(
          owner: owner, path: names, member: path.hops[cut].member, via: rendering,
          counted: counted(path, from: start, to: cut), isRendering: start == cut && isRendering(hop)))
    }
    if cut < 0, let last = path.hops.last, program.printsDebugText(last), let owner = keyOwner(last.owner) {
      let names = [last.name]
      found.append(Candidate(owner: owner, path: names, member: nil, via: [], printsObject: true))
    }
    if found.isEmpty, let payload = payloadOfUnknown(path) { found.append(payload) }
    if let input = input(path) { found.append(input) }
    return found
  }

  /// The last member of a path that is part of a key (rule K4): the last declared one, and behind a collection the
  /// member of an element whose type the tree does not declare (rule K1); else the first of a type that it only names.
  private func cut(of path: Path) -> Int {
    guard let last = path.hops.indices.last(where: { isDeclared($0, in: path) }) else {
      let hasPayload = path.hops.contains(where: \.isPayload)
      let named = hasPayload ? nil : path.hops.firstIndex { isNamed($0.owner) }
      return named.flatMap { place in path.hops[place...].contains { isOfView($0) } ? nil : place } ?? -1
    }
    guard let next = path.hops[(last + 1)...].first, isNamed(next.owner), !next.isPayload,
      let member = path.hops[last].member, program.elementType(of: program.type(of: member)) == next.owner.unwrapped
    else { return last }
    return last + 1
  }

  /// Whether a hop is read on a view or controller: what that came from says nothing of what is read.
  private func isOfView(_ hop: Hop) -> Bool { hop.owner.declaredID != nil && program.isInterface(hop.owner) }

  private func isTool(_ member: MemberID) -> Bool {
    if program.plays(program.type(of: member), .engine) { return true }
    let name = program.members[Int(member)].name
    return program.satisfies(program.type(of: member), [RuleCards.Role.formatter.rawValue], named: name)
  }

  /// Whether a member is a view or a controller, which another is compared with, and no value.
  private func isView(_ member: MemberID) -> Bool { program.isViewOrController(program.type(of: member)) }

  /// Whether a payload is taken from what stands before it in a path. Where an enum's value is made on the way, what it
  /// is made from stands there, and is no enum that has a payload.
  private func isTaken(_ payload: Hop, from path: Path) -> Bool {
    guard let owner = payload.owner.declaredID, let place = path.hops.firstIndex(of: payload),
      let member = path.hops[..<place].last(where: { $0.member != nil })?.member
    else { return true }
    return mayHold(program.type(of: member), owner)
  }

  private func mayHold(_ type: Type, _ owner: TypeID) -> Bool {
    switch type.unwrapped {
    case .declared(let id, let arguments):
      id == owner || program.types[Int(id)].kind == .protocolType || arguments.contains { mayHold($0, owner) }
    case .foreign(_, let arguments): arguments.contains { mayHold($0, owner) }
    case .tuple(let parts, _): parts.contains { mayHold($0, owner) }
    case .function, .metatype, .unknown, .optional: true
    }
  }

  /// Whether a type of the model declares the member; what an enum computes of itself behind another member is a
  /// rendering (rule K4).
  private func isDeclared(_ index: Int, in path: Path) -> Bool {
    let hop = path.hops[index]
    guard let member = hop.member, let id = hop.owner.declaredID else { return false }
    let type = program.types[Int(id)]
    if type.isForeign || program.isInterface(hop.owner) || isView(member) { return false }
    guard type.kind == .enumeration, program.members[Int(member)].kind != .enumCase else { return true }
    return !(0..<index).contains { isDeclared($0, in: path) }
  }

  /// A payload of an enum that the tree does not declare, by its case and label.
  private func payloadOfUnknown(_ path: Path) -> Candidate? {
    guard let index = path.hops.lastIndex(where: { $0.isPayload && $0.owner.declaredID == nil }) else { return nil }
    let rendering = path.hops[(index + 1)...].reversed().map(\.name)
    return Candidate(owner: .input, path: [path.hops[index].name], member: nil, via: rendering)
  }

  /// What an enum computes of itself, or holds as a payload, is a key by the member that the enum stands in, if any.
  private func isRendering(_ hop: Hop) -> Bool { isEnumeration(hop.owner) }

  private func isNamed(_ type: Type) -> Bool {
    if case .named? = keyOwner(type) { return true }
    return false
  }

  /// Who a key of this type belongs to; nil for the interface's own types and for the standard ones.
  private func keyOwner(_ type: Type) -> KeyOwner? {
    switch type.unwrapped {
    case .declared(let id, _):
      if program.types[Int(id)].isForeign || program.isInterface(type) || program.plays(type, .formatter) {
        return nil
      }
      return .declared(id)
    case .foreign(let name, _):
      if program.rules.knows(name) || program.rules.elementIndex(of: name) != nil || name.count < 2 { return nil }
      return program.satisfies(.unknown, Self.interfaceRoles, named: name) ? nil : .named(name)
    default: return nil
    }
  }

  /// The type of the tree that an input is of, or that its elements are of.
  private func elementID(_ type: Type) -> TypeID? {
    type.declaredID ?? type.arguments.lazy.compactMap(\.declaredID).first
  }

  /// Whether members of a type can be keys.
  func isModel(_ type: Type) -> Bool { keyOwner(type) != nil && !isEnumeration(type) }

  private func isEnumeration(_ type: Type) -> Bool {
    type.declaredID.map { program.types[Int($0)].kind == .enumeration } ?? false
  }

  private static let interfaceRoles = [RuleCards.Role.uikitView, .uikitController, .swiftuiView, .formatter].map(
    \.rawValue)

  /// The path as an input of the screen: an unbound parameter, or a stored property that others can set.
  private func input(_ path: Path) -> Candidate? {
    switch path.root.kind {
    case .parameter:
      guard let owner = path.root.owner, lineage.contains(owner), isValue(path.root.type),
        path.hops.allSatisfy({ !isModel($0.owner) })
      else {
        return nil
      }
      return Candidate(
        owner: .input, path: [path.root.name], member: nil, via: path.hops.reversed().map(\.name),
        inputType: elementID(path.root.type))
    case .selfObject:
      guard let first = path.hops.first, let owner = first.owner.declaredID, lineage.contains(owner),
        program.isInterface(first.owner), let member = first.member, isInput(member)
      else { return nil }
      guard path.hops.dropFirst().allSatisfy({ !isModel($0.owner) }) else { return nil }
      return Candidate(
        owner: .input, path: [first.name], member: member, via: path.hops.dropFirst().reversed().map(\.name),
        inputType: elementID(program.type(of: member)))
    default: return nil
    }
  }

  /// Whether a type can be a value to show, as opposed to a view, a closure, or what tells of an event.
  private func isValue(_ type: Type) -> Bool {
    if case .function = type.unwrapped { return false }
    if case .metatype = type.unwrapped { return false }
    return !program.isInterface(type) && !program.plays(type, .delegate) && !program.plays(type, .occasion)
  }

  /// The names of what others can give the screen: stored properties, and parameters of what is not private.
  func declaredInputs() -> Set<String> {
    var names: Set<String> = []
    for type in lineage where program.isInterface(.declared(type, [])) {
      for id in program.types[Int(type)].members {
        let entry = program.members[Int(id)]
        if isInput(id) { names.insert(entry.name) }
        guard [.function, .initializer].contains(entry.kind), !entry.isPrivate, !entry.isStatic else { continue }
        guard program.runs(entry) != .again, program.rules.answer(entry.fullName) == nil,
          !program.isKeptFromOthers(id)
        else { continue }
        for parameter in entry.parameters {
          if isValue(program.resolve(parameter.type, in: program.scope(of: id))) {
            names.insert(parameter.name)
          }
        }
      }
    }
    return names
  }

  /// Whether others give a stored property its value: it is not private, or has no default of its own.
  func isInput(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored || entry.bodies[.setter] != nil || entry.bodies[.didSet] != nil, !entry.isStatic else {
      return false
    }
    guard isValue(program.type(of: member)), !program.isKeptFromOthers(member) else { return false }
    if entry.attributes.contains(where: { isInterfaceOnly($0) }) { return false }
    if entry.initialValue != nil, entry.attributes.contains(where: { program.rules.hasRole($0, .stateWrapper) }) {
      return false
    }
    let isSet = entry.kind == .stored && entry.initialValue == nil
    return isSet || !entry.isPrivate && !(entry.isConstant && entry.initialValue != nil)
  }

  /// Whether a wrapper holds no model: an outlet, focus, the environment.
  private func isInterfaceOnly(_ attribute: String) -> Bool {
    [RuleCards.Role.interfaceWrapper, .environmentWrapper, .outlet].contains {
      program.rules.hasRole(attribute, $0)
    }
  }

  /// Plain stored properties of a view, read where it is built, follow every update of theirs.
  private func follows(_ steps: [Step]) -> Bool {
    steps.allSatisfy { step in
      guard let path = stations.path(of: step) else { return true }
      switch path.root.kind {
      case .selfObject: return path.hops.first.map { isPlainInput($0) } ?? true
      case .local: return true
      default: return false
      }
    }
  }

  private func isPlainInput(_ hop: Hop) -> Bool {
    guard let member = hop.member else { return false }
    let entry = program.members[Int(member)]
    guard let owner = entry.owner else { return false }
    let kind = program.types[Int(owner)].kind
    if kind == .classType || kind == .actor { return false }
    guard entry.attributes.isEmpty,
      entry.kind == .stored || kind != .structure || !program.isSwiftUI(.declared(owner, []))
    else {
      return entry.kind == .computed
    }
    let type = program.type(of: member).unwrapped
    if let id = type.declaredID { return [.structure, .enumeration].contains(program.types[Int(id)].kind) }
    return true
  }
}

extension Program {
  /// The type that a collection's elements are of, without optionality; nil of what is no collection.
  func elementType(of type: Type) -> Type? {
    guard let name = type.foreignName, let index = rules.elementIndex(of: name), index < type.arguments.count else {
      return nil
    }
    return type.arguments[index].unwrapped
  }
}
