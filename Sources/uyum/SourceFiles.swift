import Layouts
import Syntax

/// The source files that a command names, each read once, and what stood in the way.
struct SourceFiles {
  /// Longer files than this many bytes are not read; nil reads whatever the disk has.
  private let most: Int?
  private var sources: [String: Source] = [:]
  /// The paths as reported, in the order in which they were named.
  private(set) var paths: [String] = []
  /// What could not be read, or only in part.
  private(set) var problems: [Problem] = []

  /// No files yet, and how long those to come may be.
  init(most: Int? = nil) { self.most = most }

  /// Reads the files at some paths; one that can't be read is a problem and is left out.
  mutating func read(_ paths: [String]) -> [Source] { paths.compactMap { read($0) } }

  private mutating func read(_ path: String) -> Source? {
    let reported = Self.reported(path)
    guard !paths.contains(reported) else { return sources[reported] }
    paths.append(reported)
    switch Disk.read(path) {
    case .problem(let problem):
      problems.append(Problem(problem.code, path: reported, detail: problem.detail))
      return nil
    case .bytes(let bytes):
      if let most, bytes.count > most {
        problems.append(Source.tooLong(reported))
        return nil
      }
      return keep(reported, bytes)
    }
  }

  private mutating func keep(_ path: String, _ bytes: [UInt8]) -> Source? {
    let source = Source(path: path, bytes: bytes)
    if !LayoutTree.reads(path), let problem = source.encodingProblem {
      problems.append(problem)
      if problem.code == .notText { return nil }
    }
    sources[path] = source
    return source
  }

  /// The problem that no screen is in these files: how many were read, and where it was looked.
  func noScreen(in named: [String]) -> Problem { .noScreen(read: sources.count, in: named) }

  /// A path without `./` and doubled slashes.
  static func reported(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
  }
}

extension Problem {
  /// No screen is in the files that were read below some paths.
  static func noScreen(read count: Int, in named: [String]) -> Problem {
    let names = named.prefix(8).joined(separator: ", ") + (named.count > 8 ? ", ..." : "")
    return Problem(.noScreen, detail: "\(count) \(names)")
  }
}
