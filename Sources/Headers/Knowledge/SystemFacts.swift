import RuleCards

/// What the table of the rules says of a name.
typealias ObjectiveCEntry = ObjectiveCTable.Entry

/// What is known of the system's names: a view of the table in the rules.
struct SystemFacts: Sendable {
  /// The table's entries by name.
  let entries: [String: ObjectiveCTable.Entry]
  /// The system's macros by name.
  let macros: [String: Macro]
  /// Methods of the root class that hide a property of the same name in Swift.
  let hiding: Set<String>

  /// What Swift calls the system's types.
  let swiftNames: [String: String]
  /// The classes that Swift imports as another type where they are a value's type.
  let bridged: Set<String>

  /// The facts of the built-in table.
  static let builtIn = SystemFacts(ObjectiveCTable.builtIn)

  init(_ table: ObjectiveCTable) {
    entries = table.entries
    hiding = table.hiding
    swiftNames = table.swiftNames
    bridged = table.bridged
    var macros: [String: Macro] = [:]
    for line in table.definitions {
      var name = ""
      let bytes = Array(line.utf8)
      if let macro = Macro(definition: bytes, 0..<bytes.count, name: &name) { macros[name] = macro }
    }
    self.macros = macros
  }

  /// Whether no text may define a name anew: a word of the language, or a name of the system.
  func isReserved(_ name: String) -> Bool {
    Words.keywords.contains(name) || macros[name] != nil || entries[name] != nil
  }

  /// Whether a name is a macro of the SDK, for `defined`.
  func isMacro(_ name: String) -> Bool {
    macros[name] != nil || name.hasPrefix("__IPHONE_") || name.hasPrefix("__MAC_")
  }
}
