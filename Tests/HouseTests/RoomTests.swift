import Testing

/// Which room knows which: parsed from the `import` lines.
struct RoomTests {
  /// What each room may import; `dev` may import anything.
  static let allowed: [String: Set<String>] = [
    "Syntax": [],
    "RuleCards": ["CRuleFiles", "Syntax"],
    "Facts": ["Syntax", "RuleCards"],
    "Headers": ["CClang", "Syntax", "RuleCards", "Foundation"],
    "Layouts": ["Syntax", "RuleCards"],
    "Inventories": ["Syntax", "RuleCards", "Layouts", "Facts"],
    "Recomputes": ["Syntax", "RuleCards", "Facts", "Inventories"],
    "Migrations": ["Syntax", "RuleCards", "Facts", "Headers", "Inventories"],
    "Reports": ["Syntax", "RuleCards", "Facts", "Inventories", "Recomputes", "Migrations", "Foundation"],
    "UyumChecks": ["Inventories", "Reports"],
    "uyum": [
      "Syntax", "RuleCards", "Facts", "Headers", "Layouts", "Inventories", "Recomputes", "Migrations", "Reports",
      "Foundation", "Glibc", "Darwin", "Musl", "Synchronization", "Dispatch",
    ],
  ]

  /// The imports that the table does not allow, and rooms that it does not know.
  static func breaches(in files: [HouseFile]) -> [Breach] {
    files.flatMap { file -> [Breach] in
      guard let room = file.room, room != "dev" else { return [] }
      guard let allowed = allowed[room] else { return [Breach(path: file.path, line: 1, what: "unknown room \(room)")] }
      return file.lines.compactMap { number, line in
        guard let module = imported(line), !allowed.contains(module) else { return nil }
        return Breach(path: file.path, line: number, what: "\(room) imports \(module)")
      }
    }
  }

  /// The module that a line imports.
  private static func imported(_ line: Substring) -> String? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let at = words.firstIndex(of: "import"), words[..<at].allSatisfy(isModifier) else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return words.dropFirst(at + 1).first { !kinds.contains($0) }.map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  @Test func `A room imports only what stands below it`() {
    #expect(Self.breaches(in: HouseFile.product) == [])
  }

  @Test(arguments: [
    ("Sources/Facts/A.swift", "import Inventories", "Facts imports Inventories"),
    ("Sources/Syntax/A.swift", "import Foundation", "Syntax imports Foundation"),
    ("Sources/Syntax/A.swift", "@preconcurrency import struct Foundation.Data", "Syntax imports Foundation"),
    ("Sources/Inventories/B/A.swift", "public import Reports", "Inventories imports Reports"),
    ("rules/A.swift", "import Facts", "RuleCards imports Facts"),
    ("Sources/Attic/A.swift", "let a = 1", "unknown room Attic"),
  ])
  func `An import from above is found`(path: String, line: String, breach: String) {
    #expect(Self.breaches(in: [HouseFile(path, line)]) == [Breach(path: path, line: 1, what: breach)])
  }

  @Test func `An import in a comment or a string is none`() {
    let file = HouseFile("Sources/Syntax/A.swift", "// import Foundation\nlet a = \"import Foundation\"\n")
    #expect(Self.breaches(in: [file]) == [])
  }
}
