import Facts
import RuleCards
import Syntax

/// Another screen that code of a screen leads to.
package struct Opened: Hashable, Sendable {
  /// Its type.
  let type: TypeID
  /// What is done with it.
  let way: OpeningWay
  /// Where it is made or handed on.
  let place: Place
  /// Whether it is only known to be made there.
  let isMade: Bool
}

extension Walker {
  /// Notes the screens that are made or stand in what a card says is opened or held.
  mutating func noteOpened(_ match: Match, _ hole: Hole, _ way: OpeningWay, _ bound: Bound) {
    var waiting = match[hole].map { Bound(value: $0, frame: bound.frame) }
    var seen = Set(waiting)
    while let value = waiting.popLast(), seen.count < Self.mostOpened {
      if linker.value(value) == .selfObject { continue }
      let type = linker.type(of: value).unwrapped
      let isFound = isScreen(type, held: way == .holds)
      if isFound, let id = type.declaredID { note(id, way, value, isMade: false) }
      if isFound, !linker.plays(type, .uikitController) { continue }
      waiting += partsOpened(value, type).filter { seen.insert($0).inserted }
    }
  }

  /// More values than this do not stand between what is opened and where it is made.
  static let mostOpened = 64

  /// Notes a view or controller of the tree that is made where another screen begins, unless it stands beside that
  /// one's root.
  mutating func noteMade(_ type: TypeID, _ call: Bound) {
    if linker.isSwiftUI(.declared(type, [])), isAside(call) { return }
    note(type, .opens, call, isMade: true)
  }

  /// Whether a view is handed to what changes another view of the opened content, as an overlay is.
  private mutating func isAside(_ call: Bound) -> Bool {
    let body = linker.read(call.frame)
    let place = body.facts.ranges[Int(call.value)]
    let content = rangesOpened(in: call.frame).filter { $0.holds(place) }.min { $0.count < $1.count }
    return body.calls.contains { other in
      let whole = body.facts.ranges[Int(other)]
      guard whole.holds(place), content.map({ $0.holds(whole) }) ?? true,
        case .call(let callee, _) = body.facts.values[Int(other)],
        case .member(let base, _, _) = body.facts.values[Int(callee)],
        case .call = body.facts.values[Int(base)]
      else { return false }
      return body.facts.ranges[Int(base)].end <= place.start
    }
  }

  /// The values that one may be, or stand around.
  private func partsOpened(_ bound: Bound, _ type: Type) -> [Bound] {
    let at = { (value: ValueID) in Bound(value: value, frame: bound.frame) }
    switch linker.value(bound) {
    case .forced(let inner), .unwrapped(let inner), .cast(let inner, _, _), .reference(let inner): return [at(inner)]
    case .choice(let values, _): return values.map(at)
    case .fallback(let first, let second): return [at(first), at(second)]
    case .collection(_, let parts): return parts.map { at($0.value) }
    case .local(let local):
      let body = linker.read(bound.frame)
      return (body.writesOfLocal[local] ?? []).compactMap { body.facts.edges[$0].source }.map(at)
    case .call(let callee, let arguments):
      // A controller stands around others, one of the tree around those that are made for it; a modifier stands behind
      // what it changes.
      if linker.plays(type, .uikitController) {
        return arguments.map { at($0.value) }.filter { type.declaredID == nil || isMadeHere($0) }
      }
      guard case .member(let base, _, _) = linker.value(at(callee)), case .call = linker.value(at(base)) else {
        return []
      }
      return [at(base)]
    default: return []
    }
  }

  private func isMadeHere(_ bound: Bound) -> Bool {
    switch linker.value(bound) {
    case .call, .local: true
    default: false
    }
  }

  /// Whether values of a type are screens: controllers, and what is opened may be a view of SwiftUI.
  private func isScreen(_ type: Type, held: Bool) -> Bool {
    type.declaredID != nil && (linker.plays(type, .uikitController) || !held && linker.isSwiftUI(type))
  }

