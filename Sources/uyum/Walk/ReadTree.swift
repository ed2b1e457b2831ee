import Foundation
import Inventories
import Layouts
import Reports
import Syntax

/// The source files below some paths, read and outlined, and what stood in the way.
struct ReadTree: Sendable {
  /// The Swift and Objective-C files in the order of their paths' bytes.
  var files: [SourceFile] = []
  /// The Objective-C headers in the order of their paths' bytes, not yet read.
  var headers: [Source] = []
  /// The layout documents and string tables in the order of their paths' bytes.
  var layouts = LayoutTree()
  /// What could not be read, or only in part, in the order of the paths.
  var problems: [Problem] = []
  /// The configurations found below the paths, but for the one that the run goes by, in the order of their paths.
  var nested: [NestedConfiguration] = []
  /// The paths that were named, as reported.
  var named: [String] = []

  /// The files' paths, in their order, headers and layout documents behind.
  var paths: [String] { files.map(\.source.path) + headers.map(\.path) + layouts.layouts.map(\.path) }

  /// The settings that hold in the tree, by those that the run goes by.
  func settings(under outer: Settings) -> Settings {
    nested.reduce(outer) { $0.overridden(by: $1.configuration.settings, in: $1.folder) }
  }

  /// The bytes of all files.
  var byteCount: Int { files.reduce(0) { $0 + $1.source.bytes.count } }

  /// The problem that no screen is in these files: how many were read, and where it was looked.
  var noScreen: Problem { .noScreen(read: files.count + headers.count, in: named) }
}

/// Reads the Swift and Objective-C files, the headers, the layout documents and the string tables below some paths; a
/// path that is a file is read whatever its name.
///
/// Left out are the folders of other people's and of built code, tests, what a `.gitignore` or an `exclude` names, and
/// links met on the way; what is named itself is read. The result does not depend on the number of threads. A path that
/// can't be read is among the problems, and the rest is read.
func readTree(
  _ roots: [String], settings: Settings = Settings(), threads: Int = ProcessInfo.processInfo.activeProcessorCount,
  progress: Progress? = nil
) -> ReadTree {
  let outer = OuterConfiguration(exclude: settings.exclude)
  let list = WorkList(roots.reversed().map(WalkJob.named))
  let found = Crew.run(threads: max(threads, 1)) {
    var walker = Walker(list: list, outer: outer, progress: progress)
    while let job = list.next() {
      walker.work(on: job)
      list.finish()
    }
    return walker.found
  }
  var tree = found.reduce(into: Found()) { $0.join($1) }.tree
  tree.named = roots.map(SourceFiles.reported)
  return tree
}

/// The tree that a command line names: the working folder where it names none.
func readTree(of invocation: Invocation, _ settings: Settings, _ progress: Progress?) -> ReadTree {
  let roots = invocation.operands.isEmpty ? ["."] : invocation.operands
  return readTree(roots, settings: settings, threads: Threads(of: invocation).count, progress: progress)
}
