import Inventories
import RuleCards
import Syntax

/// One property of a family: the members of its types that are one, at the types' places.
struct FamilyRow {
  /// The name that most of it goes by: the header's, else the first that has it.
  let key: String
  /// The member of each type; nil where it has none.
  var members: [MemberID?]
}

/// Joins the properties of a family's types: by name, by the key that they have outside, by what a converter makes.
struct FamilyRows {
  let program: Program
  let family: Family
  let mappings: [TypeID: Mapping]
  let conversions: [Conversion]

  /// The rows in the order of the first type's declarations, what only later types have behind.
  func rows() -> [FamilyRow] {
    let types = family.types
    var rows: [FamilyRow] = []
    for (place, type) in types.enumerated() {
      for member in properties(of: type) {
        let at = rows.firstIndex { $0.members[place] == nil && isOne($0, with: member, of: type) }
        if let at {
          rows[at].members[place] = member
        } else {
          var members: [MemberID?] = types.map { _ in nil }
          members[place] = member
          rows.append(FamilyRow(key: program.members[Int(member)].name, members: members))
        }
      }
    }
    return rows
  }

  /// What a type has to show: stored properties and computed ones, those of its superclasses in the tree first.
  private func properties(of type: TypeID) -> [MemberID] {
    program.values(of: type).filter { id in
      guard let note = program.importedNote(of: id) else { return !program.members[Int(id)].isMessage }
      return !note.name.isEmpty
    }
  }

  private func isOne(_ row: FamilyRow, with member: MemberID, of type: TypeID) -> Bool {
    let name = program.members[Int(member)].name
    for case (let other?, let owner) in zip(row.members, family.types) {
      if program.members[Int(other)].name == name { return true }
      if let key = key(of: other, in: owner), key == self.key(of: member, in: type) { return true }
      if conversions.contains(where: { $0.passes(other, on: member) && !hasName(of: member, in: owner) }) {
        return true
      }
    }
    return false
  }

  /// Whether a type has a member of a member's name: that one it is joined with.
  private func hasName(of member: MemberID, in type: TypeID) -> Bool {
    let name = program.members[Int(member)].name
    return program.values(of: type).contains { program.members[Int($0)].name == name }
  }

  /// The key that a property has outside of the program: its name where a Swift model lists none; nil where nothing
  /// maps it.
  private func key(of member: MemberID, in type: TypeID) -> String? {
    guard let mapping = mappings[type] else {
      return family.swifts.contains(type) ? program.members[Int(member)].name : nil
    }
    let name = program.importedNote(of: member)?.name ?? program.members[Int(member)].name
    return mapping.keys[name].flatMap { $0 }
  }
}

extension Conversion {
  /// Whether a property of the source becomes one of the target as it is, or as another number.
  func passes(_ source: MemberID, on target: MemberID) -> Bool {
    guard let filling = filled[target] else { return false }
    return filling.passage.source == source && !filling.passage.isRendered
  }
}
