import Foundation
import TestKit
import Testing

/// What the built program prints for the corpus, in every form.
@Suite("Reports from source")
struct SchemaTests {
  private static func schema(_ name: String) throws -> JSONSchema {
    let path = Places.root.appendingPathComponent("docs/schema/\(name)-1.json")
    return try JSONSchema(json: String(contentsOf: path, encoding: .utf8))
  }

  private func run(_ slug: String, _ format: String) throws -> Program {
    let one = try CorpusCase(slug)
    return try Program.run(one.command.arguments + ["--format", format], in: one.folder)
  }

  @Test("The JSON of every case of the corpus is valid by the schema", arguments: CorpusCase.slugs())
  func valid(slug: String) throws {
    let command = try CorpusCase(slug).command.arguments.first
    let schema = try Self.schema(command == "recompute" ? "recompute" : "uyum")
    let ran = try run(slug, "json")
    #expect(schema.faults(in: try JSONValue(json: ran.output)) == [])
  }

  @Test(
    "Two runs print the same bytes",
    arguments: ["text", "lines", "json", "xcode", "csv", "markdown", "sarif", "html"])
  func same(format: String) throws {
    let slug = try #require(CorpusCase.slugs().first)
    let (first, second) = (try run(slug, format), try run(slug, format))
    #expect(first.status == 0)
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
  }
}
