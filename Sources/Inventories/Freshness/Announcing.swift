import Facts
import RuleCards
import Syntax

/// Who tells whom that something changes.
extension Linker {
  /// Whether the code of a type tells that it is about to change, or listens to another one's telling.
  func announces(_ type: TypeID) -> Bool {
    if let known = announcing[type] { return known }
    let found = (program.lineage(of: type) + (program.heirs[type] ?? [])).contains { kin in
      program.types[Int(kin)].members.contains { member in
        program.members[Int(member)].parts.contains { part in
          body(member, part).map { self.bodies[Int($0)].facts.announces(rules) } ?? false
        }
      }
    }
    announcing[type] = found
    return found
  }

  /// Whether the code of a type runs methods of an object that it holds, and may tell of what they change.
  func drives(_ held: MemberID, in type: TypeID) -> Bool {
    let name = program.members[Int(held)].name
    return program.types[Int(type)].members.contains { member in
      program.members[Int(member)].kind != .initializer
        && program.members[Int(member)].parts.contains { part in
          guard let body = body(member, part) else { return false }
          return bodies[Int(body)].facts.values.contains { value in
            guard case .call(let callee, _) = value,
              let path = bodies[Int(body)].facts.ownPath(of: callee)
            else { return false }
            return path.count > 1 && path[0] == name
          }
        }
    }
  }

  /// Whether a view listens to what an object that it holds sends.
  func listens(_ view: TypeID, to held: String) -> Bool {
    program.types[Int(view)].members.contains { member in
      program.members[Int(member)].parts.contains { part in
        guard let body = body(member, part) else { return false }
        let facts = bodies[Int(body)].facts
        return facts.values.contains { value in
          switch value {
          case .reference(let inner): return facts.ownPath(of: inner)?.first == held
          case .member(let base, let name, _):
            return rules.hasRole(name, .announcement) && facts.ownPath(of: base)?.first == held
          default: return false
          }
        }
      }
    }
  }

  /// Whether an accessor of a member tells of its change.
  func tells(after member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    return [BodyPart.willSet, .didSet, .setter].contains { part in
      body(member, part).map { publishes($0, entry.owner) } ?? false
    }
  }

  /// Whether a stored member is seen to change without anything being told: where its own type assigns it, nothing is
  /// published beside.
  func changesSilently(_ member: MemberID) -> Bool {
    guard changes(member), !tells(after: member) else { return false }
    let owner = program.members[Int(member)].owner
    let writers = writers(of: member)
    return writers.isEmpty || writers.contains { !publishes($0, owner) && !isCalledByTelling($0, owner) }
  }

  /// Whether a body tells of a change, or assigns something published.
  private func publishes(_ body: BodyID, _ owner: TypeID?) -> Bool {
    let read = bodies[Int(body)]
    if read.facts.announces(rules) { return true }
    guard let owner else { return false }
    return read.writesOfName.keys.contains { name in
      members(named: name, of: owner).contains { program.has($0, .publishedWrapper) }
    }
  }

  /// Whether a function of the same type that calls a body, or one that calls that one, tells of a change.
  private func isCalledByTelling(_ body: BodyID, _ owner: TypeID?, depth: Int = 0) -> Bool {
    guard let owner, depth < 3 else { return depth > 0 }
    let name = program.members[Int(bodies[Int(body)].key.member)].name
    return program.types[Int(owner)].members.contains { member in
      program.members[Int(member)].parts.contains { part in
        guard let other = self.body(member, part), other != body else { return false }
        let facts = bodies[Int(other)].facts
        guard facts.values.indices.contains(where: { facts.ownPath(of: ValueID($0)) == [name] }) else { return false }
        return publishes(other, owner) || isCalledByTelling(other, owner, depth: depth + 1)
      }
    }
  }
}

extension Facts {
  /// Whether it names what tells of a change.
  fileprivate func announces(_ rules: Rules) -> Bool {
    values.contains { value in
      switch value {
      case .free(let name), .member(_, let name, _): rules.hasRole(name, .announcement)
      default: false
      }
    }
  }
}
