import Foundation

/// `dev sample`: rows of a report, drawn by a seed, as a table that a person fills in while reading the source.
enum Sample {
  /// A row's half as it stands in the report.
  private struct Half: Decodable {
    var verdict: String
    var reason: String?
    var sites: [Site]
  }

  private struct Site: Decodable {
    var file: String
    var line: Int
  }

  private struct PairRow: Decodable {
    var key: String
    var channel: String
    var legacy: Half
    var migrated: Half
  }

  private struct Pair: Decodable {
    var legacy: String
    var migrated: String
    var rows: [PairRow]
  }

  private struct ScreenRow: Decodable {
    var key: String
    var channel: String
    var verdict: String
    var reason: String?
    var sites: [Site]
  }

  private struct Screen: Decodable {
    var name: String
    var rows: [ScreenRow]
  }

  private struct Report: Decodable {
    var pairs: [Pair]
    var screens: [Screen]
  }

  /// One line of the table.
  private struct Line {
    var site: Site?
    var screen: String
    var key: String
    var channel: String
    var verdict: String

    init(_ half: Half, screen: String, key: String, channel: String) {
      site = half.sites.first
      self.screen = screen
      self.key = key
      self.channel = channel
      verdict = half.verdict + (half.reason.map { " (\($0))" } ?? "")
    }

    /// The cells; the last two are the reader's.
    var cells: [String] {
      [site?.file ?? "", site.map { String($0.line) } ?? "", screen, key, channel, verdict, "", ""]
    }
  }

  private static let usage = "usage: dev sample [--seed N] [--count N] [--read] REPORT.json"

  /// Prints the drawn rows; `--read` leaves out unmeasured ones. The same seed draws the same rows of the same report.
  static func run(_ words: [String]) throws -> Int32 {
    var seed: UInt64 = 1
    var count = 20
    var onlyRead = false
    var path: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
      case "--count": count = rest.popFirst().flatMap(Int.init) ?? count
      case "--read": onlyRead = true
      default: path = word
      }
    }
    guard let path, count > 0 else {
      Workshop.complain(usage)
      return 2
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var random = SeededNumbers(seed: seed)
    let drawn = lines(of: report).filter { !onlyRead || !$0.verdict.hasPrefix("unmeasured") }.shuffled(using: &random)
    let header = ["file", "line", "screen", "key", "channel", "verdict", "right", "why"]
    for cells in [header] + drawn.prefix(count).map(\.cells) {
      Workshop.say(cells.map(quoted).joined(separator: ",") + "\n")
    }
    return 0
  }

  /// The rows of all pairs, each half a line, and of the screens that are in none; a half without a value on either
  /// side says nothing and is left out.
  private static func lines(of report: Report) -> [Line] {
    let paired = Set(report.pairs.flatMap { [$0.legacy, $0.migrated] })
    let halves = report.pairs.flatMap { pair in
      pair.rows.flatMap { row in
        [(pair.legacy, row.legacy), (pair.migrated, row.migrated)].map { screen, half in
          Line(half, screen: screen, key: row.key, channel: row.channel)
        }
      }
    }
    let alone = report.screens.filter { !paired.contains($0.name) }.flatMap { screen in
      screen.rows.map { row in
        let half = Half(verdict: row.verdict, reason: row.reason, sites: row.sites)
        return Line(half, screen: screen.name, key: row.key, channel: row.channel)
      }
    }
    return (halves + alone).filter { !$0.verdict.hasSuffix("(neither)") }
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n".contains($0) }) else { return cell }
    return "\"" + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

/// Numbers that a seed decides, the same on every machine (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Numbers of one seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
