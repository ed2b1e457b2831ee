import Facts
import Inventories
import RuleCards
import Syntax

/// What headers say of nil against what implementations do.
struct NilFindings {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable

  private var program: Program { bodies.program }

  /// Findings about the members that headers declare.
  func findings(_ writer: inout FindingWriter) {
    for (index, type) in program.types.enumerated() where program.isImported(TypeID(index)) {
      guard !type.isForeign, !program.isInterface(.declared(TypeID(index), [])) else { continue }
      for member in type.members { judge(member, of: TypeID(index), &writer) }
    }
  }

  private func judge(_ id: MemberID, of type: TypeID, _ writer: inout FindingWriter) {
    guard let note = program.importedNote(of: id), !note.isScalar else { return }
    let member = program.members[Int(id)]
    let returned = nilReturn(of: id)
    switch member.type {
    case .optional(_, implicitly: true):
      let isRequirement = program.types[Int(type)].kind == .protocolType && member.kind == .function
      guard returned != nil || !isRequirement else { return }
      writer.add(.unaudited, level: returned == nil ? .note : .warning, subject: id, at: nil, also: [], where: nil)
    case .optional: break
    default:
      if let returned {
        writer.add(.nonnullContradicted, subject: id, at: returned)
      } else if isNeverAssigned(id, of: type) {
        writer.add(.nonnullContradicted, subject: id, where: .neverAssigned)
      }
    }
  }

  /// Where a getter or a method returns nil as written.
  private func nilReturn(of member: MemberID) -> Place? {
    for body in bodies.all(of: member) where body.place.part == .getter || body.place.part == .code {
      if let value = body.returned.first(where: { body.isNil($0) }) { return body.place(of: value, bodies) }
    }
    return nil
  }

  /// Whether a property that only its class can set is never set by it: then it is nil, whatever the header says.
  private func isNeverAssigned(_ id: MemberID, of type: TypeID) -> Bool {
    let member = program.members[Int(id)]
    guard member.kind == .stored, program.isReadOnly(id), holdsContent(member), survey.writes[id] == nil,
      setsOthers(than: id, type), !program.isReflecting(type, table), !fillsByReflection(type)
    else { return false }
    return !names(member.name, in: type)
  }

  /// Whether bodies of a class set other properties that only it can set: then it sets them by hand.
  private func setsOthers(than id: MemberID, _ type: TypeID) -> Bool {
    program.types[Int(type)].members.contains { other in
      other != id && program.isReadOnly(other)
        && (survey.writes[other] ?? []).contains { program.members[Int($0.value.body.member)].owner == type }
    }
  }

  /// Whether a property holds a value of the system's: an object of the tree may be an outlet that a nib sets.
  private func holdsContent(_ member: Member) -> Bool {
    guard case .foreign(let name, _) = program.resolve(member.type, in: Scope(file: member.file, type: member.owner))
    else { return false }
    return program.rules.hasRole(name, .scalar) || program.rules.hasRole(name, .container)
  }

  /// Whether a body of the class fills its properties by their names.
  private func fillsByReflection(_ type: TypeID) -> Bool {
    program.types[Int(type)].members.contains { member in
      bodies.all(of: member).contains { body in
        !body.isWhole || body.calls.contains { body.lastName($0.callee).map { table.has(.filling, $0) } ?? false }
      }
    }
  }

  /// Whether a body of the class hands the property's variable to something: `&_name`.
  private func names(_ name: String, in type: TypeID) -> Bool {
    program.types[Int(type)].members.contains { member in
      bodies.all(of: member).contains { body in
        body.facts.values.contains {
          if case .reference(let inner) = $0 { body.lastName(inner) == name } else { false }
        }
      }
    }
  }
}
