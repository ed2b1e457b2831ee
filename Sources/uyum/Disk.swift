import Foundation
import Syntax

/// What came of reading a file.
enum FileContent {
  case bytes([UInt8])
  case problem(Problem)
}

/// The disk: reads files whole, writes them whole or not at all.
enum Disk {
  /// The most that is read of what is no regular file, as a pipe: 256 MiB. A regular file may have 4 GiB less a byte.
  private static let longestStream = 256 << 20

  /// Whether a file or folder is there.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A file's bytes, or the problem that stands in the way.
  static func read(_ path: String) -> FileContent {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .problem(problem(path, errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .problem(problem(path, errno)) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { return .problem(problem(path, EISDIR)) }
    let isRegular = kind == S_IFREG
    guard !isRegular || status.st_size < UInt32.max else { return .problem(problem(path, EFBIG)) }
    return read(file, path, expected: isRegular ? Int(status.st_size) : nil)
  }

  /// A file's bytes; nil where they can't be had.
  static func bytes(_ path: [UInt8]) -> [UInt8]? {
    guard case .bytes(let bytes) = read(String(decoding: path, as: UTF8.self)) else { return nil }
    return bytes
  }

  private static func read(_ file: Int32, _ path: String, expected: Int?) -> FileContent {
    let limit = expected.map { $0 + 1 } ?? longestStream
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected ?? 0)
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count < limit {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count == 0 { return .bytes(bytes) }
      if count < 0 {
        if errno == EINTR { continue }
        return .problem(problem(path, errno))
      }
      bytes += chunk[..<count]
    }
    // A regular file that grew while it was read is read as far as it was long; a stream without end is none to read.
    return expected.map { .bytes(Array(bytes.prefix($0))) } ?? .problem(problem(path, EFBIG))
  }

  /// The problem that an error of the system is for a path.
  static func problem(_ path: String, _ code: Int32) -> Problem {
    switch code {
    case ENOENT, ENOTDIR: Problem(.notFound, path: path)
    case ELOOP: Problem(.linkCycle, path: path)
    default: Problem(.cannotRead, path: path, detail: words(code))
    }
  }

  /// Writes a file whole or not at all: beside it first, then in its place. What stands in the way, in the system's
  /// words; nil where it was written.
  static func write(_ text: String, to path: String) -> String? {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return fault(error)
    }
  }

  /// Makes a folder, and those around it, where it is not there. What stands in the way, in the system's words.
  static func makeFolder(_ path: String) -> String? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return isFolder.boolValue ? nil : words(ENOTDIR)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return nil
    } catch {
      return fault(error)
    }
  }

  private static func fault(_ error: any Error) -> String {
    let error = error as NSError
    let code = (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? error.code
    return words(Int32(truncatingIfNeeded: code))
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}
