import Facts
import Inventories
import RuleCards
import Syntax

/// A value that is put into a property of a type of the tree.
struct Carry {
  /// The property; nil where the target is what a member returns, or what a parameter alone declares.
  let target: MemberID?
  /// The value.
  let value: ValuePlace
  /// Where it is put.
  let way: Way

  /// How it is put there.
  enum Way: Hashable {
    /// `x.name = value`.
    case assigned
    /// An argument of an initialiser: of a declared one at a place, else of the memberwise one.
    case argument(of: ValueID, initialiser: MemberID?, place: Int)
  }
}

/// A call that makes a value of a type of the tree.
struct Making {
  let type: TypeID
  let call: ValuePlace
  /// The initialiser; nil for the memberwise one.
  let initialiser: MemberID?
  /// The arguments' values, by the name of the parameter.
  let arguments: [String: ValueID]
}

/// What all bodies of a tree do with the properties of its types, gone through once.
struct Survey {
  /// What is put into each property.
  private(set) var writes: [MemberID: [Carry]] = [:]
  /// The calls that make values, by type.
  private(set) var makings: [TypeID: [Making]] = [:]
  /// Casts that give up where a number does not fit.
  private(set) var casts: [ValuePlace] = []
  /// The calls and readings of members that make one model from another, by name alone.
  private(set) var conversions: [(converter: MemberID, body: BodyPlace)] = []
  /// The names of calls that the table says something of for a whole tree.
  private(set) var called: Set<String> = []
  /// The bodies with calls that take numbers of one type, or a format.
  private(set) var handing: [BodyPlace] = []
  /// The types of the tree that each member names, in its declaration or in its bodies.
  private(set) var mentions: [MemberID: Set<TypeID>] = [:]

  /// Goes through all bodies.
  init(_ bodies: Bodies, table: ModelTable, converters: Set<MemberID>) {
    let program = bodies.program
    var names = Set(program.members.lazy.filter { $0.owner != nil && $0.kind == .stored }.map(\.name))
    for member in program.members.indices {
      if let note = program.importedNote(of: MemberID(member)) { names.insert(note.name) }
    }
    let converting = Dictionary(grouping: converters) { program.members[Int($0)].name }
    var survey = Survey()
    bodies.forEach { body in
      survey.read(body, bodies, names, table)
      survey.noteConversions(body, bodies, converting)
    }
    for member in program.members.indices { survey.noteDeclared(MemberID(member), program) }
    self = survey
  }

  private init() {}

  private mutating func read(_ body: OpenBody, _ bodies: Bodies, _ names: Set<String>, _ table: ModelTable) {
    for edge in body.facts.edges {
      guard case .assign(let to, let from) = edge.kind, let name = body.lastName(to), names.contains(name) else {
        continue
      }
      if let target = bodies.property(at: body.plain(to), in: body) {
        add(Carry(target: target, value: ValuePlace(body: body.place, value: from), way: .assigned))
      }
    }
    for index in body.facts.values.indices {
      switch body.facts.values[index] {
      case .call(let callee, let arguments):
        if let name = body.lastName(callee), table.has(.unlisted, name) { called.insert(name) }
        read(ValueID(index), callee, arguments, body, bodies)
      case .cast(_, let type, let kind) where kind == .optional || kind == .forced:
        if table.number(type) != nil { casts.append(ValuePlace(body: body.place, value: ValueID(index))) }
      case .free(let name), .type(let name): note(name, body, bodies.program)
      case .member(let base, let name, _):
        if case .free(let outer) = body.value(base), name.first?.isUppercase == true {
          note("\(outer).\(name)", body, bodies.program)
        }
      default: break
      }
    }
    if body.handsNumbers(table) { handing.append(body.place) }
    for local in body.facts.locals {
      if let type = local.type { note(TypeName(type), body.place.member, bodies.program, 0) }
    }
  }

