/// When code runs that stands in a body.
struct Pass: Hashable, Sendable {
  /// When it runs.
  enum Time: Int, Hashable, Sendable, Comparable {
    /// With the body.
    case now
    /// For each row of a list, by itself.
    case row
    /// When what it makes is presented.
    case presented
    /// When something happens.
    case later

    static func < (one: Time, other: Time) -> Bool { one.rawValue < other.rawValue }
  }

  /// When it runs.
  var time = Time.now
  /// Whether the views that it makes are presented, and stand in trees of their own.
  var isOpened = false
  /// Whether it stands in what is handed to a view of the tree.
  var isHanded = false
  /// Whether it runs under a condition, or for each row.
  var isConditional = false

  /// What stands within something that runs at some time runs then at the earliest.
  func within(_ other: Time) -> Pass {
    var pass = self
    pass.time = max(time, other)
    if other == .presented { pass.isOpened = true }
    if other == .row { pass.isConditional = true }
    return pass
  }
}
