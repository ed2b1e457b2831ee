import Foundation
import Syntax

/// Reads files straight into the memory that they stay in.
enum FileReading {
  /// The bytes of the file at a path from an open folder; EFBIG where it has more than `Source.most`. One that shrinks
  /// meanwhile is read as far as it goes, one that grows as far as it was long.
  static func read(_ path: [UInt8], at folder: Int32) -> Result<Bytes, SystemError> {
    let file = Paths.withCString(path) { openat(folder, $0, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return .failure(SystemError(code: errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(SystemError(code: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .failure(SystemError(code: EISDIR))
    case S_IFREG: return regular(file, Int(status.st_size))
    default: return stream(file)
    }
  }

  private static func regular(_ file: Int32, _ size: Int) -> Result<Bytes, SystemError> {
    guard size <= Source.most else { return .failure(SystemError(code: EFBIG)) }
    var failed: Int32 = 0
    let bytes = Bytes(count: size) { target in
      var filled = 0
      while filled < size {
        let count = Foundation.read(file, target.baseAddress.map { $0 + filled }, size - filled)
        if count > 0 {
          filled += count
        } else if count == 0 {
          break
        } else if errno != EINTR {
          failed = errno
          break
        }
      }
      return filled
    }
    return failed == 0 ? .success(bytes) : .failure(SystemError(code: failed))
  }

  private static func stream(_ file: Int32) -> Result<Bytes, SystemError> {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= Source.most {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count == 0 { return .success(Bytes(bytes)) }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return .failure(SystemError(code: errno))
      }
    }
    return .failure(SystemError(code: EFBIG))
  }
}

extension Source {
  /// What is wrong with the bytes as text: a zero byte near the beginning says that they are none, bytes that are no
  /// UTF-8 are named by their line; nil where nothing is.
  var encodingProblem: Problem? {
    guard !bytes.holdsZero(inFirst: 8192) else { return Problem(.notText, path: path) }
    guard let offset = bytes.firstInvalidUTF8 else { return nil }
    return Problem(.invalidUTF8, path: path, line: LineTable(self).position(UInt32(offset)).line)
  }
}
