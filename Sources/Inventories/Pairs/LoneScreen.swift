import RuleCards
import Syntax

/// A screen against its own models, as if it had no pair.
struct LoneScreen {
  let program: Program
  let linker: Linker
  let question: Analysis.Question

  /// The report of one screen.
  func report(_ inventory: Inventory, side: PairSide) -> Report {
    var report = Report()
    let taken = taken(inventory)
    report.screens = [taken.listed]
    report.models = ModelListing(program: program).models(
      models(of: Keying(program: program, linker: linker).keyed(inventory)))
    report.unpaired = [Report.Unpaired(screen: report.screens[0].name)]
    return report.weighed(sides: [report.screens[0].name: side], others: taken.faults)
  }

  /// The screen with its lists and rows.
  func screen(_ inventory: Inventory) -> Report.Screen { taken(inventory).listed }

  /// The screen as taken: its lists and rows, and the types that these belong to.
  func taken(_ inventory: Inventory) -> TakenScreen {
    let keying = Keying(program: program, linker: linker)
    let keyed = keying.keyed(inventory)
    var listing = Listing(keying: keying)
    let models = models(of: keyed)
    listing.models = models
    listing.keys = question.keys
    var screen = listing.screen(keyed, kind: kind(of: inventory.screen))
    screen.models = models.map { program.displayName(of: $0) }
    screen.ways = program.openings(of: inventory)
    var judging = Judging(keying: keying)
    screen.rows = judging.keys(of: [keyed], models: models, listed: question.keys).map { key in
      let side = judging.side(key, on: keyed, other: nil)
      return Report.Row(
        key: key.id.key, model: listing.name(key.id.owner), channel: key.id.channel, verdict: side.verdict,
        reason: side.reason, rule: side.rule, freshness: side.freshness, whenNil: side.whenNil,
        renamedTo: side.renamedTo, via: side.via, sites: side.sites)
    }
    return TakenScreen(
      type: inventory.screen, parts: inventory.parts, listed: screen, models: models, owners: owners(of: keyed, keying),
      reached: inventory.reached, problems: inventory.problems, faults: judging.textFaults(of: keyed, other: nil))
  }

  /// Who declares the keys of a screen, and what these are made of.
  private func owners(of screen: KeyedScreen, _ keying: Keying) -> Set<KeyOwner> {
    let inputs = keying.inputTypes(of: screen.inventory.screen)
    var found: Set<KeyOwner> = []
    for shown in screen.inventory.shown {
      for trace in shown.traces {
        guard let key = keying.choose(trace, inputs: inputs),
          screen[Keyed.ID(owner: key.owner, key: key.key, channel: shown.sighting.channel)] != nil
        else { continue }
        found.formUnion(trace.candidates.drop { $0 != key }.map(\.owner))
      }
    }
    found.remove(.input)
    return found
  }

  private func models(of screen: KeyedScreen) -> [TypeID] {
    var found: [TypeID] = []
    for key in screen.keys {
      if case .declared(let id) = key.id.owner, !found.contains(id) { found.append(id) }
    }
    return found.sorted()
  }

  private func kind(of screen: TypeID) -> ScreenKind {
    let type = Type.declared(screen, [])
    if linker.plays(type, .representable) || linker.plays(type, .hostingController) { return .seam }
    return linker.isSwiftUI(type) ? .swiftui : .uikit
  }
}

extension Inventory {
  /// Who declares anything on the way to what is shown.
  fileprivate var reached: Set<KeyOwner> {
    var owners: Set<KeyOwner> = []
    for trace in shown.lazy.flatMap(\.traces) { owners.formUnion(trace.candidates.lazy.map(\.owner)) }
    owners.remove(.input)
    return owners
  }
}
