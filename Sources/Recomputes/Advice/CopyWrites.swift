import Facts
import Inventories
import RuleCards
import Syntax

/// State that is written where no view has installed it, so that the write is lost: in an initialiser, behind a value
/// that is set already; on a view that is held as a value; in a class.
struct CopyWrites {
  let program: Program
  let facts: [ViewFacts]

  private var rules: Rules { program.rules }

  /// The findings, in no order.
  func findings() -> [Report.Finding] {
    let reads = MemberReads(linker: Linker(program: program))
    var found: [Write] = []
    for view in facts { found += inInitialisers(of: view, reads) }
    found += onHeldViews(reads) + inClasses(reads)
    var sites = Sites(program: program)
    return found.map { write in
      let entry = program.members[Int(write.state)]
      let owner = entry.owner.map { program.displayName(of: $0) } ?? ""
      return Report.Finding(
        rule: .writesCopy, level: .error,
        message: .recompute(.writesCopy(view: owner, property: entry.name)), screen: owner, key: entry.name,
        sites: [sites.site(write.place)])
    }
  }

  private struct Write: Hashable {
    let state: MemberID
    let place: Place
  }

  /// A write of state in an initialiser of its view: where it has a default value that stays, and a write through its
  /// wrapper is lost in any case.
  private func inInitialisers(of view: ViewFacts, _ reads: MemberReads) -> [Write] {
    let states = view.fields.filter(isInstalled)
    if states.isEmpty { return [] }
    let byName = Dictionary(states.map { ($0.name, $0.member) }) { one, _ in one }
    let initialisers = program.types[Int(view.view)].members.filter { program.members[Int($0)].kind == .initializer }
    return initialisers.flatMap { initialiser in
      writes(in: initialiser, reads) { target in
        if let plain = target.plainName { return byName[plain] }
        return byName[target.name].flatMap { program.members[Int($0)].initialValue == nil ? nil : $0 }
      }
    }
  }

  /// Whether a property is state that only a view in a tree keeps.
  private func isInstalled(_ field: ViewField) -> Bool {
    guard case .own(nil) = field.kind else { return false }
    return isState(field.member)
  }

  private func isState(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    return entry.kind == .stored && !entry.isStatic && entry.attributes.contains { rules.hasRole($0, .stateWrapper) }
  }

  /// Writes of state in the methods of classes: no view looks into a class.
  private func inClasses(_ reads: MemberReads) -> [Write] {
    let classes = program.types.indices.map { TypeID($0) }.filter { type in
      let made = Type.declared(type, [])
      return program.types[Int(type)].kind == .classType && !program.isSwiftUI(made)
        && !program.plays(made, .representable)
    }
    return classes.flatMap { type -> [Write] in
      let members = program.types[Int(type)].members
      let states = members.filter { isState($0) || isWrapper($0, reads) }
      let byName = Dictionary(states.map { (program.members[Int($0)].name, $0) }) { one, _ in one }
      if byName.isEmpty { return [] }
      let methods = members.filter { program.members[Int($0)].kind == .function }
      return methods.flatMap { method in
        writes(in: method, reads) { target in
          let state = byName[target.plainName ?? target.name]
          return state.flatMap { target.isInside || isState($0) ? $0 : nil }
        }
      }
    }
  }

  /// Whether a property holds a wrapper as a value.
  private func isWrapper(_ member: MemberID, _ reads: MemberReads) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored, entry.initialValue != nil || entry.type != .unknown else { return false }
    return reads.linker.valueType(of: member).foreignName.map { rules.hasRole($0, .stateWrapper) } == true
  }

  /// What an assignment writes of self: a property, or something inside it.
  private struct Target {
    var name: String
    var isInside = false

    /// The property's name, where it is written inside its wrapper, `_name`.
    var plainName: String? { isInside && name.hasPrefix("_") ? String(name.dropFirst()) : nil }
  }

  /// Writes of members of self that are state.
  private func writes(in member: MemberID, _ reads: MemberReads, _ state: (Target) -> MemberID?) -> [Write] {
    guard let frame = frame(of: member, .code, reads) else { return [] }
    return reads.linker.read(frame).facts.edges.compactMap { edge in
      guard case .assign(let to, _) = edge.kind, edge.closure == nil,
        let target = target(Bound(value: to, frame: frame), reads.linker)
      else { return nil }
      return state(target).map { Write(state: $0, place: Place(file: place(frame, reads), range: edge.range)) }
    }
  }

  private func target(_ bound: Bound, _ linker: Linker) -> Target? {
    switch linker.value(bound) {
    case .free(let name): return Target(name: name)
    case .member(let base, let name, _):
      let owner = Bound(value: base, frame: bound.frame)
      if linker.value(owner) == .selfObject { return Target(name: name) }
      guard var inner = target(owner, linker) else { return nil }
      inner.isInside = true
      return inner
    case .local(let local): return linker.singleWrite(of: local, in: bound.frame).flatMap { target($0, linker) }
    default: return nil
    }
  }

  private func place(_ frame: FrameID, _ reads: MemberReads) -> FileID { reads.linker.read(frame).file }

  private func frame(of member: MemberID, _ part: BodyPart, _ reads: MemberReads) -> FrameID? {
    let entry = program.members[Int(member)]
    let instance = entry.isStatic ? nil : entry.owner.map { reads.linker.instance(.declared($0, []), receiver: nil) }
    return reads.linker.body(member, part).map { reads.linker.entryFrame($0, instance: instance) }
  }

  /// Writes of a view's state on a value that somebody holds: `card.count = 1`.
  private func onHeldViews(_ reads: MemberReads) -> [Write] {
    var states: [String: Set<MemberID>] = [:]
    for view in facts {
      for field in view.fields where isInstalled(field) && !program.members[Int(field.member)].isPrivate {
        states[field.name, default: []].insert(field.member)
      }
    }
    if states.isEmpty { return [] }
    let words = WordSet(states.keys.sorted())
    var found: [Write] = []
    for (index, entry) in program.members.enumerated() {
      for (part, body) in entry.bodies.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where part != .initialValue {
        guard words.isFound(in: body.range, of: program.files[Int(body.file)].source) else { continue }
        found += writesOnOthers(MemberID(index), part, states, reads)
      }
    }
    return found
  }

  private func writesOnOthers(
    _ member: MemberID, _ part: BodyPart, _ states: [String: Set<MemberID>], _ reads: MemberReads
  ) -> [Write] {
    guard let frame = frame(of: member, part, reads) else { return [] }
    let body = reads.linker.read(frame).facts
    return body.edges.compactMap { edge in
      guard case .assign(let target, _) = edge.kind, case .member(let base, let name, _) = body.values[Int(target)],
        let wanted = states[name], body.values[Int(base)] != .selfObject
      else { return nil }
      let state = reads.named(by: Bound(value: target, frame: frame))
      return state.flatMap { wanted.contains($0) ? $0 : nil }
        .map { Write(state: $0, place: Place(file: place(frame, reads), range: edge.range)) }
    }
  }
}
