import Inventories

/// A model in its several forms, as a report tells of it: a value without wording.
package struct MigratedModel: Hashable, Sendable {
  /// One of its types.
  package struct Form: Hashable, Sendable {
    /// The type's name, in full.
    package let name: String
    /// What it is.
    package let role: Role
    /// Where it is declared.
    package let site: Report.Site
  }

  /// What a type is to a migration.
  package enum Role: String, Hashable, Sendable, CaseIterable { case header, swift, domain }

  /// One property.
  package struct Row: Hashable, Sendable {
    /// The name that most of it goes by.
    package let key: String
    /// What each form says of it, at the forms' places; nil where it has none.
    package let cells: [Cell?]
    /// How it is carried, in the order of the converters.
    package let carries: [Carry]
    /// The rules that found something about it.
    package let rules: [Fault]
  }

  /// A property of one form.
  package struct Cell: Hashable, Sendable {
    /// Its name there.
    package let name: String
    /// Its type as written; empty where none is.
    package let type: String
    /// Whether it can be nil.
    package let nullability: Nullability
    /// Whether it is computed from others.
    package let isComputed: Bool
    /// Where it is declared.
    package let site: Report.Site
  }

  /// How one converter fills a property.
  package struct Carry: Hashable, Sendable {
    /// The places of the two forms.
    package let from: Int
    package let to: Int
    /// The expression as written; empty where the converter leaves the property.
    package let source: String
    /// Where it stands.
    package let site: Report.Site
  }

  /// The name without what marks forms.
  package let name: String
  /// Its types: headers, Swift models, domain models.
  package let forms: [Form]
  /// Its properties.
  package let rows: [Row]
  /// The seven steps.
  package let steps: [MigrationStep]
}
