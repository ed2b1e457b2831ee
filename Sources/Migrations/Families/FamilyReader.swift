import Inventories
import RuleCards
import Syntax

/// Reads what converters and mappings say of families.
struct FamilyReader {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable

  /// The families with their rows, in the same order.
  func read(_ families: [Family]) -> [ReadFamily] {
    let types = NumberTypes(program: bodies.program, table: table)
    let passages = PassageReader(bodies: bodies, types: types)
    let reader = ConversionReader(bodies: bodies, survey: survey, reader: passages)
    let mappings = MappingReader(bodies: bodies, table: table)
    return families.map { family in
      let conversions = family.converters.compactMap { reader.conversion($0) }
      let listed = family.types.compactMap { type in mappings.mapping(of: type).map { (type, $0) } }
      let known = Dictionary(listed) { one, _ in one }
      let rows = FamilyRows(
        program: bodies.program, family: family, mappings: known, conversions: conversions)
      return ReadFamily(family: family, rows: rows.rows(), conversions: conversions, mappings: known)
    }
  }
}

/// What Swift models say of numbers that a header keeps in an object.
struct NumberTwins {
  let program: Program
  let table: ModelTable

  /// For each property of a header the numbers that the Swift models of its family declare.
  func evidence(_ families: [ReadFamily]) -> [MemberID: Set<Number>] {
    let types = NumberTypes(program: program, table: table)
    var found: [MemberID: Set<Number>] = [:]
    for read in families {
      for row in read.rows {
        for case (let header?, let type) in zip(row.members, read.family.types) where program.isImported(type) {
          for case (let twin?, let other) in zip(row.members, read.family.types)
          where read.family.swifts.contains(other) {
            if let number = types.number(of: twin) { found[header, default: []].insert(number) }
          }
        }
      }
    }
    return found
  }
}

extension [Report.Model] {
  /// The models with what each is one with, its members too.
  func joined(by families: [MigratedModel], _ found: [Family], _ program: Program) -> [Report.Model] {
    var models = self
    var same: [String: [Report.SameModel]] = [:]
    for family in found {
      for link in family.links {
        let (one, other) = (program.displayName(of: link.one), program.displayName(of: link.other))
        same[one, default: []].append(Report.SameModel(model: other, why: link.why))
        same[other, default: []].append(Report.SameModel(model: one, why: link.why))
      }
    }
    var members: [String: [String]] = [:]
    for family in families {
      for row in family.rows {
        let names = zip(family.forms, row.cells).compactMap { form, cell in cell.map { "\(form.name).\($0.name)" } }
        for name in names where names.count > 1 { members[name] = names.filter { $0 != name } }
      }
    }
    for index in models.indices {
      models[index].sameAs = (same[models[index].name] ?? []).sorted { $0.model < $1.model }
      for field in models[index].fields.indices {
        models[index].fields[field].sameAs = members["\(models[index].name).\(models[index].fields[field].key)"] ?? []
      }
    }
    return models
  }
}
