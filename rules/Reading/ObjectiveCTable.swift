import CRuleFiles

/// The names of the system's Objective-C interfaces: what each is, and how many type arguments a class takes.
package struct ObjectiveCTable: Sendable {
  /// What a name is.
  package enum Entry: Hashable, Sendable {
    /// A class, with the number of its type parameters.
    case classType(Int)
    case protocolType
    /// A number, with the type it stands for.
    case number(String)
    case structure
    case enumeration
    /// A typedef of an object pointer: a string constant's type, a dispatch queue.
    case object
    /// A typedef of a block.
    case block
    /// A typedef of a C pointer: `CGColorRef`.
    case reference
  }

  /// What each name is.
  package private(set) var entries: [String: Entry] = [:]
  /// The system's macros: what stands behind `#define`.
  package private(set) var definitions: [String] = []
  /// Methods of the root class that hide a property of the same name in Swift.
  package private(set) var hiding: Set<String> = []
  /// What Swift calls each name, a generic type with the arguments that it has where none are given; a protocol's name
  /// has `@` in front, and the words of a C number are joined by `_`.
  package private(set) var swiftNames: [String: String] = [:]
  /// The classes that Swift imports as another type where they are a value's type.
  package private(set) var bridged: Set<String> = []
  /// Names whose line could not be read; empty for the built-in table, which a test holds.
  package private(set) var unreadable: [String] = []

  /// The table that comes with the program.
  package static let builtIn = ObjectiveCTable(embedded)

  /// The text of the embedded tables.
  package static var embedded: String {
    var text = ""
    var place = 0
    while true {
      let file = uyum_objective_c_table_at(place)
      guard file.path != nil else { return text }
      text += String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
      place += 1
    }
  }

  /// Reads a table: one kind a line, then its names.
  package init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else {
        unreadable.append(String(line))
        continue
      }
      read(String(words[0]), words[1])
    }
  }

  private mutating func read(_ kind: String, _ rest: Substring) {
    if kind == "define" {
      definitions.append(String(rest))
      return
    }
    let parts = rest.split(separator: ":", maxSplits: 1)
    if kind == "swift" || kind == "bridge", parts.count == 2 {
      let names = parts[1].split(separator: " ").map(String.init)
      for name in names { swiftNames[name] = String(parts[0]) }
      if kind == "bridge" { bridged.formUnion(names) }
      return
    }
    let isNumber = kind == "number" && parts.count == 2
    let names = (isNumber ? parts[1] : rest).split(separator: " ").map(String.init)
    if kind == "hides" {
      hiding.formUnion(names)
      return
    }
    guard let entry = ObjectiveCTable.entry(kind, isNumber ? String(parts[0]) : "") else {
      unreadable.append(kind)
      return
    }
    for name in names { entries[name] = entry }
  }

  private static func entry(_ kind: String, _ type: String) -> Entry? {
    switch kind {
    case "class": .classType(0)
    case "class/1": .classType(1)
    case "class/2": .classType(2)
    case "protocol": .protocolType
    case "number": type.isEmpty ? nil : .number(type)
    case "struct": .structure
    case "enum": .enumeration
    case "object": .object
    case "block": .block
    case "ref": .reference
    default: nil
    }
  }
}
