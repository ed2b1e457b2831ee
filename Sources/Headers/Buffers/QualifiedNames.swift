/// Stand-ins for C++ names with `::` between them: namespaces, templates, and structs with inner names.
struct QualifiedNames {
  private final class Scope {
    var inner: [String: Scope] = [:]
    var isTemplate = false
  }

  /// The declarations.
  let declarations: String

  init(_ use: NameUse, _ names: NamesInSight) {
    let root = Scope()
    for (path, isTemplate) in use.qualified {
      var scope = root
      for name in path {
        let next = scope.inner[name] ?? Scope()
        scope.inner[name] = next
        scope = next
      }
      if isTemplate { scope.isTemplate = true }
    }
    declarations = root.inner.sorted { $0.key < $1.key }.map { name, scope in
      let isType = use.classes[name] != nil || use.values[name] != nil
      return QualifiedNames.declaration(name, scope, isType: isType, depth: 0)
    }.joined()
  }

  private static func declaration(_ name: String, _ scope: Scope, isType: Bool, depth: Int) -> String {
    let head =
      scope.isTemplate ? "template <class... T> struct" : scope.inner.isEmpty || isType ? "struct" : "namespace"
    guard depth < 32 else { return "" }
    let inner = scope.inner.sorted { $0.key < $1.key }.map {
      declaration($0.key, $0.value, isType: false, depth: depth + 1)
    }
    return "\(head) \(name) { \(inner.joined()) }\(head == "namespace" ? "" : ";")\n"
  }
}
