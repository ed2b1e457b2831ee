import Facts
import RuleCards
import Syntax

/// Lists whose rows own state and are told apart by their position: after a removal the state of one row stands beside
/// the element of the next (rule `index-identity`).
struct RowIdentity {
  let linker: Linker

  /// Where such lists stand in the bodies that a walk went through, in the order of files.
  func lists() -> [Place] {
    var found: Set<Place> = []
    for (body, frames) in linker.walkedFrames {
      guard let frame = frames.first, linker.isBuilder(frame) else { continue }
      for (call, matches) in linker.bodies[Int(body)].matchesAtValue {
        let isList = matches.contains { linker.cardsOfLists.contains($0.card) }
        let bound = Bound(value: call, frame: frame)
        if isList, isPositional(bound) || isRenewedByPlace(bound), ownsState(bound) {
          found.insert(linker.place(bound))
        }
      }
    }
    return found.sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
  }

  /// Whether the rows of a list are told apart by their position.
  private func isPositional(_ call: Bound) -> Bool {
    var items: Bound?
    var names: [String]?
    for (effect, match) in linker.effects(at: call) {
      switch effect {
      case .repeats(let hole): items = items ?? match[hole].first.map { Bound(value: $0, frame: call.frame) }
      case .renews(let hole):
        if let key = match[hole].first, case .keyPath(_, let path) = linker.facts(call.frame).values[Int(key)] {
          names = path
        }
      default: break
      }
    }
    guard let items else { return false }
    if isPosition(items) { return names.map { $0.isEmpty || $0 == ["self"] } ?? true }
    guard let first = names?.first, let found = linker.tupleParts(of: items, depth: 0),
      let index = found.parts.firstIndex(where: { $0.label == first }) ?? Int(first), index < found.parts.count
    else { return false }
    guard let hole = found.parts[index].origin?.hole else { return true }
    return found.match[hole].contains { isPosition(Bound(value: $0, frame: found.frame)) }
  }

  /// Whether the rows of a list are given an identity that their position is part of.
  private func isRenewedByPlace(_ list: Bound) -> Bool {
    let body = linker.read(list.frame)
    let places = Set(placeParameters(of: list))
    guard !places.isEmpty else { return false }
    return body.matchesAtValue.keys.contains { call in
      linker.effects(at: Bound(value: call, frame: list.frame)).contains { effect, match in
        guard case .renews(let hole) = effect, let key = match[hole].first else { return false }
        let parts: [ValueID]
        if case .composed(let values) = body.facts.values[Int(key)] { parts = values } else { parts = [key] }
        return parts.contains { part in
          if case .local(let local) = body.facts.values[Int(part)] { return places.contains(local) }
          return false
        }
      }
    }
  }

  /// The parameters of a list's rows that are positions.
  private func placeParameters(of list: Bound) -> [LocalID] {
    guard case .call(_, let arguments) = linker.value(list) else { return [] }
    let facts = linker.facts(list.frame)
    let items = linker.effects(at: list).lazy.compactMap { effect, match -> Bound? in
      if case .repeats(let hole) = effect { return match[hole].first.map { Bound(value: $0, frame: list.frame) } }
      return nil
    }.first
    guard let items else { return [] }
    return arguments.flatMap { argument -> [LocalID] in
      guard case .closure(let closure) = facts.values[Int(argument.value)] else { return [] }
      let parameters = facts.closures[Int(closure)].parameters
      if isPosition(items) { return Array(parameters.prefix(1)) }
      guard parameters.count > 1, let parts = linker.tupleParts(of: items, depth: 0)?.parts else { return [] }
      return zip(parameters, parts).filter { $0.1.origin == nil }.map(\.0)
    }
  }

  /// Whether a value is the places of a list that may change.
  private func isPosition(_ value: Bound) -> Bool {
    switch linker.value(value) {
    case .member(_, let name, _): return linker.rules.hasRole(name, .positions)
    case .composed(let parts):
      guard parts.count == 2, case .constant = linker.facts(value.frame).values[Int(parts[0])],
        case .member(_, let name, _) = linker.facts(value.frame).values[Int(parts[1])]
      else { return false }
      return linker.rules.hasRole(name, .positions)
    case .call(let callee, let arguments):
      guard case .free = linker.facts(value.frame).values[Int(callee)], let first = arguments.first else {
        return false
      }
      return arguments.count == 1 && isPosition(Bound(value: first.value, frame: value.frame))
    default: return false
    }
  }

  /// Whether a view that is made for a row owns state.
  private func ownsState(_ list: Bound) -> Bool {
    guard case .call(_, let arguments) = linker.value(list) else { return false }
    let facts = linker.facts(list.frame)
    let rows = Set(
      arguments.compactMap { argument -> ClosureID? in
        if case .closure(let closure) = facts.values[Int(argument.value)] { return closure }
        return nil
      })
    return linker.read(list.frame).calls.contains { call in
      let bound = Bound(value: call, frame: list.frame)
      guard let around = linker.closures(around: bound), !rows.isDisjoint(with: around),
        let type = linker.madeType(bound)
      else { return false }
      return linker.program.types[Int(type)].members.contains { member in
        linker.program.has(member, .stateWrapper) || linker.program.has(member, .ownedObjectWrapper)
      }
    }
  }
}

extension Linker {
  /// The cards that say that a view stands there for each element.
  fileprivate var cardsOfLists: Set<Int> {
    if let known = listCards { return known }
    let found = rules.cards.indices.filter { card in
      rules.cards[card].effects.contains { if case .repeats = $0 { true } else { false } }
    }
    listCards = Set(found)
    return Set(found)
  }

  /// What a frame's body says.
  func facts(_ frame: FrameID) -> Facts { read(frame).facts }
}
