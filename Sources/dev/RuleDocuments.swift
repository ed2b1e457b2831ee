import Foundation
import RuleCards
import TestKit

/// What is made from the card files: the list that embeds them, and the page that people read.
enum RuleDocuments {
  /// The card files below rules/, in the order of their paths.
  static func paths() -> [String] {
    let root = Places.root.appendingPathComponent("rules")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".rule") }.sorted()
  }

  /// `rules/Embed/CRuleFiles.c`.
  @Sendable static func embedding() -> String {
    let paths = paths()
    let bytes = paths.enumerated().map { "static const unsigned char file\($0)[] = {\n#embed \"../\($1)\"\n};\n" }
    let rows = paths.enumerated().map { "  {\"\($1)\", file\($0), sizeof file\($0)},\n" }
    return """
      #include "CRuleFiles.h"

      // Made by `swift run dev docs`: every card file below rules/, in the order of the paths.
      #pragma clang diagnostic ignored "-Wc23-extensions"

      \(bytes.joined())
      static const struct uyum_rule_file files[] = {
      \(rows.joined())};

      struct uyum_rule_file uyum_rule_file_at(long place) {
        const struct uyum_rule_file none = {0, 0, 0};
        return place >= 0 && place < (long)(sizeof files / sizeof *files) ? files[place] : none;
      }

      """
  }

  /// `docs/rules.md`.
  @Sendable static func page() -> String {
    let cards = Rules.builtIn.cards
    let groups = Dictionary(grouping: cards) { $0.id.prefix { $0 != "." } }.sorted { $0.key < $1.key }
    let contents = groups.map { "- [\($0.key)](#\($0.key)): \($0.value.count)\n" }.joined()
    let parts = groups.map { "## \($0.key)\n\n" + $0.value.map(section).joined() }
    return """
      # Rule cards

      Made by `swift run dev docs` from the \(cards.count) cards below `rules/`; `uyum explain CARD` prints one.
      Each hit and miss here is a test; `↓` marks a value that the card takes.

      \(contents)
      \(parts.joined())
      """
  }

  /// One card: its reason and what its file says of it.
  private static func section(_ card: Card) -> String {
    "### \(card.id)\n\n\(card.why)\n\n```text\n\(text(of: card))\n```\n\n"
  }

  /// The card as its file writes it, without its id and its reason.
  private static func text(of card: Card) -> String {
    let file = try? String(contentsOf: Places.root.appendingPathComponent(card.path), encoding: .utf8)
    let lines = (file ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropFirst(card.line)
    let own = lines.prefix { !$0.hasPrefix("rule ") && !$0.hasPrefix("#") }.filter {
      !$0.isEmpty && !$0.hasPrefix("why ")
    }
    return own.joined(separator: "\n")
  }
}
