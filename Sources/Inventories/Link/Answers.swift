/// What was answered about the values of frames, found by their numbers alone: no question is asked twice, and one that
/// comes up while it is being asked is known as such.
struct Answers<Answer> {
  /// How far a question has come.
  enum State {
    case new, asked
    case answered(Answer)
  }

  private static var isNew: Int32 { -1 }
  private static var isAsked: Int32 { -2 }

  /// How many questions there are about one value.
  private let kinds: Int
  /// For each frame that was asked about, the place of each answer in `given`, or how far it has come.
  private var places: [[Int32]] = []
  private var given: [Answer] = []
  /// How many questions are being asked, one inside the other.
  private(set) var depth = 0

  /// No answers, for as many questions about each value.
  init(kinds: Int = 1) { self.kinds = kinds }

  /// Asks; a new question counts as being asked from here on.
  mutating func ask(_ bound: Bound, kind: Int = 0, of count: Int) -> State {
    let (frame, slot) = (Int(bound.frame), Int(bound.value) * kinds + kind)
    while places.count <= frame { places.append([]) }
    if places[frame].isEmpty { places[frame] = Array(repeating: Self.isNew, count: count * kinds) }
    let place = places[frame][slot]
    if place >= 0 { return .answered(given[Int(place)]) }
    if place == Self.isAsked { return .asked }
    places[frame][slot] = Self.isAsked
    depth += 1
    return .new
  }

  /// Answers a question that is being asked.
  mutating func answer(_ bound: Bound, kind: Int = 0, _ answer: Answer) {
    places[Int(bound.frame)][Int(bound.value) * kinds + kind] = Int32(given.count)
    given.append(answer)
    depth -= 1
  }

  /// Gives a question up that is being asked; it can be asked again.
  mutating func giveUp(_ bound: Bound, kind: Int = 0) {
    places[Int(bound.frame)][Int(bound.value) * kinds + kind] = Self.isNew
    depth -= 1
  }
}
