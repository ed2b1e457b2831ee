/// Bodies that lead to one another: each may be followed anew on every way through the others, and there are more ways
/// than anybody can go.
struct Rings {
  /// How many frames more a body of a ring may have than there are calls that lead to it.
  private static let mostAgain = 24

  /// A call in a body that leads to another.
  private struct Site: Hashable {
    let body: BodyID
    let caller: BodyID
    let call: Int32
  }

  private var bodies: Set<BodyID> = []
  private var sites: Set<Site> = []
  private var again: [BodyID: Int] = [:]

  /// Notes that the bodies from one frame up to another lead to one another.
  mutating func join(_ frame: FrameID, _ outer: FrameID, _ frames: [Frame]) {
    var next: FrameID? = frame
    while let id = next {
      bodies.insert(frames[Int(id)].body)
      if id == outer { return }
      next = frames[Int(id)].call?.frame
    }
  }

  /// Whether a body may have one more frame; one that is in no ring always may.
  mutating func admit(_ key: Linker.FrameKey, _ frames: [Frame]) -> Bool {
    guard let call = key.call, bodies.contains(key.body) else { return true }
    let site = Site(body: key.body, caller: frames[Int(call.frame)].body, call: call.value)
    if sites.insert(site).inserted { return true }
    again[key.body, default: 0] += 1
    return !isSpent(key.body)
  }

  /// Whether a body was followed so often that it has no more frames.
  func isSpent(_ body: BodyID) -> Bool { (again[body] ?? 0) > Self.mostAgain }
}

extension Linker {
  /// The frame of a body that a call, or the reading or setting of a property, leads to; nil where the body is one of a
  /// ring and was followed too often: the screen may then show what is not seen.
  func calledFrame(_ key: FrameKey, arguments: [Int: Bound], depth: Int) -> FrameID? {
    if let known = frameIDs[key] { return known }
    guard rings.admit(key, frames) else {
      stopsShort = true
      rest(on: .cut)
      return nil
    }
    return frame(key, arguments: arguments, depth: depth)
  }
}
