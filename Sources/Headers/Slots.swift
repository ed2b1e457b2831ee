import Foundation

/// A place for each result of a spread computation; a lock guards them.
final class Slots<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  /// Puts a result in its place.
  func set(_ index: Int, _ value: Value) { lock.withLock { values[index] = value } }

  /// The results, in order.
  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
