/// The names that are visible at a point of a body, innermost last.
struct Scopes {
  /// What a name stands for.
  enum Place: Hashable {
    case parameter(Int)
    case local(LocalID)
  }

  private var names: [(name: String, place: Place)] = []

  /// A point to come back to with `leave`.
  var mark: Int { names.count }

  /// Forgets the names declared since a mark.
  mutating func leave(_ mark: Int) {
    if names.count > mark { names.removeSubrange(mark...) }
  }

  /// Makes a name visible; `_`, `self` and the empty name never are.
  mutating func declare(_ name: String, _ place: Place) {
    if name != "_" && name != "self" && !name.isEmpty { names.append((name, place)) }
  }

  /// What a name stands for, nil where the body does not declare it; with `since`, only from that mark on.
  func find(_ name: String, since mark: Int = 0) -> Place? {
    var index = names.count
    while index > mark {
      index -= 1
      if names[index].name == name { return names[index].place }
    }
    return nil
  }
}
