import Recomputes
import Syntax

extension Tree {
  /// The view tree that a JSON file spells, as docs/schema/tree-1.json describes it.
  package init(json bytes: [UInt8]) throws(InputFault) {
    var reader = try ObjectReader(try Json(input: bytes), place: "")
    var nodes = NodeTable()
    let list = try reader.requiredList("nodes")
    for (json, place) in list { try nodes.add(json, place) }
    var storage: [String: Storage] = [:]
    for (json, place) in try reader.requiredList("storage") {
      let (key, stored) = try readStorage(json, place, nodes)
      guard storage.updateValue(stored, forKey: key) == nil else {
        throw InputFault(.twice(key), line: json.line, place: place)
      }
    }
    var changes: [Change] = []
    for (json, place) in try reader.requiredList("changes") { changes.append(try readChange(json, place)) }
    try reader.finish()
    self.init(nodes: nodes.nodes, storage: storage, changes: changes)
  }
}

/// The nodes read so far and where each name stands.
private struct NodeTable {
  var nodes: [Tree.Node] = []
  var index: [String: Int] = [:]

  mutating func add(_ json: Json, _ place: String) throws(InputFault) {
    var reader = try ObjectReader(json, place: place)
    let name = try reader.name("name")
    let parent = try reader.optionalText("parent")
    if let parent, index[parent] == nil {
      throw InputFault(.parentNotAbove(parent), line: json.line, place: place)
    }
    var reads: Set<String> = []
    for (json, place) in try reader.requiredList("reads") {
      let key = try json.name(place: place)
      guard reads.insert(key).inserted else { throw InputFault(.twice(key), line: json.line, place: place) }
    }
    try reader.finish()
    guard index.updateValue(nodes.count, forKey: name) == nil else {
      throw InputFault(.twice(name), line: json.line, place: place)
    }
    nodes.append(Tree.Node(name: name, parent: parent.flatMap { index[$0] }, reads: reads))
  }
}

private func readStorage(
  _ json: Json,
  _ place: String,
  _ nodes: NodeTable
) throws(InputFault) -> (String, Tree.Storage) {
  var reader = try ObjectReader(json, place: place)
  let key = try reader.name("key")
  let kind = try reader.name("kind")
  let storage: Tree.Storage
  switch kind {
  case "state", "binding":
    let owner = try reader.name("owner")
    guard let index = nodes.index[owner] else {
      throw InputFault(.ownerNotANode(owner), line: json.line, place: place)
    }
    storage = .state(owner: index)
  case "model":
    _ = try reader.name("owner")
    storage = .model
  case "environment":
    if reader.value("owner") != nil { throw InputFault(.ownerOfEnvironment, line: json.line, place: place) }
    storage = .environment
  default:
    let kinds = ["state", "binding", "model", "environment"]
    throw InputFault(.unknownWord(kind, nearest: nearest(to: kind, among: kinds)), line: json.line, place: place)
  }
  try reader.finish()
  return (key, storage)
}

private func readChange(_ json: Json, _ place: String) throws(InputFault) -> Tree.Change {
  var reader = try ObjectReader(json, place: place)
  let change = Tree.Change(label: try reader.name("label"), key: try reader.name("key"))
  try reader.finish()
  return change
}
