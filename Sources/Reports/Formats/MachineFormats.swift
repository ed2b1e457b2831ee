import Foundation
import Inventories

extension Report {
  /// GitHub's workflow commands, one a finding.
  func githubCommands(_ language: Language) -> String {
    let sentences = Sentences(language)
    return findings.reduce(into: "") { text, finding in
      let command =
        switch finding.level {
        case .error: "error"
        case .warning: "warning"
        case .note, .hidden, .none: "notice"
        }
      let place = finding.sites.first.map { "file=\(property($0.file)),line=\($0.line),col=\($0.column)," } ?? ""
      text += "::\(command) \(place)title=\(finding.rule.rawValue)::\(data(finding.sentence(sentences)))\n"
    }
  }

  /// A workflow command's text: GitHub takes line breaks back from their codes, and knows no other control character.
  private func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { data, scalar in
      switch scalar {
      case "%": data += "%25"
      case "\r": data += "%0D"
      case "\n": data += "%0A"
      default: data += oneLine(String(scalar))
      }
    }
  }

  private func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }

  /// GitLab's code quality report.
  func gitlabIssues(_ language: Language) -> String {
    let sentences = Sentences(language)
    return encoded(
      findings.map { finding in
        CodeQualityIssue(
          description: finding.sentence(sentences), check_name: finding.rule.rawValue,
          fingerprint: finding.fingerprint, severity: finding.level.severity,
          location: .init(
            path: finding.sites.first?.file ?? root, lines: .init(begin: finding.sites.first?.line ?? 1)))
      })
  }
}

/// What GitLab reads; the names are its own.
private struct CodeQualityIssue: Encodable {
  struct Location: Encodable {
    struct Lines: Encodable { var begin: Int }
    var path: String
    var lines: Lines
  }

  var description: String
  var check_name: String
  var fingerprint: String
  var severity: String
  var location: Location
}

extension Level {
  fileprivate var severity: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note, .hidden, .none: "info"
    }
  }
}

extension Report.Finding {
  /// A name that stays the same while lines move: what it is about, not where.
  var fingerprint: String {
    let parts = [rule.rawValue, screen ?? "", model ?? "", key ?? "", channel?.rawValue ?? "", sites.first?.file ?? ""]
    return stableDigest(of: parts.joined(separator: "\u{0}"))
  }
}

/// Sixteen hexadecimal digits that a text alone gives, the same on every machine (FNV-1a, 64 bits).
package func stableDigest(of text: String) -> String {
  let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// JSON of a format, keys sorted; a line feed ends it.
func encoded(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Nothing in these formats can fail to be encoded: they have no floating point numbers.
  guard let data = try? encoder.encode(value) else { return "" }
  return String(decoding: data, as: UTF8.self) + "\n"
}
