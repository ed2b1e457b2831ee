import Syntax
import Testing

/// Checks the tokens of a text against `kind text` lines, one for each token; `\n` in a text is written out.
func checkTokens(
  _ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation
) {
  let source = Source(text)
  let lines = Tokens(source).map { token in
    "\(token.kind) \(source.text(token))".replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: location)
}

/// Checks the kinds alone, parted by spaces.
func checkKinds(_ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let kinds = Tokens(Source(text)).map { "\($0.kind)" }.joined(separator: " ")
  #expect(kinds == expected, "\(text)", sourceLocation: location)
}
