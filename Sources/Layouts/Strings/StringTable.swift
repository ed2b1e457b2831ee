/// The texts of one language in one table.
package struct StringTable: Hashable, Sendable {
  /// The path of the file, as reported.
  package var path: String
  /// The table's name, as code names it: `Localizable`, or a storyboard's name.
  package var name: String
  /// The language, as `pt-BR`, or `Base`; nil where neither the folder nor the file names one.
  package var language: String?
  /// Whether keys without an entry stand for themselves, because this is the language they are written in.
  package var isSource = false
  /// The texts, in the order of the file.
  package var entries: [StringEntry] = []

  /// A table of which only its file is known; table and language are read off the path.
  package init(path: String) {
    self.path = path
    let parts = path.split(separator: "/")
    name = parts.last.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex)) } ?? ""
    language = parts.dropLast().compactMap { Language(folder: $0) }.last?.code
  }
}

/// A key and its text.
package struct StringEntry: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The text; with variants, the one that holds where no other does.
  package var text: String
  /// The texts for numbers, widths and devices.
  package var variants: [StringVariant] = []
  /// The line of the key, from 1.
  package var line: Int

  /// An entry with one text.
  package init(key: String, text: String, variants: [StringVariant] = [], line: Int) {
    self.key = key
    self.text = text
    self.variants = variants
    self.line = line
  }
}

/// A text that holds in one case.
package struct StringVariant: Hashable, Sendable {
  /// The variable of the text that it is for; empty where it is the whole text.
  package var variable: String
  /// The case, as `one`, `other`, `iphone` or a width in characters; several are joined by a dot.
  package var name: String
  /// The text.
  package var text: String

  /// The case that holds where no other does.
  package static let otherwise = "other"
}
