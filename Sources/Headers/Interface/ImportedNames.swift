/// What Swift calls the types that the headers of a tree, and the system, declare.
struct ImportedNames {
  private var classes: [String: String] = [:]
  private var protocols: [String: String] = [:]
  private let system: SystemFacts

  /// The names that the files of a tree give.
  init(_ outlines: [HeaderOutline], system: SystemFacts) {
    self.system = system
    for container in outlines.lazy.flatMap(\.containers) {
      switch container.kind {
      case .interface: classes[container.name] = container.swiftName ?? classes[container.name] ?? container.name
      case .protocolType: protocols[container.name] = container.swiftName ?? ""
      case .category, .classExtension: continue
      }
    }
  }

  /// A class, a typedef or a number: what Swift calls it, generic arguments left out.
  func type(_ name: String) -> String { String(typeWithArguments(name).prefix { $0 != "<" }) }

  /// The same with the arguments that a generic type of the system has where none are given.
  func typeWithArguments(_ name: String) -> String { classes[name] ?? system.swiftNames[name] ?? name }

  /// A class itself, to inherit from or to extend.
  func classType(_ name: String) -> String { system.bridged.contains(name) ? name : type(name) }

  /// A protocol; one that shares its name with a class is told apart.
  func protocolType(_ name: String) -> String {
    if let given = protocols[name], !given.isEmpty { return given }
    if let known = system.swiftNames["@" + name] { return known }
    return classes[name] == nil ? name : name + "Protocol"
  }

  /// Whether a name is a protocol's.
  func isProtocol(_ name: String) -> Bool {
    if classes[name] != nil { return false }
    return protocols[name] != nil || system.entries[name] == .protocolType
  }

  /// Whether a name's values are no objects, so that a star makes a pointer to them.
  func isValue(_ name: String) -> Bool {
    if classes[name] != nil { return false }
    switch system.entries[name] {
    case .number, .structure, .enumeration: return true
    case .classType, .protocolType, .object, .block, .reference: return false
    case nil: return Self.numbers.contains(name) || name.hasPrefix("unsigned_") || name.hasPrefix("long_")
    }
  }

  private static let numbers: Set<String> = [
    "char", "signed_char", "short", "int", "long", "unsigned", "float", "double", "BOOL", "bool", "_Bool",
  ]
}
