import Inventories
import RuleCards
import Syntax

/// Which types of a tree may be models.
extension Program {
  /// Whether a type is one that holds values and is no view and no controller.
  func isModel(_ type: TypeID) -> Bool {
    let entry = types[Int(type)]
    guard !entry.isForeign, !isInterface(.declared(type, [])) else { return false }
    switch entry.kind {
    case .structure, .classType, .protocolType, .enumeration: return !values(of: type).isEmpty
    default: return false
    }
  }

  /// Whether a member belongs to a type that is no view and no controller.
  func isModelMember(_ member: MemberID) -> Bool {
    guard let owner = members[Int(member)].owner else { return false }
    return !types[Int(owner)].isForeign && !isInterface(.declared(owner, []))
  }

  /// The stored properties that a type itself declares for others, in the order of their declaration: what a copy or
  /// an archive of it has to carry. What a source of Objective-C keeps to itself is none, nor is a reference back.
  func carriedProperties(of type: TypeID) -> [MemberID] {
    types[Int(type)].members.filter { id in
      let member = members[Int(id)]
      guard member.kind == .stored, !member.isStatic, !member.modifiers.contains(.isWeak) else { return false }
      guard isImported(type) else {
        let isFixed = member.initialValue != nil && (member.isConstant || member.isPrivate)
        return !member.modifiers.contains(.isLazy) && !isFixed
      }
      return importedNote(of: id).map { !$0.attributes.contains { Self.references.contains($0) } } ?? false
    }
  }

  /// What a property says that holds no value of its own.
  private static let references: Set<String> = ["weak", "unsafe_unretained"]

  /// Whether a header lets others only read a property.
  func isReadOnly(_ member: MemberID) -> Bool {
    importedNote(of: member)?.attributes.contains("readonly") ?? false
  }

  /// Whether a type inherits from a class that does by reflection what other classes write out.
  func isReflecting(_ type: TypeID, _ table: ModelTable) -> Bool {
    foreignAncestors(of: type).contains { table.has(.reflecting, $0) }
  }
}
