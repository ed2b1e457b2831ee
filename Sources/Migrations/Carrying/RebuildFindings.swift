import Facts
import Inventories
import RuleCards
import Syntax

/// Values made anew from one of the same type, and initialisers, that leave a property behind.
struct RebuildFindings {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable

  private var program: Program { bodies.program }

  func findings(_ writer: inout FindingWriter) {
    for (type, makings) in survey.makings.sorted(by: { $0.key < $1.key }) where program.isModel(type) {
      for making in makings { judge(making, &writer) }
    }
    for (index, member) in program.members.enumerated() where member.kind == .initializer {
      judgeParameters(of: MemberID(index), &writer)
    }
  }

  // MARK: Values made anew

  /// A call that takes members of a value of the same type and leaves a parameter with a default to it.
  private func judge(_ making: Making, _ writer: inout FindingWriter) {
    let left = omitted(making)
    guard !left.isEmpty, let body = bodies.body(making.call.body), !isInitialiser(of: making.type, body) else { return }
    guard let original = original(of: making, in: body) else { return }
    let added = membersSet(on: making.call.value, in: body)
    for property in left where !added.contains(program.members[Int(property)].name) {
      guard !isRead(property, of: original, in: body) else { continue }
      let place = body.place(of: making.call.value, bodies)
      writer.add(
        .notCarried, subject: property, at: place,
        where: .left(.rebuild, by: program.members[Int(making.call.body.member)].name))
    }
  }

  private func isInitialiser(of type: TypeID, _ body: OpenBody) -> Bool {
    let member = program.members[Int(body.place.member)]
    return member.kind == .initializer && member.owner == type
  }

  /// The stored properties that a call leaves to a default.
  private func omitted(_ making: Making) -> [MemberID] {
    let properties = program.carriedProperties(of: making.type)
    guard let initialiser = making.initialiser else {
      return properties.filter { id in
        let member = program.members[Int(id)]
        return !member.isConstant && making.arguments[member.name] == nil
      }
    }
    let defaulted = Set(
      program.members[Int(initialiser)].parameters
        .filter { $0.defaultValue != nil && making.arguments[$0.name] == nil }.map(\.name))
    return properties.filter { defaulted.contains(program.members[Int($0)].name) }
  }

  /// The value of the same type whose members the arguments are: of at least one, under the parameter's own name.
  private func original(of making: Making, in body: OpenBody) -> Value? {
    var found: Value?
    for (name, argument) in making.arguments.sorted(by: { $0.key < $1.key }) {
      switch body.value(body.plain(argument)) {
      case .member(let base, name, _) where bodies.type(of: base, in: body).declaredID == making.type:
        found = body.value(body.plain(base))
      case .free(name) where body.owner(program) == making.type: found = .selfObject
      default: continue
      }
      if found != nil { break }
    }
    return found
  }

  /// Whether a member of a value is read in a body: what is read goes where no rule here looks.
  private func isRead(_ property: MemberID, of original: Value, in body: OpenBody) -> Bool {
    let name = program.members[Int(property)].name
    return body.facts.values.contains { value in
      switch value {
      case .member(let base, name, _): body.value(body.plain(base)) == original
      case .free(name): original == .selfObject
      default: false
      }
    }
  }

  /// The members that are set on the local that a call is bound to.
  private func membersSet(on call: ValueID, in body: OpenBody) -> Set<String> {
    let locals = body.facts.edges.compactMap { edge -> LocalID? in
      guard case .bind(let local, let from) = edge.kind, body.holds(from, call) else { return nil }
      return local
    }
    var names: Set<String> = []
    for edge in body.facts.edges {
      guard case .assign(let to, _) = edge.kind, case .member(let base, let name, _) = body.value(body.plain(to)),
        case .local(let local) = body.value(body.plain(base)), locals.contains(local)
      else { continue }
      names.insert(name)
    }
    return names
  }

  // MARK: Initialisers

  /// A parameter that is named like a property and that the initialiser never looks at.
  private func judgeParameters(of id: MemberID, _ writer: inout FindingWriter) {
    let member = program.members[Int(id)]
    guard let owner = member.owner, program.isModel(owner), member.parameters.count > 1,
      let body = bodies.all(of: id).first, body.isWhole, setsSome(body)
    else { return }
    let used = Set(
      body.facts.values.compactMap { value -> Int? in
        if case .parameter(let place) = value { place } else { nil }
      })
    for (place, parameter) in member.parameters.enumerated() where !used.contains(place) {
      guard let property = bodies.property(named: parameter.name, of: .declared(owner, [])),
        program.members[Int(property)].kind == .stored, !program.members[Int(property)].isStatic
      else { continue }
      writer.add(
        .notCarried, subject: property, at: body.nameOfMember(bodies), where: .left(.initialiser, by: member.name))
    }
  }

  /// Whether an initialiser sets properties from its parameters.
  private func setsSome(_ body: OpenBody) -> Bool {
    body.facts.edges.contains { edge in
      guard case .assign(_, let from) = edge.kind, case .parameter = body.value(body.plain(from)) else { return false }
      return true
    }
  }
}
