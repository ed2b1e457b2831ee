import Foundation
import Layouts
import Syntax

/// `dev bench layouts`: what reading the layout documents and string tables of some trees costs, with the connections
/// that were read against a plain count of their tags, made without the reader.
enum LayoutBench {
  /// The kinds of connection that are counted, by their tags.
  private static let kinds = [
    "outlet", "outletCollection", "action", "segue", "binding", "userDefinedRuntimeAttribute", "scene",
  ]

  /// Measures over the documents below the paths; fails where a count differs, or where there is nothing to count.
  static func run(_ paths: [String]) throws -> Int32 {
    let files = paths.flatMap(files)
    let sources = try files.map { Source(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: $0)))) }
    let layouts = sources.filter { LayoutTree.isLayout($0.path) }
    let strings = sources.filter { !LayoutTree.isLayout($0.path) }
    guard !layouts.isEmpty else {
      Workshop.complain("no layout documents there")
      return 2
    }
    let layoutTime = median { _ = LayoutTree(layouts) }
    let stringTime = median { _ = LayoutTree(strings) }
    let tree = LayoutTree(sources)
    Workshop.say(
      """
      \(layouts.count) layouts, \(bytes(layouts)) bytes: \(rate(layouts, layoutTime))
      \(strings.count) string tables, \(bytes(strings)) bytes: \(rate(strings, stringTime))
        \(tree.layouts.reduce(0) { $0 + $1.objects.count }) objects, \
      \(tree.layouts.reduce(0) { $0 + $1.values.count }) values, \
      \(tree.tables.reduce(0) { $0 + $1.entries.count }) texts, \(tree.problems.count) problems
        unmeasured: \(unmeasured(tree.layouts))

      """)
    return count(tree.layouts, layouts) ? 0 : 1
  }

  /// Says how many of each kind were read and how many stand there; whether the two are equal everywhere.
  private static func count(_ layouts: [Layout], _ sources: [Source]) -> Bool {
    var isEqual = true
    for kind in kinds {
      let own = layouts.map { read($0, kind) }
      let plain = sources.map { tags($0, kind) }
      Workshop.say("  \(kind): \(own.reduce(0, +)) read, \(plain.reduce(0, +)) tags\n")
      for (index, source) in sources.enumerated() where own[index] != plain[index] {
        Workshop.say("    \(source.path): \(own[index]) read, \(plain[index]) tags\n")
        isEqual = false
      }
    }
    return isEqual
  }

  private static func read(_ layout: Layout, _ kind: String) -> Int {
    switch kind {
    case "outlet": layout.outlets.filter { !$0.isCollection && !$0.isPart }.count
    case "outletCollection": layout.outlets.filter(\.isCollection).count
    case "action": layout.actions.count
    case "segue": layout.segues.count
    case "binding": layout.bindings.count
    case "userDefinedRuntimeAttribute": layout.attributes.count
    default: layout.scenes.count
    }
  }

  /// How often a tag of this name opens, comments left out; knows nothing of XML but that.
  private static func tags(_ source: Source, _ kind: String) -> Int {
    var count = 0
    for part in source.text(source.whole).components(separatedBy: "<!--") {
      let code = part.components(separatedBy: "-->").last ?? part
      count +=
        code.components(separatedBy: "<" + kind).dropFirst().filter { rest in
          rest.first.map { $0.isWhitespace || $0 == ">" || $0 == "/" } ?? false
        }.count
    }
    return count
  }

  private static func unmeasured(_ layouts: [Layout]) -> String {
    let names = layouts.flatMap { $0.unmeasured.map { "\($0.name) \($0.count)" } }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func files(_ path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter(LayoutTree.reads).sorted().map { path + "/" + $0 }
  }

  private static func bytes(_ sources: [Source]) -> Int { sources.reduce(0) { $0 + $1.bytes.count } }

  /// The median of nine runs in seconds, the first dropped.
  private static func median(_ work: () -> Void) -> Double {
    let runs = (0..<10).map { _ in
      let length = ContinuousClock().measure(work).components
      return Double(length.seconds) + Double(length.attoseconds) * 1e-18
    }
    return runs.dropFirst().sorted()[4]
  }

  private static func rate(_ sources: [Source], _ seconds: Double) -> String {
    let each = seconds * 1e6 / Double(max(sources.count, 1))
    let speed = Double(bytes(sources)) / 1e6 / max(seconds, 1e-9)
    return String(format: "%.1f ms, %.0f us a document, %.0f MB/s", seconds * 1e3, each, speed)
  }
}
