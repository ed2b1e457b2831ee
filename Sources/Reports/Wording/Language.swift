import Inventories

/// The language of words and sentences; JSON is English in either. Turkish is plain ASCII.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case turkish = "tr"

  /// The English or the Turkish text: every sentence of the program stands as such a pair.
  func say(_ english: @autoclosure () -> String, _ turkish: @autoclosure () -> String) -> String {
    switch self {
    case .english: english()
    case .turkish: turkish()
    }
  }
}
