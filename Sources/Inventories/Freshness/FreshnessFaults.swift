import RuleCards
import Syntax

/// What a person should look at besides stale rows: copies beside a showing that follows, conditions that are never
/// written back, rows that are told by their position.
struct FreshnessFaults {
  let keying: Keying
  private var program: Program { keying.program }

  init(_ keying: Keying) { self.keying = keying }

  /// The findings about one screen, in its order.
  func findings(of screen: KeyedScreen) -> [Report.Finding] {
    var sites = Sites(program: program)
    let name = program.displayName(of: screen.inventory.screen)
    var found = copies(screen, name, &sites) + conditions(screen, name, &sites)
    for place in screen.inventory.positional {
      found.append(
        Report.Finding(
          rule: .indexIdentity, level: .warning, message: .indexIdentity(screen: name), screen: name,
          sites: [sites.site(place)]))
    }
    var seen: Set<Report.Finding> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The copies beside a showing that follows (rule R6): not those of a sink that is written again.
  private func copies(_ screen: KeyedScreen, _ name: String, _ sites: inout Sites) -> [Report.Finding] {
    var found: [Report.Finding] = []
    for key in screen.keys where key.staleness == nil {
      let following = key.uses.filter { $0.stale == nil }
      for use in key.uses where use.isDirect && !use.selects && !following.contains(where: { $0.place == use.place }) {
        guard let proof = use.stale, proof.rule == .storedView || !following.contains(where: { $0.sink == use.sink })
        else { continue }
        found.append(
          Report.Finding(
            rule: proof.rule, level: .note,
            message: .copyBeside(key: key.id.key, screen: name, proof: proof.rule), screen: name,
            model: model(key.id.owner), key: key.id.key, channel: key.id.channel,
            sites: sites.sites([use.place, proof.place])))
      }
    }
    return found
  }

  /// The conditions that set something and never set it back (rule R7).
  private func conditions(_ screen: KeyedScreen, _ name: String, _ sites: inout Sites) -> [Report.Finding] {
    let inputs = keying.inputTypes(of: screen.inventory.screen)
    var found: [Report.Finding] = []
    for condition in screen.inventory.oneWay {
      for trace in condition.traces {
        guard let key = keying.choose(trace, inputs: inputs), key.owner.isDeclared, let member = key.member,
          !keying.linker.heldType(of: member).isOptional
        else { continue }
        found.append(
          Report.Finding(
            rule: .oneWayWrite, level: condition.decision == .style ? .note : .warning,
            message: .oneWayCondition(key: key.key, screen: name), screen: name,
            model: model(keying.group(key.owner)), key: key.key, channel: .visible,
            sites: [sites.site(condition.place)]))
      }
    }
    return found
  }

  private func model(_ owner: KeyOwner) -> String? {
    switch keying.group(owner) {
    case .declared(let id): program.displayName(of: id)
    case .named(let name): name
    case .input: nil
    }
  }
}
