import Foundation

/// A run of the built `uyum`.
package struct Program: Sendable {
  /// Why a run has no result.
  package enum Fault: Error, Equatable {
    /// The program has not been built, or lies elsewhere.
    case notBuilt
    /// It did not end within the seconds given.
    case noEnd(seconds: Double)
  }

  /// Standard output, byte for byte; invalid UTF-8 is repaired.
  package let output: String
  /// Standard error.
  package let errors: String
  /// The exit status; 128 and the signal's number where a signal ended it.
  package let status: Int32

  /// Runs `uyum` with arguments in a folder and waits for its end; both streams go through files, so that neither can
  /// fill up and block.
  package static func run(
    _ arguments: [String], in folder: URL = Places.root, environment: [String: String] = [:], seconds: Double = 60
  ) throws -> Program {
    guard let executable = Places.program else { throw Fault.notBuilt }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let streams = ["out", "err"].map { scratch.appendingPathComponent($0) }
    for stream in streams { _ = FileManager.default.createFile(atPath: stream.path, contents: nil) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    guard waits(for: process, seconds: seconds) else { throw Fault.noEnd(seconds: seconds) }
    let signalled = process.terminationReason == .uncaughtSignal
    return Program(
      output: String(decoding: try Data(contentsOf: streams[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self),
      status: process.terminationStatus + (signalled ? 128 : 0))
  }

  /// Whether the process ended in time; one that did not is ended.
  private static func waits(for process: Process, seconds: Double) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while process.isRunning && Date() < end { Thread.sleep(forTimeInterval: 0.002) }
    guard process.isRunning else { return true }
    process.terminate()
    process.waitUntilExit()
    return false
  }
}
