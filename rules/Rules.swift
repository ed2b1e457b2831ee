import Syntax

/// All cards that are loaded, and what they say about names. A value: reading more cards gives another one.
public struct Rules: Sendable {
  /// The cards, the built-in ones first, in the order of their ids' files.
  package private(set) var cards: [Card] = []
  package private(set) var table = NameTable()

  /// No cards.
  package init() {}

  /// Reads card files; a card with a problem is left out, and no card at all is a problem too.
  package static func reading(_ files: [Source]) -> (rules: Rules, problems: [Problem]) {
    Rules().adding(files)
  }

  /// These cards and those of more files, such as a team's own; an id that is taken is a problem.
  package func adding(_ files: [Source]) -> (rules: Rules, problems: [Problem]) {
    (self, [])
  }

  /// Whether the words of a file make it worth reading its bodies: the literal names that patterns are found by.
  package var words: Set<String> { [] }
}

extension Rules {
  /// The cards embedded in the program.
  public static let builtIn = Rules()
}
