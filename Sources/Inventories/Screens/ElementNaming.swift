import RuleCards
import Syntax

/// Collections on the way, and members of their elements.
extension Naming {
  /// Whether what is nearest the sink is itself a collection: it has as many values as the one that it was made from.
  func iteratesCollection(_ steps: [Step]) -> Bool {
    let nearest = steps.first { $0.readsMember }.flatMap { stations.path(of: $0) }
    return isCollection(nearest.map { asItStands($0.hops) }?.last)
  }

  /// The last collection that the members of a key go through; nil where the key ends at that collection or has none,
  /// and where something is read of what the key is.
  func counted(_ path: Path, from start: Int, to cut: Int) -> Counted? {
    guard cut == asItStands(path.hops).count - 1, let place = path.hops[..<cut].lastIndex(where: { isCollection($0) }),
      let member = path.hops[place].member
    else { return nil }
    return Counted(length: max(0, place + 1 - start), member: member)
  }

  /// Members less what is at last called on a collection as a whole, which has as many values before and after.
  private func asItStands(_ hops: [Hop]) -> [Hop] {
    var hops = hops
    while let last = hops.last, isCalledOnCollection(last) { hops.removeLast() }
    return hops
  }

  /// Members in which those of a collection's elements are told by their type also behind what is called on the
  /// collection: `items.enumerated.title` reads `title` of an item. Of a type that the tree does not declare, a member
  /// is told where only one is read.
  func readingElements(_ hops: [Hop]) -> [Hop] {
    guard let place = hops.firstIndex(where: { isCollection($0) }), let member = hops[place].member,
      let element = program.elementType(of: program.type(of: member)), isModel(element)
    else { return hops }
    let behind = hops[(place + 1)...]
    guard let first = behind.first, isCalledOnCollection(first) || first.owner == .unknown else { return hops }
    let rest = behind.drop { isCalledOnCollection($0) || !mayDeclare(element, $0) }
    guard var read = rest.first, read.owner == .unknown,
      element.declaredID != nil || behind.filter({ $0.owner == .unknown }).count < 2
    else { return hops }
    read.owner = element
    read.member = read.member ?? element.declaredID.flatMap { program.members(named: read.name, of: $0).first }
    return hops[...place] + [read] + rest.dropFirst()
  }

  private func mayDeclare(_ type: Type, _ hop: Hop) -> Bool {
    type.declaredID.map { !program.members(named: hop.name, of: $0).isEmpty } ?? true
  }

  /// Whether a flow goes into a case of what a collection on its way holds: whatever the elements are made of, there
  /// are no more of them. Where that is an element of another collection, there is one for each of its elements.
  func isContent(_ flow: Flow) -> Bool {
    if flow.selects { return false }
    var elements: [TypeID] = []
    let steps = stations.steps(of: flow.trail)
    for (place, step) in steps.enumerated() {
      if let name = stations.name(of: step) {
        if elements.contains(where: { isCase(name, of: $0) }) { return !isElement(steps.dropFirst(place + 1)) }
      } else if let element = element(of: step) {
        elements.append(element)
      }
    }
    return false
  }

  /// Whether a way begins at an element, of which nothing is read, and ends at the collection that has it.
  private func isElement(_ steps: ArraySlice<Step>) -> Bool {
    let paths = steps.compactMap { stations.path(of: $0) }
    guard let nearest = paths.first, let farthest = paths.last, !isWhole(nearest), isWhole(farthest) else {
      return false
    }
    return paths.allSatisfy { asItStands($0.hops).isEmpty || isWhole($0) }
  }

  /// Whether a path is a collection as a whole.
  private func isWhole(_ path: Path) -> Bool {
    let hops = asItStands(path.hops)
    return hops.isEmpty ? program.elementType(of: path.root.type.unwrapped) != nil : isCollection(hops.last)
  }

  /// The type of the tree that the elements of the last collection of a path are of.
  private func element(of step: Step) -> TypeID? {
    guard let path = stations.path(of: step) else { return nil }
    let member = path.hops.last { isCollection($0) }?.member
    return program.elementType(of: member.map { program.type(of: $0) } ?? path.root.type.unwrapped)?.declaredID
  }

  private func isCase(_ name: String, of type: TypeID) -> Bool {
    program.members(named: name, of: type).contains { program.members[Int($0)].kind == .enumCase }
  }

  private func isCollection(_ hop: Hop?) -> Bool {
    hop?.member.map { program.elementType(of: program.type(of: $0)) != nil } ?? false
  }

  private func isCalledOnCollection(_ hop: Hop) -> Bool {
    hop.member == nil && program.elementType(of: hop.owner.unwrapped) != nil
  }
}
