import CRuleFiles
import Syntax

/// What the tables say of models and numbers: which names decode, copy, archive and map, what a number's type holds.
package struct ModelTable: Sendable {
  /// Lists of names; the raw value is the first word of their lines.
  package enum List: String, Hashable, Sendable, CaseIterable {
    /// Protocols and superclasses that make a type one that the API is decoded into, what decodes, its list of keys.
    case decoding, decoder, keys
    /// Superclasses that copy and archive by reflection, messages that fill by it.
    case reflecting, filling
    /// Methods that copy, and messages that make the copy.
    case copies, shallow
    /// Methods that write and read an archive, what they write to, and the messages to it.
    case encodes, decodes, archiver, archives, unarchives
    /// In a mapping: a base with all properties, what leaves a property out, what names one by its selector.
    case base, excluded, selector
    /// Names by which a mapping is told to be one that takes what it does not list by its own name.
    case unlisted
    /// Marks of names.
    case old, client, domain, extractor, money
    /// Types that decode; first and last words of names that tell what a number is.
    case decodable, flags, whole
    /// Types of dictionaries.
    case dictionary
    /// Functions that convert to whatever number is asked for.
    case casts
  }

  /// How much of a model a mapping method lists.
  package enum Mapping: String, Hashable, Sendable { case whole, part }
  /// The languages that read a number by one name as two types.
  package enum Language: String, Hashable, Sendable { case swift, objectiveC = "objective-c" }

  private var lists: [List: Set<String>] = [:]
  private var numbers: [String: Number] = [:]
  private var readings: [Language: [String: String]] = [:]
  /// The type of number that a message boxes.
  package private(set) var boxes: [String: String] = [:]
  /// The type of number that a message takes.
  package private(set) var takes: [String: String] = [:]
  /// The type of number that a function or a message answers.
  package private(set) var answers: [String: String] = [:]
  /// Labels of a number's initialiser, by what they say.
  package private(set) var labels: [String: String] = [:]
  /// The methods that map properties to keys.
  package private(set) var mappings: [String: Mapping] = [:]
  /// Lines that could not be read; empty for the built-in table, which a test holds.
  package private(set) var unreadable: [String] = []

  /// The table that comes with the program.
  package static let builtIn = ModelTable(embedded)

  /// The text of the embedded tables.
  package static var embedded: String {
    var text = ""
    var place = 0
    while true {
      let file = uyum_model_table_at(place)
      guard file.path != nil else { return text }
      text += String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
      place += 1
    }
  }

  /// Reads a table.
  package init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let words = parts[0].split(separator: " ").map(String.init)
      let names = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
      if !read(words, names) { unreadable.append(String(line)) }
    }
  }

  private mutating func read(_ words: [String], _ names: [String]) -> Bool {
    guard let kind = words.first else { return false }
    if let list = List(rawValue: kind) {
      lists[list, default: []].formUnion(words.dropFirst())
      return words.count > 1 && names.isEmpty
    }
    guard words.count > 1 else { return false }
    return readNumber(kind, words[1...].map { $0 }, names)
  }

  private mutating func readNumber(_ kind: String, _ words: [String], _ names: [String]) -> Bool {
    switch kind {
    case "boxed": for name in words { numbers[name] = .boxed }
    case "anything": for name in words { numbers[name] = .anything }
    case "boxes": for name in names { boxes[name] = words[0] }
    case "takes": for name in names { takes[name] = words[0] }
    case "answers": for name in names { answers[name] = words[0] }
    case "label": for name in names { labels[name] = words[0] }
    case "mapping":
      guard let mapping = Mapping(rawValue: words[0]) else { return false }
      for name in names { mappings[name] = mapping }
    case "reads":
      guard words.count > 1, let language = Language(rawValue: words[0]) else { return false }
      for name in names { readings[language, default: [:]][name] = words[1] }
    default:
      guard let number = Self.number(kind, words[0]) else { return false }
      for name in names { numbers[name] = number }
    }
    return true
  }

  private static func number(_ kind: String, _ size: String) -> Number? {
    switch (kind, size) {
    case ("integer", "word"): .integer(bits: 64, isWord: true)
    case ("integer", _): Int(size).map { .integer(bits: $0, isWord: false) }
    case ("fraction", "exact"): .exact
    case ("fraction", _): Int(size).map { .fraction(digits: $0) }
    default: nil
    }
  }
}

extension ModelTable {
  /// Whether a name stands in a list.
  package func has(_ list: List, _ name: String) -> Bool { lists[list]?.contains(name) ?? false }

  /// The names of a list.
  package func names(_ list: List) -> Set<String> { lists[list] ?? [] }

  /// What a type's name holds; nil for what is no number.
  package func number(_ type: String) -> Number? { numbers[type] }

  /// The type as which a member reads a number; nil for other members.
  package func reading(_ member: String, in language: Language) -> String? { readings[language]?[member] }
}

extension ModelTable {
  /// What the table says of a label whose initialiser gives nil where a number does not fit.
  package static let exactLabel = "exact"
}
