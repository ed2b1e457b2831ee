import Facts
import Inventories
import RuleCards
import Syntax

/// Numbers of models that are handed to what takes less: boxed as a narrower type, archived as one, printed as one.
struct CallNumbers {
  let bodies: Bodies
  let reader: PassageReader
  let judge: NumberJudge

  private var table: ModelTable { reader.types.table }

  /// The faults of one call's arguments, each with the value that it is about and the property that it begins at.
  func faults(
    of call: (id: ValueID, callee: ValueID, arguments: [Argument]), in body: OpenBody
  ) -> [(fault: Fault, value: ValueID, source: MemberID)] {
    guard let name = body.lastName(call.callee), let first = call.arguments.first else { return [] }
    if let type = table.boxes[name] ?? table.takes[name], let number = table.number(type) {
      return fault(of: first.value, as: number, body).map { [$0] } ?? []
    }
    guard let format = call.arguments.firstIndex(where: { body.text($0.value)?.contains("%") ?? false }),
      let text = body.text(call.arguments[format].value)
    else { return [] }
    let rest = call.arguments[(format + 1)...]
    return zip(Self.numbers(inFormat: text), rest).compactMap { number, argument in
      number.flatMap { fault(of: argument.value, as: $0, body) }
    }
  }

  private func fault(
    of value: ValueID, as number: Number, _ body: OpenBody
  ) -> (fault: Fault, value: ValueID, source: MemberID)? {
    let passage = reader.passage(to: value, in: body)
    guard !passage.isRendered, let source = passage.source, bodies.program.isModelMember(source) else { return nil }
    let fault = judge.fault(of: passage, to: number, precision: false)
    return fault == .numberOverflows || fault == .numberTruncates ? fault.map { ($0, value, source) } : nil
  }

  /// What each argument of a format is read as; nil for what is no narrow whole number.
  static func numbers(inFormat format: String) -> [Number?] {
    var found: [Number?] = []
    var rest = Array(format.utf8)[...]
    while let at = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(at + 1)...]
      let flags = rest.prefix { !isLetter($0) && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "@") }
      // A width or a precision may be an argument of its own.
      for byte in flags where byte == UInt8(ascii: "*") { found.append(nil) }
      rest = rest.dropFirst(flags.count)
      let size = rest.prefix { Array("hlqjzt".utf8).contains($0) }
      rest = rest.dropFirst(size.count)
      guard let kind = rest.first else { return found }
      rest = rest.dropFirst()
      if kind == UInt8(ascii: "%") { continue }
      let isWhole = Array("diuxXo".utf8).contains(kind)
      found.append(isWhole && size.allSatisfy { $0 == UInt8(ascii: "h") } ? .integer(bits: 32, isWord: false) : nil)
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}
