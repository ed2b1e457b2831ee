import Facts
import RuleCards
import Syntax

/// Writes ways as hops: what each place has to do with the one before it, what is written there, and by which card.
struct HopWriter {
  let linker: Linker
  private var sites: Sites

  private var program: Program { linker.program }

  init(linker: Linker) {
    self.linker = linker
    sites = Sites(program: linker.program)
  }

  /// The hops of a sighting's way: its own place, the values behind it, and the declaration that they come to.
  mutating func hops(_ sighting: Sighting, _ nodes: [WayFinder.Node], _ member: MemberID?) -> [Explanation.Hop] {
    var hops = [first(of: sighting)]
    var last = sighting.place
    var waiting: Link?
    for (index, node) in nodes.enumerated() {
      let place = linker.place(node.value)
      let own = index == 0 ? start(node) : link(from: nodes[index - 1].value, to: node.value)
      let link = waiting ?? own
      waiting = nil
      if place == last || index + 1 < nodes.count && isWrapper(node.value) {
        if index > 0 || link.deed == .chooses { waiting = link.says ? link : nil }
        continue
      }
      hops.append(hop(link, place))
      last = place
    }
    if let member { hops.append(declaration(of: member, isTold: !nodes.isEmpty)) }
    return hops
  }

  /// What joins two hops.
  private struct Link {
    var deed: Explanation.Deed
    var card: String?

    /// Whether it says more than that one is a part of the other.
    var says: Bool { deed != .part || card != nil }
  }

  /// The hop of a sighting itself.
  mutating func first(of sighting: Sighting) -> Explanation.Hop {
    let deed: Explanation.Deed =
      switch sighting.use {
      case .decides(let decision): .decides(Decides(decision))
      case .branches, .mutes: .decides(.exists)
      case .acts: .acts
      case .shows, .repeats, .handedOn: .sink(sighting.sink)
      }
    return hop(Link(deed: deed, card: sighting.card.map { program.rules.cards[$0].id }), sighting.place)
  }

  private mutating func hop(_ link: Link, _ place: Place) -> Explanation.Hop {
    Explanation.Hop(
      deed: link.deed, source: program.text(place.range, place.file), site: sites.site(place), card: link.card)
  }

  /// A member's declaration: the line of its name.
  private mutating func declaration(of member: MemberID, isTold: Bool) -> Explanation.Hop {
    let entry = program.members[Int(member)]
    let declaration = program.files[Int(entry.file)].outline.declarations[entry.declaration]
    let (whole, name) = (declaration.range, declaration.name)
    let before = program.text(ByteRange(Int(whole.start), Int(name.end)), entry.file)
    let behind = program.text(ByteRange(Int(name.end), Int(whole.end)), entry.file)
    let line = (before.split(whereSeparator: \.isNewline).last ?? "") + behind.prefix { !$0.isNewline && $0 != "{" }
    return Explanation.Hop(
      deed: isTold ? .declared : .untold, source: line.split(separator: " ").joined(separator: " "),
      site: sites.site(of: entry))
  }

  private func start(_ node: WayFinder.Node) -> Link { Link(deed: node.chooses ? .chooses : .part) }

  /// Whether a value is another one under a sign that says nothing of where it comes from.
  private func isWrapper(_ value: Bound) -> Bool {
    switch linker.value(value) {
    case .unwrapped, .forced, .cast, .reference, .element, .subscripted: true
    default: false
    }
  }

  private func link(from whole: Bound, to value: Bound) -> Link {
    if WayFinder(linker: linker).isCondition(value, of: whole) { return Link(deed: .chooses) }
    switch linker.value(whole) {
    case .call: return call(whole, to: value)
    case .free(let name): return Link(deed: .made(name), card: card(handing: value))
    case .member(let base, let name, _):
      let isBase = whole.frame == value.frame && base == value.value
      return isBase ? Link(deed: .base(name)) : Link(deed: .made(name), card: card(handing: value))
    case .parameter(let index):
      let parameters = linker.member(of: whole.frame).parameters
      return Link(deed: .argument(index < parameters.count ? parameters[index].name : "newValue"))
    case .selfObject, .superObject: return Link(deed: .assigned("self"))
    case .local(let local): return self.local(local, of: whole.frame, to: value)
    default: return Link(deed: .part)
    }
  }

  private func call(_ call: Bound, to value: Bound) -> Link {
    let name = linker.calledName(call)
    for match in linker.confirmedMatches(at: call) where card(match, has: { $0.passesOn }) {
      return Link(deed: .passes(name), card: linker.rules.cards[match.card].id)
    }
    return Link(deed: call.frame == value.frame ? .hands(name) : .returns(name))
  }

  private func local(_ local: LocalID, of frame: FrameID, to value: Bound) -> Link {
    let body = linker.read(frame)
    let entry = body.facts.locals[Int(local)]
    guard let parameter = entry.parameterOf else {
      return Link(deed: .assigned(entry.name), card: card(handing: value))
    }
    let call = body.callOfClosure[parameter.closure].map { Bound(value: $0, frame: frame) }
    let match = call.flatMap { linker.confirmedMatches(at: $0).first { card($0, has: { $0.binds }) } }
    return Link(deed: .binds(entry.name), card: match.map { linker.rules.cards[$0.card].id })
  }

  /// The card by which a value becomes a part of another, or is given to a member whenever it changes.
  private func card(handing value: Bound) -> String? {
    let matches = linker.read(value.frame).matchesAtValue
    for call in matches.keys.sorted() {
      for match in linker.confirmedMatches(at: Bound(value: call, frame: value.frame)) {
        let hands = card(match) { effect in
          guard let hole = effect.handed else { return false }
          return match[hole].contains(value.value)
        }
        if hands { return linker.rules.cards[match.card].id }
      }
    }
    return nil
  }

  private func card(_ match: Match, has: (Effect) -> Bool) -> Bool {
    linker.rules.cards[match.card].effects.contains(where: has)
  }
}

extension Effect {
  /// Whether a match's own value is made from what it holds.
  fileprivate var passesOn: Bool {
    switch self {
    case .passes, .gives: true
    default: false
    }
  }

  /// Whether it says what a closure's parameter stands for.
  fileprivate var binds: Bool {
    if case .binds = self { return true }
    return false
  }

  /// The hole whose value goes somewhere else than into the match's own value.
  fileprivate var handed: Hole? {
    switch self {
    case .adds(let origin, _), .assigns(let origin, _, _): origin.hole
    default: nil
    }
  }
}
