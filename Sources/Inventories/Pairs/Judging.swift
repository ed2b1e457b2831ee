import RuleCards
import Syntax

/// Judges the keys of screens against their models: one side's verdict for each key.
struct Judging {
  let keying: Keying
  var sites: Sites
  /// The models that the rows belong to, and the keys that are listed.
  private var models: [TypeID] = []
  private var listed: [String] = []
  /// What the texts say that stand in the place of fields.
  private(set) var faults: TextFaults
  /// What field each outlet is named after, as far as asked for.
  private var fields: [String: String] = [:]

  var program: Program { keying.program }

  init(keying: Keying) {
    self.keying = keying
    sites = Sites(program: keying.program)
    faults = TextFaults(keying: keying)
  }

  /// What a row is about, and where it stands among the others.
  struct Key: Hashable {
    let id: Keyed.ID
    let member: MemberID?
    /// Whether the key is only listed: no model at hand declares it (rule C2).
    var isLacking = false
  }

  /// The keys of rows: those that the screens read themselves, and the models' stored members that none shows, not
  /// even through a computed one (rule P5).
  func keys(of screens: [KeyedScreen], models: [TypeID]) -> [Key] {
    var list: [Key] = []
    var taken: Set<Keyed.ID> = []
    var passed: Set<OwnedName> = []
    for screen in screens {
      for key in screen.keys where taken.insert(key.id).inserted {
        if isRead(key.id, screens), !isPassed(key.id, screens) { list.append(Key(id: key.id, member: key.member)) }
      }
      passed.formUnion(screen.passedThrough.keys)
      for key in handed(by: screen) where screens.contains(where: { $0.passing(key.id) != nil }) {
        if taken.insert(key.id).inserted { list.append(key) }
      }
    }
    for model in models {
      let owner = keying.group(.declared(model))
      for member in program.values(of: model)
      where program.members[Int(member)].kind == .stored && !program.isViewOrController(program.type(of: member)) {
        let id = Keyed.ID(owner: owner, key: program.members[Int(member)].name, channel: .visible)
        let name = OwnedName(owner, id.key)
        if passed.contains(name) || screens.allSatisfy({ $0.onTheWay.contains(name) }) { continue }
        if taken.insert(id).inserted { list.append(Key(id: id, member: member)) }
      }
    }
    return sorted(list, models: models)
  }

  /// The members of a model's own that a screen hands to code that cannot be read, whole or by their members.
  private func handed(by screen: KeyedScreen) -> [Key] {
    let keys = screen.handedKeys.compactMap { handed -> Key? in
      guard case .declared(let type) = handed.owner else { return nil }
      let id = Keyed.ID(owner: handed.owner, key: String(handed.name.prefix { $0 != "." }), channel: .visible)
      return program.members(named: id.key, of: type).first.map { Key(id: id, member: $0) }
    }
    return keys.sorted { ($0.member ?? 0) < ($1.member ?? 0) }
  }

  /// The listed keys, all of them and in this order (rule C2); without any, those of the models.
  mutating func keys(of screens: [KeyedScreen], models: [TypeID], listed: [String]) -> [Key] {
    (self.models, self.listed, fields) = (models, listed, [:])
    let all = keys(of: screens, models: models)
    guard !listed.isEmpty else { return all }
    let visible = all.filter { $0.id.channel == .visible }
    return listed.map { name in
      let found = visible.filter { $0.id.key == name }
      if let key = found.first(where: { isOf(models, $0.id.owner) }) ?? found.first { return key }
      let owner = models.first { declares(name, $0) } ?? models.first
      let id = Keyed.ID(
        owner: owner.map { keying.group(.declared($0)) } ?? .input, key: name, channel: .visible)
      let member = owner.flatMap { program.members(named: name, of: $0).first }
      return Key(id: id, member: member, isLacking: !models.contains { declares(name, $0) })
    }
  }

