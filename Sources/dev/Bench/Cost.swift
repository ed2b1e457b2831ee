import Foundation

/// What a program's run cost.
struct Cost {
  /// By the clock.
  var seconds: Double
  /// What it worked, on all processors together, in seconds.
  var worked: Double
  /// The most memory that it held, in MB; on Linux at least what this program held when it started the other.
  var megabytes: Double

  /// The program as built beside this one.
  static let builtProgram =
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").deletingLastPathComponent().path + "/uyum"

  /// Why a run has no cost.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program, found on the path; its output goes into a file, or is thrown away. A program that does not run, or
  /// ends with another status than those given, is a failure; without any given, every status will do.
  static func of(
    _ words: [String], _ changed: [String: String] = [:], output: String = "/dev/null", statuses: Set<Int32> = []
  ) throws -> Cost {
    var actions = fileActions(output)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.merging(changed) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    let start = ContinuousClock.now
    var child = pid_t()
    let name = words.first ?? ""
    guard posix_spawnp(&child, name, &actions, nil, &arguments, &environment) == 0 else {
      throw Failure(description: "\(name) does not run")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let length = (ContinuousClock.now - start).components
    let ended = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    guard statuses.isEmpty || statuses.contains(ended) else {
      throw Failure(description: "status \(ended) of: \(words.joined(separator: " "))")
    }
    return Cost(
      seconds: Double(length.seconds) + Double(length.attoseconds) * 1e-18,
      worked: seconds(usage.ru_utime) + seconds(usage.ru_stime), megabytes: Double(usage.ru_maxrss) / 1024)
  }

  /// The most memory that a program holds, in MB, run once more by the system's `time`, which is itself small.
  static func peak(of words: [String], note: String) throws -> Double {
    #if canImport(Darwin)
      return try of(words, statuses: [0]).megabytes / 1024
    #else
      _ = try of(["/usr/bin/time", "-f", "%M", "-o", note] + words, statuses: [0])
      let written = try String(contentsOfFile: note, encoding: .utf8).split(separator: "\n").last.flatMap { Double($0) }
      guard let written else { throw Failure(description: "/usr/bin/time says nothing of memory") }
      return written / 1024
    #endif
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  private static func fileActions(_ output: String) -> FileActions {
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    return actions
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }

  /// The medians of some runs behind the first, which warms up; the memory is the most of any.
  static func median(_ runs: [Cost]) -> Cost {
    let kept = runs.dropFirst()
    func middle(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
    return Cost(
      seconds: middle(kept.map(\.seconds)), worked: middle(kept.map(\.worked)),
      megabytes: kept.map(\.megabytes).max() ?? 0)
  }
}
