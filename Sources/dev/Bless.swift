import Foundation
import TestKit

/// `dev bless`: what the built program claims about the corpus becomes what is expected. Read the diff before you
/// commit it: an expectation comes from the specification, and this command does not know it.
enum Bless {
  /// Rewrites the cases named, or all; with `--check` only tells which would change, and then gives 1.
  static func run(_ words: [String]) throws -> Int32 {
    let checks = words.contains("--check")
    let named = words.filter { $0 != "--check" }
    var changed = 0
    for slug in named.isEmpty ? CorpusCase.slugs() : named {
      let found = try CorpusCase(slug)
      let claims = try found.claims()
      guard claims != found.expected else { continue }
      changed += 1
      Workshop.say("\(slug)\n" + CorpusCase.differences(expected: found.expected, claims: claims))
      guard !checks else { continue }
      let text = claims.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: found.folder.appendingPathComponent("expected.txt"))
    }
    return checks && changed > 0 ? 1 : 0
  }
}
