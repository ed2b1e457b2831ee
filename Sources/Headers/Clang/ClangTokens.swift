import CClang

/// A token as libclang tells it.
package struct ClangToken: Hashable, Sendable {
  /// What libclang calls a token; the numbers are its CXTokenKind.
  package enum Kind: Int32, Sendable {
    case punctuation, keyword, identifier, literal, comment
  }

  /// What it is.
  package var kind: Kind
  /// The offset of its first byte.
  package var start: Int
  /// The offset behind its last byte.
  package var end: Int
}

extension ClangLibrary {
  /// The tokens of a source file, comments among them; nil where libclang gave up. Nothing is included.
  package func tokens(_ bytes: [UInt8], isCPlusPlus: Bool) -> [ClangToken]? {
    var tokens: [ClangToken] = []
    let isWhole = bytes.withUnsafeBytes { buffer -> Bool in
      guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return true }
      let input = CClangInput(
        bytes: start, count: buffer.count, skipped: 0, isCPlusPlus: isCPlusPlus, wantsPretty: false)
      return withUnsafeMutablePointer(to: &tokens) { tokens in
        CClangTokens(handle, input, tokens) { context, kind, start, end in
          guard let kind = ClangToken.Kind(rawValue: kind) else { return }
          let token = ClangToken(kind: kind, start: Int(start), end: Int(end))
          context?.assumingMemoryBound(to: [ClangToken].self).pointee.append(token)
        }
      }
    }
    return isWhole ? tokens : nil
  }
}
