import Syntax

extension HeaderTree {
  /// The Swift interface of each file that declares a class or protocol, as Swift's importer would make it; the sources
  /// are those that the tree was read from, in the same order.
  package func interfaces(of sources: [Source]) -> [ImportedInterface] {
    let names = ImportedNames(outlines, system: SystemFacts.builtIn)
    return zip(sources, outlines).compactMap { source, outline in
      outline.containers.isEmpty ? nil : SwiftInterface(source, names).of(outline)
    }
  }
}

/// Writes the Swift interface of one file.
private struct SwiftInterface {
  private let source: Source
  private let names: ImportedNames
  private let places: NamePlaces
  private var text = InterfaceText()

  init(_ source: Source, _ names: ImportedNames) {
    self.source = source
    self.names = names
    places = NamePlaces(source)
  }

  /// One property or method.
  private struct Item {
    let place: (line: Int, column: Int)
    let before: String
    let name: String
    let after: String
    let note: ImportedNote
  }

  consuming func of(_ outline: HeaderOutline) -> ImportedInterface {
    for container in outline.containers { add(container) }
    return ImportedInterface(source: Source(path: source.path, bytes: text.bytes), notes: text.notes)
  }

  private mutating func add(_ container: Container) {
    let items = container.properties.compactMap { item($0, in: container) } + methods(container)
    let isExtension = container.kind == .category || container.kind == .classExtension
    if isExtension, items.isEmpty, container.protocols.isEmpty { return }
    let place = places.name(container.name, onLine: container.line)
    let parts = swiftName(container).split(separator: ".").map(String.init)
    let outer = isExtension ? [] : parts.dropLast()
    let name = isExtension ? parts.joined(separator: ".") : parts.last ?? container.name
    let front = outer.isEmpty ? "" : "extension \(outer.joined(separator: ".")) { "
    let keyword = isExtension ? "extension " : container.kind == .protocolType ? "protocol " : "class "
    text.add(
      front + keyword, name: name, head(container), at: place, note: ImportedNote(name: container.name))
    for item in items.sorted(by: { $0.place < $1.place }) {
      text.add(item.before, name: item.name, item.after, at: item.place, note: item.note)
    }
    text.add(outer.isEmpty ? " }" : " } }")
  }

  private func swiftName(_ container: Container) -> String {
    switch container.kind {
    case .protocolType: names.protocolType(container.name)
    case .interface, .category, .classExtension: container.swiftName ?? names.classType(container.name)
    }
  }

  /// What stands between a type's name and its members.
  private func head(_ container: Container) -> String {
    var inherited = container.superclass.map { [names.classType($0)] } ?? []
    inherited += container.protocols.map(names.protocolType)
    let isClass = container.kind == .interface && !container.parameters.isEmpty
    let parameters = isClass ? "<" + container.parameters.joined(separator: ", ") + ">" : ""
    return parameters + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")) + " {"
  }

  // MARK: members

  /// A property; nil for one that a class extension only declares anew.
  private func item(_ property: HeaderProperty, in container: Container) -> Item? {
    guard property.merged == nil else { return nil }
    let isComputed = container.kind == .category
    let isScalar = property.nullability == .none && (property.swift.map { $0 == .plain } ?? !isObject(property.type))
    let mark = mark(property.nullability, isScalar: isScalar, isResettable: property.isNullResettable)
    let type = SwiftType.spelling(property.type, names) + (property.isOptional == true ? "?" : mark)
    return Item(
      place: places.property(property.name, from: property.offset), before: keywords("var ", isClass: property.isClass),
      name: property.swiftName ?? property.name, after: ": " + type + (isComputed ? " { get };" : ";"),
      note: ImportedNote(
        name: property.name, type: property.type, isScalar: isScalar, isFromText: property.reader == .text,
        attributes: property.attributes))
  }

  /// The methods without arguments that answer a value.
  private func methods(_ container: Container) -> [Item] {
    container.methods.filter { !$0.isHiddenFromSwift && $0.type != "void" && !$0.name.hasPrefix("init") }.map {
      method in
      let isScalar = method.nullability == .none && !isObject(method.type)
      let mark = mark(method.nullability, isScalar: isScalar, isResettable: false)
      let name = (method.swiftName ?? method.name).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return Item(
        place: places.name(method.name, onLine: method.line), before: keywords("func ", isClass: method.isClass),
        name: name.isEmpty ? method.name : String(name),
        after: "() -> " + SwiftType.spelling(method.type, names) + mark + ";",
        note: ImportedNote(name: method.name, type: method.type, isScalar: isScalar))
    }
  }

  private func keywords(_ word: String, isClass: Bool) -> String { (isClass ? "static " : "") + word }

  /// Whether a type's spelling is that of a pointer, an object or a block.
  private func isObject(_ type: String) -> Bool {
    type.hasSuffix("*") || type.contains("^") || ["id", "Class", "instancetype"].contains(type.prefix { $0 != "<" })
  }

  /// What stands behind a type by its nullability: what is resettable to nil is never nil when it is read.
  private func mark(_ nullability: Nullability, isScalar: Bool, isResettable: Bool) -> String {
    switch nullability {
    case .nonnull: ""
    case .nullable: "?"
    case .unspecified: isResettable ? "" : "!"
    case .none: isScalar ? "" : "!"
    }
  }
}
