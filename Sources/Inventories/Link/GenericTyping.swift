import Facts
import RuleCards

/// What a generic function answers where it is called.
extension Linker {
  /// The type that a call's target answers; a parameter of a generic function in it is what the arguments make of it.
  func answeredType(_ target: CallTarget) -> Type {
    let declared = declaredType(of: target.member)
    guard isOpen(declared) else { return declared }
    let parameters = program.members[Int(target.member)].parameters
    let given = target.arguments.sorted { $0.key < $1.key }.filter { $0.key < parameters.count }
    return filled(declared) { name in
      for (place, argument) in given where parameters[place].type.mentions(name) {
        let type = self.type(of: argument)
        if let found = fit(parameters[place].type, type, to: name), found != .unknown { return found }
      }
      return nil
    }
  }

  /// A type with what stands for its open names; those for which nothing does stay.
  private func filled(_ type: Type, by find: (String) -> Type?) -> Type {
    switch type {
    case .optional(let inner, let implicitly):
      let made = filled(inner, by: find)
      return made.isOptional ? made : .optional(made, implicitly: implicitly)
    case .foreign(let name, []): return isOpen(type) ? find(name) ?? type : type
    case .foreign(let name, let arguments): return .foreign(name, arguments.map { filled($0, by: find) })
    case .declared(let id, let arguments): return .declared(id, arguments.map { filled($0, by: find) })
    default: return type
    }
  }

  /// What a name in a written type stands for where the whole is of another type: `Cell.self` is handed as `T.Type`.
  private func fit(_ written: TypeName, _ type: Type, to name: String) -> Type? {
    switch (written, type) {
    case (.named(name, []), .metatype(let inner)): return inner
    case (.named(name, []), _): return type
    case (.optional(let inner, _), _): return fit(inner, type.unwrapped, to: name)
    case (.named(_, let parts), _):
      return zip(parts, type.arguments).lazy.compactMap { self.fit($0, $1, to: name) }.first
    case (.function(_, let result), .function(_, let made)): return fit(result, made, to: name)
    default: return nil
    }
  }
}

extension TypeName {
  /// Whether a name stands in it.
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .named(let own, let arguments): own == name || arguments.contains { $0.mentions(name) }
    case .optional(let inner, _): inner.mentions(name)
    case .function(let inputs, let result): result.mentions(name) || inputs.contains { $0.mentions(name) }
    case .tuple(let parts, _): parts.contains { $0.mentions(name) }
    case .unknown: false
    }
  }
}