  private func isOf(_ models: [TypeID], _ owner: KeyOwner) -> Bool {
    models.contains { keying.group(.declared($0)) == owner }
  }

  private func declares(_ key: String, _ model: TypeID) -> Bool {
    keying.declares(String(key.prefix { $0 != "." }), [model])
  }

  /// Whether a screen reads a key by itself, be it to hand it to code that cannot be read.
  private func isRead(_ id: Keyed.ID, _ screens: [KeyedScreen]) -> Bool {
    screens.contains { screen in
      screen[id]?.uses.contains { $0.isDirect } ?? screen.hands(id.owner, id.key)
    }
  }

  /// Whether one screen reads only members of a key, and each other one at most counts it.
  private func isPassed(_ id: Keyed.ID, _ screens: [KeyedScreen]) -> Bool {
    guard screens.contains(where: { $0.passedThrough[OwnedName(id.owner, id.key)] != nil }) else { return false }
    return screens.allSatisfy { $0[id]?.uses.allSatisfy(\.repeats) ?? true }
  }

  /// The model's declaration order; a path behind its first member, an input in the order met.
  private func sorted(_ keys: [Key], models: [TypeID]) -> [Key] {
    var order: [OwnedName: (model: Int, member: Int)] = [:]
    for (place, model) in models.enumerated() {
      for (index, member) in program.values(of: model).enumerated() {
        let name = OwnedName(keying.group(.declared(model)), program.members[Int(member)].name)
        if order[name] == nil { order[name] = (place, index) }
      }
    }
    let last = (model: models.count, member: 0)
    let ranked = keys.enumerated().map { index, key in
      (key: key, rank: order[OwnedName(key.id.owner, String(key.id.key.prefix { $0 != "." }))] ?? last, index: index)
    }
    return ranked.sorted { ($0.rank.model, $0.rank.member, $0.index) < ($1.rank.model, $1.rank.member, $1.index) }
      .map(\.key)
  }

  /// One side of a key's row.
  mutating func side(_ key: Key, on screen: KeyedScreen, other: KeyedScreen?) -> Report.Side {
    let declaration = [sites.site(of: screen.inventory.screen)]
    if isAmbiguous(key) { return judged(model: .unreadable(.ambiguousType), shown: .absent, declaration) }
    if let shown = screen[key.id] { return matched(shown) }
    if key.isLacking { return lacking(key, on: screen) }
    if let read = passing(key, on: screen), !screen.hands(key.id.owner, key.id.key) { return matched(read) }
    let renamed = Renaming(keying: keying).uses(for: key, on: screen)
    if !renamed.isEmpty {
      var side = judged(model: .value(.now(key.id)), shown: .value(.now(key.id)), sites.sites(renamed.map(\.use.place)))
      side.freshness = .unknown
      for name in renamed.map(\.key.id.key) where !side.renamedTo.contains(name) { side.renamedTo.append(name) }
      return side
    }
    if key.id.channel == .spoken,
      let visible = screen[Keyed.ID(owner: key.id.owner, key: key.id.key, channel: .visible)],
      visible.uses.contains(where: \.isSpoken)
    {
      return matched(visible)
    }
    let now = Reading.value(Symbol.now(key.id))
    if let other, let condition = selected(key, on: screen, other: other) {
      var side = judged(model: now, shown: now, [sites.site(condition.place)])
      (side.freshness, side.via) = (.unknown, condition.via)
      return side
    }
    if other?[key.id]?.printsObject ?? false { return judged(model: .absent, shown: .absent, declaration) }
    if let reason = doubt(key, on: screen, other: other) {
      return judged(model: now, shown: .unreadable(reason), declaration)
    }
    if let constant = constant(named: key, on: screen) {
      faults.note(constant, for: key, on: screen)
      return judged(model: now, shown: .unreadable(.constantInItsPlace), [sites.site(constant.place)])
    }
    var side = judged(model: now, shown: .absent, declaration)
    let spoken = screen[Keyed.ID(owner: key.id.owner, key: key.id.key, channel: .spoken)]
    if key.id.channel == .visible, spoken != nil, other?[key.id] != nil { side.reason = .spokenOnly }
    return side
  }

