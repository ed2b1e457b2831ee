import Foundation
import Inventories
import Reports
import Syntax

/// What a thread found, in the order in which it came.
struct Found: Sendable {
  /// Something with the bytes of its path, by which it is put in order.
  struct Placed<Value: Sendable>: Sendable {
    var path: [UInt8]
    var value: Value
  }

  var files: [Placed<SourceFile>] = []
  var problems: [Placed<Problem>] = []
  var nested: [Placed<NestedConfiguration>] = []

  /// Adds what another thread found.
  mutating func join(_ other: Found) {
    files += other.files
    problems += other.problems
    nested += other.nested
  }

  /// All of it in the order of the paths, each path once.
  var tree: ReadTree {
    var tree = ReadTree()
    tree.files = Self.ordered(files)
    tree.problems = Self.ordered(problems)
    tree.nested = Self.ordered(nested)
    return tree
  }

  private static func ordered<Value>(_ placed: [Placed<Value>]) -> [Value] {
    let order = placed.indices.sorted { placed[$0].path.precedes(placed[$1].path) }
    var values: [Value] = []
    values.reserveCapacity(order.count)
    var last: Int?
    for index in order {
      if let last, placed[last].path == placed[index].path { continue }
      values.append(placed[index].value)
      last = index
    }
    return values
  }
}

extension [UInt8] {
  /// Whether these bytes stand before others in the order of their values.
  func precedes(_ other: [UInt8]) -> Bool {
    let order = withUnsafeBytes { one in
      other.withUnsafeBytes { two -> Int32 in
        guard let left = one.baseAddress, let right = two.baseAddress else { return 0 }
        return memcmp(left, right, Swift.min(one.count, two.count))
      }
    }
    return order == 0 ? count < other.count : order < 0
  }

  /// As text; a byte that is no UTF-8 stands as `\xFF`.
  var asPath: String {
    if let text = String(validating: self, as: UTF8.self) { return text }
    var text = ""
    var rest = self[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        text += "\\x" + String(rest[rest.startIndex], radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
