import Syntax

/// Writes models into the report.
struct ModelListing {
  let program: Program
  private var sites: Sites

  init(program: Program) {
    self.program = program
    sites = Sites(program: program)
  }

  /// The models with their fields in the order of their declaration, inherited ones first.
  func models(_ types: [TypeID]) -> [Report.Model] {
    var copy = self
    return types.map { copy.model($0) }
  }

  private mutating func model(_ type: TypeID) -> Report.Model {
    let entry = program.types[Int(type)]
    let site = sites.site(of: type)
    return Report.Model(
      name: program.displayName(of: type), language: .swift, kind: kind(entry.kind), file: site.file, line: site.line,
      fields: program.values(of: type).map { field($0) })
  }

  private func kind(_ kind: Declaration.Kind) -> ModelKind {
    switch kind {
    case .structure: .structure
    case .enumeration: .enumeration
    case .protocolType: .protocolType
    default: .classType
    }
  }

  private mutating func field(_ id: MemberID) -> Report.Field {
    let member = program.members[Int(id)]
    let declaration = program.files[Int(member.file)].outline.declarations[member.declaration]
    let written = declaration.type.map { program.text($0, member.file) } ?? ""
    return Report.Field(
      key: member.name, type: written.isEmpty ? "-" : written, nullability: nullability(member.type),
      stored: member.kind == .stored, site: sites.site(of: member))
  }

  private func nullability(_ type: TypeName) -> Nullability {
    switch type {
    case .optional(_, implicitly: true): .unaudited
    case .optional: .nullable
    default: .nonnull
    }
  }
}
