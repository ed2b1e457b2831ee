import Foundation

/// `dev oracle`: compares a reading of ours with the toolchain's.
enum Oracle {
  /// What can be compared, by the word behind `oracle`.
  static let readings: [String: @Sendable ([String]) throws -> Int32] = [
    "objc": OracleObjectiveC.run,
    "tokens": OracleTokens.run,
  ]

  /// Compares what the first word names; 2 where there is no such reading.
  static func run(_ words: [String]) throws -> Int32 {
    guard let reading = words.first.flatMap({ readings[$0] }) else {
      Workshop.complain("usage: dev oracle \(readings.keys.sorted().joined(separator: "|")) PATH…")
      return 2
    }
    return try reading(Array(words.dropFirst()))
  }
}

/// The files that a command's paths name.
enum SwiftFiles {
  /// Each file named, and each file with one of the endings below a folder named; sorted, each once.
  static func under(_ paths: [String], endings: [String] = [".swift", ".swiftinterface"]) -> [String] {
    var found = Set<String>()
    for path in paths {
      guard let inside = FileManager.default.enumerator(atPath: path), isFolder(path) else {
        found.insert(path)
        continue
      }
      for case let name as String in inside where endings.contains(where: name.hasSuffix) {
        let full = path + "/" + name
        if !isFolder(full) { found.insert(full) }
      }
    }
    return found.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var answer: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &answer) && answer.boolValue
  }
}
