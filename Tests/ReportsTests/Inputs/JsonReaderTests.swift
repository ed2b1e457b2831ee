import Reports
import Syntax
import Testing

@Suite("JSON as input")
struct JsonReaderTests {
  /// The value as compact JSON again, members in their order.
  private func text(_ json: Json) -> String {
    switch json.value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number
    case .text(let text): "\"\(text)\""
    case .list(let elements): "[\(elements.map(text).joined(separator: ","))]"
    case .object(let members): "{\(members.map { "\"\($0.name)\":\(text($0.value))" }.joined(separator: ","))}"
    }
  }

  private func read(_ source: String, _ dialect: JsonDialect = .strict) throws -> String {
    text(try Json(input: Array(source.utf8), dialect))
  }

  private func kind(_ source: String, _ dialect: JsonDialect = .strict) -> InputFault.Kind? {
    do {
      _ = try Json(input: Array(source.utf8), dialect)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("Values keep their order and their spelling")
  func values() throws {
    #expect(
      try read(" {\"b\" : [1.50, -0, 2e+3], \"a\": {}, \"c\": [true,false,null]} ")
        == "{\"b\":[1.50,-0,2e+3],\"a\":{},\"c\":[true,false,null]}")
    #expect(try read("\u{FEFF}[]") == "[]")
  }

  @Test("Escapes")
  func escapes() throws {
    #expect(try read(#""\n\t\r\b\f\"\\\/""#) == "\"\n\t\r\u{8}\u{C}\"\\/\"")
    #expect(try read(#""\u0041\u00e7\ud83d\ude00""#) == "\"Aç😀\"")
  }

  @Test(
    "What is no JSON is a fault of its kind",
    arguments: [
      ("", .endsEarly), ("[1", .endsEarly), ("\"a", .endsEarly), ("{\"a\"", .endsEarly), ("[1,]", .unexpected("]")),
      ("{a:1}", .unexpected("a")), ("[1] 2", .trailing), ("01", .trailing), ("-", .badNumber), ("1.", .badNumber),
      ("\"\\x\"", .badEscape), ("\"\\ud800\"", .badEscape), ("\"\\u+123\"", .badEscape),
      ("{\"a\":1,\"a\":2}", .twice("a")), ("// c\n1", .unexpected("/")), ("'a'", .unexpected("'")),
      ("\"a\nb\"", .unexpected("U+000A")), ("nul", .unexpected("n")), ("[ç]", .unexpected("ç")),
    ] as [(String, InputFault.Kind)])
  func faults(source: String, expected: InputFault.Kind) {
    #expect(kind(source) == expected)
  }

  @Test("Invalid UTF-8 inside a text is a fault")
  func invalidText() {
    #expect(throws: InputFault.self) { try Json(input: [0x22, 0xFF, 0x22]) }
  }

  @Test("Nesting is read to a bound, and no deeper input crashes")
  func depth() {
    #expect(kind(String(repeating: "[", count: 200) + String(repeating: "]", count: 200)) == nil)
    #expect(kind(String(repeating: "[", count: 201) + String(repeating: "]", count: 201)) == .tooDeep)
    #expect(kind(String(repeating: "[", count: 1_000_000)) == .tooDeep)
  }

  @Test("Comments and trailing commas where they are allowed, not inside texts")
  func relaxed() throws {
    let source = """
      // first
      {
        "a": "// no comment", /* one
        over two lines */
        "b": [1, 2,], // last
      }
      """
    #expect(try read(source, .relaxed) == "{\"a\":\"// no comment\",\"b\":[1,2]}")
    #expect(kind("[,]", .relaxed) == .unexpected(","))
    #expect(kind("[1,,]", .relaxed) == .unexpected(","))
    #expect(kind("/* open", .relaxed) == .endsEarly)
    #expect(kind("/ 1", .relaxed) == .unexpected("/"))
  }

  @Test("A fault names its line, with any line end")
  func lines() {
    for source in ["{\n\n  \"a\": x}", "{\r\n\r\n  \"a\": x}"] {
      do {
        _ = try Json(input: Array(source.utf8))
        Issue.record("no fault")
      } catch {
        #expect(error.line == 3)
      }
    }
  }

  @Test("Every beginning of a document is read or refused, never a crash or a hang")
  func beginnings() {
    let whole = Array(#"{"a": [1.5e3, "\u00e7\\", true], /* c */ "b": null,} // end"#.utf8)
    for end in whole.indices {
      for dialect in [JsonDialect.strict, .relaxed] { _ = try? Json(input: Array(whole[..<end]), dialect) }
      var flipped = whole
      flipped[end] ^= 0xFF
      _ = try? Json(input: flipped, .relaxed)
    }
    #expect(throws: Never.self) { try Json(input: whole, .relaxed) }
  }
}
