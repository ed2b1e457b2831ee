import RuleCards
import Syntax

/// Which of the values of layout documents the user sees: those that code does not replace and that nothing hides for
/// good.
struct LayoutWrites {
  /// The outlets that are hidden from the start and never shown again (rule S4).
  let hidden: Set<String>
  private let written: Set<Target>
  private let uses: [String: OutletUse]

  /// A value of a view, with all that replace it.
  private struct Target: Hashable {
    let channel: RuleCards.Channel
    /// The view's name; empty for the screen's own.
    let name: String
    let group: String
  }

  init(walked: Walked) {
    var uses = walked.outletUses
    let lines = walked.sightings.compactMap(\.layout)
    for name in lines.filter({ $0.isBound && $0.deed == .hides }).flatMap(\.names) {
      uses[name, default: OutletUse()].hides = true
    }
    for line in lines.filter({ $0.isBound && $0.deed != .hides }) {
      for name in line.names { uses[name, default: OutletUse()].writes.insert(line.group) }
    }
    self.uses = uses
    guard !lines.isEmpty else {
      (hidden, written) = ([], [])
      return
    }
    var written: Set<Target> = []
    for sighting in walked.sightings {
      guard case .shows(let channel) = sighting.use else { continue }
      if let line = sighting.layout {
        guard line.isBound else { continue }
        for name in line.names { written.insert(Target(channel: channel, name: name, group: line.group)) }
      } else {
        written.insert(
          Target(channel: channel, name: sighting.outlet ?? "", group: LayoutTable.builtIn.group(of: sighting.property))
        )
      }
    }
    self.written = written
    hidden = Set(lines.filter { [uses] in $0.isGone(uses) }.flatMap(\.names))
  }

  /// Whether what a sighting notes is not seen: a layout's value that code replaces, or that is hidden for good.
  func replaces(_ sighting: Sighting) -> Bool {
    guard let line = sighting.layout, case .shows(let channel) = sighting.use else { return false }
    if line.isGone(uses) { return true }
    if line.isBound { return false }
    return (line.names + [""]).contains { written.contains(Target(channel: channel, name: $0, group: line.group)) }
      || line.names.contains { uses[$0]?.writes.contains(line.group) ?? false }
  }

  /// Whether a layout's value stands in a view that certainly no code writes into.
  func isUntouched(_ sighting: Sighting) -> Bool {
    guard let line = sighting.layout, !line.names.isEmpty else { return false }
    return line.names.allSatisfy { name in uses[name].map { !$0.isUnknown && $0.writes.isEmpty } ?? true }
  }
}

extension LayoutLine {
  /// Whether one of the views that hide it from the start is never shown again.
  fileprivate func isGone(_ uses: [String: OutletUse]) -> Bool {
    hiddenBy.contains { names in
      names.allSatisfy { name in uses[name].map { !$0.hides && !$0.isUnknown } ?? true }
    }
  }
}

extension Sighting {
  /// The property that is written, without the outlet.
  var property: String {
    guard let outlet, sink.hasPrefix(outlet + ".") else { return sink }
    return String(sink.dropFirst(outlet.count + 1))
  }
}
