/// A member that is read, said by what it is made of.
extension Linker {
  /// Each way to read a value with each source of the member, no more than are told apart.
  func joined(_ read: [Flow], _ derived: [Flow]) -> [Flow] {
    let most = max(1, Self.mostFlows / derived.count)
    return read.prefix(most).flatMap { one in derived.map { joined(one, $0) } }
  }

  /// The first way to say the read value, then what the member is made of: said of the member's own self, and of
  /// whatever that self is here; then the outer ways.
  private func joined(_ read: Flow, _ derived: Flow) -> Flow {
    var copy = derived
    copy.trail = stations.joined(read.trail, derived.trail) { joined($0, $1) }
    copy.selects = read.selects || derived.selects
    copy.whenNil = read.whenNil ?? derived.whenNil
    return copy
  }

  private func joined(_ read: [Step], _ derived: [Step]) -> [Step] {
    var steps = Array(read.prefix(1))
    for step in derived where steps.count < Self.longestTrail {
      steps.append(step)
      guard let root = stations.root(of: step), root.kind == .selfObject, isSelf(root.type, of: read) else { continue }
      for base in read where base.readsMember {
        let said = stations.replacingLast(of: base, by: step)
        if said != step { steps.append(said) }
      }
    }
    return Array((steps + read.dropFirst()).prefix(Self.longestTrail))
  }

  /// Whether a self of a type is what the last member of a read value is read on.
  private func isSelf(_ type: Type, of read: [Step]) -> Bool {
    for step in read {
      guard let hop = stations.lastHop(of: step) else { continue }
      guard let own = hop.owner.declaredID, let other = type.declaredID else { return hop.owner == type.unwrapped }
      return program.lineage(of: own).contains(other) || program.lineage(of: other).contains(own)
    }
    return true
  }
}
