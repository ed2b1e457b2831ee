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
    var (uyum, rg, astGrep, empty): ([Cost], [Cost], [Cost], [Cost]) = ([], [], [], [])
    for round in 0..<rounds {
      let words = [Cost.builtProgram, question.command, place, "--format", "json"]
      uyum.append(try Cost.of(words, output: report, statuses: [0]))
      if round == 0 { try check(report, tree) }
      rg.append(try Cost.of(["rg", "-c", "-g", "*.swift", "text", place], output: scratch + "/rg", statuses: [0]))
      astGrep.append(
        try Cost.of(
          [question.astGrep, "run", "-p", "$A.text = $B", "-l", "swift", place], output: scratch + "/ast-grep",
          statuses: [0]))
      empty.append(try Cost.of([Cost.builtProgram, "--version"], statuses: [0]))
    }
    return text(tree, .median(uyum), .median(rg), .median(astGrep), .median(empty))
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

  private static func text(_ tree: CopiedTree, _ uyum: Cost, _ rg: Cost, _ astGrep: Cost, _ empty: Cost) -> String {
    func line(_ name: String, _ cost: Cost) -> String {
      let ratio =
        "\(hundredths(uyum.seconds / cost.seconds)) by the clock, \(hundredths(uyum.worked / cost.worked)) by work"
      let figures = "\(hundredths(cost.seconds * 1000)) ms, \(hundredths(cost.worked * 1000)) ms worked"
      return "  \(name): \(figures), \(hundredths(cost.megabytes)) MB; uyum is \(ratio)\n"
    }
    let held = (uyum.megabytes - empty.megabytes) * 1_048_576 / Double(tree.bytes)
    return line("uyum", uyum) + line("rg", rg) + line("ast-grep", astGrep)
      + "  uyum --version: \(hundredths(empty.seconds * 1000)) ms, \(hundredths(empty.megabytes)) MB\n"
      + "  memory less that of --version: \(hundredths(held)) bytes for each byte of source; "
      + "\(hundredths(uyum.seconds * 1e6 / Double(tree.files))) ms for each thousand files\n"
  }

  private static func hundredths(_ value: Double) -> String { String(format: "%.2f", value) }
}
