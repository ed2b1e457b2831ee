/// What an element of a layout document is, and what its attributes put before the user.
package struct LayoutElement: Hashable, Sendable {
  /// What kind of element it is.
  package enum Kind: Hashable, Sendable {
    /// An object of a class of the framework.
    case object(String)
    /// It only holds others.
    case group
    /// It shows nothing, nor does anything in it.
    case skipped
  }

  /// A value that an attribute puts before the user.
  package struct Shown: Hashable, Sendable {
    /// What kind of value.
    package enum Kind: String, Hashable, Sendable { case text, spoken, image }

    /// What kind of value.
    package var kind: Kind
    /// The attribute that holds it.
    package var attribute: String
    /// What it is called in code.
    package var sink: String
    /// What it is called in a string table, behind the object's id; a `*` stands for the element's own key or number.
    package var tableKey: String
  }

  /// What kind of element it is; nil where only its attributes are known.
  package var kind: Kind?
  /// Whether it draws for the view it stands in.
  package var isCell = false
  /// Whether it shows nothing itself and counts only where something is connected to it.
  package var isMinor = false
  /// What its attributes put before the user.
  package var shown: [Shown] = []
  /// The attributes that hold the id of a part.
  package var parts: [String] = []

  /// An element of which nothing is known yet.
  package init() {}
}

/// What a segue does.
package enum SegueEffect: String, Hashable, Sendable { case opens, contains, returns }

/// What a binding does to the view it is made for.
package enum BindingEffect: String, Hashable, Sendable { case shows, hides, enables }

/// What an object stands for that is not in the document.
package enum LayoutPlaceholder: String, Hashable, Sendable { case owner, responder, application, exit }

/// What a cell of a list is: made again and again, or just once.
package enum LayoutCell: String, Hashable, Sendable { case prototype, `static` }
