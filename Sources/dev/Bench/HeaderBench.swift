import Foundation

/// `dev bench headers`: what reading a thousand headers costs, without a cache, with an empty one and with a full one,
/// beside clang's own syntax check of the same files.
enum HeaderBench {
  /// At most this many headers are read.
  private static let most = 1_000

  /// What a program's run cost.
  private struct Cost {
    var seconds: Double
    /// What it worked, on all processors together.
    var worked: Double
    /// The most memory that it held, in MB.
    var megabytes: Double
  }

  /// Measures over the headers below the paths.
  static func run(_ paths: [String]) throws -> Int32 {
    let headers = Array(paths.flatMap(headers).prefix(most))
    guard !headers.isEmpty else {
      Workshop.complain("no headers there")
      return 2
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-bench-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try lay(headers, in: folder + "/tree")
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? "").deletingLastPathComponent().path + "/uyum"
    let read = [program, "dump", "headers", folder + "/tree", "--format", "json"]
    let cache = ["XDG_CACHE_HOME": folder + "/cache"]
    let none = try median { try cost(read + ["--no-cache"], [:]) }
    let empty = try median {
      try? FileManager.default.removeItem(atPath: folder + "/cache")
      return try cost(read, cache)
    }
    let full = try median { try cost(read, cache) }
    let flags = ["-fsyntax-only", "-x", "objective-c", "-w", "-fblocks", "-nostdinc", "-ferror-limit=0"]
    let clang = try cost(["/usr/bin/env", "clang"] + flags + files, [:])
    let count = Double(files.count)
    Workshop.say(
      """
      \(files.count) headers, medians of five
        without cache: \(text(none.seconds * 1000 / count)) ms a header, \(text(none.seconds)) s, \
      \(text(none.worked * 1000 / count)) ms of processor time, \(text(none.megabytes)) MB
        cache empty:   \(text(empty.seconds * 1000 / count)) ms a header, \(text(empty.seconds)) s
        cache full:    \(text(full.seconds * 1000 / count)) ms a header, \(text(full.seconds)) s, \
      \(text(none.seconds / full.seconds)) times as fast
        clang -fsyntax-only, once: \(text(clang.seconds * 1000 / count)) ms a header, \(text(clang.seconds)) s

      """)
    return 0
  }

  private static func headers(_ path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".h") }.sorted().map { path + "/" + $0 }
  }

  /// Copies headers into one folder each, so that names do not meet.
  private static func lay(_ headers: [String], in folder: String) throws -> [String] {
    try headers.enumerated().map { number, header in
      let place = folder + "/\(number)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let file = place + "/" + URL(fileURLWithPath: header).lastPathComponent
      try FileManager.default.copyItem(atPath: header, toPath: file)
      return file
    }
  }

  private static func median(_ work: () throws -> Cost) rethrows -> Cost {
    let runs = try (0..<6).map { _ in try work() }.dropFirst().sorted { $0.seconds < $1.seconds }
    return Cost(
      seconds: runs[2].seconds, worked: runs.map(\.worked).sorted()[2], megabytes: runs.map(\.megabytes).max() ?? 0)
  }

  /// Runs a program with its output thrown away.
  private static func cost(_ words: [String], _ changed: [String: String]) throws -> Cost {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [Int32(1), 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.merging(changed) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    let start = ContinuousClock.now
    var child = pid_t()
    guard posix_spawn(&child, words[0], &actions, nil, &arguments, &environment) == 0 else {
      throw CocoaError(.executableNotLoadable)
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let length = (ContinuousClock.now - start).components
    let worked = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    return Cost(
      seconds: Double(length.seconds) + Double(length.attoseconds) * 1e-18, worked: worked,
      megabytes: Double(usage.ru_maxrss) / 1024)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
