import Foundation

/// Work that several threads share and add to; it ends when nothing waits and nobody is at work.
final class WorkList<Job: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  /// Guarded by `condition`, as all that changes here.
  private var waiting: [Job]
  private var busy = 0

  /// A list that begins with some jobs, the last first.
  init(_ jobs: [Job]) { waiting = jobs }

  /// The next job; waits for one while others are at work, and is nil when all is done. Whoever gets a job calls
  /// `finish` after it.
  func next() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty, busy > 0 { condition.wait() }
    guard let job = waiting.popLast() else { return nil }
    busy += 1
    return job
  }

  /// Adds jobs, the last first.
  func add(_ jobs: [Job]) {
    guard !jobs.isEmpty else { return }
    condition.lock()
    waiting += jobs
    condition.broadcast()
    condition.unlock()
  }

  /// Says that a job is done.
  func finish() {
    condition.lock()
    busy -= 1
    if busy == 0, waiting.isEmpty { condition.broadcast() }
    condition.unlock()
  }
}

/// Several threads that do the same.
enum Crew {
  /// What the threads make; guarded by its lock.
  private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var made: [Value] = []

    func add(_ value: Value) { lock.withLock { made.append(value) } }
    var values: [Value] { lock.withLock { made } }
  }

  /// The stack of a thread, as large as the main thread's mostly is.
  private static let stackSize = 8 << 20

  /// Runs work on some threads, this one among them, and gives what each made, in no order.
  static func run<Value: Sendable>(threads: Int, _ work: @escaping @Sendable () -> Value) -> [Value] {
    let results = Results<Value>()
    let group = DispatchGroup()
    for _ in 1..<max(threads, 1) {
      group.enter()
      let thread = Thread {
        results.add(work())
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    results.add(work())
    group.wait()
    return results.values
  }
}
