/// What a run that takes long is at.
package enum Phase: Hashable, Sendable {
  case reading, analysing
}

extension Language {
  /// What a run is at, on one line: how far it came, and of how many where that is known.
  package func progress(_ phase: Phase, done: Int, of all: Int?) -> String {
    let count = all.map { "\(done)/\($0)" } ?? "\(done)"
    return switch phase {
    case .reading: say("reading, \(count) files", "okunuyor, \(count) dosya")
    case .analysing: say("analysing \(all ?? done) files", "\(all ?? done) dosya inceleniyor")
    }
  }
}
