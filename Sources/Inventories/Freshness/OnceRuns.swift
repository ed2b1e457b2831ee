import Facts
import RuleCards
import Syntax

/// A body that the framework runs once for a view, with what lies between it and a value that it leads to.
struct OnceRun {
  /// The frame that runs once.
  let frame: FrameID
  /// The type that it runs for.
  let owner: TypeID
  /// The functions of that type that lie on the way, each called on self.
  var helpers: [MemberID] = []
  /// The SwiftUI views that are made on the way, the outermost last.
  var made: [TypeID] = []
}

extension Linker {
  /// The body that runs once and leads to a value, where nothing on the way runs again by itself; nil where something
  /// does or may.
  /// A value that code writes into a view may be kept by a representable that the view is made for.
  func onceRun(of value: Bound, isWritten: Bool) -> OnceRun? {
    guard mayRunOnce(value.frame, isWritten: isWritten) else { return nil }
    var at = value
    var helpers: [MemberID] = []
    var made: [TypeID] = []
    for _ in 0...(Self.deepest + 2) {
      guard runsAlong(at) else { return nil }
      if let kept = keeper(of: at) { return OnceRun(frame: kept.frame, owner: kept.owner) }
      guard let owner = member(of: at.frame).owner else { return nil }
      let call = frames[Int(at.frame)].call
      if isOnce(at.frame, owner) {
        guard let call, !plays(.declared(owner, []), .representable) else {
          return OnceRun(frame: at.frame, owner: owner, helpers: helpers, made: made)
        }
        at = call
        continue
      }
      guard let call, let next = caller(of: at.frame, by: call, owner, &helpers, &made) else { return nil }
      at = next
    }
    return nil
  }

  /// Whether some body on the way to a frame runs once, or builds views that a representable may keep.
  private func mayRunOnce(_ frame: FrameID, isWritten: Bool) -> Bool {
    var next: FrameID? = frame
    for _ in 0...(Self.deepest + 2) {
      guard let id = next else { return false }
      if let owner = member(of: id).owner, isOnce(id, owner) { return true }
      if isWritten, hasRepresentables, isBuilder(id), frames[Int(id)].call == nil { return true }
      next = frames[Int(id)].call?.frame
    }
    return false
  }

  /// Whether the tree wraps views of UIKit for SwiftUI.
  private var hasRepresentables: Bool {
    if let known = wrapsViews { return known }
    let found = program.roles.contains { $0.contains(.representable) }
    wrapsViews = found
    return found
  }

  /// The representable that keeps a view which is made for it on each pass: its own body answers what it was handed.
  private func keeper(of made: Bound) -> (frame: FrameID, owner: TypeID)? {
    let body = read(made.frame)
    guard isBuilder(made.frame) else { return nil }
    var handed = [made.value]
    if let edge = shape(of: made.frame).edge(of: made.value),
      case .assign(let target, _) = body.facts.edges[edge].kind,
      case .member(let base, _, _) = body.facts.values[Int(target)], case .local = body.facts.values[Int(base)]
    {
      handed = body.facts.values.indices.map { ValueID($0) }
        .filter { body.facts.values[Int($0)] == body.facts.values[Int(base)] }
    }
    for value in handed {
      for call in body.callsOfArgument[value] ?? [] {
        let bound = Bound(value: call, frame: made.frame)
        guard let type = madeType(bound), plays(.declared(type, []), .representable),
          let field = memberwiseFields(of: type, bound).first(where: { $0.value.value == value })?.key,
          let frame = answering(field, in: type)
        else { continue }
        return (frame, type)
      }
    }
    return nil
  }

  /// The body that runs once and answers a property of a representable as it was given.
  private func answering(_ field: String, in type: TypeID) -> FrameID? {
    for member in program.types[Int(type)].members
    where rules.runs(program.members[Int(member)].name) == .once {
      guard let body = body(member, .code), let answer = bodies[Int(body)].answer,
        bodies[Int(body)].facts.ownPath(of: answer) == [field]
      else { continue }
      return ownFrame(body, type)
    }
    return nil
  }

  /// Whether nothing between a value and the body that it stands in runs at another time.
  private func runsAlong(_ value: Bound) -> Bool {
    closures(around: value)?.allSatisfy { time(of: $0, in: value.frame) == .along } ?? false
  }

  /// Whether a frame's body runs once for the object that it belongs to.
  private func isOnce(_ frame: FrameID, _ owner: TypeID) -> Bool {
    let entry = member(of: frame)
    let type = Type.declared(owner, [])
    guard !entry.isStatic, isInterface(type), !isSwiftUI(type) || plays(type, .representable) else { return false }
    let part = read(frame).key.part
    if part == .initialValue || entry.kind == .initializer { return !plays(type, .representable) }
    return entry.kind == .function && rules.runs(entry.name) == .once
  }

  /// Where a frame that does not run once was called from, if it cannot be called from elsewhere to the same effect.
  private func caller(
    of frame: FrameID, by call: Bound, _ owner: TypeID, _ helpers: inout [MemberID], _ made: inout [TypeID]
  ) -> Bound? {
    let entry = member(of: frame)
    if madeType(call) != nil {
      if isSwiftUI(.declared(owner, [])) { made.append(owner) } else if entry.kind != .initializer { return nil }
      return call
    }
    if read(frame).key.part != .code, read(frame).key.part != .getter { return isOnOther(call) ? call : nil }
    if rules.runs(entry.name) != nil { return nil }
    if !isOnOther(call), entry.kind == .function { helpers.append(read(frame).key.member) }
    return call
  }

  /// Whether what is called or assigned belongs to another object than self.
  private func isOnOther(_ call: Bound) -> Bool {
    var target = call
    if case .call(let callee, _) = value(call) { target = Bound(value: callee, frame: call.frame) }
    guard case .member(let base, _, _) = value(target) else { return false }
    return ![.selfObject, .superObject].contains(value(Bound(value: base, frame: call.frame)))
  }
}
