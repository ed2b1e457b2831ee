import Foundation
import Reports
import Syntax

extension Program {
  /// The configuration: the file of `--config`, else the nearest `.uyum.json` from here up to the repository's root.
  /// One that can't be read fails the run, which goes on without it.
  mutating func configuration() -> Configuration {
    let named = invocation.value(.config)
    guard let path = named ?? Self.nearestConfiguration() else { return Configuration() }
    switch Disk.read(path, isNamed: named != nil) {
    case .problem(let problem):
      var configuration = Configuration()
      configuration.problems = [problem]
      return configuration
    case .bytes(let bytes): return Configuration(bytes, path: path)
    }
  }

  /// The `.uyum.json` from the working folder up to the repository's root; nil where there is none.
  static func nearestConfiguration() -> String? {
    var folder = ""
    for _ in 0..<64 {
      let path = folder + ".uyum.json"
      if FileManager.default.fileExists(atPath: path) { return path }
      let isRoot = FileManager.default.fileExists(atPath: folder + ".git")
      if isRoot || URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardized.path == "/" { return nil }
      folder += "../"
    }
    return nil
  }
}

extension Configuration {
  /// The configuration that a file holds; one that can't be parsed sets nothing and has a problem.
  init(_ bytes: [UInt8], path: String) {
    do {
      self = try Configuration(json: bytes, path: path)
    } catch {
      self.init()
      let detail = Sentences(.english).text(error)
      problems = [Problem(.badConfiguration, path: path, line: error.line, detail: detail)]
    }
  }
}
