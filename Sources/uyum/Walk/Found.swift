import Foundation
import Inventories
import Layouts
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
  var headers: [Placed<Source>] = []
  var layouts: [Placed<LayoutTree>] = []
  var problems: [Placed<Problem>] = []
  var nested: [Placed<NestedConfiguration>] = []

  /// Adds what another thread found.
  mutating func join(_ other: Found) {
    files += other.files
    headers += other.headers
    layouts += other.layouts
    problems += other.problems
    nested += other.nested
  }

  /// All of it in the order of the paths, each path once, each problem once.
  var tree: ReadTree {
    var tree = ReadTree()
    tree.files = Self.ordered(files) { _, _ in true }
    tree.headers = Self.ordered(headers) { _, _ in true }
    for layout in Self.ordered(layouts, same: { _, _ in true }) { tree.layouts.join(layout) }
    tree.problems = Self.ordered(problems) { $0 == $1 }
    tree.nested = Self.ordered(nested) { $0.folder == $1.folder }
    return tree
  }

  /// Values in the order of their paths, those of one path as they came, without those that are the same as another of
  /// their path.
  private static func ordered<Value>(_ placed: [Placed<Value>], same: (Value, Value) -> Bool) -> [Value] {
    let order = placed.indices.sorted { one, other in
      let difference = placed[one].path.compare(placed[other].path)
      return difference == 0 ? one < other : difference < 0
    }
    var values: [Value] = []
    values.reserveCapacity(order.count)
    var (path, first): ([UInt8]?, Int) = (nil, 0)
    for index in order {
      if placed[index].path != path { (path, first) = (placed[index].path, values.count) }
      if !values[first...].contains(where: { same($0, placed[index].value) }) { values.append(placed[index].value) }
    }
    return values
  }
}

extension [UInt8] {
  /// Below 0, 0 or above 0, as these bytes stand before others, are the same or stand behind them.
  func compare(_ other: [UInt8]) -> Int {
    let order = withUnsafeBytes { one in
      other.withUnsafeBytes { two -> Int32 in
        guard let left = one.baseAddress, let right = two.baseAddress else { return 0 }
        return memcmp(left, right, Swift.min(one.count, two.count))
      }
    }
    return order == 0 ? count - other.count : Int(order)
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
