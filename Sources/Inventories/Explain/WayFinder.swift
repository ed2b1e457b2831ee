import Facts
import RuleCards
import Syntax

/// Reads ways off what a linker recorded: from the values of a sink to where a member is read.
struct WayFinder {
  let linker: Linker

  /// A value on the way, and whether it chooses from there on.
  struct Node: Hashable {
    let value: Bound
    let chooses: Bool

    init(_ value: Bound, chooses: Bool = false) { (self.value, self.chooses) = (value, chooses) }
  }

  /// More values than this are not looked through for one way.
  private static let most = 20_000

  /// The shortest recorded way from some values to where a candidate's members are read, the last member first;
  /// empty where none was recorded.
  func way(from starts: [Node], to candidate: Candidate, chooses: Bool?) -> [Node] {
    guard let last = candidate.path.last else { return [] }
    let found = search(from: starts) { node in
      (chooses ?? node.chooses) == node.chooses && reads(node.value, last, candidate.member)
    }
    guard var end = found.last else { return [] }
    var way = found
    for name in candidate.path.dropLast().reversed() {
      guard let base = base(of: end.value) else { break }
      let rest = search(from: [Node(base, chooses: end.chooses)]) { reads($0.value, name, nil) }
      guard let next = rest.last else { break }
      way += rest
      end = next
    }
    return way
  }

  /// Breadth first, so that the way found is a shortest one.
  private func search(from starts: [Node], _ isGoal: (Node) -> Bool) -> [Node] {
    var cameFrom: [Node: Node] = [:]
    var queue: [Node] = []
    var seen: Set<Node> = []
    for start in starts where seen.insert(start).inserted { queue.append(start) }
    var at = 0
    while at < queue.count, at < Self.most {
      let node = queue[at]
      at += 1
      if isGoal(node) {
        var way = [node]
        while let before = cameFrom[way[way.count - 1]] { way.append(before) }
        return way.reversed()
      }
      for next in nexts(of: node) where seen.insert(next).inserted {
        cameFrom[next] = node
        queue.append(next)
      }
    }
    return []
  }

  private func nexts(of node: Node) -> [Node] {
    let first = linker.read(node.value.frame).first[Int(node.value.value)]
    let asked = Bound(value: first, frame: node.value.frame)
    return (linker.record?.ledTo[asked] ?? []).map { next in
      var own = next
      if asked != node.value, next.frame == asked.frame {
        own = counterpart(of: next, in: asked, for: node.value, depth: 0) ?? next
      }
      return Node(own, chooses: node.chooses || isCondition(own, of: node.value))
    }
  }

  /// What is written twice is followed where it is written first: the part of the one that a part of the other is.
  private func counterpart(of part: Bound, in first: Bound, for other: Bound, depth: Int) -> Bound? {
    if part == first { return other }
    guard depth < 16 else { return nil }
    for (one, two) in zip(linker.value(first).operands, linker.value(other).operands) {
      let (one, two) = (Bound(value: one, frame: first.frame), Bound(value: two, frame: other.frame))
      if let found = counterpart(of: part, in: one, for: two, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Whether a value only chooses among those that another one is made of: a condition in its expression, or one that
  /// its writes or returns stand under.
  func isCondition(_ value: Bound, of whole: Bound) -> Bool {
    let facts = linker.read(value.frame).facts
    if value.frame == whole.frame {
      if case .choice(let values, let conditions) = linker.value(whole) {
        return conditions.contains(value.value) && !values.contains(value.value)
      }
      if linker.value(whole).operands.contains(value.value) { return false }
    }
    return facts.guards.contains { $0.conditions.contains(value.value) }
      && linker.read(value.frame).edgesOfSource[value.value] == nil
  }

  /// What the member that a value reads is read on, where that is written.
  private func base(of value: Bound) -> Bound? {
    let operand: ValueID
    switch linker.value(value) {
    case .member(let base, _, _), .payload(let base, _, _): operand = base
    case .call(let callee, _):
      guard case .member(let base, _, _) = linker.value(Bound(value: callee, frame: value.frame)) else { return nil }
      operand = base
    default: return nil
    }
    return Bound(value: operand, frame: value.frame)
  }

  /// Whether a value is where a member is read: by its name, of a type that has it.
  func reads(_ bound: Bound, _ name: String, _ member: MemberID?) -> Bool {
    switch linker.value(bound) {
    case .free(let written):
      return isSame(written, name) && isOf(linker.selfType(of: bound.frame), written, member)
    case .member(let base, let written, _):
      return isSame(written, name) && isOf(linker.type(of: Bound(value: base, frame: bound.frame)), written, member)
    case .payload(_, let caseName, _): return name == caseName || name.hasPrefix(caseName + ".")
    case .parameter(let index):
      let parameters = linker.member(of: bound.frame).parameters
      return member == nil && index < parameters.count && parameters[index].name == name
    case .call(_, let arguments):
      if linker.calledName(bound) == name {
        let target = linker.callTargets(bound).first?.member
        return member == nil || target == nil || target == member
      }
      return arguments.contains { argument in
        guard case .keyPath(_, let names) = linker.value(Bound(value: argument.value, frame: bound.frame)) else {
          return false
        }
        return names.contains(name)
      }
    default: return false
    }
  }

  /// A projection names the member that it projects: `$title`.
  private func isSame(_ written: String, _ name: String) -> Bool {
    written == name || written.first == "$" && written.dropFirst() == name
  }

  /// Whether a type's member of a name is a certain one; a type that says nothing about it may have it.
  private func isOf(_ type: Type, _ name: String, _ member: MemberID?) -> Bool {
    guard let member else { return true }
    var owner = type
    if case .metatype(let inner) = type { owner = inner }
    guard let id = owner.declaredID ?? linker.foreignEntry(owner) else { return true }
    let plain = name.first == "$" ? String(name.dropFirst()) : name
    let found = linker.program.members(named: plain, of: id)
    return found.contains(member) || found.isEmpty && linker.program.types[Int(id)].isForeign
  }
}
