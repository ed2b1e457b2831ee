import Inventories

/// What is to be generated for one class of a header: a Swift model, a domain model, and how the one becomes the other.
/// The source is Reports' work.
package struct ModelPlan: Hashable, Sendable {
  /// The model's name without what marks the class as old or as a library's.
  package let name: String
  /// The class, by the name that Swift has for it.
  package let header: String
  /// Where the class is declared.
  package let site: Report.Site
  /// Its properties in the order of their declaration, inherited ones first.
  package let properties: [Property]
  /// Properties that have no type that decodes: the team decides what becomes of them.
  package let leftOut: [LeftOut]

  /// One property.
  package struct Property: Hashable, Sendable {
    /// Its name in Swift.
    package let name: String
    /// Its type in Swift without optionality.
    package let type: Shape
    /// Whether it may be nil: as the header says, or does not say that it may not.
    package let isOptional: Bool
    /// How the value of the class becomes the type.
    package let reading: Reading
    /// The keys that lead to it in what the API answers; empty where the API does not have it.
    package let keys: [String]
    /// Whether the type is told by the name alone: the header has a number of any kind.
    package let isGuess: Bool
  }

  /// A type of a property.
  package enum Shape: Hashable, Sendable {
    /// A type of the system's, as Swift spells it.
    case value(String)
    /// Another model that is generated along, by its plan's name.
    case model(String)
    /// A list of such.
    case models(String)
  }

  /// What is done to a value of the class.
  package enum Reading: Hashable, Sendable {
    case asIs
    /// A member of it is read: `intValue`.
    case member(String)
    /// It is converted to the type: `Int(x)`.
    case converted
    /// Its raw value is: `Int(x.rawValue)`.
    case rawValue
  }

  /// A property without a type that decodes.
  package struct LeftOut: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its type as the header has it.
    package let type: String
  }
}

/// What is generated: the plans, the one asked for first, and what the tree has already.
package struct GenerationPlan: Hashable, Sendable {
  /// The plans, the one asked for first, those that it needs behind.
  package let models: [ModelPlan]
  /// Whether the tree has the namespaces and the protocols with the extractor.
  package let hasSwiftNamespace: Bool
  package let hasDomainNamespace: Bool
  package let hasExtraction: Bool

  /// The names of what is generated that others share.
  package static let swiftNamespace = "SwiftModel"
  package static let domainNamespace = "Domain"
  package static let oldProtocol = "OldModelConvertible"
  package static let newProtocol = "SwiftModelConvertible"
  package static let extractor = "ModelExtractor"
}
