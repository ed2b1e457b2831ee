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

  /// The sources of what is written into members of a local value whose type the tree does not declare: which of them
  /// shows where it is read cannot be told, so all of them do. An object is written into for other ends.
  func parts(of local: LocalID, _ bound: Bound) -> [Flow] {
    let body = read(bound.frame)
    guard let edges = body.writesIntoLocal[local], body.facts.locals[Int(local)].isVariable else { return [] }
    let type = type(of: bound).unwrapped
    guard type.foreignName != nil, !isInterface(type) else { return [] }
    // A local of Objective-C is a pointer, so what it holds is an object, save for values such as a date's components.
    if isMessaging(bound.frame), !plays(type, .scalar) { return [] }
    return flows(of: edges.compactMap { body.facts.edges[$0].source }, in: bound.frame).filter { !$0.isConstant }
  }

  /// What is taken out of a collection, or a table of the code's own: by what it is taken chooses among what it writes.
  func takenFlows(from base: Bound, by arguments: [Argument]) -> [Flow] {
    let found = flows(of: base)
    return found.contains(where: \.isConstant) ? found + selecting(arguments.map(\.value), base.frame) : found
  }
}
