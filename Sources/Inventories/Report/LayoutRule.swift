/// What finds a value that a layout document itself puts before the user: the `rule` of constants and showings that no
/// card found.
package enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  /// A text or an image that is drawn in the document.
  case visible = "layouts.visible"
  /// A text of the document that is spoken.
  case spoken = "layouts.spoken"
  /// A property of a view that follows a key path.
  case binding = "layouts.binding"
}
