import Syntax

/// The source files that a command names, each read once, and what stood in the way.
struct SourceFiles {
  private var sources: [String: Source] = [:]
  /// The paths as reported, in the order in which they were named.
  private(set) var paths: [String] = []
  /// What could not be read, or only in part.
  private(set) var problems: [Problem] = []

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
    case .bytes(let bytes): return keep(reported, bytes)
    }
  }

  private mutating func keep(_ path: String, _ bytes: [UInt8]) -> Source? {
    guard !bytes.prefix(8192).contains(0) else {
      problems.append(Problem(.notText, path: path))
      return nil
    }
    let source = Source(path: path, bytes: bytes)
    if let offset = firstInvalidByte(bytes) {
      let line = LineTable(source).position(UInt32(offset)).line
      problems.append(Problem(.invalidUTF8, path: path, line: line))
    }
    sources[path] = source
    return source
  }

  /// The problem that no screen is in these files: how many were read, and where it was looked.
  func noScreen(in named: [String]) -> Problem {
    let names = named.prefix(8).joined(separator: ", ") + (named.count > 8 ? ", ..." : "")
    return Problem(.noScreen, detail: "\(sources.count) \(names)")
  }

  /// A path without `./` and doubled slashes.
  static func reported(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  /// The offset of the first byte that is not valid UTF-8; nil where all are.
  private func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
