import Facts
import Inventories
import RuleCards
import Syntax

extension Survey {
  /// Whether a property is set after its value was made: by a body that is no initialiser of its own type.
  func isSetElsewhere(_ property: MemberID, _ program: Program) -> Bool {
    let owner = program.members[Int(property)].owner
    return (writes[property] ?? []).contains { write in
      guard case .assigned = write.way else { return false }
      let body = program.members[Int(write.value.body.member)]
      return body.kind != .initializer || body.owner != owner
    }
  }
}
