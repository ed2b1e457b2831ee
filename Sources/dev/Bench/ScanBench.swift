import Foundation

/// `dev bench scan`: a whole scan beside `rg` and `ast-grep` on the same files, in turns.
enum ScanBench {
  private static let usage = "usage: dev bench scan DIR [--copies N,N] [--command NAME] [--ast-grep PROGRAM]"
  private static let rounds = 6

  /// What is asked.
  private struct Question {
    var folder = ""
    var copies = [1]
    var command = "scan"
    var astGrep = "ast-grep"

    /// Nil where the words say nothing that can be measured.
    init?(_ words: [String]) {
      var rest = words[...]
      while let word = rest.popFirst() {
        switch word {
        case "--copies": copies = rest.popFirst().map { $0.split(separator: ",").compactMap { Int($0) } } ?? []
        case "--command": command = rest.popFirst() ?? ""
        case "--ast-grep": astGrep = rest.popFirst() ?? ""
        default: folder = folder.isEmpty && !word.hasPrefix("-") ? word : ""
        }
      }
      guard !folder.isEmpty, !copies.isEmpty, copies.allSatisfy({ $0 > 0 }), !command.isEmpty, !astGrep.isEmpty else {
        return nil
      }
    }
  }

  /// Measures over the files below a folder.
  static func run(_ words: [String]) throws -> Int32 {
    guard let question = Question(words) else {
      Workshop.complain(usage)
      return 2
    }
    for copies in question.copies { Workshop.say(try measured(question, copies: copies)) }
    return 0
  }

  private static func measured(_ question: Question, copies: Int) throws -> String {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-bench-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let tree = try CopiedTree(of: question.folder, copies: copies, in: scratch + "/tree")
    guard tree.files > 0 else { throw Cost.Failure(description: "no Swift files there") }
    let place = scratch + "/tree"
    let report = scratch + "/report.json"
    let words = [Cost.builtProgram, question.command, place, "--format", "json"]
    var (uyum, rg, astGrep): ([Cost], [Cost], [Cost]) = ([], [], [])
    for round in 0..<rounds {
      uyum.append(try Cost.of(words, output: report, statuses: [0]))
      if round == 0 { try check(report, tree) }
      rg.append(try Cost.of(["rg", "-c", "-g", "*.swift", "text", place], output: scratch + "/rg", statuses: [0]))
      astGrep.append(
        try Cost.of(
          [question.astGrep, "run", "-p", "$A.text = $B", "-l", "swift", place], output: scratch + "/ast-grep",
          statuses: [0]))
    }
    let held = try Cost.peak(of: words, note: scratch + "/peak")
    let empty = try Cost.peak(of: [Cost.builtProgram, "--version"], note: scratch + "/peak")
    let times = [("uyum", uyum), ("rg", rg), ("ast-grep", astGrep)].map { ($0, Cost.median($1)) }
    return lines(times) + memory(tree, held: held, empty: empty)
  }

  /// Refuses a report of other files than those laid, or without a screen.
  private static func check(_ report: String, _ tree: CopiedTree) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: report))
    let counts = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["counts"] as? [String: Any]
    let read = (counts?["files"] as? [String: Any])?["swift"] as? Int ?? 0
    let screens = counts?["screens"] as? Int ?? 0
    guard read == tree.files else { throw Cost.Failure(description: "\(tree.files) files laid, \(read) read") }
    guard screens > 0 else { throw Cost.Failure(description: "no screen was found") }
    Workshop.say("\(tree.files) files, \(tree.bytes) bytes, \(screens) screens, medians of \(rounds - 1)\n")
  }

  private static func lines(_ times: [(name: String, cost: Cost)]) -> String {
    guard let uyum = times.first?.cost else { return "" }
    return times.map { name, cost in
      let figures = "\(hundredths(cost.seconds * 1000)) ms, \(hundredths(cost.worked * 1000)) ms worked"
      let ratio = "\(hundredths(uyum.seconds / cost.seconds)) times, \(hundredths(uyum.worked / cost.worked)) by work"
      return "  \(name): \(figures); uyum takes \(ratio)\n"
    }.joined()
  }

  private static func memory(_ tree: CopiedTree, held: Double, empty: Double) -> String {
    let ratio = (held - empty) * 1_048_576 / Double(tree.bytes)
    return "  memory: \(hundredths(held)) MB, \(hundredths(empty)) MB of it for --version; "
      + "the rest is \(hundredths(ratio)) times the source\n"
  }

  private static func hundredths(_ value: Double) -> String { String(format: "%.2f", value) }
}
