/// A language that files of a tree are written for, as the folder that they stand in says it.
package struct Language: Hashable, Sendable {
  /// What it is called, as `pt-BR`, or `Base` for what the others are translated from.
  package let code: String

  private static let ending = ".lproj"
  /// The languages that others are most likely translated from, the likeliest first.
  private static let usual = ["Base", "en"]

  /// The language of a folder by its name; nil where the folder is not one language's.
  package init?(folder: some StringProtocol) {
    guard folder.hasSuffix(Self.ending) else { return nil }
    code = String(folder.dropLast(Self.ending.count))
  }

  /// How likely others are translated from it: 0 is the likeliest, and all others share the last.
  package var rank: Int { Self.usual.firstIndex(of: code) ?? Self.usual.count }

  /// Whether a team writes in the language of a code, where its tables do not say so.
  package static func isUsual(_ code: String) -> Bool { usual.contains(code) }
}
