import Facts
import RuleCards
import Syntax

/// A place in the tree where a view is made.
struct Seat {
  /// The call that makes it.
  let call: Bound
  /// Whether it is made for one presentation, push or window: whoever opens it again begins anew.
  let isOpened: Bool
  /// Whether its state begins anew with what it is given.
  let isRenewed: Bool
  /// Whether it is made where views are built, and not by what a tap runs.
  let isBuilt: Bool
}

extension Linker {
  /// Where the tree makes a view.
  func seats(of type: TypeID) -> [Seat] {
    if let known = seatsOfType[type] { return known }
    let found = makings(of: type).map { seat(of: $0) }
    seatsOfType[type] = found
    return found
  }

  /// Whether a view lives no longer than its inputs hold: every place that makes it opens it or renews it.
  func isMadeAnew(_ type: TypeID) -> Bool {
    let seats = seats(of: type)
    return !seats.isEmpty && seats.allSatisfy { $0.isOpened || $0.isRenewed }
  }

  /// Whether a controller is made only to be pushed or presented at once: what it was handed is what it was opened for.
  func isPresentedAlone(_ controller: TypeID) -> Bool {
    let calls = makings(of: controller)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let body = read(call.frame)
        let shape = shape(of: call.frame)
        var names = [call.value]
        if let edge = shape.edge(of: call.value), case .bind(let local, _) = body.facts.edges[edge].kind {
          names += body.facts.values.indices.map { ValueID($0) }.filter { body.facts.values[Int($0)] == .local(local) }
        }
        return names.contains { name in
          shape.parent(of: name).map { opens(name, at: Bound(value: $0, frame: call.frame)) } ?? false
        }
      }
  }

  private func seat(of call: Bound) -> Seat {
    var (isOpened, isRenewed, isActed) = (false, false, false)
    let shape = shape(of: call.frame)
    let facts = read(call.frame).facts
    var child = call.value
    for _ in 0..<64 {
      while let parent = shape.parent(of: child) {
        let bound = Bound(value: parent, frame: call.frame)
        isOpened = isOpened || opens(child, at: bound)
        isRenewed = isRenewed || renews(child, at: bound)
        child = parent
      }
      guard let edge = shape.edge(of: child), let closure = facts.edges[edge].closure,
        let value = shape.value(of: closure)
      else { break }
      switch time(of: closure, in: call.frame) {
      case .opened, .presented: isOpened = true
      case .acted: (isOpened, isActed) = (true, true)
      case .along, .appearing, .keyed, .hearing, .changing, .unknown: break
      }
      child = value
    }
    let isBuilt = isBuilder(call.frame)
    let isHosted = !isBuilt && !isAssigned(child, in: call.frame)
    return Seat(call: call, isOpened: isOpened || isHosted, isRenewed: isRenewed, isBuilt: isBuilt && !isActed)
  }

  /// Whether a call opens one of its operands.
  private func opens(_ child: ValueID, at call: Bound) -> Bool {
    effects(at: call).contains { effect, match in
      if case .opens(let hole) = effect { return match[hole].contains(child) }
      return false
    }
  }

  /// Whether a modifier or a list makes its content begin anew with a value.
  private func renews(_ child: ValueID, at call: Bound) -> Bool {
    effects(at: call).contains { effect, match in
      guard case .renews(let hole) = effect, let key = match[hole].first, key != child else { return false }
      let bound = Bound(value: key, frame: call.frame)
      if case .keyPath(_, let names) = value(bound) { return names.isEmpty || names == ["self"] }
      return flows(of: bound).contains { !$0.isConstant }
    }
  }

  /// What cards say at a call.
  func effects(at call: Bound) -> [(Effect, Match)] {
    confirmedMatches(at: call).flatMap { match in rules.cards[match.card].effects.map { ($0, match) } }
  }

  /// Whether a value is assigned to what a card says holds a view: that of a hosting controller that stands already.
  private func isAssigned(_ value: ValueID, in frame: FrameID) -> Bool {
    guard let edge = shape(of: frame).edge(of: value) else { return false }
    if case .assign = read(frame).facts.edges[edge].kind {
      return confirmedMatches(atEdge: edge, in: frame).contains { match in
        rules.cards[match.card].effects.contains { if case .holds = $0 { true } else { false } }
      }
    }
    return effects(at: Bound(value: value, frame: frame)).contains { if case .holds = $0.0 { true } else { false } }
  }
}
