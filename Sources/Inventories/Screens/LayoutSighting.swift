import Facts
import Layouts
import RuleCards
import Syntax

/// What code does with a view that a layout document has.
package struct OutletUse: Hashable, Sendable {
  /// Whether it does something with the view that is not known.
  package var isUnknown = false
  /// What it writes into it, each by the name that stands for all that replace it.
  package var writes: Set<String> = []
  /// Whether it may hide it, or show it again: what no card knows may.
  package var hides = false
  /// Whether code has the same name for a view of another object, or of one whose class is not known.
  package var isOthers = false
}

/// Noting what layout documents show: of the screen, and of the views of the tree that are part of it.
extension Walker {
  /// Notes it when the code has been walked, so that it is known what code replaces.
  mutating func sightLayouts() {
    guard !linker.program.layouts.isEmpty else { return }
    let own = layoutMembers(of: screen)
    let documents = Set(own.map { linker.program.members[Int($0)].file })
    var seen: Set<DocumentLine> = []
    for member in own { sight(layout: member, of: screen, &seen) }
    for part in dressedParts() {
      let isOwn = embedded.contains(part)
      let members = layoutMembers(of: part).filter {
        isOwn || !documents.contains(linker.program.members[Int($0)].file)
      }
      for member in members { sight(layout: member, of: part, &seen) }
    }
    noteOutletUses()
  }

  /// What a document does at one place, whichever of the classes there tells it.
  private struct DocumentLine: Hashable {
    let file: FileID
    let place: LayoutPlace
    let deed: LayoutLine.Deed
    let group: String
  }

  private func layoutMembers(of type: TypeID) -> [MemberID] {
    linker.program.layouts.members(of: linker.program.lineage(of: type))
  }

  /// The views of the tree that are part of the screen: those whose code was walked, those that it keeps, and those
  /// that its code takes something for, as a cell that it gets from a list.
  private func dressedParts() -> [TypeID] {
    var types: Set<TypeID> = []
    for frame in visited {
      let entry = linker.frames[Int(frame)]
      if let id = entry.instance.flatMap({ linker.instances[Int($0)].type.declaredID }) { types.insert(id) }
      let facts = linker.read(frame).facts
      let casts = facts.values.compactMap { value -> String? in
        if case .cast(_, let name, _) = value { return name }
        return nil
      }
      for name in casts + facts.locals.compactMap(\.type) {
        if let id = linker.program.resolve(TypeName(name), in: linker.scope(of: frame)).declaredID { types.insert(id) }
      }
    }
    for member in lineageMembers(of: screen) {
      if let id = linker.declaredType(of: member).declaredID { types.insert(id) }
    }
    types.subtract(linker.program.lineage(of: screen))
    return types.filter { type in
      !layoutMembers(of: type).isEmpty
        && (linker.plays(.declared(type, []), .uikitView) || embedded.contains(type))
    }.sorted()
  }

  private mutating func sight(layout member: MemberID, of type: TypeID, _ seen: inout Set<DocumentLine>) {
    let file = linker.program.members[Int(member)].file
    guard let body = linker.body(member, .code), let code = linker.program.files[Int(file)].layout else { return }
    let frame = linker.entryFrame(body, instance: linker.instance(.declared(type, []), receiver: nil))
    for edge in linker.read(frame).facts.edges {
      guard case .bind(_, let from) = edge.kind,
        let line = code.line(at: linker.read(frame).facts.ranges[Int(from)].start),
        !line.isNested || linker.program.lineage(of: screen).contains(type),
        seen.insert(DocumentLine(file: file, place: line.place, deed: line.deed, group: line.group)).inserted
      else { continue }
      let value = Bound(value: from, frame: frame)
      note(
        Sighting(
          use: line.use, values: [value], card: nil, sink: line.sink, outlet: line.names.first, branches: [],
          method: code.name, place: linker.place(value), isBuilt: false, frame: frame, layout: line))
    }
  }
}

extension LayoutLine {
  fileprivate var use: Sighting.Use {
    switch deed {
    case .shows(.spoken): .shows(.spoken)
    case .shows: .shows(.visible)
    case .hides: .decides(.hidden)
    case .enables: .decides(.enabled)
    }
  }
}
