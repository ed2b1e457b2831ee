import Facts
import RuleCards
import Syntax

/// Where a screen ends: another controller that is made or fetched on the way is a screen of its own (rule S2).
extension Walker {
  /// Whether a method or property belongs to another controller that the screen does not keep: one made here, to be
  /// pushed or presented, one that the framework hands over, one with a window of its own, or one that an object of the
  /// whole application keeps.
  func isOnOtherScreen(_ receiver: Bound?) -> Bool {
    guard let receiver, let type = linker.type(of: receiver).unwrapped.declaredID,
      linker.plays(.declared(type, []), .uikitController), !linker.areRelated(type, screen)
    else { return false }
    var (fetched, elsewhere): (Set<Bound>, Set<Bound>) = ([], [])
    return isFetched(receiver, &fetched) || isElsewhere(receiver, &elsewhere)
  }

  /// Whether a controller has a window of its own that is not the screen's, or is a member of what has, or of an
  /// application's own object.
  private func isElsewhere(_ bound: Bound, _ seen: inout Set<Bound>) -> Bool {
    guard seen.count < Self.mostOpened else { return false }
    guard seen.insert(bound).inserted else { return true }
    let type = linker.type(of: bound).unwrapped
    if linker.plays(type, .application) { return true }
    if let id = type.declaredID, linker.plays(type, .windowController), !linker.areRelated(id, screen) { return true }
    switch linker.value(bound) {
    case .member(let next, _, _), .call(let next, _):
      return isElsewhere(Bound(value: next, frame: bound.frame), &seen)
    default:
      let values = stoodFor(by: bound) ?? []
      return !values.isEmpty && values.allSatisfy { isElsewhere($0, &seen) }
    }
  }

  /// Whether a value is made or found on the way, and no member of the tree keeps it.
  private func isFetched(_ bound: Bound, _ seen: inout Set<Bound>) -> Bool {
    guard seen.count < Self.mostOpened else { return false }
    guard seen.insert(bound).inserted else { return true }
    if let values = stoodFor(by: bound) { return !values.isEmpty && values.allSatisfy { isFetched($0, &seen) } }
    switch linker.value(bound) {
    case .call: return answers(bound).allSatisfy { isFetched($0, &seen) }
    case .member(let base, let name, _):
      let owner = Bound(value: base, frame: bound.frame)
      if let id = linker.type(of: owner).unwrapped.declaredID, !linker.members(named: name, of: id).isEmpty {
        return false
      }
      return linker.value(owner) != .selfObject
    default: return false
    }
  }

  /// The values that a wrapper, a parameter, a local or an element stands for; nil of anything else.
  private func stoodFor(by bound: Bound) -> [Bound]? {
    switch linker.value(bound) {
    case .forced(let inner), .unwrapped(let inner), .cast(let inner, _, _), .reference(let inner),
      .fallback(let inner, _), .subscripted(let inner, _), .element(let inner):
      return [Bound(value: inner, frame: bound.frame)]
    case .parameter(let index): return linker.frames[Int(bound.frame)].arguments[index].map { [$0] } ?? []
    case .local(let local):
      let body = linker.read(bound.frame)
      return (body.writesOfLocal[local] ?? []).compactMap { body.facts.edges[$0].source }
        .map { Bound(value: $0, frame: bound.frame) }
    default: return nil
    }
  }

  /// What a function of the tree answers a call with; nothing of one that makes an instance or is not in the tree.
  private func answers(_ call: Bound) -> [Bound] {
    guard let target = linker.callTargets(call).first, let frame = linker.callFrame(target, call),
      linker.program.members[Int(target.member)].kind == .function
    else { return [] }
    let body = linker.read(frame)
    return (body.returns[-1] ?? []).compactMap { body.facts.edges[$0].source }.map { Bound(value: $0, frame: frame) }
  }
}

