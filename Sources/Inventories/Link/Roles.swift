import RuleCards

/// What types are to a reader of screens: told by the cards, for a type of the tree by what it inherits.
extension Program {
  /// Whether a type is one of the named types or plays one of the named roles; a type that is not known is judged by
  /// the name of what has it.
  func satisfies(_ type: Type, _ names: [String], named name: String?) -> Bool {
    if case .function = type { return names.contains("closure") }
    let own = typeNames(type)
    if own.isEmpty {
      guard let name, let guess = rules.guessedType(of: name) else { return false }
      return names.contains { rules.satisfies(guess, $0) }
    }
    if names.contains(where: { wanted in own.contains { rules.satisfies($0, wanted) } }) { return true }
    guard case .foreign(let written, _) = type.unwrapped, !rules.knows(written) || rules.hasRole(written, .swiftuiView),
      let guess = rules.guessedType(of: written) ?? name.flatMap({ rules.guessedType(of: $0) })
    else { return false }
    return names.contains { rules.satisfies(guess, $0) }
  }

  /// The names that a type answers to: its own and its framework ancestors'; none where it is not known.
  func typeNames(_ type: Type) -> [String] {
    switch type.unwrapped {
    case .declared(let id, _): foreignAncestors(of: id) + (types[Int(id)].isForeign ? [] : [""])
    case .foreign(let name, _): [name]
    case .metatype(let inner): typeNames(inner)
    default: []
    }
  }

  /// Whether a type plays a role, itself or by what it inherits.
  package func plays(_ type: Type, _ role: RuleCards.Role) -> Bool {
    if case .declared(let id, _) = type.unwrapped { return roles[Int(id)].contains(role) }
    return typeNames(type).contains { rules.hasRole($0, role) }
  }

  /// When the framework calls a member by itself; nil for one that it does not call.
  func runs(_ member: Member) -> Runs? {
    rules.runs(member.name) { kind in
      member.owner.map { typeNames(.declared($0, [])).contains { rules.isKind($0, of: kind) } } ?? false
    }
  }

  /// Whether a type is a SwiftUI view or modifier.
  package func isSwiftUI(_ type: Type) -> Bool { plays(type, .swiftuiView) || plays(type, .swiftuiModifier) }

  /// Whether a type is a view or a controller of UIKit or AppKit.
  func isViewOrController(_ type: Type) -> Bool { plays(type, .uikitView) || plays(type, .uikitController) }

  /// Whether a type is a view or a controller of either framework.
  package func isInterface(_ type: Type) -> Bool {
    isSwiftUI(type) || plays(type, .uikitView) || plays(type, .uikitController) || plays(type, .representable)
      || plays(type, .hostingController)
  }
}

extension Linker {
  func satisfies(_ type: Type, _ names: [String], named name: String?) -> Bool {
    program.satisfies(type, names, named: name)
  }

  func plays(_ type: Type, _ role: RuleCards.Role) -> Bool { program.plays(type, role) }

  func isSwiftUI(_ type: Type) -> Bool { program.isSwiftUI(type) }

  package func isInterface(_ type: Type) -> Bool { program.isInterface(type) }
}
