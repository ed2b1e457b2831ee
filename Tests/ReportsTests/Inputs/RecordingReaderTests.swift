import Inventories
import Reports
import Testing

@Suite("Recordings")
struct RecordingReaderTests {
  private func rows(_ rows: String) throws -> [Recording.Row] {
    let json = "{\"checks\": [{\"label\": \"L\", \"screen\": \"S\", \"rows\": \(rows)}]}"
    return try Recording(json: Array(json.utf8)).checks.flatMap(\.rows)
  }

  private func fault(_ json: String) -> InputFault? {
    do {
      _ = try Recording(json: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("Absent and null are no value, an empty text is one")
  func values() throws {
    let rows = try rows(
      #"[{"key": "a"}, {"key": "b", "model": null, "shown": null}, {"key": "c", "model": "", "shown": ""}]"#)
    #expect(rows.map(\.model) == [nil, nil, ""])
    #expect(rows.map(\.shown) == [nil, nil, ""])
    #expect(rows.map(\.judgement.verdict) == [.unmeasured, .unmeasured, .matched])
  }

  @Test("V2 of several writes the last one stands, null clears")
  func writes() throws {
    let rows = try rows(
      #"[{"key": "a", "shown": ["1", "2"]}, {"key": "b", "shown": ["1", null]}, {"key": "c", "shown": []}]"#)
    #expect(rows.map(\.shown) == ["2", nil, nil])
  }

  @Test(
    "What is no recording is refused, with the place",
    arguments: [
      ("[]", .expected(.object), ""), ("{}", .lacks("checks"), ""), (#"{"checks": 1}"#, .expected(.list), "checks"),
      (#"{"checks": [{"screen": "S", "rows": []}]}"#, .lacks("label"), "checks[0]"),
      (#"{"checks": [{"label": "a\nb", "screen": "S", "rows": []}]}"#, .notAName, "checks[0].label"),
      (
        #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": 1}]}]}"#, .expected(.text), "checks[0].rows[0].key"
      ),
      (
        #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": "k", "model": 5}]}]}"#, .expected(.textOrNull),
        "checks[0].rows[0].model"
      ),
      (
        #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": "k", "shown": ["a", 5]}]}]}"#,
        .expected(.textOrNull), "checks[0].rows[0].shown[1]"
      ),
      (
        #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": "k", "shwon": "a"}]}]}"#,
        .unknownMember("shwon", nearest: "shown"), "checks[0].rows[0]"
      ),
    ] as [(String, InputFault.Kind, String)])
  func refused(json: String, kind: InputFault.Kind, place: String) {
    #expect(fault(json) == InputFault(kind, line: 1, place: place))
  }

  @Test("A line break in a value prints as \\n")
  func lineBreaks() throws {
    let json =
      #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": "k", "model": "a\r\nb\nc", "shown": "\n"}]}]}"#
    let text = render(try Recording(json: Array(json.utf8)).valueLines, language: .english)
    #expect(text.hasPrefix("L | S.k: model=a\\nb\\nc screen=\\n -> stale\n"))
  }

  @Test("The gravest row decides: missing and stale are errors, extra is a warning")
  func levels() throws {
    func worst(_ row: String) throws -> Level {
      Recording(checks: [Recording.Check(label: "L", screen: "S", rows: try rows("[\(row)]"))]).worstLevel
    }
    #expect(try worst(#"{"key": "k", "model": "a"}"#) == .error)
    #expect(try worst(#"{"key": "k", "model": "a", "shown": "b"}"#) == .error)
    #expect(try worst(#"{"key": "k", "shown": "b"}"#) == .warning)
    #expect(try worst(#"{"key": "k"}"#) == .none)
  }
}
