/// What a screen does with another one.
package enum OpeningWay: String, Hashable, Sendable, CaseIterable {
  /// Pushes, presents or links to it.
  case opens
  /// Has it in itself: a child controller, a container's content, a tab.
  case holds
  /// Goes back to it.
  case returns
}

extension Report {
  /// A screen that another one leads to; for people alone, version 1 of the schema has no member for it.
  package struct Opening: Hashable, Sendable {
    /// The type it leads to, in full; a framework's class or a storyboard where the tree has none of that, and for a
    /// way back that may end at several the method that takes it.
    package var screen: String
    /// What is done with it.
    package var way: OpeningWay
    /// The expression as written, or a segue's kind and identifier.
    package var source: String
    /// Where it stands.
    package var site: Site

    /// One, by its members.
    package init(screen: String, way: OpeningWay, source: String, site: Site) {
      self.screen = screen
      self.way = way
      self.source = source
      self.site = site
    }
  }
}
