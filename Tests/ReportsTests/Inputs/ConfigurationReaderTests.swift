import Inventories
import Reports
import Syntax
import Testing

@Suite("Configuration")
struct ConfigurationReaderTests {
  private func read(_ json: String) throws(InputFault) -> Configuration {
    try Configuration(json: Array(json.utf8), path: ".uyum.json")
  }

  @Test("Every setting is read, comments and trailing commas too")
  func settings() throws {
    let configuration = try read(
      """
      {
        // the pairs
        "pairs": [{"legacy": "OldVC", "migrated": "NewView", "models": ["Order"], "complete": true},],
        "models": [{"model": "Order", "sameAs": ["OldOrder", "Api.Order"]}],
        "keys": ["title", "badge"],
        "rules": [["rule team.tag", "match Tag($value)"], "rule team.pill"],
        "levels": {"one-sided-condition": "hidden", "extra": "error"},
        "exclude": ["Generated/**"],
        "decisions": [{"screen": "NewView", "key": "total", "decision": "carry", "reason": "next week"}],
      }
      """)
    let settings = configuration.settings
    #expect(
      settings.pairs == [Settings.Pair(legacy: "OldVC", migrated: "NewView", models: ["Order"], complete: true)])
    #expect(settings.models == [Settings.SameModels(model: "Order", sameAs: ["OldOrder", "Api.Order"])])
    #expect(settings.keys == ["title", "badge"])
    #expect(settings.cards.map(\.text) == ["rule team.tag\nmatch Tag($value)", "rule team.pill"])
    #expect(settings.levels == [.oneSidedCondition: .hidden, .extra: .error])
    #expect(settings.exclude == ["Generated/**"])
    #expect(settings.decision(screen: "NewView", model: "Order", key: "total")?.kind == .carry)
    #expect(settings.decision(screen: "OldVC", model: "Order", key: "total") == nil)
    #expect(configuration.problems.isEmpty)
  }

  @Test("An empty configuration sets nothing")
  func empty() throws {
    #expect(try read("{}").settings == Settings())
  }

  @Test("A setting that means nothing is a problem that names the nearest one")
  func unknown() throws {
    let configuration = try read(
      """
      {
        "pair": [],
        "pairs": [{"legacy": "A", "migrated": "B", "model": ["C"]}],
        "levels": {"missin": "note"},
        "colour": 1
      }
      """)
    let problems = configuration.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    #expect(problems.allSatisfy { $0.code == .unknownSetting })
    #expect(problems.map(\.line) == [2, 3, 4, 5])
    #expect(problems.map(\.detail) == ["pair -> pairs", "model -> models", "missin -> missing", "colour"])
    #expect(Sentences(.english).text(problems[0]) == "unknown setting `pair`; did you mean `pairs`?")
    #expect(Sentences(.turkish).text(problems[3]) == "bilinmeyen ayar `colour`")
  }

  @Test(
    "What can't be meant is refused",
    arguments: [
      ("{", .endsEarly), ("[]", .expected(.object)), (#"{"pairs": {}}"#, .expected(.list)),
      (#"{"pairs": [{"legacy": "A"}]}"#, .lacks("migrated")),
      (#"{"levels": {"missing": "eror"}}"#, .unknownWord("eror", nearest: "error")),
      (#"{"pairs": [{"legacy": "A", "migrated": "B", "complete": "yes"}]}"#, .expected(.bool)),
      (#"{"decisions": [{"key": "k", "decision": "drop"}]}"#, .lacks("reason")),
      (
        #"{"decisions": [{"screen": "A", "key": "k", "decision": "drop", "reason": "r"},"#
          + #"{"screen": "A", "key": "k", "decision": "carry", "reason": "s"}]}"#, .twice("A.k")
      ),
    ] as [(String, InputFault.Kind)])
  func refused(json: String, kind: InputFault.Kind) {
    let fault = #expect(throws: InputFault.self) { try read(json) }
    #expect(fault?.kind == kind)
  }
}
