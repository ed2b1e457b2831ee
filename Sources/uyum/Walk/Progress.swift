import Foundation
import Reports

/// What a run is at, shown on standard error when it takes longer than a second and a person sits there; the line is
/// gone when the run ends.
final class Progress: @unchecked Sendable {
  /// The seconds before the first line, and between two.
  private static let (patience, pace) = (1.0, 0.1)

  private let condition = NSCondition()
  private let language: Language
  /// Guarded by `condition`, as all that changes here.
  private var phase = Phase.reading
  private var done = 0
  private var all: Int?
  private var hasEnded = false
  private var shown: String?

  private init(_ language: Language) { self.language = language }

  /// Runs work whose progress is shown; the work gets nil where standard error is no terminal.
  static func shown<Result>(_ language: Language, _ work: (Progress?) -> Result) -> Result {
    guard Console.isWatched else { return work(nil) }
    let progress = Progress(language)
    let thread = Thread { progress.show() }
    thread.start()
    defer { progress.end() }
    return work(progress)
  }

  /// Says that some more is done.
  func add(_ count: Int) { condition.withLock { done += count } }

  /// Says that something else begins.
  func begin(_ phase: Phase, of all: Int? = nil) {
    condition.withLock { (self.phase, self.all, done) = (phase, all, 0) }
  }

  private func show() {
    condition.lock()
    defer { condition.unlock() }
    var next = Date(timeIntervalSinceNow: Self.patience)
    while !hasEnded {
      guard !condition.wait(until: next) else { continue }
      let line = language.progress(phase, done: done, of: all)
      if line != shown { Console.complain("\r\(line)\u{1B}[K") }
      shown = line
      next = Date(timeIntervalSinceNow: Self.pace)
    }
  }

  /// Takes the line away.
  private func end() {
    condition.withLock {
      hasEnded = true
      condition.signal()
      if shown != nil { Console.complain("\r\u{1B}[K") }
    }
  }
}
