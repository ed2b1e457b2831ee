import Facts
import Inventories
import RuleCards
import Syntax

/// How a converter fills the properties of what it makes.
struct Conversion {
  let converter: Converter
  /// What each property is filled with.
  var filled: [MemberID: Filling] = [:]
  /// The properties of the source that its body reads at all.
  var read: Set<MemberID> = []
  /// Whether all of it could be read, and nothing is handed on whole.
  var isWhole = true

  /// What a property is filled with.
  struct Filling {
    /// Its way from the source.
    let passage: Passage
    /// The properties of the source that it is made from.
    let sources: Set<MemberID>
    /// Whether it is nil or a literal.
    let isConstant: Bool
    /// Where the expression stands.
    let place: Place
  }
}

/// Reads converters.
struct ConversionReader {
  let bodies: Bodies
  let survey: Survey
  let reader: PassageReader

  private var program: Program { bodies.program }

  func conversion(_ converter: Converter) -> Conversion? {
    let parts: [BodyPart] = [.code, .getter]
    guard let body = bodies.all(of: converter.member).first(where: { parts.contains($0.place.part) }) else {
      return nil
    }
    var found = Conversion(converter: converter, isWhole: body.isWhole)
    for property in program.carriedProperties(of: converter.to) {
      let writes = (survey.writes[property] ?? []).filter { $0.value.body == body.place }
      if let write = writes.last { found.filled[property] = filling(write.value.value, converter, body) }
    }
    fillByDelegating(&found, body)
    found.read = sources(of: body.facts.values.indices.map { ValueID($0) }, converter, body)
    if handsOn(converter, body) { found.isWhole = false }
    return found
  }

  private func filling(_ value: ValueID, _ converter: Converter, _ body: OpenBody) -> Conversion.Filling {
    let constant = if case .constant = body.value(body.plain(value)) { true } else { false }
    return Conversion.Filling(
      passage: reader.passage(to: value, in: body), sources: sources(of: body.parts(of: value), converter, body),
      isConstant: constant, place: body.place(of: value, bodies))
  }

  /// `self.init(name: product.name, …)`: the parameters are named like the properties.
  private func fillByDelegating(_ found: inout Conversion, _ body: OpenBody) {
    for (id, callee, _) in body.calls {
      guard case .member(let base, _, _) = body.value(callee), body.value(base) == .selfObject,
        let target = bodies.linker.callTargets(body.bound(id)).first,
        program.members[Int(target.member)].kind == .initializer
      else { continue }
      let parameters = program.members[Int(target.member)].parameters
      for (place, bound) in target.arguments where place < parameters.count {
        let name = parameters[place].name
        guard let property = bodies.property(named: name, of: .declared(found.converter.to, [])) else { continue }
        found.filled[property] = found.filled[property] ?? filling(bound.value, found.converter, body)
      }
    }
  }

  /// The properties of the source that some values of a body are.
  private func sources(of values: [ValueID], _ converter: Converter, _ body: OpenBody) -> Set<MemberID> {
    var found: Set<MemberID> = []
    for value in values {
      let base: Type
      let name: String
      switch body.value(value) {
      case .member(let inner, let member, _): (base, name) = (bodies.type(of: inner, in: body), member)
      case .free(let member) where body.owner(program) == converter.from:
        (base, name) = (.declared(converter.from, []), member)
      case .keyPath(_, let names) where !names.isEmpty: (base, name) = (.declared(converter.from, []), names[0])
      default: continue
      }
      guard let owner = base.declaredID, program.isOne(owner, of: converter.from) else { continue }
      if let property = bodies.property(named: name, of: base) { found.insert(property) }
    }
    return found
  }

  /// Whether the source is handed whole to something that is not in the tree, or to an initialiser of the target.
  private func handsOn(_ converter: Converter, _ body: OpenBody) -> Bool {
    body.calls.contains { call in
      call.arguments.contains { argument in
        switch body.value(body.plain(argument.value)) {
        case .parameter, .selfObject: bodies.type(of: argument.value, in: body).declaredID == converter.from
        default: false
        }
      }
    }
  }
}

extension Program {
  /// Whether a type is another or a superclass of it.
  func isOne(_ type: TypeID, of other: TypeID) -> Bool { type == other || lineage(of: other).contains(type) }
}

extension OpenBody {
  /// A value and all that it is made of.
  func parts(of value: ValueID) -> [ValueID] {
    var found: Set<ValueID> = []
    var waiting = [value]
    while let next = waiting.popLast(), found.count < 2000 {
      guard found.insert(next).inserted else { continue }
      waiting += operands(of: next)
    }
    return found.sorted()
  }

  private func operands(of id: ValueID) -> [ValueID] {
    switch value(id) {
    case .member(let base, _, _), .forced(let base), .unwrapped(let base), .reference(let base), .element(let base),
      .part(let base, _), .payload(let base, _, _), .cast(let base, _, _):
      [base]
    case .subscripted(let base, let list), .call(let base, let list): [base] + list.map(\.value)
    case .composed(let parts), .test(_, let parts): parts
    case .collection(_, let parts): parts.map(\.value)
    case .choice(let values, let conditions): values + conditions
    case .fallback(let one, let other): [one, other]
    case .local(let local):
      facts.edges.compactMap { edge in
        switch edge.kind {
        case .bind(local, let from): from
        case .assign(let to, let from) where value(to) == .local(local): from
        default: nil
        }
      }
    case .closure(let closure):
      facts.edges.compactMap { edge in
        guard edge.closure == closure, case .returns(let from) = edge.kind else { return nil }
        return from
      }
    default: []
    }
  }
}
