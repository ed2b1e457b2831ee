import Foundation
import Headers
import Syntax

/// Where readings of headers are kept between runs: a file for each set of paths in the user's cache folder. Safe to
/// delete, and safe for several runs at once: a file is written beside its place and then put there whole.
struct HeaderStore {
  private let file: String
  private let folder: String
  private let stamp: Digest

  /// More files than this are not kept; the oldest go.
  private static let capacity = 64

  /// The store for a run over these paths with this library; nil where the user has no cache folder.
  init?(paths: [String], library: ClangLibrary?, environment: [String: String]) {
    guard let base = HeaderStore.base(environment) else { return nil }
    let library = library.map { $0.path + $0.version + HeaderStore.identity($0.path) } ?? "-"
    let program = HeaderStore.identity(Bundle.main.executablePath ?? CommandLine.arguments[0])
    stamp = Digest(text: [HeaderTree.rules.text, program, library].joined(separator: "\n"))
    let places = [library] + paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    folder = base + "/uyum/headers"
    file = folder + "/" + Digest(text: places.joined(separator: "\n")).text
  }

  private static func base(_ environment: [String: String]) -> String? {
    if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") { return given }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }

  /// What tells one build of a file from another: its size and when it was made.
  private static func identity(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "?" }
    #if os(macOS)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)"
  }

  /// What is kept; empty where nothing is, or of another program, library or rules.
  func load() -> HeaderCache {
    guard case .bytes(let bytes) = Disk.read(file) else { return HeaderCache(stamp: stamp) }
    return HeaderCache(Array(bytes), stamp: stamp)
  }

  /// Keeps what a run learnt. A cache that can't be written costs time alone, so it is no problem to tell.
  func save(_ cache: HeaderCache) {
    let files = FileManager.default
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(cache.bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > HeaderStore.capacity else { return }
    let dated = names.map { name in (folder + "/" + name, HeaderStore.age(folder + "/" + name)) }
    for (path, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(names.count - HeaderStore.capacity) {
      try? files.removeItem(atPath: path)
    }
  }

  private static func age(_ path: String) -> Date {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date) ?? .distantPast
  }
}
