import Foundation
import Syntax

/// `dev oracle tokens`: token boundaries and kinds against the toolchain's SwiftParser.
enum OracleTokens {
  /// How many files' differences are printed.
  private static let shown = 20

  /// Compares all Swift files that the paths name; 1 where a difference is left, 2 where there is nothing to compare.
  @Sendable static func run(_ paths: [String]) throws -> Int32 {
    let files = SwiftFiles.under(paths)
    guard !files.isEmpty else {
      Workshop.complain("no Swift files there")
      return 2
    }
    let program = try SwiftParserProgram()
    var comparison = TokenComparison(kinds: program.kinds)
    var differing = 0
    var bytes = 0
    try program.read(files) { file, records in
      let source = Source(path: file, bytes: try [UInt8](Data(contentsOf: URL(fileURLWithPath: file))))
      bytes += source.bytes.count
      guard let difference = comparison.compare(source, records) else { return }
      differing += 1
      if differing <= shown { show(difference, source) }
    }
    Workshop.say("\(files.count) files, \(bytes) bytes, \(comparison.tokens) tokens\n")
    for convention in TokenConvention.allCases {
      Workshop.say("  \(comparison.counts[convention] ?? 0)  \(convention.rawValue)\n")
    }
    Workshop.say("\(differing) files differ\n")
    return differing == 0 ? 0 : 1
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
