import Facts
import RuleCards
import Syntax

/// Whether a function of a screen runs only where a body that runs once calls it.
extension Linker {
  /// Whether nobody else runs a helper: by a call, by handing it on, or by a selector.
  func isReachedOnlyOnce(_ helper: MemberID, in run: OnceRun) -> Bool {
    let name = program.members[Int(helper)].name
    let owner = program.members[Int(helper)].owner ?? run.owner
    return kin(of: owner).allSatisfy { type in
      program.types[Int(type)].members.allSatisfy { runsOnceOnly(name, in: $0, run) }
    } && !isCalledFromElsewhere(name, than: owner)
  }

  /// A type with what it inherits from and what inherits from it.
  private func kin(of type: TypeID) -> Set<TypeID> {
    Set(program.lineage(of: type) + (program.heirs[type] ?? []))
  }

  private func runsOnceOnly(_ name: String, in member: MemberID, _ run: OnceRun) -> Bool {
    let entry = program.members[Int(member)]
    return entry.parts.allSatisfy { part in
      guard let body = body(member, part) else { return true }
      let facts = bodies[Int(body)].facts
      return facts.values.indices.allSatisfy { index in
        guard facts.values[index].isNamed(name) else { return true }
        guard isRunOnce(entry, member, run) else { return false }
        return isCalledAtOnce(ValueID(index), in: body)
      }
    }
  }

  private func isRunOnce(_ entry: Member, _ member: MemberID, _ run: OnceRun) -> Bool {
    run.helpers.contains(member) || entry.kind == .initializer
      || entry.kind == .function && rules.runs(entry.name) == .once
  }

  /// Whether a name is the callee of a call that no closure puts off.
  private func isCalledAtOnce(_ callee: ValueID, in body: BodyID) -> Bool {
    let facts = bodies[Int(body)].facts
    let shape = shape(ofBody: body)
    guard let call = shape.parent(of: callee), case .call(callee, _) = facts.values[Int(call)],
      let edge = shape.edge(of: call)
    else { return false }
    return closures(fromInner: facts.edges[edge].closure, facts).allSatisfy {
      time(of: $0, in: entryFrame(body, instance: nil)) == .along
    }
  }

  private func isCalledFromElsewhere(_ name: String, than owner: TypeID) -> Bool {
    let own = kin(of: owner)
    return program.names.members(calling: name).contains { caller in
      guard let type = program.members[Int(caller)].owner else { return true }
      return !own.contains(type) && calls(name, onAny: own, in: caller)
    }
  }

  /// Whether a member calls a method of this name on what may be one of some types.
  private func calls(_ name: String, onAny types: Set<TypeID>, in member: MemberID) -> Bool {
    program.members[Int(member)].parts.contains { part in
      guard let body = body(member, part) else { return false }
      let own = program.members[Int(member)].owner.map { instance(.declared($0, []), receiver: nil) }
      let frame = entryFrame(body, instance: own)
      return bodies[Int(body)].facts.values.contains { value in
        guard case .member(let base, name, _) = value else { return false }
        guard let id = type(of: Bound(value: base, frame: frame)).unwrapped.declaredID else { return true }
        return types.contains(id)
      }
    }
  }
}

extension Value {
  /// Whether it is a name, or a member of anything, of this name.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch self {
    case .free(name), .member(_, name, _): true
    default: false
    }
  }
}
