import Facts
import Foundation
import Syntax

/// Reads every body of every Swift or Objective-C file below some folders: what could not be read, and how fast it was.
enum Bodies {
  /// What was read so far.
  private struct Count {
    var files = 0
    var bodies = 0
    var bytes = 0
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
        let source = Source(path: path, bytes: Bytes(data))
        let outline = outline(source)
        if printsFacts { Workshop.say(describeFacts(source, outline) + "\n") }
        count.files += 1
        for place in bodyPlaces(source, outline) { read(source, outline, place, &count) }
      }
    }
    for problem in count.problems { Workshop.say(problem + "\n") }
    let rate = Int(Double(count.bytes) / 1e6 / max(count.seconds, 1e-9))
    Workshop.say(
      """
      \(count.files) files, \(count.bodies) bodies, \(count.edges) edges, \(count.problems.count) problems
      \(count.bytes) bytes in \(count.seconds) s: \(rate) MB/s

      """)
    return count.problems.isEmpty ? 0 : 1
  }

  static func paths(below folder: String) -> [String] {
    if endings.contains(where: folder.hasSuffix) { return [folder] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in endings.contains(where: name.hasSuffix) }.sorted().map { "\(folder)/\($0)" }
  }

  private static let endings = [".swift", ".m", ".mm"]

  private static func read(_ source: Source, _ outline: Outline, _ place: BodyPlace, _ count: inout Count) {
    // The processor's time, not the clock's: other programs may run beside this one.
    let start = clock()
    let facts = readBody(source, outline, place.range, parameters: place.parameters, mode: place.mode)
    count.seconds += Double(clock() - start) / Double(CLOCKS_PER_SEC)
    count.bodies += 1
    count.bytes += place.range.count
    count.edges += facts.edges.count
    for problem in facts.problems {
      count.problems.append("\(source.path):\(problem.line ?? 0): \(problem.code.rawValue) at '\(problem.detail)'")
    }
  }
}
