import Inventories
import Reports
import TestKit
import Testing

@Suite("JSON")
struct JsonFormatTests {
  @Test("Reports are valid by the schema", arguments: [Report(), Samples.lost, Samples.lone, Samples.full])
  func valid(report: Report) throws {
    let value = try JSONValue(json: report.json())
    #expect(try Schemas.report().faults(in: value) == [])
  }

  @Test("Members without anything to say are absent, and null stands only where the schema says so")
  func absence() throws {
    let value = try JSONValue(json: Samples.lost.json())
    let row = try #require(value["screens"]?.elements.first?["rows"]?.elements.first)
    for name in ["reason", "rule", "whenNil", "renamedTo", "via", "sample", "decision", "ignored"] {
      #expect(row[name] == nil)
    }
    let condition = try #require(value["screens"]?.elements.last?["conditions"]?.elements.first)
    #expect(condition["model"] == .null)
    #expect(condition["via"] == nil)
  }

  @Test("A finding and a problem have English sentences, words are the schema's")
  func sentences() throws {
    let value = try JSONValue(json: Samples.lost.json())
    let finding = try #require(value["findings"]?.elements.first)
    #expect(
      finding["message"]
        == .text("ContactVC shows `phone`, ContactView does not: show it there, or drop it from Contact"))
    #expect(finding["rule"] == .text("missing"))
    #expect(finding["level"] == .text("error"))
    #expect(value["problems"]?.elements.first?["code"] == .text("invalid-utf8"))
    #expect(value["problems"]?.elements.first?["line"] == .number(4))
  }

  @Test("Totals count what is in the report")
  func counts() throws {
    let counts = try #require(try JSONValue(json: Samples.lost.json())["counts"])
    #expect(counts["verdicts"]?["matched"] == .number(3))
    #expect(counts["verdicts"]?["missing"] == .number(1))
    #expect(counts["findings"]?["error"] == .number(1))
    #expect(counts["files"]?["swift"] == .number(4))
    #expect(counts["screens"] == .number(2))
    #expect(counts["problems"] == .number(1))
  }

  @Test("Slashes stand as they are, keys are sorted, a line feed ends it")
  func form() {
    let json = Samples.lost.json()
    #expect(json.contains("\"Old/ContactVC.swift\""))
    #expect(json.hasSuffix("}\n"))
    let tops = json.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.prefix { $0 != ":" } }
    #expect(tops.count == 12)
    #expect(tops == tops.sorted())
  }
}
