import RuleCards

/// What the elements of a framework's documents are: the words of the format itself, and the names of the tables.
struct Vocabulary: Sendable {
  /// What an element is to the reader.
  enum Role: Sendable {
    /// Something of the tables.
    case element(LayoutElement)
    case document, scene
    case outlet, collection, action, segue, binding, attribute
    /// A value of the element it stands in, by its key.
    case text, flag
    /// A text in fragments, and one of them.
    case attributed, fragment
    /// The options of a binding.
    case options
    case variation, mask, included, excluded
    /// No table knows it.
    case unknown
  }

  /// The framework's table; nil where the runtime is not known.
  let framework: LayoutTable.Framework
  private let roles: [String: Role]
  /// What every object may show.
  let ofAll: [LayoutElement.Shown]

  private static let words: [String: Role] = [
    "document": .document, "scene": .scene, "outlet": .outlet, "outletCollection": .collection, "action": .action,
    "segue": .segue, "binding": .binding, "userDefinedRuntimeAttribute": .attribute, "string": .text,
    "mutableString": .text, "bool": .flag, "attributedString": .attributed, "fragment": .fragment,
    "dictionary": .options, "variation": .variation, "mask": .mask, "include": .included, "exclude": .excluded,
  ]

  init(_ framework: LayoutTable.Framework) {
    self.framework = framework
    roles = framework.elements.mapValues(Role.element).merging(Self.words) { $1 }
    ofAll = framework.elements["*"]?.shown ?? []
  }

  /// What an element is.
  func role(_ name: String) -> Role { roles[name] ?? .unknown }
}

/// The vocabularies of all frameworks of a table.
struct Vocabularies: Sendable {
  private let known: [Vocabulary]
  /// What is common to all, for runtimes that no table names.
  let common: Vocabulary

  /// The vocabularies that come with the program.
  static let builtIn = Vocabularies(.builtIn)

  init(_ table: LayoutTable) {
    known = table.frameworks.map(Vocabulary.init)
    common = Vocabulary(table.common)
  }

  /// The vocabulary of a runtime's documents; nil where no table names it.
  func vocabulary(for runtime: String) -> Vocabulary? { known.first { $0.framework.runtimes.contains(runtime) } }
}
