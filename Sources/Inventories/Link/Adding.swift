import Facts
import RuleCards
import Syntax

/// What becomes part of a local after it is made.
extension Linker {
  /// The sources of what is added to a local: `parts.append(x)`.
  func added(to local: LocalID, in frame: FrameID) -> [Flow] {
    var found: [Flow] = []
    for value in read(frame).additions {
      for match in confirmedMatches(at: Bound(value: value, frame: frame)) {
        for case .adds(let source, let hole) in rules.cards[match.card].effects
        where match[hole].contains(where: { read(frame).facts.values[Int($0)] == .local(local) }) {
          found += flows(of: captured(match, source), in: frame)
        }
      }
    }
    return found
  }
}
