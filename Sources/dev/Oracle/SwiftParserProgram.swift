import Foundation
import TestKit

/// The program that prints SwiftParser's tokens: compiled from `Tests/Oracle/Tokens.swift` against the toolchain's
/// libraries, kept in the build folder as long as its text and the toolchain stay the same.
struct SwiftParserProgram {
  /// A token as SwiftParser sees it.
  struct Record {
    /// Its kind, into `kinds`.
    var kind: Int
    var start: Int
    var end: Int
  }

  /// Why it can't be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let program: URL
  /// The names of its kinds.
  let kinds: [String]

  /// Compiles it where needed.
  init() throws {
    let compiler = try Self.output("/usr/bin/env", ["which", "swiftc"])
    let tools = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = tools.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    let text = Places.root.appendingPathComponent("Tests/Oracle/Tokens.swift")
    let folder = Places.root.appendingPathComponent(".build/oracle")
    let stamp = folder.appendingPathComponent("tokens.stamp")
    program = folder.appendingPathComponent("tokens")
    let wanted = try Data(contentsOf: text) + Data(compiler.utf8)
    if (try? Data(contentsOf: stamp)) != wanted {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try Self.output(
        compiler,
        [
          "-O", "-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host,
          text.path, "-o", program.path,
        ])
      try wanted.write(to: stamp)
    }
    kinds = try Self.output(program.path, ["--kinds"]).split(separator: " ").map(String.init)
  }

  /// Calls `body` with each file's tokens, in the files' order.
  func read(_ files: [String], _ body: (String, [Record]) throws -> Void) throws {
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")
    try Data((files.joined(separator: "\n") + "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.standardInput = try FileHandle(forReadingFrom: list)
    process.standardOutput = pipe
    try process.run()
    for file in files {
      let count = try Self.numbers(1, from: pipe.fileHandleForReading)
      let numbers = try Self.numbers(3 * Int(count.first ?? 0), from: pipe.fileHandleForReading)
      let records = stride(from: 0, to: numbers.count, by: 3).map { index in
        Record(kind: Int(numbers[index]), start: Int(numbers[index + 1]), end: Int(numbers[index + 2]))
      }
      try body(file, records)
    }
    process.waitUntilExit()
  }

  /// Reads this many 32-bit numbers.
  private static func numbers(_ count: Int, from pipe: FileHandle) throws -> [UInt32] {
    var data = Data(capacity: count * 4)
    while data.count < count * 4 {
      guard let part = try pipe.read(upToCount: count * 4 - data.count), !part.isEmpty else {
        throw Failure(description: "the oracle program ended early")
      }
      data.append(part)
    }
    return data.withUnsafeBytes { bytes in
      (0..<count).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
  }

  /// What a program prints, without blanks around it.
  private static func output(_ program: String, _ words: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "\(program) failed") }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
