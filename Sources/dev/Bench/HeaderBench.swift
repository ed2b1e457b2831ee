import Foundation

/// `dev bench headers`: what reading a thousand headers costs, without a cache, with an empty one and with a full one,
/// beside clang's own syntax check of the same files.
enum HeaderBench {
  /// At most this many headers are read.
  private static let most = 1_000

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
    let program = Cost.builtProgram
    let read = [program, "dump", "headers", folder + "/tree", "--format", "json"]
    let cache = ["XDG_CACHE_HOME": folder + "/cache"]
    let none = try median { try Cost.of(read + ["--no-cache"], [:]) }
    let empty = try median {
      try? FileManager.default.removeItem(atPath: folder + "/cache")
      return try Cost.of(read, cache)
    }
    let full = try median { try Cost.of(read, cache) }
    let flags = ["-fsyntax-only", "-x", "objective-c", "-w", "-fblocks", "-nostdinc", "-ferror-limit=0"]
    let clang = try Cost.of(["/usr/bin/env", "clang"] + flags + files, [:])
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
    Cost.median(try (0..<6).map { _ in try work() })
  }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
