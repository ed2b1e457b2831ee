import Facts
import RuleCards
import Syntax

/// Types that another language declares: their interface is known, their bodies are not.
extension SourceFile {
  /// A file by its interface in Swift.
  package init(_ interface: ImportedInterface, sides: Set<Side> = []) {
    // Its text is Swift, whatever the path of the file that it stands for says.
    let swift = Source(path: interface.source.path + ".swift", bytes: interface.source.bytes)
    self.init(
      source: interface.source, outline: Syntax.outline(swift), sides: sides, imported: interface.notes)
  }
}

extension Program {
  /// Whether a type's main declaration is in another language.
  package func isImported(_ type: TypeID) -> Bool { files[Int(types[Int(type)].file)].imported != nil }

  /// The types of another language that a file extends, in its order.
  func importedTypes(extendedIn file: FileID) -> [TypeID] {
    files[Int(file)].outline.declarations.indices.compactMap {
      typeOfDeclaration[DeclarationID(file: file, index: Int32($0))]
    }
    .filter { isImported($0) }
  }

  /// What a member's declaration in another language says besides its Swift interface; nil for Swift's own.
  package func importedNote(of member: MemberID) -> ImportedNote? {
    let entry = members[Int(member)]
    let file = files[Int(entry.file)]
    guard let notes = file.imported else { return nil }
    return notes[file.outline.declarations[entry.declaration].name.start]
  }

  /// Whether a member's declaration in another language does not say if it can be nil.
  func isUnaudited(_ member: MemberID) -> Bool {
    guard case .optional(_, implicitly: true) = members[Int(member)].type else { return false }
    return files[Int(members[Int(member)].file)].imported != nil
  }
}

extension Linker {
  /// Flows into what takes no nil: a member that may be nil without saying so is unwrapped by force there.
  func unwrapping(_ flows: [Flow]) -> [Flow] {
    flows.map { flow in
      guard let first = stations.steps(of: flow.trail).first, let member = stations.lastHop(of: first)?.member,
        program.isUnaudited(member)
      else { return flow }
      return flow.handling(.crashes)
    }
  }

  /// The same for a call that a card matches, unless the card allows nil there, or the call is one on a `?`.
  func unwrapping(_ flows: [Flow], by match: Match, _ call: Bound) -> [Flow] {
    if rules.cards[match.card].allowsNil || isMessaging(call.frame) { return flows }
    guard case .call(let callee, _) = value(call) else { return unwrapping(flows) }
    if case .member(_, _, true) = value(Bound(value: callee, frame: call.frame)) { return flows }
    return unwrapping(flows)
  }
}

extension Card {
  /// Whether nil may stand in a hole of the card.
  var allowsNil: Bool {
    effects.contains { if case .allows = $0 { true } else { false } }
  }
}
