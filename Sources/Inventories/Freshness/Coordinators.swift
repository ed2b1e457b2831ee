import Facts
import RuleCards
import Syntax

/// Proofs that what a representable makes beside its view keeps the values that it was made with (rule `make-only`).
struct Coordinators {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a path that begins at an object which a representable makes once.
  func proof(_ path: Path) -> StaleProof? {
    guard path.root.kind == .selfObject, let held = path.hops.first?.member,
      let keeper = program.members[Int(held)].owner, program.types[Int(keeper)].kind == .classType,
      program.members[Int(held)].kind == .stored, isValue(held), path.hops.dropFirst().allSatisfy({ isCopied($0) }),
      linker.writers(of: held).isEmpty
    else { return nil }
    guard isNamedByRepresentables(keeper) else { return nil }
    let makers = linker.makings(of: keeper).map { linker.read($0.frame).key.member }
    guard let maker = makers.first, makers.allSatisfy({ isOnce($0) }),
      let owner = program.members[Int(maker)].owner, !isRenewed(held, by: owner), !linker.isMadeAnew(owner)
    else { return nil }
    return StaleProof(rule: .makeOnly, place: program.place(of: maker))
  }

  /// Whether a type is named, where it may be made, by representables alone.
  private func isNamedByRepresentables(_ keeper: TypeID) -> Bool {
    let callers = program.names.members(calling: String(program.types[Int(keeper)].simpleName))
    return !callers.isEmpty
      && callers.allSatisfy { caller in
        program.members[Int(caller)].owner.map { linker.plays(.declared($0, []), .representable) } ?? false
      }
  }

  /// Whether a property holds a value, and no reference to an object that changes under it.
  private func isValue(_ member: MemberID) -> Bool {
    guard program.members[Int(member)].attributes.isEmpty else { return false }
    guard let id = linker.heldType(of: member).unwrapped.declaredID else { return true }
    return [.structure, .enumeration].contains(program.types[Int(id)].kind)
  }

  /// Whether a member was copied together with the value that it is read of.
  private func isCopied(_ hop: Hop) -> Bool {
    guard let member = hop.member else { return true }
    guard let owner = program.members[Int(member)].owner else { return false }
    return program.types[Int(owner)].kind != .classType && program.members[Int(member)].attributes.isEmpty
      && program.members[Int(member)].kind == .stored && isValue(member)
  }

  private func isOnce(_ maker: MemberID) -> Bool {
    let entry = program.members[Int(maker)]
    guard let owner = entry.owner else { return false }
    return linker.plays(.declared(owner, []), .representable) && linker.rules.runs(entry.name) == .once
  }

  /// Whether other code of the representable hands the object a new value.
  private func isRenewed(_ held: MemberID, by owner: TypeID) -> Bool {
    let name = program.members[Int(held)].name
    return program.types[Int(owner)].members.contains { member in
      program.members[Int(member)].parts.contains { part in
        linker.body(member, part).map { linker.bodies[Int($0)].writesOfName[name] != nil } ?? false
      }
    }
  }
}
