import RuleCards

/// An object that a property holds.
package struct Outlet: Hashable, Sendable {
  /// Who has the property, as an index of the document's objects.
  package var owner: Int
  /// The property.
  package var property: String
  /// The id of the object it holds.
  package var destination: String
  /// Whether the property holds several.
  package var isCollection = false
  /// Whether an attribute of the owner says it, so that it is the framework's own and no outlet of the code's.
  package var isPart = false
  /// Where it stands.
  package var place: LayoutPlace
}

/// A method that is called when something is touched.
package struct LayoutAction: Hashable, Sendable {
  /// What is touched, as an index of the document's objects.
  package var source: Int
  /// The method.
  package var selector: String
  /// The id of the object that has it; nil where the first responder takes it.
  package var target: String?
  /// The event, as the document names it; nil where it names none.
  package var event: String?
  /// Where it stands.
  package var place: LayoutPlace
}

/// A way from one scene to another.
package struct Segue: Hashable, Sendable {
  /// Its id; empty where it has none.
  package var id = ""
  /// Where it begins, as an index of the document's objects.
  package var source: Int
  /// The kind, as the document names it.
  package var kind: String
  /// What it does; nil where no table knows the kind.
  package var effect: SegueEffect?
  /// The id of the object where it ends.
  package var destination: String
  /// The name by which code performs it.
  package var identifier: String?
  /// For a relationship, what the destination is to the source.
  package var relationship: String?
  /// For an unwinding, the method that takes it.
  package var unwindAction: String?
  /// The method of the source's controller that makes the destination; nil where the document makes it.
  package var creation: String?
  /// Where it stands.
  package var place: LayoutPlace
}

/// A property that is set by its key path when the document is loaded.
package struct RuntimeAttribute: Hashable, Sendable {
  /// Whose property, as an index of the document's objects.
  package var owner: Int
  /// The key path.
  package var keyPath: String
  /// The type, as the document names it.
  package var type: String
  /// The value; nil where it is none of one word, as a colour.
  package var value: String?
  /// Where it stands.
  package var place: LayoutPlace
}

/// A property of a view that follows a key path.
package struct LayoutBinding: Hashable, Sendable {
  /// Whose property, as an index of the document's objects.
  package var owner: Int
  /// The view that shows it: the owner, or the one that the owner draws for.
  package var view: Int
  /// The binding's name.
  package var name: String
  /// What it does; nil where no table knows the name.
  package var effect: BindingEffect?
  /// The key path.
  package var keyPath: String
  /// The id of the object that the path begins at.
  package var destination: String
  /// What stands there where there is no value, by the options' names.
  package var options: [LayoutOption] = []
  /// Where it stands.
  package var place: LayoutPlace
}

/// A named value.
package struct LayoutOption: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: String
}

/// A text, spoken text or image that the document itself shows.
package struct LayoutValue: Hashable, Sendable {
  /// What kind of value.
  package var kind: LayoutElement.Shown.Kind
  /// The view that shows it, as an index of the document's objects.
  package var view: Int
  /// What it is called in code.
  package var sink: String
  /// The state or the number of the part it is for, as `normal`; nil where it is the view's own.
  package var part: String?
  /// The value.
  package var text: String
  /// Whether it has attributes of its own.
  package var isAttributed = false
  /// The size classes it is for; nil for all.
  package var variation: String?
  /// Its key in a string table, as `abc-12-xyz.normalTitle`.
  package var tableKey: String
  /// Where it stands.
  package var place: LayoutPlace

  /// A value, by its parts.
  package init(
    kind: LayoutElement.Shown.Kind, view: Int, sink: String, part: String? = nil, text: String,
    isAttributed: Bool = false, variation: String? = nil, tableKey: String, place: LayoutPlace
  ) {
    (self.kind, self.view, self.sink, self.part, self.text) = (kind, view, sink, part, text)
    (self.isAttributed, self.variation, self.tableKey, self.place) = (isAttributed, variation, tableKey, place)
  }
}

/// What is different in some size classes.
package struct LayoutVariation: Hashable, Sendable {
  /// Of which object, as an index of the document's objects.
  package var owner: Int
  /// The size classes, as the document names them; `default` for all others.
  package var key: String
  /// The attributes that are different.
  package var attributes: [LayoutOption] = []
  /// The ids of what is there in these size classes only.
  package var included: [String] = []
  /// The ids of what is not there.
  package var excluded: [String] = []
  /// Where it stands.
  package var place: LayoutPlace
}
