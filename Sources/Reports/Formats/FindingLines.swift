import Inventories

extension Report {
  /// One line a finding, as compilers print them and Xcode reads them.
  func findingLines(_ language: Language) -> String {
    findings.reduce(into: "") { $0 += $1.line(Sentences(language)) + "\n" }
  }
}

extension Report.Finding {
  /// `path:line:col: error: message (rule-id)`, the other places named behind the message. The level stays English:
  /// editors know it.
  func line(_ sentences: Sentences) -> String {
    let place = sites.first.map { "\($0.text): " } ?? ""
    return "\(place)\(level.rawValue): \(sentence(sentences)) (\(rule.rawValue))"
  }

  /// The message with the other places behind it.
  func sentence(_ sentences: Sentences) -> String {
    let others = sites.dropFirst().map(\.text).joined(separator: ", ")
    return oneLine(sentences.text(message)) + (others.isEmpty ? "" : sentences.language.alsoAt(others))
  }
}
