import Foundation
import Reports
import TestKit
import Testing

@Suite("docs/configuration.md")
struct ConfigurationDocumentTests {
  private func page() throws -> String {
    try String(contentsOf: Places.root.appendingPathComponent("docs/configuration.md"), encoding: .utf8)
  }

  @Test("The example of the page is a configuration without problems, and uses what the table lists")
  func example() throws {
    let page = try page()
    let example = try #require(
      page.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first)
    let configuration = try Configuration(json: Array(example.utf8), path: "docs/configuration.md")
    #expect(configuration.problems.isEmpty)
    #expect(configuration.settings.pairs.count == 1)
    #expect(configuration.settings.decisions.count == 1)
    #expect(configuration.settings.cards.first?.text.hasPrefix("rule   team.tag\nmatch  Tag($value)\n") == true)
  }

  @Test("Every setting of the table is one, and none is left out")
  func settings() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") && !$0.hasPrefix("| `//") }
    let listed = rows.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(listed.count == 7)
    for name in listed {
      let json = "{\"\(name)\": \(name == "levels" ? "{}" : "[]"), \"no-setting\": 1}"
      let configuration = try Configuration(json: Array(json.utf8), path: "a")
      #expect(configuration.problems.map(\.detail) == ["no-setting"], "\(name)")
    }
  }
}
