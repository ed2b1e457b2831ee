import RuleCards
import Syntax

/// A key of one screen under a choice of models: what is shown, how and where.
struct Keyed: Hashable, Sendable {
  /// What makes two keys one: the model, the path and the channel.
  struct ID: Hashable, Sendable {
    var owner: KeyOwner
    var key: String
    var channel: Channel
  }

  /// How one showing puts the key on the screen.
  struct Use: Hashable, Sendable {
    var via: [String]
    var place: Place
    var selects: Bool
    var follows: Bool
    /// The proof that it is a copy.
    var stale: StaleProof?
    /// What it is put into.
    var sink = ""
    var whenNil: WhenNil?
    /// Whether the screen reads it itself, and not through a computed member.
    var isDirect: Bool
    /// Whether it only says how often a view stands there.
    var repeats: Bool
    /// Whether its element speaks it.
    var isSpoken = true
    /// Whether it prints the debug text of a whole object (rule K8).
    var printsObject = false
    /// The key through which the screen reads it.
    var through: ID
  }

  var id: ID
  var member: MemberID?
  var inputType: TypeID?
  var uses: [Use]

  /// The proof that all that is shown are copies (rule R6): that of the first one.
  var staleness: StaleProof? {
    let shown = uses.filter { $0.isDirect && !$0.repeats }
    let told = shown.isEmpty ? uses : shown
    return told.allSatisfy { $0.stale != nil } ? told.first?.stale : nil
  }

  /// Whether all that is shown is the debug text of a whole object.
  var printsObject: Bool { uses.allSatisfy(\.printsObject) }
}

/// A name that belongs to an owner: a member, or the first of a path.
struct OwnedName: Hashable, Sendable {
  let owner: KeyOwner
  let name: String

  init(_ owner: KeyOwner, _ name: String) { (self.owner, self.name) = (owner, name) }
}

/// A key that decides or is read when something is tapped, and shows nothing.
struct KeyedRead: Sendable {
  let owner: KeyOwner
  let key: String
  /// The names between it and where it is read, nearest that first.
  let via: [String]
  /// Where it is read.
  let shown: Inventory.Shown

  init(_ owner: KeyOwner, _ candidate: Candidate, _ shown: Inventory.Shown) {
    (self.owner, key, via, self.shown) = (owner, candidate.key, candidate.via, shown)
  }
}

/// A source with the key that was chosen for it; nil for a constant or a view's own state.
struct KeyedTrace: Sendable {
  let trace: Trace
  let key: Candidate?
  /// The proof that the key is shown as a copy.
  var stale: StaleProof?
}

/// One screen's keys under a choice of models.
struct KeyedScreen: Sendable {
  var inventory: Inventory
  /// The keys in the order first met.
  var keys: [Keyed] = []
  var index: [Keyed.ID: Int] = [:]
  /// The sources of each of the inventory's showings.
  var traces: [[KeyedTrace]] = []
  /// The members that lie on the way to what it shows visibly, whichever of them is the key.
  var onTheWay: Set<OwnedName> = []
  /// The members that only decide.
  var conditions: [KeyedRead] = []
  /// The members read only when something is tapped.
  var actions: [KeyedRead] = []
  /// Members of which members are read, with one of the uses.
  var passedThrough: [OwnedName: Keyed.Use] = [:]
  /// Keys that are passed on the way and have no row of their own.
  private var passed: [Keyed.ID: Keyed] = [:]
  /// Where each key is read, so that a use at a new place is known to be new.
  private var places: [Keyed.ID: Set<Place>] = [:]
  /// The values that it writes on its own.
  var constants: [WrittenConstant] = []
  /// The objects, and the keys, that are handed to code that cannot be read.
  var handedOn: Set<KeyOwner> = []
  var handedKeys: Set<OwnedName> = []
  /// Whether following stopped on the way from something that it shows: what lies behind may be shown as well.
  let stopsShort: Bool

  /// A screen without keys yet.
  init(inventory: Inventory) {
    self.inventory = inventory
    stopsShort =
      inventory.stopsShort
      || inventory.shown.contains { $0.traces.contains { $0.end == .unread(.tooDeep) } }
  }

  mutating func add(_ id: Keyed.ID, _ candidate: Candidate, use: Keyed.Use) {
    if let known = index[id] {
      let isNew = places[id, default: []].insert(use.place).inserted
      if isNew || !keys[known].uses.contains(where: { $0.place == use.place && $0 == use }) {
        keys[known].uses.append(use)
      }
      return
    }
    index[id] = keys.count
    places[id] = [use.place]
    keys.append(Keyed(id: id, member: candidate.member, inputType: candidate.inputType, uses: [use]))
  }

  /// A member that only says how often a view stands there, and of whose elements members are read, has no row (P5);
  /// nor has an input of a type whose own members are keys.
  mutating func dropPassed(_ isPassed: (Keyed) -> Bool) {
    let owners = Set(keys.map(\.id.owner))
    let dropped = keys.filter { key in
      isPassed(key) || key.id.owner == .input && key.inputType.map { owners.contains(.declared($0)) } ?? false
    }
    let gone = Set(dropped.map(\.id))
    for index in keys.indices { keys[index].uses.removeAll { gone.contains($0.through) } }
    for key in dropped { passed[key.id] = key }
    keys.removeAll { $0.uses.isEmpty || gone.contains($0.id) }
    index = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.id, $0) })
  }

  subscript(id: Keyed.ID) -> Keyed? { index[id].map { keys[$0] } }

  /// How a key is read that is passed on the way; nil where it is not.
  func passing(_ id: Keyed.ID) -> Keyed? {
    if let key = passed[id] { return key }
    guard id.channel == .visible, let use = passedThrough[OwnedName(id.owner, id.key)] else { return nil }
    return Keyed(id: id, member: nil, inputType: nil, uses: [use])
  }

  /// Whether it hands a key, or a member of it, to code that cannot be read.
  func hands(_ owner: KeyOwner, _ key: String) -> Bool {
    handedKeys.contains { $0.owner == owner && ($0.name == key || $0.name.hasPrefix(key + ".")) }
  }

  /// Whether it shows a key in any channel.
  func shows(_ owner: KeyOwner, _ key: String) -> Bool {
    keys.contains { $0.id.owner == owner && $0.id.key == key }
  }

  /// The members that it reads by itself, by owner and key, in any channel.
  func reads(_ owner: KeyOwner, _ key: String) -> Bool {
    keys.contains { $0.id.owner == owner && $0.id.key == key && $0.uses.contains { $0.isDirect } }
  }
}

extension Sighting {
  /// The channel it speaks in.
  var channel: Channel {
    if case .shows(.spoken) = use { return .spoken }
    return .visible
  }
}

extension Decides {
  /// The report's word for a card's decision.
  init(_ decision: Decision) {
    switch decision {
    case .exists: self = .exists
    case .hidden: self = .hidden
    case .enabled: self = .enabled
    case .style: self = .style
    }
  }
}
