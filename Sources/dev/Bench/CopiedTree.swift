import Foundation
import Syntax

/// A tree of Swift files laid in a folder for a measurement, once or several times. Tests are left out, so that every
/// program that is measured reads the same files. In each further copy the tree's own types have other names, so that
/// copies have nothing to do with each other.
struct CopiedTree {
  /// The number of files laid.
  private(set) var files = 0
  /// Their bytes.
  private(set) var bytes = 0

  /// Lays copies of the Swift files below a folder into another one.
  init(of folder: String, copies: Int, in target: String) throws {
    let sources = try Self.sources(below: folder)
    let names = sources.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    for copy in 0..<copies {
      for source in sources {
        let text = copy == 0 ? Data(source.bytes) : source.renamed(names, by: "Copy\(copy)")
        let place = URL(fileURLWithPath: "\(target)/copy\(copy)/\(source.path)")
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: place)
        files += 1
        bytes += text.count
      }
    }
  }

  private static func sources(below folder: String) throws -> [Source] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter(isRead).sorted().compactMap { name in
      let place = "\(folder)/\(name)"
      guard (try FileManager.default.attributesOfItem(atPath: place))[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      let source = Source(path: name, bytes: Bytes(try Data(contentsOf: URL(fileURLWithPath: place))))
      return source.importsTests ? nil : source
    }
  }

  /// Whether a path is one of a source that uyum reads (S5).
  private static func isRead(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let foreign: Set<Substring> = ["Pods", "Carthage", "DerivedData", "node_modules"]
    let ends = ["Tests", ".docc", ".framework", ".xcframework", ".xcassets", ".xcodeproj", ".xcworkspace"]
    return path.hasSuffix(".swift") && !parts.contains { $0.hasPrefix(".") || foreign.contains($0) }
      && !parts.dropLast().contains { part in ends.contains { part.hasSuffix($0) } }
  }
}

extension Source {
  fileprivate var importsTests: Bool {
    let modules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
    return outline(self).declarations.contains { $0.kind == .importOf && modules.contains(text($0.name)) }
  }

  /// The names of the types that it declares.
  fileprivate var declaredTypes: [String] {
    let kinds: Set<Declaration.Kind> = [.structure, .classType, .actor, .enumeration, .protocolType, .typeAlias]
    return outline(self).declarations.filter { kinds.contains($0.kind) }.map { text($0.name) }
  }

  /// Its text with an ending behind each name of a set.
  fileprivate func renamed(_ names: Set<String>, by ending: String) -> Data {
    var result = Data()
    var tokens = TokenIterator(self)
    var written = 0
    while true {
      let token = tokens.next()
      guard token.kind != .endOfFile else { break }
      guard names.contains(text(token)) else { continue }
      result.append(contentsOf: bytes[written..<Int(token.range.end)])
      result.append(contentsOf: ending.utf8)
      written = Int(token.range.end)
    }
    result.append(contentsOf: bytes[written..<bytes.count])
    return result
  }
}
