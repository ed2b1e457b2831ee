import Recomputes
import Reports
import Testing

@Suite("View trees")
struct TreeReaderTests {
  private static let nodes = """
    {"name": "A", "parent": null, "reads": ["k"]}, {"name": "B", "parent": "A", "reads": ["k"]},
    {"name": "C", "parent": "B", "reads": []}, {"name": "D", "parent": "C", "reads": ["k"]}
    """

  private func read(_ storage: String, nodes: String = Self.nodes) throws(InputFault) -> Tree {
    let json = """
      {"nodes": [\(nodes)], "storage": [\(storage)], "changes": [{"label": "L", "key": "k"}]}
      """
    return try Tree(json: Array(json.utf8))
  }

  private func line(_ storage: String) throws -> String {
    String(render(try read(storage).recomputations, language: .english).prefix { $0 != "\n" })
  }

  @Test("State: own at its owner, ancestor below at any distance, outside the rule elsewhere")
  func state() throws {
    #expect(
      try line(#"{"key": "k", "kind": "state", "owner": "B"}"#)
        == "L: k changed | recomputed A outside-rule, B own, D ancestor | skipped C")
    #expect(
      try line(#"{"key": "k", "kind": "binding", "owner": "A"}"#)
        == "L: k changed | recomputed A own, B ancestor, D ancestor | skipped C")
  }

  @Test("Model, environment and a key without storage")
  func others() throws {
    #expect(
      try line(#"{"key": "k", "kind": "model", "owner": "Store"}"#).contains("A observed, B observed, D observed"))
    #expect(try line(#"{"key": "k", "kind": "environment"}"#).contains("A environment, B environment, D environment"))
    #expect(try line("").contains("A unmeasured, B unmeasured, D unmeasured"))
  }

  @Test(
    "What is no tree is refused",
    arguments: [
      (#"{"key": "k", "kind": "state"}"#, .lacks("owner")),
      (#"{"key": "k", "kind": "state", "owner": "X"}"#, .ownerNotANode("X")),
      (#"{"key": "k", "kind": "stat", "owner": "A"}"#, .unknownWord("stat", nearest: "state")),
      (#"{"key": "k", "kind": "environment", "owner": "A"}"#, .ownerOfEnvironment),
      (#"{"key": "k", "kind": "environment"}, {"key": "k", "kind": "environment"}"#, .twice("k")),
    ] as [(String, InputFault.Kind)])
  func refusedStorage(storage: String, kind: InputFault.Kind) {
    let fault = #expect(throws: InputFault.self) { try read(storage) }
    #expect(fault?.kind == kind)
  }

  @Test(
    "A parent stands above its children, names stand once",
    arguments: [
      (#"{"name": "A", "parent": "B", "reads": []}, {"name": "B", "parent": null, "reads": []}"#, .parentNotAbove("B")),
      (#"{"name": "A", "parent": "A", "reads": []}"#, .parentNotAbove("A")),
      (#"{"name": "A", "parent": null, "reads": []}, {"name": "A", "parent": null, "reads": []}"#, .twice("A")),
      (#"{"name": "A", "parent": null, "reads": ["k", "k"]}"#, .twice("k")),
      (#"{"name": "A", "parent": null}"#, .lacks("reads")),
    ] as [(String, InputFault.Kind)])
  func refusedNodes(nodes: String, kind: InputFault.Kind) {
    let fault = #expect(throws: InputFault.self) { try read("", nodes: nodes) }
    #expect(fault?.kind == kind)
  }

  @Test("A chain of many views is judged in one pass a change")
  func chain() throws {
    let count = 20_000
    let nodes = (0..<count).map { index in
      let parent = index == 0 ? "null" : "\"V\(index - 1)\""
      return "{\"name\": \"V\(index)\", \"parent\": \(parent), \"reads\": [\"k\"]}"
    }
    let tree = try read(#"{"key": "k", "kind": "state", "owner": "V0"}"#, nodes: nodes.joined(separator: ","))
    let causes = tree.recomputations[0].recomputed.map(\.cause)
    #expect(causes.first == .own)
    #expect(causes.dropFirst().allSatisfy { $0 == .ancestor })
    #expect(causes.count == count)
  }
}
