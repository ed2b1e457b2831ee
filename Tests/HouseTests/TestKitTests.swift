import TestKit
import Testing

/// The kit that other tests stand on.
struct PictureTests {
  @Test func `Carets speak of the bytes above them`() throws {
    let picture = try Picture("let é = a.b\n    ^ name\n        ^^^ value\nx()\n^ call")
    #expect(picture.source == "let é = a.b\nx()")
    #expect(
      picture.claims == [
        .init(start: 4, end: 6, "name"), .init(start: 9, end: 12, "value"), .init(start: 13, end: 14, "call"),
      ])
  }

  @Test(arguments: [
    ("let a = 1", Picture.Fault.noClaim), ("let a\n    ^", .noText(line: 2)),
    ("let a\n      ^ far", .underNothing(line: 2)),
    ("^ first", .underNothing(line: 1)),
  ])
  func `A picture that says nothing is a failure`(drawing: String, fault: Picture.Fault) {
    #expect(throws: fault) { try Picture(drawing) }
  }

  @Test func `An operator of carets is source`() throws {
    #expect(try Picture("a\n^^b\n^^ op").source == "a\n^^b")
  }

  @Test func `Differences name what only one side has`() throws {
    let picture = try Picture("a.b\n^ root\n  ^ member")
    #expect(picture.differences(to: picture.claims) == [])
    let found = [Picture.Claim(start: 0, end: 1, "root"), .init(start: 2, end: 3, "name")]
    #expect(picture.differences(to: found) == ["- `b` 2..<3 member", "+ `b` 2..<3 name"])
  }
}

struct SessionTests {
  @Test func `Commands and their output are read from fenced blocks`() {
    let console = "```console\n$ uyum judge a.json\none\ntwo\n$ uyum x\n```\n"
    let document = console + "```sh\nuyum 'a b' \\\n  c\nls\n```\n```text\n$ uyum y\n```\n"
    #expect(
      Session.read(document) == [
        Session(arguments: ["judge", "a.json"], output: "one\ntwo\n", line: 2),
        Session(arguments: ["x"], output: "", line: 5), Session(arguments: ["a b", "c"], output: nil, line: 9),
      ])
  }
}

struct ClaimsTests {
  @Test func `A report's claims are lines`() throws {
    let json = """
      {"pairs": [{
         "legacy": "Old", "migrated": "New", "why": "stem",
         "rows": [{
           "key": "a", "channel": "visible", "level": "error",
           "legacy": {"verdict": "matched", "whenNil": "clears"},
           "migrated": {"verdict": "missing", "reason": "spoken-only"}}],
         "conditions": [{"on": "legacy", "key": "b", "decides": "hidden"}]}],
       "screens": [
         {"name": "New", "rows": [{"key": "a"}], "conditions": [], "actions": [{"key": "c"}],
          "constants": [{"value": "Tabs"}, {"value": "no", "condition": "x"}]},
         {"name": "Other", "constants": [{"value": "new", "key": "badge"}], "actions": [],
          "rows": [{"key": "d", "channel": "visible", "level": "none", "verdict": "matched", "renamedTo": ["f", "e"]}],
          "conditions": [{"key": "g", "decides": "style"}]}],
       "findings": [{"rule": "missing", "level": "error", "key": "a"}], "problems": [{"code": "git"}],
       "unpaired": [{"screen": "Other", "candidates": [{"screen": "Third", "why": "model"}]}],
       "seams": [{"kind": "hosting-cell", "type": "Cell", "outer": null, "inner": "Row"}]}
      """
    #expect(
      try Claims.of(json: json) == [
        "action migrated c", "alone d visible none", "candidate Other Third model", "condition lone g style",
        "constant lone new for badge",
        "constant migrated Tabs", "finding missing error a", "one-sided legacy b hidden", "pair a visible error",
        "paired Old New stem", "problem git", "row legacy a visible matched nil:clears",
        "row lone d visible matched as:e,f",
        "row migrated a visible missing (spoken-only)", "seam hosting-cell Cell - Row",
      ])
  }

  @Test func `Text that is no report has no claims`() {
    #expect(throws: (any Error).self) { try Claims.of(json: "[]") }
  }
}

struct ProgramTests {
  @Test func `The built program is found and runs`() throws {
    #expect(Places.program != nil)
    #expect(throws: Never.self) { try Program.run([]) }
  }
}
