import Foundation
import TestKit

/// `dev new-rule`: a card to fill in, in the file of its group.
enum NewRule {
  /// Appends a card of this id to `rules/GROUP/FILE.rule`, made where it is missing.
  static func run(_ words: [String]) throws -> Int32 {
    let parts = words.first?.split(separator: ".") ?? []
    guard words.count == 2, parts.count == 2, words[1].allSatisfy({ $0.isLetter || $0 == "-" }) else {
      Workshop.complain("usage: dev new-rule GROUP.NAME FILE")
      return 2
    }
    let path = "rules/\(parts[0])/\(words[1]).rule"
    let place = Places.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let old = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
    try Data((old + (old.isEmpty ? "" : "\n") + card(words[0])).utf8).write(to: place)
    _ = try Docs.run([])
    Workshop.say("\(path)\n")
    return 0
  }

  /// A card that the tests refuse until its pattern, reason and examples are its own.
  private static func card(_ id: String) -> String {
    """
    rule   \(id)
    match  $view.property = $value    where $view: uikit-view
    shows  $value
    why    Say why the value stands on the screen.
    hit    nameLabel.property = ↓user.name
    miss   user.name = nameLabel.property

    """
  }
}
