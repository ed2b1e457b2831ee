import Foundation
import TestKit
import Testing

/// The built program, run as a user runs it.
@Suite("Commands")
struct CommandTests {
  private func inScratch(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uyum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }

  private static let recording = #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": "k", "model": "a"}]}]}"#

  @Test(
    "Every lesson comes out to the byte, in both languages", .enabled(if: Places.hasShared, "\(Places.noShared)"),
    arguments: ["tr", "en"])
  func lessons(language: String) throws {
    let folder = try #require(Places.shared).appendingPathComponent("lessons")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let inputs = names.filter { $0.hasSuffix(".json") }
    #expect(inputs.count == 18)
    for name in inputs {
      let command = name.hasSuffix(".tree.json") ? ["recompute", "--tree", name] : ["judge", name]
      let ran = try Program.run(command + ["--language", language], in: folder)
      let stem = name.prefix { $0 != "." }
      let expected = try String(contentsOf: folder.appendingPathComponent("\(stem).\(language).txt"), encoding: .utf8)
      #expect(ran.output == expected, "\(name)")
      #expect(ran.status == 0)
      #expect(ran.errors.isEmpty)
    }
  }

  @Test("Results stand on standard output, problems on standard error, a missing path is status 2")
  func missingPath() throws {
    let ran = try Program.run(["judge", "not-there.json"])
    #expect(ran.status == 2)
    #expect(ran.output.isEmpty)
    #expect(ran.errors == "uyum: not-there.json: no such file or folder (not-found)\n")
  }

  @Test("--fail-on is status 1 when a row is as grave, 0 when it is not")
  func failOn() throws {
    let extra = #"{"checks": [{"label": "L", "screen": "S", "rows": [{"key": "k", "shown": "a"}]}]}"#
    try inScratch(["missing.json": Self.recording, "extra.json": extra]) { folder in
      func status(_ arguments: String...) throws -> Int32 { try Program.run(["judge"] + arguments, in: folder).status }
      let statuses = [
        try status("missing.json"), try status("missing.json", "--fail-on", "error"),
        try status("extra.json", "--fail-on", "error"), try status("extra.json", "--fail-on", "warning"),
      ]
      #expect(statuses == [0, 1, 0, 1])
    }
  }

  @Test("A file that is no recording names line and place, status 2")
  func badRecording() throws {
    try inScratch(["a.json": "{\n  \"checks\": [{\"label\": 1}]\n}"]) { folder in
      let ran = try Program.run(["judge", "a.json"], in: folder)
      #expect(ran.status == 2)
      #expect(ran.errors == "uyum: a.json:2: a text is expected in `checks[0].label`\n")
    }
  }

  @Test("A control character in JSON is named and does not break the line of its problem")
  func controlCharacter() throws {
    try inScratch(["a.json": "{\"checks\n\": []}"]) { folder in
      let ran = try Program.run(["judge", "a.json"], in: folder)
      #expect(ran.status == 2)
      #expect(ran.errors == "uyum: a.json:1: `U+000A` can't stand here\n")
    }
  }

  @Test("A wrong command line says what was meant, status 2")
  func usage() throws {
    let ran = try Program.run(["jduge", "a.json"])
    #expect(ran.status == 2)
    #expect(ran.errors == "uyum: unknown command `jduge`; did you mean `judge`?\nsee `uyum --help`\n")
    let turkish = try Program.run(["judge", "--language", "tr"])
    #expect(turkish.errors == "uyum: FILE eksik\nbakiniz: `uyum help judge`\n")
  }

  @Test("Help and version are results, status 0")
  func help() throws {
    for arguments in [["--help"], ["help", "compare"], ["compare", "--help"]] {
      let ran = try Program.run(arguments)
      #expect(ran.status == 0)
      #expect(ran.output.contains("uyum compare"))
      #expect(ran.errors.isEmpty)
    }
    let version = try Program.run(["--version"])
    #expect(version.output.range(of: #"^uyum \d+\.\d+\.\d+\n$"#, options: .regularExpression) != nil)
  }

