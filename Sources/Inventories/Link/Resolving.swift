import RuleCards
import Syntax

/// Where a name is written: names resolve outwards from here.
package struct Scope: Hashable, Sendable {
  /// The file.
  package let file: FileID
  /// The type whose body it stands in.
  package let type: TypeID?

  /// A place in a file, in the body of a type or outside of all.
  package init(file: FileID, type: TypeID?) {
    self.file = file
    self.type = type
  }
}

/// A type after its names were looked up.
package indirect enum Type: Hashable, Sendable {
  /// A type of the tree with its generic arguments.
  case declared(TypeID, [Type])
  /// A framework's type, a generic parameter, or a name that is not in the tree.
  case foreign(String, [Type])
  case optional(Type, implicitly: Bool)
  case tuple([Type], labels: [String])
  case function([Type], Type)
  /// The type itself as a value.
  case metatype(Type)
  case unknown

  /// The type without optionality.
  package var unwrapped: Type {
    if case .optional(let inner, _) = self { return inner.unwrapped }
    return self
  }

  /// The type of the tree that it is, optional or not.
  package var declaredID: TypeID? {
    if case .declared(let id, _) = unwrapped { return id }
    return nil
  }

  /// The name of a type that is not in the tree.
  package var foreignName: String? {
    if case .foreign(let name, _) = unwrapped { return name }
    return nil
  }

  /// The generic arguments.
  package var arguments: [Type] {
    switch unwrapped {
    case .declared(_, let arguments), .foreign(_, let arguments): arguments
    default: []
    }
  }

  /// Whether nil is among its values, by `?` or by `!`.
  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}

extension Program {
  /// Where the members of a type are written.
  package func scope(inside type: TypeID) -> Scope { Scope(file: types[Int(type)].file, type: type) }

  /// Where a member is written.
  package func scope(of member: MemberID) -> Scope {
    Scope(file: members[Int(member)].file, type: members[Int(member)].owner)
  }

  /// Looks the names of a written type up.
  package func resolve(_ name: TypeName, in scope: Scope, depth: Int = 0) -> Type {
    guard depth < 24 else { return .unknown }
    switch name {
    case .unknown: return .unknown
    case .optional(let inner, let implicitly):
      return .optional(resolve(inner, in: scope, depth: depth + 1), implicitly: implicitly)
    case .tuple(let parts, let labels):
      return .tuple(parts.map { resolve($0, in: scope, depth: depth + 1) }, labels: labels)
    case .function(let parameters, let result):
      let resolved = parameters.map { resolve($0, in: scope, depth: depth + 1) }
      return .function(resolved, resolve(result, in: scope, depth: depth + 1))
    case .named(let name, let arguments):
      return resolve(name, arguments, in: scope, depth: depth)
    }
  }

  private func resolve(_ name: String, _ arguments: [TypeName], in scope: Scope, depth: Int) -> Type {
    let resolved = arguments.map { resolve($0, in: scope, depth: depth + 1) }
    if name == "Self", let type = scope.type { return .declared(type, resolved) }
    if let bound = genericBound(name, in: scope) {
      let type = resolve(bound, in: scope, depth: depth + 1)
      return type == .unknown ? .foreign(name, []) : type
    }
    if let id = typeID(named: name, in: scope) { return .declared(id, resolved) }
    if let alias = alias(named: name, in: scope) {
      return resolve(alias.target, in: Scope(file: alias.file, type: alias.enclosing), depth: depth + 1)
    }
    let module = name.split(separator: ".", maxSplits: 1)
    if module.count == 2, typesByName[String(module[0])] == nil, let id = typeID(named: String(module[1]), in: scope) {
      return .declared(id, resolved)
    }
    return .foreign(name, resolved)
  }

  private func genericBound(_ name: String, in scope: Scope) -> TypeName? {
    var type = scope.type
    while let id = type {
      if let bound = types[Int(id)].generics[name] { return bound }
      type = types[Int(id)].enclosing
    }
    return nil
  }

  /// The type of the tree that a written type names.
  package func typeID(of name: TypeName, in scope: Scope) -> TypeID? {
    resolve(name, in: scope).declaredID
  }

  /// The type of the tree that a name means where it is written: nested in an enclosing type first.
  package func typeID(named name: String, in scope: Scope) -> TypeID? {
    for outer in enclosing(scope.type) {
      if let found = choose(typesByName[types[Int(outer)].name + "." + name] ?? [], from: scope.file) { return found }
    }
    return choose(typesByName[name] ?? [], from: scope.file)
  }

