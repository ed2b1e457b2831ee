/// What a name means in one file: the file's own facts first, then the repository's, then the system's.
struct NamesInSight: Sendable {
  let own: FileFacts
  let repository: RepositoryFacts
  let system: SystemFacts
  /// Macros that open (true) or end (false) a nonnull region.
  let regions: [String: Bool]
  /// Macros that make whole properties.
  let propertyMacros: Set<String>
  /// Whether one of them does not begin with a capital or an underscore.
  let hasOddPropertyMacros: Bool
  /// All macros.
  let macros: Macros

  init(own: FileFacts, repository: RepositoryFacts, system: SystemFacts) {
    self.own = own
    self.repository = repository
    self.system = system
    var regions = repository.regions
    var makers = repository.propertyMacros
    for (name, macro) in own.macros {
      if let opens = NamesInSight.opensRegion(macro, system) { regions[name] = opens }
      if NamesInSight.makesProperty(macro) { makers.insert(name) }
    }
    self.regions = regions
    propertyMacros = makers
    hasOddPropertyMacros = makers.contains { name in
      name.utf8.first.map { !($0 >= 0x41 && $0 <= 0x5A) && $0 != 0x5F } ?? false
    }
    macros = Macros { own.macros[$0] ?? repository.macros[$0] ?? system.macros[$0] }
  }

  /// Whether a macro opens or ends a nonnull region; nil for neither.
  static func opensRegion(_ macro: Macro, _ system: SystemFacts) -> Bool? {
    for word in macro.body {
      if word.hasPrefix("\"clang assume_nonnull begin") { return true }
      if word.hasPrefix("\"clang assume_nonnull end") { return false }
      if let inner = system.macros[word], inner.body.first == "_Pragma" { return opensRegion(inner, system) }
    }
    return nil
  }

  /// Whether a macro makes whole properties.
  static func makesProperty(_ macro: Macro) -> Bool {
    zip(macro.body, macro.body.dropFirst()).contains { $0 == "@" && $1 == "property" }
  }

  /// What a typedef of the file or the repository stands for.
  func typedef(_ name: String) -> FileFacts.Typedef? { own.typedefs[name] ?? repository.typedefs[name] }

  /// What a type's name stands for.
  func nature(_ name: String) -> TypeNature { nature(name, depth: 0) }

  private func nature(_ name: String, depth: Int) -> TypeNature {
    if ["id", "Class", "SEL", "instancetype"].contains(name) { return .pointer(nil) }
    if Words.numbers.contains(name) || name == "BOOL" || name == "bool" { return .value }
    switch typedef(name) {
    case .block(let said), .function(let said), .pointer(_, let said): return .pointer(said)
    case .enumeration, .structure, .number: return .value
    case .alias(let other, let said):
      guard depth < 16 else { return .unknown }
      let nature = nature(other, depth: depth + 1)
      if case .pointer(let inner) = nature { return .pointer(said ?? inner) }
      return nature
    case .opaqueEnumeration: return .unknown
    case nil: break
    }
    switch system.entries[name] {
    case .number, .structure, .enumeration: return .value
    case .object, .block, .reference: return .pointer(nil)
    case .classType, .protocolType, nil: return .unknown
    }
  }
}

/// What all files of a repository tell together.
struct RepositoryFacts: Sendable {
  private(set) var classes: [String: Int] = [:]
  private(set) var named: Set<String> = []
  private(set) var protocols: Set<String> = []
  private(set) var typedefs: [String: FileFacts.Typedef] = [:]
  private(set) var structures: Set<String> = []
  private(set) var enumerations: Set<String> = []
  private(set) var macros: [String: Macro] = [:]
  private(set) var regions: [String: Bool] = [:]
  private(set) var propertyMacros: Set<String> = []

  /// Unites the facts of files, given in the order of their paths; of contradicting ones the first counts. The macros
  /// of a source file that no other includes are its own.
  init(_ files: [(facts: FileFacts, isSource: Bool)], system: SystemFacts) {
    for (name, macro) in system.macros {
      if macro.body.first == "_Pragma", let opens = NamesInSight.opensRegion(macro, system) { regions[name] = opens }
    }
    for (facts, _) in files {
      classes.merge(facts.classes) { max($0, $1) }
      named.formUnion(facts.named)
      protocols.formUnion(facts.protocols)
      structures.formUnion(facts.structures)
      enumerations.formUnion(facts.enumerations)
      typedefs.merge(facts.typedefs) { first, second in first == .opaqueEnumeration ? second : first }
    }
    // In a tree of several programs one's macro can be another's class; the class goes before.
    for (facts, isSource) in files where !isSource {
      for (name, macro) in facts.macros where macros[name] == nil {
        if facts.declares(name) || !declares(name) { macros[name] = macro }
      }
    }
    for (name, macro) in macros {
      if let opens = NamesInSight.opensRegion(macro, system) { regions[name] = opens }
      if NamesInSight.makesProperty(macro) { propertyMacros.insert(name) }
    }
  }

  /// Whether a file declares a type of this name.
  private func declares(_ name: String) -> Bool {
    classes[name] != nil || named.contains(name) || protocols.contains(name) || typedefs[name] != nil
      || structures.contains(name) || enumerations.contains(name)
  }
}
