/// Reads a command line from left to right.
struct InvocationParser {
  private let words: [String]
  private let isPath: (String) -> Bool
  private var at = 0
  private(set) var invocation = Invocation()

  init(words: [String], isPath: @escaping (String) -> Bool) {
    self.words = words
    self.isPath = isPath
  }

  private func peek() -> String? { at < words.count ? words[at] : nil }

  mutating func parse() throws(UsageFault) {
    var onlyOperands = false
    while let word = peek() {
      at += 1
      if !onlyOperands, word == "--" {
        onlyOperands = true
      } else if !onlyOperands, Self.isOption(word) {
        try scanOption(word)
      } else {
        try scanPlain(word)
      }
    }
    if invocation.has(.help) || invocation.has(.version) { return }
    invocation.command = invocation.command ?? .scan
    try check()
  }

  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  private mutating func scanPlain(_ word: String) throws(UsageFault) {
    guard invocation.command == nil else {
      invocation.operands.append(word)
      return
    }
    if word == "help" {
      invocation.values[.help] = []
    } else if let command = Command(rawValue: word) {
      invocation.command = command
    } else if word.contains("/") || isPath(word) {
      invocation.command = .scan
      invocation.operands.append(word)
    } else {
      throw .unknownCommand(word, nearest: nearest(to: word, among: Command.allCases.map(\.rawValue)))
    }
  }

  /// Stands behind an option's word; afterwards behind its values.
  private mutating func scanOption(_ word: String) throws(UsageFault) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let known = Option.common + ((invocation.command ?? impliedCommand)?.options ?? [])
    guard let option = Option(spelled: parts[0]), known.contains(option) else {
      let near = nearest(to: String(parts[0]), among: known.map(\.spelling))
      throw .unknownOption(String(parts[0]), command: invocation.command, nearest: near)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let values = try scanValues(option, attached)
    if case .several = option.arity {
      invocation.values[option, default: []] += values
    } else {
      guard invocation.values.updateValue(values, forKey: option) == nil || option.arity == .none else {
        throw .twice(option)
      }
    }
  }

  /// Without a command's word the folder at hand, or the paths that follow, are scanned.
  private var impliedCommand: Command? {
    words.contains { Command(rawValue: $0) != nil } ? nil : .scan
  }

  private mutating func scanValues(_ option: Option, _ attached: String?) throws(UsageFault) -> [String] {
    switch option.arity {
    case .none:
      if attached != nil { throw .takesNoValue(option) }
      return []
    case .one:
      let value = try scanValue(option, attached)
      if value.isEmpty, option.namesSomething { throw .emptyValue(option) }
      try refuseOther(value, than: choices(of: option), of: option.spelling)
      if option == .threads, !(1...Option.mostThreads).contains(Int(value) ?? 0) {
        throw .notACount(value, of: option)
      }
      return [value]
    case .list:
      return try names(in: try scanValue(option, attached), of: option)
    case .several:
      let values = attached.map { [$0] } ?? plainWords()
      if values.isEmpty { throw .needsValue(option) }
      if values.contains("") { throw .emptyValue(option) }
      return values
    }
  }

  /// The words up to the next option.
  private mutating func plainWords() -> [String] {
    var values: [String] = []
    while let word = peek(), !Self.isOption(word) {
      values.append(word)
      at += 1
    }
    return values
  }

  /// The names between commas, each once.
  private func names(in list: String, of option: Option) throws(UsageFault) -> [String] {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if names.allSatisfy(\.isEmpty) { throw .emptyValue(option) }
    if names.contains("") { throw .emptyName(list, of: option) }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private mutating func scanValue(_ option: Option, _ attached: String?) throws(UsageFault) -> String {
    if let attached { return attached }
    let takesNumber = option == .threads
    guard let word = peek(), !Self.isOption(word) || takesNumber && Int(word) != nil else { throw .needsValue(option) }
    at += 1
    return word
  }

  private func choices(of option: Option) -> [String] {
    guard option == .format, let command = invocation.command ?? impliedCommand else { return option.choices }
    return command.formats.map(\.rawValue)
  }

  private func refuseOther(_ value: String, than choices: [String], of what: String) throws(UsageFault) {
    guard !choices.isEmpty, !choices.contains(value) else { return }
    throw .notAChoice(value, of: what, choices: choices, nearest: nearest(to: value, among: choices))
  }

  /// Whether the operands fit the command and what it can't do without is there.
  private func check() throws(UsageFault) {
    guard let command = invocation.command else { return }
    var rest = invocation.operands[...]
    for operand in command.operands {
      let taken = rest.prefix(operand.count.upperBound)
      if taken.count < operand.count.lowerBound { throw .needsOperand(operand.name, command: command) }
      for value in taken {
        if value.isEmpty { throw .emptyOperand(operand.name, command: command) }
        try refuseOther(value, than: operand.choices, of: operand.name)
      }
      rest = rest.dropFirst(taken.count)
    }
    if let first = rest.first { throw .tooMany(first, command: command) }
    if command == .recompute { try checkTree() }
    if let needed = command.needs, !needed.contains(where: invocation.has) {
      throw .needsOption(needed, command: command)
    }
  }
}

extension InvocationParser {
  /// A declared tree is printed as lines, and stands instead of source.
  private func checkTree() throws(UsageFault) {
    guard invocation.has(.tree) else { return }
    let format = invocation.value(.format) ?? Format.lines.rawValue
    guard format == Format.lines.rawValue else {
      throw .notAChoice(format, of: Option.format.spelling, choices: [Format.lines.rawValue], nearest: nil)
    }
    if let path = invocation.operands.first { throw .tooMany(path, command: .recompute) }
  }
}

extension Command {
  /// Options of which at least one has to be given; nil where none has.
  fileprivate var needs: [Option]? {
    switch self {
    case .compare: [.legacy, .migrated]
    case .scan, .inventory, .explain, .judge, .models, .generate, .recompute, .rules, .dump: nil
    }
  }
}
