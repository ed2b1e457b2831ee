import RuleCards

/// A storyboard or a xib as it stands in its file.
package struct Layout: Hashable, Sendable {
  /// What kind of document it is.
  package enum Kind: String, Hashable, Sendable { case storyboard, xib, unknown }

  /// The path as reported.
  package var path: String
  /// What kind of document it is.
  package var kind = Kind.unknown
  /// The target runtime that it names; empty where it names none.
  package var runtime = ""
  /// The framework that the runtime belongs to; nil where it is not known.
  package var framework: String?
  /// Whether the system shows it while the program starts.
  package var isLaunchScreen = false
  /// The id of the object it begins with; nil where it says none.
  package var initial: String?
  /// The scenes of a storyboard.
  package var scenes: [LayoutScene] = []
  /// Everything that has a class, those above before what stands in them.
  package var objects: [LayoutObject] = []
  /// What connects objects to properties.
  package var outlets: [Outlet] = []
  /// What calls methods.
  package var actions: [LayoutAction] = []
  /// What opens or holds other scenes.
  package var segues: [Segue] = []
  /// Texts, spoken texts and images that the document itself shows.
  package var values: [LayoutValue] = []
  /// What sets properties by their key paths.
  package var attributes: [RuntimeAttribute] = []
  /// What ties views to key paths on macOS.
  package var bindings: [LayoutBinding] = []
  /// What differs between size classes.
  package var variations: [LayoutVariation] = []
  /// The comments that address uyum.
  package var comments: [LayoutComment] = []
  /// Elements that no table knows, each name once.
  package var unmeasured: [UnknownElement] = []

  /// A document of which nothing is known yet.
  package init(path: String) { self.path = path }
}

/// Where something stands in its file.
package struct LayoutPlace: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes of UTF-8, from 1.
  package var column: Int

  /// A place; the first column where none is given.
  package init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// A comment that addresses uyum: `<!-- uyum:ignore badge - removed in 4.2 -->`.
package struct LayoutComment: Hashable, Sendable {
  /// The text, from `uyum:` on.
  package var text: String
  /// The innermost object that it stands in, as an index; nil where it stands in none.
  package var object: Int?
  /// The scene that it stands in or above, as an index, which may be one behind the last.
  package var scene: Int?
  /// Where it begins.
  package var place: LayoutPlace
}

/// A scene of a storyboard.
package struct LayoutScene: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// Its controller, as an index of the document's objects; nil where it has none.
  package var controller: Int?
  /// Where it begins.
  package var place: LayoutPlace
}

/// Something that has a class: a view, a controller, a cell, or what stands for an object outside.
package struct LayoutObject: Hashable, Sendable {
  /// Its id in the document; empty where it has none.
  package var id: String
  /// The element that it is written as.
  package var element: String
  /// The class that the element stands for; nil where no table knows it.
  package var baseClass: String?
  /// The class that the document names for it.
  package var customClass: String?
  /// The module of that class.
  package var customModule: String?
  /// What it is to the object it stands in, as `view`; nil where it is one of several.
  package var key: String?
  /// The object it stands in, as an index.
  package var parent: Int?
  /// The scene it stands in, as an index.
  package var scene: Int?
  /// What it stands for that is not in the document.
  package var placeholder: LayoutPlaceholder?
  /// Whether it is made again and again or once; nil where it is no cell of a list.
  package var cell: LayoutCell?
  /// The identifier that it is reused by.
  package var reuseIdentifier: String?
  /// What the document calls it for its authors.
  package var userLabel: String?
  /// The identifier that a scene is opened by from code.
  package var storyboardIdentifier: String?
  /// For what stands for a scene elsewhere: the storyboard, and the scene's identifier there.
  package var storyboardName: String?
  package var referencedIdentifier: String?
  /// Whether it draws for the view it stands in.
  package var isCell = false
  /// Whether it is hidden from the start.
  package var isHidden = false
  /// Whether it is kept from being read out.
  package var isMuted = false
  /// Where it begins.
  package var place: LayoutPlace

  /// The class it has when the program runs; nil where it is not known.
  package var className: String? { customClass ?? baseClass }
}

/// An element that no table knows.
package struct UnknownElement: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// How often it stands in the document.
  package var count: Int
  /// Where it stands first.
  package var place: LayoutPlace
}
