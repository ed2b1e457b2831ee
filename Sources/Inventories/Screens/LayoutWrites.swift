import Facts
import RuleCards
import Syntax

/// Which of the values of layout documents the user sees: those that code does not replace and that nothing hides for
/// good.
struct LayoutWrites {
  /// The outlets that are hidden from the start and never shown again (rule S4).
  let hidden: Set<String>
  private let written: Set<Target>
  private let uses: [String: OutletUse]
  private let linker: Linker

  /// A value of a view, with all that replace it.
  private struct Target: Hashable {
    let channel: RuleCards.Channel
    let view: View
    let group: String
  }

  /// What code writes into: a view by its name, or an object of its own.
  private enum View: Hashable {
    case named(String)
    case own(TypeID?)
  }

  init(walked: Walked, linker: Linker) {
    self.linker = linker
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
        for name in line.names { written.insert(Target(channel: channel, view: .named(name), group: line.group)) }
      } else if let view = sighting.outlet.map({ View.named($0) }) ?? linker.ownView(of: sighting).map({ .own($0) }) {
        written.insert(
          Target(channel: channel, view: view, group: LayoutTable.builtIn.group(of: sighting.property)))
      }
    }
    self.written = written
    let gone = Set(lines.filter { [uses] in $0.isGone(uses, isNamed: true) }.flatMap(\.names))
    let dressed = Set(walked.sightings.filter { $0.layout != nil }.compactMap { linker.instanceType(of: $0.frame) })
    let types = gone.isEmpty ? [] : dressed.flatMap { linker.program.lineage(of: $0) }
    hidden = gone.filter { !linker.program.layouts.shows($0, of: types) }
  }

  /// Whether what a sighting notes is not seen: a layout's value that code replaces, or that is hidden for good.
  func replaces(_ sighting: Sighting) -> Bool {
    guard let line = sighting.layout, case .shows(let channel) = sighting.use else { return false }
    if line.isGone(uses) { return true }
    if line.isBound { return false }
    var views = line.names.filter { !(uses[$0]?.isOthers ?? false) }.map { View.named($0) }
    if line.isOwn { views.append(.own(linker.instanceType(of: sighting.frame))) }
    return views.contains { written.contains(Target(channel: channel, view: $0, group: line.group)) }
      || line.names.contains { uses[$0]?.writes.contains(line.group) ?? false }
  }

  /// Whether a layout's value stands in a view that certainly no code writes into.
  func isUntouched(_ sighting: Sighting) -> Bool {
    guard let line = sighting.layout, !line.names.isEmpty else { return false }
    return line.names.allSatisfy { name in uses[name].map { !$0.isUnknown && $0.writes.isEmpty } ?? true }
  }
}

extension LayoutLine {
  /// Whether one of the views that hide it from the start is never shown again. Code may reach a view without a name
  /// all the same; so where only a view with one counts, it has to have one.
  fileprivate func isGone(_ uses: [String: OutletUse], isNamed: Bool = false) -> Bool {
    hiddenBy.contains { names in
      !(isNamed && names.isEmpty)
        && names.allSatisfy { name in uses[name].map { !$0.hides && !$0.isUnknown } ?? true }
    }
  }
}

extension Linker {
  /// The type of the object whose code a frame is.
  func instanceType(of frame: FrameID) -> TypeID? {
    frames[Int(frame)].instance.flatMap { instances[Int($0)].type.declaredID }
  }

  /// The type of the object that a sighting without an outlet writes into, if that is the one whose code it is; nil
  /// where it is what a call gives.
  fileprivate func ownView(of sighting: Sighting) -> TypeID? {
    let facts = read(sighting.frame).facts
    for edge in facts.edges {
      guard case .assign(let target, let from) = edge.kind, sighting.values.contains(where: { $0.value == from }),
        case .member(var base, _, _) = facts.values[Int(target)]
      else { continue }
      if case .unwrapped(let inner) = facts.values[Int(base)] { base = inner }
      if case .call = facts.values[Int(base)] { return nil }
    }
    return instanceType(of: sighting.frame)
  }
}

extension Sighting {
  /// The property that is written, without the outlet.
  var property: String {
    guard let outlet, sink.hasPrefix(outlet + ".") else { return sink }
    return String(sink.dropFirst(outlet.count + 1))
  }
}
