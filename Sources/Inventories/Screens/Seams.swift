import Facts
import RuleCards
import Syntax

/// A place where one framework stands inside the other, as found in source.
struct FoundSeam {
  /// A type as the source names it: of the tree, or a framework's.
  enum Name: Hashable {
    case declared(TypeID)
    case foreign(String)
  }

  let kind: SeamKind
  /// The representable, the hosting controller or the cell.
  let type: Name
  /// The type that it is used in; nil where that is not found.
  var outer: Name?
  /// The type that stands inside.
  var inner: Name?
  /// The call of what is handed across; nil where it is never made.
  var handed: Bound?
  let file: FileID
  let offset: UInt32
}

/// Finds the seams of a tree: where representables and hosting controllers are made, and cells are given SwiftUI views.
struct SeamFinder {
  let linker: Linker
  /// The types of the tree that are seams by what they inherit from, by the last part of their name.
  private var ownTypes: [String: [TypeID]] = [:]
  /// What a type of the tree hosts by its own initialiser, or wraps.
  private var inner: [TypeID: FoundSeam.Name] = [:]
  private var found: [FoundSeam] = []

  var program: Program { linker.program }

  /// A finder in a tree.
  init(linker: Linker) {
    self.linker = linker
    for (index, entry) in linker.program.types.enumerated() where !entry.isForeign {
      let type = TypeID(index)
      guard isRepresentable(type) || isHosting(type) else { continue }
      ownTypes[String(entry.simpleName), default: []].append(type)
      inner[type] = isRepresentable(type) ? wrapped(by: type) : hostedArgument(of: type)
    }
  }

  /// The seams in the order of file and place.
  mutating func seams() -> [FoundSeam] {
    let words = WordSet(hostNames + ownTypes.keys.sorted())
    let members = Dictionary(grouping: program.members.indices) { program.members[$0].file }
    for (index, file) in program.files.enumerated() where words.isFound(in: file.source.whole, of: file.source) {
      for member in members[FileID(index)] ?? [] where !isPreview(program.members[member].owner) {
        look(in: MemberID(member))
      }
    }
    for index in found.indices where found[index].inner == nil {
      if case .declared(let type) = found[index].type { found[index].inner = inner[type] }
    }
    addUnused()
    return found.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  private var hostNames: [String] {
    program.rules.names(playing: .hostingController) + program.rules.names(playing: .hostingConfiguration)
  }

  private func isRepresentable(_ type: TypeID) -> Bool { program.plays(.declared(type, []), .representable) }

  private func isHosting(_ type: TypeID) -> Bool { program.plays(.declared(type, []), .hostingController) }

  private func isPreview(_ type: TypeID?) -> Bool { type.map { program.plays(.declared($0, []), .preview) } ?? false }

  /// The view or controller that a representable makes.
  private func wrapped(by type: TypeID) -> FoundSeam.Name? {
    program.types[Int(type)].members.lazy.filter { program.runs(program.members[Int($0)]) == .once }
      .map { program.type(of: $0) }.first { program.isInterface($0) }.flatMap(name)
  }

  /// The view in a hosting subclass's generic argument.
  private func hostedArgument(of type: TypeID) -> FoundSeam.Name? {
    program.types[Int(type)].inherited.lazy.flatMap { written in
      program.resolve(written, in: program.scope(inside: type)).arguments
    }.first { $0.declaredID != nil }.flatMap(name)
  }

  private func name(_ type: Type) -> FoundSeam.Name? {
    type.declaredID.map { .declared($0) } ?? type.foreignName.map { .foreign($0) }
  }

  /// The seams that nothing uses, at their declaration.
  private mutating func addUnused() {
    let used = Set(found.map(\.type))
    for type in ownTypes.values.joined() where !used.contains(.declared(type)) {
      let entry = program.types[Int(type)]
      let name = program.files[Int(entry.file)].outline.declarations[entry.declaration].name
      found.append(
        FoundSeam(
          kind: isRepresentable(type) ? .representable : .hostingController, type: .declared(type), inner: inner[type],
          file: entry.file, offset: name.start))
    }
  }
}

/// Looking through one body.
extension SeamFinder {
  private mutating func look(in member: MemberID) {
    let entry = program.members[Int(member)]
    let instance = entry.isStatic ? nil : entry.owner.map { linker.instance(.declared($0, []), receiver: nil) }
    for part in entry.parts {
      guard let body = linker.body(member, part) else { continue }
      let frame = linker.entryFrame(body, instance: instance)
      for call in linker.read(frame).calls { meet(Bound(value: call, frame: frame), owner: entry.owner) }
    }
  }

