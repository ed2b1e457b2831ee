import Foundation

/// Questions about paths.
enum Paths {
  static let slash = UInt8(ascii: "/")

  /// The path without links and with a slash at its end; nil where nothing is there.
  static func absolute(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let bytes = Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved))).map { UInt8(bitPattern: $0) }
    return bytes.last == slash ? bytes : bytes + [slash]
  }

  /// Whether a path leads to a folder, also through a link.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Hands a path to the system, which wants a zero behind it.
  static func withCString<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path + [0]).withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: CChar.self).baseAddress else { return "".withCString(body) }
      return body(base)
    }
  }
}
