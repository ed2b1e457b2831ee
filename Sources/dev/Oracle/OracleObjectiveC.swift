import Foundation
import Headers
import Syntax

/// `dev oracle objc`: token boundaries of Objective-C against libclang's `clang_tokenize`.
enum OracleObjectiveC {
  /// How many files' differences are printed.
  private static let shown = 20

  /// Compares all sources that the paths name; 1 where a difference is left, 2 where there is nothing to compare.
  @Sendable static func run(_ paths: [String]) throws -> Int32 {
    let files = SwiftFiles.under(paths, endings: [".m", ".mm"])
    guard !files.isEmpty else {
      Workshop.complain("no Objective-C files there")
      return 2
    }
    guard let library = library() else {
      Workshop.complain("no libclang: UYUM_LIBCLANG names none, and the toolchain has none")
      return 2
    }
    var comparison = ObjectiveCComparison()
    var differing = 0
    var bytes = 0
    for file in files {
      let text = try [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
      bytes += text.count
      guard let theirs = library.tokens(text, isCPlusPlus: file.hasSuffix(".mm")) else {
        Workshop.say("\(file): libclang gives up\n")
        continue
      }
      let source = Source(path: file, bytes: text)
      guard let difference = comparison.compare(source, theirs) else { continue }
      differing += 1
      if differing <= shown { show(difference, source) }
    }
    Workshop.say("\(library.version)\n\(files.count) files, \(bytes) bytes, \(comparison.tokens) tokens\n")
    for convention in ObjectiveCConvention.allCases {
      Workshop.say("  \(comparison.counts[convention] ?? 0)  \(convention.rawValue)\n")
    }
    Workshop.say("\(differing) files differ\n")
    return differing == 0 ? 0 : 1
  }

  /// The library that the environment names, else the toolchain's.
  private static func library() -> ClangLibrary? {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["UYUM_LIBCLANG"], !given.isEmpty { return ClangLibrary(path: given) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      let lib = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/libclang")
      if let library = ClangLibrary(path: lib.path + ".so") ?? ClangLibrary(path: lib.path + ".dylib") {
        return library
      }
    }
    return nil
  }

  private static func show(_ difference: TokenComparison.Difference, _ source: Source) {
    let (line, column) = LineTable(source).position(UInt32(difference.offset))
    let around = source.text(ByteRange(max(0, difference.offset - 30), difference.offset + 40))
    Workshop.say(
      """
      \(source.path):\(line):\(column)
        ours:   \(difference.ours)
        theirs: \(difference.theirs)
        \(around.debugDescription)

      """)
  }
}

/// The ways in which the tokenizer differs from libclang on purpose; everything else is a difference.
enum ObjectiveCConvention: String, CaseIterable {
  /// Comments are trivia to us.
  case comment = "comments are no tokens"
  /// `clang_tokenize` knows reserved words; to us a word is a word, and what it means is the reader's to say.
  case keyword = "identifier: reserved words are words"
  /// A `\` and a line break right before a token are part of it to libclang, and trivia to us.
  case hiddenLineEnd = "line breaks behind `\\` are trivia"
  /// The dialects part `::`, `.*`, `->*`, `<=>` in their own ways; a body reads the same either way.
  case dialect = "operators that only C++ has"
}

/// Lays our tokens and libclang's side by side.
struct ObjectiveCComparison {
  /// How often each convention was needed.
  private(set) var counts: [ObjectiveCConvention: Int] = [:]
  /// The number of tokens of ours seen.
  private(set) var tokens = 0

  /// Compares one file's tokens; the first difference ends it, since all behind it would follow from it.
  mutating func compare(_ source: Source, _ theirs: [ClangToken]) -> TokenComparison.Difference? {
    var index = 0
    for token in ObjectiveCTokens(source) {
      tokens += 1
      while index < theirs.count, theirs[index].kind == .comment {
        counts[.comment, default: 0] += 1
        index += 1
      }
      let ours = "\(token.kind) \(token.range.start)-\(token.range.end)"
      guard index < theirs.count else {
        return .init(offset: Int(token.range.start), ours: ours, theirs: "nothing")
      }
      guard let matched = matching(token, theirs, index, source) else {
        let other = theirs[index]
        return .init(
          offset: min(Int(token.range.start), other.start), ours: ours,
          theirs: "\(other.kind) \(other.start)-\(other.end)")
      }
      index += matched
    }
    guard let left = theirs[index...].first(where: { $0.kind != .comment }) else { return nil }
    return .init(offset: left.start, ours: "nothing", theirs: "\(left.kind) \(left.start)-\(left.end)")
  }

  /// How many of libclang's tokens from an index on are this token of ours; nil where it is none of them.
  private mutating func matching(
    _ token: ObjectiveCToken, _ theirs: [ClangToken], _ index: Int, _ source: Source
  ) -> Int? {
    var first = theirs[index]
    if first.start < Int(token.range.start), first.end == Int(token.range.end),
      (first.start..<Int(token.range.start)).allSatisfy({ "\\ \t\r\n".utf8.contains(source.bytes[$0]) })
    {
      counts[.hiddenLineEnd, default: 0] += 1
      first.start = Int(token.range.start)
    }
    guard first.start == Int(token.range.start) else { return nil }
    if first.end == Int(token.range.end) { return fits(token.kind, first.kind) ? 1 : nil }
    let next = index + 1
    let isDialect = first.kind == .punctuation && token.kind == .colonColon
    guard isDialect, next < theirs.count, theirs[next].end == Int(token.range.end) else { return nil }
    counts[.dialect, default: 0] += 1
    return 2
  }

  private mutating func fits(_ ours: ObjectiveCTokenKind, _ theirs: ClangToken.Kind) -> Bool {
    switch (ours, theirs) {
    case (.identifier, .identifier), (.number, .literal), (.string, .literal), (.character, .literal): return true
    case (.identifier, .keyword):
      counts[.keyword, default: 0] += 1
      return true
    case (.identifier, _), (.number, _), (.string, _), (.character, _): return false
    default: return theirs == .punctuation
    }
  }
}
