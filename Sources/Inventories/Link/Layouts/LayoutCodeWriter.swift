import Layouts
import RuleCards
import Syntax

/// Writes what a layout document does as code.
struct LayoutCodeWriter {
  let layout: Layout
  /// The document's number, among those of the tree.
  private let number: Int
  let views: LayoutViews
  private let classes: LayoutClasses
  private let paths: BindingPaths
  private let table: LayoutTable.Framework
  /// What attributes replace.
  private var replaced: Set<Replaced> = []
  /// The statements of each class, in the order of the document.
  private var statements: [String: [(value: String, line: LayoutLine)]] = [:]

  /// A value of a view, with all that replace it.
  private struct Replaced: Hashable {
    let view: Int
    let group: String
  }

  init(_ layout: Layout, number: Int, _ classes: LayoutClasses) {
    self.layout = layout
    self.number = number
    self.classes = classes
    views = LayoutViews(layout, classes)
    paths = BindingPaths(layout, views, classes)
    table = LayoutTable.builtIn.framework(for: layout.runtime) ?? LayoutTable.builtIn.common
  }

  /// The code, and what its lines stand for; nil where the document says nothing of the classes, or is only seen while
  /// the program starts.
  mutating func written(_ ways: [LayoutWay] = []) -> (String, LayoutCode)? {
    guard !layout.isLaunchScreen else { return nil }
    for binding in layout.bindings where binding.effect == .shows {
      replaced.insert(Replaced(view: binding.view, group: LayoutTable.builtIn.group(of: binding.name)))
    }
    for attribute in layout.attributes { write(attribute) }
    for value in layout.values { write(value) }
    for binding in layout.bindings { write(binding) }
    for view in views.hiddenWithNames { writeHidden(view) }
    let outlets = outlets
    let comments = comments
    guard !statements.isEmpty || !outlets.isEmpty || !ways.isEmpty || !comments.isEmpty else { return nil }
    var text = ""
    var starts: [(start: UInt32, place: LayoutPlace)] = []
    for (owner, comment) in comments {
      // One that stands at no class has no line of its own, so that it is about nothing that comes behind it.
      text += owner.map { "extension \($0) {\n" } ?? "; "
      starts.append((UInt32(text.utf8.count), comment.place))
      text += "// \(comment.text)\n" + (owner == nil ? "" : "}\n")
    }
    var lines: [(start: UInt32, line: LayoutLine)] = []
    for (name, list) in statements.sorted(by: { $0.key < $1.key }) {
      text += "extension \(name) {\n"
      text += ["static", "func", "layout_\(number)"].joined(separator: " ") + "() {\n"
      for (number, statement) in list.enumerated() {
        lines.append((UInt32(text.utf8.count), statement.line))
        text += "let v\(number) = \(statement.value)\n"
      }
      text += "}\n}\n"
    }
    return (text, LayoutCode(path: layout.path, outlets: outlets, ways: ways, comments: starts, lines: lines))
  }

  /// What the outlets of the tree's classes lead to.
  private var outlets: [LayoutCode.OutletName: LayoutCode.Outlet] {
    let ids = layout.indices
    var found: [LayoutCode.OutletName: LayoutCode.Outlet] = [:]
    for outlet in layout.outlets where !outlet.isPart {
      guard let owner = classes.name(of: layout.objects[outlet.owner]), let index = ids[outlet.destination] else {
        continue
      }
      let name = LayoutCode.OutletName(owner: owner, name: outlet.property)
      let type = classes.name(of: layout.objects[index]) ?? layout.objects[index].baseClass
      if let type, !outlet.isCollection { found[name, default: .init()].types.insert(type) }
      if !views.hidden[index] { found[name, default: .init()].isShown = true }
    }
    return found
  }

  /// The comments that address uyum, each with the class that it stands at: of the innermost object around it, else of
  /// its scene's controller or who loads the document; nil where none of them is of a class of the tree.
  private var comments: [(owner: String?, comment: LayoutComment)] {
    layout.comments.map { comment in
      let scene = comment.scene.flatMap { layout.scenes.indices.contains($0) ? layout.scenes[$0].controller : nil }
      let around = comment.object.map { views.chain(of: $0) } ?? []
      let all = around + (scene.map { [$0] } ?? []) + views.loaders
      let name = all.lazy.compactMap { classes.name(of: layout.objects[$0]) }.first
      return (name, comment)
    }
  }

