import Syntax

/// Writes models into the report.
package struct ModelListing {
  let program: Program
  private var sites: Sites

  /// A listing of a program's models.
  package init(program: Program) {
    self.program = program
    sites = Sites(program: program)
  }

  /// The models with their fields in the order of their declaration, inherited ones first.
  package func models(_ types: [TypeID]) -> [Report.Model] {
    var copy = self
    return types.map { copy.model($0) }
  }

  private mutating func model(_ type: TypeID) -> Report.Model {
    let site = sites.site(of: type)
    return Report.Model(
      name: program.displayName(of: type), language: program.isImported(type) ? .objectiveC : .swift, kind: kind(type),
      file: site.file, line: site.line,
      fields: program.values(of: type).map { field($0) })
  }

  private func kind(_ type: TypeID) -> ModelKind {
    switch program.types[Int(type)].kind {
    case .structure: .structure
    case .enumeration: .enumeration
    case .protocolType: .protocolType
    default: program.isImported(type) ? .interface : .classType
    }
  }

  private mutating func field(_ id: MemberID) -> Report.Field {
    let member = program.members[Int(id)]
    let declaration = program.files[Int(member.file)].outline.declarations[member.declaration]
    let note = program.importedNote(of: id)
    let written = note?.type ?? declaration.type.map { program.text($0, member.file) } ?? ""
    return Report.Field(
      key: member.name, type: written.isEmpty ? "-" : written, nullability: nullability(member.type, note),
      stored: member.kind == .stored, by: note.map { $0.isFromText ? .text : .libclang } ?? .swift,
      site: sites.site(of: member))
  }

  private func nullability(_ type: TypeName, _ note: ImportedNote?) -> Nullability {
    if note?.isScalar == true { return .scalar }
    switch type {
    case .optional(_, implicitly: true): return .unaudited
    case .optional: return .nullable
    default: return .nonnull
    }
  }
}
