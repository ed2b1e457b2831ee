/// What a finding about recomputation says, by its parameters. Views and types are named in full.
package enum RecomputeMessage: Hashable, Sendable {
  /// A view subscribes to an object and reads nothing of it; `isKept` where it makes and keeps the object.
  case observedNotRead(view: String, property: String, isKept: Bool)
  /// A view subscribes to an object and reads some of the members that tell.
  case observedTooBroad(view: String, property: String, read: [String], of: Int)
  /// A view depends on the whole environment and reads some keys of it.
  case environmentTooBroad(view: String, property: String, read: [String])
  /// An input is given a closure.
  case neverEqualClosure(view: String, input: String)
  /// An input is given a binding made of a getter and a setter.
  case neverEqualBinding(view: String, input: String)
  /// An observed object is made in a body.
  case unownedModel(view: String, input: String, made: String, by: String)
  /// An observed object is made as a default value.
  case unownedDefault(view: String, property: String, made: String)
  /// State is written where no view has installed it.
  case writesCopy(view: String, property: String)
}
