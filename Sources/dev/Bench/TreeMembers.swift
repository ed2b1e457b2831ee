import Foundation
import Headers
import Layouts
import Syntax

/// What the classes of a tree declare, by name: enough to say where outlets lead.
struct TreeMembers {
  private var classes: [String: OutletMembers] = [:]

  /// Reads the Swift files, headers and Objective-C sources below some paths.
  init(_ paths: [String]) throws {
    for path in SwiftFiles.under(paths, endings: [".swift"]) { addSwift(try Self.source(path)) }
    let files = SwiftFiles.under(paths, endings: [".h", ".m", ".mm"])
    let sources = try files.map(Self.source)
    let tree = HeaderTree(sources, library: nil) { count, body in (0..<count).forEach(body) }
    for container in tree.outlines.flatMap(\.containers) {
      add(container.name, container.properties.map(\.name), container.superclass)
    }
    for source in sources { addOutlets(source) }
  }

  /// What a class declares; nil where the tree has none of this name.
  func members(_ name: String) -> OutletMembers? { classes[name] }

  private static func source(_ path: String) throws -> Source {
    Source(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private mutating func add(_ name: String, _ members: [String], _ superclass: String?) {
    classes[name, default: OutletMembers(names: [], superclass: nil)].names.formUnion(members)
    if let superclass { classes[name]?.superclass = superclass }
  }

  private mutating func addSwift(_ source: Source) {
    let outline = outline(source)
    for declaration in outline.declarations {
      let name = source.text(declaration.name)
      switch declaration.kind {
      case .classType:
        let above = declaration.inherited.first.map { source.text(outline.ranges[Int($0)]) }
        add(name, [], above.map { String($0.prefix { $0 != "<" }) })
      case .variable:
        guard let parent = declaration.parent.map({ outline.declarations[Int($0)] }) else { continue }
        add(source.text(parent.name), [name], nil)
      default: continue
      }
    }
  }

  /// Instance variables that are outlets, which the reader of headers leaves out.
  private mutating func addOutlets(_ source: Source) {
    var name = ""
    for line in source.text(source.whole).split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      if words.first == "@interface" || words.first == "@implementation", words.count > 1 { name = String(words[1]) }
      guard line.contains("IBOutlet"), !line.contains("@property"), !name.isEmpty else { continue }
      let names = line.prefix { $0 != ";" }.split(separator: ",").compactMap { part in
        part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init)
      }
      add(name, names, nil)
    }
  }
}