/// What a body opens as another screen.
extension Walker {
  /// Whether a call stands in a value that opens another screen, as a link's destination, or in one that is kept for
  /// it.
  mutating func isOpened(_ call: Bound) -> Bool {
    let place = linker.read(call.frame).facts.ranges[Int(call.value)]
    return rangesOpened(in: call.frame).contains { $0.holds(place) }
  }

  /// Where a body says what is opened: by a card, by a wrapper of the tree's own, and where a local gets its value that
  /// goes nowhere else.
  mutating func rangesOpened(in frame: FrameID) -> [ByteRange] {
    let body = linker.frames[Int(frame)].body
    if let known = openedRanges[body] { return known }
    let read = linker.read(frame)
    var ranges: [ByteRange] = []
    for value in read.matchesAtValue.keys.sorted() {
      for match in linker.confirmedMatches(at: Bound(value: value, frame: frame)) {
        for case .opens(let hole) in linker.rules.cards[match.card].effects {
          ranges += match[hole].map { read.facts.ranges[Int($0)] }
        }
      }
    }
    for call in read.calls {
      ranges += opened(by: Bound(value: call, frame: frame)).map { read.facts.ranges[Int($0.value)] }
    }
    if !ranges.isEmpty { addLocals(to: &ranges, in: read) }
    openedRanges[body] = ranges
    return ranges
  }

  /// Adds what locals are made from that stand where something is opened, and are handed to nothing else.
  private func addLocals(to ranges: inout [ByteRange], in body: ReadBody) {
    var taken: Set<LocalID> = []
    for _ in 0..<4 {
      let known = ranges
      let isInside = { (place: ByteRange) in known.contains { $0.holds(place) } }
      let handed = body.callsOfArgument.filter { !isInside(body.facts.ranges[Int($0.key)]) }.keys
      let elsewhere = Set(handed.compactMap { local(body.facts.values[Int($0)], body.facts) })
      let found = body.facts.values.indices.compactMap { index -> LocalID? in
        guard case .local(let local) = body.facts.values[index], isInside(body.facts.ranges[index]) else { return nil }
        return elsewhere.contains(local) ? nil : local
      }
      let new = Set(found).subtracting(taken)
      if new.isEmpty { return }
      taken.formUnion(new)
      for local in new.sorted() {
        for edge in body.writesOfLocal[local] ?? [] {
          if let source = body.facts.edges[edge].source { ranges.append(body.facts.ranges[Int(source)]) }
        }
      }
    }
  }

  private func local(_ value: Value, _ facts: Facts) -> LocalID? {
    switch value {
    case .local(let local): local
    case .forced(let inner), .unwrapped(let inner), .cast(let inner, _, _): local(facts.values[Int(inner)], facts)
    default: nil
    }
  }
}

/// What the tree's own code opens with what it is handed: a wrapper of its own around a link, a sheet or a popover.
extension Walker {
  /// The arguments of a call that its callee of the tree opens as another screen, and does not show itself.
  func opened(by call: Bound) -> [Bound] {
    if let target = linker.callTargets(call).first {
      let entry = linker.program.members[Int(target.member)]
      guard !target.arguments.isEmpty, entry.kind == .function || entry.kind == .initializer else { return [] }
      return openedPlaces(of: target.member).sorted().compactMap { target.arguments[$0] }
    }
    guard let made = linker.madeType(call), linker.isSwiftUI(.declared(made, [])) else { return [] }
    let names = openedFields(of: made)
    if names.isEmpty { return [] }
    let fields = linker.memberwiseFields(of: made, call)
    return names.sorted().compactMap { fields[$0] }
  }

  /// The places of the parameters that a function, or the view that an initialiser makes, opens as another screen.
  private func openedPlaces(of member: MemberID) -> Set<Int> {
    if let known = linker.openedPlaces[member] { return known }
    let found = findOpenedPlaces(of: member)
    linker.openedPlaces[member] = found
    return found
  }

