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

  private var trails = Numbering<[Step]>()
  /// For each trail the number of what it is told apart by.
  private var essences: [Int32] = []
  private var essenceNumbers = Numbering<[Int32]>()
  private var ends = Numbering<End>()
  /// The names read by each path of a trail, as far as asked for.
  private var names = Numbering<[String]>()
  private var namesOfTrail: [Trail: Set<Int32>] = [:]
  /// What was made of trails, by the numbers of what it was made of.
  private var made: [[UInt64: Trail]] = Making.allCases.map { _ in [:] }

  /// The ways to make a trail.
  private enum Making: Int, CaseIterable { case reading, passing, prefixing, joining }

  /// Stations of nothing.
  init() {
    _ = trail([])
    for end in [End.input, .nothing] { _ = ending(end) }
  }

  /// The number of an end.
  func ending(_ end: End) -> Ending {
    let kind: Int32 =
      switch end {
      case .input: 0
      case .constant: 1
      case .nothing: 2
      case .unread: 3
      }
    return Ending(number: ends.number(of: end) << 2 | kind)
  }

  /// What a number stands for.
  func end(_ ending: Ending) -> End { ends[ending.number >> 2] }

  /// Whether an end is a text.
  func isText(_ ending: Ending) -> Bool {
    if case .constant(_, isText: true) = end(ending) { return true }
    return false
  }

  /// How many trails it tells apart.
  var count: Int { essences.count }

  /// The number of some stations.
  func trail(_ steps: [Step]) -> Trail {
    let index = trails.number(of: steps)
    if Int(index) == essences.count { essences.append(essenceNumbers.number(of: members(of: steps))) }
    let isPass = steps.first?.isPass == true
    return Trail(number: index << 2 | (isPass ? 2 : 0) | (steps.contains { $0.readsMember } ? 1 : 0))
  }

  /// The trail that is nothing but where it starts.
  func trail(from root: Root) -> Trail { trail([path(root)]) }

  /// The stations of a trail, nearest the sink first.
  func steps(of trail: Trail) -> [Step] { trails[trail.number >> 2] }

  private func trail(_ making: Making, _ first: Int32, _ second: Trail, _ make: () -> [Step]) -> Trail {
    let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second.number))
    if let known = made[making.rawValue][key] { return known }
    let trail = trail(make())
    made[making.rawValue][key] = trail
    return trail
  }

  /// A trail in front of another one, which it may be the beginning of already.
  func prefixed(_ first: Trail, _ rest: Trail) -> Trail {
    trail(.prefixing, first.number, rest) {
      let (before, behind) = (steps(of: first), steps(of: rest))
      return behind.starts(with: before) ? behind : before + behind
    }
  }

  /// Two trails made one, in the way that is handed in; always the same for the same two.
  func joined(_ read: Trail, _ derived: Trail, by join: ([Step], [Step]) -> [Step]) -> Trail {
    trail(.joining, read.number, derived) { join(steps(of: read), steps(of: derived)) }
  }

  /// A trail with a wrapper nearest the sink.
  func passed(_ trail: Trail, _ name: Int32) -> Trail {
    self.trail(.passing, name, trail) {
      let steps = steps(of: trail)
      return steps.first?.number == name ? steps : [Step(number: name)] + steps
    }
  }

  /// A wrapper that a value goes through.
  func pass(_ name: String) -> Int32 { -1 - passes.number(of: name) }

  /// A path that reads nothing yet.
  func path(_ root: Root) -> Step { path(PathKey(root: roots.number(of: root), hops: 0)) }

  /// The number of a member that is read.
  func number(of hop: Hop) -> Int32 { hops.number(of: hop) }

  /// A trail of which every path reads one member more; wrappers stay what they are.
  func reading(_ hop: Int32, of trail: Trail) -> Trail {
    self.trail(.reading, hop, trail) { steps(of: trail).map { $0.isPass ? $0 : reading(hop, of: $0) } }
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
    /// The number of the lists of members, and of the parameters that nothing is read of.
    let members: Int32
    let end: Ending
    let selects: Bool
    let whenNil: NilHandling?
    let isTranslated: Bool

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(UInt32(bitPattern: members)) << 32 | UInt64(UInt32(bitPattern: end.number)))
    }
  }

  func essence(of flow: Flow) -> Essence {
    Essence(
      members: essences[Int(flow.trail.number >> 2)], end: flow.end, selects: flow.selects, whenNil: flow.whenNil,
      isTranslated: flow.isTranslated)
  }

  /// The numbers of the names that the paths of a trail read, one for each path that reads any.
  func namesRead(by trail: Trail) -> Set<Int32> {
    if let known = namesOfTrail[trail] { return known }
    let read = steps(of: trail).filter(\.readsMember).map { step in
      names.number(of: hopNumbers(of: step).map { hops[$0].name })
    }
    namesOfTrail[trail] = Set(read)
    return Set(read)
  }

  private func members(of steps: [Step]) -> [Int32] {
    steps.compactMap { step in
      if step.isPass { return nil }
      let key = paths[step.number >> 1]
      if key.hops > 0 { return key.hops }
      return roots[key.root].kind == .parameter ? -1 - key.root : nil
    }
  }
}

/// Gives each value that it meets a number, from 0 up.
struct Numbering<Element: Hashable> {
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
  /// Each source with a wrapper between it and the sink.
  func passed(_ flows: [Flow], _ name: String) -> [Flow] {
    if flows.isEmpty { return [] }
    let pass = stations.pass(name)
    return flows.map { $0.going(stations.passed($0.trail, pass)) }
  }

  /// The member of what each flow is: every way to say it goes on by one hop. Behind a wrapper it is a rendering,
  /// unless the tree declares it: `songs.sorted().first?.title`.
  func reading(_ hop: Hop, of flows: [Flow]) -> [Flow] {
    if flows.isEmpty { return [] }
    let number = stations.number(of: hop)
    let pass = hop.member == nil ? stations.pass(hop.name) : nil
    return flows.map { flow in
      if let pass, flow.trail.beginsWithPass { return flow.going(stations.passed(flow.trail, pass)) }
      return flow.going(stations.reading(number, of: flow.trail))
    }
  }

  /// The paths of a flow, nearest the sink first.
  func paths(of flow: Flow) -> [Path] { stations.steps(of: flow.trail).compactMap { stations.path(of: $0) } }
}

extension Flow {
  /// The same source by another way.
  fileprivate func going(_ trail: Trail) -> Flow {
    var copy = self
    copy.trail = trail
    return copy
  }
}
