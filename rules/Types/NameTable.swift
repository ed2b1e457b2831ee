/// What the cards say about names, by name.
package struct NameTable: Sendable {
  var superclasses: [String: String] = [:]
  var members: [String: [String: String]] = [:]
  var roles: [String: Set<Role>] = [:]
  var elements: [String: Int] = [:]
  var affixes: [Affix: [String]] = [:]
  var words: [(ending: String, type: String)] = []
  var runs: [String: Runs] = [:]
  var answers: [String: Answer] = [:]
  var modules: Set<String> = []
}

extension Rules {
  /// Whether the SDK's type of this name is known to the cards, as a type or by a role.
  package func knows(_ type: String) -> Bool { table.superclasses[type] != nil || table.roles[type] != nil }

  /// What an SDK type inherits from; nil where it is unknown or a root.
  package func superclass(of type: String) -> String? { table.superclasses[type] }

  /// Whether an SDK type, or one that it inherits from, plays a role.
  package func hasRole(_ type: String, _ role: Role) -> Bool {
    table.roles[type]?.contains(role) ?? false
  }

  /// Whether an SDK type is, or inherits from, another.
  package func isKind(_ type: String, of other: String) -> Bool { type == other }

  /// Whether a condition's name, a type or a role word, holds for an SDK type.
  package func satisfies(_ type: String, _ name: String) -> Bool {
    if let role = Role(rawValue: name) { return hasRole(type, role) }
    return isKind(type, of: name)
  }

  /// The type of a member of an SDK type, its superclasses asked too; nil where the cards do not say.
  package func memberType(of type: String, _ member: String) -> String? { table.members[type]?[member] }

  /// Which generic argument is the element that a container holds; nil for what is none.
  package func elementIndex(of type: String) -> Int? { table.elements[type] }

  /// The words that may end or begin a name, longest first.
  package func affixes(_ kind: Affix) -> [String] { table.affixes[kind] ?? [] }

  /// The SDK type that the ending of a name stands for where nothing declares one: `dueLabel` is a label.
  package func guessedType(of name: String) -> String? {
    table.words.first { name.hasSuffix($0.ending) || name == $0.ending.lowercased() }?.type
  }

  /// When the framework calls a method of this base name.
  package func runs(_ method: String) -> Runs? { table.runs[method] }

  /// What becomes of what a method (`tableView(_:titleForHeaderInSection:)`) or property answers.
  package func answer(_ fullName: String) -> Answer? { table.answers[fullName] }

  /// Whether a name is a module that may stand before a name of the SDK.
  package func isModule(_ name: String) -> Bool { table.modules.contains(name) }
}
