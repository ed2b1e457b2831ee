import RuleCards
import Syntax

/// A value that a screen writes on its own (rule C1).
struct WrittenConstant: Sendable {
  /// The text, or the expression as written.
  var text: String
  /// Where it is written into.
  var sighting: Sighting
  /// Where the value stands.
  var place: Place
  /// Whether it is a layout's value in a view that certainly no code writes into.
  var isUntouched = false
}

extension Keying {
  /// What a showing writes of its own: whole values only. Pieces of what holds a member, what a member chooses among
  /// and what stands in for one are part of that member's showing.
  func constants(of shown: Inventory.Shown) -> [WrittenConstant] {
    let isOwn = shown.traces.allSatisfy { trace in
      if !trace.candidates.isEmpty || trace.selects { return false }
      switch trace.end {
      case .constant, .nothing: return true
      case .input, .unread: return false
      }
    }
    guard isOwn else { return [] }
    let sighting = shown.sighting
    if shown.isComposed {
      let place = sighting.place
      return [WrittenConstant(text: program.text(place.range, place.file), sighting: sighting, place: place)]
    }
    return shown.traces.compactMap { trace in
      guard case .constant(let text, _) = trace.end else { return nil }
      return WrittenConstant(
        text: text, sighting: sighting, place: trace.site ?? sighting.place, isUntouched: shown.isUntouched)
    }
  }

  /// The field that an outlet's name would give: the whole name where there is such a field, else less its suffix.
  func fieldName(ofOutlet outlet: String, isField: (String) -> Bool) -> String {
    isField(outlet) ? outlet : program.rules.stem(of: outlet, less: .sinkSuffix) ?? outlet
  }

  /// Whether a model declares a member of this name.
  func declares(_ name: String, _ models: [TypeID]) -> Bool {
    models.contains { program.values(of: $0).contains { program.members[Int($0)].name == name } }
  }
}
