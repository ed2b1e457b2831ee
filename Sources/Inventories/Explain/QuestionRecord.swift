/// Which values were asked for to answer for which: the way from a sink to a member is read off it afterwards.
struct QuestionRecord {
  /// The questions that each question led to, in the order asked, each once.
  private(set) var ledTo: [Bound: [Bound]] = [:]
  /// The questions that are being answered, the outermost first.
  private var open: [Bound] = []

  /// Notes that a value is asked for, its answer known or not.
  mutating func ask(_ bound: Bound) {
    guard let asker = open.last, asker != bound, ledTo[asker]?.contains(bound) != true else { return }
    ledTo[asker, default: []].append(bound)
  }

  /// What is asked for from here on is asked for this value's sake.
  mutating func begin(_ bound: Bound) { open.append(bound) }

  /// The value that was begun last is answered.
  mutating func end() { _ = open.popLast() }
}
