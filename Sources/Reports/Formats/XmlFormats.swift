import Inventories

/// Text for XML and HTML, also inside attributes; characters that XML 1.0 has no place for are replaced.
func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case "\t": result += " "
    case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

extension Report {
  /// The findings as Checkstyle has them, by file.
  func checkstyle(_ language: Language) -> String {
    let files = Set(findings.compactMap { $0.sites.first?.file }).sorted()
    let parts = files.map { file in
      let errors = findings.filter { $0.sites.first?.file == file }.map { $0.checkstyle(Sentences(language)) }
      return "  <file name=\"\(escaped(file))\">\n\(errors.joined())  </file>\n"
    }
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    return head + parts.joined() + "</checkstyle>\n"
  }

  /// The rows as test cases: a suite for each pair and each screen in none, a failure for each error and warning.
  func junit(_ language: Language) -> String {
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let suites =
      pairs.map { pair in
        suite("\(pair.legacy) - \(pair.migrated)", pair.rows.map { ($0.key, $0.channel) }, language) { finding in
          finding.screen == pair.legacy || finding.screen == pair.migrated
        }
      }
      + screens.filter { !paired.contains($0.name) }.map { screen in
        suite(screen.name, screen.rows.map { ($0.key, $0.channel) }, language) { $0.screen == screen.name }
      }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"uyum\">\n" + suites.joined()
      + "</testsuites>\n"
  }

  private func suite(
    _ name: String,
    _ rows: [(key: String, channel: Channel)],
    _ language: Language,
    _ belongs: (Finding) -> Bool
  ) -> String {
    let own = findings.filter { belongs($0) && $0.level >= .warning }
    let cases = rows.map { row in
      let failures = own.filter { $0.key == row.key && $0.channel == row.channel }
      let attributes = "name=\"\(escaped(row.key)) (\(row.channel.rawValue))\" classname=\"\(escaped(name))\""
      if failures.isEmpty { return "    <testcase \(attributes)/>\n" }
      return "    <testcase \(attributes)>\n" + failures.map { $0.junit(Sentences(language)) }.joined()
        + "    </testcase>\n"
    }
    let failed = rows.count { row in own.contains { $0.key == row.key && $0.channel == row.channel } }
    return "  <testsuite name=\"\(escaped(name))\" tests=\"\(rows.count)\" failures=\"\(failed)\">\n"
      + cases.joined() + "  </testsuite>\n"
  }
}

extension Report.Finding {
  fileprivate func checkstyle(_ sentences: Sentences) -> String {
    let severity = level == .note ? "info" : level.rawValue
    let place = sites.first.map { "line=\"\($0.line)\" column=\"\($0.column)\" " } ?? ""
    return "    <error \(place)severity=\"\(severity)\" message=\"\(escaped(sentence(sentences)))\""
      + " source=\"uyum.\(rule.rawValue)\"/>\n"
  }

  fileprivate func junit(_ sentences: Sentences) -> String {
    let message = escaped(oneLine(sentences.text(message)))
    return "      <failure type=\"\(rule.rawValue)\" message=\"\(message)\">\(escaped(line(sentences)))</failure>\n"
  }
}
