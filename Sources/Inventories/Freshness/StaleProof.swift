import Syntax

/// That what is shown is not what the model has now: the rule that proves it, and where (rule V3).
package struct StaleProof: Hashable, Sendable {
  /// The rule.
  package var rule: Fault
  /// Where the copy is made, or where the model is held that nobody listens to.
  package var place: Place
  /// The members that lie between the sink and the copy: as keys they are shown as they are.
  var spared: Set<MemberID> = []

  /// Whether a key is shown as a copy of it.
  func holds(for candidate: Candidate) -> Bool { candidate.member.map { !spared.contains($0) } ?? true }
}