  /// What is compared where source is judged (rule V2).
  private enum Symbol: Hashable, Sendable {
    /// A member as it is now.
    case now(Keyed.ID)
    /// A member as it was when it was copied.
    case then(Keyed.ID)
    /// What the screen writes on its own.
    case own
  }

  /// One side by the verdict function (rule V1).
  private func judged(model: Reading<Symbol>, shown: Reading<Symbol>, _ sites: [Report.Site]) -> Report.Side {
    let judgement = verdict(model: model, shown: shown)
    return Report.Side(verdict: judgement.verdict, reason: judgement.reason, sites: sites)
  }

  /// The texts that the user should not see on a screen, those in the place of fields that were judged among them.
  mutating func textFaults(of screen: KeyedScreen, other: KeyedScreen?) -> [Report.Finding] {
    faults.noteKeys(on: screen, other: other)
    return faults.findings + FreshnessFaults(keying).findings(of: screen)
  }

  /// Whether the tree declares a key in two ways (rule S6).
  private func isAmbiguous(_ key: Key) -> Bool {
    guard case .declared(let type) = key.id.owner else { return false }
    return program.isAmbiguous(String(key.id.key.prefix { $0 != "." }), of: type)
  }

  /// A key that no model has: a constant in a sink of its name is left over, without one there is nothing to judge.
  private mutating func lacking(_ key: Key, on screen: KeyedScreen) -> Report.Side {
    var left: [WrittenConstant] = []
    for constant in screen.constants where stands(constant, for: key) { left.append(constant) }
    guard !left.isEmpty else {
      return judged(model: .absent, shown: .absent, [sites.site(of: screen.inventory.screen)])
    }
    var side = judged(model: .absent, shown: .value(.own), sites.sites(left.map(\.place)))
    side.freshness = .unknown
    return side
  }

  /// A constant in a sink that is named after a declared member (rule C3).
  private mutating func constant(named key: Key, on screen: KeyedScreen) -> WrittenConstant? {
    guard key.member != nil, key.id.owner.isDeclared else { return nil }
    for constant in screen.constants where stands(constant, for: key) { return constant }
    return nil
  }

  /// Whether a constant's sink is named after a key.
  private mutating func stands(_ constant: WrittenConstant, for key: Key) -> Bool {
    guard constant.sighting.channel == key.id.channel, constant.sighting.layout?.isAside != true,
      let outlet = constant.sighting.outlet
    else { return false }
    if let known = fields[outlet] { return known == key.id.key }
    let name = keying.fieldName(ofOutlet: outlet) { name in
      listed.contains(name) || models.contains { declares(name, $0) }
    }
    fields[outlet] = name
    return name == key.id.key
  }

  private mutating func matched(_ keyed: Keyed) -> Report.Side {
    let places = sites.sites(keyed.uses.map(\.place))
    if keyed.printsObject {
      var side = judged(model: .absent, shown: .value(.own), places)
      (side.rule, side.freshness) = (.printsObject, .unknown)
      return side
    }
    let direct = keyed.uses.first { $0.isDirect && !$0.repeats } ?? keyed.uses.first { $0.isDirect } ?? keyed.uses[0]
    if let proof = keyed.staleness { return stale(keyed, proof, via: direct.via, places) }
    var side = judged(model: .value(.now(keyed.id)), shown: .value(.now(keyed.id)), places)
    side.freshness = keyed.uses.contains { $0.follows } ? .follows : .unknown
    side.via = direct.via
    side.whenNil = keyed.uses.compactMap(\.whenNil).max { $0.gravity < $1.gravity }
    side.rule = side.whenNil?.fault
    return side
  }

