import Layouts
import RuleCards
import Syntax

/// What a layout document does to the classes that it names, told as a file of code: an extension for each class, and
/// in it a statement a line. So what a document shows is followed as what code shows is, and its places are the
/// document's.
package struct LayoutCode: Sendable {
  /// The document's path.
  package let path: String
  /// What outlets lead to, by the outlet's class and name.
  let outlets: [OutletName: Outlet]
  /// The ways from the tree's classes to other screens, in the order of the document.
  let ways: [LayoutWay]
  /// Where each line of the code begins, with what it stands for; in the order of the code.
  private let lines: [(start: UInt32, line: LayoutLine)]
  /// Where each comment of the code begins, in front of all lines, with its place in the document.
  private let comments: [(start: UInt32, place: LayoutPlace)]

  /// An outlet of a class.
  struct OutletName: Hashable, Sendable {
    let owner: String
    let name: String
  }

  /// What the outlets of one name lead to in the objects of a class.
  struct Outlet: Hashable, Sendable {
    /// The classes of the views; empty for a collection.
    var types: Set<String> = []
    /// Whether one of the views is shown from the start.
    var isShown = false
  }

  init(
    path: String, outlets: [OutletName: Outlet], ways: [LayoutWay], comments: [(start: UInt32, place: LayoutPlace)],
    lines: [(start: UInt32, line: LayoutLine)]
  ) {
    (self.path, self.outlets, self.ways, self.comments, self.lines) = (path, outlets, ways, comments, lines)
  }

  /// What the line at an offset stands for; nil in front of the first one.
  func line(at offset: UInt32) -> LayoutLine? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? lines[low - 1].line : nil
  }

  /// What stands at an offset in the document, and the id of the view that it is about; nil for what is nobody's.
  func origin(of offset: UInt32) -> (place: LayoutPlace, object: String?)? {
    if let line = line(at: offset) { return (line.place, line.id.isEmpty ? nil : line.id) }
    return comments.last { $0.start <= offset }.map { ($0.place, nil) }
  }

  /// The document's name, without its folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The lines, in the order of the code.
  var all: [LayoutLine] { lines.map(\.line) }
}

/// One thing that a layout document does to a view of a class.
package struct LayoutLine: Hashable, Sendable {
  /// What it does.
  package enum Deed: Hashable, Sendable {
    case shows(LayoutElement.Shown.Kind)
    case hides
    case enables
  }

  /// What it does.
  package var deed: Deed
  /// The names that code has for the view, those of the class first; empty where it has none.
  package var names: [String] = []
  /// What is written, as code calls it; a view without a name is called by its id in the document.
  package var sink: String
  /// What else is one with it: writing one of them replaces the others.
  package var group: String
  /// Whether it stands in the object of the class itself, or in a part of it that is no view of its own.
  package var isOwn = false
  /// The names of the views that hide it from the start, each view's apart; no name where code has none.
  package var hiddenBy: [[String]] = []
  /// Whether it stands beside what the view shows, as a placeholder does.
  package var isAside = false
  /// Whether the class's view is one of many in a document that is another's.
  package var isNested = false
  /// The text's key in the document's string table; nil for what is no text of the document.
  package var tableKey: String?
  /// The key path that it follows, as the document has it; nil where it writes a value of its own.
  package var written: String?
  /// The id of the view; empty where it has none.
  package var id: String
  /// Where it stands in the document.
  package var place: LayoutPlace

  /// Whether it follows a key path instead of writing a value of its own.
  var isBound: Bool { written != nil }
}

extension SourceFile {
  /// The layout documents as files of a tree, each that says something of a class of it.
  package static func files(
    _ layouts: [Layout], dressing files: [SourceFile], sides: (String) -> Set<Side> = { _ in [] }
  ) -> [SourceFile] {
    let classes = LayoutClasses(files)
    let layouts = layouts.inOneLanguage
    let ways = LayoutWays(layouts, classes)
    return layouts.enumerated().compactMap { number, layout -> SourceFile? in
      var writer = LayoutCodeWriter(layout, number: number, classes)
      guard let (text, code) = writer.written(ways.ways(in: number)) else { return nil }
      let swift = Source(path: layout.path + ".swift", text)
      return SourceFile(
        source: Source(path: layout.path, bytes: swift.bytes), outline: Syntax.outline(swift),
        sides: sides(layout.path),
        layout: code)
    }
  }
}

extension [Layout] {
  /// Each document once, of those that are translated the one that the others are translated from.
  fileprivate var inOneLanguage: [Layout] {
    var chosen: [String: Int] = [:]
    for (index, layout) in enumerated() {
      let (name, rank) = layout.translation
      if let other = chosen[name], self[other].translation.rank <= rank { continue }
      chosen[name] = index
    }
    return chosen.values.sorted().map { self[$0] }
  }
}

extension Layout {
  /// The path without the folder of a language, and how likely that is the one that others are translated from.
  fileprivate var translation: (name: String, rank: Int) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.dropLast().last(where: { Language(folder: $0) != nil }) else { return (path, 0) }
    let name = parts.filter { $0 != folder }.joined(separator: "/")
    return (name, Language(folder: folder)?.rank ?? 0)
  }
}

/// The classes that files declare, by the names that a layout document may have for them.
struct LayoutClasses {
  private var names: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      names.formUnion((file.imported ?? [:]).values.map(\.name))
      for (index, declaration) in file.outline.declarations.enumerated() where Self.isClass(declaration, of: file) {
        if let name = Self.name(of: declaration, index, in: file) { names.insert(name) }
      }
    }
  }

  /// What Objective-C, and so a document, calls a class; nil for one that stands in another type, unless it says.
  private static func name(of declaration: Declaration, _ index: Int, in file: SourceFile) -> String? {
    if let name = file.outline.spellings[Int32(index)] ?? file.renaming(of: declaration) { return name }
    return declaration.parent == nil ? file.source.text(declaration.name) : nil
  }

  private static func isClass(_ declaration: Declaration, of file: SourceFile) -> Bool {
    declaration.kind == .classType || declaration.kind == .extensionOf && file.outline.language == .objectiveC
  }

  /// The class that an object is of; nil where the files declare none of its name.
  func name(of object: LayoutObject) -> String? { object.customClass.flatMap { names.contains($0) ? $0 : nil } }
}
