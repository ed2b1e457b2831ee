import Foundation
import Inventories

extension Report {
  /// The report as JSON of schema version 1: keys sorted, English in every language, a line feed at its end.
  package func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    if let key = CodingUserInfoKey(rawValue: wordingKey) { encoder.userInfo[key] = Sentences(.english) }
    // Nothing in a report can fail to be encoded: it has no floating point numbers and no keys of its own making.
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
