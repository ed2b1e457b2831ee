import Foundation

/// What git keeps beside a tree.
enum GitFolder {
  private static let name = Array(".git".utf8)

  /// Whether a folder, its slash at the end, is the root of a repository, a submodule or a further work tree.
  static func isRepository(_ folder: [UInt8]) -> Bool {
    var status = stat()
    return lstat(String(decoding: folder + name, as: UTF8.self), &status) == 0
  }

  /// The text of `info/exclude` of a repository's root; empty where there is none. In a submodule or a further work
  /// tree `.git` is a file that says where git's folder is.
  static func exclude(of root: [UInt8]) -> [UInt8] {
    let root = String(decoding: root, as: UTF8.self)
    var folder = root + ".git"
    if let named = line(of: folder, behind: "gitdir: ") { folder = joined(root, named) }
    if let common = line(of: folder + "/commondir", behind: "") { folder = joined(folder + "/", common) }
    return Disk.bytes(Array((folder + "/info/exclude").utf8)) ?? []
  }

  /// What stands behind a beginning in the first line of a file.
  private static func line(of path: String, behind beginning: String) -> String? {
    guard let bytes = Disk.bytes(Array(path.utf8)) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    return line.hasPrefix(beginning) && line.count > beginning.count ? String(line.dropFirst(beginning.count)) : nil
  }

  private static func joined(_ folder: String, _ path: String) -> String { path.hasPrefix("/") ? path : folder + path }
}
