import Syntax

/// What a file says about names that its bodies use: which variables stand for properties, and what macros stand for.
package struct ObjectiveCNames: Sendable {
  /// The properties that `@synthesize` gives to variables.
  private(set) var properties: [String: String] = [:]
  /// Variables that begin with `_` and are members of their own.
  private(set) var variables: Set<String> = []
  /// What macros without parameters stand for.
  private(set) var macros: [String: ByteRange] = [:]

  /// A file that says nothing.
  package init() {}

  /// What a file's outline says.
  package init(_ outline: Outline, _ source: Source) {
    for synthesis in outline.syntheses {
      properties[source.text(synthesis.variable)] = source.text(synthesis.property)
    }
    for macro in outline.macros { macros[source.text(macro.name)] = macro.replacement }
    for declaration in outline.declarations where declaration.kind == .variable {
      let first = source.bytes[Int(declaration.name.start)]
      if first == UInt8(ascii: "_") { variables.insert(source.text(declaration.name)) }
    }
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
