import Syntax
import Testing

@testable import Facts

/// Reads a body of Objective-C and compares its facts, described, with the lines expected. What stands before the body
/// in the file (macros, the class with `@synthesize`) is `file`; the body stands in its last class.
func checkObjectiveC(
  _ body: String, parameters: [String] = [], file: String = "", mode: BodyMode = .statements, _ expected: String,
  at location: SourceLocation = #_sourceLocation
) {
  let source = Source(path: "text.m", file + body)
  let outline = outline(Source(path: "text.m", file))
  let owner = outline.declarations.last { $0.kind == .extensionOf }?.body
  let names = ObjectiveCNames(outline, source).body(at: owner ?? ByteRange(0, 0), source)
  let range = ByteRange(file.utf8.count, source.bytes.count)
  let facts = readObjectiveCBody(source, range, parameters: parameters, mode: mode, names: names)
  #expect(describe(facts) == expected, sourceLocation: location)
  expectSound(facts, source, at: location)
}
