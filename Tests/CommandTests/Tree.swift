import Foundation
import TestKit

/// A folder of files for one test, gone when the test ends.
final class Tree {
  let folder: URL

  /// A screen, told apart by its number, as every Swift file here holds one.
  static func screen(_ number: Int = 0) -> String {
    """
    import SwiftUI
    struct Screen\(number): View { let item: Item\(number); var body: some View { Text(item.title) } }
    struct Item\(number) { var title: String }

    """
  }

  /// Lays files by their paths, each holding the text given, in folders made for them.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try lay(text, at: name) }
  }

  /// Lays a screen of its own at each path, and the files given.
  convenience init(screens: [String], _ files: [String: String] = [:]) throws {
    try self.init(files)
    for (number, name) in screens.enumerated() { try lay(Self.screen(number), at: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func lay(_ text: String, at name: String) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func link(_ name: String, to target: String) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// Runs a line of the shell in the folder; whether it went well.
  func shell(_ line: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// A run of `uyum inventory` in the folder.
  func inventory(_ arguments: String..., format: String = "csv", in inner: String = "") throws -> Program {
    let place = inner.isEmpty ? folder : folder.appendingPathComponent(inner)
    return try Program.run(["inventory", "--format", format] + arguments, in: place)
  }

  /// The files of the screens that `uyum inventory` finds.
  func screens(_ arguments: String..., in inner: String = "") throws -> [String] {
    let place = inner.isEmpty ? folder : folder.appendingPathComponent(inner)
    return try Program.run(["inventory", "--format", "csv"] + arguments, in: place).screenFiles
  }
}

extension Program {
  /// The files of the screens in a list of comma-separated values, in its order.
  var screenFiles: [String] {
    output.split(separator: "\n").dropFirst().compactMap { line in
      let site = line.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      let parts = site.split(separator: ":", omittingEmptySubsequences: false).dropLast(2)
      return parts.joined(separator: ":").trimmingCharacters(in: ["\""])
    }
  }
}
