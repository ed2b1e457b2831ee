import Syntax

/// The types of outlets whose declaration does not say them.
extension Linker {
  /// A member's type, or where it says nothing the class of the view that a layout document connects to it.
  func outletType(_ name: String, on type: Type, declared: Type?) -> Type? {
    guard !program.layouts.isEmpty, declared?.saysNothing ?? true, let owner = type.declaredID else { return declared }
    for ancestor in program.lineage(of: owner) {
      if let found = program.layouts.outletType(name, of: ancestor) {
        return program.resolve(.named(found, []), in: program.scope(inside: ancestor))
      }
    }
    return declared
  }
}

extension Type {
  /// Whether values of any class have it.
  fileprivate var saysNothing: Bool {
    self == .unknown || foreignName.map { ["Any", "AnyObject"].contains($0) } ?? false
  }
}
