import Foundation

/// The commands for those who work on uyum itself; a row each.
enum Workshop {
  /// One command.
  struct Job: Sendable {
    /// Its name on the command line.
    var name: String
    /// What stands behind its name, and what it does, in a line.
    var usage: String
    /// Does it with the words behind its name and gives the exit status.
    var run: @Sendable ([String]) throws -> Int32
  }

  /// The commands in the order of the help.
  static let jobs: [Job] = [
    Job(name: "bless", usage: "[CASE…] [--check]  write what uyum claims into corpus/*/expected.txt", run: Bless.run),
    Job(name: "bodies", usage: "FOLDER… [--facts]  read every body: its faults, and how fast", run: Bodies.run),
    Job(name: "docs", usage: "[--check]  write the generated documents, or fail where one is outdated", run: Docs.run),
    Job(name: "matches", usage: "PATH…  what the cards match, and frequent names without a card", run: Matches.run),
    Job(name: "new-rule", usage: "GROUP.NAME FILE  begin a rule card in rules/GROUP/FILE.rule", run: NewRule.run),
    Job(name: "bench", usage: "READING [--objc] PATH…  how fast a reading is, beside cat", run: Bench.run),
    Job(name: "oracle", usage: "tokens|objc PATH…  compare with SwiftParser, with libclang", run: Oracle.run),
    Job(name: "sample", usage: "[--seed N] [--count N] REPORT.json  rows to read against the source", run: Sample.run),
  ]

  /// Runs the command that the first word names; 2 where there is none, or where it fails.
  static func run(_ words: [String]) -> Int32 {
    guard let job = jobs.first(where: { $0.name == words.first }) else {
      say("usage: dev COMMAND\n" + jobs.map { "  \($0.name) \($0.usage)\n" }.joined())
      return words.isEmpty || words == ["--help"] ? 0 : 2
    }
    do {
      return try job.run(Array(words.dropFirst()))
    } catch {
      complain("dev \(job.name): \(error)")
      return 2
    }
  }

  /// Prints on standard output, without a line end of its own.
  static func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Prints a line on standard error.
  static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
