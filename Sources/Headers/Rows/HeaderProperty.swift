/// A property as one file declares it.
package struct HeaderProperty: Hashable, Sendable {
  /// How Swift imports a type.
  package enum SwiftType: String, Hashable, Sendable, CaseIterable {
    case plain = "T"
    case optional = "T?"
    case implicitlyUnwrapped = "T!"
  }

  /// What told of it.
  package enum Reader: String, Hashable, Sendable, CaseIterable { case libclang, text }

  /// A redeclaration in a class extension, put together with the class's own declaration.
  package struct Merged: Hashable, Sendable {
    package var nullability: Nullability
    package var isReadonly: Bool
  }

  /// The Objective-C name.
  package var name: String
  /// The type without nullability, ownership, attributes and parameter names.
  package var type: String
  package var nullability: Nullability
  /// The words in the parentheses, sorted; no nullability words.
  package var attributes: [String]
  /// Selectors, where written.
  package var getter: String?
  package var setter: String?
  package var isNullResettable = false
  package var isDeprecated = false
  /// Whether it is under `@optional`; nil outside of protocols.
  package var isOptional: Bool?
  /// Whether another branch of a conditional has a property of this name before it.
  package var isAlternative = false
  /// Whether a macro makes the whole property.
  package var isFromMacro = false
  /// Whether only Objective-C++ has it.
  package var isCPlusPlus = false
  package var merged: Merged?
  /// How Swift sees it; nil where Swift does not, or nothing tells what the type is.
  package var swift: SwiftType?
  /// The name in Swift, where it differs.
  package var swiftName: String?
  package var reader: Reader
  /// The line of `@property`, or of the macro that makes it, from 1.
  package var line: Int
  /// The byte where it begins.
  package var offset: Int

  /// Whether it is a class property.
  package var isClass: Bool { attributes.contains("class") }
}
