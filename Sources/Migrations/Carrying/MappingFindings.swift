import Facts
import Inventories
import RuleCards
import Syntax

/// A list of properties with the keys that they have outside of the program.
struct Mapping {
  /// The keys by the names of the properties; nil where a property is left out on purpose.
  var keys: [String: String?] = [:]
  /// Where each name stands.
  var places: [String: Place] = [:]
  /// Whether it lists all that is mapped.
  var isWhole = false
  /// What maps.
  var name = ""
  /// Where it stands.
  var place: Place
}

/// Reads the mappings of types.
struct MappingReader {
  let bodies: Bodies
  let table: ModelTable

  private var program: Program { bodies.program }

  /// The mapping of a type; nil where it has none.
  func mapping(of type: TypeID) -> Mapping? { listed(in: type) ?? coded(in: type) }

  /// A method of Objective-C, or of a Swift class, that answers a dictionary of names and keys.
  private func listed(in type: TypeID) -> Mapping? {
    for id in program.types[Int(type)].members {
      let member = program.members[Int(id)]
      guard let extent = table.mappings[member.name], let body = bodies.all(of: id).first else { continue }
      var mapping = Mapping(isWhole: extent == .whole, name: member.name, place: body.nameOfMember(bodies))
      var literals = 0
      for index in body.facts.values.indices {
        guard case .collection(.dictionary, let parts) = body.facts.values[index] else { continue }
        literals += 1
        for place in stride(from: 0, to: parts.count - 1, by: 2) {
          note(parts[place].value, parts[place + 1].value, body, &mapping)
        }
      }
      let isBased = body.facts.values.contains { if case .member(_, let name, _) = $0 { isBase(name) } else { false } }
      mapping.isWhole =
        mapping.isWhole && literals == 1 && !mapping.keys.isEmpty && !isBased && !callsSuper(body) && body.isWhole
      return mapping
    }
    return nil
  }

  private func note(_ name: ValueID, _ key: ValueID, _ body: OpenBody, _ mapping: inout Mapping) {
    guard let property = propertyName(name, body) else {
      mapping.isWhole = false
      return
    }
    let isExcluded = body.lastName(key).map { table.has(.excluded, $0) } ?? false
    mapping.keys[property] = isExcluded ? .some(nil) : .some(body.text(key) ?? "")
    mapping.places[property] = body.place(of: name, bodies)
  }

  /// The property that a key of a mapping names: by its text, by its selector, or by a macro that checks it.
  private func propertyName(_ id: ValueID, _ body: OpenBody) -> String? {
    if let text = body.text(id) { return text }
    guard case .call(let callee, let arguments) = body.value(id), let name = body.lastName(callee) else {
      return body.lastName(id).flatMap { $0.contains("#") ? nil : $0 }
    }
    if table.has(.selector, name) || name.hasPrefix("@") || name.hasPrefix("#") || arguments.count <= 2 {
      guard let last = arguments.last?.value else { return nil }
      if case .call = body.value(last) { return propertyName(last, body) }
      return body.text(last) ?? body.lastName(last)
    }
    return nil
  }

  private func isBase(_ name: String) -> Bool { table.has(.base, name) }

  private func callsSuper(_ body: OpenBody) -> Bool { body.facts.values.contains(.superObject) }

  /// The list of keys inside a Swift type: cases with their texts.
  private func coded(in type: TypeID) -> Mapping? {
    let name = program.types[Int(type)].name
    guard program.decodes(type, table),
      let keys = table.names(.keys).compactMap({ program.typeNamed(name + "." + $0) }).first
    else { return nil }
    var mapping = Mapping(isWhole: true, name: program.types[Int(keys)].name, place: program.place(ofType: keys))
    for id in program.types[Int(keys)].members {
      let member = program.members[Int(id)]
      guard member.kind == .enumCase else { continue }
      let written = member.initialValue.map { program.text($0, member.file) }
      mapping.keys[member.name] = .some(written?.filter { $0 != "\"" } ?? member.name)
      mapping.places[member.name] = program.place(ofMember: id)
    }
    return mapping.keys.isEmpty ? nil : mapping
  }
}

