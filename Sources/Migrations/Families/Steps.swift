import Facts
import Inventories
import RuleCards
import Syntax

/// One of the seven steps of a model's migration.
package struct MigrationStep: Hashable, Sendable {
  /// Its number, from 1 to 7.
  package let number: Int
  /// What shows that it is under way, the first places of it.
  package var evidence: [Report.Site]
  /// How many things are left to do; 0 for a step that is done.
  package var remaining: Int
  /// What is left, by name or place: at most `most` of them.
  package var left: [String]
  /// Where what is left lies, at most as many places.
  package var places: [Report.Site] = []

  /// How many places and names a step tells.
  package static let most = 5

  /// Whether nothing is left.
  package var isDone: Bool { remaining == 0 }
}

/// Finds how far each step of a family is.
struct Steps {
  let program: Program
  let survey: Survey
  let table: ModelTable
  let read: ReadFamily
  /// What was found about the family's converters.
  let lost: [Report.Finding]
  private var sites: Sites

  init(program: Program, survey: Survey, table: ModelTable, read: ReadFamily, findings: [Report.Finding]) {
    self.program = program
    self.survey = survey
    self.table = table
    self.read = read
    let names = Set(read.family.types.map { program.displayName(of: $0) })
    lost = findings.filter { $0.rule == .notCarried && $0.model.map(names.contains) ?? false }
    sites = Sites(program: program)
  }

  private var family: Family { read.family }

  /// The seven steps in order.
  func steps() -> [MigrationStep] {
    var copy = self
    return [
      copy.renaming(), copy.existing(), copy.converting(),
      copy.crossing(4, from: family.headers, clients: clients(of: family.headers, isObjectiveC: true)),
      copy.crossing(5, from: family.swifts, clients: clients(of: family.swifts, isObjectiveC: false)),
      copy.using(), copy.extracting(),
    ]
  }

  private mutating func step(
    _ number: Int, evidence: [Report.Site], left: [String], remaining: Int? = nil, places: [Report.Site] = []
  ) -> MigrationStep {
    MigrationStep(
      number: number, evidence: Array(evidence.prefix(MigrationStep.most)), remaining: remaining ?? left.count,
      left: Array(left.prefix(MigrationStep.most)), places: Array(places.prefix(MigrationStep.most)))
  }

  // MARK: 1 and 2

  /// The Objective-C model and its clients have a name that says that they are being left.
  private mutating func renaming() -> MigrationStep {
    let all = family.headers + clients(of: family.headers, isObjectiveC: true)
    let (marked, unmarked) = (all.filter { isMarked($0) }, all.filter { !isMarked($0) })
    return step(1, evidence: marked.map { sites.site(of: $0) }, left: unmarked.map { program.displayName(of: $0) })
  }

  private func isMarked(_ type: TypeID) -> Bool {
    String(program.types[Int(type)].simpleName).camelWords.contains { table.has(.old, $0) }
  }

  private mutating func existing() -> MigrationStep {
    let there = family.swifts + family.domains
    var left: [String] = []
    if family.swifts.isEmpty { left.append(MigrationStep.swiftModel) }
    if family.domains.isEmpty { left.append(MigrationStep.domainModel) }
    return step(2, evidence: there.map { sites.site(of: $0) }, left: left)
  }

  // MARK: 3

  /// Each domain model is made from each of its sources, and each way carries every property.
  private mutating func converting() -> MigrationStep {
    var evidence: [Report.Site] = []
    var left: [String] = []
    for domain in family.domains {
      for source in family.headers + family.swifts {
        let found = family.converters(from: source, to: domain)
        evidence += found.map { sites.site(of: program.members[Int($0.member)]) }
        if found.isEmpty { left.append("\(program.displayName(of: source)) -> \(program.displayName(of: domain))") }
      }
    }
    if family.domains.isEmpty { left.append(MigrationStep.domainModel) }
    left += lost.compactMap { finding in finding.model.map { "\($0).\(finding.key ?? "")" } }
    return step(3, evidence: evidence, left: left)
  }

  // MARK: 4 and 5

  /// The types that fetch a model: named so, and naming it.
  private func clients(of types: [TypeID], isObjectiveC: Bool) -> [TypeID] {
    let wanted = Set(types)
    var found: Set<TypeID> = []
    for (member, named) in survey.mentions where !named.isDisjoint(with: wanted) {
      guard let owner = program.members[Int(member)].owner, !wanted.contains(owner), isClient(owner) else { continue }
      if isObjectiveC == speaksObjectiveC(owner) { found.insert(owner) }
    }
    return found.sorted { program.order($0) < program.order($1) }
  }

  private func speaksObjectiveC(_ type: TypeID) -> Bool {
    program.isImported(type) || program.isMessaging(program.types[Int(type)].file)
  }

  private func isClient(_ type: TypeID) -> Bool {
    String(program.types[Int(type)].simpleName).camelWords.contains { table.has(.client, $0) }
      && !program.isInterface(.declared(type, []))
  }

