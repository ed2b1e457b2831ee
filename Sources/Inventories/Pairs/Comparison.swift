import RuleCards
import Syntax

/// Two screens side by side.
struct Comparison {
  /// A pair as judged, levels left out.
  struct Judged: Sendable {
    /// The pair as reported.
    let pair: Report.Pair
    /// The types of the tree that its rows belong to.
    let models: [TypeID]
    /// What a person should look at besides its rows.
    let faults: [Report.Finding]
  }

  let program: Program
  let question: Analysis.Question
  let legacy: Inventory
  let migrated: Inventory
  let linker: Linker

  /// The report of one pair.
  func report() -> Report {
    let alone = LoneScreen(program: program, linker: linker, question: question)
    var report = Report()
    report.screens = [legacy, migrated].map { alone.screen($0) }
    let judged = judged(.given, legacy: report.screens[0], migrated: report.screens[1])
    report.pairs = [judged.pair]
    report.models = ModelListing(program: program).models(judged.models)
    var sides = [judged.pair.legacy: PairSide.legacy]
    sides[judged.pair.migrated] = .migrated
    return report.weighed(sides: sides, others: judged.faults)
  }

  /// The pair judged; `legacy` and `migrated` are the screens as the report lists them.
  func judged(
    _ why: PairWhy, legacy listedLegacy: Report.Screen, migrated listedMigrated: Report.Screen
  ) -> Judged {
    let keying = joined()
    let (one, other) = (keying.keyed(legacy), keying.keyed(migrated))
    let models = models(of: [one, other], keying)
    var pair = Report.Pair(
      legacy: program.displayName(of: legacy.screen), migrated: program.displayName(of: migrated.screen), why: why,
      models: models.map { program.displayName(of: $0) },
      modelsBy: !question.models.isEmpty ? .given : keying.common.isEmpty ? .inputs : .reached,
      complete: question.isComplete)
    var judging = Judging(keying: keying)
    pair.rows = rows(one, other, &judging, models)
    pair.conditions = conditions(one, other, keying)
    let texts = listedMigrated.constants.reduce(into: Set<String>()) {
      $0.formUnion(program.texts.meanings(of: $1))
    }
    pair.constants = listedLegacy.constants.filter { program.texts.meanings(of: $0).isDisjoint(with: texts) }
    var faults = judging.textFaults(of: one, other: other)
    for fault in judging.textFaults(of: other, other: one) where !faults.contains(fault) { faults.append(fault) }
    return Judged(pair: pair, models: models, faults: faults)
  }

  /// The models that both screens reach, and which types are one (rules P2 and P3). What a screen takes in it reaches,
  /// even where it reads no member of it; a type that neither reads a member of is no model of the pair.
  func joined() -> Keying {
    var keying = Keying(program: program, linker: linker)
    let (mine, yours) = (owners(legacy, keying), owners(migrated, keying))
    let taken = [legacy, migrated].map { inventory in
      Set(keying.takenIn(by: inventory.screen).map { KeyOwner.declared($0) })
    }
    let same = SameModel(program: program, configured: question.sameModels)
    let read = mine.union(yours)
    let (left, right) = (mine.union(taken[0]), yours.union(taken[1]))
    for owner in right where left.contains(owner) && read.contains(owner) { keying.common.insert(owner) }
    for one in left.sorted(by: before) {
      for other in right.sorted(by: before) where one != other && (mine.contains(one) || yours.contains(other)) {
        guard same.why(one, other) != nil else { continue }
        let group = keying.groups[other] ?? other
        keying.groups[one] = keying.groups[one] ?? group
        keying.common.insert(keying.group(one))
      }
    }
    let groups = [mine, yours].map { Set($0.map { keying.group($0) }) }
    keying.readByBoth = groups[0].intersection(groups[1]).intersection(keying.common)
    for (owners, others) in [(left, right), (right, left)] {
      for owner in owners.subtracting(others) where keying.common.contains(keying.group(owner)) {
        let peers = others.filter { $0 == owner || keying.group($0) == keying.group(owner) }
        keying.joinable[owner] = peers.reduce(into: []) { $0.formUnion(memberNames(of: $1)) }
      }
    }
    if !question.models.isEmpty { keying.common = keying.common.filter { isGiven($0) } }
    let onlyInputs = !keying.common.isEmpty
    keying.commonInputs = inputNames(legacy, onlyInputs, keying).intersection(
      inputNames(migrated, onlyInputs, keying))
    return keying
  }

