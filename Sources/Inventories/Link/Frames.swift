import Facts
import RuleCards
import Syntax

/// Which body: a member's, by part; a parameter's default value has the part of an initial value.
package struct BodyKey: Hashable, Sendable {
  package let member: MemberID
  package let part: BodyPart
  /// The place of the parameter whose default value it is; nil for other bodies.
  package var place: Int?
}

/// An index into `Linker.bodies`.
package typealias BodyID = Int32
/// An index into `Linker.frames`.
package typealias FrameID = Int32
/// An index into `Linker.instances`.
package typealias InstanceID = Int32

/// A value in a frame: what a parameter or a field was given.
package struct Bound: Hashable, Sendable {
  package let value: ValueID
  package let frame: FrameID

  /// A value in a frame.
  package init(value: ValueID, frame: FrameID) {
    self.value = value
    self.frame = frame
  }

  /// Both in one number, which is cheaper to look up than the two.
  var number: UInt64 { UInt64(UInt32(bitPattern: frame)) << 32 | UInt64(UInt32(bitPattern: value)) }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A body that is being followed: whose self, with which arguments.
package struct Frame: Sendable {
  /// The body.
  package let body: BodyID
  /// Its self; nil for a function at file level.
  package let instance: InstanceID?
  /// The call, or the reading or setting of a property, that leads to it; nil for one that following began with.
  package let call: Bound?
  /// What its parameters were given, by place; one without entry is an input.
  package var arguments: [Int: Bound] = [:]
  /// How many calls lie between it and where following began.
  package let depth: Int
  /// Its table of lasting answers; nil for one that follows a particular call or self.
  var table: Int32?
}

/// A self: its type, and where it comes from.
package struct Instance: Sendable {
  /// Its type.
  package let type: Type
  /// The expression that it is, seen from the caller; nil for the screen itself.
  package let receiver: Bound?
}

/// A body read: its facts, the cards that match in it, and who writes what.
package final class ReadBody: Sendable {
  /// Whose body.
  package let key: BodyKey
  /// The file that it stands in.
  package let file: FileID
  /// What it says.
  package let facts: Facts
  /// The matches at each value.
  let matchesAtValue: [ValueID: [Match]]
  /// The matches at each assignment.
  let matchesAtEdge: [Int: [Match]]
  /// The edges that give a local its value.
  package let writesOfLocal: [LocalID: [Int]]
  /// The edges that assign to a member of a local, or to a member of one.
  let writesIntoLocal: [LocalID: [Int]]
  /// The edges that assign to a member by name, on whatever it is.
  package let writesOfName: [String: [Int]]
  /// The edges that return, by closure; the member's own under -1.
  package let returns: [ClosureID: [Int]]
  /// The calls that a closure is an argument of.
  package let callOfClosure: [ClosureID: ValueID]
  /// The calls in it.
  package let calls: [ValueID]
  /// For each value the first one that is written the same and means the same: a path from self, a parameter or a
  /// local. What is asked of one of them is asked once.
  let first: [ValueID]
  /// The edges that a value goes along, and the calls that it is an argument of.
  let edgesOfSource: [ValueID: [Int]]
  let callsOfArgument: [ValueID: [ValueID]]
  /// The array literal that a value is an element of.
  let listOfElement: [ValueID: ValueID]
  /// The calls among them that may add something to a local.
  let additions: [ValueID]

  /// Reads what link asks of facts again and again.
  init(key: BodyKey, file: FileID, facts: Facts, matches: [Match], adds: (Match) -> Bool) {
    let facts = facts.assigning(matches)
    self.key = key
    self.file = file
    self.facts = facts
    first = Self.firsts(of: facts.values)
    var atValue: [ValueID: [Match]] = [:]
    var atEdge: [Int: [Match]] = [:]
    for match in matches {
      if let value = match.value { atValue[value, default: []].append(match) }
      if let edge = match.edge { atEdge[edge, default: []].append(match) }
    }
    (matchesAtValue, matchesAtEdge) = (atValue, atEdge)
    additions = atValue.filter { $0.value.contains(where: adds) }.keys.sorted()
    var ofLocal: [LocalID: [Int]] = [:]
    var intoLocal: [LocalID: [Int]] = [:]
    var ofName: [String: [Int]] = [:]
    var returned: [ClosureID: [Int]] = [:]
    var ofSource: [ValueID: [Int]] = [:]
    for (index, edge) in facts.edges.enumerated() {
      if let source = edge.source { ofSource[source, default: []].append(index) }
      switch edge.kind {
      case .bind(let local, _): ofLocal[local, default: []].append(index)
      case .assign(let target, _):
        Self.note(target, index, facts, &ofLocal, &ofName)
        if let local = Self.holder(of: target, facts) { intoLocal[local, default: []].append(index) }
      case .returns: returned[edge.closure ?? -1, default: []].append(index)
      case .evaluate: break
      }
    }
    (writesOfLocal, writesOfName, returns, edgesOfSource) = (ofLocal, ofName, returned, ofSource)
    writesIntoLocal = intoLocal
    var calls: [ValueID] = []
    var ofClosure: [ClosureID: ValueID] = [:]
    var ofArgument: [ValueID: [ValueID]] = [:]
    var ofElement: [ValueID: ValueID] = [:]
    for (index, value) in facts.values.enumerated() {
      if case .collection(.array, let parts) = value {
        for part in parts { ofElement[part.value] = ValueID(index) }
      }
      guard case .call(_, let arguments) = value else { continue }
      calls.append(ValueID(index))
      for argument in arguments {
        ofArgument[argument.value, default: []].append(ValueID(index))
        if case .closure(let closure) = facts.values[Int(argument.value)] { ofClosure[closure] = ValueID(index) }
      }
    }
    (self.calls, callOfClosure, callsOfArgument) = (calls, ofClosure, ofArgument)
    listOfElement = ofElement
  }

  private static func firsts(of values: [Value]) -> [ValueID] {
    var first = values.indices.map { ValueID($0) }
    var isPath = values.map { _ in false }
    var known: [Value: ValueID] = [:]
    for index in values.indices {
      let same: Value
      switch values[index] {
      case .selfObject, .parameter, .local: same = values[index]
      case .free(let name) where name.first?.isUppercase == false: same = values[index]
      case .member(let base, let name, let optional) where isPath[Int(base)]:
        same = .member(first[Int(base)], name, optional: optional)
      case .forced(let inner) where isPath[Int(inner)]: same = .forced(first[Int(inner)])
      default: continue
      }
      isPath[index] = true
      if let earlier = known[same] { first[index] = earlier } else { known[same] = ValueID(index) }
    }
    return first
  }

  /// The local that a place is a member of, at any depth.
  private static func holder(of target: ValueID, _ facts: Facts) -> LocalID? {
    var next = target
    var isMember = false
    while true {
      switch facts.values[Int(next)] {
      case .member(let base, _, _): (next, isMember) = (base, true)
      case .forced(let base), .unwrapped(let base): next = base
      case .local(let local): return isMember ? local : nil
      default: return nil
      }
    }
  }

  private static func note(
    _ target: ValueID, _ edge: Int, _ facts: Facts, _ ofLocal: inout [LocalID: [Int]], _ ofName: inout [String: [Int]]
  ) {
    switch facts.values[Int(target)] {
    case .local(let local): ofLocal[local, default: []].append(edge)
    case .free(let name), .member(_, let name, _): ofName[name, default: []].append(edge)
    case .subscripted(let base, _), .forced(let base), .reference(let base), .cast(let base, _, _):
      note(base, edge, facts, &ofLocal, &ofName)
    case .collection(.tuple, let parts):
      for part in parts { note(part.value, edge, facts, &ofLocal, &ofName) }
    default: break
    }
  }
}

extension Edge {
  /// The value that goes somewhere.
  package var source: ValueID? {
    switch kind {
    case .assign(_, let from), .bind(_, let from), .returns(let from): from
    case .evaluate: nil
    }
  }
}

extension ReadBody {
  /// The value of a body that is one expression, or that it returns first.
  var answer: ValueID? { (returns[-1]?.first).flatMap { facts.edges[$0].source } }
}
