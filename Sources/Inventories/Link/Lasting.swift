import Facts
import Syntax

/// What an answer rests on besides the tree. One that rests on nothing else is the same whatever screen is followed,
/// whoever asks first.
struct Ground: Hashable {
  /// Whether the answer holds here alone: a question on the way was already being asked, lay too deep, or asked which
  /// screen it is.
  private(set) var isCut = false
  /// How many questions lie inside one another.
  private(set) var height: Int32 = 0
  /// The number of the set of types whose stored members were asked for: a screen's walk may have given them values.
  private(set) var owners: Int32 = 0

  /// Resting on a question that has no answer of its own here.
  static let cut: Ground = {
    var ground = Ground()
    ground.isCut = true
    return ground
  }()

  /// Resting on which screen was walked through.
  static let screen = cut

  /// Whether it is the tree alone.
  var isTreeAlone: Bool { !isCut && owners == 0 }

  /// Goes on to rest on what the answer to a question inside rests on.
  mutating func add(_ other: Ground, _ sets: TypeSets) {
    height = max(height, other.height + 1)
    isCut = isCut || other.isCut
    if !isCut { add(owners: other.owners, sets) }
  }

  /// Goes on to rest on what the members of some types were given.
  mutating func add(owners other: Int32, _ sets: TypeSets) {
    if let both = sets.union(owners, other) { owners = both } else { isCut = true }
  }
}

/// Sets of types by number; 0 is the empty one.
final class TypeSets {
  private var numbers = Numbering<[TypeID]>()
  private var unions: [UInt64: Int32?] = [:]
  private static let most = 64

  init() { _ = number(of: []) }

  /// The number of a set, whose types come in rising order.
  func number(of types: [TypeID]) -> Int32 { numbers.number(of: types) }

  subscript(number: Int32) -> [TypeID] { numbers[number] }

  /// Two sets in one; nil where that is too large to be worth keeping.
  func union(_ one: Int32, _ other: Int32) -> Int32? {
    if one == other || other == 0 { return one }
    if one == 0 { return other }
    let key = UInt64(UInt32(bitPattern: min(one, other))) << 32 | UInt64(UInt32(bitPattern: max(one, other)))
    if let known = unions[key] { return known }
    let types = Set(numbers[one] + numbers[other])
    let found = types.count > Self.most ? nil : number(of: types.sorted())
    unions[key] = .some(found)
    return found
  }
}

/// Answers that are kept from screen to screen: about values of bodies that nobody in particular calls, on a self that
/// nobody in particular made.
struct LastingAnswers {
  /// A body on a self of a type.
  struct Key: Hashable {
    let body: BodyID
    let type: Type?
  }

  /// An answer with what it rests on.
  struct Answer {
    let flows: [Flow]
    let ground: Ground
  }

  /// The sets of types that answers rest on.
  let sets = TypeSets()
  private var tables: [Key: Int32] = [:]
  private var places: [[Int32]] = []
  private var given: [Answer] = []

  /// The table of a body.
  mutating func table(_ key: Key) -> Int32 {
    if let known = tables[key] { return known }
    let table = Int32(places.count)
    places.append([])
    tables[key] = table
    return table
  }

  subscript(table: Int32, slot: Int) -> Answer? {
    let row = places[Int(table)]
    return slot < row.count && row[slot] >= 0 ? given[Int(row[slot])] : nil
  }

  /// Keeps an answer.
  mutating func keep(_ answer: Answer, _ table: Int32, _ slot: Int, of count: Int) {
    if places[Int(table)].isEmpty { places[Int(table)] = Array(repeating: -1, count: count) }
    places[Int(table)][slot] = Int32(given.count)
    given.append(answer)
  }
}

extension Linker {
  /// Notes what the present question rests on; between questions nobody wants to know.
  func rest(on other: Ground) {
    if answers.depth + types.depth + listeners > 0 { ground.add(other, lasting.sets) }
  }

  /// Notes that the present question rests on what the members of a type were given.
  func rest(onMembersOf type: TypeID) {
    if answers.depth + types.depth + listeners > 0 { ground.add(owners: lasting.sets.number(of: [type]), lasting.sets) }
  }

  /// The table of lasting answers of a frame; nil where it follows a particular call or self.
  func lastingTable(_ key: FrameKey) -> Int32? {
    guard key.call == nil else { return nil }
    let instance = key.instance.map { instances[Int($0)] }
    if instance?.receiver != nil { return nil }
    return lasting.table(LastingAnswers.Key(body: key.body, type: instance?.type))
  }

  /// A lasting answer, where it holds for the present screen.
  func lastingAnswer(_ bound: Bound, kind: Int) -> LastingAnswers.Answer? {
    guard record == nil, let table = frames[Int(bound.frame)].table,
      let answer = lasting[table, slot(bound, kind)], isWithinReach(answer.ground), holds(answer.ground)
    else { return nil }
    return answer
  }

  /// Whether a question asked now would be answered as before, and not be cut because it lies too deep.
  func isWithinReach(_ ground: Ground) -> Bool {
    max(answers.depth, types.depth) + Int(ground.height) <= Self.deepestQuestion
  }

  /// Keeps an answer that rests on the tree alone.
  func keep(_ flows: [Flow], _ ground: Ground, for bound: Bound, kind: Int) {
    guard record == nil, let table = frames[Int(bound.frame)].table, !ground.isCut, holds(ground) else { return }
    let count = read(bound.frame).first.count * Self.kinds
    lasting.keep(LastingAnswers.Answer(flows: flows, ground: ground), table, slot(bound, kind), of: count)
  }

  private func slot(_ bound: Bound, _ kind: Int) -> Int { Int(bound.value) * Self.kinds + kind }

  /// Whether the present screen's walk gave nothing to the types that an answer rests on.
  private func holds(_ ground: Ground) -> Bool {
    if ground.owners == 0 { return true }
    if let known = untouched[ground.owners] { return known }
    let found = lasting.sets[ground.owners].allSatisfy { !isTouched($0) }
    untouched[ground.owners] = found
    return found
  }

  /// Whether the walk went through a body that may give members of a type their values, or saw them given from outside.
  private func isTouched(_ type: TypeID) -> Bool {
    if storesFromOutside.keys.contains(where: { $0.type == type }) { return true }
    let writers = walkedWriters ?? findWalkedWriters()
    walkedWriters = writers
    return !writers.isDisjoint(with: program.lineage(of: type) + (program.heirs[type] ?? []))
  }

  /// The types of which the walk went through a body that assigns to members.
  private func findWalkedWriters() -> Set<TypeID> {
    Set(
      walkedFrames.keys.lazy.map { self.bodies[Int($0)] }.filter { !$0.writesOfName.isEmpty }
        .compactMap { self.program.members[Int($0.key.member)].owner })
  }
}
