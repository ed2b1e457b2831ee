import Facts
import RuleCards
import Syntax

/// Proofs that a view is kept as a value, with what it was built with (rule `stored-view`).
struct StoredViews {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a value that stands in a view which is assigned to a property; `made` are the views on the way.
  func proof(of value: Bound) -> (proof: StaleProof, made: [TypeID])? {
    guard linker.storesViews else { return nil }
    var at = value
    var made: [TypeID] = []
    for _ in 0...Linker.deepest {
      if let place = storing(at) { return (StaleProof(rule: .storedView, place: place), made) }
      guard linker.isBuilder(at.frame), let call = linker.frames[Int(at.frame)].call else { return nil }
      if let type = linker.madeType(call) { made.append(type) }
      at = call
    }
    return nil
  }

  /// Where a view that holds a value is assigned to a stored property outside of initialisers.
  private func storing(_ value: Bound) -> Place? {
    let facts = linker.read(value.frame).facts
    guard linker.member(of: value.frame).kind != .initializer,
      var edge = linker.shape(of: value.frame).edge(of: value.value)
    else { return nil }
    for _ in 0..<16 {
      if case .assign(let target, _) = facts.edges[edge].kind {
        let bound = Bound(value: target, frame: value.frame)
        return isStoredView(bound) ? linker.place(bound) : nil
      }
      guard let closure = facts.edges[edge].closure, linker.time(of: closure, in: value.frame) == .along,
        let outer = linker.shape(of: value.frame).value(of: closure),
        let next = linker.shape(of: value.frame).edge(of: outer)
      else { return nil }
      edge = next
    }
    return nil
  }

  private func isStoredView(_ target: Bound) -> Bool {
    guard linker.plays(linker.type(of: target).unwrapped, .anyView) else { return false }
    switch linker.value(target) {
    case .free, .member: return true
    default: return false
    }
  }
}

extension Linker {
  /// Whether some type of the tree keeps a view as a value.
  fileprivate var storesViews: Bool {
    if let known = keepsViews { return known }
    let found = program.members.indices.contains { index in
      let entry = program.members[index]
      return entry.kind == .stored && entry.owner != nil && plays(heldType(of: MemberID(index)).unwrapped, .anyView)
    }
    keepsViews = found
    return found
  }
}
