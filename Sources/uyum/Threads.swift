import Foundation
import Inventories
import Reports

/// The threads that a command line asks for, as many as there are processors where it asks for none.
struct Threads: Workers {
  let count: Int

  init(of invocation: Invocation) {
    count = max(invocation.value(.threads).flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount, 1)
  }

  /// The results of some pieces of work in their order, whatever thread did each.
  func map<Tool, Result: Sendable>(
    _ count: Int, with tool: @escaping @Sendable () -> Tool, _ work: @escaping @Sendable (Tool, Int) -> Result
  ) -> [Result] {
    let list = WorkList(Array((0..<max(count, 0)).reversed()))
    let done = Crew.run(threads: min(self.count, max(count, 1))) {
      let tool = tool()
      var own: [(Int, Result)] = []
      while let index = list.next() {
        own.append((index, work(tool, index)))
        list.finish()
      }
      return own
    }
    return done.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }
}
