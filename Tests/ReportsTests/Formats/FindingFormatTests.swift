import Foundation
import Inventories
import Reports
import TestKit
import Testing

@Suite("Formats for machines")
struct FindingFormatTests {
  private func render(_ format: Format, _ report: Report = Samples.lost) -> String {
    report.rendered(as: format, RenderOptions())
  }

  private static let sentence =
    "ContactVC shows `phone`, ContactView does not: show it there, or drop it from Contact"

  @Test("xcode: one line a finding, both sites named")
  func xcode() {
    #expect(
      render(.xcode)
        == "New/ContactView.swift:3:8: error: \(Self.sentence); see also Old/ContactVC.swift:12:25 (missing)\n")
  }

  @Test("csv: every row, with quotes where a cell needs them")
  func csv() throws {
    var report = Samples.lost
    report.pairs[0].rows[0].key = "a,\"b\""
    let lines = render(.csv, report).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("ContactVC,ContactView,Contact,\"a,\"\"b\"\"\",visible,matched,"))
    #expect(lines[2].hasSuffix(",missing,,,error,,Old/ContactVC.swift:12:25,New/ContactView.swift:3:8"))
    #expect(render(.csv, Samples.lone).contains("\nContactVC,,Contact,name,visible,matched,"))
  }

  @Test("markdown: a table for each pair, bars in a cell escaped")
  func markdown() {
    var report = Samples.lost
    report.pairs[0].rows[0].key = "a|b"
    let text = render(.markdown, report)
    #expect(text.contains("| level | field | channel | ContactVC | ContactView | where |\n| --- |"))
    #expect(text.contains("| `a\\|b` |"))
    #expect(text.contains("| error | `phone` | visible | matched | missing | New/ContactView.swift:3:8 |"))
  }

  @Test("github: a workflow command with its line breaks and separators escaped")
  func github() {
    var report = Samples.lost
    report.findings[0].sites[0].file = "a,b:c.swift"
    let start = "::error file=a%2Cb%3Ac.swift,line=3,col=8,title=missing::ContactVC shows `phone`"
    #expect(render(.github, report).hasPrefix(start))
  }

  @Test("gitlab: a fingerprint that stays while lines move and differs between fields")
  func gitlab() throws {
    func fingerprint(_ report: Report) throws -> JSONValue? {
      try JSONValue(json: render(.gitlab, report)).elements.first?["fingerprint"]
    }
    var moved = Samples.lost
    moved.findings[0].sites[0].line = 99
    var other = Samples.lost
    other.findings[0].key = "mail"
    #expect(try fingerprint(moved) == fingerprint(Samples.lost))
    #expect(try fingerprint(other) != fingerprint(Samples.lost))
    #expect(try JSONValue(json: render(.gitlab)).elements.first?["severity"] == .text("major"))
  }

  @Test("sarif: the rule, the place and the related place")
  func sarif() throws {
    let run = try #require(try JSONValue(json: render(.sarif))["runs"]?.elements.first)
    let result = try #require(run["results"]?.elements.first)
    #expect(result["ruleId"] == .text("missing"))
    #expect(result["level"] == .text("error"))
    #expect(run["tool"]?["driver"]?["rules"]?.elements.first?["id"] == .text("missing"))
    let place = result["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == .text("New/ContactView.swift"))
    #expect(place?["region"]?["startLine"] == .number(3))
    #expect(result["relatedLocations"]?.elements.count == 1)
  }

  @Test("XML and HTML parse, whatever stands in a name", arguments: [Format.checkstyle, .junit])
  func xml(format: Format) throws {
    var report = Samples.full
    report.findings[0].message = .printsPlaceholder(key: "<&\"'>", screen: "S", text: "\u{1}\n")
    report.pairs[0].rows[0].key = "a<b>&\"c\""
    let parser = XMLScanner(render(format, report))
    #expect(parser.isWellFormed)
  }

  @Test("junit: a case for each row, a failure for what is lost")
  func junit() {
    let text = render(.junit)
    #expect(text.contains("<testsuite name=\"ContactVC - ContactView\" tests=\"2\" failures=\"1\">"))
    #expect(text.contains("<testcase name=\"name (visible)\" classname=\"ContactVC - ContactView\"/>"))
    #expect(text.contains("<failure type=\"missing\""))
  }

  @Test("checkstyle: errors by file with their level")
  func checkstyle() {
    let text = render(.checkstyle, Samples.full)
    #expect(text.contains("<file name=\"New/ContactView.swift\">"))
    #expect(text.contains("<error line=\"20\" column=\"9\" severity=\"warning\""))
    #expect(text.contains("severity=\"info\""))
  }

  @Test("html: a page that stands alone, names escaped")
  func html() {
    var report = Samples.lost
    report.pairs[0].rows[0].key = "<script>"
    let page = render(.html, report)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<td>&lt;script&gt;</td>"))
    #expect(!page.contains("<script"))
    #expect(!page.contains("http"))
  }

  @Test("Every format of every command prints something that a line feed ends", arguments: Format.allCases)
  func ends(format: Format) {
    for report in [Samples.lost, Samples.lone, Samples.full] {
      let text = render(format, report)
      #expect(text.isEmpty || text.hasSuffix("\n"))
      #expect(!text.hasSuffix("\n\n"))
    }
  }
}

/// Whether a text's tags open and close in order and its attributes have no bare sign: enough for what uyum writes.
private struct XMLScanner {
  private let text: String

  init(_ text: String) { self.text = text }

  var isWellFormed: Bool {
    var open: [Substring] = []
    for tag in text.matches(of: #/<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)(\/?)>/#) {
      if tag.output.1 == "/" {
        guard open.popLast() == tag.output.2 else { return false }
      } else if tag.output.4.isEmpty {
        open.append(tag.output.2)
      }
    }
    let rest = text.replacing(#/<\/?[a-z]+(?: [a-z]+="[^"<>]*")*\/?>/#, with: "").replacing(#/<\?xml[^>]*>/#, with: "")
    let isClean = !rest.contains { $0 == "<" || $0 == ">" }
    let controls = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
    return open.isEmpty && isClean && !controls && rest.matches(of: #/&(?!(amp|lt|gt|quot|#10);)/#).isEmpty
  }
}
