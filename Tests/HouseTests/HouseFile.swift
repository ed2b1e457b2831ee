import Foundation
import TestKit

/// One Swift file of the package, as the house checks see it.
struct HouseFile {
  /// The path from the package's root.
  let path: String
  /// The whole text.
  let text: String
  /// The text with comments and the insides of string literals blanked; lines and columns stay.
  let code: String
  /// The string literals, each stretch between interpolations one.
  let literals: [Literal]

  /// A stretch of a string literal.
  struct Literal: Equatable {
    var line: Int
    var text: String
  }

  /// A file made from text, for the checks' own tests.
  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    var skim = Skim(text)
    skim.run()
    self.code = String(decoding: skim.code, as: UTF8.self)
    self.literals = skim.literals
  }

  /// The room that the file is in: the folder under Sources, `RuleCards` for rules/.
  var room: String? {
    let parts = path.split(separator: "/")
    if parts.first == "rules" { return "RuleCards" }
    return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
  }

  /// The lines of the code, from 1.
  var lines: [(number: Int, text: Substring)] {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0.offset + 1, $0.element) }
  }

  /// All Swift files of the package's own folders, sorted by path; corpus sources are inputs and not among them.
  static let all: [HouseFile] =
    ["Sources", "rules", "Tests"].flatMap { paths(under: $0) }.sorted().compactMap { path in
      guard path.hasSuffix(".swift"), let text = text(of: path) else { return nil }
      return HouseFile(path, text)
    } + [text(of: "Package.swift").map { HouseFile("Package.swift", $0) }].compactMap { $0 }

  /// The files of Sources and rules.
  static let product: [HouseFile] = all.filter { $0.room != nil }

  /// The paths of the files under a folder of the package.
  static func paths(under folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: Places.root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
  }

  /// A file's text; nil where there is none.
  static func text(of path: String) -> String? {
    try? String(contentsOf: Places.root.appendingPathComponent(path), encoding: .utf8)
  }
}

/// A place where the house's rules are broken.
struct Breach: Equatable, CustomStringConvertible {
  var path: String
  var line: Int
  var what: String
  var description: String { "\(path):\(line): \(what)" }
}
