import Syntax

/// Places as the report names them; the line tables are made when first asked for.
package struct Sites {
  let program: Program
  private var tables: [FileID: LineTable] = [:]

  /// No places yet.
  package init(program: Program) { self.program = program }

  /// The site of a byte offset.
  package mutating func site(_ file: FileID, _ offset: UInt32) -> Report.Site {
    let source = program.files[Int(file)].source
    if let (place, object) = program.files[Int(file)].layout?.origin(of: offset) {
      return Report.Site(file: source.path, line: place.line, column: place.column, object: object)
    }
    let table = tables[file] ?? LineTable(source)
    tables[file] = table
    let (line, column) = table.position(offset)
    return Report.Site(file: source.path, line: line, column: column)
  }

  /// The site of a place's first byte.
  package mutating func site(_ place: Place) -> Report.Site { site(place.file, place.range.start) }

  /// The site of a type's name.
  package mutating func site(of type: TypeID) -> Report.Site {
    let entry = program.types[Int(type)]
    let declaration = program.files[Int(entry.file)].outline.declarations[entry.declaration]
    return site(entry.file, declaration.name.start)
  }

  /// The site of a member's name.
  package mutating func site(of member: Member) -> Report.Site {
    site(member.file, program.files[Int(member.file)].outline.declarations[member.declaration].name.start)
  }

  /// The sites of places, each once, in the order of file and line.
  package mutating func sites(_ places: [Place]) -> [Report.Site] {
    var seen: Set<Report.Site> = []
    return places.map { site($0) }.filter { seen.insert($0).inserted }.sorted()
  }
}
