import Facts
import RuleCards
import Syntax

/// When a closure runs, seen from the code that it stands in.
enum ClosureTime: Hashable {
  /// At once, or whenever a view is built.
  case along
  /// When the user does something.
  case acted
  /// When something is presented, which is another screen's life.
  case opened
  /// The same, where a Boolean decides about it.
  case presented
  /// When the view appears.
  case appearing
  /// When the view appears, and whenever a key changes.
  case keyed(Bound)
  /// Whenever a publisher sends something; `onScreen` where only a view on screen hears it.
  case hearing(Bound, onScreen: Bool)
  /// Whenever a value changes while the view is on screen.
  case changing(Bound)
  /// Nobody knows.
  case unknown
}

extension Linker {
  /// When a closure of a frame runs.
  func time(of closure: ClosureID, in frame: FrameID) -> ClosureTime {
    if let known = timesOfClosures[frame]?[closure] { return known }
    let found = findTime(of: closure, in: frame)
    timesOfClosures[frame, default: [:]][closure] = found
    return found
  }

  /// Whether a closure of a frame is run by a publisher.
  func hears(_ frame: FrameID) -> Bool {
    read(frame).facts.closures.indices.contains { closure in
      if case .hearing = time(of: ClosureID(closure), in: frame) { return true }
      return false
    }
  }

  private func findTime(of closure: ClosureID, in frame: FrameID) -> ClosureTime {
    let body = read(frame)
    guard let call = body.callOfClosure[closure] else { return timeOfCalled(closure, in: frame) }
    let bound = Bound(value: call, frame: frame)
    let times = confirmedMatches(at: bound).flatMap { match in
      rules.cards[match.card].effects.compactMap { time($0, of: closure, match, frame) }
    }
    if let time = times.min(by: { $0.rank < $1.rank }) { return time }
    return buildsView(bound) ? .along : .unknown
  }

  /// A closure that is called where it stands, and is no argument: `{ … }()`.
  private func timeOfCalled(_ closure: ClosureID, in frame: FrameID) -> ClosureTime {
    let shape = shape(of: frame)
    guard let value = shape.value(of: closure), let parent = shape.parent(of: value),
      case .call(let callee, _) = read(frame).facts.values[Int(parent)], callee == value
    else { return .unknown }
    return .along
  }

  private func time(_ effect: Effect, of closure: ClosureID, _ match: Match, _ frame: FrameID) -> ClosureTime? {
    let isIn = { (hole: Hole) in
      match[hole].contains { self.read(frame).facts.values[Int($0)] == .closure(closure) }
    }
    let at = { (hole: Hole) in match[hole].first.map { Bound(value: $0, frame: frame) } }
    switch effect {
    case .acts(let hole) where isIn(hole), .ignores(let hole) where isIn(hole): return .acted
    case .opens(let hole) where isIn(hole): return .opened
    case .holds(let hole) where isIn(hole): return .along
    case .starts(let hole, let start) where isIn(hole): return time(start, at)
    case .binds(let hole, _, let origin) where isIn(hole):
      guard let source = origin.hole.flatMap(at) else { return nil }
      if isPublisher(source) { return .hearing(source, onScreen: false) }
      return isBuilder(frame) || isCollection(type(of: source)) ? .along : nil
    default: return nil
    }
  }

  private func time(_ start: Start, _ at: (Hole) -> Bound?) -> ClosureTime {
    switch start {
    case .appearing: .appearing
    case .once: .along
    case .presented: .presented
    case .keyed(let hole): at(hole).map { .keyed($0) } ?? .unknown
    case .hearing(let hole): at(hole).map { .hearing($0, onScreen: true) } ?? .unknown
    case .changing(let hole): at(hole).map { .changing($0) } ?? .unknown
    }
  }

  /// Whether what is done with each value of a type is done at once.
  func isCollection(_ type: Type) -> Bool {
    type.isOptional || type.foreignName.map { rules.hasRole($0, .container) && !rules.hasRole($0, .publisher) } ?? false
  }

  /// Whether a value publishes: by its type, or because it is the projection of a published property.
  func isPublisher(_ value: Bound) -> Bool {
    if projection(in: value) != nil || plays(type(of: value), .publisher) { return true }
    return announcer(in: value) != nil
  }

  /// The property whose projection a chain of operators begins with: `store.name` of `store.$name.dropFirst()`, and not
  /// of `$store.name`, which is a binding.
  func projection(in value: Bound) -> Bound? {
    for next in chain(of: value) {
      guard case .reference(let inner) = self.value(next) else { continue }
      let (written, projected) = (place(next), Bound(value: inner, frame: next.frame))
      let isOwn = read(next.frame).facts.ownPath(of: inner)?.count == 1
      return isOwn || program.text(written.range, written.file).contains(".$") ? projected : nil
    }
    return nil
  }

  /// What announces its changes at the beginning of a chain of operators: `store` of `store.objectWillChange`.
  func announcer(in value: Bound) -> Bound? {
    for next in chain(of: value) {
      if case .member(let base, let name, _) = self.value(next), rules.hasRole(name, .announcement) {
        return Bound(value: base, frame: next.frame)
      }
    }
    return nil
  }

  /// A value and what it is called or read on, outermost first.
  func chain(of value: Bound) -> [Bound] {
    var found = [value]
    while found.count < 32, let last = found.last {
      switch self.value(last) {
      case .call(let callee, _):
        guard case .member(let base, _, _) = self.value(Bound(value: callee, frame: last.frame)) else { return found }
        found.append(Bound(value: base, frame: last.frame))
      case .member(let base, _, _), .forced(let base), .unwrapped(let base):
        found.append(Bound(value: base, frame: last.frame))
      default: return found
      }
    }
    return found
  }

  /// Whether a call with a closure is a view that is made where views are built.
  private func buildsView(_ call: Bound) -> Bool {
    guard isBuilder(call.frame), case .call(let callee, _) = value(call),
      case .free(let name) = value(Bound(value: callee, frame: call.frame))
    else { return false }
    return name.first?.isUppercase ?? false
  }
}

extension ClosureTime {
  /// Which of several things that cards say stands.
  fileprivate var rank: Int {
    switch self {
    case .acted: 0
    case .presented: 1
    case .opened: 2
    case .keyed: 3
    case .hearing(_, onScreen: true): 4
    case .hearing: 5
    case .changing: 6
    case .appearing: 7
    case .along: 8
    case .unknown: 9
    }
  }
}
