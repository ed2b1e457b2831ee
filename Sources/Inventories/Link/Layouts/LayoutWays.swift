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
  /// The objects of each document by their ids.
  private let ids: [[String: Int]]
  /// The documents by their names without folders and ending.
  private let numbers: [String: Int]

  /// More documents and controllers than this do not stand between a segue and the screen that it leads to.
  private static let deepest = 8

  init(_ layouts: [Layout], _ classes: LayoutClasses) {
    (self.layouts, self.classes) = (layouts, classes)
    ids = layouts.map(\.indices)
    numbers = Dictionary(layouts.enumerated().map { ($0.element.name, $0.offset) }) { one, _ in one }
  }

  /// The ways of one document, in its order.
  func ways(in number: Int) -> [LayoutWay] {
    let layout = layouts[number]
    return layout.segues.flatMap { segue -> [LayoutWay] in
      let start = layout.controller(of: segue.source) ?? segue.source
      guard let owner = classes.name(of: layout.objects[start]) else { return [] }
      let effect = segue.effect ?? .opens
      return ends(of: segue, in: number).map { end in
        LayoutWay(
          owner: owner, end: end, effect: effect, isEmbedded: effect == .contains && segue.relationship == nil,
          source: [segue.kind, segue.relationship ?? segue.unwindAction ?? segue.identifier]
            .compactMap { $0 }.joined(separator: " "), id: segue.id, place: segue.place)
      }
    }
  }

  private func ends(of segue: Segue, in number: Int) -> [LayoutWay.End] {
    if segue.effect == .returns { return segue.unwindAction.map { [.unwinding($0)] } ?? [] }
    guard let object = ids[number][segue.destination] else { return [] }
    var ends: [LayoutWay.End] = []
    for end in self.ends(at: object, in: number, depth: 0) where !ends.contains(end) { ends.append(end) }
    return ends
  }

  /// What stands at an object: itself where the tree has its class, what it stands for elsewhere, or what a controller
  /// of the framework holds.
  private func ends(at object: Int, in number: Int, depth: Int) -> [LayoutWay.End] {
    guard depth < Self.deepest else { return [] }
    let layout = layouts[number]
    let found = layout.objects[object]
    if let name = classes.name(of: found) { return [.declared(name)] }
    if found.storyboardName != nil || found.referencedIdentifier != nil {
      guard let (other, target) = referenced(by: found, in: number) else {
        let names = [found.storyboardName, found.referencedIdentifier].compactMap { $0 }
        return [.foreign(names.joined(separator: "."))]
      }
      return ends(at: target, in: other, depth: depth + 1)
    }
    let held = layout.segues.filter { segue in
      segue.effect == .contains && (layout.controller(of: segue.source) ?? segue.source) == object
    }
    let inner = held.compactMap { ids[number][$0.destination] }.flatMap { ends(at: $0, in: number, depth: depth + 1) }
    return inner.isEmpty ? found.className.map { [.foreign($0)] } ?? [] : inner
  }

  /// The scene that an object stands for: by its identifier, else the one that its storyboard begins with.
  private func referenced(by object: LayoutObject, in number: Int) -> (layout: Int, object: Int)? {
    guard let other = object.storyboardName.map({ numbers[$0] }) ?? number else { return nil }
    let layout = layouts[other]
    if let identifier = object.referencedIdentifier {
      let found = layout.objects.firstIndex { $0.storyboardIdentifier == identifier }
      return found.map { (other, $0) }
    }
    return layout.initial.flatMap { ids[other][$0] }.map { (other, $0) }
  }
}

extension Layout {
  /// The name that other documents have for it: without folders and ending.
  fileprivate var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").dropLast().joined(separator: ".")
  }
}
