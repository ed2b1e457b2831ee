import Inventories

/// A stored property of a view: where its value lives, and so when the view is told that it changed.
struct ViewField: Hashable, Sendable {
  /// Where the value lives.
  enum Kind: Hashable, Sendable {
    /// With the view itself; `place` names one that several views may keep outside of them all.
    case own(place: String?)
    /// With another view, reached by a binding.
    case binding
    /// In an object that the view subscribes to, whatever it reads of it; nil for a type that is not in the tree.
    /// `isKept` where the view makes the object once and keeps it.
    case object(TypeID?, isKept: Bool)
    /// In the environment, under a key.
    case environment(String)
    /// Everywhere in the environment.
    case wholeEnvironment
    /// With whoever makes the view.
    case input
    /// Nowhere that changes.
    case fixed
    /// With a wrapper of which nothing is known.
    case unknown
  }

  /// The property.
  let member: MemberID
  /// Its name.
  let name: String
  /// Its type, as written or as its first value has it.
  let type: Type
  /// Where its value lives.
  let kind: Kind
  /// Whether the property itself says so, and not a wrapper of the team's own that holds another.
  let isDirect: Bool
  /// Whether it holds a closure.
  let isFunction: Bool
  /// Whether it has a value where nothing is handed over.
  let hasDefault: Bool
}
