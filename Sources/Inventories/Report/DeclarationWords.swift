/// The language a model is declared in.
package enum ModelLanguage: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C, a header or a class extension.
  case objectiveC = "objective-c"
}

/// What sort of declaration a model is.
package enum ModelKind: String, Hashable, Sendable, Encodable, CaseIterable {
  /// A Swift struct.
  case structure = "struct"
  /// A Swift class or actor.
  case classType = "class"
  /// A Swift enum; its payloads are fields.
  case enumeration = "enum"
  /// A Swift protocol or an Objective-C @protocol.
  case protocolType = "protocol"
  /// An Objective-C @interface, its categories and extensions joined.
  case interface
}

/// What makes two types one model.
package enum SameModelWhy: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The configuration says so.
  case configured
  /// An initialiser or a converter in the tree turns one into the other.
  case converter
  /// One inherits from the other or conforms to it.
  case conforms
  /// One's name contains the other's, and half their members agree by name.
  case names
}

/// Whether a member can be nil.
package enum Nullability: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Never nil: `T` in Swift, nonnull in the header.
  case nonnull
  /// May be nil: `T?` in Swift, nullable in the header.
  case nullable
  /// The declaration does not say, so it may be nil: `T!` in Swift, no word or an unspecified one in the header.
  case unaudited
  /// An Objective-C number, Boolean, enum or struct, which has no nil.
  case scalar
}

/// What read a member's declaration.
package enum ReadBy: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The reader of Swift source.
  case swift
  /// libclang.
  case libclang
  /// The plain text of a header, because libclang is missing or gave up there.
  case text
}

/// The framework a screen is written for.
package enum ScreenKind: String, Hashable, Sendable, Encodable, CaseIterable {
  /// A UIKit controller, view or cell.
  case uikit
  /// A SwiftUI view.
  case swiftui
  /// A representable, a hosting controller or a hosting cell.
  case seam
}

/// Where a screen's inventory comes from.
package enum Origin: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The source in the work tree.
  case tree
  /// The source at a git revision, named in its sites.
  case revision
  /// An inventory kept in the repository after its source went; its extras are not reported.
  case frozen
}
