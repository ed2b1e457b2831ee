import Facts
import Inventories
import RuleCards
import Syntax

/// Copies and archives that leave a property behind.
struct CopyFindings {
  let bodies: Bodies
  let survey: Survey
  let table: ModelTable

  private var program: Program { bodies.program }
  private var touches: Touches { Touches(bodies: bodies, table: table) }

  func findings(_ writer: inout FindingWriter) {
    for index in program.types.indices {
      let type = TypeID(index)
      guard program.isModel(type), !program.isReflecting(type, table) else { continue }
      let properties = program.carriedProperties(of: type)
      guard !properties.isEmpty else { continue }
      copies(type, properties, &writer)
      archives(type, properties, &writer)
    }
  }

  // MARK: Copies

  private func copies(_ type: TypeID, _ properties: [MemberID], _ writer: inout FindingWriter) {
    for id in program.types[Int(type)].members {
      let member = program.members[Int(id)]
      guard member.kind == .function, table.has(.copies, member.name), !member.isStatic else { continue }
      for body in bodies.all(of: id) where makesCopy(body) {
        guard let touched = touches.names(in: body, of: type) else { continue }
        let carriesReadOnly = properties.contains { program.isReadOnly($0) && isTouched($0, touched) }
        for property in properties where !isTouched(property, touched) {
          // What its class alone sets is the object's own state, unless the copy carries the like.
          if program.isReadOnly(property), !carriesReadOnly { continue }
          writer.add(
            .notCarried, subject: property, at: body.nameOfMember(bodies), where: .left(.copy, by: member.name))
        }
      }
    }
  }

  /// Whether a body makes another object and fills it: one that gives itself away is a copy of nothing.
  private func makesCopy(_ body: OpenBody) -> Bool {
    let returned = body.returned.map { body.plain($0) }
    guard !returned.isEmpty, !returned.contains(where: { body.value($0) == .selfObject }) else { return false }
    return returned.allSatisfy { value in
      switch body.value(value) {
      case .local, .call: true
      case .cast(let inner, _, _): body.value(inner) != .selfObject
      default: false
      }
    }
  }

  // MARK: Archives

  private func archives(_ type: TypeID, _ properties: [MemberID], _ writer: inout FindingWriter) {
    let written = archiving(type, isWritten: true)
    let read = archiving(type, isWritten: false)
    let both = [written, read].compactMap { $0 }
    guard !both.isEmpty, both.allSatisfy({ $0.names != nil }) else { return }
    let known = both.compactMap(\.names)
    // A class that writes none of its own state keeps none on purpose; what it alone sets may follow from the rest.
    guard let first = known.first, properties.contains(where: { isTouched($0, first) }) else { return }
    let carriesReadOnly = properties.contains { program.isReadOnly($0) && isTouched($0, first) }
    let isDecoding = read.map { isDecoder($0.body) } ?? false
    for property in properties where !program.isReadOnly(property) || carriesReadOnly {
      if isDecoding && survey.isSetElsewhere(property, program) { continue }
      guard let lacks = both.first(where: { one in one.names.map { !isTouched(property, $0) } ?? false }) else {
        continue
      }
      // What the reading side makes of something else, or sets anew, is not kept on purpose.
      if let read, isTouched(property, read.names ?? []), !isRead(property, by: read.body) { continue }
      writer.add(
        .notCarried, subject: property, at: lacks.body.nameOfMember(bodies),
        where: .left(.archive, by: program.members[Int(lacks.body.place.member)].name))
    }
  }

  /// Whether an initialiser takes a property from the archive that it is given.
  private func isRead(_ property: MemberID, by body: OpenBody) -> Bool {
    let names = [program.members[Int(property)].name, program.importedNote(of: property)?.name].compactMap { $0 }
    let assigned = body.facts.edges.compactMap { edge -> ValueID? in
      guard case .assign(let to, let from) = edge.kind, let name = body.lastName(to) else { return nil }
      return Touches.spellings(name).isDisjoint(with: names) ? nil : from
    }
    let handed = body.calls.flatMap { call -> [ValueID] in
      let first = body.lastName(call.callee).map(Touches.spellings) ?? []
      return call.arguments.enumerated().filter { index, argument in
        argument.label.map(names.contains) ?? (index == 0 && !first.isDisjoint(with: names))
      }.map(\.element.value)
    }
    return (assigned + handed).contains { value in
      body.parts(of: value).contains { part in
        if case .parameter = body.value(part) { true } else { false }
      }
    }
  }

  private struct Archiving {
    let body: OpenBody
    let names: Set<String>?
  }

  /// The method of a type that writes to an archive, or the initialiser that reads from one.
  private func archiving(_ type: TypeID, isWritten: Bool) -> Archiving? {
    for id in program.types[Int(type)].members {
      let member = program.members[Int(id)]
      guard member.kind == (isWritten ? .function : .initializer),
        table.has(isWritten ? .encodes : .decodes, member.name), member.parameters.count == 1,
        let coder = member.parameters.first?.type.name, isCoder(coder)
      else { continue }
      guard let body = bodies.all(of: id).first else { continue }
      return Archiving(body: body, names: touches.names(in: body, of: type))
    }
    return nil
  }

  /// Whether an initialiser reads what an API answers: what it leaves may come from another client.
  private func isDecoder(_ body: OpenBody) -> Bool {
    let parameter = program.members[Int(body.place.member)].parameters.first
    return parameter?.type.name.map { table.has(.decoder, $0) } ?? false
  }

  private func isCoder(_ type: String) -> Bool { table.has(.archiver, type) || table.has(.decoder, type) }

  private func isTouched(_ property: MemberID, _ names: Set<String>) -> Bool {
    let member = program.members[Int(property)]
    return names.contains(member.name) || program.importedNote(of: property).map { names.contains($0.name) } ?? false
  }
}

extension OpenBody {
  /// Where the name of its member stands in the file of the body.
  func nameOfMember(_ bodies: Bodies) -> Place {
    let program = bodies.program
    let entry = program.members[Int(place.member)]
    let body = bodies.linker.read(frame).file
    guard entry.file == body else { return Place(file: body, range: facts.edges.first?.range ?? ByteRange(0, 0)) }
    return Place(file: entry.file, range: program.files[Int(entry.file)].outline.declarations[entry.declaration].name)
  }
}
