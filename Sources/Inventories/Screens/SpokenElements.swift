import Facts
import RuleCards
import Syntax

/// Which of the values that a screen shows are spoken as they stand there (rule R5).
struct SpokenElements {
  let walked: Walked
  let writes: SinkWrites

  /// Whether the element of a visible value speaks it: it is not hidden from accessibility, and no other text is set.
  func speaks(_ sighting: Sighting, _ linker: Linker) -> Bool {
    for other in walked.sightings {
      switch other.use {
      case .shows(.spoken): if isSame(other, sighting, within: false, linker) { return false }
      case .mutes: if isSame(other, sighting, within: true, linker), isTrue(other, linker) { return false }
      default: break
      }
    }
    return true
  }

  /// Whether an accessibility modifier or property is about the element that a value stands in, or, `within`, about
  /// one around it.
  private func isSame(_ other: Sighting, _ sighting: Sighting, within: Bool, _ linker: Linker) -> Bool {
    if let outlet = sighting.outlet, !sighting.isBuilt { return other.outlet == outlet }
    guard sighting.isBuilt, within || other.frame == sighting.frame,
      let range = receiver(of: other, linker), let place = writes.position(of: sighting, in: other.frame, linker),
      range.start <= place, place < range.end
    else { return false }
    return within || closure(at: place, other.frame, linker) == closure(at: range.start, other.frame, linker)
  }

  /// What the modifier that takes a value is called on.
  private func receiver(of sighting: Sighting, _ linker: Linker) -> ByteRange? {
    let facts = linker.read(sighting.frame).facts
    guard let value = sighting.values.first?.value else { return nil }
    for call in linker.read(sighting.frame).calls {
      guard case .call(let callee, let arguments) = facts.values[Int(call)],
        arguments.contains(where: { $0.value == value }), case .member(let base, _, _) = facts.values[Int(callee)]
      else { continue }
      return facts.ranges[Int(base)]
    }
    return nil
  }

  /// The closure that the smallest statement at a place stands in; -1 for the body itself.
  private func closure(at place: UInt32, _ frame: FrameID, _ linker: Linker) -> ClosureID {
    let edges = linker.read(frame).facts.edges.filter { $0.range.start <= place && place < $0.range.end }
    let smallest = edges.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
    return smallest?.closure ?? -1
  }

  private func isTrue(_ sighting: Sighting, _ linker: Linker) -> Bool {
    guard sighting.branches.isEmpty else { return false }
    let flows = sighting.values.flatMap { linker.flows(of: $0) }
    return !flows.isEmpty && flows.allSatisfy { $0.end == .constant("true", isText: false) }
  }
}
