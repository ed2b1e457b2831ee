import RuleCards

extension Naming {
  /// Without publishers that keep nothing of what they send: beside a member of the same owner, one only carries it
  /// (rule K2).
  func lessCarriers(_ traces: [Trace]) -> [Trace] {
    let carriers = traces.filter { isCarrier($0) }
    if carriers.isEmpty || carriers.count == traces.count { return traces }
    let owners = Set(traces.lazy.filter { !self.isCarrier($0) }.flatMap(\.candidates).map(\.owner))
    return traces.filter { !isCarrier($0) || !owners.contains($0.candidates[0].owner) }
  }

  private func isCarrier(_ trace: Trace) -> Bool {
    trace.candidates.first?.member.map { program.plays(linker.heldType(of: $0), .forgetful) } ?? false
  }
}
