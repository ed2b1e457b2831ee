import Reports
import Syntax

/// What is left out in a folder: the patterns of the `.gitignore` files and configurations from there upward.
struct Exclusions: Sendable {
  /// Patterns and the folder that they are relative to.
  private struct Level: Sendable {
    var patterns: IgnorePatterns
    /// The length of the folder's absolute path with its slash.
    var base: Int
  }

  /// From the repository's root downward; the last that says something decides.
  private var git: [Level] = []
  /// The same of the configurations.
  private var configured: [Level] = []

  /// Adds the patterns of a folder's `.gitignore`.
  mutating func add(gitignore bytes: [UInt8], of folder: [UInt8]) { git.append(contentsOf: level(bytes, folder)) }

  /// Begins anew where another repository begins, with the patterns that its own `.git` holds; git does not look
  /// further up either.
  mutating func beginRepository(exclude bytes: [UInt8], at folder: [UInt8]) { git = level(bytes, folder) }

  /// Adds the patterns of a configuration.
  mutating func add(_ nested: NestedConfiguration) {
    add(IgnorePatterns(nested.configuration.settings.exclude), of: nested.absolute)
  }

  private mutating func add(_ patterns: IgnorePatterns, of folder: [UInt8]) {
    if !patterns.isEmpty { configured.append(Level(patterns: patterns, base: folder.count)) }
  }

  private func level(_ bytes: [UInt8], _ folder: [UInt8]) -> [Level] {
    let patterns = IgnorePatterns(text: bytes)
    return patterns.isEmpty ? [] : [Level(patterns: patterns, base: folder.count)]
  }

  /// Whether there is no pattern.
  var isEmpty: Bool { git.isEmpty && configured.isEmpty }

  /// Whether what lies at an absolute path, without a slash at its end, is left out.
  func leavesOut(_ absolute: [UInt8], isFolder: Bool) -> Bool {
    Self.verdict(git, absolute, isFolder) || Self.verdict(configured, absolute, isFolder)
  }

  private static func verdict(_ levels: [Level], _ absolute: [UInt8], _ isFolder: Bool) -> Bool {
    for level in levels.reversed() where level.base <= absolute.count {
      if let verdict = level.patterns.verdict(on: absolute[level.base...], isFolder: isFolder) { return verdict }
    }
    return false
  }
}

extension Exclusions {
  /// What is left out in a folder that was named, by what stands above it: the `.gitignore` files up to the
  /// repository's root, and the configurations up to the one that the run goes by, or up to that root as well. Gives
  /// those configurations too.
  static func above(_ absolute: [UInt8], outer: OuterConfiguration) -> (Exclusions, [NestedConfiguration]) {
    var exclusions = Exclusions()
    let above = foldersAbove(absolute)
    let repository = GitFolder.isRepository(absolute) ? nil : above.firstIndex { GitFolder.isRepository($0) }
    if let repository {
      exclusions.beginRepository(exclude: GitFolder.exclude(of: above[repository]), at: above[repository])
      for folder in above[...repository].reversed() {
        exclusions.add(gitignore: Disk.bytes(folder + Array(".gitignore".utf8)) ?? [], of: folder)
      }
    }
    let isBelow = absolute.starts(with: outer.folder)
    exclusions.add(outer.exclude, of: isBelow ? outer.folder : absolute)
    let end = isBelow ? above.firstIndex(of: outer.folder) : repository.map { $0 + 1 }
    let nested = above[..<(end ?? 0)].reversed().compactMap { NestedConfiguration.read(in: $0, reportedAs: $0) }
    for one in nested { exclusions.add(one) }
    return (exclusions, nested)
  }

  /// The folders that hold a folder, the nearest first, with slashes at their ends.
  private static func foldersAbove(_ absolute: [UInt8]) -> [[UInt8]] {
    var folders: [[UInt8]] = []
    var rest = absolute[...]
    while rest.count > 1 {
      rest = rest.dropLast()
      guard let end = rest.lastIndex(of: Paths.slash) else { break }
      rest = rest[...end]
      folders.append(Array(rest))
    }
    return folders
  }
}
