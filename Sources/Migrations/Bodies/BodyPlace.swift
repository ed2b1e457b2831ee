import Facts
import Inventories
import Syntax

/// A member's body by what it belongs to: it stays good when frames are forgotten.
struct BodyPlace: Hashable {
  let member: MemberID
  let part: BodyPart
}

/// A value of a body.
struct ValuePlace: Hashable {
  let body: BodyPlace
  let value: ValueID
}

/// A body that is open: its facts, and the frame that its values are asked about in.
struct OpenBody {
  let place: BodyPlace
  let frame: FrameID
  let facts: Facts
  /// Whether it is of an Objective-C source.
  let isMessaging: Bool

  func bound(_ value: ValueID) -> Bound { Bound(value: value, frame: frame) }

  func value(_ id: ValueID) -> Value { facts.values[Int(id)] }

  func range(_ id: ValueID) -> ByteRange { facts.ranges[Int(id)] }

  /// Whether all of it could be read.
  var isWhole: Bool {
    facts.problems.isEmpty
      && !facts.values.contains {
        if case .unreadable = $0 { true } else { false }
      }
  }
}

/// Opens bodies, each with a self of its own type and no arguments.
final class Bodies {
  let program: Program
  let linker: Linker
  /// More bodies than this are not kept open at a time.
  private static let mostOpen = 3000
  private var opened = 0

  init(program: Program) {
    self.program = program
    linker = Linker(program: program)
  }

  /// A member's body; nil where it has none.
  func body(_ place: BodyPlace) -> OpenBody? {
    guard let body = linker.body(place.member, place.part) else { return nil }
    let entry = program.members[Int(place.member)]
    let instance =
      entry.isStatic ? nil : entry.owner.map { linker.instance(.declared($0, []), receiver: nil) }
    let frame = linker.entryFrame(body, instance: instance)
    return OpenBody(
      place: place, frame: frame, facts: linker.read(frame).facts, isMessaging: linker.isMessaging(frame))
  }

  /// The bodies of a member, in the order of their parts.
  func all(of member: MemberID) -> [OpenBody] {
    program.members[Int(member)].parts.compactMap { body(BodyPlace(member: member, part: $0)) }
  }

  /// Goes through the bodies of all members; what was open before is closed on the way.
  func forEach(_ visit: (OpenBody) -> Void) {
    for index in program.members.indices {
      opened += program.members[index].parts.count
      if opened > Self.mostOpen {
        opened = 0
        linker.forgetFrames()
      }
      for body in all(of: MemberID(index)) { visit(body) }
    }
  }

  /// The type of a value.
  func type(of value: ValueID, in body: OpenBody) -> Type { linker.type(of: body.bound(value)) }
}