  /// A key of which all that is shown are copies, with the place that proves it behind the showings.
  private mutating func stale(
    _ keyed: Keyed, _ proof: StaleProof, via: [String], _ places: [Report.Site]
  ) -> Report.Side {
    var side = judged(model: .value(.now(keyed.id)), shown: .value(.then(keyed.id)), places)
    let site = sites.site(proof.place)
    if !places.contains(where: { $0.file == site.file && $0.line == site.line }) { side.sites.append(site) }
    (side.rule, side.freshness, side.via) = (proof.rule, .once, via)
    side.whenNil = keyed.uses.compactMap(\.whenNil).max { $0.gravity < $1.gravity }
    return side
  }

  /// How a screen reads a key without naming it: a collection by members of its elements (rule R1), and a member of
  /// elements whose type the tree does not declare behind a wrapper that hid it.
  private func passing(_ key: Key, on screen: KeyedScreen) -> Keyed? {
    if let member = key.member {
      return program.elementType(of: program.type(of: member)) == nil ? nil : screen.passing(key.id)
    }
    guard let dot = key.id.key.lastIndex(of: "."),
      var keyed = screen[Keyed.ID(owner: key.id.owner, key: String(key.id.key[..<dot]), channel: key.id.channel)]
    else { return nil }
    let name = String(key.id.key[dot...].dropFirst())
    keyed.uses.removeAll { $0.repeats || !$0.via.contains(name) }
    keyed.id = key.id
    return keyed.uses.isEmpty ? nil : keyed
  }

  /// Whether a screen reads another member of the elements that a key is a member of, which the other screen does not:
  /// of a type that the tree does not declare it cannot be told which is made from which.
  private func mayBeSibling(_ key: Key, on screen: KeyedScreen, other: KeyedScreen) -> Bool {
    guard key.member == nil, let dot = key.id.key.lastIndex(of: ".") else { return false }
    let collection = key.id.key[...dot]
    return screen.keys.contains {
      $0.id.owner == key.id.owner && $0.member == nil && $0.id.key.hasPrefix(collection) && other[$0.id] == nil
    }
  }

  /// A member that one screen selects by and the other only decides by: both read it (rule R3).
  private func selected(_ key: Key, on screen: KeyedScreen, other: KeyedScreen) -> (via: [String], place: Place)? {
    guard let shown = other[key.id], shown.uses.allSatisfy({ $0.selects }) else { return nil }
    return screen.conditions.first { $0.owner == key.id.owner && $0.key == key.id.key }.map {
      ($0.via, $0.shown.sighting.place)
    }
  }

  /// Why it cannot be told that a key is not shown; nil where it can.
  private func doubt(_ key: Key, on screen: KeyedScreen, other: KeyedScreen?) -> Reason? {
    if screen.hands(key.id.owner, key.id.key) { return .unknownWrapper }
    if Renaming(keying: keying).isHanded(key, on: screen) { return .unknownWrapper }
    if screen.handedOn.contains(key.id.owner) { return .handedOn }
    if program.mayShowUnread(key.id.owner, on: screen.inventory.screen) { return .unreadFile }
    guard let other else { return nil }
    let isCommon =
      key.id.owner == .input ? keying.commonInputs.contains(key.id.key) : keying.common.contains(key.id.owner)
    if !isCommon { return .noCommonModel }
    if mayBeSibling(key, on: screen, other: other) { return .unknownType }
    guard other[key.id] != nil else { return nil }
    return screen.stopsShort ? .tooDeep : screen.inventory.isUnparsed ? .unparsed : nil
  }
}

extension WhenNil {
  /// How bad it is, for the one that a row names.
  var gravity: Int {
    switch self {
    case .clears: 0
    case .substitutes: 1
    case .unreadable: 2
    case .keeps: 3
    case .prints: 4
    case .crashes: 5
    }
  }
}
