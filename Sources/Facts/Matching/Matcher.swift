import RuleCards

/// The patterns of all cards, compiled; each is found by its rarest literal name.
package struct Matcher: Sendable {
  /// Compiles the patterns; one that cannot be read is left out, which a test of the cards forbids.
  package init(_ rules: Rules) {}

  /// The matches in a body, by the place of their values, assignments by their edge's.
  package func matches(in facts: Facts) -> [Match] { [] }
}
