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
    let (hiding, absent) = (sizeClasses(hiding: true), sizeClassesWithout)
    let shownAgain = sizeClasses(hiding: false)
    let included = Set(variations.flatMap(\.included))
    var hidden: [Bool] = []
    hidden.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      let isHidden = object.isHidden || LayoutVariation.areAll(hiding[index] ?? [])
      let isOut = !included.contains(object.id) && LayoutVariation.areAll(absent[object.id] ?? [])
      let isGone = isHidden && shownAgain[index] == nil || isOut
      hidden.append(isGone || object.parent.map { $0 < index && hidden[$0] } ?? false)
    }
    return hidden
  }

  /// The size classes that hide or show an object, by its index.
  private func sizeClasses(hiding: Bool) -> [Int: Set<String>] {
    variations.reduce(into: [:]) { keys, variation in
      guard variation.attributes.contains(where: { $0.hides == hiding }) else { return }
      keys[variation.owner, default: []].insert(variation.key)
    }
  }

  /// The size classes that leave an object out, by its id.
  private var sizeClassesWithout: [String: Set<String>] {
    variations.reduce(into: [:]) { keys, variation in
      for id in variation.excluded { keys[id, default: []].insert(variation.key) }
    }
  }
}

extension LayoutVariation {
  /// Sets of size classes that are all there are: one of them is always there.
  private static let whole: [Set<String>] = [
    ["default"], ["widthClass=compact", "widthClass=regular"], ["heightClass=compact", "heightClass=regular"],
  ]

  /// Whether some size classes are all there are.
  fileprivate static func areAll(_ keys: Set<String>) -> Bool { whole.contains { $0.isSubset(of: keys) } }
}

extension LayoutOption {
  /// Whether it hides an object or shows it; nil where it says neither.
  fileprivate var hides: Bool? { name == "hidden" ? value == "YES" : nil }
}
