import Reports

/// A piece of work on the way.
enum WalkJob: Sendable {
  /// A path that was named.
  case named(String)
  /// A folder to list.
  case folder(Folder)
  /// Files of a folder, which another thread may read.
  case files(folder: Folder, names: [[UInt8]])
}

/// A folder on the way.
struct Folder: Sendable {
  /// Its path as opened and reported, with a slash at its end; empty for the working folder.
  var reported: [UInt8]
  /// Its absolute path without links, with a slash at its end.
  var absolute: [UInt8]
  /// What is left out in it.
  var exclusions: Exclusions

  /// Whether something in it is left out.
  func leavesOut(_ name: [UInt8], isFolder: Bool) -> Bool {
    !exclusions.isEmpty && exclusions.leavesOut(absolute + name, isFolder: isFolder)
  }

  /// A folder in it.
  func child(_ name: [UInt8]) -> Folder {
    Folder(
      reported: reported + name + [Paths.slash], absolute: absolute + name + [Paths.slash], exclusions: exclusions)
  }
}

/// The configuration that the run goes by.
struct OuterConfiguration: Sendable {
  /// The absolute path of its folder with a slash at its end: the nearest that holds a `.uyum.json`, from the working
  /// folder up to the repository's root, else the working folder.
  let folder: [UInt8]
  /// Its patterns.
  let exclude: IgnorePatterns

  /// The configuration of the working folder with these patterns.
  init(exclude: [String]) {
    self.exclude = IgnorePatterns(exclude)
    let path = Program.nearestConfiguration().map { String($0.dropLast(".uyum.json".count)) } ?? ""
    folder = Paths.absolute(path.isEmpty ? "." : path) ?? [Paths.slash]
  }
}