  private func alias(named name: String, in scope: Scope) -> Alias? {
    let outer = enclosing(scope.type).lazy.compactMap { self.aliases[self.types[Int($0)].name + "." + name] }
    let found = outer.first ?? aliases[name] ?? []
    return found.first { $0.file == scope.file } ?? found.first
  }

  /// The type and the types around it, innermost first.
  private func enclosing(_ type: TypeID?) -> [TypeID] {
    var list: [TypeID] = []
    var next = type
    while let id = next, list.count < 16 {
      list.append(id)
      next = types[Int(id)].enclosing
    }
    return list
  }

  /// The one of several types of a name that is meant in a file: its own, its side's, then the nearest folder's.
  func choose(_ candidates: [TypeID], from file: FileID) -> TypeID? {
    let seen = candidates.filter { types[Int($0)].file == file || !types[Int($0)].isPrivate }
    guard seen.count > 1 else { return seen.first }
    return seen.max { isFarther($0, than: $1, from: file) }
  }

  private func isFarther(_ one: TypeID, than other: TypeID, from file: FileID) -> Bool {
    let (first, second) = (types[Int(one)], types[Int(other)])
    let nearness = { (entry: TypeEntry) -> (Int, Int, Int, Int) in
      let own = entry.file == file ? 1 : 0
      let side = self.files[Int(entry.file)].sides.isDisjoint(with: self.files[Int(file)].sides) ? 0 : 1
      return (own, side, entry.isForeign ? 0 : 1, self.sharedFolders(entry.file, file))
    }
    return nearness(first) < nearness(second)
  }

  private func sharedFolders(_ one: FileID, _ other: FileID) -> Int {
    zip(folders[Int(one)], folders[Int(other)]).prefix { $0 == $1 }.count
  }
}

/// Members by name, along superclasses and protocols.
extension Program {
  /// The type, its superclasses and its protocols of the tree, nearest first.
  package func lineage(of type: TypeID) -> [TypeID] {
    Int(type) < lineages.count ? lineages[Int(type)] : findLineage(of: type)
  }

  func findLineage(of type: TypeID) -> [TypeID] {
    var list: [TypeID] = []
    var waiting = [type]
    while !waiting.isEmpty, list.count < 64 {
      let next = waiting.removeFirst()
      guard !list.contains(next) else { continue }
      list.append(next)
      waiting += types[Int(next)].inherited.compactMap { typeID(of: $0, in: scope(inside: next)) }
    }
    return list
  }

  /// The superclass of the tree.
  package func superclass(of type: TypeID) -> TypeID? {
    guard types[Int(type)].kind == .classType || types[Int(type)].isForeign else { return nil }
    return types[Int(type)].inherited.lazy.compactMap { self.typeID(of: $0, in: self.scope(inside: type)) }
      .first { types[Int($0)].kind == .classType }
  }

  /// The names of the framework's types that a type inherits from or conforms to, along its lineage.
  package func foreignAncestors(of type: TypeID) -> [String] {
    Int(type) < ancestors.count ? ancestors[Int(type)] : findForeignAncestors(of: type)
  }

  func findForeignAncestors(of type: TypeID) -> [String] {
    lineage(of: type).flatMap { id -> [String] in
      let entry = types[Int(id)]
      let named = entry.inherited.compactMap { resolve($0, in: scope(inside: id)).foreignName }
      return entry.isForeign ? [entry.name] + named : named
    }
  }

  /// The members of a name, those of the type itself first; with a body before without.
  package func members(named name: String, of type: TypeID) -> [MemberID] {
    let found = lineage(of: type).flatMap { membersByName[$0]?[name] ?? [] }
    guard found.count > 1 else { return found }
    let whole = found.filter { isImplemented($0) }
    return whole.isEmpty ? found : whole
  }

  /// Whether a member says more than a protocol's requirement.
  private func isImplemented(_ member: MemberID) -> Bool {
    let entry = members[Int(member)]
    guard let owner = entry.owner, types[Int(owner)].kind == .protocolType else { return true }
    return !entry.bodies.isEmpty
  }

  /// A member's declared type, looked up where it is written.
  package func type(of member: MemberID) -> Type { resolve(members[Int(member)].type, in: scope(of: member)) }

  /// A name for people: in full, the file in front where two types of the tree share it.
  package func displayName(of type: TypeID) -> String {
    let entry = types[Int(type)]
    let same = (typesByName[entry.name] ?? []).count > 1
    return same ? files[Int(entry.file)].source.path + ":" + entry.name : entry.name
  }
}
