/// Who declares a key: a type of the tree, a type that the tree only names, or nobody for an input of the screen.
package enum KeyOwner: Hashable, Sendable {
  case declared(TypeID)
  /// A type that is named in the tree and declared nowhere in it.
  case named(String)
  case input

  /// Whether it is a type of the tree.
  var isDeclared: Bool {
    if case .declared = self { return true }
    return false
  }

  /// Whether the tree only names it.
  var isNamed: Bool {
    if case .named = self { return true }
    return false
  }
}

/// One way to name what a source reads: a path relative to a type, with what lies between it and the sink.
package struct Candidate: Hashable, Sendable {
  /// The type that the path starts at.
  package var owner: KeyOwner
  /// The members, joined by dots in reports.
  package var path: [String]
  /// The declaration of the last member; nil where the tree has none.
  package var member: MemberID?
  /// The names between sink and key, nearest the sink first.
  package var via: [String]
  /// The type of an input that is of a type of the tree.
  package var inputType: TypeID?
  /// What it is where only the number of its values counts; nil where that is itself.
  package var counted: Counted?
  /// Whether it is what an enum computes of itself: a rendering where the enum is a member of a model.
  package var isRendering = false
  /// Whether it is a whole object that prints its debug text (rule K8).
  package var printsObject = false

  /// The key as reported.
  package var key: String { path.joined(separator: ".") }
}

/// The collection that a path goes through last: so many of its first members, and none where it starts at an element.
package struct Counted: Hashable, Sendable {
  package var length: Int
  package var member: MemberID
}