  private func findOpenedPlaces(of member: MemberID) -> Set<Int> {
    let entry = linker.program.members[Int(member)]
    let scope = linker.program.scope(of: member)
    let places = entry.parameters.indices.filter {
      entry.parameters[$0].hasAttribute || isContent(entry.parameters[$0].type, in: scope)
    }
    guard !places.isEmpty, let body = linker.body(member, .code) else { return [] }
    if entry.kind == .initializer { return openedPlaces(ofInitializer: body, owner: entry.owner) }
    let (inside, outside) = valuesOpened(in: body)
    return Set(places.filter { inside.contains(.parameter($0)) && !outside.contains(.parameter($0)) })
  }

  private func openedPlaces(ofInitializer body: BodyID, owner: TypeID?) -> Set<Int> {
    guard let owner, linker.isSwiftUI(.declared(owner, [])) else { return [] }
    let read = linker.bodies[Int(body)]
    let edges = openedFields(of: owner).flatMap { read.writesOfName[$0] ?? [] }
    return Set(
      edges.compactMap { edge in
        guard let source = read.facts.edges[edge].source, case .parameter(let place) = read.facts.values[Int(source)]
        else { return nil }
        return place
      })
  }

  /// The stored properties of a view of the tree that its builders open as another screen, and do not show.
  private func openedFields(of type: TypeID) -> Set<String> {
    if let known = linker.openedFields[type] { return known }
    let found = findOpenedFields(of: type)
    linker.openedFields[type] = found
    return found
  }

  private func findOpenedFields(of type: TypeID) -> Set<String> {
    var (opened, shown): (Set<String>, Set<String>) = ([], [])
    for member in linker.program.types[Int(type)].members {
      let entry = linker.program.members[Int(member)]
      guard !entry.isStatic, entry.kind == .computed || entry.kind == .function else { continue }
      for part in entry.parts {
        guard let body = linker.body(member, part) else { continue }
        let (inside, outside) = valuesOpened(in: body)
        opened.formUnion(inside.compactMap { ownName($0, in: body) })
        shown.formUnion(outside.compactMap { ownName($0, in: body) })
      }
    }
    return opened.subtracting(shown).filter { name in
      guard let member = linker.members(named: name, of: type).first else { return false }
      let entry = linker.program.members[Int(member)]
      return entry.kind == .stored && isContent(entry.type, in: linker.program.scope(of: member))
    }
  }

  private func ownName(_ value: Value, in body: BodyID) -> String? {
    switch value {
    case .free(let name): name
    case .member(let base, let name, _):
      linker.bodies[Int(body)].facts.values[Int(base)] == .selfObject ? name : nil
    default: nil
    }
  }

  /// Whether something of a type may be what is opened: a view, or a closure that answers one.
  private func isContent(_ type: TypeName, in scope: Scope) -> Bool {
    if case .function(_, let result) = type.unwrapped {
      return result != .tuple([], labels: []) && result.name != "Void"
    }
    return linker.isInterface(linker.program.resolve(type, in: scope))
  }

  /// The values that stand where a card says that something is opened, and all others.
  private func valuesOpened(in body: BodyID) -> (inside: Set<Value>, outside: Set<Value>) {
    let read = linker.bodies[Int(body)]
    var ranges: [ByteRange] = []
    for match in read.matchesAtValue.values.joined() {
      for case .opens(let hole) in linker.rules.cards[match.card].effects {
        ranges += match[hole].map { read.facts.ranges[Int($0)] }
      }
    }
    if ranges.isEmpty { return ([], []) }
    var (inside, outside): (Set<Value>, Set<Value>) = ([], [])
    for (value, place) in zip(read.facts.values, read.facts.ranges) {
      let isOpened = ranges.contains { $0.holds(place) }
      if isOpened { inside.insert(value) } else { outside.insert(value) }
    }
    return (inside, outside)
  }
}
