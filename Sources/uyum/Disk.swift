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

  /// A file's bytes, or the problem that stands in the way. A file that was not named has to be a regular one: a pipe
  /// that nobody writes into never ends.
  static func read(_ path: String, isNamed: Bool = true) -> FileContent {
    let file = open(path, O_RDONLY | O_CLOEXEC | (isNamed ? 0 : O_NONBLOCK))
    guard file >= 0 else { return .problem(problem(path, errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .problem(problem(path, errno)) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { return .problem(problem(path, EISDIR)) }
    let isRegular = kind == S_IFREG
    guard isRegular || isNamed else { return .problem(problem(path, EINVAL)) }
    guard !isRegular || status.st_size < UInt32.max else { return .problem(problem(path, EFBIG)) }
    return read(file, path, expected: isRegular ? Int(status.st_size) : nil)
  }

  /// The bytes of a regular file; nil where they can't be had.
  static func bytes(_ path: [UInt8]) -> [UInt8]? {
    guard case .bytes(let bytes) = read(String(decoding: path, as: UTF8.self), isNamed: false) else { return nil }
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
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { return words(errno) }
    var failed = write(Array(text.utf8), to: file)
    if close(file) != 0, failed == 0 { failed = errno }
    if failed == 0, rename(draft, path) != 0 { failed = errno }
    guard failed != 0 else { return nil }
    unlink(draft)
    return words(failed)
  }

  /// Writes bytes to an open file; the system's error, 0 for none.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count == 0 { return EIO }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
    }
    return 0
  }

  /// Makes a folder, and those around it, where it is not there. What stands in the way, in the system's words.
  static func makeFolder(_ path: String) -> String? {
    var (made, failed) = (path.hasPrefix("/") ? "/" : "", 0 as Int32)
    for part in path.split(separator: "/") {
      made += part + "/"
      failed = mkdir(made, 0o777) == 0 ? 0 : errno
    }
    return Paths.isFolder(path) ? nil : words(failed == EEXIST ? ENOTDIR : failed)
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}
