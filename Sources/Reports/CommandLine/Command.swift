/// The program's commands, as data: what each takes stands here, what it does stands in the wording.
package enum Command: String, Hashable, Sendable, CaseIterable {
  case scan, compare, inventory, explain, judge, models, generate, recompute, rules, dump

  /// A plain argument of a command.
  package struct Operand: Hashable, Sendable {
    /// Its name in the help, as `FILE`.
    package var name: String
    /// How many it takes.
    package var count: ClosedRange<Int>
    /// The words it can be; empty where any will do.
    package var choices: [String] = []
  }

  /// The plain arguments, in order; only the last may take several.
  package var operands: [Operand] {
    switch self {
    case .compare: []
    case .scan, .inventory, .models, .recompute: [Operand(name: "PATH", count: 0...Int.max)]
    case .explain: [Operand(name: "SUBJECT", count: 1...1), Operand(name: "PATH", count: 0...Int.max)]
    case .generate: [Operand(name: "MODEL", count: 1...1), Operand(name: "PATH", count: 0...Int.max)]
    case .judge: [Operand(name: "FILE", count: 1...1)]
    case .rules: [Operand(name: "RULE", count: 0...Int.max)]
    case .dump:
      [
        Operand(name: "KIND", count: 1...1, choices: ["tokens", "outline", "facts", "headers", "layouts"]),
        Operand(name: "FILE", count: 1...Int.max),
      ]
    }
  }

  /// The options it knows, beside those that every command knows.
  package var options: [Option] {
    let analysis: [Option] = [.config, .all, .format, .failOn]
    return switch self {
    case .scan: analysis + [.threads, .noCache]
    case .compare:
      [.legacy, .migrated, .model, .legacyScreen, .migratedScreen, .keys, .sample, .label] + analysis + [.noCache]
    case .inventory: [.output] + analysis + [.threads, .noCache]
    case .models: analysis + [.threads, .noCache]
    case .generate: [.output, .config, .threads, .noCache]
    case .explain: [.config, .format, .threads, .noCache]
    case .judge: [.format, .failOn]
    case .recompute: [.tree, .key, .label] + analysis + [.threads]
    case .rules: [.config, .format]
    case .dump: [.format, .noCache]
    }
  }

  /// The formats it can print, the default first.
  package var formats: [Format] {
    switch self {
    case .scan, .compare:
      [.text, .lines, .xcode, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .markdown, .csv, .html]
    case .models: [.text, .xcode, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .markdown, .csv]
    case .inventory: [.text, .json, .csv, .markdown]
    case .explain: [.text, .json]
    case .judge: [.lines]
    case .recompute: [.text, .lines, .json, .xcode, .sarif, .github, .gitlab, .checkstyle, .junit]
    case .rules, .generate: [.text]
    case .dump: [.text, .json]
    }
  }
}

/// The forms in which results are printed.
package enum Format: String, Hashable, Sendable, CaseIterable {
  case text, lines, xcode, json, sarif, github, gitlab, checkstyle, junit, markdown, csv, html
}
