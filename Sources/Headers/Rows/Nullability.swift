/// What a declaration says of nil.
package enum Nullability: String, Hashable, Sendable, CaseIterable {
  /// Written or inferred.
  case nonnull, nullable
  /// Written as unspecified, or `null_resettable`.
  case unspecified
  /// Neither written nor inferred: a number, or a pointer outside of an audited region.
  case none
}
