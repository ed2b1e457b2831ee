import Facts
import RuleCards
import Syntax

/// One branch of one statement that a sighting stands under, in the frame where it was walked.
package struct Branch: Hashable, Sendable {
  /// The frame that the statement stands in.
  package var frame: FrameID
  /// The guard's index in the frame's facts.
  package var index: GuardID
}

/// A place where the walk through a screen met a card: what a value does there.
package struct Sighting: Sendable {
  /// What the value does.
  package enum Use: Hashable, Sendable {
    case shows(RuleCards.Channel)
    case decides(Decision)
    /// Says how often a view stands there.
    case repeats
    /// Read only when something is tapped.
    case acts
    /// Hides an element from accessibility while it is true.
    case mutes
    /// Handed to a view or wrapper that is neither in the tree nor in a card.
    case handedOn(String)
    /// Decides nothing of its own: a branch of views without a card in it.
    case branches
  }

  /// What the value does.
  package var use: Use
  /// The values, as written.
  package var values: [Bound]
  /// The card's index among the rules'; nil for what no card says.
  package var card: Int?
  /// The outlet or view with the property, or the view's or modifier's name.
  package var sink: String
  /// The outlet's own name; nil for a view that is made on the spot.
  package var outlet: String?
  /// The conditions it stands under, outermost first.
  package var branches: [Branch]
  /// The method or property, with its type in front for a view that the screen owns.
  package var method: String
  /// Where it stands.
  package var place: Place
  /// Whether it stands in a builder: a branch without it leaves no view behind.
  package var isBuilt: Bool
  /// The frame it was met in.
  package var frame: FrameID
  /// What a layout document does there; nil for what code does.
  package var layout: LayoutLine?
  /// Whether a text that stands there itself is looked up as a key.
  package var translates = false

  /// Whether the value is handed to a view that is made there, as opposed to one that stands there already:
  /// `Item(title)`, `[[Item alloc] initWithTitle:title]`.
  var isMadeOnTheSpot: Bool { outlet?.first?.isUppercase != false && sink.first?.isUppercase == true }
}

/// What a walk through a screen has met, in source order within each body.
package struct Walked: Sendable {
  /// The sightings.
  package var sightings: [Sighting] = []
  /// What code does with the views that layout documents have.
  package var outletUses: [String: OutletUse] = [:]
  /// The screens that code leads to, as often as it does.
  package var openings: [Opened] = []
  /// Whether something lay too deep to be walked through: what is there may show whatever else is not seen.
  package var stopsShort = false
  /// Whether code on the way does not parse: it may show whatever else is not seen.
  package var isUnparsed = false
  /// What could not be read in the bodies on the way.
  package var problems: Set<Problem> = []
}

extension Linker {
  /// The conditions that the view or alert of a sighting is made under, where a local of the same body holds it: they
  /// decide whether it is there, and choose nothing in it (rule R2); nil where it stands there already.
  func home(of sighting: Sighting) -> Set<GuardID>? {
    guard let outlet = sighting.outlet else { return nil }
    let facts = read(sighting.frame).facts
    for edge in facts.edges {
      guard case .bind(let local, let from) = edge.kind, facts.locals[Int(local)].name == outlet,
        isMade(from, facts)
      else { continue }
      var guards: Set<GuardID> = []
      var next = edge.guarded
      while let id = next, guards.insert(id).inserted { next = facts.guards[Int(id)].outer }
      return guards
    }
    return nil
  }

  /// Whether a value is made by a call of a type: `Alert()`, `Alert(title: t)`, `[Alert alertWithTitle:t]`.
  private func isMade(_ value: ValueID, _ facts: Facts) -> Bool {
    guard case .call(var callee, _) = facts.values[Int(value)] else { return false }
    if case .member(let base, _, _) = facts.values[Int(callee)] { callee = base }
    guard case .free(let name) = facts.values[Int(callee)] else { return false }
    return name.first?.isUppercase ?? false
  }
}