  private mutating func read(
    _ call: ValueID, _ callee: ValueID, _ arguments: [Argument], _ body: OpenBody, _ bodies: Bodies
  ) {
    if body.isMessaging, arguments.count == 1, let name = body.lastName(callee),
      let property = objectiveCPropertyName(ofSetter: name), case .member(let base, _, _) = body.value(callee),
      let target = bodies.property(named: property, of: bodies.type(of: base, in: body))
    {
      let value = ValuePlace(body: body.place, value: arguments[0].value)
      return add(Carry(target: target, value: value, way: .assigned))
    }
    guard let making = bodies.making(call, callee, arguments, body) else { return }
    makings[making.type, default: []].append(making)
    for argument in arguments {
      guard let name = making.arguments.first(where: { $0.value == argument.value })?.key else { continue }
      let places = making.initialiser.map { bodies.program.members[Int($0)].parameters.firstIndex { $0.name == name } }
      let way = Carry.Way.argument(of: call, initialiser: making.initialiser, place: (places ?? nil) ?? 0)
      let target = bodies.property(named: name, of: .declared(making.type, []))
      add(Carry(target: target, value: ValuePlace(body: body.place, value: argument.value), way: way))
    }
  }

  /// Members that convert, read or handed on as key paths and functions: `product.domain`, `map(Product.init)`.
  private mutating func noteConversions(_ body: OpenBody, _ bodies: Bodies, _ converting: [String: [MemberID]]) {
    guard !converting.isEmpty else { return }
    for index in body.facts.values.indices {
      switch body.facts.values[index] {
      case .member(let base, let name, _):
        guard let members = converting[name] else { continue }
        let type = bodies.type(of: base, in: body)
        let owner = if case .metatype(let inner) = type { inner.declaredID } else { type.declaredID }
        for member in members where owner != nil && bodies.program.members[Int(member)].owner == owner {
          conversions.append((member, body.place))
        }
      case .keyPath(_, let names):
        for name in names { for member in converting[name] ?? [] { conversions.append((member, body.place)) } }
      default: continue
      }
    }
  }

  private mutating func add(_ carry: Carry) {
    guard let target = carry.target else { return }
    writes[target, default: []].append(carry)
  }

  private mutating func note(_ name: String, _ body: OpenBody, _ program: Program) {
    guard name.utf8.first.map({ $0 >= 65 && $0 <= 90 }) == true else { return }
    note(.named(name, []), body.place.member, program, 0)
  }

  private mutating func note(_ name: TypeName, _ member: MemberID, _ program: Program, _ depth: Int) {
    note(program.resolve(name, in: program.scope(of: member)), member, 0)
  }

  private mutating func note(_ type: Type, _ member: MemberID, _ depth: Int) {
    guard depth < 8 else { return }
    switch type {
    case .declared(let id, let arguments):
      mentions[member, default: []].insert(id)
      for argument in arguments { note(argument, member, depth + 1) }
    case .foreign(_, let arguments): for argument in arguments { note(argument, member, depth + 1) }
    case .optional(let inner, _), .metatype(let inner): note(inner, member, depth + 1)
    case .tuple(let parts, _): for part in parts { note(part, member, depth + 1) }
    case .function(let inputs, let result): for part in inputs + [result] { note(part, member, depth + 1) }
    case .unknown: break
    }
  }

  private mutating func noteDeclared(_ member: MemberID, _ program: Program) {
    let entry = program.members[Int(member)]
    note(entry.type, member, program, 0)
    for parameter in entry.parameters { note(parameter.type, member, program, 0) }
  }
}

extension OpenBody {
  /// Whether a call boxes or archives a number as one of a type, or prints by a format.
  fileprivate func handsNumbers(_ table: ModelTable) -> Bool {
    calls.contains { call in
      guard let name = lastName(call.callee) else { return false }
      return table.boxes[name] != nil || table.takes[name] != nil
        || call.arguments.contains { text($0.value)?.contains("%") ?? false }
    }
  }
}
