import Syntax

/// The layout documents and string tables of a tree, in the order of their sources.
package struct LayoutTree: Sendable {
  /// The storyboards and xibs.
  package private(set) var layouts: [Layout] = []
  /// The string tables.
  package private(set) var tables: [StringTable] = []
  /// What could not be read, or only in part.
  package private(set) var problems: [Problem] = []

  /// Whether a file of this name is a layout document.
  package static func isLayout(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  /// Whether a file of this name is read here.
  package static func reads(_ name: String) -> Bool {
    isLayout(name) || [".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) }
  }

  /// Reads documents, one after the other; each could be read alone.
  package init(_ sources: [Source]) {
    for source in sources {
      if Self.isLayout(source.path) {
        let (layout, problems) = readLayout(source)
        layouts.append(layout)
        self.problems += problems
      } else {
        let (tables, problems) = readStrings(source)
        self.tables += tables
        self.problems += problems
      }
    }
  }
}
