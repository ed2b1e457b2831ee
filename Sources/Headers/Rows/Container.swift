/// An Objective-C class, category, class extension or protocol as one file has it.
package struct Container: Hashable, Sendable {
  /// What it is; the raw value is the word in rows.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case interface, category
    case classExtension = "extension"
    case protocolType = "protocol"
  }

  /// What it is.
  package var kind: Kind
  /// The class's or protocol's Objective-C name, without type parameters.
  package var name: String
  /// The name of a category, empty for a class extension; nil for the rest.
  package var category: String?
  /// The superclass, where one is written.
  package var superclass: String?
  /// The protocols it adopts.
  package var protocols: [String] = []
  /// The names of its type parameters.
  package var parameters: [String] = []
  /// The name in Swift, where an attribute gives another.
  package var swiftName: String?
  /// The line of its `@interface` or `@protocol`, from 1.
  package var line: Int
  /// Its properties, in source order.
  package var properties: [HeaderProperty] = []
  /// Its methods without arguments, in source order.
  package var methods: [HeaderMethod] = []
}

/// A method without arguments, which may be read like a property.
package struct HeaderMethod: Hashable, Sendable {
  /// The selector.
  package var name: String
  /// Whether it is a class method.
  package var isClass: Bool
  /// What it returns, spelled as the types of properties are.
  package var type: String
  package var nullability: Nullability
  /// The name in Swift, where it differs.
  package var swiftName: String?
  /// Whether Swift does not see it.
  package var isHiddenFromSwift: Bool
  /// The line, from 1.
  package var line: Int
}

/// What a file declares.
package struct HeaderOutline: Hashable, Sendable {
  /// The path as reported.
  package var path: String
  /// Its classes, categories, extensions and protocols, in source order.
  package var containers: [Container] = []
  /// The names of its typedefs and of its enumerations.
  package var typedefs: [String] = []
  package var enumerations: [String] = []
  /// How many properties were read from the text alone although a libclang was there.
  package var readFromText = 0
  /// How many `@property` gave no name at all.
  package var unread = 0
  /// Why libclang read nothing of it; nil where it read.
  package var givenUp: GivenUp?

  /// Why a file is not given to libclang, or came back without an answer.
  package enum GivenUp: String, Hashable, Sendable, CaseIterable {
    /// Over the size that is read.
    case tooLarge
    /// Nests deeper than is read.
    case tooDeep
    /// Its macros expand without bound.
    case macrosExplode
    /// libclang crashed or refused.
    case refused
  }
}
