import Reports
import Syntax

/// A `.uyum.json` other than the one that the run goes by: it overrides for its folder.
struct NestedConfiguration: Sendable {
  /// Its file's name.
  static let name = Array(".uyum.json".utf8)

  /// Where it holds, as reported, with a slash at its end; empty for the working folder. Its own folder, or the folder
  /// or file that was named where it stands above that.
  var folder: String
  /// The folder's absolute path, with a slash at its end.
  var absolute: [UInt8]
  /// What it sets, and what in it means nothing.
  var configuration: Configuration

  /// The configuration in a folder that is reported by another path; nil where there is none. One that can't be read
  /// sets nothing and has a problem.
  static func read(in absolute: [UInt8], reportedAs folder: [UInt8]) -> NestedConfiguration? {
    let path = (folder + name).asPath
    var configuration = Configuration()
    switch Disk.read(String(decoding: absolute + name, as: UTF8.self), isNamed: false) {
    case .bytes(let bytes): configuration = Configuration(bytes, path: path)
    case .problem(let problem) where problem.code == .notFound: return nil
    case .problem(let problem):
      configuration.problems = [Problem(problem.code, path: path, detail: problem.detail)]
    }
    return NestedConfiguration(folder: folder.asPath, absolute: absolute, configuration: configuration)
  }
}