  private mutating func meet(_ call: Bound, owner: TypeID?) {
    guard let name = calledName(call) else { return }
    let rules = program.rules
    if rules.hasRole(name, .hostingController) {
      let isCell = owner.map { program.plays(.declared($0, []), .reusableCell) } ?? false
      let type = isCell ? owner.map { FoundSeam.Name.declared($0) } ?? .foreign(name) : .foreign(name)
      add(call, isCell ? .hostingCell : .hostingController, type, outer: isCell ? nil : owner)
    } else if rules.hasRole(name, .hostingConfiguration) {
      let type = configuredCell(call) ?? .foreign(name)
      add(call, .hostingCell, type, outer: type == owner.map { .declared($0) } ? nil : owner)
    } else if ownTypes[name] != nil, let type = linker.madeType(call), ownTypes[name]?.contains(type) == true {
      guard type != owner else { return }
      add(call, isRepresentable(type) ? .representable : .hostingController, .declared(type), outer: owner)
    } else if let owner, isHosting(owner), isSuperInitializer(call), let made = madeView(in: call) {
      inner[owner] = linker.madeType(made).map { .declared($0) }
    }
  }

  private mutating func add(_ call: Bound, _ kind: SeamKind, _ type: FoundSeam.Name, outer: TypeID?) {
    let place = linker.place(call)
    var seam = FoundSeam(
      kind: kind, type: type, outer: outer.map { .declared($0) }, file: place.file, offset: place.range.start)
    if kind == .representable {
      seam.handed = call
    } else if let made = madeView(in: call) {
      seam.handed = made
      seam.inner = linker.madeType(made).map { .declared($0) }
    } else if case .call(_, let arguments) = linker.value(call), let first = arguments.first, !first.isTrailing {
      seam.inner = name(linker.type(of: Bound(value: first.value, frame: call.frame)))
    }
    found.append(seam)
  }

  /// The name that a call is written with, generic arguments left out.
  private func calledName(_ call: Bound) -> String? {
    guard case .call(let callee, _) = linker.value(call) else { return nil }
    return switch linker.value(Bound(value: callee, frame: call.frame)) {
    case .free(let name), .type(let name), .member(_, let name, _): String(name.prefix { $0 != "<" })
    default: nil
    }
  }

  private func isSuperInitializer(_ call: Bound) -> Bool {
    guard case .call(let callee, _) = linker.value(call),
      case .member(let base, "init", _) = linker.value(Bound(value: callee, frame: call.frame))
    else { return false }
    return linker.value(Bound(value: base, frame: call.frame)) == .superObject
  }

  /// The first SwiftUI view of the tree that is made within a call's brackets, the outermost one.
  private func madeView(in call: Bound) -> Bound? {
    let read = linker.read(call.frame)
    let outer = read.facts.ranges[Int(call.value)]
    let inside = read.calls.filter { other in
      let range = read.facts.ranges[Int(other)]
      return other != call.value && outer.start <= range.start && range.end <= outer.end
    }
    let views = inside.map { Bound(value: $0, frame: call.frame) }.filter { made in
      linker.madeType(made).map { program.isSwiftUI(.declared($0, [])) } ?? false
    }
    return views.min { one, other in
      let ranges = [one, other].map { read.facts.ranges[Int($0.value)] }
      return (ranges[0].start, ranges[1].end) < (ranges[1].start, ranges[0].end)
    }
  }

  /// The cell whose content a hosting configuration is assigned to.
  private func configuredCell(_ call: Bound) -> FoundSeam.Name? {
    let facts = linker.read(call.frame).facts
    let range = facts.ranges[Int(call.value)]
    for edge in facts.edges {
      guard case .assign(let target, let from) = edge.kind, facts.ranges[Int(from)].start <= range.start,
        range.end <= facts.ranges[Int(from)].end
      else { continue }
      switch facts.values[Int(target)] {
      case .member(let base, _, _): return name(linker.type(of: Bound(value: base, frame: call.frame)))
      case .free: return linker.selfType(of: call.frame).declaredID.map { .declared($0) }
      default: return nil
      }
    }
    return nil
  }
}