  private mutating func add(_ value: String, _ line: LayoutLine, to owner: Int) {
    guard let name = classes.name(of: layout.objects[owner]) else { return }
    statements[name, default: []].append((value, line))
  }

  /// A value of the document's own, unless an attribute replaces it.
  private mutating func write(_ value: LayoutValue) {
    let group = LayoutTable.builtIn.group(of: value.sink)
    if !replaced.contains(Replaced(view: value.view, group: group)) { write(value, group: group) }
  }

  /// A value for every class that it stands in.
  private mutating func write(_ value: LayoutValue, group: String) {
    for owner in views.owners(of: value.view) {
      let names = value.view == owner ? [] : views.names(of: value.view, for: owner)
      let object = layout.objects[value.view]
      let front = value.view == owner ? nil : names.first ?? (object.id.isEmpty ? object.element : object.id)
      add(
        value.text.asLiteral,
        LayoutLine(
          deed: .shows(value.kind), names: names, sink: [front, value.sink].compactMap { $0 }.joined(separator: "."),
          group: group, isOwn: value.view == owner || object.key != nil && object.parent == owner,
          hiddenBy: views.hiding(value.view, for: owner),
          isAside: table.asides.contains(value.sink), isNested: views.isNested(owner), tableKey: value.tableKey,
          id: object.id,
          place: value.place), to: owner)
    }
  }

  /// A property that is set by its key path: one that is called as what the view shows, or after it, is shown.
  private mutating func write(_ attribute: RuntimeAttribute) {
    let object = layout.objects[attribute.owner]
    guard let text = attribute.value, !text.isEmpty, attribute.type.hasSuffix(Self.textType),
      let name = attribute.keyPath.split(separator: ".").last.map(String.init)
    else { return }
    let view = views.view(of: attribute.owner)
    let shown = (table.elements[object.element]?.shown ?? []).filter { $0.kind == .text }
    let words = Set((name.camelWords + [name]).map { $0.lowercased() })
    guard let sink = shown.map(\.sink).first(where: { words.contains($0.lowercased()) }) else { return }
    let value = LayoutValue(
      kind: .text, view: view, sink: name, text: text, tableKey: object.id + "." + name, place: attribute.place)
    write(value, group: LayoutTable.builtIn.group(of: sink))
    replaced.insert(Replaced(view: view, group: LayoutTable.builtIn.group(of: sink)))
  }

  /// What ends the types of attributes that hold a text.
  private static let textType = "tring"

  /// A property of a view that follows a key path, for the class that the path begins at.
  private mutating func write(_ binding: LayoutBinding) {
    guard let effect = binding.effect, let source = paths.source(of: binding.destination, binding.keyPath) else {
      return
    }
    let object = layout.objects[binding.view]
    // A controller of objects is no view: what it holds is shown where others are bound to it.
    if object.parent == nil, table.contents.contains(binding.name) { return }
    let names = views.names(of: binding.view, for: source.owner)
    let deed: LayoutLine.Deed =
      switch effect {
      case .shows: .shows(.text)
      case .hides: .hides
      case .enables: .enables
      }
    add(
      source.path,
      LayoutLine(
        deed: deed, names: names, sink: (names.first ?? object.id) + "." + binding.name,
        group: LayoutTable.builtIn.group(of: binding.name),
        hiddenBy: views.hiding(binding.view, for: source.owner), written: binding.keyPath, id: object.id,
        place: binding.place),
      to: source.owner)
  }

  /// A view that code has a name for and that is hidden from the start.
  private mutating func writeHidden(_ view: Int) {
    let object = layout.objects[view]
    for owner in views.owners(of: view) {
      let names = views.names(of: view, for: owner)
      add(
        "true",
        LayoutLine(
          deed: .hides, names: names, sink: names.first ?? object.id, group: "",
          hiddenBy: views.hiding(view, for: owner), id: object.id, place: object.place), to: owner)
    }
  }
}

extension String {
  /// The text as a literal of Swift, on one line.
  fileprivate var asLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal += scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return literal + "\""
  }
}
