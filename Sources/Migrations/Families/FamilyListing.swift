import Inventories
import RuleCards
import Syntax

/// Writes families as values for reports.
struct FamilyListing {
  let program: Program
  let table: ModelTable
  private var sites: Sites
  private let models: [String: Report.Model]

  init(program: Program, table: ModelTable, families: [ReadFamily]) {
    self.program = program
    self.table = table
    sites = Sites(program: program)
    let types = families.flatMap(\.family.types)
    let listed = ModelListing(program: program).models(types)
    models = Dictionary(listed.map { ($0.name, $0) }) { one, _ in one }
  }

  /// A family with its steps and the rules that found something about its properties.
  mutating func listed(_ read: ReadFamily, _ steps: [MigrationStep], _ findings: [Report.Finding]) -> MigratedModel {
    let family = read.family
    let forms = family.types.map { type in
      MigratedModel.Form(name: program.displayName(of: type), role: role(of: type, family), site: sites.site(of: type))
    }
    return MigratedModel(
      name: name(of: family), forms: forms,
      rows: read.rows.map { row($0, read, findings, forms.map(\.name)) }, steps: steps)
  }

  private func role(of type: TypeID, _ family: Family) -> MigratedModel.Role {
    family.headers.contains(type) ? .header : family.swifts.contains(type) ? .swift : .domain
  }

  /// The shortest simple name of its types, which the longer ones mark.
  private func name(of family: Family) -> String {
    let names = family.types.map { String(program.types[Int($0)].simpleName) }
    return names.min { ($0.count, $0) < ($1.count, $1) } ?? ""
  }

  private mutating func row(
    _ row: FamilyRow, _ read: ReadFamily, _ findings: [Report.Finding], _ names: [String]
  ) -> MigratedModel.Row {
    let cells = zip(read.family.types, row.members).map { type, member in member.flatMap { cell($0, type) } }
    let rules = findings.filter { finding in
      guard let model = finding.model, let place = names.firstIndex(of: model) else { return false }
      return finding.key == (cells[place]?.name ?? row.key)
    }.map(\.rule)
    var seen: Set<Fault> = []
    return MigratedModel.Row(
      key: row.key, cells: cells, carries: carries(row, read), rules: rules.filter { seen.insert($0).inserted })
  }

  private func cell(_ member: MemberID, _ type: TypeID) -> MigratedModel.Cell? {
    let entry = program.members[Int(member)]
    return models[program.displayName(of: type)]?.fields.first { $0.key == entry.name }.map { field in
      MigratedModel.Cell(
        name: field.key, type: field.type == "-" ? "" : field.type, nullability: field.nullability,
        isComputed: !field.stored, site: field.site)
    }
  }

  private mutating func carries(_ row: FamilyRow, _ read: ReadFamily) -> [MigratedModel.Carry] {
    read.conversions.compactMap { conversion in
      guard let from = read.family.types.firstIndex(of: conversion.converter.from),
        let to = read.family.types.firstIndex(of: conversion.converter.to), let target = row.members[to],
        let filling = conversion.filled[target]
      else { return nil }
      return MigratedModel.Carry(
        from: from, to: to, source: program.text(filling.place.range, filling.place.file),
        site: sites.site(filling.place))
    }
  }
}
