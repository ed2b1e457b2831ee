import Syntax

/// One screen taken by itself: how a report lists it, and the types of the tree that its rows belong to. A pure
/// function of the program and the type, so that screens can be taken on any thread; what was followed is not kept.
struct TakenScreen: Sendable {
  let type: TypeID
  /// The views of the tree that are part of it, in the order of their types.
  let parts: [TypeID]
  /// The screen as reported, judged alone, without levels.
  var listed: Report.Screen
  let models: [TypeID]
  /// Who declares what it shows: for each key the owner of the member, and whom that is made of.
  let owners: Set<KeyOwner>
  /// Who declares anything on the way to what it shows, view models and what is only passed through among them.
  let reached: Set<KeyOwner>
  /// What could not be read in its bodies.
  let problems: Set<Problem>
  /// What a person should look at besides the rows, where it has no pair.
  let faults: [Report.Finding]

  /// Whether another screen is part of this one.
  func holds(_ other: TakenScreen) -> Bool { parts.contains(other.type) }
}
