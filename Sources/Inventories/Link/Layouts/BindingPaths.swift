import Layouts
import RuleCards

/// Follows what views of a layout document are bound to, back to a class of the tree.
struct BindingPaths {
  private let layout: Layout
  private let views: LayoutViews
  private let classes: LayoutClasses
  private let ids: [String: Int]
  private let words: LayoutTable.Framework

  /// More objects than this do not stand between a view and what it is bound to.
  private static let deepest = 8

  init(_ layout: Layout, _ views: LayoutViews, _ classes: LayoutClasses) {
    self.layout = layout
    self.views = views
    self.classes = classes
    ids = layout.indices
    words = LayoutTable.builtIn.framework(for: layout.runtime) ?? LayoutTable.builtIn.common
  }

  /// The object of the tree's classes that a key path begins at, and the path from it as code says it; nil where there
  /// is none, as for what the program's settings hold.
  func source(of destination: String, _ keyPath: String, depth: Int = 0) -> (owner: Int, path: String)? {
    guard depth < Self.deepest, let object = ids[destination] else { return nil }
    let names = keyPath.split(separator: ".").map(String.init).filter { $0 != Self.own }
    guard !names.isEmpty else { return nil }
    if classes.name(of: layout.objects[object]) != nil {
      let members = names.prefix { $0.isName }
      return members.isEmpty ? nil : (object, Self.own + "." + members.joined(separator: Self.chained))
    }
    guard words.pathElements.contains(names[0]), let held = content(of: object, depth) else { return nil }
    let rest = names.dropFirst().prefix { $0.isName }
    return (held.owner, ([held.path + "?[0]"] + rest).joined(separator: Self.chained))
  }

  private static let own = "self"
  /// What is nil on the way to a bound value leaves the view empty.
  private static let chained = "?."

  /// What a controller holds, or the list that a cell stands in.
  private func content(of object: Int, _ depth: Int) -> (owner: Int, path: String)? {
    for holder in views.chain(of: object) {
      let binding = layout.bindings.first { $0.owner == holder && words.contents.contains($0.name) }
      if let binding { return source(of: binding.destination, binding.keyPath, depth: depth + 1) }
    }
    return nil
  }
}

extension String {
  /// Whether it can be a member's name in code.
  fileprivate var isName: Bool {
    allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && !(first?.isNumber ?? true)
  }
}
