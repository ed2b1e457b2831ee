import Facts
import Foundation
import Syntax

/// Reads every body of every Swift file below some folders: what could not be read, and how fast it was.
enum Bodies {
  /// What was read so far.
  private struct Count {
    var files = 0
    var bodies = 0
    var bytes = 0
    var values = 0
    var edges = 0
    var seconds = 0.0
    var problems: [String] = []
  }

  static func run(_ words: [String]) -> Int32 {
    let printsFacts = words.contains("--facts")
    var count = Count()
    for folder in words where !folder.hasPrefix("--") {
      for path in paths(below: folder) {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        read(Source(path: path, bytes: Bytes(data)), printsFacts, &count)
      }
    }
    for problem in count.problems.prefix(400) { Workshop.say(problem + "\n") }
    let rate = Double(count.bytes) / 1e6 / max(count.seconds, 1e-9)
    Workshop.say(
      """
      \(count.files) files, \(count.bodies) bodies, \(count.bytes) bytes in \(count.seconds) s: \(Int(rate)) MB/s
      \(count.values) values, \(count.edges) edges, \(count.problems.count) problems

      """)
    return count.problems.isEmpty ? 0 : 1
  }

  static func paths(below folder: String) -> [String] {
    if folder.hasSuffix(".swift") { return [folder] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func read(_ source: Source, _ printsFacts: Bool, _ count: inout Count) {
    count.files += 1
    let outline = outline(source)
    for declaration in outline.declarations {
      switch declaration.kind {
      case .function, .initializer, .deinitializer, .getter, .setter, .willSet, .didSet, .macroExpansion:
        if let body = declaration.body { read(source, body, .statements, printsFacts, &count) }
      default: break
      }
      if let value = declaration.initialValue { read(source, value, .expression, printsFacts, &count) }
    }
  }

  private static func read(
    _ source: Source, _ range: ByteRange, _ mode: BodyMode, _ printsFacts: Bool, _ count: inout Count
  ) {
    let start = ContinuousClock.now
    let facts = readBody(source, range, mode: mode)
    let time = start.duration(to: .now).components
    count.seconds += Double(time.seconds) + Double(time.attoseconds) / 1e18
    count.bodies += 1
    count.bytes += range.count
    count.values += facts.values.count
    count.edges += facts.edges.count
    for problem in facts.problems {
      count.problems.append("\(source.path):\(problem.line ?? 0): \(problem.code.rawValue) at '\(problem.detail)'")
    }
    if printsFacts { Workshop.say(describe(facts, source) + "\n\n") }
  }
}
