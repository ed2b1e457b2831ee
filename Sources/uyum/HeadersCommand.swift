import Dispatch
import Foundation
import Headers
import Syntax

extension Program {
  /// `uyum dump headers PATH…`: what Objective-C headers declare.
  mutating func dumpHeaders() {
    let paths = Array(invocation.operands.dropFirst())
    let sources = paths.flatMap { self.sources(at: $0, isOnly: paths.count == 1, where: HeaderTree.reads) }
    let (tree, problems) = readHeaders(sources, at: paths)
    for problem in problems { tell(problem) }
    let rows = HeaderRows(outlines: tree.outlines)
    if rows.isEmpty { tellNothing(read: sources.count, in: paths) }
    print(
      invocation.format == .json
        ? rows.json(problems.map { ($0.path ?? "", sentences.text($0)) }) : rows.text)
  }

  /// Reads headers that belong together, with the libclang and the cache of this machine; the paths are what the cache
  /// is kept under.
  func readHeaders(_ sources: [Source], at paths: [String]) -> (tree: HeaderTree, problems: [Problem]) {
    let environment = ProcessInfo.processInfo.environment
    // Loading libclang takes a while, so it is not done for nothing.
    let found = sources.isEmpty ? (library: nil, refused: []) : ClangSearch.find(environment)
    var problems: [Problem] = []
    if found.library == nil, !sources.isEmpty {
      problems.append(Problem(.noLibclang, detail: found.refused.joined(separator: ", ")))
    }
    let isKept = !invocation.has(.noCache) && !sources.isEmpty
    let store = isKept ? HeaderStore(paths: paths, library: found.library, environment: environment) : nil
    let tree = HeaderTree(sources, library: found.library, cache: store?.load()) { count, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
    if let cache = tree.newCache { store?.save(cache) }
    return (tree, problems + tree.problems)
  }

  /// The files at a path; those of a folder are named from there when it is the only one.
  mutating func sources(at path: String, isOnly: Bool, where isRead: (String) -> Bool) -> [Source] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return read(path).map { [Source(path: path, bytes: $0)] } ?? []
    }
    var sources: [Source] = []
    for name in FolderFiles.names(in: path, where: isRead) {
      guard let bytes = read(path + "/" + name) else { continue }
      sources.append(Source(path: isOnly ? name : path + "/" + name, bytes: bytes))
    }
    return sources
  }
}

/// The files of a folder.
enum FolderFiles {
  /// The paths from the folder of those whose name is asked for, sorted; links are not followed.
  static func names(in folder: String, where isRead: (String) -> Bool) -> [String] {
    var names: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let here = inner.isEmpty ? folder : folder + "/" + inner
      guard let directory = opendir(here) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let path = inner.isEmpty ? name : inner + "/" + name
        var status = stat()
        guard lstat(here + "/" + name, &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR, name != ".git" { waiting.append(path) }
        if kind == S_IFREG, isRead(name) { names.append(path) }
      }
    }
    return names.sorted()
  }
}
