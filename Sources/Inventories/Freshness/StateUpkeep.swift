import Facts
import RuleCards
import Syntax

/// How a view keeps a state of its own: who writes it, and when.
struct StateUpkeep {
  /// When a write runs.
  enum Moment: Hashable {
    /// Where the view is made.
    case made
    case at(ClosureTime)
    /// A tap, or nobody knows.
    case other
  }

  /// A write of the state.
  struct Write {
    let moment: Moment
    /// What is written.
    let value: Bound
  }

  /// Whether the state itself is handed on, to a control or another view that may write it.
  var isHandedOn = false
  /// The writes, its initial value's among them.
  var writes: [Write] = []

  /// Whether all writes are among some moments.
  func isOnly(_ isAllowed: (Moment) -> Bool) -> Bool { writes.allSatisfy { isAllowed($0.moment) } }

  /// The first write at a moment.
  func first(where isWanted: (Moment) -> Bool) -> Write? { writes.first { isWanted($0.moment) } }
}

extension Linker {
  /// How a view keeps one of its stored properties.
  func upkeep(of member: MemberID, in view: TypeID) -> StateUpkeep {
    if let known = upkeeps[member] { return known }
    let found = findUpkeep(of: member, in: view)
    upkeeps[member] = found
    return found
  }

  private func findUpkeep(of member: MemberID, in view: TypeID) -> StateUpkeep {
    let entry = program.members[Int(member)]
    var upkeep = StateUpkeep()
    if let body = body(member, .initialValue), let answer = bodies[Int(body)].answer {
      upkeep.writes.append(StateUpkeep.Write(moment: .made, value: Bound(value: answer, frame: ownFrame(body, view))))
    }
    for other in program.types[Int(view)].members {
      for part in program.members[Int(other)].parts {
        guard let body = body(other, part) else { continue }
        let frame = ownFrame(body, view)
        upkeep.isHandedOn = upkeep.isHandedOn || handsOn(entry.name, in: frame)
        let changes = changes(inBody: body)
        for edge in ((changes[entry.name] ?? []) + (changes["_" + entry.name] ?? [])).sorted() {
          upkeep.writes += write(edge, in: frame).map { [$0] } ?? []
        }
      }
    }
    return upkeep
  }

  /// A frame of a body on a self that nobody in particular made.
  func ownFrame(_ body: BodyID, _ type: TypeID) -> FrameID {
    entryFrame(body, instance: instance(.declared(type, []), receiver: nil))
  }

  /// What an edge writes into a state, and when; a method that may change it, of a kind that nobody knows. What a view
  /// that is built is made of changes nothing.
  private func write(_ edge: Int, in frame: FrameID) -> StateUpkeep.Write? {
    switch read(frame).facts.edges[edge].kind {
    case .assign(_, let from):
      let moment = moment(ofEdge: edge, in: frame, depth: 0)
      return StateUpkeep.Write(moment: moment, value: Bound(value: from, frame: frame))
    case .evaluate(let value): return StateUpkeep.Write(moment: .other, value: Bound(value: value, frame: frame))
    case .bind, .returns: return nil
    }
  }

  /// Whether a body hands on the projection of a property of self: `$text`, `$memo.text`.
  private func handsOn(_ name: String, in frame: FrameID) -> Bool {
    let facts = read(frame).facts
    return facts.values.contains { value in
      guard case .reference(let inner) = value else { return false }
      return facts.ownPath(of: inner)?.first == name
    }
  }

  /// When an edge of a view's body runs.
  private func moment(ofEdge edge: Int, in frame: FrameID, depth: Int) -> StateUpkeep.Moment {
    moment(in: closures(fromInner: read(frame).facts.edges[edge].closure, read(frame).facts), frame, depth)
  }

  private func moment(in closures: [ClosureID], _ frame: FrameID, _ depth: Int) -> StateUpkeep.Moment {
    for closure in closures {
      switch time(of: closure, in: frame) {
      case .along: continue
      case .acted, .opened, .presented, .unknown: return .other
      case let time: return .at(time)
      }
    }
    let entry = member(of: frame)
    if entry.kind == .initializer { return .made }
    guard entry.kind == .function, depth < 3 else { return .other }
    return moment(ofCalls: entry, in: selfType(of: frame).declaredID, depth)
  }

  /// When a view runs a function of its own; of several moments the one that nobody knows.
  private func moment(ofCalls entry: Member, in view: TypeID?, _ depth: Int) -> StateUpkeep.Moment {
    guard let view else { return .other }
    var found: Set<StateUpkeep.Moment> = []
    for other in program.types[Int(view)].members {
      for part in program.members[Int(other)].parts {
        guard let body = body(other, part), program.members[Int(other)].name != entry.name else { continue }
        let frame = ownFrame(body, view)
        for index in bodies[Int(body)].facts.values.indices
        where bodies[Int(body)].facts.ownPath(of: ValueID(index)) == [entry.name] {
          found.insert(moment(ofMention: Bound(value: ValueID(index), frame: frame), depth + 1))
        }
      }
    }
    return found.count == 1 ? found.first ?? .other : .other
  }

  /// When a function runs that is named: where it is called, or where what it is handed to runs it.
  private func moment(ofMention value: Bound, _ depth: Int) -> StateUpkeep.Moment {
    let shape = shape(of: value.frame)
    guard let parent = shape.parent(of: value.value), let around = closures(around: value) else { return .other }
    if case .call(value.value, _) = read(value.frame).facts.values[Int(parent)] {
      return moment(in: around, value.frame, depth)
    }
    let isAppearing = effects(at: Bound(value: parent, frame: value.frame)).contains { effect, match in
      if case .starts(let hole, .appearing) = effect { return match[hole].contains(value.value) }
      return false
    }
    return isAppearing ? .at(.appearing) : .other
  }
}

extension Facts {
  /// The names of a path of members of self, `self.` written or not; nil for what is none.
  func ownPath(of value: ValueID) -> [String]? {
    switch values[Int(value)] {
    case .free(let name): return [name]
    case .member(let base, let name, _):
      if values[Int(base)] == .selfObject { return [name] }
      return ownPath(of: base).map { $0 + [name] }
    case .forced(let base), .unwrapped(let base): return ownPath(of: base)
    default: return nil
    }
  }
}
