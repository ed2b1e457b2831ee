/// A class or protocol with all that a tree's headers say of it: its interface, categories and extensions together.
package struct ClassOutline: Hashable, Sendable {
  /// A property and where it stands.
  package struct Member: Hashable, Sendable {
    package var property: HeaderProperty
    package var path: String
    /// The category it comes from, empty for an extension; nil for the interface.
    package var category: String?
    /// Nullability and writability of a class and its extensions put together.
    package var nullability: Nullability
    package var isReadonly: Bool

    /// The name in Swift.
    package var swiftName: String { property.swiftName ?? property.name }
  }

  /// A method without arguments and where it stands.
  package struct Accessor: Hashable, Sendable {
    package var method: HeaderMethod
    package var path: String
  }

  /// The Objective-C name.
  package var name: String
  package var isProtocol: Bool
  /// The name in Swift.
  package var swiftName: String
  package var superclass: String?
  /// The protocols that it adopts anywhere, in order of their first mention.
  package var protocols: [String] = []
  /// Where it is declared; nil where only categories of it are.
  package var path: String?
  package var line: Int?
  /// Its own properties; what it inherits stands with its superclass.
  package var members: [Member] = []
  package var accessors: [Accessor] = []
}

extension HeaderTree {
  /// The classes and protocols of the tree, sorted by name; what only a source file declares is left out unless asked.
  package func classes(withSources: Bool = false) -> [ClassOutline] {
    var known: [String: ClassOutline] = [:]
    for outline in outlines where withSources || !(outline.path.hasSuffix(".m") || outline.path.hasSuffix(".mm")) {
      for container in outline.containers {
        let isProtocol = container.kind == .protocolType
        let key = (isProtocol ? "@" : "") + container.name
        var one =
          known[key]
          ?? ClassOutline(
            name: container.name, isProtocol: isProtocol, swiftName: container.swiftName ?? container.name)
        one.add(container, outline.path)
        known[key] = one
      }
    }
    return known.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension ClassOutline {
  fileprivate mutating func add(_ container: Container, _ path: String) {
    if let name = container.swiftName { swiftName = name }
    if container.category == nil, self.path == nil {
      self.path = path
      line = container.line
      superclass = container.superclass
    }
    protocols += container.protocols.filter { !protocols.contains($0) }
    accessors += container.methods.map { Accessor(method: $0, path: path) }
    for property in container.properties {
      let isReadonly = property.attributes.contains("readonly")
      let place = members.firstIndex { $0.property.name == property.name && $0.property.isClass == property.isClass }
      if let place {
        // An extension may make a property writable; what it says of nil counts for nothing.
        if container.kind == .classExtension, !isReadonly { members[place].isReadonly = false }
        continue
      }
      members.append(
        Member(
          property: property, path: path, category: container.category,
          nullability: property.merged?.nullability ?? property.nullability, isReadonly: isReadonly))
    }
  }
}
