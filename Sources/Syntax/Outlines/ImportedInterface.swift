/// The Swift interface of a file in another language. It stands under that file's path, each declaration on the line
/// that it has there; a name stands in its own column too, unless what is in front of it needs more room in Swift.
package struct ImportedInterface: Sendable {
  /// The interface's text.
  package let source: Source
  /// What Swift's words do not say, by the offset of the declaration's name.
  package let notes: [UInt32: ImportedNote]

  /// An interface with its notes.
  package init(source: Source, notes: [UInt32: ImportedNote]) {
    self.source = source
    self.notes = notes
  }
}

/// What the Swift interface of a declaration in another language leaves out.
package struct ImportedNote: Hashable, Sendable {
  /// The name as the file has it.
  package let name: String
  /// The type as the file has it; empty for a type's own declaration.
  package let type: String
  /// Whether its values are numbers, Booleans, enumerations or structs, of which none is nil.
  package let isScalar: Bool
  /// Whether the file's plain text told of it, because no compiler's reading did.
  package let isFromText: Bool
  /// The words that the declaration of a property has in its parentheses, nullability left out: `readonly`, `weak`.
  package let attributes: [String]

  /// A note on a declaration.
  package init(
    name: String, type: String = "", isScalar: Bool = false, isFromText: Bool = false, attributes: [String] = []
  ) {
    self.name = name
    self.type = type
    self.isScalar = isScalar
    self.isFromText = isFromText
    self.attributes = attributes
  }
}
