import Inventories
import RuleCards
import Syntax

/// What is found about the models of a tree, whatever screens show them. The main path of this room: read it first.
package struct Migration: Sendable {
  /// The report: the models with their fields, and the findings.
  package var report = Report()
  /// The models that have several forms, with their properties and steps.
  package private(set) var families: [MigratedModel] = []

  /// Reads the models of a program.
  package init(_ program: Program, settings: Settings, table: ModelTable = .builtIn) {
    let found = FamilyFinder(program: program, configured: settings.sameModels, table: table).families()
    let bodies = Bodies(program: program)
    let converters = Set(found.flatMap(\.converters).map(\.member))
    let survey = Survey(bodies, table: table, converters: converters)
    let families = FamilyReader(bodies: bodies, survey: survey, table: table).read(found)
    let api = Set(found.flatMap { $0.headers + $0.swifts })
    var writer = FindingWriter(program: program)
    NilFindings(bodies: bodies, survey: survey, table: table).findings(&writer)
    CopyFindings(bodies: bodies, survey: survey, table: table).findings(&writer)
    CopyingInitialisers(bodies: bodies, survey: survey, table: table).findings(&writer)
    RebuildFindings(bodies: bodies, survey: survey, table: table).findings(&writer)
    MappingFindings(bodies: bodies, survey: survey, table: table).findings(&writer)
    for family in families {
      FamilyFindings(bodies: bodies, survey: survey, table: table, read: family, api: api).findings(&writer)
    }
    let twins = NumberTwins(program: program, table: table).evidence(families)
    NumberFindings(bodies: bodies, survey: survey, table: table, twins: twins).findings(&writer)
    report.findings = writer.findings
    var listing = FamilyListing(program: program, table: table, families: families)
    self.families = families.map { family in
      let steps = Steps(program: program, survey: survey, table: table, read: family, findings: writer.findings)
      return listing.listed(family, steps.steps(), writer.findings)
    }
    let listed = Self.listed(program, writer.findings, found)
    report.models = ModelListing(program: program).models(listed).joined(by: self.families, found, program)
  }

  /// The models of headers, those of several forms, and those that something was found about, in the order of their
  /// files.
  private static func listed(_ program: Program, _ findings: [Report.Finding], _ families: [Family]) -> [TypeID] {
    let named = Set(findings.compactMap(\.model))
    let joined = Set(families.flatMap(\.types))
    let types = program.types.indices.map { TypeID($0) }.filter { type in
      guard program.isModel(type) else { return false }
      return program.isImported(type) || joined.contains(type) || named.contains(program.displayName(of: type))
    }
    return types.sorted { program.order($0) < program.order($1) }
  }
}

extension Program {
  /// A place in a fixed order: the file's path, then the place in it.
  func order(_ type: TypeID) -> (String, Int, TypeID) {
    let entry = types[Int(type)]
    return (files[Int(entry.file)].source.path, entry.declaration, type)
  }
}
