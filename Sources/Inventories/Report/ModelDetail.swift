extension Report {
  /// What a finding about a model tells besides its property.
  package enum ModelDetail: Hashable, Sendable {
    /// Where the property is left behind, by the name of what leaves it.
    case left(Carrying, by: String)
    /// The class that alone can set it never does.
    case neverAssigned
    /// The property of another model that it comes from, or is one with, in full.
    case from(String)
    /// The other models that have it or know it.
    case among([String])
  }

  /// What carries the properties of a model.
  package enum Carrying: String, Hashable, Sendable, CaseIterable {
    /// A copy of the same type.
    case copy
    /// A value made anew from one of the same type.
    case rebuild
    /// An archive that is written and read.
    case archive
    /// A mapping of properties to keys.
    case mapping
    /// An initialiser that does not keep what it is given.
    case initialiser
    /// An initialiser from another model.
    case conversion
  }
}
