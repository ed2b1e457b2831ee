import Facts
import Inventories
import RuleCards
import Syntax

/// Which members of its own type a body names, itself or in what it calls on them.
struct Touches {
  let bodies: Bodies
  let table: ModelTable
  /// Calls deeper than this are taken to touch everything.
  private static let deepest = 4

  /// The names; nil where it may be all of them.
  func names(in body: OpenBody, of type: TypeID) -> Set<String>? {
    var seen: Set<BodyPlace> = []
    return names(in: body, of: type, &seen, 0)
  }

  private func names(in body: OpenBody, of type: TypeID, _ seen: inout Set<BodyPlace>, _ depth: Int) -> Set<String>? {
    guard seen.insert(body.place).inserted else { return [] }
    guard depth < Self.deepest, body.isWhole else { return nil }
    var found: Set<String> = []
    for value in body.facts.values {
      switch value {
      case .member(_, let name, _), .free(let name), .implicit(let name): found.formUnion(Self.spellings(name))
      case .constant(.text(let text)): found.insert(text)
      case .keyPath(_, let names): found.formUnion(names)
      default: break
      }
    }
    for (id, callee, arguments) in body.calls {
      if isByReflection(callee, arguments, body) { return nil }
      guard let more = called(id, callee, arguments, body, type, &seen, depth) else { return nil }
      found.formUnion(more)
      for argument in arguments { if let label = argument.label { found.formUnion(Self.spellings(label)) } }
    }
    return found
  }

  /// What a call touches: its target's names where it goes into a body of the type or is given the object; nil where
  /// the object is handed to what is not in the tree.
  private func called(
    _ id: ValueID, _ callee: ValueID, _ arguments: [Argument], _ body: OpenBody, _ type: TypeID,
    _ seen: inout Set<BodyPlace>, _ depth: Int
  ) -> Set<String>? {
    let hands = arguments.contains { [.selfObject, .reference].contains(kind(of: $0.value, body)) }
    let isOwn = isOnSelf(callee, body)
    guard hands || isOwn else { return [] }
    let targets = bodies.linker.callTargets(body.bound(id))
    guard !targets.isEmpty else { return hands || isCopyOfSuper(callee, body) ? nil : [] }
    var found: Set<String> = []
    for target in targets {
      for inner in bodies.all(of: target.member) where inner.place.part == .code || inner.place.part == .getter {
        guard let names = names(in: inner, of: type, &seen, depth + 1) else { return nil }
        found.formUnion(names)
      }
    }
    return found
  }

  /// Whether a superclass out of reach makes the copy: what it carries, nobody here knows.
  private func isCopyOfSuper(_ callee: ValueID, _ body: OpenBody) -> Bool {
    guard case .member(let base, let name, _) = body.value(callee) else { return false }
    return body.value(base) == .superObject && table.has(.copies, name)
  }

  private enum Kind { case selfObject, reference, other }

  private func kind(of value: ValueID, _ body: OpenBody) -> Kind {
    body.value(body.plain(value)) == .selfObject ? .selfObject : .other
  }

  private func isOnSelf(_ callee: ValueID, _ body: OpenBody) -> Bool {
    switch body.value(callee) {
    case .free: return true
    case .member(let base, _, _):
      return [.selfObject, .superObject].contains(body.value(base))
        || bodies.type(of: base, in: body).declaredID.map { $0 == body.owner(bodies.program) } ?? false
    default: return false
    }
  }

  /// Whether a message sets or reads a property whose name is computed.
  private func isByReflection(_ callee: ValueID, _ arguments: [Argument], _ body: OpenBody) -> Bool {
    guard let name = body.lastName(callee) else { return false }
    if table.has(.filling, name) {
      return !arguments.contains { body.text($0.value) != nil }
    }
    let isArchiving = table.names(.archives).union(table.names(.unarchives)).contains { name.hasPrefix($0) }
    guard isArchiving, let key = arguments.last, arguments.count > 1 || !name.hasPrefix("init") else { return false }
    guard case .local = body.value(body.plain(key.value)) else { return false }
    return true
  }

  /// A name as it is spelled, and as the property is whose variable it names.
  static func spellings(_ name: String) -> Set<String> {
    var found: Set<String> = [name]
    if name.hasPrefix("_") { found.insert(String(name.dropFirst())) }
    if let property = objectiveCPropertyName(ofSetter: name) { found.insert(property) }
    // `initWithTitle:` is given the title.
    if let words = name.firstRange(of: "With")?.upperBound, name.hasPrefix("init") {
      found.insert(name[words...].prefix(1).lowercased() + name[words...].dropFirst())
    }
    return found
  }
}

extension OpenBody {
  /// The type that the body's member belongs to.
  func owner(_ program: Program) -> TypeID? { program.members[Int(place.member)].owner }
}
