/// Something in a file's tokens that Swift does not allow; the tokens go on behind it.
package struct TokenProblem: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case unterminatedString, unterminatedRegex, unterminatedComment, unterminatedInterpolation
    case invalidUTF8
    case strayCharacter
  }

  /// What is wrong.
  package let kind: Kind
  /// Where it starts.
  package let offset: Int

  /// A problem at an offset.
  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// How many problems are kept for one range; a file full of them is no text.
  package static let limit = 64

  /// The problem as the report knows it.
  package func problem(_ source: Source, _ lines: LineTable) -> Problem {
    let line = lines.position(UInt32(truncatingIfNeeded: offset)).line
    return Problem(kind == .invalidUTF8 ? .invalidUTF8 : .brokenSyntax, path: source.path, line: line)
  }
}
