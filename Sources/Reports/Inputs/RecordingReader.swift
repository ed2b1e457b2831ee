import Inventories
import Syntax

extension Recording {
  /// The recording that a JSON file spells, as docs/schema/recording-1.json describes it.
  package init(json bytes: [UInt8]) throws(InputFault) {
    var reader = try ObjectReader(try Json(input: bytes), place: "")
    var checks: [Check] = []
    for (json, place) in try reader.requiredList("checks") { checks.append(try Check(json, place)) }
    try reader.finish()
    self.init(checks: checks)
  }
}

extension Recording.Check {
  fileprivate init(_ json: Json, _ place: String) throws(InputFault) {
    var reader = try ObjectReader(json, place: place)
    let label = try reader.name("label")
    let screen = try reader.name("screen")
    var rows: [Recording.Row] = []
    for (json, place) in try reader.requiredList("rows") { rows.append(try Recording.Row(json, place)) }
    try reader.finish()
    self.init(label: label, screen: screen, rows: rows)
  }
}

extension Recording.Row {
  fileprivate init(_ json: Json, _ place: String) throws(InputFault) {
    var reader = try ObjectReader(json, place: place)
    let key = try reader.name("key")
    let model = try reader.optionalText("model")
    let shown = try reader.value("shown").flatMap { (json) throws(InputFault) -> String? in
      try lastWrite(json, reader.place(of: "shown"))
    }
    try reader.finish()
    self.init(key: key, model: model, shown: shown)
  }
}

/// What stands after all writes: a text alone, or the last of a list, where null clears.
private func lastWrite(_ json: Json, _ place: String) throws(InputFault) -> String? {
  guard case .list(let writes) = json.value else { return try write(json, place, .textsOrNull) }
  var last: String?
  for (index, json) in writes.enumerated() { last = try write(json, "\(place)[\(index)]", .textOrNull) }
  return last
}

private func write(_ json: Json, _ place: String, _ shape: InputFault.Shape) throws(InputFault) -> String? {
  switch json.value {
  case .text(let text): return text
  case .null: return nil
  case .bool, .number, .list, .object: throw InputFault(.expected(shape), line: json.line, place: place)
  }
}
