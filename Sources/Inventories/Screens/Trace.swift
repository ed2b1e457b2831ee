import Syntax

/// One source of a sighting's value.
package struct Trace: Hashable, Sendable {
  /// The ways to name it, nearest the sink first; empty for a constant.
  package var candidates: [Candidate]
  /// Where following ended.
  package var end: End
  /// Whether it only chooses.
  package var selects: Bool
  /// What happens to nil on the way.
  package var whenNil: NilHandling?
  /// Where a constant stands.
  package var site: Place?
  /// The inputs of which only members are read.
  package var passedInputs: [String] = []
  /// Whether the whole way is known to follow every update: plain inputs read in a builder.
  package var follows: Bool
  /// Whether it is looked up as the key of a text.
  package var isTranslated = false
  /// Whether it is a text of the code's own that reaches the sink as it stands there.
  package var isRaw = false
  /// The stations between it and the sink.
  var trail = Trail.none
}

extension Trace {
  /// The same source, chosen by and not shown.
  func selecting() -> Trace {
    var copy = self
    copy.selects = true
    return copy
  }

  /// The same source where only the number of its values counts: collections, and not what is made of them.
  var counting: Trace {
    var copy = self
    copy.candidates = candidates.compactMap { candidate in
      guard let counted = candidate.counted else { return candidate }
      if counted.length == 0 { return nil }
      var collection = candidate
      (collection.path, collection.member) = (Array(candidate.path.prefix(counted.length)), counted.member)
      return collection
    }
    return copy
  }
}
