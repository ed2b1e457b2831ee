import Syntax

/// Lays our tokens and SwiftParser's side by side.
struct TokenComparison {
  /// Where the two part.
  struct Difference {
    var offset: Int
    var ours: String
    var theirs: String
  }

  /// How often each convention was needed.
  private(set) var counts: [TokenConvention: Int] = [:]
  /// The number of tokens of ours seen.
  private(set) var tokens = 0
  private let kinds: [String]

  /// For the kinds that the oracle names.
  init(kinds: [String]) { self.kinds = kinds }

  /// Compares one file's tokens; the first difference ends it, since all behind it would follow from it.
  mutating func compare(_ source: Source, _ records: [SwiftParserProgram.Record]) -> Difference? {
    var index = 0
    var iterator = TokenIterator(source)
    while true {
      let token = iterator.next()
      let ours = Ours(token)
      tokens += 1
      index = skipEmpty(records, index)
      guard index < records.count else { return Difference(offset: ours.start, ours: ours.text, theirs: "nothing") }
      guard let matched = matching(ours, records, index, source) else {
        return Difference(offset: min(ours.start, records[index].start), ours: ours.text, theirs: text(records[index]))
      }
      index += matched
      if token.kind == .endOfFile { return nil }
    }
  }

  /// A token of ours in the oracle's terms.
  private struct Ours {
    var kind: String
    var start: Int
    var end: Int
    init(_ token: Token) {
      kind = "\(token.kind)"
      start = Int(token.range.start)
      end = Int(token.range.end)
    }
    var text: String { "\(kind) \(start)-\(end)" }
  }

  private func text(_ record: SwiftParserProgram.Record) -> String {
    "\(kind(record)) \(record.start)-\(record.end)"
  }

  private func kind(_ record: SwiftParserProgram.Record) -> String {
    kinds.indices.contains(record.kind) ? kinds[record.kind] : "?"
  }

  /// Passes over segments without text.
  private mutating func skipEmpty(_ records: [SwiftParserProgram.Record], _ index: Int) -> Int {
    var index = index
    while index < records.count, records[index].start == records[index].end,
      kind(records[index]) == "stringSegment" || kind(records[index]) == "regexLiteralPattern"
    {
      counts[.emptySegment, default: 0] += 1
      index += 1
    }
    return index
  }

  /// How many of the oracle's tokens from an index on are this token of ours; nil where it is none of them.
  private mutating func matching(
    _ ours: Ours, _ records: [SwiftParserProgram.Record], _ index: Int, _ source: Source
  ) -> Int? {
    let first = records[index]
    if first.start == ours.start, first.end == ours.end {
      if ours.kind == kind(first) { return 1 }
      guard let convention = TokenConvention.covering(ours: ours.kind, theirs: kind(first)) else { return nil }
      counts[convention, default: 0] += 1
      return 1
    }
    switch ours.kind {
    case "stringSegment": return matchingLines(ours, records, index, source)
    case "floatLiteral":
      return matchingParts(ours, records, index, .version) { $0 == "integerLiteral" || $0 == "period" }
    default:
      guard TokenConvention.isOperator(ours.kind) else { return nil }
      return matchingParts(ours, records, index, .splitOperator, TokenConvention.isOperator)
    }
  }

  /// The lines of a multi-line string: segments that lie in ours, with nothing but indentation and line ends between.
  private mutating func matchingLines(
    _ ours: Ours, _ records: [SwiftParserProgram.Record], _ index: Int, _ source: Source
  ) -> Int? {
    var next = index
    var end = ours.start
    func isTrivia(to start: Int) -> Bool {
      (end..<max(end, start)).allSatisfy { " \t\r\n\\#".utf8.contains(source.bytes[$0]) }
    }
    while next < records.count, kind(records[next]) == "stringSegment", records[next].start >= end,
      records[next].end <= ours.end, isTrivia(to: records[next].start)
    {
      end = records[next].end
      next += 1
    }
    guard isTrivia(to: ours.end) else { return nil }
    counts[.segmentLines, default: 0] += 1
    return next - index
  }

  /// The parts of a token: tokens that touch and cover ours.
  private mutating func matchingParts(
    _ ours: Ours, _ records: [SwiftParserProgram.Record], _ index: Int, _ convention: TokenConvention,
    _ isPart: (String) -> Bool
  ) -> Int? {
    var next = index
    var end = ours.start
    while next < records.count, records[next].start == end, records[next].end <= ours.end, isPart(kind(records[next])) {
      end = records[next].end
      next += 1
    }
    guard end == ours.end else { return nil }
    counts[convention, default: 0] += 1
    return next - index
  }
}
