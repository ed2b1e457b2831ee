import Facts
import Inventories
import RuleCards
import Syntax

/// The way of a number from where it begins, mostly a model's property, to where it is put.
struct Passage {
  /// The property that it begins at; nil where it begins at none.
  var source: MemberID?
  /// What it is at its beginning; nil where nothing tells.
  var number: Number?
  /// What it is turned into on the way, in order.
  var conversions: [Conversion] = []
  /// Whether another value stands for nil: `?? 0`.
  var substitutes = false
  /// Whether it is more than one value passed on: computed, formatted, read from a member of what it begins at.
  var isRendered = false

  /// One conversion.
  struct Conversion {
    /// What it makes.
    var number: Number
    /// Whether and how it is a cast that gives up where the number does not fit.
    var cast: CastKind?
    /// Whether it gives nil where the number does not fit: `exactly:`.
    var isExact = false
    /// Whether it puts a number into an object.
    var boxes = false
    /// The expression that converts; nil for a cast that facts leave out.
    var value: ValueID?
  }
}

/// Follows the value of an expression back through conversions, within its body.
struct PassageReader {
  let bodies: Bodies
  let types: NumberTypes

  private var table: ModelTable { types.table }
  private static let deepest = 24

  /// The way that leads to a value.
  func passage(to value: ValueID, in body: OpenBody) -> Passage {
    var passage = follow(value, body, 0)
    if body.isMessaging, let cast = castInFront(of: body.range(value), body) {
      passage.conversions.append(.init(number: cast))
    }
    return passage
  }

  private func follow(_ id: ValueID, _ body: OpenBody, _ depth: Int) -> Passage {
    guard depth < Self.deepest else { return Passage(isRendered: true) }
    let next = { (value: ValueID) in self.follow(value, body, depth + 1) }
    switch body.value(id) {
    case .member(let base, let name, _): return followMember(id, base, name, body, depth)
    case .free: return begin(at: id, body)
    case .call(let callee, let arguments): return followCall(id, callee, arguments, body, depth)
    case .cast(let inner, let type, let kind):
      var passage = next(inner)
      if let number = table.number(type) {
        passage.conversions.append(.init(number: number, cast: kind == .plain ? nil : kind, value: id))
      }
      return passage
    case .fallback(let first, _):
      var passage = next(first)
      passage.substitutes = true
      return passage
    case .choice(let values, _):
      let live = values.filter { if case .constant = body.value($0) { false } else { true } }
      guard live.count == 1 else { return Passage(isRendered: true) }
      var passage = next(live[0])
      passage.substitutes = values.count > 1 && !values.contains { body.isNil($0) }
      return passage
    case .forced(let inner), .unwrapped(let inner), .reference(let inner): return next(inner)
    case .local(let local):
      if let written = body.facts.locals[Int(local)].type, let number = table.number(written), !body.isMessaging {
        guard let source = body.onlySource(of: local) else { return Passage(number: number) }
        var passage = next(source)
        passage.conversions.append(.init(number: number))
        return passage
      }
      return body.onlySource(of: local).map(next) ?? begin(at: id, body)
    case .parameter(let place): return Passage(number: types.number(ofParameter: place, of: body.place.member))
    case .constant(.number(let digits)):
      return Passage(number: digits.contains(".") ? .fraction(digits: 53) : nil, isRendered: true)
    case .subscripted: return Passage(number: types.number(of: bodies.type(of: id, in: body)) ?? .anything)
    default: return Passage(isRendered: true)
    }
  }

  /// A value that is not followed any further.
  private func begin(at id: ValueID, _ body: OpenBody) -> Passage {
    if let property = bodies.property(at: id, in: body) {
      return Passage(source: property, number: types.number(of: property))
    }
    return Passage(number: types.number(of: bodies.type(of: id, in: body)))
  }

