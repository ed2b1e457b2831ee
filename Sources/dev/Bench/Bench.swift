import Foundation
import Syntax

/// `dev bench`: how fast a reading is on one core, beside `cat` on the same files.
enum Bench {
  /// What can be measured, by the word behind `bench`: reads a source and gives a number that keeps the work alive.
  static let readings: [String: @Sendable (Source) -> Int] = [
    "tokens": { source in
      if source.isObjectiveC { return countObjectiveC(source) }
      var tokens = TokenIterator(source)
      var count = 0
      while tokens.next().kind != .endOfFile { count += 1 }
      return count
    },
    "outline": { outline($0).declarations.count },
  ]

  private static func countObjectiveC(_ source: Source) -> Int {
    var tokens = ObjectiveCTokenIterator(source)
    var count = 0
    while tokens.next().kind != .endOfFile { count += 1 }
    return count
  }

  /// Measures what the first word names over the files below the paths behind it.
  static func run(_ words: [String]) throws -> Int32 {
    if words.first == "scan" { return try ScanBench.run(Array(words.dropFirst())) }
    if words.first == "headers", words.count > 1 { return try HeaderBench.run(Array(words.dropFirst())) }
    if words.first == "layouts", words.count > 1 { return try LayoutBench.run(Array(words.dropFirst())) }
    guard let name = words.first, let reading = readings[name], words.count > 1 else {
      Workshop.complain(
        "usage: dev bench \((readings.keys.sorted() + ["headers", "layouts"]).joined(separator: "|")) [--objc] PATH…")
      return 2
    }
    let wantsObjectiveC = words.contains("--objc")
    let paths = words.dropFirst().filter { $0 != "--objc" }
    let files = SwiftFiles.under(
      Array(paths), endings: wantsObjectiveC ? [".m", ".mm"] : [".swift", ".swiftinterface"])
    guard !files.isEmpty else {
      Workshop.complain("no source files there")
      return 2
    }
    let sources = try files.map { Source(path: $0, bytes: try Data(contentsOf: URL(fileURLWithPath: $0)).bytes) }
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    var count = 0
    let own = median {
      count = sources.reduce(0) { $0 + reading($1) }
    }
    let cat = try median { try Self.cat(files) }
    Workshop.say(
      """
      \(files.count) files, \(bytes) bytes, \(name) gave \(count)
        \(name): \(rate(bytes, own.passed)); of processor time \(rate(bytes, own.worked))
        cat: \(rate(bytes, cat.passed))
        ratio: \(hundredths(own.passed / cat.passed))

      """)
    return 0
  }

  /// The lengths of a run, in seconds.
  private struct Length {
    /// By the clock.
    var passed: Double
    /// On a processor, without the programs it ran.
    var worked: Double
  }

  /// The medians of nine runs, the first dropped.
  private static func median(_ work: () throws -> Void) rethrows -> Length {
    var runs: [Length] = []
    for _ in 0..<10 {
      let start = ContinuousClock.now
      let worked = processorTime()
      try work()
      let length = ContinuousClock.now - start
      let passed = Double(length.components.seconds) + Double(length.components.attoseconds) * 1e-18
      runs.append(Length(passed: passed, worked: max(processorTime() - worked, 1e-6)))
    }
    let kept = runs.dropFirst()
    return Length(passed: kept.map(\.passed).sorted()[4], worked: kept.map(\.worked).sorted()[4])
  }

  /// The seconds that this process worked so far.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// `cat` over the files, thrown away. Foundation's `Process` would wait in steps longer than `cat` runs.
  private static func cat(_ files: [String]) throws {
    for batch in stride(from: 0, to: files.count, by: 2000) {
      let words = ["cat"] + files[batch..<min(batch + 2000, files.count)]
      var arguments = words.map { strdup($0) } + [nil]
      defer { arguments.forEach { free($0) } }
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      var child = pid_t()
      guard posix_spawn(&child, "/bin/cat", &actions, nil, &arguments, nil) == 0 else {
        throw SwiftParserProgram.Failure(description: "cat does not run")
      }
      posix_spawn_file_actions_destroy(&actions)
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
  }

  private static func rate(_ bytes: Int, _ seconds: Double) -> String {
    "\(hundredths(seconds * 1000)) ms, \(Int(Double(bytes) / seconds / 1e6)) MB/s"
  }

  private static func hundredths(_ value: Double) -> String { String(format: "%.2f", value) }
}

extension Data {
  /// The bytes as a source holds them.
  fileprivate var bytes: Bytes { Bytes(self) }
}
