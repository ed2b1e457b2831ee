import Syntax

/// What the numbers of stations mean. Equal stations have one number, so flows are copied and compared as numbers.
final class Stations {
  /// A list of members read one after the other: all but the last, and the last.
  private struct Reading: Hashable {
    let before: Int32
    let hop: Int32
  }

  private struct PathKey: Hashable {
    let root: Int32
    let hops: Int32
  }

  private var passes = Numbering<String>()
  private var roots = Numbering<Root>()
  private var hops = Numbering<Hop>()
  /// Lists of members; 0 is the empty one, others stand one higher than their number here.
  private var lists = Numbering<Reading>()
  private var paths = Numbering<PathKey>()
  /// For each path the member that was last read of it, and what that made: most are read alike again and again.
  private var lastReading: [(hop: Int32, made: Int32)] = []

  /// A wrapper that a value goes through.
  func pass(_ name: String) -> Step { Step(number: -1 - passes.number(of: name)) }

  /// A path that reads nothing yet.
  func path(_ root: Root) -> Step { path(PathKey(root: roots.number(of: root), hops: 0)) }

  /// Paths that read one member more; wrappers stay what they are.
  func reading(_ hop: Hop, of steps: [Step]) -> [Step] {
    let number = hops.number(of: hop)
    return steps.map { $0.isPass ? $0 : reading(number, of: $0) }
  }

  private func reading(_ hop: Int32, of step: Step) -> Step {
    let index = Int(step.number >> 1)
    if index < lastReading.count, lastReading[index].hop == hop { return Step(number: lastReading[index].made) }
    let key = paths[step.number >> 1]
    let made = path(PathKey(root: key.root, hops: list(key.hops, hop)))
    while lastReading.count <= index { lastReading.append((hop: -1, made: 0)) }
    lastReading[index] = (hop, made.number)
    return made
  }

  /// The path that another one's members follow in place of this one's last member.
  func replacingLast(of step: Step, by other: Step) -> Step {
    let key = paths[step.number >> 1]
    guard key.hops > 0 else { return step }
    var list = lists[key.hops - 1].before
    for hop in hopNumbers(of: other) { list = self.list(list, hop) }
    return path(PathKey(root: key.root, hops: list))
  }

  private func path(_ key: PathKey) -> Step { Step(number: paths.number(of: key) << 1 | (key.hops > 0 ? 1 : 0)) }

  private func list(_ before: Int32, _ hop: Int32) -> Int32 { lists.number(of: Reading(before: before, hop: hop)) + 1 }

  private func hopNumbers(of step: Step) -> [Int32] {
    var found: [Int32] = []
    var list = paths[step.number >> 1].hops
    while list > 0 {
      found.append(lists[list - 1].hop)
      list = lists[list - 1].before
    }
    return found.reversed()
  }

  /// A wrapper's name; nil for a path.
  func name(of step: Step) -> String? { step.isPass ? passes[-1 - step.number] : nil }

  /// Where a path starts; nil for a wrapper.
  func root(of step: Step) -> Root? { step.isPass ? nil : roots[paths[step.number >> 1].root] }

  /// The last member that a path reads.
  func lastHop(of step: Step) -> Hop? {
    guard step.readsMember else { return nil }
    return hops[lists[paths[step.number >> 1].hops - 1].hop]
  }

  /// The path that a station is; nil for a wrapper.
  func path(of step: Step) -> Path? {
    root(of: step).map { Path(root: $0, hops: hopNumbers(of: step).map { hops[$0] }) }
  }

  /// What two flows of one value must differ in to be told apart: the members read, not the names passed on the way.
  struct Essence: Hashable {
    /// The numbers of the lists of members, and below zero those of the parameters that nothing is read of.
    let members: [Int32]
    let end: End
    let selects: Bool
    let whenNil: NilHandling?
  }

  func essence(of flow: Flow) -> Essence {
    var members: [Int32] = []
    for step in flow.trail where !step.isPass {
      let key = paths[step.number >> 1]
      if key.hops > 0 {
        members.append(key.hops)
      } else if roots[key.root].kind == .parameter {
        members.append(-1 - key.root)
      }
    }
    return Essence(members: members, end: flow.end, selects: flow.selects, whenNil: flow.whenNil)
  }
}

/// Gives each value that it meets a number, from 0 up.
private struct Numbering<Element: Hashable> {
  private var numbers: [Element: Int32] = [:]
  private var elements: [Element] = []

  mutating func number(of element: Element) -> Int32 {
    if let known = numbers[element] { return known }
    let number = Int32(elements.count)
    elements.append(element)
    numbers[element] = number
    return number
  }

  subscript(number: Int32) -> Element { elements[Int(number)] }
}

extension Linker {
  /// The same source with a wrapper between it and the sink.
  func passed(_ flow: Flow, _ name: String) -> Flow {
    let step = stations.pass(name)
    if flow.trail.first == step { return flow }
    var copy = flow
    copy.trail.insert(step, at: 0)
    return copy
  }

  /// Each source with a wrapper between it and the sink.
  func passed(_ flows: [Flow], _ name: String) -> [Flow] { flows.map { passed($0, name) } }

  /// The member of what a flow is: every way to say it goes on by one hop. Behind a wrapper it is a rendering, unless
  /// the tree declares it: `songs.sorted().first?.title`.
  func reading(_ hop: Hop, of flow: Flow) -> Flow {
    if flow.trail.first?.isPass == true, hop.member == nil { return passed(flow, hop.name) }
    var copy = flow
    copy.trail = stations.reading(hop, of: flow.trail)
    return copy
  }

  /// The member of what each flow is.
  func reading(_ hop: Hop, of flows: [Flow]) -> [Flow] { flows.map { reading(hop, of: $0) } }

  /// The paths of a flow, nearest the sink first.
  func paths(of flow: Flow) -> [Path] { flow.trail.compactMap { stations.path(of: $0) } }
}
