/// A command line as understood: what to do, with which operands and options.
package struct Invocation: Hashable, Sendable {
  /// The command; nil where only the program itself is asked (`--help`, `--version`).
  package var command: Command?
  /// The plain arguments.
  package var operands: [String] = []
  /// The values of the options that were given, in order; empty for a switch.
  package var values: [Option: [String]] = [:]

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool { values[option] != nil }

  /// The only, or last, value of an option.
  package func value(_ option: Option) -> String? { values[option]?.last }

  /// The language asked for, English by default.
  package var language: Language { value(.language).flatMap(Language.init) ?? .english }

  /// The format asked for, else the command's first.
  package var format: Format {
    value(.format).flatMap(Format.init) ?? command?.formats.first ?? .text
  }
}

/// What makes a command line one that can't be understood.
package enum UsageFault: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: Command?, nearest: String?)
  case needsValue(Option)
  case takesNoValue(Option)
  case twice(Option)
  case notAChoice(String, of: String, choices: [String], nearest: String?)
  case needsOperand(String, command: Command)
  case tooMany(String, command: Command)
  case needsOption([Option], command: Command)
  /// The value names nothing.
  case emptyValue(Option)
  /// One of the names in a list is empty; the list as given.
  case emptyName(String, of: Option)
  /// A plain argument is empty.
  case emptyOperand(String, command: Command)
  case notACount(String, of: Option)
}

extension Invocation {
  /// Understands the words behind the program's name. A first word that is no command, but a path by its slash or by
  /// what `isPath` says, is scanned, and so is the folder at hand where no word is given.
  package static func parse(
    _ words: [String],
    isPath: @escaping (String) -> Bool = { _ in false }
  ) throws(UsageFault) -> Invocation {
    var parser = InvocationParser(words: words, isPath: isPath)
    try parser.parse()
    return parser.invocation
  }

  /// The language that a command line asks for, however wrong the rest of it is.
  package static func language(of words: [String]) -> Language {
    let spelled = Option.language.spelling
    for (index, word) in words.enumerated() where word.hasPrefix(spelled) {
      let value = word == spelled ? words[(index + 1)...].first : String(word.dropFirst(spelled.count + 1))
      if let language = value.flatMap(Language.init) { return language }
    }
    return .english
  }
}
