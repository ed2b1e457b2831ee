/// The options of all commands; the raw value is what stands behind `--`.
package enum Option: String, Hashable, Sendable, CaseIterable {
  case legacy, migrated, model
  case legacyScreen = "legacy-screen"
  case migratedScreen = "migrated-screen"
  case keys, sample, label, tree, key, output
  case config, all, format
  case failOn = "fail-on"
  case noCache = "no-cache"
  case threads
  case language, help, version

  /// The options that every command knows, and that may stand before it.
  package static let common: [Option] = [.language, .help, .version]

  /// More threads than this are none to ask for.
  package static let mostThreads = 256

  /// How many values an option takes.
  package enum Arity: Hashable, Sendable {
    case none
    /// One value, as named in the help.
    case one(String)
    /// All values up to the next option, at least one.
    case several(String)
    /// One value with commas between its parts.
    case list(String)
  }

  /// How many values it takes.
  package var arity: Arity {
    switch self {
    case .legacy, .migrated, .model: .several("FILE")
    case .legacyScreen, .migratedScreen: .one("TYPE")
    case .keys: .list("KEY,KEY")
    case .sample, .tree, .config: .one("FILE")
    case .output: .one("FOLDER")
    case .key: .one("KEY")
    case .label: .one("TEXT")
    case .threads: .one("COUNT")
    case .format: .one("FORMAT")
    case .failOn: .one("LEVEL")
    case .language: .one("en|tr")
    case .all, .noCache, .help, .version: .none
    }
  }

  /// The words its value can be; empty where any will do. A command's own formats narrow those of `--format`.
  package var choices: [String] {
    switch self {
    case .language: Language.allCases.map(\.rawValue)
    case .format: Format.allCases.map(\.rawValue)
    case .failOn: ["error", "warning", "note"]
    default: []
    }
  }

  /// Whether its value names something, so that an empty one is none to give.
  var namesSomething: Bool { choices.isEmpty && self != .label && self != .threads }

  /// As typed.
  package var spelling: String { "--\(rawValue)" }

  /// The option that a word on the command line names; `-h` is help.
  init?(spelled word: Substring) {
    guard word != "-h" else {
      self = .help
      return
    }
    guard word.hasPrefix("--") else { return nil }
    self.init(rawValue: String(word.dropFirst(2)))
  }
}
