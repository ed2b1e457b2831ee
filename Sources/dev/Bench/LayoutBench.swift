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
    let isWhole = count(tree.layouts, layouts)
    try join(tree.layouts, paths)
    return isWhole ? 0 : 1
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
    let name = Array(("<" + kind).utf8)
    let comment = Array("<!--".utf8)
    let ends = Set(" \t\r\n/>".utf8)
    var count = 0
    var isComment = false
    for at in source.bytes.indices {
      if isComment {
        isComment = !(source.bytes[at] == UInt8(ascii: ">") && source.bytes[at - 1] == UInt8(ascii: "-"))
      } else if source.bytes[at] == name[0] {
        isComment = comment.indices.allSatisfy { source.bytes[at + $0] == comment[$0] }
        let isTag = name.indices.allSatisfy { source.bytes[at + $0] == name[$0] }
        if isTag, ends.contains(source.bytes[at + name.count]) { count += 1 }
      }
    }
    return count
  }

  /// Says where the outlets lead, by the classes of the same trees: how many dangle for which reason, and each of them.
  private static func join(_ layouts: [Layout], _ paths: [String]) throws {
    let members = try TreeMembers(paths)
    let join = OutletJoin { name, _ in members.members(name) }
    var counts: [String: Int] = [:]
    var dangling: [String] = []
    for layout in layouts {
      for joined in join.joined(layout) {
        let outlet = layout.outlets[joined.outlet]
        if outlet.isPart { continue }
        switch joined.answer {
        case .joined: counts["joined", default: 0] += 1
        case .framework: counts["framework", default: 0] += 1
        case .dangling(let reason):
          counts[reason.rawValue, default: 0] += 1
          let owner = layout.objects[outlet.owner].className ?? ""
          dangling.append("    \(layout.path):\(outlet.place.line): \(owner).\(outlet.property) \(reason.rawValue)\n")
        }
      }
    }
    let words = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    Workshop.say("  outlets: \(words.joined(separator: ", "))\n" + dangling.joined())
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

  /// The median of nine runs in seconds of processor time, the first dropped.
  private static func median(_ work: () -> Void) -> Double {
    let runs = (0..<10).map { _ in
      let start = clock()
      work()
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    return runs.dropFirst().sorted()[4]
  }

  private static func rate(_ sources: [Source], _ seconds: Double) -> String {
    let each = seconds * 1e6 / Double(max(sources.count, 1))
    let speed = Double(bytes(sources)) / 1e6 / max(seconds, 1e-9)
    return String(format: "%.1f ms of processor time, %.0f us a document, %.0f MB/s", seconds * 1e3, each, speed)
  }
}
