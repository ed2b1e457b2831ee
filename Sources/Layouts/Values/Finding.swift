import RuleCards

extension Layout {
  /// The objects by their ids, as indices; of two with one id, the first.
  package var indices: [String: Int] {
    Dictionary(objects.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The classes that a property's object belongs to: the index of the innermost object at or around this one that the
  /// document names a class for; nil where there is none.
  package func screen(of index: Int) -> Int? {
    var at: Int? = index
    while let here = at {
      if objects[here].customClass != nil { return here }
      at = objects[here].parent
    }
    return nil
  }

  /// The controller of the scene that an object stands in, as an index.
  package func controller(of index: Int) -> Int? {
    objects[index].scene.flatMap { scenes[$0].controller }
  }

  /// Whether an object never shows: it or one it stands in is hidden, or left out of every size class, and no size
  /// class says otherwise. Code may still show it.
  package func isHiddenForGood(_ index: Int) -> Bool {
    var at: Int? = index
    while let here = at {
      if isHiddenItself(here) { return true }
      at = objects[here].parent
    }
    return false
  }

  private func isHiddenItself(_ index: Int) -> Bool {
    let object = objects[index]
    let own = variations.filter { $0.owner == index }
    if object.isHidden {
      return !own.contains { $0.attributes.contains { $0.name == "hidden" && $0.value != "YES" } }
    }
    guard let parent = object.parent, !object.id.isEmpty else { return false }
    let around = variations.filter { $0.owner == parent }
    let isOut = around.contains { $0.key == "default" && $0.excluded.contains(object.id) }
    return isOut && !around.contains { $0.included.contains(object.id) }
  }
}