  /// What clients answer becomes domain models: in the client, or where it is called.
  private mutating func crossing(_ number: Int, from sources: [TypeID], clients: [TypeID]) -> MigrationStep {
    let converters = Set(family.converters.filter { sources.contains($0.from) && isDomain($0.to) }.map(\.member))
    var evidence: [Report.Site] = []
    var crossed: Set<TypeID> = []
    for use in uses(of: converters) {
      let member = program.members[Int(use.member)]
      evidence.append(sites.site(of: member))
      let named = survey.mentions[use.member] ?? []
      crossed.formUnion(clients.filter { $0 == member.owner || named.contains($0) || holds(member.owner, $0) })
    }
    guard !clients.isEmpty else {
      let left = evidence.isEmpty ? sources.map { program.displayName(of: $0) } : []
      return step(number, evidence: evidence, left: sources.isEmpty ? [MigrationStep.swiftModel] : left)
    }
    let left = clients.filter { !crossed.contains($0) }.map { program.displayName(of: $0) }
    return step(number, evidence: evidence, left: left)
  }

  private func isDomain(_ type: TypeID) -> Bool { family.domains.contains(type) }

  /// Whether a type has a property of another.
  private func holds(_ owner: TypeID?, _ type: TypeID) -> Bool {
    guard let owner else { return false }
    return program.types[Int(owner)].members.contains { id in
      program.members[Int(id)].kind == .stored && survey.mentions[id]?.contains(type) ?? false
    }
  }

  /// The bodies that call one of some converters.
  private func uses(of converters: Set<MemberID>) -> [BodyPlace] {
    var found: Set<BodyPlace> = []
    for domain in family.domains {
      for making in survey.makings[domain] ?? [] where making.initialiser.map(converters.contains) ?? false {
        found.insert(making.call.body)
      }
    }
    for use in survey.conversions where converters.contains(use.converter) { found.insert(use.body) }
    return found.filter { !converters.contains($0.member) }.sorted {
      ($0.member, $0.part.rawValue) < ($1.member, $1.part.rawValue)
    }
  }

  // MARK: 6

  /// What else names the models of the API.
  private mutating func using() -> MigrationStep {
    let sources = Set(family.headers + family.swifts)
    let own = Set(family.types).union(clients(of: family.headers, isObjectiveC: true))
      .union(clients(of: family.swifts, isObjectiveC: false))
    let converters = Set(family.converters.map(\.member))
    let users = survey.mentions.filter { member, named in
      guard !named.isDisjoint(with: sources), !converters.contains(member) else { return false }
      return program.members[Int(member)].owner.map { !own.contains($0) && !isInside($0, sources) } ?? true
    }.keys.sorted()
    let places = users.map { sites.site(of: program.members[Int($0)]) }
    guard !family.domains.isEmpty else { return step(6, evidence: [], left: [MigrationStep.domainModel]) }
    return step(6, evidence: [], left: [], remaining: users.count, places: places.sorted())
  }

  /// Whether a type stands in one of some types.
  private func isInside(_ type: TypeID, _ types: Set<TypeID>) -> Bool {
    var next = program.types[Int(type)].enclosing
    for _ in 0..<16 {
      guard let outer = next else { return false }
      if types.contains(outer) { return true }
      next = program.types[Int(outer)].enclosing
    }
    return false
  }

  // MARK: 7

  /// The domain model conforms to a protocol for each source, and one extractor serves all models.
  private mutating func extracting() -> MigrationStep {
    var evidence: [Report.Site] = []
    var left: [String] = []
    let kinds = [(family.headers, MigrationStep.oldProtocol), (family.swifts, MigrationStep.newProtocol)]
    for (sources, name) in kinds where !sources.isEmpty {
      let found = family.domains.flatMap { requirements(of: $0, from: sources) }
      evidence += found.map { sites.site(of: $0) }
      if found.isEmpty { left.append(name) }
    }
    let extractors = program.types.indices.map { TypeID($0) }.filter { isExtractor($0) }
    evidence += extractors.map { sites.site(of: $0) }
    if extractors.isEmpty { left.append(MigrationStep.extractor) }
    return step(7, evidence: evidence, left: left)
  }

  /// The protocols that a domain model conforms to and that ask for an initialiser like that from its sources.
  private func requirements(of domain: TypeID, from sources: [TypeID]) -> [TypeID] {
    let labels = family.converters.filter { $0.to == domain && sources.contains($0.from) }.map {
      program.members[Int($0.member)].parameters.first?.label
    }
    return program.lineage(of: domain).filter { type in
      program.types[Int(type)].kind == .protocolType
        && program.types[Int(type)].members.contains { id in
          let member = program.members[Int(id)]
          return member.kind == .initializer && member.parameters.count == 1
            && labels.contains(member.parameters[0].label)
        }
    }
  }

  /// A type of the tree with a generic function or a parameter of its own, named as one that converts.
  private func isExtractor(_ type: TypeID) -> Bool {
    let entry = program.types[Int(type)]
    guard !entry.isForeign, String(entry.simpleName).camelWords.contains(where: { table.has(.extractor, $0) }) else {
      return false
    }
    return !entry.generics.isEmpty || entry.members.contains { isGeneric($0) }
  }

  private func isGeneric(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    return entry.kind == .function
      && program.files[Int(entry.file)].outline.declarations[entry.declaration].generics != nil
  }
}

extension MigrationStep {
  /// What may be left that has no name of its own.
  package static let (swiftModel, domainModel) = ("swift-model", "domain-model")
  package static let (oldProtocol, newProtocol, extractor) = ("old-protocol", "new-protocol", "extractor")
}
