import Facts
import Inventories

/// What reading a member of an object rests on: stored members of objects, found through getters and methods. A class,
/// because its memory is one for all views that a thread reads.
final class MemberReads {
  let linker: Linker
  private var known: [MemberID: Set<MemberID>] = [:]
  private var open: Set<MemberID> = []
  /// Whether the present question met one that is being asked, so that its answer holds for this time alone.
  private var isCut = false

  /// More members than this, each read by the one before, are not followed.
  private static let deepest = 12

  /// Nothing read yet.
  init(linker: Linker) { self.linker = linker }

  private var program: Program { linker.program }

  /// The stored members of objects that a member's value, or a call of it, is made from.
  func reads(of member: MemberID) -> Set<MemberID> {
    if let answer = known[member] { return answer }
    guard open.count < Self.deepest, open.insert(member).inserted else {
      isCut = true
      return []
    }
    let outer = isCut
    isCut = false
    let answer = find(member)
    open.remove(member)
    if !isCut || open.isEmpty { known[member] = answer }
    isCut = open.isEmpty ? false : isCut || outer
    return answer
  }

  private func find(_ member: MemberID) -> Set<MemberID> {
    let entry = program.members[Int(member)]
    guard let owner = entry.owner, !entry.isStatic || entry.kind != .stored else { return [] }
    var found: Set<MemberID> = []
    if entry.kind == .stored || entry.bodies.isEmpty, program.isReference(owner) { found.insert(member) }
    let instance = entry.isStatic ? nil : linker.instance(.declared(owner, []), receiver: nil)
    for part in [BodyPart.getter, .code] {
      guard let body = linker.body(member, part) else { continue }
      found.formUnion(reads(in: linker.entryFrame(body, instance: instance)))
    }
    return found
  }

  /// What the values of a body name; what it assigns to is not read.
  private func reads(in frame: FrameID) -> Set<MemberID> {
    let facts = linker.read(frame).facts
    var targets: Set<ValueID> = []
    for edge in facts.edges { if case .assign(let target, _) = edge.kind { targets.insert(target) } }
    var found: Set<MemberID> = []
    for index in facts.values.indices where !targets.contains(ValueID(index)) {
      if let member = named(by: Bound(value: ValueID(index), frame: frame)) { found.formUnion(reads(of: member)) }
    }
    return found
  }

  /// The member of a type of the tree that a value names.
  func named(by bound: Bound) -> MemberID? {
    switch linker.value(bound) {
    case .free(let name):
      switch linker.lookUp(name, in: bound.frame) {
      case .member: return linker.selfType(of: bound.frame).declaredID.flatMap { member(name, of: $0) }
      case .global(let member): return program.members[Int(member)].kind == .function ? nil : member
      case .type, .unknown: return nil
      }
    case .member(let base, let name, _):
      switch linker.type(of: Bound(value: base, frame: bound.frame)) {
      case .metatype(let type): return type.declaredID.flatMap { member(name, of: $0) }
      case let type: return type.declaredID.flatMap { member(name, of: $0) }
      }
    default: return nil
    }
  }

  private func member(_ name: String, of type: TypeID) -> MemberID? {
    linker.members(named: name, of: type).first { ![.initializer, .enumCase].contains(program.members[Int($0)].kind) }
  }
}
