import Foundation
import Headers

/// Where a libclang may lie.
enum ClangSearch {
  /// The first libclang that loads, and the files that were named by the environment but are none.
  static func find(_ environment: [String: String]) -> (library: ClangLibrary?, refused: [String]) {
    var refused: [String] = []
    for variable in ["UYUM_LIBCLANG", "LIBCLANG_PATH"] {
      guard let given = environment[variable], !given.isEmpty else { continue }
      for path in files(given) { if let library = ClangLibrary(path: path) { return (library, refused) } }
      refused.append(given)
    }
    // A file that was asked for by name is not replaced by another behind its user's back.
    if environment["UYUM_LIBCLANG"].map({ !$0.isEmpty }) ?? false { return (nil, refused) }
    for path in installed(environment) where FileManager.default.fileExists(atPath: path) {
      if let library = ClangLibrary(path: path) { return (library, refused) }
    }
    return (nil, refused)
  }

  /// A file, or the libraries in a folder.
  private static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    return libraries(in: path)
  }

  private static func libraries(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("libclang") && !$0.hasPrefix("libclang-cpp") }
      .filter { $0.contains(".so") || $0.hasSuffix(".dylib") }.sorted { ($0.count, $0) < ($1.count, $1) }
      .map { folder + "/" + $0 }
  }

  private static func installed(_ environment: [String: String]) -> [String] {
    var paths: [String] = []
    for folder in (environment["PATH"] ?? "").split(separator: ":").map(String.init) {
      let swift = folder + "/swift"
      guard FileManager.default.isExecutableFile(atPath: swift) else { continue }
      let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
      let lib = real.deletingLastPathComponent().appendingPathComponent("lib").path
      paths += [lib + "/libclang.so", lib + "/libclang.dylib"]
    }
    paths += [
      "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
      "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib", "/opt/homebrew/opt/llvm/lib/libclang.dylib",
      "/usr/local/opt/llvm/lib/libclang.dylib",
    ]
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let newest = versions.filter { $0.hasPrefix("llvm-") }
      .sorted { Int($0.dropFirst(5)) ?? 0 > Int($1.dropFirst(5)) ?? 0 }
    for version in newest { paths += libraries(in: "/usr/lib/\(version)/lib") }
    return paths
  }
}
