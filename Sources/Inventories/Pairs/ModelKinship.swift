import Syntax

/// Which of many types are one model (rule P3): the answers of `SameModel`, each given once, and the question only put
/// where a name, a conformance or an initialiser makes it worth asking.
struct ModelKinship {
  private let program: Program
  private let same: SameModel
  private let configured: Set<String>
  private var known: [Couple: Bool] = [:]
  /// The types that each type's initialisers take.
  private var taken: [TypeID: Set<TypeID>] = [:]

  private struct Couple: Hashable {
    let one: KeyOwner
    let other: KeyOwner
  }

  init(program: Program, configured: [Set<String>]) {
    self.program = program
    same = SameModel(program: program, configured: configured)
    self.configured = configured.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether two owners are one model.
  mutating func areOne(_ one: KeyOwner, _ other: KeyOwner) -> Bool {
    if one == other { return true }
    guard case .declared(let first) = one, case .declared(let second) = other else { return false }
    guard mayBeOne(first, second) else { return false }
    let couple = Couple(one: one, other: other)
    if let answer = known[couple] { return answer }
    let answer = same.why(one, other) != nil
    known[couple] = answer
    return answer
  }

  private mutating func mayBeOne(_ one: TypeID, _ other: TypeID) -> Bool {
    let (first, second) = (program.types[Int(one)], program.types[Int(other)])
    let (short, long) = first.name.utf8.count < second.name.utf8.count ? (first, second) : (second, first)
    return holds(long.simpleName.utf8, short.simpleName.utf8) || configured.contains(first.name)
      || configured.contains(second.name) || program.lineage(of: one).contains(other)
      || program.lineage(of: other).contains(one) || takenTypes(by: one).contains(other)
      || takenTypes(by: other).contains(one)
  }

  /// Whether a name holds another one; every two models of the two frameworks are asked, so bytes are compared.
  private func holds(_ long: Substring.UTF8View, _ short: Substring.UTF8View) -> Bool {
    var rest = long
    while rest.count >= short.count {
      if rest.starts(with: short) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private mutating func takenTypes(by type: TypeID) -> Set<TypeID> {
    if let known = taken[type] { return known }
    let makers = program.types[Int(type)].members.filter { program.members[Int($0)].kind == .initializer }
    let found = makers.flatMap { maker in
      program.members[Int(maker)].parameters.compactMap {
        program.resolve($0.type, in: program.scope(of: maker)).declaredID
      }
    }
    taken[type] = Set(found)
    return Set(found)
  }
}
