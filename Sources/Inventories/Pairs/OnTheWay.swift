import Facts
import Syntax

/// What lies between a sink and the sources of its value.
extension Keying {
  /// The members that a screen reads on the way to what it shows visibly: whichever of them is the key, the others are
  /// not missing (rule K6).
  func onTheWay(_ inventory: Inventory) -> Set<OwnedName> {
    var found: Set<OwnedName> = []
    for shown in inventory.shown where shown.sighting.channel == .visible {
      for candidate in shown.traces.lazy.flatMap(\.candidates) {
        guard case .declared(let type) = candidate.owner, let name = candidate.path.first else { continue }
        note(name, of: type, &found)
      }
    }
    return found
  }

  /// Notes a member, and the members of its own type that its body reads, at any depth.
  private func note(_ name: String, of type: TypeID, _ found: inout Set<OwnedName>) {
    guard let member = linker.members(named: name, of: type).first,
      found.insert(OwnedName(group(.declared(type)), name)).inserted
    else { return }
    for name in linker.ownNames(readBy: member) { note(name, of: type, &found) }
  }
}

extension Linker {
  /// The names that a getter or a method reads without a base or of self, each once, in the order written.
  func ownNames(readBy member: MemberID) -> [String] {
    guard let id = body(member, .getter) ?? body(member, .code) else { return [] }
    let values = bodies[Int(id)].facts.values
    var seen: Set<String> = []
    return values.compactMap { value -> String? in
      switch value {
      case .free(let name): name
      case .member(let base, let name, _): values[Int(base)] == .selfObject ? name : nil
      default: nil
      }
    }.filter { seen.insert($0).inserted }
  }
}
