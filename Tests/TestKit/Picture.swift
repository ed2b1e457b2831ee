/// A picture of what stands where: source with carets under it.
///
/// ```text
/// nameLabel.text = user.name
/// ^^^^^^^^^^^^^^ sink
///                  ^^^^^^^^^ shows name
/// ```
/// A line of carets speaks of the last source line above it; the text behind the carets is the claim. Several lines of
/// carets may stand under one line. `source` is the picture without them.
package struct Picture: Sendable {
  /// What is said of one stretch of source.
  package struct Claim: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The byte offset of its first character in `source`.
    package var start: Int
    /// The offset after its last one.
    package var end: Int
    /// What stands there.
    package var text: String

    /// A claim about the bytes from `start` up to `end`.
    package init(start: Int, end: Int, _ text: String) {
      self.start = start
      self.end = end
      self.text = text
    }

    package static func < (left: Claim, right: Claim) -> Bool {
      (left.start, left.end, left.text) < (right.start, right.end, right.text)
    }
    package var description: String { "\(start)..<\(end) \(text)" }
  }

  /// Why a picture says nothing.
  package enum Fault: Error, Equatable {
    /// No line of carets is in it.
    case noClaim
    /// The carets of the numbered line (from 1) have no text behind them.
    case noText(line: Int)
    /// The carets of the numbered line do not lie under source.
    case underNothing(line: Int)
  }

  /// The source without the lines of carets.
  package let source: String
  /// The claims in the order of the source.
  package let claims: [Claim]

  /// Reads a picture; throws `Fault` where a marker says nothing or none is there.
  package init(_ drawing: String) throws(Fault) {
    var kept: [String] = []
    var claims: [Claim] = []
    var lastStart = 0
    var offset = 0
    for (index, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let carets = Picture.carets(line) else {
        kept.append(String(line))
        lastStart = offset
        offset += line.utf8.count + 1
        continue
      }
      guard !carets.text.isEmpty else { throw .noText(line: index + 1) }
      guard let above = kept.last, let claim = Picture.claim(carets, under: above, at: lastStart) else {
        throw .underNothing(line: index + 1)
      }
      claims.append(claim)
    }
    guard !claims.isEmpty else { throw .noClaim }
    self.source = kept.joined(separator: "\n")
    self.claims = claims.sorted()
  }

  /// The differences to what was found, a line each (`- ` only drawn, `+ ` only found); empty where both agree.
  package func differences(to found: [Claim]) -> [String] {
    let drawn = Set(claims)
    let seen = Set(found)
    return claims.filter { !seen.contains($0) }.map { "- \(described($0))" }
      + found.sorted().filter { !drawn.contains($0) }.map { "+ \(described($0))" }
  }

  private func described(_ claim: Claim) -> String {
    let bytes = Array(source.utf8)
    let range = claim.start..<max(claim.start, claim.end)
    return "`\(String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self))` \(claim)"
  }

  private struct Carets {
    var column: Int
    var width: Int
    var text: String
  }

  /// The carets of a line that holds nothing before them but spaces.
  private static func carets(_ line: Substring) -> Carets? {
    let column = line.prefix { $0 == " " }.count
    let width = line.dropFirst(column).prefix { $0 == "^" }.count
    guard width > 0 else { return nil }
    let rest = line.dropFirst(column + width)
    guard rest.isEmpty || rest.first == " " else { return nil }
    return Carets(column: column, width: width, text: String(rest.drop { $0 == " " }))
  }

  /// The claim about the characters above the carets, in bytes.
  private static func claim(_ carets: Carets, under line: String, at start: Int) -> Claim? {
    guard line.count >= carets.column + carets.width else { return nil }
    let before = line.prefix(carets.column).utf8.count
    let length = line.dropFirst(carets.column).prefix(carets.width).utf8.count
    return Claim(start: start + before, end: start + before + length, carets.text)
  }
}
