/// What a card says about names; the questions that link asks of them are answered by `Rules`.
package enum Fact: Hashable, Sendable {
  /// `type UILabel: UIView`: a type of the SDK and what it inherits from; nil for none.
  case type(String, superclass: String?)
  /// `member UITableViewCell.textLabel: UILabel`: a member of an SDK type and its type, optionals left out.
  case member(String, String, type: String)
  /// `is uikit-view NAME…`: types, protocols or attributes that play a role.
  case role(Role, [String])
  /// `element 0 NAME…`: generic types that hold values of the generic argument at this place.
  case element(Int, [String])
  /// `suffix sink NAME…`, `suffix screen NAME…`, `prefix screen NAME…`.
  case affix(Affix, [String])
  /// `word UILabel NAME…`: endings of a name that mean a type where nothing declares one.
  case word(type: String, [String])
  /// `runs once NAME…`: methods that the framework calls, by base name; `TYPE.NAME` on heirs of a type alone.
  case runs(Runs, [String])
  /// `answers shows NAME…`: methods and properties that the framework asks, by full name.
  case answers(Answer, [String])
  /// `proxies NAME…`: members that stand for the object that they are read from.
  case proxies([String])
  /// `singletons NAME…`: static members that answer the one object of their type.
  case singletons([String])
  /// `modules NAME…`: module names that may stand before a name of the SDK.
  case modules([String])
}

/// What a type, a protocol or an attribute is to a reader of screens; the raw value is the word in cards.
package enum Role: String, Hashable, Sendable, CaseIterable {
  case uikitView = "uikit-view"
  case uikitController = "uikit-controller"
  /// A controller with a window of its own.
  case windowController = "window-controller"
  case reusableCell = "reusable-cell"
  case swiftuiView = "swiftui-view"
  case swiftuiModifier = "swiftui-modifier"
  case representable
  case hostingController = "hosting-controller"
  case hostingConfiguration = "hosting-configuration"
  /// An application, a scene, an application delegate: never a screen.
  case application
  /// `PreviewProvider`, `#Preview`.
  case preview
  /// A protocol or attribute whose types tell their observers.
  case observable
  case stateWrapper = "state-wrapper"
  case bindingWrapper = "binding-wrapper"
  case observedWrapper = "observed-wrapper"
  /// An observed wrapper whose object the view makes and keeps.
  case ownedObjectWrapper = "owned-object-wrapper"
  case environmentWrapper = "environment-wrapper"
  case environmentObjectWrapper = "environment-object-wrapper"
  case publishedWrapper = "published-wrapper"
  case fetchedWrapper = "fetched-wrapper"
  /// Stored outside the view: defaults, scene storage.
  case storageWrapper = "storage-wrapper"
  /// State that styles or moves and never holds a model: focus, gesture, namespace, scaled metric.
  case interfaceWrapper = "interface-wrapper"
  /// A wrapper whose value the view keeps itself: when it changes, the view runs again.
  case ownStorage = "own-storage"
  /// A wrapper whose value comes from what stands around the view.
  case ambientStorage = "ambient-storage"
  /// A wrapper, or another attribute of a property, that tells a view of nothing.
  case silentStorage = "silent-storage"
  /// A protocol of wrappers that a view looks into.
  case dynamicProperty = "dynamic-property"
  /// An attribute or protocol whose types are tracked member by member, by whoever reads them.
  case tracksReads = "tracks-reads"
  /// An attribute of a member that a tracked type does not tell of.
  case untracked
  /// A member by which an object tells that it is about to change.
  case changeNotice = "change-notice"
  /// An attribute that makes a closure a builder.
  case builder
  case outlet
  case actionAttribute = "action-attribute"
  /// An attribute of a method that makes the screen which a segue opens.
  case openingAttribute = "opening-attribute"
  case colour
  case image
  case font
  case formatter
  /// Works for others or keeps what they give it: no value, and not made of what is put into it.
  case engine
  /// Holds values of a generic argument.
  case container
  case publisher
  /// A standard value that is never a model.
  case scalar
  /// Holds a value of whatever type: `Any`.
  case anything
  /// What a framework hands over to say what happened, and where: a sender, a place in a list, an event.
  case occasion
  /// Holds the text of another: `AttributedString`.
  case text
  /// A protocol whose types tell whoever subscribed to them, and nobody else.
  case announcing
  /// An attribute or protocol whose types are tracked by whoever reads them.
  case tracked
  /// A member of an announcing type that tells that something is about to change.
  case announcement
  /// A publisher that a new subscriber hears nothing old from.
  case forgetful
  /// A member of a list that says places or how many there are.
  case positions
  /// A control whose value the user edits.
  case editable
  /// Says yes or no.
  case truth
  /// A standard value that is compared by its bits.
  case plainData = "plain-data"
  /// Holds any view.
  case anyView = "any-view"
  case testCase = "test-case"
  /// A data source or delegate protocol.
  case delegate
  /// A table of localised strings.
  case strings
  /// A table of theme or token colours and fonts.
  case theme
}

/// Where a word stands in a name, and what it means there.
package enum Affix: String, Hashable, Sendable, CaseIterable {
  /// `dueLabel`: the constant's key is `due`.
  case sinkSuffix = "suffix sink"
  /// `TaskViewController`: the screen's stem is `Task`.
  case screenSuffix = "suffix screen"
  /// `LegacyTask`: the screen's stem is `Task`.
  case screenPrefix = "prefix screen"
}

/// When the framework calls a method.
package enum Runs: String, Hashable, Sendable, CaseIterable {
  /// Once in the life of a screen or view.
  case once
  /// Whenever its inputs change or it is shown again.
  case again
  /// Before a view is used for another object: what it writes clears.
  case clears
  /// When the view goes: what it writes is not seen.
  case ends
}

/// What becomes of the value that a method or property answers.
package enum Answer: String, Hashable, Sendable, CaseIterable {
  /// It stands on the screen.
  case shows
  /// It is spoken.
  case spoken
  /// It says how often a view stands there.
  case repeats
  /// It is a view or cell that stands on the screen.
  case views
  /// It decides about a view.
  case decides
  /// It is read only as identity.
  case identity
}