  @Test("What can't be read is told, one problem a path, and the rest is still reported")
  func unreadable() throws {
    try inScratch(["binary.swift": "a\u{0}b", "here.swift": "struct A {}\n"]) { folder in
      let link = folder.appendingPathComponent("loop.swift")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "loop.swift")
      try Data([0x6C, 0x65, 0x74, 0x0A, 0xFF, 0x0A]).write(to: folder.appendingPathComponent("latin.swift"))
      let ran = try Program.run(
        [
          "compare", "--legacy", "here.swift", "binary.swift", "loop.swift", ".", "latin.swift", "--migrated",
          "gone.swift", "./gone.swift", "--format", "json",
        ], in: folder)
      #expect(ran.status == 2)
      let problems = try JSONValue(json: ran.output)["problems"]?.elements ?? []
      func problem(_ path: String) -> JSONValue? { problems.first { $0["path"] == .text(path) } }
      #expect(problem("binary.swift")?["code"] == .text("not-text"))
      #expect(problem("loop.swift")?["code"] == .text("link-cycle"))
      #expect(problem(".")?["code"] == .text("cannot-read"))
      #expect(problem("latin.swift")?["code"] == .text("invalid-utf8"))
      #expect(problem("latin.swift")?["line"] == .number(2))
      #expect(problems.count { $0["path"] == .text("gone.swift") } == 1)
      #expect(problem("here.swift") == nil)
    }
  }

  @Test("A configuration that can't be parsed is status 2, an unknown setting a problem alone")
  func configuration() throws {
    let files = ["a.swift": "struct A {}\n", ".uyum.json": "{\"pair\": []}", "bad.json": "{\n  \"pairs\": [}\n"]
    try inScratch(files) { folder in
      let unknown = try Program.run(["compare", "--legacy", "a.swift"], in: folder)
      #expect(
        unknown.errors.contains(".uyum.json:1: unknown setting `pair`; did you mean `pairs`? (unknown-setting)\n"))
      #expect(unknown.status == 0)
      let bad = try Program.run(["compare", "--legacy", "a.swift", "--config", "bad.json"], in: folder)
      #expect(bad.errors.contains("bad.json:2: the configuration can't be read: `}` can't stand here"))
      #expect(bad.status == 2)
      let none = try Program.run(["compare", "--legacy", "a.swift", "--config", "no.json"], in: folder)
      #expect(none.status == 2)
    }
  }

  @Test("No screen found says where it looked and at how many files")
  func noScreen() throws {
    try inScratch(["a.swift": "struct A {}\n"]) { folder in
      let ran = try Program.run(["compare", "--legacy", "a.swift"], in: folder)
      #expect(ran.errors == "uyum: no screen was found in 1 file: a.swift (no-screen)\n")
      #expect(ran.status == 0)
    }
  }

  @Test("No colours where standard output is no terminal")
  func colours() throws {
    try inScratch(["a.swift": "struct A {}\n"]) { folder in
      let ran = try Program.run(["compare", "--legacy", "a.swift"], in: folder)
      #expect(!ran.output.contains("\u{1B}"))
    }
  }

  private static let screen = """
    import UIKit
    struct Order { let title: String; let note: String? }
    final class OrderVC: UIViewController {
      let titleLabel = UILabel()
      func bind(_ order: Order) {
        titleLabel.text = order.title
      }
    }

    """

  @Test("compare prints rows of one side alone, by the values of --sample and with its label")
  func sample() throws {
    let files = ["a.swift": Self.screen, "s.json": #"{"title": "Tea\nfor two", "note": "hot"}"#]
    try inScratch(files) { folder in
      let ran = try Program.run(
        ["compare", "--legacy", "a.swift", "--sample", "s.json", "--label", "L", "--format", "lines"], in: folder)
      #expect(
        ran.output == """
          L | OrderVC.title: model=Tea\\nfor two screen=Tea\\nfor two -> matched
          L | OrderVC.note: model=hot screen=- -> missing
          matched: 1
          stale: 0
          missing: 1
          extra: 0

          """)
      #expect(ran.errors.isEmpty)
    }
  }

  @Test("A screen that the command line names and that is not there is status 2")
  func unknownScreen() throws {
    try inScratch(["a.swift": Self.screen]) { folder in
      let ran = try Program.run(["compare", "--legacy", "a.swift", "--legacy-screen", "OrderWC"], in: folder)
      #expect(ran.status == 2)
      #expect(ran.errors.contains("nothing has this name: `OrderWC` (unknown-name)"))
    }
  }

  @Test("inventory walks folders, prints every form, and writes a file for each screen")
  func inventory() throws {
    try inScratch(["a.swift": Self.screen]) { folder in
      let text = try Program.run(["inventory"], in: folder)
      #expect(text.output.contains("  shows     title  titleLabel.text = order.title ./a.swift:6:23") == false)
      #expect(text.output.contains("  shows     title  titleLabel.text = order.title a.swift:6:23"))
      let csv = try Program.run(["inventory", ".", "--format", "csv"], in: folder)
      #expect(
        csv.output.contains(
          "OrderVC,uikit,shows,title,Order,visible,titleLabel.text,order.title,unknown,a.swift:6:23\n"))
      let markdown = try Program.run(["inventory", "--format", "markdown"], in: folder)
      #expect(markdown.output.hasPrefix("### OrderVC\n\nUIKit, Order\n\n| kind |"))
      let written = try Program.run(["inventory", "--output", "out", "--format", "json"], in: folder)
      #expect(written.status == 0)
      let file = try String(contentsOf: folder.appendingPathComponent("out/OrderVC.json"), encoding: .utf8)
      #expect(try JSONValue(json: file)["screens"]?.elements.count == 1)
    }
  }

  @Test("A folder that can't be written to is told, and two screens never share a file")
  func inventoryFiles() throws {
    let nested = "struct A { struct Row: View { let order: Order\n var body: some View { Text(order.title) } } }\n"
    let files = [
      "a.swift": Self.screen + nested,
      "b.swift": "struct Row: View { let n: String\n var body: some View { Text(n) } }\n",
      "c.swift": "struct row: View { let n: String\n var body: some View { Text(n) } }\n", "file": "",
    ]
    try inScratch(files) { folder in
      let refused = try Program.run(["inventory", "--output", "file"], in: folder)
      #expect(refused.status == 2)
      #expect(refused.errors == "uyum: file: can't be written: Not a directory\n")
      let written = try Program.run(["inventory", "--output", "out/new", "--format", "csv"], in: folder)
      #expect(written.status == 0)
      let path = folder.appendingPathComponent("out/new").path
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(names.count == 4)
      #expect(Set(names.map { $0.lowercased() }).count == 4)
      #expect(names.contains("A.Row.csv") && names.contains("OrderVC.csv"))
    }
  }

  @Test("A screen's file stays the same while others come")
  func stableInventory() throws {
    try inScratch(["a.swift": Self.screen]) { folder in
      let file = folder.appendingPathComponent("out/OrderVC.json")
      _ = try Program.run(["inventory", "--output", "out", "--format", "json"], in: folder)
      let before = try String(contentsOf: file, encoding: .utf8)
      let other = "struct Other: View { let n: String\n var body: some View { Text(n) } }\n"
      try Data(other.utf8).write(to: folder.appendingPathComponent("b.swift"))
      _ = try Program.run(["inventory", "--output", "out", "--format", "json"], in: folder)
      #expect(try String(contentsOf: file, encoding: .utf8) == before)
    }
  }

  @Test("rules lists cards and prints one whole, a mistyped one with the nearest")
  func rules() throws {
    let list = try Program.run(["rules"])
    #expect(list.output.contains("uikit.label-text "))
    let card = try Program.run(["rules", "uikit.label-text"])
    #expect(card.output.hasPrefix("rule   uikit.label-text\nmatch  "))
    let wrong = try Program.run(["rules", "uikit.lable-text"])
    #expect(wrong.errors.contains("did you mean `uikit.label-text`?"))
    #expect(wrong.status == 2)
  }

  @Test("A team's own card from the configuration works like a built-in one")
  func ownCard() throws {
    let files = [
      "a.swift": """
      import SwiftUI
      struct Order { let title: String }
      struct OrderView: View {
        let order: Order
        var body: some View { Chip(order.title) }
      }

      """,
      ".uyum.json": #"""
      {"rules": [["rule   team.chip", "match  Chip($value)", "shows  $value", "why    A Chip prints its text.",
                  "hit    Chip(↓order.state)", "miss   chip(order.state)"]]}
      """#,
    ]
    try inScratch(files) { folder in
      let ran = try Program.run(["compare", "--migrated", "a.swift", "--format", "lines", "--label", "L"], in: folder)
      #expect(ran.output.hasPrefix("L | OrderView.title: model=title screen=title -> matched\n"))
      #expect(ran.errors.isEmpty)
      let card = try Program.run(["rules", "team.chip"], in: folder)
      #expect(card.output.hasPrefix("rule   team.chip\n"))
    }
  }

  @Test("dump reads Objective-C by its ending")
  func dumpObjectiveC() throws {
    let text = "@implementation A\n- (void)fill:(Task *)task { [self.label setText:task.name]; }\n@end\n"
    try inScratch(["a.m": text]) { folder in
      let tokens = try Program.run(["dump", "tokens", "a.m"], in: folder)
      #expect(tokens.output.hasPrefix("1:1 at @\n1:2 identifier implementation\n"))
      let outline = try Program.run(["dump", "outline", "a.m"], in: folder)
      #expect(outline.output == "1:17 extensionOf A\n  2:9 function fill: void\n")
      let facts = try Program.run(["dump", "facts", "a.m"], in: folder)
      #expect(facts.output.hasPrefix("# 2:9 fill(task)\n2:29 self.label.text = p0.name\n"))
    }
  }

  @Test("dump prints tokens, declarations and facts with their places")
  func dump() throws {
    try inScratch(["a.swift": Self.screen]) { folder in
      let tokens = try Program.run(["dump", "tokens", "a.swift"], in: folder)
      #expect(tokens.output.hasPrefix("1:1 keyword import\n1:8 identifier UIKit\n2:1 keyword struct\n"))
      let outline = try Program.run(["dump", "outline", "a.swift"], in: folder)
      #expect(outline.output.contains("2:8 structure Order\n  2:20 constant title: String\n"))
      let facts = try Program.run(["dump", "facts", "a.swift"], in: folder)
      #expect(facts.output.contains("titleLabel.text = p0.title"))
    }
  }
}
