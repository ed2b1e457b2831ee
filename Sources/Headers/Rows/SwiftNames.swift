/// How Swift's importer names what Objective-C declares.
enum SwiftNames {
  /// The name of a property; nil where it is the same.
  static func property(_ name: String, type: String, getter: String?, notes: Annotations) -> String? {
    let swift: String
    if let given = notes.swiftName {
      swift = given
    } else {
      let isBoolean = type == "BOOL" || type == "bool" || type == "_Bool"
      let base = isBoolean ? getter ?? name : name
      swift = (notes.isRefined ? "__" : "") + lowered(base)
    }
    return swift == name ? nil : swift
  }

  /// The name of a method without arguments; nil where it is the same.
  static func method(_ name: String, notes: Annotations) -> String? {
    let base = notes.swiftName.map { String($0.prefix { $0 != "(" }) }
    let swift = base ?? (notes.isRefined ? "__" + name : name)
    return swift == name ? nil : swift
  }

  /// A name whose leading capitals are lowered as the importer does: `HTMLURL` is `htmlurl`, `URLString` `urlString`.
  static func lowered(_ name: String) -> String {
    var letters = Array(name.utf8)
    guard let first = letters.first, isCapital(first) else { return name }
    letters[0] = first | 0x20
    var index = 1
    while index < letters.count {
      if index + 1 < letters.count, !isCapital(letters[index + 1]) {
        let rest = letters[(index + 1)...]
        let isPlural = rest.first == UInt8(ascii: "s") && (rest.count == 1 || !isSmall(letters[index + 2]))
        if !isSmall(letters[index + 1]) || isPlural, isCapital(letters[index]) { letters[index] |= 0x20 }
        break
      }
      guard isCapital(letters[index]) else { break }
      letters[index] |= 0x20
      index += 1
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
}

/// What the attributes of a declaration tell, by the annotations that the macros in front give them.
struct Annotations: Sendable {
  private(set) var swiftName: String?
  private(set) var isRefined = false
  private(set) var isHiddenFromSwift = false
  private(set) var isDeprecated = false

  init() {}

  /// Adds an annotation's text.
  mutating func add(_ text: String) {
    if text.hasPrefix("swift_name=") {
      swiftName = String(text.dropFirst("swift_name=".count)).filter { $0 != " " }
    } else if text == "swift_private" {
      isRefined = true
    } else if text == "swift_unavailable" || text == "unavailable" {
      isHiddenFromSwift = true
    } else if text == "deprecated" {
      isDeprecated = true
    } else if text.hasPrefix("availability="), text.contains("deprecated") {
      isDeprecated = true
    }
  }

  /// Adds what libclang says of availability.
  mutating func add(availability: Int) {
    if availability == 1 { isDeprecated = true }
    if availability == 2 { isHiddenFromSwift = true }
  }

  /// Reads the annotations out of a declaration's words, macros expanded.
  init(words: [String]) {
    for (index, word) in words.enumerated() {
      if word == "annotate", index + 2 < words.count, words[index + 2].hasPrefix("\"") {
        var text = words[index + 2].filter { $0 != "\"" }
        var at = index + 3
        while at < words.count, words[at] != ")" {
          let isCall = words[at] == "("
          let end = isCall ? Words.closing(words, at) : at
          text += words[at...end].filter { $0 != "#" }.joined().filter { $0 != "\"" }
          at = end + 1
        }
        add(text)
      } else if index > 0, words[index - 1] == "(" || words[index - 1] == "," {
        if word == "deprecated" { isDeprecated = true }
        if word == "unavailable" { isHiddenFromSwift = true }
      }
    }
  }
}
