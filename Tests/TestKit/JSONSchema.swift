import Foundation

/// A validator for the part of JSON Schema 2020-12 that uyum's schemas use. A keyword that it does not know is a
/// failure, so that nothing is passed over in silence.
package struct JSONSchema: Sendable {
  private let root: JSONValue

  /// The schema that a text spells.
  package init(json: String) throws { root = try JSONValue(json: json) }

  /// What is wrong with a value, one line each with the way to it; empty where it is valid.
  package func faults(in value: JSONValue) -> [String] { check(value, root, at: "$") }

  private func check(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    switch schema {
    case .bool(true): []
    case .bool(false): ["\(place): nothing may stand here"]
    case .object(let keywords):
      keywords.sorted { $0.key < $1.key }.flatMap { check(value, keyword: $0.key, $0.value, keywords, at: place) }
    default: ["\(place): the schema is none"]
    }
  }

  private func check(
    _ value: JSONValue, keyword: String, _ argument: JSONValue, _ all: [String: JSONValue], at place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description", "then", "else": []
    case "$ref": checkReference(value, argument, at: place)
    case "const": value == argument ? [] : ["\(place): is not \(argument)"]
    case "enum": argument.elements.contains(value) ? [] : ["\(place): is none of \(argument.elements)"]
    case "type", "minLength", "pattern", "minimum": checkScalar(value, keyword, argument, at: place)
    case "items", "minItems", "uniqueItems": checkList(value, keyword, argument, at: place)
    case "required", "properties", "additionalProperties": checkObject(value, keyword, argument, all, at: place)
    case "oneOf": checkOneOf(value, argument, at: place)
    case "allOf": argument.elements.flatMap { check(value, $0, at: place) }
    case "not": check(value, argument, at: place).isEmpty ? ["\(place): may not be so"] : []
    case "if": checkCondition(value, argument, all, at: place)
    default: ["\(place): unknown keyword \(keyword)"]
    }
  }

  private func checkReference(_ value: JSONValue, _ argument: JSONValue, at place: String) -> [String] {
    guard case .text(let pointer) = argument, pointer.hasPrefix("#/$defs/"),
      let target = root["$defs"]?[String(pointer.dropFirst("#/$defs/".count))]
    else { return ["\(place): \(argument) leads nowhere"] }
    return check(value, target, at: place)
  }

  private func checkOneOf(_ value: JSONValue, _ argument: JSONValue, at place: String) -> [String] {
    let count = argument.elements.count { check(value, $0, at: place).isEmpty }
    return count == 1 ? [] : ["\(place): fits \(count) of \(argument.elements.count) forms, value \(value)"]
  }

  private func checkCondition(
    _ value: JSONValue, _ argument: JSONValue, _ all: [String: JSONValue], at place: String
  ) -> [String] {
    let branch = check(value, argument, at: place).isEmpty ? all["then"] : all["else"]
    return branch.map { check(value, $0, at: place) } ?? []
  }
}

extension JSONSchema {
  private func checkScalar(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, at place: String
  ) -> [String] {
    switch (keyword, value, argument) {
    case ("type", _, .text(let name)): fits(value, name) ? [] : ["\(place): is no \(name) but \(value)"]
    case ("type", _, .list(let names)):
      names.contains { name in if case .text(let name) = name { fits(value, name) } else { false } }
        ? [] : ["\(place): is none of \(names)"]
    case ("minLength", .text(let text), .number(let least)):
      Double(text.unicodeScalars.count) >= least ? [] : ["\(place): is too short"]
    case ("pattern", .text(let text), .text(let pattern)):
      text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(place): `\(text)` is not \(pattern)"]
    case ("minimum", .number(let number), .number(let least)): number >= least ? [] : ["\(place): is below \(least)"]
    default: []
    }
  }

  private func fits(_ value: JSONValue, _ name: String) -> Bool {
    if name == "integer", case .number(let number) = value { return number.rounded() == number }
    return value.typeName == name
  }

  private func checkList(_ value: JSONValue, _ keyword: String, _ argument: JSONValue, at place: String) -> [String] {
    guard case .list(let elements) = value else { return [] }
    switch (keyword, argument) {
    case ("items", _):
      return elements.enumerated().flatMap { check($0.element, argument, at: "\(place)[\($0.offset)]") }
    case ("minItems", .number(let least)): return Double(elements.count) >= least ? [] : ["\(place): has too few"]
    case ("uniqueItems", .bool(true)):
      return Set(elements).count == elements.count ? [] : ["\(place): has one twice"]
    default: return []
    }
  }

  private func checkObject(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ all: [String: JSONValue], at place: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    switch (keyword, argument) {
    case ("required", .list(let names)):
      return names.compactMap { name in
        if case .text(let name) = name, members[name] == nil { "\(place): lacks \(name)" } else { nil }
      }
    case ("properties", .object(let schemas)):
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        schemas[name].map { check(member, $0, at: "\(place).\(name)") } ?? []
      }
    case ("additionalProperties", .bool(false)):
      guard case .object(let known)? = all["properties"] else { return [] }
      return members.keys.filter { known[$0] == nil }.sorted().map { "\(place): \($0) is not known" }
    default: return ["\(place): unknown form of \(keyword)"]
    }
  }
}