  private mutating func note(_ type: TypeID, _ way: OpeningWay, _ bound: Bound, isMade: Bool) {
    let entry = linker.program.types[Int(type)]
    guard !entry.isForeign, entry.kind != .protocolType else { return }
    walked.openings.append(Opened(type: type, way: way, place: linker.place(bound), isMade: isMade))
  }

  /// Whether a method of a controller makes what a segue opens, and not what one embeds.
  func makesOpened(_ member: MemberID, of type: TypeID) -> Bool {
    let entry = linker.program.members[Int(member)]
    guard entry.attributes.contains(where: { linker.rules.hasRole($0, .openingAttribute) }) else { return false }
    let embedding = linker.program.layouts.ways(of: linker.program.lineage(of: type)).filter(\.way.isEmbedded)
    return !embedding.contains { $0.way.creation.map { entry.isCalled(by: $0) } ?? false }
  }

  /// Walks the controllers that a document puts into views of the screen, and those in them: they are part of it
  /// (rule S1).
  mutating func walkEmbedded() {
    var seen = Set(linker.program.lineage(of: screen))
    var waiting = [screen]
    while let type = waiting.popLast() {
      let ways = linker.program.layouts.ways(of: linker.program.lineage(of: type)).filter(\.way.isEmbedded)
      for child in ways.compactMap(\.end) where seen.insert(child).inserted {
        waiting.append(child)
        embedded.insert(child)
        for member in entries(of: child) where linker.program.members[Int(member)].kind != .initializer {
          walkBodies(of: member, on: child)
        }
      }
    }
  }
}

extension [Opened] {
  /// Each once, in the order of their places: what is only known to be made not in another that is opened there, and
  /// not where more is known of its type.
  var told: [Opened] {
    let known = Set(filter { !$0.isMade }.map(\.type))
    let candidates = filter { !$0.isMade || !known.contains($0.type) }
    var seen: Set<Opened> = []
    let outer = candidates.filter { one in
      seen.insert(one).inserted
        && !(one.isMade && candidates.contains { $0.place != one.place && $0.place.holds(one.place) })
    }
    return outer.sorted {
      ($0.place.file, $0.place.range.start, $0.type) < ($1.place.file, $1.place.range.start, $1.type)
    }
  }
}

extension Place {
  fileprivate func holds(_ other: Place) -> Bool { file == other.file && range.holds(other.range) }
}

extension ByteRange {
  /// Whether another range lies in it.
  func holds(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}

extension Program {
  /// The screens that one leads to, each once for what it does with it: in its documents, then in its code.
  func openings(of inventory: Inventory) -> [Report.Opening] {
    var sites = Sites(program: self)
    // What a method of the screen makes is known by its code.
    let ways = layouts.ways(of: lineage(of: inventory.screen)).filter { way in
      way.end != nil || way.way.creation == nil || way.way.effect != .opens
    }
    var found = ways.map { way in
      Report.Opening(
        screen: way.end.map { displayName(of: $0) } ?? way.way.end.name, way: OpeningWay(way.way.effect),
        source: way.way.source,
        site: Report.Site(
          file: way.path, line: way.way.place.line, column: way.way.place.column,
          object: way.way.id.isEmpty ? nil : way.way.id))
    }
    found += inventory.openings.map { opened in
      Report.Opening(
        screen: displayName(of: opened.type), way: opened.way, source: text(opened.place.range, opened.place.file),
        site: sites.site(opened.place))
    }
    var seen: Set<[String]> = []
    return found.filter { seen.insert([$0.screen, $0.way.rawValue]).inserted }
  }
}

extension LayoutWay.End {
  /// What it is called where no type of the tree stands for it.
  fileprivate var name: String {
    switch self {
    case .declared(let name), .foreign(let name), .unwinding(let name): name
    }
  }
}

extension OpeningWay {
  fileprivate init(_ effect: SegueEffect) {
    switch effect {
    case .opens: self = .opens
    case .contains: self = .holds
    case .returns: self = .returns
    }
  }
}
