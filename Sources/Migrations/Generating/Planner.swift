import Facts
import Inventories
import RuleCards
import Syntax

/// Plans what is generated for a class: reads its properties, its mapping, and how the tree reads its numbers.
package struct Planner {
  private let bodies: Bodies
  private let table: ModelTable
  private let numbers: NumberTypes
  private let mappings: MappingReader
  private let readings: [MemberID: Set<String>]
  /// More models than this are not generated at once.
  private static let most = 32

  private var program: Program { bodies.program }

  /// A planner for a program.
  package init(_ program: Program, table: ModelTable = .builtIn) {
    bodies = Bodies(program: program)
    self.table = table
    numbers = NumberTypes(program: program, table: table)
    mappings = MappingReader(bodies: bodies, table: table)
    readings = Self.readings(bodies, table)
  }

  /// The classes of headers that can be generated from, by name.
  package var names: [String] {
    classes.map { program.types[Int($0)].name }.sorted()
  }

  private var classes: [TypeID] {
    program.types.indices.map { TypeID($0) }.filter { type in
      program.isImported(type) && program.types[Int(type)].kind == .classType && program.isModel(type)
    }
  }

  /// The plan for a class and for those of its properties' types; nil where no header has it.
  package func plan(_ name: String) -> GenerationPlan? {
    guard let first = classes.first(where: { program.types[Int($0)].name == name }) else { return nil }
    var plans: [ModelPlan] = []
    var waiting = [first]
    var seen: Set<TypeID> = [first]
    var sites = Sites(program: program)
    while !waiting.isEmpty, plans.count < Self.most {
      let type = waiting.removeFirst()
      var needed: [TypeID] = []
      plans.append(plan(type, &needed, sites.site(of: type)))
      waiting += needed.filter { seen.insert($0).inserted }
    }
    let has = { (name: String) in program.typeNamed(name) != nil }
    return GenerationPlan(
      models: plans, hasSwiftNamespace: has(GenerationPlan.swiftNamespace),
      hasDomainNamespace: has(GenerationPlan.domainNamespace), hasExtraction: has(GenerationPlan.extractor))
  }

  /// A class's name without the words that mark it as old and a library's capitals.
  func stem(of type: TypeID) -> String {
    var words = String(program.types[Int(type)].simpleName).camelWords
    words.removeAll { table.has(.old, $0) }
    while words.count > 2, words[0].count == 1, words[1].count == 1 { words.removeFirst() }
    if words.count > 1, words[0].count == 1 { words.removeFirst() }
    let stem = words.joined()
    return stem.isEmpty ? String(program.types[Int(type)].simpleName) : stem
  }

  private func plan(_ type: TypeID, _ needed: inout [TypeID], _ site: Report.Site) -> ModelPlan {
    let mapping = mappings.mapping(of: type)
    var properties: [ModelPlan.Property] = []
    var leftOut: [ModelPlan.LeftOut] = []
    var names: Set<String> = []
    let owners = program.lineage(of: type).filter { program.types[Int($0)].kind == .classType }.reversed()
    for id in owners.flatMap({ program.carriedProperties(of: $0) }) {
      guard names.insert(program.members[Int(id)].name).inserted else { continue }
      if let property = property(id, mapping, &needed) {
        properties.append(property)
      } else {
        let written = program.importedNote(of: id)?.type ?? ""
        leftOut.append(ModelPlan.LeftOut(name: program.members[Int(id)].name, type: written))
      }
    }
    return ModelPlan(
      name: stem(of: type), header: program.types[Int(type)].name, site: site, properties: properties, leftOut: leftOut)
  }

  // MARK: Properties

  private func property(_ id: MemberID, _ mapping: Mapping?, _ needed: inout [TypeID]) -> ModelPlan.Property? {
    let member = program.members[Int(id)]
    guard let note = program.importedNote(of: id) else { return nil }
    let resolved = program.type(of: id)
    let (shape, reading, isGuess): (ModelPlan.Shape, ModelPlan.Reading, Bool)
    if let number = numbers.number(of: id) {
      guard let made = self.number(number, id, note) else { return nil }
      (shape, reading, isGuess) = made
    } else if note.isScalar {
      guard let made = scalar(resolved) else { return nil }
      (shape, reading, isGuess) = (made.0, made.1, false)
    } else {
      guard let made = object(resolved, &needed) else { return nil }
      (shape, reading, isGuess) = (made, .asIs, false)
    }
    return ModelPlan.Property(
      name: member.name, type: shape, isOptional: resolved.isOptional && !note.isScalar, reading: reading,
      keys: keys(note.name, mapping), isGuess: isGuess)
  }

  /// The keys that lead to a property in what the API answers.
  private func keys(_ name: String, _ mapping: Mapping?) -> [String] {
    guard let mapping else { return [name] }
    switch mapping.keys[name] {
    case .some(.some(let path)): return path.isEmpty ? [name] : path.split(separator: ".").map(String.init)
    case .some(.none): return []
    case .none: return mapping.isWhole ? [] : [name]
    }
  }

  private func number(
    _ number: Number, _ id: MemberID, _ note: ImportedNote
  ) -> (ModelPlan.Shape, ModelPlan.Reading, Bool)? {
    switch number {
    case .boxed: return boxed(id)
    case .anything: return nil
    case .exact: return (.value("Decimal"), note.isScalar ? .asIs : .member("decimalValue"), false)
    case .integer(let bits, let isWord):
      guard let name = program.type(of: id).foreignName else { return nil }
      let isSwift = table.number(name) == number && name.first?.isUppercase == true && !name.hasPrefix("C")
      if isWord || !isSwift, bits <= 64 { return (.value(bits == 64 && !isWord ? "Int64" : "Int"), .converted, false) }
      return (.value(name), .asIs, false)
    case .fraction:
      return program.type(of: id).foreignName.map { (.value($0), .asIs, false) }
    }
  }

  /// A number of any kind, by how the tree reads it, else by its name.
  private func boxed(_ id: MemberID) -> (ModelPlan.Shape, ModelPlan.Reading, Bool) {
    let read = (readings[id] ?? []).sorted()
    if read.count == 1, let type = table.reading(read[0], in: .swift) { return (.value(type), .member(read[0]), false) }
    let words = program.members[Int(id)].name.camelWords.map { $0.lowercased() }
    let last = words.last ?? ""
    if table.has(.money, last) { return (.value("Decimal"), .member("decimalValue"), false) }
    if let first = words.first, table.has(.flags, first) { return (.value("Bool"), .member("boolValue"), true) }
    let isWhole = table.has(.whole, last)
    return isWhole ? (.value("Int"), .member("intValue"), true) : (.value("Double"), .member("doubleValue"), true)
  }

  /// A Boolean, or an enumeration by its raw value; a struct is none that decodes.
  private func scalar(_ type: Type) -> (ModelPlan.Shape, ModelPlan.Reading)? {
    guard let name = type.foreignName else { return nil }
    if name == "Bool" { return (.value(name), .asIs) }
    switch ObjectiveCTable.builtIn.entries[name] {
    case .structure, .reference, .block: return nil
    default: return (.value("Int"), .rawValue)
    }
  }

  /// An object that decodes: a value of the system's, a list of such, another model, a list of such.
  private func object(_ type: Type, _ needed: inout [TypeID]) -> ModelPlan.Shape? {
    if let model = self.model(type) {
      needed.append(model)
      return .model(stem(of: model))
    }
    guard let name = type.foreignName else { return nil }
    if table.has(.decodable, name) { return .value(name) }
    guard name == "Array", let element = type.arguments.first else { return list(name, type) }
    if let model = self.model(element) {
      needed.append(model)
      return .models(stem(of: model))
    }
    guard let inner = element.foreignName, table.has(.decodable, inner) else { return nil }
    return .value("[\(inner)]")
  }

  private func list(_ name: String, _ type: Type) -> ModelPlan.Shape? {
    let inner = type.arguments.compactMap(\.foreignName)
    guard inner.allSatisfy({ table.has(.decodable, $0) }) else { return nil }
    switch (name, inner.count) {
    case ("Set", 1): return .value("Set<\(inner[0])>")
    case ("Dictionary", 2): return inner[0] == "String" ? .value("[String: \(inner[1])]") : nil
    default: return nil
    }
  }

  private func model(_ type: Type) -> TypeID? {
    guard let id = type.declaredID, program.isImported(id), program.types[Int(id)].kind == .classType else {
      return nil
    }
    return id
  }

  /// By which members the tree reads the numbers that headers keep in objects.
  private static func readings(_ bodies: Bodies, _ table: ModelTable) -> [MemberID: Set<String>] {
    var found: [MemberID: Set<String>] = [:]
    bodies.forEach { body in
      guard !body.isMessaging else { return }
      for value in body.facts.values {
        guard case .member(let base, let name, _) = value, table.reading(name, in: .swift) != nil,
          let property = bodies.property(at: body.plain(base), in: body)
        else { continue }
        found[property, default: []].insert(name)
      }
    }
    return found
  }
}
