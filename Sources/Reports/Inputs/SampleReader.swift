import Inventories
import Syntax

extension SampleValues {
  /// The values that a JSON object spells: member names to texts, numbers as spelled, Booleans or null.
  package init(json bytes: [UInt8]) throws(InputFault) {
    let json = try Json(input: bytes)
    guard case .object(let members) = json.value else { throw InputFault(.expected(.object), line: json.line) }
    var values: [String: String?] = [:]
    for member in members {
      switch member.value.value {
      case .null: values[member.name] = .some(nil)
      case .bool(let bool): values[member.name] = bool ? "true" : "false"
      case .number(let text), .text(let text): values[member.name] = text
      case .list, .object: throw InputFault(.expected(.scalar), line: member.value.line, place: member.name)
      }
    }
    self.init(values)
  }
}
