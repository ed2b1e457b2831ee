import Facts
import Inventories
import RuleCards
import Syntax

/// Initialisers that copy another value of their own type, and dictionaries that are written and read, that leave a
/// property behind.
struct CopyingInitialisers {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable

  private var program: Program { bodies.program }

  func findings(_ writer: inout FindingWriter) {
    for index in program.types.indices {
      let type = TypeID(index)
      guard program.isModel(type), !program.isReflecting(type, table) else { continue }
      let properties = program.carriedProperties(of: type)
      guard properties.count > 1 else { continue }
      for id in program.types[index].members where program.members[Int(id)].kind == .initializer {
        judgeCopy(id, of: type, properties, &writer)
      }
      judgeDictionaries(of: type, properties, &writer)
    }
  }

  // MARK: Copies

  private func judgeCopy(_ id: MemberID, of type: TypeID, _ properties: [MemberID], _ writer: inout FindingWriter) {
    let member = program.members[Int(id)]
    let needed = member.parameters.filter { $0.defaultValue == nil }
    guard needed.count == 1, let place = member.parameters.firstIndex(where: { $0.name == needed[0].name }),
      program.resolve(needed[0].type, in: program.scope(of: id)).declaredID == type,
      let body = bodies.all(of: id).first,
      let touched = Touches(bodies: bodies, table: table).names(in: body, of: type)
    else { return }
    let carried = properties.filter { carries($0, from: place, body) }
    guard carried.count * 2 >= properties.count else { return }
    for property in properties where !touched.contains(program.members[Int(property)].name) {
      writer.add(.notCarried, subject: property, at: body.nameOfMember(bodies), where: .left(.copy, by: member.name))
    }
  }

  /// Whether a body sets a property to the same of a parameter.
  private func carries(_ property: MemberID, from place: Int, _ body: OpenBody) -> Bool {
    let name = program.members[Int(property)].name
    return (survey.writes[property] ?? []).contains { write in
      write.value.body == body.place
        && body.parts(of: write.value.value).contains { value in
          guard case .member(let base, name, _) = body.value(value) else { return false }
          return body.value(body.plain(base)) == .parameter(place)
        }
    }
  }

  // MARK: Dictionaries

  /// A property that is read from a dictionary and not written to one, or the other way round.
  private func judgeDictionaries(of type: TypeID, _ properties: [MemberID], _ writer: inout FindingWriter) {
    guard let read = dictionary(of: type, isRead: true), let written = dictionary(of: type, isRead: false) else {
      return
    }
    let both = [read, written]
    guard properties.contains(where: { property in both.allSatisfy { names(property, $0.1) } }) else { return }
    for property in properties where names(property, read.1) != names(property, written.1) {
      let lacks = names(property, read.1) ? written.0 : read.0
      writer.add(
        .notCarried, subject: property, at: lacks.nameOfMember(bodies),
        where: .left(.mapping, by: program.members[Int(lacks.place.member)].name))
    }
  }

  private func names(_ property: MemberID, _ touched: Set<String>) -> Bool {
    touched.contains(program.members[Int(property)].name)
  }

  /// The initialiser that takes a dictionary, or the member that answers one, with the names that it touches.
  private func dictionary(of type: TypeID, isRead: Bool) -> (OpenBody, Set<String>)? {
    for id in program.types[Int(type)].members {
      let member = program.members[Int(id)]
      let written: TypeName
      if isRead {
        guard member.kind == .initializer, member.parameters.count == 1 else { continue }
        written = member.parameters[0].type
      } else {
        guard member.kind == .function || member.kind == .computed, member.parameters.isEmpty, !member.isStatic else {
          continue
        }
        written = member.type
      }
      guard let name = program.resolve(written, in: program.scope(of: id)).foreignName, table.has(.dictionary, name),
        let body = bodies.all(of: id).first(where: { $0.place.part == .code || $0.place.part == .getter }),
        let touched = Touches(bodies: bodies, table: table).names(in: body, of: type)
      else { continue }
      return (body, touched)
    }
    return nil
  }
}
