import Facts
import RuleCards
import Syntax

/// Follows values across bodies, files and calls, on demand: what it has read, framed and followed is kept, so that
/// each question is answered once. A class, because its memory is one: as a value it was copied wherever two rooms of
/// a screen's way held it.
package final class Linker {
  /// The types and members of the tree.
  package let program: Program
  /// Finds cards in bodies.
  let matcher: Matcher
  /// The bodies read so far; an index is a `BodyID`.
  var bodies: [ReadBody] = []
  var bodyIDs: [BodyKey: BodyID] = [:]
  /// Files of Objective-C as their bodies are read, as far as asked for.
  private var messagingTexts: [FileID: MessagingText] = [:]
  /// The frames made so far; an index is a `FrameID`.
  package var frames: [Frame] = []
  var frameIDs: [FrameKey: FrameID] = [:]
  /// Which bodies lead to one another, and how often each was followed for the present screen.
  var rings = Rings()
  /// The instances made so far; an index is an `InstanceID`.
  var instances: [Instance] = []
  var instanceIDs: [InstanceKey: InstanceID] = [:]
  /// What the stations of flows are.
  var stations = Stations()
  /// The answers given so far, and the questions that are being asked.
  var answers = Answers<LastingAnswers.Answer>(kinds: kinds)
  /// What holds whatever screen is followed.
  var lasting = LastingAnswers()
  /// What the answer to the present question rests on, as far as it was followed.
  var ground = Ground()
  /// Whether a type that the present screen asked for lay too deep, or a body was followed too often.
  var stopsShort = false
  /// How many besides questions want to know that.
  var listeners = 0
  /// Which sets of types the present screen's walk gave nothing to, and whose bodies it went through, as far as asked
  /// for.
  var untouched: [Int32: Bool] = [:]
  var walkedWriters: Set<TypeID>?
  /// How many times the present question went from a parameter out to its callers.
  var outward = 0
  /// Which questions led to which; nil where nobody wants to know.
  var record: QuestionRecord?
  var types = Answers<TypeAnswer>()
  /// The side whose screen is followed: files of the other side alone are not looked into for callers.
  var side: Side? {
    didSet {
      if side == oldValue { return }
      (callsByName, foundCalls) = ([:], [:])
      lasting = LastingAnswers()
      for index in frames.indices { frames[index].table = nil }
    }
  }
  /// The frames that the walk went through, by body: stores in them are read with what they were given.
  var walkedFrames: [BodyID: [FrameID]] = [:]
  /// The screen that was walked.
  var screen: TypeID?
  /// The types whose bodies the walk went through: the screen's own and those of the views that it owns.
  var walkedOwners: Set<TypeID> = []
  /// The types of the tree that the walked bodies name or hold, and what those hold, as far as asked for; and which
  /// types each type holds.
  var reachedTypes: Set<TypeID>?
  var heldTypes: [TypeID: Set<TypeID>] = [:]
  /// Members by type and name, and their declared types, as far as asked for.
  var membersByName: [StoreKey: [MemberID]] = [:]
  var declaredTypes: [MemberID: Type] = [:]
  /// What a name means where it stands, as far as asked for.
  var meanings: [MeaningKey: Meaning] = [:]
  /// What was assigned to a member of a type of the tree from outside, by type and name.
  var storesFromOutside: [StoreKey: [Bound]] = [:]
  /// Calls by the name they are written with, by what they go to, and by what they make, as far as asked for.
  var callsByName: [CallKey: [CallSite]] = [:]
  var foundCalls: [WantedCalls: FoundCalls] = [:]
  /// Those among them that hold for the present screen alone.
  var passingCalls: [WantedCalls] = []
  /// The members of a type that assign to a name, as far as asked for.
  var writersOfType: [TypeID: [String: [MemberID]]] = [:]

  /// How the values of bodies stand inside one another, as far as asked for.
  var shapes: [BodyID: BodyShape] = [:]
  /// The bodies that assign members outside of initialisers, as far as asked for.
  var writersOfMember: [MemberID: [BodyID]] = [:]
  /// The members of self that bodies change, by name, as far as asked for.
  var changesOfBody: [BodyID: [String: [Int]]] = [:]
  /// When closures run, and which frames have one that hears of something, as far as asked for.
  var timesOfClosures: [FrameID: [ClosureID: ClosureTime]] = [:]
  /// The paths of trails, as far as asked for.
  var pathsOfTrail: [Trail: [Path]] = [:]
  /// The cards by what they say of lists; nil where nobody asked yet.
  var listCards: Set<Int>?
  /// Whether the tree has representables, and keeps views as values; nil where nobody asked yet.
  var wrapsViews: Bool?
  var keepsViews: Bool?
  /// Where the tree makes views, and how they keep their state, as far as asked for.
  var seatsOfType: [TypeID: [Seat]] = [:]
  var upkeeps: [MemberID: StateUpkeep] = [:]
  /// The types that members are declared with or made of, as far as asked for.
  var typesOfMembers: [MemberID: Type] = [:]
  /// Which types tell of their changes by hand, as far as asked for.
  var announcing: [TypeID: Bool] = [:]

  /// What a function, or the builders of a view, open of what they are handed, as far as asked for.
  var openedPlaces: [MemberID: Set<Int>] = [:]
  var openedFields: [TypeID: Set<String>] = [:]

  /// More calls than this between a sink and its source are not followed.
  package static let deepest = 8
  /// A parameter's callers are asked for, their parameters' callers too, and so on this many times: what lies farther
  /// from a screen than that says nothing more of what it shows.
  static let mostOutward = 2
  /// How many questions there are about the sources of one value.
  static let kinds = mostOutward + 1
  /// When more bodies than this are read, they are forgotten before the next screen.
  static let mostBodies = 12_000
  /// When more trails than this are told apart, they are forgotten before the next screen.
  static let mostTrails = 150_000
  /// A member with more callers than this is not followed into all of them.
  static let mostCallers = 12

  struct FrameKey: Hashable, Sendable {
    let body: BodyID
    let instance: InstanceID?
    let call: Bound?
  }

  struct InstanceKey: Hashable, Sendable {
    let type: Type
    let receiver: Bound?
  }

  /// Calls by their name, looked for in the files that hold a word.
  struct CallKey: Hashable, Sendable {
    let name: String
    let word: String
  }

  struct StoreKey: Hashable, Sendable {
    let type: TypeID
    let name: String
  }

  /// A name in a file, where the members of a type can be named.
  struct MeaningKey: Hashable, Sendable {
    let name: String
    let type: TypeID?
    let scope: Scope
  }

  /// More frames than this are not made for one screen.
  static let mostFrames = 20_000

  /// A linker that has read nothing.
  package init(program: Program) {
    self.program = program
    matcher = program.matcher
  }

  package var rules: Rules { program.rules }

  /// The body of a member's part, read when first asked for; nil where the member has none.
  package func body(_ member: MemberID, _ part: BodyPart) -> BodyID? {
    let key = BodyKey(member: member, part: part)
    if let known = bodyIDs[key] { return known }
    guard let place = program.members[Int(member)].bodies[part] else { return nil }
    let entry = program.members[Int(member)]
    let names = place.valueName.map { [$0] } ?? entry.parameters.map(\.name)
    let id = read(key, place.file, place.range, names, part == .initialValue ? .expression : .statements)
    bodyIDs[key] = id
    return id
  }

  /// The default value of a member's parameter, read when first asked for; nil where it has none.
  func defaultBody(_ member: MemberID, _ place: Int) -> BodyID? {
    let key = BodyKey(member: member, part: .initialValue, place: place)
    if let known = bodyIDs[key] { return known }
    let entry = program.members[Int(member)]
    guard place < entry.parameters.count, let range = entry.parameters[place].defaultValue else { return nil }
    let id = read(key, entry.file, range, [], .expression)
    bodyIDs[key] = id
    return id
  }

  private func read(_ key: BodyKey, _ place: FileID, _ range: ByteRange, _ names: [String], _ mode: BodyMode) -> BodyID
  {
    let file = program.files[Int(place)]
    let known = messagingText(of: place)
    let facts = readBody(
      known?.source ?? file.source, file.outline, range, parameters: names, mode: mode, names: known?.names)
    let matches = matcher.matches(in: facts)
    bodies.append(ReadBody(key: key, file: place, facts: facts, matches: matches) { rules.adds($0.card) })
    return BodyID(bodies.count - 1)
  }

  /// A file of Objective-C as its bodies are read; nil for other files.
  private func messagingText(of file: FileID) -> MessagingText? {
    if let known = messagingTexts[file] { return known }
    guard program.isMessaging(file) else { return nil }
    let text = program.messagingText(of: file)
    messagingTexts[file] = text
    return text
  }

  /// A frame of a body with a self and no arguments: its parameters are inputs.
  package func entryFrame(_ body: BodyID, instance: InstanceID?) -> FrameID {
    frame(FrameKey(body: body, instance: instance, call: nil), arguments: [:], depth: 0)
  }

  func frame(_ key: FrameKey, arguments: [Int: Bound], depth: Int) -> FrameID {
    if let known = frameIDs[key] { return known }
    let id = FrameID(frames.count)
    frames.append(
      Frame(
        body: key.body, instance: key.instance, call: key.call, arguments: arguments, depth: depth,
        table: lastingTable(key)))
    frameIDs[key] = id
    return id
  }

  package func instance(_ type: Type, receiver: Bound?) -> InstanceID {
    let receiver = receiver.map { first(of: $0) }
    let key = InstanceKey(type: type, receiver: receiver)
    if let known = instanceIDs[key] { return known }
    let id = InstanceID(instances.count)
    instances.append(Instance(type: type, receiver: receiver))
    instanceIDs[key] = id
    return id
  }

  /// The first value of a frame that is written the same and means the same.
  func first(of bound: Bound) -> Bound {
    Bound(value: read(bound.frame).first[Int(bound.value)], frame: bound.frame)
  }

  /// The members of a name of a type, those of the type itself first.
  package func members(named name: String, of type: TypeID) -> [MemberID] {
    let key = StoreKey(type: type, name: name)
    if let known = membersByName[key] { return known }
    let found = program.members(named: name, of: type)
    membersByName[key] = found
    return found
  }

  /// A member's declared type.
  package func declaredType(of member: MemberID) -> Type {
    if let known = declaredTypes[member] { return known }
    let type = program.type(of: member)
    declaredTypes[member] = type
    return type
  }

  /// The body that a frame follows.
  package func read(_ frame: FrameID) -> ReadBody { bodies[Int(frames[Int(frame)].body)] }

  /// A value of a frame.
  package func value(_ bound: Bound) -> Value { read(bound.frame).facts.values[Int(bound.value)] }

  /// The member that a frame's body belongs to.
  package func member(of frame: FrameID) -> Member { program.members[Int(read(frame).key.member)] }

  /// Where names in a frame's body resolve.
  package func scope(of frame: FrameID) -> Scope { program.scope(of: read(frame).key.member) }

  /// The type whose members a frame's body names without `self.`.
  package func selfType(of frame: FrameID) -> Type {
    if let instance = frames[Int(frame)].instance { return instances[Int(instance)].type }
    return scope(of: frame).type.map { .declared($0, []) } ?? .unknown
  }

  /// Where a value of a frame stands.
  package func place(_ bound: Bound) -> Place {
    Place(file: read(bound.frame).file, range: read(bound.frame).facts.ranges[Int(bound.value)])
  }
}

extension Linker {
  /// Forgets what was followed, and keeps what was read.
  package func forgetFrames() {
    forgetWalk()
    (frames, frameIDs, instances, instanceIDs) = ([], [:], [], [:])
    if bodies.count > Self.mostBodies {
      (bodies, bodyIDs, lasting) = ([], [:], LastingAnswers())
      (shapes, writersOfMember, changesOfBody) = ([:], [:], [:])
    }
    if stations.count > Self.mostTrails {
      (stations, lasting, pathsOfTrail) = (Stations(), LastingAnswers(), [:])
    }
  }

  /// Forgets what belongs to one screen: who was walked and stored what, and the answers that rest on it.
  func forgetWalk() {
    for wanted in passingCalls { foundCalls[wanted] = nil }
    passingCalls = []
    types = Answers()
    (seatsOfType, upkeeps, timesOfClosures) = ([:], [:], [:])
    stopsShort = false
    (walkedFrames, screen, rings) = ([:], nil, Rings())
    walkedOwners = []
    storesFromOutside = [:]
    answers = Answers(kinds: Self.kinds)
    (untouched, walkedWriters, reachedTypes) = ([:], nil, nil)
  }
}
