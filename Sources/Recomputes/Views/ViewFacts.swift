import Inventories

/// What a value rests on, as far as the view says whose body it stands in.
enum Origin: Hashable, Sendable {
  /// A stored property of the view.
  case field(MemberID)
  /// A stored member of an object.
  case member(MemberID)
  /// A part of the whole environment, by its key.
  case environment(String)
}

/// Why an input is another one on every pass.
enum NeverEqual: Hashable, Sendable {
  /// It is a closure.
  case closure
  /// It is a binding made of a getter and a setter.
  case binding
  /// It is an object that the body makes.
  case object(TypeID)
}

/// What a view hands to an input of a view that it makes.
struct Given: Hashable, Sendable {
  /// What the value rests on.
  var origins: Set<Origin> = []
  /// Why it is another one on every pass; nil where it can be the same.
  var never: NeverEqual?
  /// Whether the value could not be followed to its end.
  var isUnread = false
  /// Where it is handed over.
  var place: Place
}

/// A view that a body makes.
struct MadeView: Sendable {
  /// Its type.
  let type: TypeID
  /// What its stored properties are given, by property.
  var given: [MemberID: Given]
  /// What its environment is given around it, by key.
  var provided: [String: Set<Origin>] = [:]
  /// The place among those that the body makes of the view that it stands in; nil for the body's own.
  var container: Int?
  /// Whether it is presented, so that it stands in a tree of its own.
  let isOpened: Bool
  /// Whether it stands there under a condition, or for each row of a list.
  let isConditional: Bool
  /// Where it is made.
  let place: Place
}

/// How a body uses a stored property.
struct FieldUse: Hashable, Sendable {
  /// The stored members of objects that are read of it, or bound to.
  var members: Set<MemberID> = []
  /// Whether something else of it is read, so that nothing can be said of what is not.
  var isOpaque = false
  /// Whether it is handed to a view of the tree, or to the environment.
  var isHanded = false
  /// Whether it is used anywhere but in what is handed to a view of the tree.
  var isUsedBeside = false
}

/// What one view does on a pass, whoever made it.
struct ViewFacts: Sendable {
  /// The view.
  let view: TypeID
  /// Its stored properties.
  var fields: [ViewField] = []
  /// The stored properties that a pass reads.
  var read: Set<MemberID> = []
  /// The stored members of objects that a pass reads.
  var members: Set<MemberID> = []
  /// Those that the rows of a list read, which run alone.
  var rowMembers: Set<MemberID> = []
  /// State of other views that it reads off values of them.
  var othersState: Set<MemberID> = []
  /// The parts of the whole environment that it reads, by key.
  var environmentParts: Set<String> = []
  /// How it uses its stored properties.
  var uses: [MemberID: FieldUse] = [:]
  /// The views that it makes, in source order.
  var made: [MadeView] = []
  /// Whether it wraps a view of the other framework, of which it is not known what its updates track.
  var isWrapper = false
  /// Whether it says itself when its inputs are the same.
  var isEquatable = false
  /// The objects that it subscribes to and makes anew whenever it is made: the stored properties with such a default.
  var madeByDefault: [MemberID: TypeID] = [:]
  /// Whether something lay too deep to be read.
  var stopsShort = false
}
