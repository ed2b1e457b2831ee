import Foundation
import TestKit
import Testing

@Suite("The schema validator")
struct JSONSchemaTests {
  private static let schema = """
    {
      "type": "object",
      "required": ["name", "count"],
      "additionalProperties": false,
      "properties": {
        "name": {"type": "string", "minLength": 1, "pattern": "^[a-z]+$"},
        "count": {"type": "integer", "minimum": 0},
        "owner": {"oneOf": [{"$ref": "#/$defs/text"}, {"type": "null"}]},
        "tags": {"type": "array", "minItems": 1, "uniqueItems": true, "items": {"$ref": "#/$defs/text"}},
        "kind": {"enum": ["a", "b"]},
        "gone": false,
        "mark": {"not": {"const": "x"}}
      },
      "if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
      "then": {"required": ["owner"]},
      "else": {"properties": {"owner": false}},
      "$defs": {"text": {"type": "string"}}
    }
    """

  private func faults(_ document: String) throws -> [String] {
    try JSONSchema(json: Self.schema).faults(in: JSONValue(json: document))
  }

  @Test(
    "Right documents have no fault",
    arguments: [
      #"{"name": "a", "count": 0}"#,
      #"{"name": "a", "count": 2, "kind": "a", "owner": null, "tags": ["x", "y"], "mark": "y"}"#,
      #"{"name": "a", "count": 2, "kind": "a", "owner": "me"}"#,
    ])
  func right(document: String) throws {
    #expect(try faults(document).isEmpty)
  }

  @Test(
    "Wrong documents have a fault at its place",
    arguments: [
      (#"[]"#, "$: is no object"), (#"{"name": "a"}"#, "$: lacks count"), (#"{"name": "", "count": 1}"#, "$.name"),
      (#"{"name": "A", "count": 1}"#, "$.name"), (#"{"name": "a", "count": -1}"#, "$.count"),
      (#"{"name": "a", "count": 1.5}"#, "$.count"), (#"{"name": "a", "count": true}"#, "$.count"),
      (#"{"name": "a", "count": 1, "more": 1}"#, "$: more is not known"),
      (#"{"name": "a", "count": 1, "tags": []}"#, "$.tags: has too few"),
      (#"{"name": "a", "count": 1, "tags": ["x", "x"]}"#, "$.tags: has one twice"),
      (#"{"name": "a", "count": 1, "tags": [1]}"#, "$.tags[0]"),
      (#"{"name": "a", "count": 1, "kind": "c"}"#, "$.kind"), (#"{"name": "a", "count": 1, "gone": 1}"#, "$.gone"),
      (#"{"name": "a", "count": 1, "mark": "x"}"#, "$.mark"),
      (#"{"name": "a", "count": 1, "kind": "a"}"#, "$: lacks owner"),
      (#"{"name": "a", "count": 1, "kind": "b", "owner": "me"}"#, "$.owner"),
      (#"{"name": "a", "count": 1, "kind": "a", "owner": 1}"#, "$.owner: fits 0 of 2"),
    ])
  func wrong(document: String, fault: String) throws {
    let faults = try faults(document)
    #expect(faults.contains { $0.hasPrefix(fault) }, "\(faults)")
  }

  @Test("A keyword that it does not know is a fault")
  func unknownKeyword() throws {
    let schema = try JSONSchema(json: #"{"maxLength": 3}"#)
    #expect(!schema.faults(in: .text("a")).isEmpty)
  }

  @Test(
    "The schemas in docs are those of the measurements", .enabled(if: Places.hasShared, "\(Places.noShared)"),
    arguments: ["uyum-1.json", "recording-1.json", "tree-1.json"])
  func copies(name: String) throws {
    let shared = try #require(Places.shared).appendingPathComponent("schema/\(name)")
    let own = Places.root.appendingPathComponent("docs/schema/\(name)")
    #expect(try Data(contentsOf: own) == Data(contentsOf: shared))
  }

  @Test("The example of the schema is valid", .enabled(if: Places.hasShared, "\(Places.noShared)"))
  func example() throws {
    let shared = try #require(Places.shared).appendingPathComponent("schema/example.json")
    let example = try JSONValue(json: String(contentsOf: shared, encoding: .utf8))
    #expect(try Schemas.report().faults(in: example).isEmpty)
  }
}

/// The schemas of docs/schema.
enum Schemas {
  static func report() throws -> JSONSchema {
    let file = Places.root.appendingPathComponent("docs/schema/uyum-1.json")
    return try JSONSchema(json: String(contentsOf: file, encoding: .utf8))
  }
}