  private func memberNames(of owner: KeyOwner) -> [String] {
    guard case .declared(let id) = owner else { return [] }
    return program.lineage(of: id).flatMap { program.types[Int($0)].members }.map { program.members[Int($0)].name }
  }

  private func isGiven(_ owner: KeyOwner) -> Bool {
    switch owner {
    case .declared(let id):
      question.models.contains { program.types[Int(id)].name == $0 || program.types[Int(id)].simpleName == $0 }
    case .named(let name): question.models.contains(name)
    case .input: false
    }
  }

  private func before(_ one: KeyOwner, _ other: KeyOwner) -> Bool { order(one) < order(other) }

  /// Types of the tree in its order, then the named ones.
  private func order(_ owner: KeyOwner) -> (rank: Int, id: TypeID, name: String) {
    switch owner {
    case .declared(let id): (0, id, "")
    case .named(let name): (1, 0, name)
    case .input: (2, 0, "")
    }
  }

  /// The types that a screen reads members of; whoever reads a collection reaches its elements.
  private func owners(_ inventory: Inventory, _ keying: Keying) -> Set<KeyOwner> {
    var found: Set<KeyOwner> = []
    for candidate in (inventory.shown + inventory.conditions).flatMap(\.traces).flatMap(\.candidates) {
      found.insert(candidate.owner)
      if let element = keying.element(of: candidate.member) { found.insert(.declared(element)) }
    }
    found.remove(.input)
    return found
  }

  /// The names of a screen's inputs, read or not; those of the members of an input's own type among them, unless only
  /// the inputs themselves are asked for.
  private func inputNames(_ inventory: Inventory, _ onlyInputs: Bool, _ keying: Keying) -> Set<String> {
    let naming = Naming(linker: keying.linker, screen: inventory.screen)
    var found = naming.declaredInputs()
    if !onlyInputs {
      for type in keying.handed(to: inventory.screen) {
        found.formUnion(program.values(of: type).map { program.members[Int($0)].name })
      }
    }
    for shown in inventory.shown + inventory.conditions {
      for trace in shown.traces {
        for candidate in trace.candidates where candidate.path.count == 1 && (!onlyInputs || candidate.owner == .input)
        {
          found.insert(candidate.path[0])
        }
      }
    }
    return found
  }

  /// The types of the tree that rows' keys belong to.
  private func models(of screens: [KeyedScreen], _ keying: Keying) -> [TypeID] {
    var found: [TypeID] = []
    for screen in screens {
      for key in screen.keys {
        if case .declared(let id) = key.id.owner, keying.common.contains(key.id.owner), !found.contains(id) {
          found.append(id)
        }
      }
    }
    return found.sorted()
  }

  private func rows(
    _ one: KeyedScreen, _ other: KeyedScreen, _ judging: inout Judging, _ models: [TypeID]
  ) -> [Report.PairRow] {
    let listing = Listing(keying: judging.keying)
    return judging.keys(of: [one, other], models: models, listed: question.keys).map { key in
      Report.PairRow(
        key: key.id.key, model: listing.name(key.id.owner), channel: key.id.channel,
        legacy: judging.side(key, on: one, other: other), migrated: judging.side(key, on: other, other: one))
    }
  }

  /// The conditions that one side has and the other never reads (rule L4).
  private func conditions(_ one: KeyedScreen, _ other: KeyedScreen, _ keying: Keying) -> [Report.PairCondition] {
    var sites = Sites(program: program)
    let listing = Listing(keying: keying)
    var found: [Report.PairCondition] = []
    for (screen, against, on) in [(one, other, PairSide.legacy), (other, one, .migrated)] {
      let read = readNames(against)
      for condition in screen.conditions where !read.contains(lastName(condition.key)) {
        guard case .decides(let decision) = condition.shown.sighting.use else { continue }
        if screen.keys.contains(where: { $0.id.owner == condition.owner && $0.id.key == condition.key }) { continue }
        found.append(
          Report.PairCondition(
            key: condition.key, model: listing.name(condition.owner), on: on, decides: Decides(decision),
            sites: [sites.site(condition.shown.sighting.place)]))
      }
    }
    return found
  }

  private func lastName(_ key: String) -> String { key.split(separator: ".").last.map(String.init) ?? key }

  private func readNames(_ screen: KeyedScreen) -> Set<String> {
    let keys = screen.keys.map(\.id.key) + screen.conditions.map(\.key) + screen.actions.map(\.key)
    return Set(keys.map { lastName($0) })
  }
}
