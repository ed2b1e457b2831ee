import Facts
import RuleCards
import Syntax

/// Who calls a member, or makes an instance of a type: looked for in the files that name it.
extension Linker {
  /// The calls of a member, each in a frame of its body's own.
  func callers(of member: MemberID) -> [Bound] {
    if let known = callersOfMember[member] { return known }
    callersOfMember[member] = []
    let entry = program.members[Int(member)]
    var found: [Bound] = []
    for call in calls(named: names(calling: entry)) where callTargets(call).contains(where: { $0.member == member }) {
      found.append(call)
    }
    found = Array(found.prefix(Self.mostCallers))
    callersOfMember[member] = found
    return found
  }

  /// The calls that make an instance of a type that declares no initialiser.
  func makings(of type: TypeID) -> [Bound] {
    if let known = makingsOfType[type] { return known }
    makingsOfType[type] = []
    let name = String(program.types[Int(type)].simpleName)
    var found: [Bound] = []
    for call in calls(named: [name, "init"]) where madeType(call) == type { found.append(call) }
    found = Array(found.prefix(Self.mostCallers))
    makingsOfType[type] = found
    return found
  }

  /// What an argument of a member's callers is, seen from the member's own parameter.
  func arguments(at place: Int, of member: MemberID) -> [Bound] {
    callers(of: member).compactMap { call in
      callTargets(call).first { $0.member == member }?.arguments[place]
    }
  }

  private func names(calling entry: Member) -> [String] {
    guard entry.kind == .initializer, let owner = entry.owner else { return [entry.name] }
    return [String(program.types[Int(owner)].simpleName), "init"]
  }

  /// The calls written with one of some names, in the files that hold the first of them.
  private func calls(named names: [String]) -> [Bound] {
    var found: [Bound] = []
    for name in names {
      let key = CallKey(name: name, word: names[0])
      let calls = callsByName[key] ?? readCalls(named: name, inFilesNaming: names[0])
      callsByName[key] = calls
      found += calls
    }
    return found
  }

  private func readCalls(named name: String, inFilesNaming word: String) -> [Bound] {
    var found: [Bound] = []
    for member in program.names.members(calling: name) {
      let file = program.members[Int(member)].file
      guard isInReach(file), name == word || program.names.holds(file, word) else { continue }
      for frame in ownFrames(of: member) { found += calls(named: name, in: frame) }
    }
    return found
  }

  /// Whether a file belongs to the side that is followed, or to none.
  private func isInReach(_ file: FileID) -> Bool {
    guard let side else { return true }
    let sides = program.files[Int(file)].sides
    return sides.isEmpty || sides.contains(side) || sides.contains(.model)
  }

  /// The frames of a member's bodies with no arguments and a self of its own type.
  private func ownFrames(of member: MemberID) -> [FrameID] {
    let entry = program.members[Int(member)]
    let instance = entry.isStatic ? nil : entry.owner.map { self.instance(.declared($0, []), receiver: nil) }
    return entry.parts.compactMap { part in
      body(member, part).map { entryFrame($0, instance: instance) }
    }
  }

  private func calls(named name: String, in frame: FrameID) -> [Bound] {
    read(frame).calls.map { Bound(value: $0, frame: frame) }.filter { calledName($0) == name || calleeName($0) == name }
  }

  private func calleeName(_ call: Bound) -> String? {
    guard case .call(let callee, _) = value(call) else { return nil }
    return lastName(of: Bound(value: callee, frame: call.frame))
  }
}
