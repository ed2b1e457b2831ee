import Foundation
import Syntax
import TestKit
import Testing

/// What holds for the tokens of every file: they and what lies between are the file, and a part reads as the whole.
@Suite struct TokenSpanTests {
  /// The Swift files below a folder; none where it is missing.
  static func files(_ folder: URL?) -> [String] {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder.path + "/" + $0 }
  }

  static let own = ["Sources", "Tests", "rules", "corpus"].flatMap { files(Places.root.appendingPathComponent($0)) }

  func source(_ path: String) throws -> Source {
    Source(path: path, bytes: Bytes(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Tokens are in order, none is empty, and no token lies between two of them.
  func checkSpans(_ source: Source) {
    var end = 0
    var wrong: [String] = []
    for token in Tokens(source) {
      if Int(token.range.start) < end || token.range.isEmpty { wrong.append("\(token.range)") }
      if !isTrivia(source, end, Int(token.range.start)) { wrong.append("trivia before \(token.range)") }
      end = Int(token.range.end)
    }
    if !isTrivia(source, end, source.bytes.count) { wrong.append("trivia at the end") }
    #expect(wrong == [], "\(source.path)")
  }

  /// Blanks alone, or comments: what is left of the text without them is nothing.
  private func isTrivia(_ source: Source, _ start: Int, _ end: Int) -> Bool {
    if (start..<max(start, end)).allSatisfy({ source.bytes[$0] == 32 || source.bytes[$0] == 10 }) { return true }
    let comment = /\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\//
    return !source.text(ByteRange(start, end)).replacing(comment, with: "").contains { !$0.isWhitespace }
  }

  @Test func `Tokens and trivia laid end to end are the project's own files`() throws {
    #expect(Self.own.count > 100)
    for path in Self.own { checkSpans(try source(path)) }
  }

  @Test(.enabled(if: Places.hasShared, "\(Places.noShared)"))
  func `Tokens and trivia laid end to end are the shared cases`() throws {
    let files = Self.files(Places.shared?.appendingPathComponent("cases"))
    #expect(!files.isEmpty)
    for path in files { checkSpans(try source(path)) }
  }

  /// What of a token does not depend on where reading began.
  struct Spot: Equatable {
    var kind: TokenKind
    var range: ByteRange
  }

  @Test func `A range between braces has the tokens that the file has there`() throws {
    for path in Self.own {
      let source = try source(path)
      let tokens = Array(Tokens(source))
      var open: [Int] = []
      var wrong: [ByteRange] = []
      for (index, token) in tokens.enumerated() {
        if token.kind == .leftBrace { open.append(index) }
        guard token.kind == .rightBrace, let first = open.popLast(), open.count < 2 else { continue }
        let inside = ByteRange(Int(tokens[first].range.end), Int(token.range.start))
        let expected = tokens[(first + 1)..<index].map { Spot(kind: $0.kind, range: $0.range) }
        let found = Tokens(source, inside).map { Spot(kind: $0.kind, range: $0.range) }
        if found != expected { wrong.append(inside) }
      }
      #expect(wrong == [], "\(path)")
    }
  }

  @Test func `A body in the outline lies between two brace tokens`() throws {
    for path in Self.own {
      let source = try source(path)
      let tokens = Array(Tokens(source))
      let opening = Set(tokens.filter { $0.kind == .leftBrace }.map(\.range.end))
      let closing = Set(tokens.filter { $0.kind == .rightBrace }.map(\.range.start))
      for body in outline(source).declarations.compactMap(\.body) {
        #expect(opening.contains(body.start) && closing.contains(body.end), "\(path) \(body)")
      }
    }
  }
}
