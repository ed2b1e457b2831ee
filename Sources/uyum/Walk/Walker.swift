import Foundation
import Inventories
import Layouts
import Syntax

/// One thread's way: lists folders, reads files, and leaves to the others what it is not at itself.
struct Walker {
  /// More files of one folder than this are shared among the threads.
  private static let mostAtOnce = 32

  let list: WorkList<WalkJob>
  let outer: OuterConfiguration
  let progress: Progress?
  private(set) var found = Found()

  init(list: WorkList<WalkJob>, outer: OuterConfiguration, progress: Progress?) {
    self.list = list
    self.outer = outer
    self.progress = progress
  }

  mutating func work(on job: WalkJob) {
    switch job {
    case .named(let path): begin(path)
    case .folder(let folder): walk(folder)
    case .files(let folder, let names):
      for name in names { read(folder.reported + name, at: AT_FDCWD, folder.reported + name) }
      progress?.add(names.count)
    }
  }

  private mutating func begin(_ root: String) {
    let path = root.isEmpty ? "." : root
    var reported = Array(SourceFiles.reported(path).utf8)
    guard let absolute = Paths.absolute(path), Paths.isFolder(path) else {
      noteConfigurations(aboveFile: path, reportedAs: reported.asPath)
      return read(reported, at: AT_FDCWD, reported, isNamed: true)
    }
    if reported == [UInt8(ascii: ".")] { reported = [] }
    if let last = reported.last, last != Paths.slash { reported.append(Paths.slash) }
    let (exclusions, nested) = Exclusions.above(absolute, outer: outer)
    for one in nested { note(one, in: reported.asPath) }
    walk(Folder(reported: reported, absolute: absolute, exclusions: exclusions))
  }

  /// Takes over the configurations that hold in the folder of a file that was named.
  private mutating func noteConfigurations(aboveFile path: String, reportedAs reported: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard let absolute = Paths.absolute(folder) else { return }
    for one in Exclusions.above(absolute, outer: outer).1 { note(one, in: reported) }
    guard absolute != outer.folder else { return }
    let above = folder == "." ? "" : SourceFiles.reported(folder) + "/"
    if let own = NestedConfiguration.read(in: absolute, reportedAs: Array(above.utf8)) { note(own, in: reported) }
  }

  private mutating func walk(_ folder: Folder) {
    var folder = folder
    do {
      let directory = try OpenFolder(folder.reported.isEmpty ? [UInt8(ascii: ".")] : folder.reported)
      let listing = FolderListing(directory)
      heed(listing, in: &folder)
      var names = listing.files.filter { !folder.leavesOut($0, isFolder: false) }
      let inner = listing.folders.filter { !folder.leavesOut($0, isFolder: true) }
      var jobs = inner.map { WalkJob.folder(folder.child($0)) }
      while names.count > Self.mostAtOnce {
        jobs.append(.files(folder: folder, names: Array(names.suffix(Self.mostAtOnce))))
        names.removeLast(Self.mostAtOnce)
      }
      list.add(jobs)
      for name in names { read(name, at: directory.descriptor, folder.reported + name) }
      progress?.add(names.count)
    } catch {
      note(error, of: folder)
    }
  }

  /// A folder that went away meanwhile is none; of any other the system's error is a problem.
  private mutating func note(_ error: SystemError, of folder: Folder) {
    guard error.code != ENOENT, error.code != ENOTDIR else { return }
    var path = folder.reported
    if path.count > 1 { path.removeLast() }
    found.problems.append(.init(path: path, value: Disk.problem(path.asPath, error.code)))
  }

  /// Takes over what the files of a folder leave out.
  private mutating func heed(_ listing: FolderListing, in folder: inout Folder) {
    if listing.isRepository {
      folder.exclusions.beginRepository(exclude: GitFolder.exclude(of: folder.absolute), at: folder.absolute)
    }
    if listing.hasIgnoreFile, let bytes = Disk.bytes(folder.absolute + Array(".gitignore".utf8)) {
      folder.exclusions.add(gitignore: bytes, of: folder.absolute)
    }
    if listing.hasConfiguration, folder.absolute != outer.folder,
      let nested = NestedConfiguration.read(in: folder.absolute, reportedAs: folder.reported)
    {
      folder.exclusions.add(nested)
      note(nested, in: nested.folder)
    }
  }

  /// Notes a configuration that holds in a folder, or for a file.
  private mutating func note(_ nested: NestedConfiguration, in folder: String) {
    let path = nested.absolute
    for problem in nested.configuration.problems { found.problems.append(.init(path: path, value: problem)) }
    var nested = nested
    nested.folder = folder
    found.nested.append(.init(path: path, value: nested))
  }

  /// Reads a file at a path from an open folder; one that was not named and is no longer there is none.
  private mutating func read(_ path: [UInt8], at folder: Int32, _ reported: [UInt8], isNamed: Bool = false) {
    switch FileReading.read(path, at: folder) {
    case .failure(let error):
      guard isNamed || error.code != ENOENT else { return }
      let path = reported.asPath
      let problem = error.code == EFBIG ? Source.tooLong(path) : Disk.problem(path, error.code)
      found.problems.append(.init(path: reported, value: problem))
    case .success(let bytes): keep(Source(path: reported.asPath, bytes: bytes), reported, isNamed)
    }
  }

  private mutating func keep(_ source: Source, _ path: [UInt8], _ isNamed: Bool) {
    if LayoutTree.reads(source.path) {
      let tree = LayoutTree(source)
      found.layouts.append(.init(path: path, value: tree))
      // A table that was compiled for a bundle is no fault of the tree that it was met in.
      let isTold = isNamed || LayoutTree.isLayout(source.path)
      return found.problems += tree.problems.brokenOnce.filter { isTold || $0.code != .notText }.map {
        .init(path: path, value: $0)
      }
    }
    if let problem = source.encodingProblem {
      found.problems.append(.init(path: path, value: problem))
      if problem.code == .notText { return }
    }
    if source.isHeader { return found.headers.append(.init(path: path, value: source)) }
    let outline = outline(source)
    guard isNamed || !SourceNames.isTest(source, outline) else { return }
    found.files.append(.init(path: path, value: SourceFile(source: source, outline: outline)))
  }
}
