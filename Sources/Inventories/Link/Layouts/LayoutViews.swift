import Layouts
import RuleCards

/// Whose the objects of a layout document are, and what code calls them.
struct LayoutViews {
  private let layout: Layout
  private let classes: LayoutClasses
  /// The outlets that lead to each object, by its id; parts of a framework's own class among them.
  private var outlets: [String: [Outlet]] = [:]
  /// The names of outlets that the framework's own classes have.
  private let framework: Set<String>
  /// The objects that stand for who loads the document, and are of a class of the tree.
  let loaders: [Int]
  /// For each object whether it never shows unless code says otherwise.
  let hidden: [Bool]

  /// More objects than this do not stand in one another.
  private static let deepest = 512

  init(_ layout: Layout, _ classes: LayoutClasses) {
    self.layout = layout
    self.classes = classes
    hidden = layout.hiddenForGood
    framework = LayoutTable.builtIn.framework(for: layout.runtime)?.outlets ?? []
    for outlet in layout.outlets { outlets[outlet.destination, default: []].append(outlet) }
    loaders = layout.objects.indices.filter {
      layout.objects[$0].placeholder == .owner && classes.name(of: layout.objects[$0]) != nil
    }
  }

  /// An object and those it stands in, innermost first.
  func chain(of index: Int) -> [Int] {
    var list: [Int] = []
    var next: Int? = index
    while let at = next, list.count < Self.deepest {
      list.append(at)
      next = layout.objects[at].parent
    }
    return list
  }

  /// The view that shows what an object holds: itself, or the one that it draws for.
  func view(of index: Int) -> Int { layout.view(of: index) }

  /// The objects of the tree's classes that what an object shows is part of: those it stands in that know their views,
  /// its scene's controller and who loads the document, each class once.
  func owners(of index: Int) -> [Int] {
    var seen: Set<String> = []
    let scene = layout.controller(of: index).map { [$0] } ?? []
    let around = chain(of: index).filter { $0 == index ? isTop($0) : knows($0, index) }
    return (around + scene + (layout.objects[index].scene == nil ? loaders : [])).filter { owner in
      classes.name(of: layout.objects[owner]).map { seen.insert($0).inserted } ?? false
    }
  }

  private func isTop(_ index: Int) -> Bool { layout.objects[index].parent == nil }

  /// Whether the class of an object knows an object in it: it has a name for it, or is what the document is made for.
  private func knows(_ index: Int, _ inner: Int) -> Bool {
    !isNested(index)
      || (outlets[layout.objects[inner].id] ?? []).contains { $0.owner == index && isName($0, of: inner) }
  }

  /// Whether an object is one of many in a document that is another's.
  func isNested(_ index: Int) -> Bool {
    let object = layout.objects[index]
    return !isTop(index) && object.cell == nil && object.reuseIdentifier == nil
  }

  /// Whether an outlet gives code a name for an object: one that is called as the framework's own does so for what
  /// stands in who has it, and for what a controller or who loads the document has.
  private func isName(_ outlet: Outlet, of index: Int) -> Bool {
    if outlet.property.isEmpty { return false }
    if !framework.contains(outlet.property) || chain(of: index).contains(outlet.owner) { return true }
    return isTop(outlet.owner) && classes.name(of: layout.objects[outlet.owner]) != nil
  }

  /// The names that code may have for an object, those of one class first.
  func names(of index: Int, for owner: Int) -> [String] {
    let object = layout.objects[index]
    let all = object.id.isEmpty ? [] : (outlets[object.id] ?? []).filter { isName($0, of: index) }
    var names = (all.filter { $0.owner == owner } + all.filter { $0.owner != owner }).map(\.property)
    if let key = object.key, object.parent == owner { names.append(key) }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The names of the views that hide an object from the start: itself, or one that it stands in.
  func hiding(_ index: Int, for owner: Int) -> [[String]] {
    chain(of: index).filter { isHidden($0) }.map { names(of: $0, for: owner) }
  }

  /// Whether an object is hidden by itself.
  private func isHidden(_ index: Int) -> Bool {
    hidden[index] && !(layout.objects[index].parent.map { hidden[$0] } ?? false)
  }

  /// The objects with a name that are hidden, themselves or by one that they stand in.
  var hiddenWithNames: [Int] {
    layout.objects.indices.filter { index in
      hidden[index] && (outlets[layout.objects[index].id] ?? []).contains { isName($0, of: index) }
    }
  }
}
