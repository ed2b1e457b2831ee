import Facts
import RuleCards
import Syntax

/// What the framework asks a screen for, and is answered with the value of a return.
extension Walker {
  /// Notes what becomes of a value that a member returns to the framework: a section's title is shown, a number of rows
  /// says how often a view stands there.
  mutating func sightAnswer(_ value: ValueID, closure: ClosureID?, in frame: FrameID) {
    guard closure == nil, let use = answeredUse(in: frame) else { return }
    let member = linker.member(of: frame)
    let question = member.parameters.count > 1 ? member.parameters.lazy.compactMap(\.label).first : nil
    let bound = Bound(value: value, frame: frame)
    let card = linker.rules.card(answering: member.fullName)
    note(sighting(use, [bound], card: card, sink: question ?? member.name, outlet: nil, at: bound))
  }

  /// What the framework does with what a frame's body returns; nil where it does not ask, or walks into the view that
  /// it is given. A property is asked for only where it overrides the framework's own.
  private func answeredUse(in frame: FrameID) -> Sighting.Use? {
    let member = linker.member(of: frame)
    let part = linker.read(frame).key.part
    guard part == .code && member.kind == .function || part == .getter && member.modifiers.contains(.isOverride),
      let answer = linker.rules.answer(member.fullName), !linker.isBuilder(frame)
    else { return nil }
    return switch answer {
    case .shows: .shows(.visible)
    case .spoken: .shows(.spoken)
    case .repeats: .repeats
    case .decides: .decides(.style)
    case .views, .identity: nil
    }
  }
}
