import Inventories
import RuleCards
import Syntax

/// Finds the types of a tree that are one model (rule P3): where an initialiser or method makes one from the other, or
/// where one's name holds the other's.
struct FamilyFinder {
  private let program: Program
  private let table: ModelTable
  private let same: SameModel
  private let models: [TypeID]
  private let converters: [Converter]

  init(program: Program, configured: [Set<String>], table: ModelTable) {
    self.program = program
    self.table = table
    same = SameModel(program: program, configured: configured)
    let models = program.types.indices.map { TypeID($0) }.filter { type in
      let kind = program.types[Int(type)].kind
      return (kind == .classType || kind == .structure) && program.isModel(type)
    }
    self.models = models
    converters = Self.converters(program, Set(models))
  }

  /// The families of two types or more, in the order of their first type's file and place.
  func families() -> [Family] {
    var roots = Dictionary(uniqueKeysWithValues: models.map { ($0, $0) })
    let links = links()
    for link in links { roots.join(link.one, link.other) }
    let groups = Dictionary(grouping: models) { roots.root($0) }.values.filter { $0.count > 1 }
    let ordered = groups.map { $0.sorted { program.order($0) < program.order($1) } }
    return ordered.compactMap { family($0, links) }.sorted { one, other in
      guard let first = one.types.first, let second = other.types.first else { return false }
      return program.order(first) < program.order(second)
    }
  }

  // MARK: Links

  private func links() -> [Family.Link] {
    var found: Set<Family.Link> = []
    var tried: Set<Set<TypeID>> = []
    let propose = { (one: TypeID, other: TypeID) in
      let areHeaders = program.isImported(one) && program.isImported(other)
      guard one != other, !areHeaders, tried.insert([one, other]).inserted else { return }
      guard let why = same.why(.declared(one), .declared(other)), why != .conforms else { return }
      found.insert(Family.Link(one: min(one, other), other: max(one, other), why: why))
    }
    for converter in converters { propose(converter.from, converter.to) }
    let bySimpleName = Dictionary(grouping: models) { String(program.types[Int($0)].simpleName) }
    for header in models where program.isImported(header) {
      for run in runs(of: String(program.types[Int(header)].simpleName)) {
        for type in bySimpleName[run] ?? [] where !program.isImported(type) { propose(header, type) }
      }
    }
    for group in bySimpleName.values where group.count > 1 {
      let swift = group.filter { !program.isImported($0) }
      for decoded in swift where program.decodes(decoded, table) {
        for other in swift { propose(decoded, other) }
      }
    }
    return found.sorted { ($0.one, $0.other) < ($1.one, $1.other) }
  }

  /// The runs of words in a name: `OldDoor` has `OldDoor` and `Door`.
  private func runs(of name: String) -> [String] {
    let words = name.camelWords
    guard words.count <= 12 else { return [name] }
    return words.indices.map { words[$0...].joined() }.filter { $0.utf8.count > 2 }
  }

  /// What makes a model from another: an initialiser of the one, a method of the other.
  private static func converters(_ program: Program, _ models: Set<TypeID>) -> [Converter] {
    program.members.enumerated().compactMap { index, member in
      guard let owner = member.owner else { return nil }
      let scope = program.scope(of: MemberID(index))
      switch member.kind {
      case .initializer:
        let needed = member.parameters.filter { $0.defaultValue == nil }
        guard let first = member.parameters.first, needed.count <= 1, models.contains(owner),
          let from = program.resolve(first.type, in: scope).declaredID, from != owner, models.contains(from),
          !program.keeps(owner, from)
        else { return nil }
        return Converter(from: from, to: owner, member: MemberID(index))
      case .function, .computed:
        guard !member.isStatic, member.parameters.isEmpty, models.contains(owner), !member.bodies.isEmpty,
          let to = program.resolve(member.type, in: scope).declaredID, to != owner, models.contains(to),
          program.areNamedAlike(owner, to)
        else { return nil }
        return Converter(from: owner, to: to, member: MemberID(index))
      default: return nil
      }
    }
  }

  // MARK: Roles

  /// The types of a group by what they are; nil where none comes from outside the app.
  private func family(_ types: [TypeID], _ links: [Family.Link]) -> Family? {
    var family = Family()
    let members = Set(types)
    family.links = links.filter { members.contains($0.one) }
    family.converters = converters.filter { members.contains($0.from) && members.contains($0.to) }
    for type in types {
      if program.isImported(type) {
        family.headers.append(type)
      } else if isDomain(type, family.converters) {
        family.domains.append(type)
      } else {
        family.swifts.append(type)
      }
    }
    let comesFromOutside = !family.headers.isEmpty || !family.swifts.isEmpty
    return comesFromOutside ? family : nil
  }

  /// Whether a Swift type is the app's own: it does not decode, is made from one that does, or a namespace says so.
  private func isDomain(_ type: TypeID, _ converters: [Converter]) -> Bool {
    if !program.decodes(type, table) { return true }
    let outer = program.types[Int(type)].name.split(separator: ".").dropLast()
    if outer.contains(where: { table.has(.domain, String($0)) }) { return true }
    return converters.contains { $0.to == type && !program.isImported($0.from) && program.decodes($0.from, table) }
  }
}

extension Program {
  /// Whether a type has a property of another: then it holds one, and is no form of it.
  fileprivate func keeps(_ type: TypeID, _ other: TypeID) -> Bool {
    types[Int(type)].members.contains { id in
      members[Int(id)].kind == .stored && self.type(of: id).declaredID == other
    }
  }

  /// Whether the name of one type holds that of another.
  fileprivate func areNamedAlike(_ one: TypeID, _ other: TypeID) -> Bool {
    let (first, second) = (types[Int(one)].simpleName, types[Int(other)].simpleName)
    return first.contains(second) || second.contains(first)
  }

  /// Whether a type is filled by a decoder: by what it conforms to, or by an initialiser of its own.
  func decodes(_ type: TypeID, _ table: ModelTable) -> Bool {
    if foreignAncestors(of: type).contains(where: { table.has(.decoding, $0) }) { return true }
    return types[Int(type)].members.contains { id in
      let member = members[Int(id)]
      return member.kind == .initializer
        && member.parameters.contains { $0.type.name.map { table.has(.decoder, $0) } ?? false }
    }
  }
}

extension [TypeID: TypeID] {
  /// The first of the types that are joined with one.
  fileprivate func root(_ type: TypeID) -> TypeID {
    var next = type
    while let outer = self[next], outer != next { next = outer }
    return next
  }

  /// Joins the groups of two types.
  fileprivate mutating func join(_ one: TypeID, _ other: TypeID) {
    let (first, second) = (root(one), root(other))
    self[Swift.max(first, second)] = Swift.min(first, second)
  }
}
