import Layouts
import RuleCards
import Syntax

/// Writes what a layout document does as code.
struct LayoutCodeWriter {
  let layout: Layout
  let views: LayoutViews
  private let classes: LayoutClasses
  /// The statements of each class, in the order of the document.
  private var statements: [String: [(value: String, line: LayoutLine)]] = [:]

  init(_ layout: Layout, _ classes: LayoutClasses) {
    self.layout = layout
    self.classes = classes
    views = LayoutViews(layout, classes)
  }

  /// The code, and what its lines stand for; nil where the document says nothing of the classes, or is only seen while
  /// the program starts.
  mutating func written() -> (String, LayoutCode)? {
    guard !layout.isLaunchScreen else { return nil }
    for value in layout.values { write(value) }
    for view in views.hiddenWithNames { writeHidden(view) }
    guard !statements.isEmpty else { return nil }
    var text = ""
    var lines: [(start: UInt32, line: LayoutLine)] = []
    for (name, list) in statements.sorted(by: { $0.key < $1.key }) {
      text += "extension \(name) {\n"
      text += ["static", "func", methodName(of: name)].joined(separator: " ") + "() {\n"
      for (number, statement) in list.enumerated() {
        lines.append((UInt32(text.utf8.count), statement.line))
        text += "let v\(number) = \(statement.value)\n"
      }
      text += "}\n}\n"
    }
    return (text, LayoutCode(path: layout.path, lines: lines))
  }

  /// A name that no other document's code has for the class.
  private func methodName(of name: String) -> String {
    String((layout.path + "_" + name).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private mutating func add(_ value: String, _ line: LayoutLine, to owner: Int) {
    guard let name = classes.name(of: layout.objects[owner]) else { return }
    statements[name, default: []].append((value, line))
  }

  /// A value of the document's own, for every class that it stands in.
  private mutating func write(_ value: LayoutValue) {
    for owner in views.owners(of: value.view) {
      let names = value.view == owner ? [] : views.names(of: value.view, for: owner)
      let object = layout.objects[value.view]
      let front = value.view == owner ? nil : names.first ?? (object.id.isEmpty ? object.element : object.id)
      add(
        value.text.asLiteral,
        LayoutLine(
          deed: .shows(value.kind), names: names, sink: [front, value.sink].compactMap { $0 }.joined(separator: "."),
          group: LayoutTable.builtIn.group(of: value.sink), object: object.id,
          hiddenBy: views.hiding(value.view, for: owner),
          place: value.place), to: owner)
    }
  }

  /// A view that code has a name for and that is hidden from the start.
  private mutating func writeHidden(_ view: Int) {
    let object = layout.objects[view]
    for owner in views.owners(of: view) {
      let names = views.names(of: view, for: owner)
      add(
        "true",
        LayoutLine(
          deed: .hides, names: names, sink: names.first ?? object.id, group: "", object: object.id,
          hiddenBy: views.hiding(view, for: owner), place: object.place), to: owner)
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
