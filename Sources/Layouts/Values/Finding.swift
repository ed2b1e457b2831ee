import RuleCards

extension Layout {
  /// The objects by their ids, as indices; of two with one id, the first.
  package var indices: [String: Int] {
    Dictionary(objects.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view that shows what an object holds: itself, or the one that it draws for.
  package func view(of index: Int) -> Int {
    var at = index
    while objects[at].isCell, let parent = objects[at].parent, parent < at { at = parent }
    return at
  }

  /// The controller of the scene that an object stands in, as an index.
  package func controller(of index: Int) -> Int? {
    objects[index].scene.flatMap { scenes[$0].controller }
  }

  /// For each object, whether it never shows unless code says otherwise: it or one it stands in is hidden, or left out
  /// of every size class, and no size class changes that.
  package var hiddenForGood: [Bool] {
    let shown = Set(variations.filter { $0.attributes.contains(where: \.showsAgain) }.map(\.owner))
    let included = Set(variations.flatMap(\.included))
    let out = Set(variations.filter { $0.key == LayoutVariation.usual }.flatMap(\.excluded)).subtracting(included)
    var hidden: [Bool] = []
    hidden.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      let isOut = object.isHidden && !shown.contains(index) || out.contains(object.id)
      hidden.append(isOut || object.parent.map { $0 < index && hidden[$0] } ?? false)
    }
    return hidden
  }
}

extension LayoutVariation {
  /// The key of what holds in all size classes that no other variation names.
  fileprivate static let usual = "default"
}

extension LayoutOption {
  /// Whether it shows what is hidden elsewhere.
  fileprivate var showsAgain: Bool { name == "hidden" && value != "YES" }
}
