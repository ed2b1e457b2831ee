import Headers
import Inventories
import Syntax

/// Objective-C files by their interfaces in Swift, and what could not be read of them.
struct ImportedHeaders {
  /// The interfaces, of files that declare a class or protocol alone.
  var interfaces: [ImportedInterface] = []
  /// What could not be read, or only as text.
  var problems: [Problem] = []

  /// What classes declare beside their interfaces.
  var remains: [SourceFile] = []

  /// The interfaces as files of a tree.
  var files: [SourceFile] { interfaces.map { SourceFile($0) } + remains }
}

extension Program {
  /// Reads Objective-C files that belong together; the paths are what the cache is kept under.
  func imported(_ sources: [Source], at paths: [String]) -> ImportedHeaders {
    guard !sources.isEmpty else { return ImportedHeaders() }
    let (tree, problems) = readHeaders(sources, at: paths)
    return ImportedHeaders(
      interfaces: tree.interfaces(of: sources), problems: problems, remains: sources.compactMap { $0.remains() })
  }
}

extension CompareRequest {
  /// The files that are read by their interface: headers, and sources of the model's side that declare a class.
  var headers: [Source] {
    var seen: Set<String> = []
    return (legacy.filter(\.isHeader) + migrated.filter(\.isHeader) + models.filter(\.declaresModels))
      .filter { seen.insert($0.path).inserted }
  }
}

extension Source {
  /// What the classes of a header declare beside their interfaces, as a file of a tree.
  func remains(sides: Set<Side> = []) -> SourceFile? {
    isHeader ? objectiveCRemains(self).map { SourceFile(source: self, outline: $0, sides: sides) } : nil
  }

  /// Whether it is a header, or an Objective-C source with a class of its own.
  fileprivate var declaresModels: Bool {
    isHeader || HeaderTree.reads(path) && outline(self).declarations.contains { $0.kind == .classType }
  }

  /// Whether the path says that it is a header.
  var isHeader: Bool { path.hasSuffix(".h") || path.hasSuffix(".pch") }
}
