import Syntax

@testable import Layouts

/// A document as short lines, for comparing.
struct LayoutPicture {
  let layout: Layout
  let problems: [Problem]

  init(_ text: String, path: String = "Main.storyboard") {
    (layout, problems) = readLayout(Source(path: path, text))
  }

  func object(_ id: String) -> LayoutObject? { layout.objects.first { $0.id == id } }

  var outlets: [String] {
    layout.outlets.map {
      let mark = $0.isPart ? "*" : $0.isCollection ? "[]" : ""
      return "\(id($0.owner)).\($0.property)\(mark) -> \($0.destination)"
    }
  }

  var values: [String] {
    layout.values.map {
      let part = $0.part.map { "(\($0))" } ?? ""
      let mark = $0.kind == .text ? "" : "\($0.kind) "
      return "\(mark)\(id($0.view)).\($0.sink)\(part) = \($0.text)" + ($0.variation.map { " @\($0)" } ?? "")
    }
  }

  var segues: [String] {
    layout.segues.map { segue in
      let name = segue.identifier ?? segue.unwindAction ?? "-"
      return "\(id(segue.source)) \(segue.effect.map(String.init(describing:)) ?? "?") \(segue.destination) \(name)"
    }
  }

  var bindings: [String] {
    layout.bindings.map {
      "\(id($0.view)).\($0.name) \($0.effect.map { "\($0)" } ?? "?") \($0.destination).\($0.keyPath)"
    }
  }

  func id(_ index: Int) -> String { layout.objects[index].id }
}
