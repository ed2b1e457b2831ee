import Syntax

/// The layout documents and string tables of a tree, in the order of their sources.
package struct LayoutTree: Sendable {
  /// The storyboards and xibs.
  package private(set) var layouts: [Layout] = []
  /// The string tables.
  package private(set) var tables: [StringTable] = []
  /// What could not be read, or only in part.
  package private(set) var problems: [Problem] = []

  /// What ends the names of the files that are read here, layout documents first.
  package static let endings = [".storyboard", ".xib", ".strings", ".stringsdict", ".xcstrings"]

  /// Whether a file of this name is a layout document.
  package static func isLayout(_ name: String) -> Bool { endings.prefix(2).contains { name.hasSuffix($0) } }

  /// Whether a file of this name is read here.
  package static func reads(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  /// Reads documents, one after the other; each could be read alone.
  package init(_ sources: [Source] = []) {
    for source in sources { join(Self(source)) }
  }

  /// Reads one document.
  package init(_ source: Source) {
    if Self.isLayout(source.path) {
      let (layout, problems) = readLayout(source)
      (layouts, self.problems) = ([layout], problems)
    } else {
      let (tables, problems) = readStrings(source)
      (self.tables, self.problems) = (tables, problems)
    }
  }

  /// Adds what was read of others.
  package mutating func join(_ other: LayoutTree) {
    layouts += other.layouts
    tables += other.tables
    problems += other.problems
  }
}