extension Program {
  /// The type of a full name.
  func typeNamed(_ name: String) -> TypeID? { typeID(named: name, in: Scope(file: 0, type: nil)) }

  /// Where a type's name stands.
  func place(ofType type: TypeID) -> Place {
    let entry = types[Int(type)]
    return Place(file: entry.file, range: files[Int(entry.file)].outline.declarations[entry.declaration].name)
  }

  /// Where a member's name stands.
  func place(ofMember member: MemberID) -> Place {
    let entry = members[Int(member)]
    return Place(file: entry.file, range: files[Int(entry.file)].outline.declarations[entry.declaration].name)
  }
}

/// Mappings that leave a property behind or name one that is not there.
struct MappingFindings {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable

  private var program: Program { bodies.program }

  func findings(_ writer: inout FindingWriter) {
    let reader = MappingReader(bodies: bodies, table: table)
    let isListed = !namesUnlisted
    for index in program.types.indices {
      let type = TypeID(index)
      guard program.isModel(type), var mapping = reader.mapping(of: type) else { continue }
      if program.isImported(type), !isListed { mapping.isWhole = false }
      judge(mapping, of: type, &writer)
    }
  }

  private func judge(_ mapping: Mapping, of type: TypeID, _ writer: inout FindingWriter) {
    let isCoded = !program.isImported(type)
    if mapping.isWhole, !(isCoded && readsByHand(type)) {
      for property in program.carriedProperties(of: type) {
        guard mapping.keys[ownName(of: property)] == nil, !survey.isSetElsewhere(property, program),
          !isWritten(property)
        else {
          continue
        }
        writer.add(.notCarried, subject: property, at: mapping.place, where: .left(.mapping, by: mapping.name))
      }
    }
    guard !isCoded, isWholeFamily(type) else { return }
    for name in mapping.keys.keys.sorted() where isUnknown(name, type) {
      writer.add(.mapsUnknown, type: type, key: name, at: mapping.places[name])
    }
  }

  /// The name by which its own language knows a property.
  private func ownName(of property: MemberID) -> String {
    program.importedNote(of: property)?.name ?? program.members[Int(property)].name
  }

  /// Whether the tree shows that what a mapping does not list is mapped all the same.
  private var namesUnlisted: Bool {
    let names = table.names(.unlisted)
    return program.members.contains { names.contains($0.name) } || survey.called.contains { names.contains($0) }
  }

  /// Whether a body of the class itself sets a property of Objective-C.
  private func isWritten(_ property: MemberID) -> Bool {
    program.importedNote(of: property) != nil && survey.writes[property] != nil
  }

  private func isUnknown(_ name: String, _ type: TypeID) -> Bool {
    let plain = name.split(separator: ".").first.map(String.init) ?? name
    return bodies.property(named: plain, of: .declared(type, [])) == nil
      && !program.lineage(of: type).contains { inner in
        program.types[Int(inner)].members.contains { program.importedNote(of: $0)?.name == plain }
      }
  }

  /// Whether all superclasses but the reflecting one are at hand.
  private func isWholeFamily(_ type: TypeID) -> Bool {
    guard let top = program.lineage(of: type).last(where: { program.types[Int($0)].kind == .classType }) else {
      return false
    }
    let above = program.types[Int(top)].inherited.compactMap(\.name)
    return above.contains { table.has(.reflecting, $0) || $0 == rootClass }
  }

  private var rootClass: String { "NSObject" }

  /// Whether a Swift type decodes with an initialiser of its own.
  private func readsByHand(_ type: TypeID) -> Bool {
    program.types[Int(type)].members.contains { id in
      let member = program.members[Int(id)]
      return member.kind == .initializer
        && member.parameters.contains { $0.type.name.map { table.has(.decoder, $0) } ?? false }
    }
  }
}
