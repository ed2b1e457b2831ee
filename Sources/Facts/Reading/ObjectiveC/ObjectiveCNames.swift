import Syntax

/// What a file, or a class of it, says about names that its bodies use: which variables stand for properties, and what
/// macros stand for.
package struct ObjectiveCNames: Sendable {
  /// The properties that `@synthesize` gives to variables.
  private(set) var properties: [String: String] = [:]
  /// Variables of the body's class that begin or end with `_` and are members of their own.
  private(set) var variables: Set<String> = []
  /// The same of every class, by its name.
  private var variablesOfClasses: [String: Set<String>] = [:]
  /// The bodies of classes, in order, and their names.
  private var classes: [(body: ByteRange, name: ByteRange)] = []
  /// What macros without parameters stand for.
  private(set) var macros: [String: ByteRange] = [:]
  /// Macros with parameters.
  private(set) var calls: [String: CalledMacro] = [:]

  /// A macro with parameters: their names, `rest` for all that follow, and what it stands for.
  struct CalledMacro: Sendable {
    var parameters: [String]
    var replacement: ByteRange
  }

  /// The name that all further arguments of a macro have together.
  static let rest = "__VA_ARGS__"

  /// A file that says nothing.
  package init() {}

  /// What a file's outline says, which is the same for all its bodies save for the variables of their class.
  package init(_ outline: Outline, _ source: Source) {
    for synthesis in outline.syntheses {
      properties[source.text(synthesis.variable)] = source.text(synthesis.property)
    }
    for macro in outline.macros { note(macro, source) }
    for declaration in outline.declarations {
      switch declaration.kind {
      case .extensionOf, .classType: if let body = declaration.body { classes.append((body, declaration.name)) }
      case .variable:
        let ends = [source.bytes[Int(declaration.name.start)], source.bytes[Int(declaration.name.end) - 1]]
        guard ends.contains(UInt8(ascii: "_")), let parent = declaration.parent else { continue }
        let owner = source.text(outline.declarations[Int(parent)].name)
        variablesOfClasses[owner, default: []].insert(source.text(declaration.name))
      default: break
      }
    }
  }

  /// Adds macros of other files, whose texts stand in a source; the file's own stand for themselves.
  package mutating func add(_ others: [Outline.Macro], in source: Source) {
    for macro in others {
      let name = source.text(macro.name)
      if macros[name] == nil, calls[name] == nil { note(macro, source) }
    }
  }

  /// What the file says to the body at a place.
  package func body(at body: ByteRange, _ source: Source) -> ObjectiveCNames {
    var names = self
    let owner = classes.first { $0.body.start <= body.start && body.end <= $0.body.end }
    names.variables = owner.flatMap { variablesOfClasses[source.text($0.name)] } ?? []
    return names
  }

  private mutating func note(_ macro: Outline.Macro, _ source: Source) {
    guard let parameters = macro.parameters else {
      macros[source.text(macro.name)] = macro.replacement
      return
    }
    let names = source.text(parameters).split(separator: ",").map { name in name.filter { !$0.isWhitespace } }
    calls[source.text(macro.name)] = CalledMacro(
      parameters: names.map { $0 == "..." ? ObjectiveCNames.rest : $0 }, replacement: macro.replacement)
  }

  /// The member of self that a variable is: `_title` and `title_` are `title`, where the file says nothing else; nil
  /// for other names.
  func member(_ name: String) -> String? {
    if let property = properties[name] { return property }
    if variables.contains(name) { return name }
    let bytes = name.utf8
    guard bytes.count > 1 else { return nil }
    if bytes.first == UInt8(ascii: "_") {
      let second = bytes.dropFirst().first ?? 0
      return isSmall(second) || isCapital(second) ? String(name.dropFirst()) : nil
    }
    return bytes.last == UInt8(ascii: "_") && isSmall(bytes.first ?? 0) ? String(name.dropLast()) : nil
  }

  private func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
