import Layouts
import RuleCards

/// A way from a controller of the tree to another one, as a layout document has it.
struct LayoutWay: Hashable, Sendable {
  /// Where a way ends.
  enum End: Hashable, Sendable {
    /// At an object of a class that the tree declares.
    case declared(String)
    /// At one of a class that the tree has none of, or in a storyboard that it lacks.
    case foreign(String)
    /// Where a method takes it back.
    case unwinding(String)
  }

  /// The class that it begins at.
  let owner: String
  /// Where it ends.
  let end: End
  /// What it does.
  let effect: SegueEffect
  /// Whether what it ends at stands within a view of the one that it begins at.
  let isEmbedded: Bool
  /// The selector of the method that makes what it ends at; nil where the document makes it.
  let creation: String?
  /// The segue's kind, and its identifier or what its end is to its source.
  let source: String
  /// The segue's id; empty where it has none.
  let id: String
  /// Where it stands in the document.
  let place: LayoutPlace
}

/// Follows segues from class to class, through the storyboards of a tree.
struct LayoutWays {
  private let layouts: [Layout]
  private let classes: LayoutClasses
  /// The objects of each document by their ids, and by the identifiers that scenes are opened by.
  private let ids: [[String: Int]]
  private let identifiers: [[String: Int]]
  /// What the controllers of each document hold, by who holds it.
  private let held: [[Int: [Int]]]
  /// The storyboards by their names without folders and ending.
  private let numbers: [String: [Int]]

  /// More objects than this do not stand between a segue and the screens that it leads to.
  private static let farthest = 64

  /// An object of a document.
  private struct Scene: Hashable {
    let layout: Int
    let object: Int
  }

  init(_ layouts: [Layout], _ classes: LayoutClasses) {
    (self.layouts, self.classes) = (layouts, classes)
    let ids = layouts.map(\.indices)
    self.ids = ids
    identifiers = layouts.map { layout in
      let named = layout.objects.enumerated().compactMap { number, object in
        object.storyboardIdentifier.map { ($0, number) }
      }
      return Dictionary(named) { one, _ in one }
    }
    held = zip(layouts, ids).map { layout, ids in
      layout.segues.reduce(into: [:]) { held, segue in
        guard segue.effect == .contains, let inner = ids[segue.destination] else { return }
        held[layout.start(of: segue), default: []].append(inner)
      }
    }
    numbers = Dictionary(grouping: layouts.indices.filter { !layouts[$0].scenes.isEmpty }) { layouts[$0].name }
  }

  /// The ways of one document, in its order.
  func ways(in number: Int) -> [LayoutWay] {
    let layout = layouts[number]
    return layout.segues.flatMap { segue -> [LayoutWay] in
      guard let owner = classes.name(of: layout.objects[layout.start(of: segue)]) else { return [] }
      let effect = segue.effect ?? .opens
      return ends(of: segue, in: number).map { end in
        LayoutWay(
          owner: owner, end: end, effect: effect, isEmbedded: effect == .contains && segue.relationship == nil,
          creation: segue.creation,
          source: [segue.kind, segue.relationship ?? segue.unwindAction ?? segue.identifier]
            .compactMap { $0 }.joined(separator: " "), id: segue.id, place: segue.place)
      }
    }
  }

  /// Where a segue ends: at the object itself where the tree has its class, at what that stands for elsewhere, or at
  /// what a controller of the framework holds.
  private func ends(of segue: Segue, in number: Int) -> [LayoutWay.End] {
    if segue.effect == .returns { return segue.unwindAction.map { [.unwinding($0)] } ?? [] }
    guard let object = ids[number][segue.destination] else { return [] }
    var waiting = [Scene(layout: number, object: object)]
    var seen = Set(waiting)
    var found: [LayoutWay.End] = []
    while let scene = waiting.first, seen.count < Self.farthest {
      waiting.removeFirst()
      if let end = end(at: scene) {
        if !found.contains(end) { found.append(end) }
      } else {
        waiting += next(behind: scene).filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  /// The end that an object is by itself; nil for one that only leads on.
  private func end(at scene: Scene) -> LayoutWay.End? {
    let object = layouts[scene.layout].objects[scene.object]
    if let name = classes.name(of: object) { return .declared(name) }
    guard next(behind: scene).isEmpty else { return nil }
    let reference = [object.storyboardName, object.referencedIdentifier].compactMap { $0 }.joined(separator: ".")
    return reference.isEmpty ? object.className.map { .foreign($0) } : .foreign(reference)
  }

  /// What an object stands for elsewhere, or holds.
  private func next(behind scene: Scene) -> [Scene] {
    let object = layouts[scene.layout].objects[scene.object]
    guard object.storyboardName != nil || object.referencedIdentifier != nil else {
      return (held[scene.layout][scene.object] ?? []).map { Scene(layout: scene.layout, object: $0) }
    }
    guard let other = object.storyboardName.map({ nearest($0, to: scene.layout) }) ?? scene.layout else { return [] }
    // By its identifier, else the scene that its storyboard begins with.
    let found =
      object.referencedIdentifier.map { identifiers[other][$0] } ?? layouts[other].initial.flatMap { ids[other][$0] }
    return found.map { [Scene(layout: other, object: $0)] } ?? []
  }

  /// The storyboard of a name that a document means: of several the one whose folder is nearest.
  private func nearest(_ name: String, to document: Int) -> Int? {
    let folders = layouts[document].folders
    return numbers[name]?.max { shared(folders, $0) < shared(folders, $1) }
  }

  private func shared(_ folders: [Substring], _ other: Int) -> Int {
    zip(folders, layouts[other].folders).prefix { $0 == $1 }.count
  }
}

extension Layout {
  /// The name that other documents have for it: without folders and ending.
  fileprivate var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").dropLast().joined(separator: ".")
  }

  fileprivate var folders: [Substring] { path.split(separator: "/").dropLast() }

  /// The controller that a segue begins at, or what it begins at where that is in no scene.
  fileprivate func start(of segue: Segue) -> Int { controller(of: segue.source) ?? segue.source }
}
