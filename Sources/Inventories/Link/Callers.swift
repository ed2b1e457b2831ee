import Facts
import RuleCards
import Syntax

/// A call where it stands, whoever's frame it is followed in.
struct CallSite: Hashable {
  let member: MemberID
  let part: BodyPart
  let value: ValueID
}

/// Calls that were looked for, and what their types rest on.
struct FoundCalls {
  let sites: [CallSite]
  let ground: Ground
}

/// Which calls are looked for: those of a member, or those that make an instance of a type.
enum WantedCalls: Hashable {
  case of(MemberID)
  case making(TypeID)
}

/// Who calls a member, or makes an instance of a type: looked for in the bodies that name it. What is found rests on
/// declarations alone where no question was cut and no walk gave a value, and is then kept from screen to screen.
extension Linker {
  /// The calls of a member, each in a frame of its body's own.
  func callers(of member: MemberID) -> [Bound] {
    calls(.of(member), named: names(calling: program.members[Int(member)])) { call in
      self.callTargets(call).contains { $0.member == member }
    }
  }

  /// The calls that make an instance of a type that declares no initialiser.
  func makings(of type: TypeID) -> [Bound] {
    calls(.making(type), named: [String(program.types[Int(type)].simpleName), "init"]) { self.madeType($0) == type }
  }

  private func calls(_ wanted: WantedCalls, named names: @autoclosure () -> [String], where isWanted: (Bound) -> Bool)
    -> [Bound]
  {
    if let known = foundCalls[wanted], isWithinReach(known.ground) { return taken(known) }
    let found = find(names(), where: isWanted)
    foundCalls[wanted] = found
    if !found.ground.isTreeAlone { passingCalls.append(wanted) }
    return taken(found)
  }

  /// Calls that were found, each in a frame of its body's own.
  private func taken(_ found: FoundCalls) -> [Bound] {
    rest(on: found.ground)
    return found.sites.compactMap { bound($0) }
  }

  private func find(_ names: [String], where isWanted: (Bound) -> Bool) -> FoundCalls {
    let outer = ground
    ground = Ground()
    listeners += 1
    defer { (ground, listeners) = (outer, listeners - 1) }
    var found: [CallSite] = []
    for site in calls(named: names) where found.count < Self.mostCallers {
      if let call = bound(site), isWanted(call) { found.append(site) }
    }
    return FoundCalls(sites: found, ground: ground)
  }

  /// A call in a frame of its body's own, with a self of its own type and no arguments.
  private func bound(_ site: CallSite) -> Bound? {
    let entry = program.members[Int(site.member)]
    let instance = entry.isStatic ? nil : entry.owner.map { self.instance(.declared($0, []), receiver: nil) }
    return body(site.member, site.part).map { Bound(value: site.value, frame: entryFrame($0, instance: instance)) }
  }

  /// What an argument of a member's callers is, seen from the member's own parameter.
  func arguments(at place: Int, of member: MemberID) -> [Bound] {
    callers(of: member).compactMap { call in
      callTargets(call).first { $0.member == member }?.arguments[place]
    }
  }

  /// Whether the tree calls a method, and always on self: a type that inherits it and does not call it never runs it.
  func isCalledOnSelfAlone(_ member: MemberID) -> Bool {
    let name = program.members[Int(member)].name
    let sites = calls(named: [name])
    return !sites.isEmpty
      && sites.allSatisfy { site in
        guard let body = body(site.member, site.part) else { return false }
        return bodies[Int(body)].facts.isCallOnSelf(site.value)
      }
  }

  private func names(calling entry: Member) -> [String] {
    let other = entry.isMessage ? [entry.name] + entry.swiftNames.sorted() : [entry.name] + entry.messageNames
    guard entry.kind == .initializer, let owner = entry.owner else { return other }
    let own = entry.isMessage ? [entry.name] : entry.messageNames
    return [String(program.types[Int(owner)].simpleName), "init"] + own
  }

  /// The calls written with one of some names; of what all initialisers share, in the files that hold the first.
  private func calls(named names: [String]) -> [CallSite] {
    var found: [CallSite] = []
    for name in names {
      let word = name == "init" ? names[0] : name
      let key = CallKey(name: name, word: word)
      let calls = callsByName[key] ?? readCalls(named: name, inFilesNaming: word)
      callsByName[key] = calls
      found += calls
    }
    return found
  }

  private func readCalls(named name: String, inFilesNaming word: String) -> [CallSite] {
    var found: [CallSite] = []
    for member in program.names.members(calling: name) {
      let file = program.members[Int(member)].file
      guard isInReach(file), name == word || program.names.holds(file, word) else { continue }
      for part in program.members[Int(member)].parts {
        guard let body = body(member, part) else { continue }
        let facts = bodies[Int(body)].facts
        for call in bodies[Int(body)].calls where facts.isCall(call, writtenWith: name) {
          found.append(CallSite(member: member, part: part, value: call))
        }
      }
    }
    return found
  }

  /// Whether a file belongs to the side that is followed, or to none.
  private func isInReach(_ file: FileID) -> Bool {
    guard let side else { return true }
    let sides = program.files[Int(file)].sides
    return sides.isEmpty || sides.contains(side) || sides.contains(.model)
  }
}

extension Facts {
  /// Whether a call is written without a receiver, or with `self` or `super`.
  fileprivate func isCallOnSelf(_ call: ValueID) -> Bool {
    guard case .call(let callee, _) = values[Int(call)] else { return false }
    switch values[Int(callee)] {
    case .free: return true
    case .member(let base, _, _): return [.selfObject, .superObject].contains(values[Int(base)])
    default: return false
    }
  }

  /// Whether a call is written with a name: `name(…)`, `x.name(…)`, `Name.init(…)`, `name?(…)`.
  fileprivate func isCall(_ call: ValueID, writtenWith name: String) -> Bool {
    guard case .call(let callee, _) = values[Int(call)] else { return false }
    return isNamed(callee, name)
  }

  private func isNamed(_ callee: ValueID, _ name: String) -> Bool {
    switch values[Int(callee)] {
    case .free(name), .implicit(name), .type(name), .member(_, name, _): true
    case .member(let base, "init", _): isNamed(base, name)
    case .local(let local): locals[Int(local)].name == name
    case .forced(let inner), .unwrapped(let inner), .reference(let inner), .cast(let inner, _, _),
      .subscripted(let inner, _), .call(let inner, _):
      isNamed(inner, name)
    default: false
    }
  }
}
