/// The tokens of a source or of a part of it, one after another, without the end of the file.
package struct Tokens: Sequence {
  private let source: Source
  private let range: ByteRange?

  /// The tokens of a range that begins between two tokens; without one, of the whole file.
  package init(_ source: Source, _ range: ByteRange? = nil) {
    self.source = source
    self.range = range
  }

  /// Starts at the first token.
  package func makeIterator() -> Iterator { Iterator(tokens: TokenIterator(source, range)) }

  /// Ends with the last token before the end of the file.
  package struct Iterator: IteratorProtocol {
    fileprivate var tokens: TokenIterator

    /// The next token, nil when none is left.
    @inline(__always)
    package mutating func next() -> Token? {
      let token = tokens.next()
      return token.kind == .endOfFile ? nil : token
    }
  }
}
