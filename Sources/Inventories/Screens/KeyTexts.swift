import Facts
import RuleCards
import Syntax

/// What becomes of a text of the code's own that reaches a sink as it stands.
package enum TextFate: Hashable, Sendable {
  /// It is looked up as a key.
  case lookedUp
  /// The user sees it.
  case shown
  /// It cannot be told.
  case unknown
}

extension Linker {
  /// What the sink of a sighting does with texts: one of SwiftUI's looks up what stands there itself, and shows what a
  /// value of the type of texts holds.
  func fate(ofTextsIn sighting: Sighting) -> TextFate {
    guard case .shows = sighting.use, sighting.layout == nil, sighting.card != nil, let value = sighting.values.first
    else { return .unknown }
    guard sighting.isBuilt else { return sighting.translates ? .unknown : .shown }
    guard sighting.translates else { return .unknown }
    if isLiteral(value) { return .lookedUp }
    return isText(type(of: value)) ? .shown : .unknown
  }

  private func isText(_ type: Type) -> Bool { type.foreignName.map { rules.isKind($0, of: "String") } ?? false }

  /// Whether a value is a text that stands there, or a choice of such.
  private func isLiteral(_ bound: Bound) -> Bool {
    switch value(bound) {
    case .constant, .composed: true
    case .choice(let values, _): values.allSatisfy { isLiteral(Bound(value: $0, frame: bound.frame)) }
    default: false
    }
  }
}

extension Inventory {
  /// The texts that the screen looks up as keys.
  var lookedUp: Set<String> {
    var found: Set<String> = []
    for shown in shown {
      for trace in shown.traces where trace.isTranslated || trace.isRaw && shown.textFate == .lookedUp {
        if case .constant(let text, isText: true) = trace.end { found.insert(text) }
      }
    }
    return found
  }
}
