/// Who does work that can be done in any order: the program brings threads, a test does one thing after the other.
package protocol Workers: Sendable {
  /// The results of some pieces of work, in their order, however many do them at a time. Each worker makes a tool once
  /// and does all its pieces with that.
  func map<Tool, Result: Sendable>(
    _ count: Int, with tool: @escaping @Sendable () -> Tool, _ work: @escaping @Sendable (Tool, Int) -> Result
  ) -> [Result]
}

/// Does one piece of work after the other.
package struct OneWorker: Workers {
  /// The worker.
  package init() {}

  /// The results of some pieces of work, in their order.
  package func map<Tool, Result: Sendable>(
    _ count: Int, with tool: @escaping @Sendable () -> Tool, _ work: @escaping @Sendable (Tool, Int) -> Result
  ) -> [Result] {
    let tool = tool()
    return (0..<max(count, 0)).map { work(tool, $0) }
  }
}
