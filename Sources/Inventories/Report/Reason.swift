/// Why a field could not be measured; `spokenOnly` goes with missing, every other one with unmeasured.
package enum Reason: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Neither the model nor the screen has a value.
  case neither
  /// With `missing`: visible on the legacy screen, on the migrated one only spoken.
  case spokenOnly = "spoken-only"
  /// The whole object is handed to code that is not in the tree, which may show the member.
  case handedOn = "handed-on"
  /// The member itself is handed to a view, wrapper or function that is not in the tree and has no rule card.
  case unknownWrapper = "unknown-wrapper"
  /// A constant stands in a sink named after the member, which the screen does not otherwise show.
  case constantInItsPlace = "constant-in-its-place"
  /// The member belongs to a type that the other screen of the pair never reaches.
  case noCommonModel = "no-common-model"
  /// Two unequal declarations of the type are in the tree, in files or in branches of `#if`.
  case ambiguousType = "ambiguous-type"
  /// The type of a name on the way is not in the tree and cannot be told.
  case unknownType = "unknown-type"
  /// A name on the way has no declaration that can be found.
  case unknownName = "unknown-name"
  /// The member is named only when the program runs: a key path, a selector, a string.
  case dynamicKey = "dynamic-key"
  /// The way from sink to model is longer than is followed, or runs in a circle.
  case tooDeep = "too-deep"
  /// The source on the way does not parse.
  case unparsed
  /// A file or header on the way could not be read; it is among the problems.
  case unreadFile = "unread-file"
}
