import Facts
import RuleCards
import Syntax

/// What a closure of a body is for.
enum ClosureRole { case action, opening, ignored }

/// Noting the cards that match on the way.
extension Walker {
  /// What cards say that closures of a frame are for.
  func closureRoles(in frame: FrameID) -> [ClosureID: ClosureRole] {
    var roles: [ClosureID: ClosureRole] = [:]
    for call in linker.read(frame).calls {
      for value in opened(by: Bound(value: call, frame: frame)) {
        if case .closure(let closure) = linker.value(value) { roles[closure] = .opening }
      }
    }
    for call in linker.read(frame).matchesAtValue.keys.sorted() {
      for match in linker.confirmedMatches(at: Bound(value: call, frame: frame)) {
        for effect in linker.rules.cards[match.card].effects {
          switch effect {
          case .acts(let hole): assign(.action, match, hole, frame, &roles)
          case .opens(let hole): assign(.opening, match, hole, frame, &roles)
          case .ignores(let hole): assign(.ignored, match, hole, frame, &roles)
          default: break
          }
        }
      }
    }
    return roles
  }

  private func assign(
    _ role: ClosureRole, _ match: Match, _ hole: Hole, _ frame: FrameID, _ roles: inout [ClosureID: ClosureRole]
  ) {
    for value in match[hole] {
      if case .closure(let closure) = linker.value(Bound(value: value, frame: frame)) { roles[closure] = role }
    }
  }

  /// Notes what cards say of a call or member.
  mutating func sight(value bound: Bound) {
    for match in linker.confirmedMatches(at: bound) {
      let outlet = outlet(ofCall: bound)
      let written = linker.calledName(bound)
      for effect in linker.rules.cards[match.card].effects {
        sight(effect, match, outlet: outlet, property: written, at: bound)
      }
    }
    if isInAction, case .call = linker.value(bound) {
      note(sighting(.acts, [bound], card: nil, sink: "", outlet: nil, at: bound))
    }
  }

  /// The operands that are only spoken: a text handed to an accessibility modifier is not on the screen.
  func spokenOperands(_ bound: Bound) -> [ValueID] {
    guard case .call = linker.value(bound) else { return [] }
    return linker.confirmedMatches(at: bound).flatMap { match -> [ValueID] in
      linker.rules.cards[match.card].effects.flatMap { effect -> [ValueID] in
        if case .shows(let hole, .spoken, _) = effect { return match[hole] }
        return []
      }
    }
  }

  /// Notes what cards say of an assignment.
  mutating func sight(edge: Int, in frame: FrameID) {
    guard case .assign(let target, let from) = linker.read(frame).facts.edges[edge].kind else { return }
    let matches = linker.confirmedMatches(atEdge: edge, in: frame)
    if isInAction {
      let given = Bound(value: from, frame: frame)
      note(sighting(.acts, [given], card: nil, sink: "", outlet: nil, at: given))
    }
    if matches.isEmpty { sightUnknown(target, from, frame) }
    for match in matches {
      let (outlet, property) = sinkName(Bound(value: target, frame: frame))
      for effect in linker.rules.cards[match.card].effects {
        sight(effect, match, outlet: outlet, property: property, at: Bound(value: from, frame: frame))
      }
    }
  }

  /// A property that no card knows, of a view that is not in the tree: what it is given may be shown.
  private mutating func sightUnknown(_ target: ValueID, _ from: ValueID, _ frame: FrameID) {
    guard case .member(let base, let name, _) = linker.value(Bound(value: target, frame: frame)) else { return }
    let owner = Bound(value: base, frame: frame)
    guard isUnknownView(linker.type(of: owner).unwrapped) else { return }
    let value = Bound(value: from, frame: frame)
    note(sighting(.handedOn(name), [value], card: nil, sink: name, outlet: linker.lastName(of: owner), at: value))
  }

  /// Whether a type is a view whose bodies are not read: one that the tree lacks, or has an interface of alone.
  private func isUnknownView(_ type: Type) -> Bool {
    switch type {
    case .foreign(let name, _):
      return !linker.rules.knows(name)
        && linker.satisfies(.unknown, [RuleCards.Role.uikitView.rawValue], named: name)
    case .declared(let id, _): return linker.program.isInterfaceAlone(id) && linker.isInterface(type)
    default: return false
    }
  }

  private mutating func sight(_ effect: Effect, _ match: Match, outlet: String?, property: String, at bound: Bound) {
    switch effect {
    case .shows(let hole, let channel, let name):
      let sink = [outlet, name ?? property].compactMap { $0 }.joined(separator: ".")
      sight(.shows(channel), match, hole, sink, outlet, bound)
    case .decides(let hole, let decision): sight(.decides(decision), match, hole, outlet ?? property, outlet, bound)
    case .mutes(let hole): sight(.mutes, match, hole, outlet ?? property, outlet, bound)
    case .repeats(let hole): sight(.repeats, match, hole, property, outlet, bound)
    case .opens(let hole): noteOpened(match, hole, .opens, bound)
    case .holds(let hole): noteOpened(match, hole, .holds, bound)
    default: break
    }
  }

  private mutating func sight(
    _ use: Sighting.Use, _ match: Match, _ hole: Hole, _ sink: String, _ outlet: String?, _ bound: Bound
  ) {
    for value in match[hole] {
      let shown = Bound(value: value, frame: bound.frame)
      if case .closure = linker.value(shown) { continue }
      var sighting = sighting(use, [shown], card: match.card, sink: sink, outlet: outlet, at: bound)
      sighting.translates = linker.rules.cards[match.card].effects.contains(.translates(hole))
      note(sighting)
    }
  }

  /// The outlet that a method is called on; nil for a view that is made on the spot, as in a chain of modifiers.
  private func outlet(ofCall bound: Bound) -> String? {
    guard case .call(let callee, _) = linker.value(bound),
      case .member(let base, _, _) = linker.value(Bound(value: callee, frame: bound.frame))
    else { return nil }
    return outletName(Bound(value: base, frame: bound.frame))
  }

  private func outletName(_ bound: Bound) -> String? {
    switch linker.value(bound) {
    case .free, .member, .local, .parameter, .forced, .unwrapped, .subscripted: linker.lastName(of: bound)
    default: nil
    }
  }

  /// The outlet and the property of an assignment's target.
  private func sinkName(_ target: Bound) -> (outlet: String?, property: String) {
    switch linker.value(target) {
    case .member(let base, let name, _): (outletName(Bound(value: base, frame: target.frame)), name)
    case .free(let name): (nil, name)
    case .local(let local): (nil, linker.read(target.frame).facts.locals[Int(local)].name)
    case .subscripted(let base, _), .forced(let base): sinkName(Bound(value: base, frame: target.frame))
    default: (nil, "")
    }
  }

  /// Notes the branches of views that an edge of a builder stands under.
  mutating func noteBranches(_ edge: Edge, in frame: FrameID) {
    guard edge.guarded != nil, linker.isBuilder(frame) else { return }
    switch edge.kind {
    case .evaluate(let value), .returns(let value):
      let bound = Bound(value: value, frame: frame)
      note(sighting(.branches, [bound], card: nil, sink: "", outlet: nil, at: bound))
    default: break
    }
  }
}
