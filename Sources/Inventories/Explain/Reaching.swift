import RuleCards
import Syntax

/// Where a model's member reaches, screen by screen.
package struct Reach: Hashable, Sendable {
  /// The model.
  package var model: String
  /// The member.
  package var key: String
  /// The screens that show, select or decide by it, or read it when something is tapped, in the report's order: each
  /// with its ways, of which the first hop is told.
  package var screens: [Explanation]
  /// The screens that reach the model and do none of it.
  package var others: [String]
}

extension Analysis {
  /// Where a member of a model reaches on the screens of a scan's report. Each screen is taken once more.
  package func reach(of key: String, of model: String, in report: Report) -> Reach {
    let linker = Linker(program: program)
    let declared = program.types.indices.map { TypeID($0) }.first { program.displayName(of: $0) == model }
    let seeker = Seeker(program: program, owner: declared.map { .declared($0) } ?? .named(model), key: key)
    let names = Dictionary(program.interfaces.map { (program.displayName(of: $0), $0) }) { one, _ in one }
    var reach = Reach(model: model, key: key, screens: [], others: [])
    for screen in report.screens {
      guard let type = names[screen.name] else { continue }
      linker.forgetFrames()
      let inventory = Inventory.taking(type, side: nil, with: linker)
      let ways = seeker.ways(inventory, HopWriter(linker: linker))
      if !ways.isEmpty {
        reach.screens.append(Explanation(screen: screen.name, ways: ways))
      } else if screen.models.contains(model) || seeker.isReached(by: inventory) {
        reach.others.append(screen.name)
      }
    }
    return reach
  }
}

/// Looks for a member among all that a screen's sources can be named by.
private struct Seeker {
  let program: Program
  let owner: KeyOwner
  let key: String

  /// The showings, conditions and actions that read the member, each once.
  func ways(_ inventory: Inventory, _ writer: HopWriter) -> [Explanation.Way] {
    var writer = writer
    var found: [Explanation.Way] = []
    for shown in inventory.shown + inventory.conditions + inventory.actions {
      for trace in shown.traces {
        guard let candidate = trace.candidates.first(where: { isAbout($0) }) else { continue }
        let way = Explanation.Way(
          key: candidate.key, model: nil, use: use(shown.sighting, trace), sink: shown.sighting.sink,
          via: candidate.via, hops: [writer.first(of: shown.sighting)])
        if !found.contains(where: { $0.use == way.use && $0.hops == way.hops }) { found.append(way) }
      }
    }
    return found
  }

  /// Whether a screen reads any member of the model.
  func isReached(by inventory: Inventory) -> Bool {
    (inventory.shown + inventory.conditions + inventory.actions).contains { shown in
      shown.traces.contains { $0.candidates.contains { isOwn($0.owner) } }
    }
  }

  private func isAbout(_ candidate: Candidate) -> Bool {
    isOwn(candidate.owner) && (candidate.key == key || candidate.path[0] == key)
  }

  /// Whether an owner is the model, or inherits from it.
  private func isOwn(_ other: KeyOwner) -> Bool {
    if other == owner { return true }
    guard case .declared(let type) = other, case .declared(let model) = owner else { return false }
    return program.lineage(of: type).contains(model)
  }

  private func use(_ sighting: Sighting, _ trace: Trace) -> Explanation.Use {
    switch sighting.use {
    case .decides(let decision): .decides(Decides(decision))
    case .branches, .mutes: .decides(.exists)
    case .acts: .acts
    case .repeats: .repeats
    case .shows, .handedOn: trace.selects ? .selects(sighting.channel) : .shows(sighting.channel)
    }
  }
}
