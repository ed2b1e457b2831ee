import Facts
import RuleCards
import Syntax

/// Whether a match of a card holds, once types are known.
extension Linker {
  /// The matches at a call or member whose conditions hold.
  package func confirmedMatches(at bound: Bound) -> [Match] {
    guard let matches = read(bound.frame).matchesAtValue[bound.value] else { return [] }
    return matches.filter { confirms($0, in: bound.frame) }
  }

  /// The matches at an assignment whose conditions hold.
  func confirmedMatches(atEdge edge: Int, in frame: FrameID) -> [Match] {
    guard let matches = read(frame).matchesAtEdge[edge] else { return [] }
    return matches.filter { confirms($0, in: frame) }
  }

  private func confirms(_ match: Match, in frame: FrameID) -> Bool {
    if let value = match.value, shadows(Bound(value: value, frame: frame)) { return false }
    for condition in rules.cards[match.card].patterns[match.pattern].conditions {
      if match.implicitSelf == condition.hole {
        guard satisfies(selfType(of: frame), condition.names, named: nil) else { return false }
        continue
      }
      for value in match[condition.hole] {
        let bound = Bound(value: value, frame: frame)
        guard satisfies(type(of: bound), condition.names, named: lastName(of: bound)) else { return false }
      }
    }
    return true
  }

  /// Whether the tree declares what a card takes for the framework's.
  private func shadows(_ bound: Bound) -> Bool {
    guard case .call(let callee, _) = value(bound) else { return false }
    guard case .free(let name) = value(Bound(value: callee, frame: bound.frame)) else { return false }
    switch lookUp(name, in: bound.frame) {
    case .type(let type): return type.declaredID.map { !program.types[Int($0)].isForeign } ?? false
    case .member, .global: return true
    case .unknown: return false
    }
  }

  /// The last name of a place: `noteLabel` of `self.cell.noteLabel?`.
  func lastName(of bound: Bound) -> String? {
    switch value(bound) {
    case .free(let name), .member(_, let name, _): name
    case .local(let local): read(bound.frame).facts.locals[Int(local)].name
    case .parameter(let index):
      index < member(of: bound.frame).parameters.count ? member(of: bound.frame).parameters[index].name : nil
    case .forced(let inner), .unwrapped(let inner), .reference(let inner), .cast(let inner, _, _),
      .subscripted(let inner, _),
      .call(let inner, _):
      lastName(of: Bound(value: inner, frame: bound.frame))
    default: nil
    }
  }
}
