extension Rules {
  /// Whether the cards know an SDK type or attribute of this name.
  package func knows(_ type: String) -> Bool { table.types.contains(type) || table.roles[type] != nil }

  /// What an SDK type inherits from; nil where it is unknown or a root.
  package func superclass(of type: String) -> String? { table.superclasses[type] }

  /// Whether an SDK type, or one that it inherits from, plays a role; the name of an attribute stands without `@`.
  package func hasRole(_ type: String, _ role: Role) -> Bool {
    table.lineage(type).contains { table.roles[$0]?.contains(role) ?? false }
  }

  /// The SDK's names that the cards give a role, sorted.
  package func names(playing role: Role) -> [String] {
    table.roles.filter { $0.value.contains(role) }.keys.sorted()
  }

  /// The roles that an SDK type plays, itself or by what it inherits.
  package func roles(of type: String) -> Set<Role> {
    table.lineage(type).reduce(into: []) { $0.formUnion(table.roles[$1] ?? []) }
  }

  /// An SDK type and what it inherits from, nearest first.
  package func lineage(of type: String) -> [String] { table.lineage(type) }

  /// Whether an SDK type is, or inherits from, another.
  package func isKind(_ type: String, of other: String) -> Bool { table.lineage(type).contains(other) }

  /// Whether a condition's name, a type or a role word, holds for an SDK type.
  package func satisfies(_ type: String, _ name: String) -> Bool {
    if let role = Role(rawValue: name) { return hasRole(type, role) }
    return isKind(type, of: name)
  }

  /// The type of a member of an SDK type, its superclasses asked too; nil where the cards do not say.
  package func memberType(of type: String, _ member: String) -> String? {
    for type in table.lineage(type) { if let found = table.members[type]?[member] { return found } }
    return nil
  }

  /// Which generic argument is the element that a container holds; nil for what is none.
  package func elementIndex(of type: String) -> Int? { table.elements[type] }

  /// The words that may end or begin a name, longest first.
  package func affixes(_ kind: Affix) -> [String] { table.affixes[kind] ?? [] }

  /// A name less the longest word of a kind at its end or front; nil where none stands there or nothing would be left.
  package func stem(of name: String, less kind: Affix) -> String? {
    for word in affixes(kind) where name.count > word.count {
      switch kind {
      case .sinkSuffix, .screenSuffix: if name.hasSuffix(word) { return String(name.dropLast(word.count)) }
      case .screenPrefix: if name.hasPrefix(word) { return String(name.dropFirst(word.count)) }
      }
    }
    return nil
  }

  /// A screen's name less every screen word at its front and end: `LegacyTaskTableViewController` is `Task`.
  package func screenStem(of name: String) -> String {
    var stem = name
    while let shorter = self.stem(of: stem, less: .screenSuffix) ?? self.stem(of: stem, less: .screenPrefix) {
      stem = shorter
    }
    return stem
  }

  /// The SDK type that a name or its ending stands for where nothing declares one: `dueLabel`, `label` are labels.
  package func guessedType(of name: String) -> String? {
    let name = name.prefix(1).uppercased() + name.dropFirst()
    return table.words.first { name.hasSuffix($0.ending) }?.type
  }

  /// When the framework calls a method of this base name; nil for one that it does not call by itself, or only on
  /// some types.
  package func runs(_ method: String) -> Runs? { table.runs[method] }

  /// When the framework calls a method of this base name on the SDK's types for which a test holds.
  package func runs(_ method: String, on isOwner: (String) -> Bool) -> Runs? {
    table.runs[method] ?? table.runners[method]?.first(where: isOwner).flatMap { table.runs[$0 + "." + method] }
  }

  /// What becomes of what a method (`tableView(_:titleForHeaderInSection:)`) or property (`title`) answers.
  package func answer(_ fullName: String) -> Answer? { table.answers[fullName] }

  /// The card that says so, an index into `cards`; nil where none does.
  package func card(answering fullName: String) -> Int? {
    cards.firstIndex { card in
      card.facts.contains { if case .answers(_, let names) = $0 { names.contains(fullName) } else { false } }
    }
  }

  /// Whether a member of this name stands for the object that it is read from.
  package func isProxy(_ name: String) -> Bool { table.proxies.contains(name) }

  /// Whether a static member of this name answers the one object of its type.
  package func isSingleton(_ name: String) -> Bool { table.singletons.contains(name) }

  /// Whether a name is a module that may stand before a name of the SDK.
  package func isModule(_ name: String) -> Bool { table.modules.contains(name) }
}
