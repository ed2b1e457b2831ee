import Inventories

/// Where the value of a key lives.
enum KeyPlace: Hashable, Sendable {
  /// In state of one node.
  case state(node: Int, MemberID)
  /// Outside of all views, where each node that names the place keeps it as its own.
  case shared(String)
  /// In a stored member of an object.
  case member(MemberID)
  /// In an object whose type is not in the tree, by the property that holds it.
  case foreignObject(String, MemberID)
  /// In the environment.
  case environment(String)
  /// Nobody knows where: what a node is given from outside.
  case unknown(node: Int, MemberID)
}

/// A value that can change.
struct Key: Sendable {
  let place: KeyPlace
  /// Its name, once among all keys.
  var name: String
  /// The nodes that keep it.
  var owners: [Int]
}
