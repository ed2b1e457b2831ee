import Inventories
import Syntax

/// Writes findings about models, each once, with the places of what they are about.
struct FindingWriter {
  let program: Program
  private(set) var findings: [Report.Finding] = []
  private var sites: Sites
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    let rule: Fault
    let model: String?
    let key: String?
    let site: Report.Site?
  }

  init(program: Program) {
    self.program = program
    sites = Sites(program: program)
  }

  /// Adds a finding about a member, at a place and at the declarations of others; without a place, at its own.
  mutating func add(
    _ rule: Fault, level: Level? = nil, subject: MemberID?, at place: Place? = nil, also others: [MemberID] = [],
    where detail: Report.ModelDetail? = nil
  ) {
    let member = subject.map { program.members[Int($0)] }
    let model = member?.owner.map { program.displayName(of: $0) }
    add(
      rule, level: level, model: model, key: member?.name, at: place,
      also: ([subject].compactMap { $0 } + others).map { sites.site(of: program.members[Int($0)]) }, where: detail)
  }

  /// Adds a finding about a type, or about what it lacks.
  mutating func add(
    _ rule: Fault, level: Level? = nil, type: TypeID, key: String? = nil, at place: Place? = nil,
    also others: [MemberID] = [], where detail: Report.ModelDetail? = nil
  ) {
    let places = [sites.site(of: type)] + others.map { sites.site(of: program.members[Int($0)]) }
    add(
      rule, level: level, model: program.displayName(of: type), key: key, at: place, also: places, where: detail)
  }

  private mutating func add(
    _ rule: Fault, level: Level?, model: String?, key: String?, at place: Place?, also others: [Report.Site],
    where detail: Report.ModelDetail?
  ) {
    let first = place.map { sites.site($0) }
    var places = [first].compactMap { $0 }
    for site in others where !places.contains(site) { places.append(site) }
    guard seen.insert(Key(rule: rule, model: model, key: key, site: places.first)).inserted, !places.isEmpty else {
      return
    }
    let message = Message.model(rule, model: model, key: key, detail: detail)
    findings.append(
      Report.Finding(
        rule: rule, level: level ?? rule.modelLevel, message: message, model: model, key: key, sites: places))
  }
}

extension Fault {
  /// The level that the rule states for models.
  var modelLevel: Level {
    switch self {
    case .notCarried, .nonnullContradicted, .nullabilityNarrowed, .numberTruncates, .numberOverflows, .numberExactCast:
      .error
    case .mapsUnknown, .numberLosesPrecision, .domainDecodes, .lostInModel: .warning
    default: .note
    }
  }
}
