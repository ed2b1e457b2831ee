import RuleCards
import Syntax

extension Analysis {
  /// What explains a field of a screen that a scan's report names, the screen's own explanation first and behind it
  /// that of its pair's other screen. The two screens are taken once more, with a record of every question.
  package func explanations(of key: String, on screen: String, in report: Report, _ settings: Settings) -> [Explanation]
  {
    guard let type = program.interface(named: screen) else { return [] }
    let pair = report.pairs.first { $0.legacy == screen || $0.migrated == screen }
    let otherName = pair.map { $0.legacy == screen ? $0.migrated : $0.legacy }
    let taken = recorded(type)
    let judged = pair?.rows.filter { $0.key == key } ?? []
    guard !judged.isEmpty, let pair, let other = otherName.flatMap({ program.interface(named: $0) }).map(recorded)
    else {
      let rows = report.screens.first { $0.name == screen }?.rows.filter { $0.key == key } ?? []
      return [explanation(of: key, taken, Keying(program: program, linker: taken.linker), rows.map(\.side))]
    }
    let isLegacy = pair.legacy == screen
    let (legacy, migrated) = isLegacy ? (taken, other) : (other, taken)
    let comparison = Comparison(
      program: program, question: question(legacy.inventory.screen, migrated.inventory.screen, settings),
      legacy: legacy.inventory, migrated: migrated.inventory, linker: taken.linker)
    let keying = comparison.joined()
    let sides = [judged.map(\.legacy), judged.map(\.migrated)]
    return zip([taken, other], isLegacy ? sides : sides.reversed()).map { explanation(of: key, $0, keying, $1) }
  }

  /// A screen with the linker that took it.
  private struct Taken {
    let inventory: Inventory
    let linker: Linker
  }

  private func recorded(_ screen: TypeID) -> Taken {
    let linker = Linker(program: program)
    linker.record = QuestionRecord()
    return Taken(inventory: Inventory.taking(screen, side: nil, with: linker), linker: linker)
  }

  private func explanation(of key: String, _ taken: Taken, _ keying: Keying, _ sides: [Report.Side]) -> Explanation {
    var evidence = Evidence(keyed: keying.keyed(taken.inventory), keying: keying, linker: taken.linker)
    let keys = Set([key] + sides.flatMap(\.renamedTo))
    return evidence.explanation(of: keys, reasons: Set(sides.compactMap(\.reason)))
  }

  /// What the pair of two screens was judged by.
  private func question(_ legacy: TypeID, _ migrated: TypeID, _ settings: Settings) -> Question {
    let claims = PairClaims(program: program, settings: settings, comments: program.comments).claims
    let claim = claims.first { $0.legacy == legacy && $0.migrated == migrated }
    var question = Question()
    question.sameModels = settings.sameModels
    question.models = claim?.models ?? []
    return question
  }
}

extension Program {
  /// The view or controller of a name that a report gives.
  fileprivate func interface(named name: String) -> TypeID? { interfaces.first { displayName(of: $0) == name } }
}
