/// Who does work that can be done in any order: the program brings threads, a test does one thing after the other.
package protocol Workers: Sendable {
  /// The results of some pieces of work, in their order, however many do them at a time.
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result]
}

/// Does one piece of work after the other.
package struct OneWorker: Workers {
  /// The worker.
  package init() {}

  /// The results of some pieces of work, in their order.
  package func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    (0..<max(count, 0)).map(work)
  }
}
