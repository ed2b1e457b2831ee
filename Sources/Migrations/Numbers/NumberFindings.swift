import Facts
import Inventories
import RuleCards
import Syntax

/// Finds numbers that lose something on the way into a property, out of a getter, or by a cast.
struct NumberFindings {
  let bodies: Bodies
  let survey: Survey
  let types: NumberTypes
  let reader: PassageReader
  let judge: NumberJudge

  init(bodies: Bodies, survey: Survey, table: ModelTable, twins: [MemberID: Set<Number>]) {
    self.bodies = bodies
    self.survey = survey
    types = NumberTypes(program: bodies.program, table: table)
    reader = PassageReader(bodies: bodies, types: types)
    var evidence = twins
    for (property, writes) in survey.writes {
      guard let number = types.number(of: property), number == .boxed || number == .anything else { continue }
      for write in writes {
        guard let body = bodies.body(write.value.body) else { continue }
        let passage = reader.passage(to: write.value.value, in: body)
        if let made = passage.made { evidence[property, default: []].insert(made) }
      }
    }
    judge = NumberJudge(types: types, evidence: evidence)
  }

  /// The findings, each of an expression once.
  func findings(_ writer: inout FindingWriter) {
    for (target, writes) in survey.writes.sorted(by: { $0.key < $1.key }) {
      guard bodies.program.isModelMember(target) else { continue }
      for write in writes { judge(write, to: target, &writer) }
    }
    for (index, member) in bodies.program.members.enumerated() where member.owner != nil && member.parameters.isEmpty {
      guard member.kind == .computed || member.kind == .function, bodies.program.isModelMember(MemberID(index)) else {
        continue
      }
      for body in bodies.all(of: MemberID(index)) where body.place.part == .getter || body.place.part == .code {
        for value in body.returned { judgeReturned(value, body, MemberID(index), &writer) }
      }
    }
    let handed = CallNumbers(bodies: bodies, reader: reader, judge: judge)
    for place in survey.handing {
      guard let body = bodies.body(place) else { continue }
      for call in body.calls {
        for found in handed.faults(of: call, in: body) {
          writer.add(found.fault, subject: found.source, at: body.place(of: found.value, bodies))
        }
      }
    }
    for place in survey.casts {
      guard let body = bodies.body(place.body), !isTold(place, apartIn: survey.casts, body) else { continue }
      let passage = reader.passage(to: place.value, in: body)
      let target = target(of: place.value, in: body)
      if judge.fault(of: passage, to: nil, precision: false) == .numberExactCast {
        add(.numberExactCast, passage, place.value, body, target: target, &writer)
      }
    }
  }

  private func judge(_ write: Carry, to target: MemberID, _ writer: inout FindingWriter) {
    guard let body = bodies.body(write.value.body) else { return }
    let passage = reader.passage(to: write.value.value, in: body)
    guard !passage.isRendered else { return }
    let number = declared(write, target)
    if let fault = judge.fault(of: passage, to: number, precision: true) {
      guard fault != .numberExactCast else { return }
      let isMoney = fault == .numberLosesPrecision && isMoneyAsDouble(passage, number, target)
      return add(fault, passage, write.value.value, body, target: target, level: isMoney ? .note : nil, &writer)
    }
    guard passage.number == .boxed || passage.number == .exact, isMoneyAsDouble(passage, number, target) else { return }
    add(.numberLosesPrecision, passage, write.value.value, body, target: target, level: .note, &writer)
  }

  /// What the target says that it holds: the parameter that takes it, else the property.
  private func declared(_ write: Carry, _ target: MemberID) -> Number? {
    if case .argument(_, let initialiser?, let place) = write.way {
      return types.number(ofParameter: place, of: initialiser)
    }
    return types.number(of: target)
  }

  private func isMoneyAsDouble(_ passage: Passage, _ number: Number?, _ target: MemberID) -> Bool {
    guard number == .fraction(digits: 53) else { return false }
    let names = [target, passage.source].compactMap { $0 }.map { bodies.program.members[Int($0)].name }
    return names.contains { name in
      name.camelWords.last.map { types.table.has(.money, $0.lowercased()) } ?? false
    }
  }

  /// What a getter answers is a property of its own; that it is rounded may be its purpose, that it overflows not.
  private func judgeReturned(
    _ value: ValueID, _ body: OpenBody, _ member: MemberID, _ writer: inout FindingWriter
  ) {
    let passage = reader.passage(to: value, in: body)
    guard !passage.isRendered, let source = passage.source else { return }
    let fault = judge.fault(of: passage, to: types.number(of: member), precision: false)
    guard fault == .numberOverflows else { return }
    add(.numberOverflows, passage, value, body, target: source, &writer)
  }

  private func add(
    _ fault: Fault, _ passage: Passage, _ value: ValueID, _ body: OpenBody, target: MemberID?, level: Level? = nil,
    _ writer: inout FindingWriter
  ) {
    let at = fault == .numberExactCast ? passage.conversions.first?.value ?? value : value
    writer.add(
      fault, level: level, subject: target ?? passage.source, at: body.place(of: at, bodies),
      also: [passage.source].compactMap { $0 }.filter { $0 != target })
  }

  /// Whether a value is cast to several types in turn: then which one it is, is what the casts are to tell.
  private func isTold(_ cast: ValuePlace, apartIn casts: [ValuePlace], _ body: OpenBody) -> Bool {
    guard case .cast(let value, _, _) = body.value(cast.value) else { return false }
    let text = body.text(of: value, bodies)
    return casts.contains { other in
      guard other.body == cast.body, other.value != cast.value, case .cast(let same, _, _) = body.value(other.value)
      else { return false }
      return body.text(of: same, bodies) == text
    }
  }

  /// The property that a cast is put into.
  private func target(of cast: ValueID, in body: OpenBody) -> MemberID? {
    for (target, writes) in survey.writes {
      if writes.contains(where: { $0.value.body == body.place && body.holds($0.value.value, cast) }) { return target }
    }
    return nil
  }
}

extension Passage {
  /// What a value is when it is put into an object; nil where nothing tells.
  fileprivate var made: Number? {
    if isRendered, conversions.isEmpty { return number == .fraction(digits: 53) ? number : nil }
    let known = conversions.map(\.number).last { $0 != .boxed && $0 != .anything }
    guard let last = known ?? number, last != .boxed, last != .anything else { return nil }
    return last
  }
}

extension OpenBody {
  /// Where a value stands.
  func place(of value: ValueID, _ bodies: Bodies) -> Place { bodies.linker.place(bound(value)) }

  /// A value as written.
  func text(of value: ValueID, _ bodies: Bodies) -> String {
    bodies.program.text(range(value), bodies.linker.read(frame).file)
  }

  /// Whether a value is another or is made from it by casts and fallbacks alone.
  func holds(_ value: ValueID, _ inner: ValueID) -> Bool {
    var next = value
    for _ in 0..<16 {
      if next == inner { return true }
      switch self.value(next) {
      case .forced(let id), .unwrapped(let id), .reference(let id), .cast(let id, _, _), .fallback(let id, _):
        next = id
      default: return false
      }
    }
    return false
  }
}
