import Dispatch
import Foundation
import Headers
import Syntax

extension Program {
  /// `uyum dump headers PATH…`: what Objective-C headers declare.
  mutating func dumpHeaders() {
    let paths = Array(invocation.operands.dropFirst())
    let sources = paths.flatMap { self.sources(at: $0, isOnly: paths.count == 1) }
    var problems: [Problem] = []
    let found = sources.isEmpty ? (nil, []) : ClangSearch.find(ProcessInfo.processInfo.environment)
    if found.0 == nil, !sources.isEmpty {
      problems.append(Problem(.noLibclang, detail: found.1.joined(separator: ", ")))
    }
    let store =
      invocation.has(.noCache) || sources.isEmpty
      ? nil : HeaderStore(paths: paths, library: found.0, environment: ProcessInfo.processInfo.environment)
    let tree = HeaderTree(sources, library: found.0, cache: store?.load()) { count, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
    if let cache = tree.newCache { store?.save(cache) }
    problems += tree.problems
    for problem in problems { tell(problem) }
    let rows = HeaderRows(outlines: tree.outlines)
    print(
      invocation.format == .json
        ? rows.json(problems.map { ($0.path ?? "", sentences.text($0)) }) : rows.text)
  }

  /// The files at a path; those of a folder are named from there when it is the only one.
  private mutating func sources(at path: String, isOnly: Bool) -> [Source] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return read(path).map { [Source(path: path, bytes: $0)] } ?? []
    }
    var sources: [Source] = []
    for name in HeaderFiles.names(in: path) {
      guard let bytes = read(path + "/" + name) else { continue }
      sources.append(Source(path: isOnly ? name : path + "/" + name, bytes: bytes))
    }
    return sources
  }
}

/// The Objective-C files of a folder.
enum HeaderFiles {
  /// Their paths from the folder, sorted; links are not followed.
  static func names(in folder: String) -> [String] {
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
        if kind == S_IFREG, HeaderTree.reads(name) { names.append(path) }
      }
    }
    return names.sorted()
  }
}
