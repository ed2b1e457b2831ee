import Foundation

/// Where things lie around this package.
package enum Places {
  /// The package's root.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of shared measurements: `UYUM_SHARED`, else `../shared` beside the package; nil where neither is there.
  package static let shared: URL? = {
    let named = ProcessInfo.processInfo.environment["UYUM_SHARED"].map { URL(fileURLWithPath: $0) }
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared")
    return [named, beside].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether the shared measurements are there; a test that needs them is enabled by it.
  package static var hasShared: Bool { shared != nil }

  /// Why such a test is skipped.
  package static let noShared = "the shared measurements are not here: set UYUM_SHARED or lay them at ../shared"

  /// The built program: `UYUM_BINARY`, else beside the test bundle or the running program; nil before it is built.
  package static let program: URL? = {
    let named = ProcessInfo.processInfo.environment["UYUM_BINARY"].map { URL(fileURLWithPath: $0) }
    let own = CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let beside = ([own] + bundles.map(Optional.some)).compactMap { $0?.resolvingSymlinksInPath() }
      .map { $0.deletingLastPathComponent().appendingPathComponent("uyum") }
    return ([named].compactMap { $0 } + beside).first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
