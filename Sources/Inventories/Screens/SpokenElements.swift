import Facts
import RuleCards
import Syntax

/// Which of the values that a screen shows are spoken as they stand there (rule R5).
struct SpokenElements {
  /// The sightings that speak another text, and those that hide an element from accessibility.
  private let speaking: [Sighting]
  private let muting: [Sighting]

  init(walked: Walked) {
    speaking = walked.sightings.filter { $0.use == .shows(.spoken) }
    muting = walked.sightings.filter { $0.use == .mutes }
  }

  /// Whether the element of a visible value speaks it: it is not hidden from accessibility, and no other text is set.
  func speaks(_ sighting: Sighting, _ linker: Linker) -> Bool {
    if speaking.contains(where: { isSame($0, sighting, within: false, linker) }) { return false }
    return !muting.contains { isSame($0, sighting, within: true, linker) && isTrue($0, linker) }
  }

  /// Whether an accessibility modifier or property is about the element that a value stands in, or, `within`, about
  /// one around it.
  private func isSame(_ other: Sighting, _ sighting: Sighting, within: Bool, _ linker: Linker) -> Bool {
    if let outlet = sighting.outlet, !sighting.isBuilt { return other.outlet == outlet }
    guard sighting.isBuilt, within || other.frame == sighting.frame,
      let range = receiver(of: other, linker), let place = linker.position(of: sighting, in: other.frame),
      range.start <= place, place < range.end
    else { return false }
    return within || closure(at: place, other.frame, linker) == closure(at: range.start, other.frame, linker)
  }

  /// What the modifier that takes a value is called on.
  private func receiver(of sighting: Sighting, _ linker: Linker) -> ByteRange? {
    let body = linker.read(sighting.frame)
    guard let value = sighting.values.first?.value else { return nil }
    for call in body.callsOfArgument[value] ?? [] {
      guard case .call(let callee, _) = body.facts.values[Int(call)],
        case .member(let base, _, _) = body.facts.values[Int(callee)]
      else { continue }
      return body.facts.ranges[Int(base)]
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
    return !flows.isEmpty && flows.allSatisfy { linker.stations.end($0.end) == .constant("true", isText: false) }
  }
}
