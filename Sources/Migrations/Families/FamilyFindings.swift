import Inventories
import RuleCards
import Syntax

/// A family with its rows and how its converters fill them.
struct ReadFamily {
  let family: Family
  let rows: [FamilyRow]
  let conversions: [Conversion]
  /// The mappings of its types.
  let mappings: [TypeID: Mapping]
}

/// What is lost or changed between the forms of one model.
struct FamilyFindings {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable
  let read: ReadFamily
  /// The types of all families that come from outside the app.
  let api: Set<TypeID>

  private var program: Program { bodies.program }
  private var family: Family { read.family }

  func findings(_ writer: inout FindingWriter) {
    for row in read.rows { judge(row, &writer) }
    for conversion in read.conversions where conversion.isWhole { judge(conversion, &writer) }
    for domain in family.domains { judgeDomain(domain, &writer) }
  }

  // MARK: Rows

  private func judge(_ row: FamilyRow, _ writer: inout FindingWriter) {
    let types = family.types
    for (place, type) in types.enumerated() where !program.isImported(type) {
      guard let target = row.members[place] else {
        judgeLost(row, type, &writer)
        continue
      }
      for (source, member) in sources(of: row, before: place) { judge(member, of: source, target, of: type, &writer) }
    }
  }

  /// The members of a row that a type's own member comes from: the header's for a Swift model, both for the domain.
  private func sources(of row: FamilyRow, before place: Int) -> [(TypeID, MemberID)] {
    let isDomain = family.domains.contains(family.types[place])
    return zip(family.types, row.members).enumerated().compactMap { index, pair in
      guard index < place, let member = pair.1 else { return nil }
      let isSource = family.headers.contains(pair.0) || isDomain && family.swifts.contains(pair.0)
      return isSource ? (pair.0, member) : nil
    }
  }

  private func judge(
    _ source: MemberID, of sourceType: TypeID, _ target: MemberID, of type: TypeID, _ writer: inout FindingWriter
  ) {
    let (one, other) = (program.members[Int(source)], program.members[Int(target)])
    let name = program.displayName(of: sourceType) + "." + one.name
    guard other.kind == .stored else { return }
    if one.name != other.name { writer.add(.renamed, subject: target, also: [source], where: .from(name)) }
    switch (nilness(of: source), nilness(of: target)) {
    case (.nullable, .nonnull) where !substitutes(source, for: target, of: type):
      writer.add(.nullabilityNarrowed, subject: target, also: [source], where: .from(name))
    case (.nonnull, .nullable):
      writer.add(.nullabilityWidened, subject: target, also: [source], where: .from(name))
    default: break
    }
  }

  private enum Nilness { case nonnull, nullable, unknown }

  private func nilness(of member: MemberID) -> Nilness {
    switch program.type(of: member) {
    case .optional(_, implicitly: true), .unknown: .unknown
    case .optional: .nullable
    default: .nonnull
    }
  }

  /// Whether something stands for nil on the way: in a converter, in an initialiser that decodes by hand, or a default.
  private func substitutes(_ source: MemberID, for target: MemberID, of type: TypeID) -> Bool {
    let owner = program.members[Int(source)].owner
    let onTheWay = read.conversions.filter { $0.converter.to == type && $0.converter.from == owner }
    if let filling = onTheWay.compactMap({ $0.filled[target] }).first {
      return filling.passage.substitutes || filling.passage.isRendered
    }
    return (survey.writes[target] ?? []).contains { write in
      let body = program.members[Int(write.value.body.member)]
      return body.kind == .initializer && body.owner == type
        && body.parameters.contains { $0.type.name.map { table.has(.decoder, $0) } ?? false }
    }
  }

  // MARK: What a type lacks

  private func judgeLost(_ row: FamilyRow, _ type: TypeID, _ writer: inout FindingWriter) {
    guard let place = family.types.firstIndex(where: { family.headers.contains($0) }), let source = row.members[place],
      program.members[Int(source)].kind == .stored, !program.members[Int(source)].isStatic,
      program.carriedProperties(of: family.types[place]).contains(source), !isReadOnTheWay(source, to: type),
      !(family.swifts.contains(type) && isUnmapped(source, of: family.types[place]))
    else { return }
    writer.add(.lostInModel, type: type, key: row.key, at: nil, also: [source])
  }

  /// Whether a header's mapping leaves a property out: what the API does not answer, no Swift model decodes.
  private func isUnmapped(_ source: MemberID, of type: TypeID) -> Bool {
    guard let mapping = read.mappings[type], mapping.isWhole else { return false }
    return mapping.keys[program.importedNote(of: source)?.name ?? ""] == nil
  }

  /// Whether something that makes a type reads a property: then it is rendered, not lost. What is handed on whole may
  /// be read anywhere.
  private func isReadOnTheWay(_ source: MemberID, to type: TypeID) -> Bool {
    read.conversions.contains { $0.converter.to == type && ($0.read.contains(source) || !$0.isWhole) }
  }

  // MARK: Converters

  private func judge(_ conversion: Conversion, _ writer: inout FindingWriter) {
    let types = family.types
    guard let from = types.firstIndex(of: conversion.converter.from),
      let to = types.firstIndex(of: conversion.converter.to)
    else { return }
    let stored = Set(program.carriedProperties(of: conversion.converter.to))
    for row in read.rows {
      guard let source = row.members[from], let target = row.members[to], stored.contains(target),
        program.members[Int(source)].kind == .stored || program.importedNote(of: source) != nil
      else { continue }
      let filling = conversion.filled[target]
      let isLeft = filling.map { $0.isConstant && $0.sources.isEmpty } ?? true
      guard isLeft, !conversion.read.contains(source), !survey.isSetElsewhere(target, program) else { continue }
      let place = filling?.place ?? program.place(ofMember: conversion.converter.member)
      let name = program.displayName(of: conversion.converter.from)
      writer.add(.notCarried, subject: target, at: place, also: [source], where: .left(.conversion, by: name))
    }
  }

  // MARK: The domain

  /// A domain model that decodes, or that holds what the API is decoded into.
  private func judgeDomain(_ type: TypeID, _ writer: inout FindingWriter) {
    if program.decodes(type, table) {
      let others = family.types.filter { $0 != type }.map { program.displayName(of: $0) }
      writer.add(.domainDecodes, type: type, where: .among(others))
    }
    for property in program.carriedProperties(of: type) {
      guard let held = program.type(of: property).holding(api) else { continue }
      writer.add(.domainDecodes, subject: property, where: .among([program.displayName(of: held)]))
    }
  }
}

extension Type {
  /// The first of some types that this type is or holds.
  fileprivate func holding(_ types: Set<TypeID>, depth: Int = 0) -> TypeID? {
    guard depth < 8 else { return nil }
    if let id = declaredID, types.contains(id) { return id }
    return arguments.lazy.compactMap { $0.holding(types, depth: depth + 1) }.first
  }
}
