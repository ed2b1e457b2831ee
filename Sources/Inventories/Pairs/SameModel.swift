import RuleCards
import Syntax

/// Which types are one model (rule P3).
package struct SameModel {
  let program: Program
  /// Type names that the configuration joins.
  let configured: [Set<String>]

  /// The question about the types of a program.
  package init(program: Program, configured: [Set<String>]) {
    self.program = program
    self.configured = configured
  }

  /// Whether two owners are one model, and why.
  package func why(_ one: KeyOwner, _ other: KeyOwner) -> SameModelWhy? {
    if one == other { return one == .input ? nil : .conforms }
    guard case .declared(let first) = one, case .declared(let second) = other else { return nil }
    let names = Set([program.types[Int(first)].name, program.types[Int(second)].name])
    if configured.contains(where: { names.isSubset(of: $0) }) { return .configured }
    if program.lineage(of: first).contains(second) || program.lineage(of: second).contains(first) { return .conforms }
    guard agreeByName(first, second) else { return nil }
    if program.types[Int(first)].name == program.types[Int(second)].name { return .names }
    if converts(first, to: second) || converts(second, to: first) { return .converter }
    return containsName(first, second) || containsName(second, first) ? .names : nil
  }

  private func containsName(_ one: TypeID, _ other: TypeID) -> Bool {
    program.types[Int(one)].simpleName.contains(program.types[Int(other)].simpleName)
  }

  /// Whether half the values that the smaller one declares stand in the other one by name.
  private func agreeByName(_ one: TypeID, _ other: TypeID) -> Bool {
    let (first, second) = (valueNames(of: one), valueNames(of: other))
    let smaller = min(first.count, second.count)
    return smaller > 0 && first.intersection(second).count * 2 >= smaller
  }

  private func valueNames(of type: TypeID) -> Set<String> {
    let members = program.lineage(of: type).flatMap { program.types[Int($0)].members }.map { program.members[Int($0)] }
    return Set(members.filter { ($0.kind == .stored || $0.kind == .computed) && !$0.isStatic }.map(\.name))
  }

  private func converts(_ one: TypeID, to other: TypeID) -> Bool {
    program.types[Int(other)].members.contains { member in
      let entry = program.members[Int(member)]
      guard entry.kind == .initializer else { return false }
      return entry.parameters.contains { program.resolve($0.type, in: program.scope(of: member)).declaredID == one }
    }
  }
}

extension Program {
  /// A model's members that a screen can read, inherited ones first, in the order of their declaration.
  package func values(of type: TypeID) -> [MemberID] { values[Int(type)] }

  /// Looks for the members of a type that a screen can read.
  func findValues(of type: TypeID) -> [MemberID] {
    var taken: Set<String> = []
    return lineage(of: type).filter { !types[Int($0)].isForeign || $0 == type }.reversed().flatMap {
      types[Int($0)].members
    }
    .filter { member in
      let entry = members[Int(member)]
      guard entry.kind == .stored || entry.kind == .computed, !entry.isStatic, !entry.isPrivate else { return false }
      return !isKeptFromOthers(member) && taken.insert(entry.name).inserted
    }
  }
}
