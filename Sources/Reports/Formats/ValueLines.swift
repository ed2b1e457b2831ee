import Inventories

/// One line of the format `lines`: a field with the values of both sides, nil printed `-`.
package struct ValueLine: Hashable, Sendable {
  var label: String
  var screen: String
  var key: String
  var model: String?
  var shown: String?
  var verdict: Verdict

  /// A line by its parts.
  package init(label: String, screen: String, key: String, model: String?, shown: String?, verdict: Verdict) {
    self.label = label
    self.screen = screen
    self.key = key
    self.model = model
    self.shown = shown
    self.verdict = verdict
  }

  func text(_ language: Language) -> String {
    let values = "model=\(printed(model)) \(language.screenWord)=\(printed(shown))"
    return oneLine("\(label) | \(screen).\(key): \(values) -> \(language.word(verdict))")
  }

  private func printed(_ value: String?) -> String { value ?? "-" }
}

/// The lines in their order, then the counts of the four measured verdicts over all of them; a line feed ends each.
package func render(_ lines: [ValueLine], language: Language) -> String {
  let counted: [Verdict] = [.matched, .stale, .missing, .extra]
  let counts = counted.map { verdict in
    "\(language.word(verdict)): \(lines.count { $0.verdict == verdict })"
  }
  return (lines.map { $0.text(language) } + counts).reduce(into: "") { $0 += $1 + "\n" }
}

extension Recording {
  /// The recording's rows as lines, in order.
  package var valueLines: [ValueLine] {
    checks.flatMap { check in
      check.rows.map { row in
        ValueLine(
          label: check.label, screen: check.screen, key: row.key, model: row.model, shown: row.shown,
          verdict: row.judgement.verdict)
      }
    }
  }
}
