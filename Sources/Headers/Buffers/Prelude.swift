/// What is put in front of a text: macros, core types, forward declarations of its own names, and a stand-in for each
/// other name that it needs.
struct Prelude {
  private let use: NameUse
  private let names: NamesInSight
  private let learned: [String: StandIn]
  private let learnedProtocols: Set<String>
  private let language: Language

  private var macros = ""
  private var values = ""
  private var protocols = ""
  private var classes = ""
  private var pointers = ""
  private var defined: Set<String> = []
  private var guessed: Set<String> = []

  /// The declarations for one text, and the names that are numbers there for want of knowledge.
  static func make(
    _ use: NameUse, _ names: NamesInSight, _ lessons: Lessons, _ language: Language
  ) -> (text: String, guessed: Set<String>) {
    var prelude = Prelude(use, names, lessons, language)
    let used = prelude.defineMacros()
    for name in used.sorted() where !prelude.defined.contains(name) { prelude.declare(name) }
    let root = "__attribute__((objc_root_class))\n@interface NSObject\n@end\n@protocol NSObject\n@end\n"
    var text = prelude.macros + root + prelude.values + prelude.protocols + prelude.classes + prelude.pointers
    if language == .objectiveCPlusPlus { text += QualifiedNames(use, names).declarations }
    return (text, prelude.guessed)
  }

  private init(_ use: NameUse, _ names: NamesInSight, _ lessons: Lessons, _ language: Language) {
    self.use = use
    self.names = names
    self.language = language
    learned = lessons.standIns
    learnedProtocols = lessons.protocols
  }

  /// Defines the macros that the text needs, and those that they need; all names that then are in sight.
  private mutating func defineMacros() -> Set<String> {
    var used = use.names
    var waiting = Array(use.names)
    while let name = waiting.popLast() {
      guard let macro = names.macros.meaning(name) else { continue }
      let isOwn = names.own.macros[name] != nil
      defined.insert(name)
      if !isOwn || macro.isOneAttribute {
        macros += macro.definition(of: name, closing: macro.isOneAttribute ? " __attribute__(())" : "")
      }
      for word in macro.body where Words.isName(word) && used.insert(word).inserted { waiting.append(word) }
    }
    return used
  }

  private mutating func declare(_ name: String) {
    if let learned = learned[name] {
      add(learned, name)
    } else if !Words.keywords.contains(name), !use.parameters.contains(name) {
      declareOwn(name)
    } else if name == "BOOL" {
      values += "typedef signed char BOOL;\n"
    } else if name == "bool", language == .objectiveC {
      values += "typedef _Bool bool;\n"
    }
    if needsProtocol(name) { protocols += "@protocol \(name)\(names.own.protocols.contains(name) ? ";" : "\n@end")\n" }
  }

  private func needsProtocol(_ name: String) -> Bool {
    guard name != "NSObject" else { return false }
    if names.own.protocols.contains(name) || learnedProtocols.contains(name) { return true }
    let isTypedef = names.own.typedefs[name] != nil || names.repository.typedefs[name] != nil
    if use.protocols.contains(name), !isTypedef, !isSystemPointer(name) { return true }
    return names.repository.protocols.contains(name) || names.system.entries[name] == .protocolType
  }

  private func isSystemPointer(_ name: String) -> Bool {
    switch names.system.entries[name] {
    case .object, .block, .reference: true
    default: false
    }
  }

  private mutating func declareOwn(_ name: String) {
    let own = names.own
    if own.classes[name] != nil {
      classes += "@class \(name);\n"
    } else if own.typedefs[name] == nil, !own.structures.contains(name), !own.enumerations.contains(name),
      let standIn = standIn(name)
    {
      add(standIn, name)
    }
  }

  /// What is known of a name that the text itself does not declare.
  private func standIn(_ name: String) -> StandIn? {
    guard name != "NSObject" else { return nil }
    let repository = names.repository
    if let typedef = repository.typedefs[name] { return standIn(typedef, depth: 0) }
    if let entry = names.system.entries[name], let standIn = standIn(name, entry) { return standIn }
    if let arity = repository.classes[name] { return .classType(max(arity, use.classes[name] ?? 0)) }
    if let arity = use.classes[name] { return .classType(arity) }
    if repository.enumerations.contains(name) { return .enumeration }
    if repository.structures.contains(name) { return .structure }
    if let value = use.values[name] { return value }
    if repository.named.contains(name) { return .classType(0) }
    if use.protocols.contains(name) || names.own.protocols.contains(name) { return nil }
    return use.shouted[name].map(StandIn.emptyMacro)
  }

  private func standIn(_ name: String, _ entry: ObjectiveCEntry) -> StandIn? {
    switch entry {
    case .classType(let arity): .classType(max(arity, use.classes[name] ?? 0))
    case .protocolType: use.classes[name].map(StandIn.classType)
    case .number(let type): .number(type)
    case .structure: .structure
    case .enumeration: .enumeration
    case .object: .object(nil)
    case .block: .block(nil)
    case .reference: .reference(nil)
    }
  }

  private func standIn(_ typedef: FileFacts.Typedef, depth: Int) -> StandIn {
    switch typedef {
    case .block(let said): return .block(said)
    case .function(let said): return .function(said)
    case .enumeration: return .enumeration
    case .structure: return .structure
    case .number: return .number("long")
    case .opaqueEnumeration: return .guess
    case .pointer(let base, let said):
      let isValue = base == "void" || Words.numbers.contains(base) || names.nature(base) == .value
      return isValue || names.repository.structures.contains(base) ? .reference(said) : .object(said)
    case .alias(let other, let said):
      guard depth < 16 else { return .guess }
      if case .pointer(let inner) = names.nature(other) {
        let target = names.typedef(other).map { standIn($0, depth: depth + 1) }
        switch target ?? standIn(other) ?? .object(nil) {
        case .block: return .block(said ?? inner)
        case .reference: return .reference(said ?? inner)
        case .function: return .function(said ?? inner)
        default: return .object(said ?? inner)
        }
      }
      return aliasOfValue(other, depth: depth)
    }
  }

  private func aliasOfValue(_ other: String, depth: Int) -> StandIn {
    if let next = names.typedef(other) { return standIn(next, depth: depth + 1) }
    if let entry = names.system.entries[other], let standIn = standIn(other, entry) {
      if case .classType = standIn { return .objectType }
      return standIn
    }
    if other == "NSObject" || names.repository.classes[other] != nil || names.repository.named.contains(other) {
      return .objectType
    }
    if names.repository.structures.contains(other) { return .structure }
    return other == "BOOL" || other == "bool" ? .number("signed char") : .guess
  }

  private mutating func add(_ standIn: StandIn, _ name: String) {
    let declaration = standIn.declaration(of: name, language)
    if standIn == .guess { guessed.insert(name) }
    switch standIn {
    case .classType: classes += declaration
    case .protocolType: protocols += declaration
    case .object, .block, .objectType: pointers += declaration
    case .emptyMacro: macros += declaration
    case .function, .reference, .structure, .enumeration, .number, .guess: values += declaration
    }
  }
}
