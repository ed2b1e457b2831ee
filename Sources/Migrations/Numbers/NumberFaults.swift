import Facts
import Inventories
import RuleCards
import Syntax

/// What becomes of numbers on their way to a property.
struct NumberJudge {
  let types: NumberTypes
  /// What was seen to be put into properties that hold a number of any kind.
  let evidence: [MemberID: Set<Number>]

  /// The fault of a way to a target; nil where the number arrives as it was, or nothing proves that it does not.
  func fault(of passage: Passage, to target: Number?, precision: Bool) -> Fault? {
    if let cast = exactCast(passage) { return cast }
    var kinds = passage.conversions.filter { !$0.isExact }.map(\.number)
    if let target { kinds.append(target) }
    kinds.removeAll { $0 == .anything }
    let begins = beginnings(of: passage)
    var found: [Fault] = []
    for begin in begins { found += faults(from: begin, through: kinds) }
    if let target, case .some(let fault) = narrowing(passage, target) { found.append(fault) }
    let order: [Fault] = [.numberTruncates, .numberOverflows, .numberLosesPrecision]
    return order.first { fault in found.contains(fault) && (precision || fault != .numberLosesPrecision) }
  }

  /// What the number may be at its beginning: its type, or what was put into the object that holds it.
  private func beginnings(of passage: Passage) -> [Number] {
    guard let number = passage.number else { return [] }
    guard number == .boxed || number == .anything else { return [number] }
    return passage.source.flatMap { evidence[$0] }.map { $0.sorted { $0.order < $1.order } } ?? []
  }

  private func faults(from begin: Number, through kinds: [Number]) -> [Fault] {
    var found: [Fault] = []
    var now = begin
    for next in kinds where next != .boxed {
      if let fault = fault(from: now, to: next) { found.append(fault) }
      now = next
    }
    return found
  }

  private func fault(from now: Number, to next: Number) -> Fault? {
    switch (now, next) {
    case (.fraction, .integer), (.exact, .integer): .numberTruncates
    case (.integer(let wide, let isWord), .integer(let narrow, _)) where narrow < wide:
      // A count as wide as a pointer is narrowed everywhere and seldom that large.
      isWord && narrow >= 32 ? nil : .numberOverflows
    case (.exact, .fraction): .numberLosesPrecision
    case (.fraction(let many), .fraction(let few)) where few < many: .numberLosesPrecision
    case (.integer(64, false), .fraction), (.integer(64, true), .fraction(0..<53)): .numberLosesPrecision
    default: nil
    }
  }

  /// A number of any kind that goes through less than its target says it may be.
  private func narrowing(_ passage: Passage, _ target: Number) -> Fault? {
    guard passage.number == nil || passage.number == .boxed || passage.number == .anything else { return nil }
    for conversion in passage.conversions where !conversion.boxes {
      switch (conversion.number, target) {
      case (.integer, .fraction), (.integer, .exact): return .numberTruncates
      case (.integer(let narrow, _), .integer(let wide, false)) where narrow < wide: return .numberOverflows
      case (.fraction(let few), .fraction(let many)) where few < many: return .numberLosesPrecision
      case (.fraction, .exact): return .numberLosesPrecision
      default: continue
      }
    }
    return nil
  }

  /// A cast that gives up where the number does not fit, to a type that few numbers fit.
  private func exactCast(_ passage: Passage) -> Fault? {
    guard let first = passage.conversions.first, let cast = first.cast, cast == .optional || cast == .forced else {
      return nil
    }
    guard passage.number == nil || passage.number == .boxed || passage.number == .anything else { return nil }
    switch first.number {
    case .fraction(let digits): return digits < 53 ? .numberExactCast : nil
    case .integer(let bits, _): return bits < 64 ? .numberExactCast : nil
    case .exact, .boxed, .anything: return nil
    }
  }
}

extension Number {
  /// A place in a fixed order, so that what is found first never depends on hashing.
  fileprivate var order: Int {
    switch self {
    case .integer(let bits, let isWord): bits * 2 + (isWord ? 1 : 0)
    case .fraction(let digits): 1000 + digits
    case .exact: 2000
    case .boxed: 3000
    case .anything: 3001
    }
  }
}
