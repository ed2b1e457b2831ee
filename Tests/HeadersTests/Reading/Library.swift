import Foundation
import Syntax

@testable import Headers

/// The libclang that tests read with: the one that the environment names, else the toolchain's.
enum Library {
  static let found: ClangLibrary? = {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["UYUM_LIBCLANG"], !given.isEmpty { return ClangLibrary(path: given) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: String(folder) + "/swift").resolvingSymlinksInPath()
      let lib = swift.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/libclang"
      if let library = ClangLibrary(path: lib + ".so") ?? ClangLibrary(path: lib + ".dylib") { return library }
    }
    return nil
  }()

  /// Reads texts by file name.
  static func tree(_ files: [String: String], library: ClangLibrary? = found, cache: HeaderCache? = nil) -> HeaderTree {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, $0.value) }
    return HeaderTree(sources, library: library, cache: cache) { count, body in for index in 0..<count { body(index) } }
  }

  /// A line each property: `Class.name: type nullability`, and Swift's view.
  static func lines(_ tree: HeaderTree) -> [String] {
    tree.outlines.flatMap { outline in
      outline.containers.flatMap { container in
        container.properties.map { property in
          let swift = property.swift.map { " \($0.rawValue)" } ?? ""
          return "\(container.name).\(property.name): \(property.type) \(property.nullability.rawValue)\(swift)"
        }
      }
    }
  }
}