  private func followMember(
    _ id: ValueID, _ base: ValueID, _ name: String, _ body: OpenBody, _ depth: Int
  ) -> Passage {
    if let property = bodies.property(at: id, in: body) {
      return Passage(source: property, number: types.number(of: property))
    }
    if let type = table.reading(name, in: body.isMessaging ? .objectiveC : .swift), let number = table.number(type) {
      var passage = follow(base, body, depth + 1)
      passage.conversions.append(.init(number: number))
      return passage
    }
    var passage = follow(base, body, depth + 1)
    passage.isRendered = true
    return passage
  }

  private func followCall(
    _ id: ValueID, _ callee: ValueID, _ arguments: [Argument], _ body: OpenBody, _ depth: Int
  ) -> Passage {
    guard let name = body.lastName(callee) else { return Passage(isRendered: true) }
    if arguments.count == 1, let made = made(callee, name, body) {
      var passage = follow(arguments[0].value, body, depth + 1)
      guard !table.has(.casts, name) else { return passage }
      let isExact = arguments[0].label.flatMap { table.labels[$0] } == ModelTable.exactLabel
      passage.conversions.append(.init(number: made, isExact: isExact, boxes: made == .boxed))
      return passage
    }
    if !arguments.isEmpty, let boxed = table.boxes[name].flatMap({ table.number($0) }) {
      var passage = follow(arguments[0].value, body, depth + 1)
      passage.conversions.append(.init(number: boxed, boxes: true))
      return passage
    }
    if arguments.isEmpty, case .member(let base, _, _) = body.value(callee), !body.isMessaging {
      var passage = follow(base, body, depth + 1)
      passage.isRendered = true
      return passage
    }
    if let answered = table.answers[name].flatMap({ table.number($0) }) {
      return Passage(conversions: [.init(number: answered)])
    }
    if let mapped = followMap(callee, arguments, body, depth) { return mapped }
    var passage = begin(at: id, body)
    passage.isRendered = true
    return passage
  }

  /// The number that a call of a type's name makes; for a conversion to what is asked for, any.
  private func made(_ callee: ValueID, _ name: String, _ body: OpenBody) -> Number? {
    switch body.value(callee) {
    case .free, .type: return table.number(name) ?? (table.has(.casts, name) ? .anything : nil)
    case .member(let base, _, _):
      guard case .metatype(let type) = bodies.type(of: base, in: body), name.hasPrefix("init") else { return nil }
      return types.number(of: type)
    default: return nil
    }
  }

  /// `x.map(Float.init)` and `x.map { $0.floatValue }`.
  private func followMap(
    _ callee: ValueID, _ arguments: [Argument], _ body: OpenBody, _ depth: Int
  ) -> Passage? {
    guard arguments.count == 1, case .member(let base, _, _) = body.value(callee) else { return nil }
    switch body.value(arguments[0].value) {
    case .member(let type, _, _):
      guard case .metatype(let made) = bodies.type(of: type, in: body), let number = types.number(of: made) else {
        return nil
      }
      var passage = follow(base, body, depth + 1)
      passage.conversions.append(.init(number: number))
      return passage
    case .closure(let closure):
      let returned = body.facts.edges.compactMap { edge -> ValueID? in
        guard edge.closure == closure, case .returns(let value) = edge.kind else { return nil }
        return value
      }
      guard returned.count == 1, let first = returned.first else { return nil }
      var passage = follow(first, body, depth + 1)
      let outer = follow(base, body, depth + 1)
      passage.source = passage.source ?? outer.source
      passage.number = passage.number ?? outer.number
      passage.conversions = outer.conversions + passage.conversions
      return passage
    default: return nil
    }
  }

  /// The number of a C cast right in front of a value: the facts of a body leave it out.
  private func castInFront(of range: ByteRange, _ body: OpenBody) -> Number? {
    let source = bodies.program.files[Int(bodies.linker.read(body.frame).file)].source
    var end = Int(range.start)
    while end > 0, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > 0, source.bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    var start = end - 1
    while start > 0, end - start < 40, source.bytes[start] != UInt8(ascii: "(") { start -= 1 }
    guard source.bytes[start] == UInt8(ascii: "(") else { return nil }
    return types.number(writtenInObjectiveC: source.text(ByteRange(start + 1, end - 1)))
  }
}
