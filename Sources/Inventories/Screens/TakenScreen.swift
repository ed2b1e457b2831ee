/// One screen taken by itself: what it shows, how a report lists it, and the types of the tree that its rows belong to.
/// A pure function of the program and the screen's type, so that screens can be taken on any thread.
struct TakenScreen: Sendable {
  let inventory: Inventory
  /// The screen as reported, judged alone, without levels.
  var listed: Report.Screen
  let models: [TypeID]
  /// Who declares what it shows: for each key the owner of the member, and whom that is made of.
  let owners: Set<KeyOwner>

  var type: TypeID { inventory.screen }

  /// Who declares anything on the way to what it shows, view models and what is only passed through among them.
  var reached: Set<KeyOwner> {
    var owners: Set<KeyOwner> = []
    for trace in inventory.shown.lazy.flatMap(\.traces) { owners.formUnion(trace.candidates.lazy.map(\.owner)) }
    owners.remove(.input)
    return owners
  }

  /// Whether another screen is part of this one.
  func holds(_ other: TakenScreen) -> Bool { inventory.parts.contains(other.type) }
}
