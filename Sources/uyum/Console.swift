import Foundation

/// The two streams: results on standard output, problems on standard error.
enum Console {
  /// Writes a result whole; what stands in the way, in the system's words, where it can't be written.
  static func print(_ text: String) -> String? {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      return nil
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? (error as NSError).code
      return String(cString: strerror(Int32(truncatingIfNeeded: code)))
    }
  }

  /// Writes a problem; there is no one to tell where that fails.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether a person watches standard error: it is a terminal that can take a line back.
  static var isWatched: Bool {
    isatty(FileHandle.standardError.fileDescriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether colours may be used: standard output is a terminal, and `NO_COLOR` is unset or empty.
  static var hasColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(FileHandle.standardOutput.fileDescriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }
}
