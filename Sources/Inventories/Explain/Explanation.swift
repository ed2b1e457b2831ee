/// What makes a field's verdict on a screen: the ways from its sinks back to the model's member, where following
/// stopped, and where it was looked.
package struct Explanation: Hashable, Sendable {
  /// What one hop of a way has to do with the hop before it, which is nearer the sink.
  package enum Deed: Hashable, Sendable {
    /// The value goes into a sink.
    case sink(String)
    /// The value decides about a view.
    case decides(Decides)
    /// The value is read when something is tapped.
    case acts
    /// A condition chooses what is shown.
    case chooses
    /// What a function or wrapper of a card lets through.
    case passes(String)
    /// What stands for a closure's parameter of this name.
    case binds(String)
    /// What a function of the tree returns.
    case returns(String)
    /// What a function without a card and outside the tree is handed or called on.
    case hands(String)
    /// What a parameter of this name is given.
    case argument(String)
    /// What a local of this name is given.
    case assigned(String)
    /// What a member of this name is made of, or is given.
    case made(String)
    /// What a member of this name is read on.
    case base(String)
    /// A part of the expression.
    case part
    /// The member's declaration.
    case declared
    /// The source does not tell how the hop before comes to this one.
    case untold
  }

  /// One place on the way.
  package struct Hop: Hashable, Sendable {
    /// What it has to do with the hop before.
    package var deed: Deed
    /// What is written there.
    package var source: String
    /// Where it stands.
    package var site: Report.Site
    /// The id of the card that made it; nil for a step of the language itself.
    package var card: String?
  }

  /// What a showing, a condition or an action does with the field.
  package enum Use: Hashable, Sendable {
    case shows(Channel), selects(Channel), repeats, decides(Decides), acts
  }

  /// The way from one sink to the member.
  package struct Way: Hashable, Sendable {
    /// The field; another one than was asked for where that is shown by its parts.
    package var key: String
    /// The model that declares it; nil for an input of the screen.
    package var model: String?
    /// What the screen does with it.
    package var use: Use
    /// The outlet, view or modifier; empty where there is none.
    package var sink: String
    /// The names between sink and field, nearest the sink first.
    package var via: [String]
    /// The places, the sink's first; never empty.
    package var hops: [Hop]
  }

  /// A place where following ended before a member was met, or where the object leaves the tree.
  package struct Stop: Hashable, Sendable {
    /// Why it ended.
    package var reason: Reason
    /// What is written there.
    package var source: String
    /// Where it is.
    package var site: Report.Site
  }

  /// A type that was looked through, with the members that were walked.
  package struct Looked: Hashable, Sendable {
    /// The type; nil for functions at file level.
    package var type: String?
    /// The members by name, in the order of their declaration.
    package var members: [String]
    /// The type's declaration, or the first function's.
    package var site: Report.Site
  }

  /// The screen.
  package var screen: String
  /// Each showing of the field, then its conditions and actions.
  package var ways: [Way] = []
  /// Where following ended.
  package var stops: [Stop] = []
  /// Where it was looked, in the order of files and lines.
  package var looked: [Looked] = []
}
