import Foundation
import TestKit
import Testing

/// `uyum dump layouts`, as a person runs it.
struct LayoutCommandTests {
  private let label = "<label text=\"A &quot;b&quot;\" id=\"a-1\"/>"

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-layouts-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("tree/en.lproj")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let xib = "<document type=\"a.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(label)</objects></document>\n"
    try Data(xib.utf8).write(to: folder.appendingPathComponent("tree/A.xib"))
    try Data("\"k\" = \"v\";\n".utf8).write(to: inner.appendingPathComponent("B.strings"))
    try Data("<".utf8).write(to: folder.appendingPathComponent("tree/C.storyboard"))
    try body(folder)
  }

  @Test func `A folder's layouts and strings come as JSON, named from the folder`() throws {
    try inFolder { folder in
      let run = try Program.run(["dump", "layouts", "tree", "--format", "json"], in: folder)
      #expect(run.status == 0)
      let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let rows = try #require(answer?["rows"] as? [[String: Any]])
      let text = try #require(rows.first { $0["kind"] as? String == "text" })
      #expect(text["file"] as? String == "A.xib")
      #expect(text["text"] as? String == "A \"b\"")
      #expect(text["view"] as? String == "UILabel a-1")
      let string = try #require(rows.first { $0["kind"] as? String == "string" })
      #expect(string["language"] as? String == "en")
      let problems = try #require(answer?["problems"] as? [[String: Any]])
      #expect(problems.map { $0["path"] as? String } == ["C.storyboard"])
      #expect(run.errors.contains("C.storyboard:1: "))
    }
  }

  @Test func `As text each row is a line with its place`() throws {
    try inFolder { folder in
      let run = try Program.run(["dump", "layouts", "tree/A.xib"], in: folder)
      let column = "<document type=\"a.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>".utf8.count + 1
      #expect(run.output.contains("tree/A.xib:1:\(column): object id=a-1 element=label class=UILabel\n"))
    }
  }

  @Test("That a file does not parse is told once, at its first line that does not")
  func toldOnce() throws {
    let tree = try Tree(["A.swift": "let a = 1\nlet b = 2\nlet c = 3\n", "B.strings": "\"k\" = \"v\";\nx x;\ny y;\n"])
    let errors = try Program.run(["dump", "layouts", "A.swift", "B.strings"], in: tree.folder).errors
    let places = errors.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(places == ["A.swift:1:", "B.strings:2:"])
  }

  @Test("A folder without anything to dump says where it was looked", arguments: ["headers", "layouts"])
  func nothing(kind: String) throws {
    let tree = try Tree(["A.swift": "let a = 1\n"])
    let ran = try Program.run(["dump", kind, ".", "--no-cache"], in: tree.folder)
    #expect(ran.output.isEmpty)
    #expect(ran.errors == "uyum: nothing to print was found in 0 files: .\n")
  }

  @Test("A file without properties is told, one that is missing only once")
  func noProperties() throws {
    let tree = try Tree(["A.swift": "let a = 1\n"])
    let ran = try Program.run(["dump", "headers", "A.swift", "--no-cache"], in: tree.folder)
    #expect(ran.errors.hasSuffix("uyum: nothing to print was found in 1 file: A.swift\n"))
    let missing = try Program.run(["dump", "headers", "B.h", "--no-cache"], in: tree.folder)
    #expect(missing.errors == "uyum: B.h: no such file or folder (not-found)\n")
    #expect(missing.status == 2)
  }
}
