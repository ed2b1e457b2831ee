import Testing

/// Names: of files, and of the cases that this package is measured with.
struct NameTests {
  /// Parts of file names that say nothing.
  static let attics = ["Helper", "Util", "Common", "Shared", "Misc", "Manager"]

  static func attics(in paths: [String]) -> [Breach] {
    paths.filter { path in
      let parts = path.split(separator: "/").flatMap { words(String($0)) }
      return attics.contains { attic in parts.contains { $0 == attic || $0 == attic + "s" } }
    }.map { Breach(path: $0, line: 1, what: "is an attic") }
  }

  /// The words of a camel-case name, each with a capital first.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name.prefix(while: { $0 != "." }) {
      if character.isUppercase || words.isEmpty {
        words.append(String(character).uppercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// Names of the measurements and of the corpus: the product must not know them.
  static let caseNames: Set<String> = {
    let lessons: Set<String> = [
      "TaskModel", "LegacyTaskController", "TaskScreenView", "DashboardView", "CounterCard", "StatusLabel",
      "ResetButton", "OldProduct", "openCount", "dueLabel", "badgeLabel", "tapCount",
    ]
    let sources = HouseFile.paths(under: "corpus").filter { $0.hasSuffix(".swift") }
    let names = sources.compactMap(HouseFile.text).flatMap { declared(in: HouseFile("corpus", $0)) }
    return lessons.union(names).subtracting(common)
  }()

  /// Names that cases share with all code: Swift's own for a list of keys, the specification's for a namespace.
  static let common: Set<String> = ["CodingKeys", "SwiftModel"]

  /// The types of two words or more that a file declares.
  static func declared(in file: HouseFile) -> [String] {
    file.lines.flatMap { _, line -> [String] in
      let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return zip(parts, parts.dropFirst()).filter { ["class", "struct", "enum", "protocol"].contains($0.0) }
        .map { String($0.1) }.filter { words($0).count > 1 }
    }
  }

  /// Places where a name stands as a word, comments aside.
  static func known(_ names: Set<String>, in files: [HouseFile]) -> [Breach] {
    files.flatMap { file in
      let code = file.lines.map { ($0.number, String($0.text)) } + file.literals.map { ($0.line, $0.text) }
      return code.flatMap { line, text in
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter(names.contains)
          .map { Breach(path: file.path, line: line, what: "knows \($0)") }
      }
    }
  }

  @Test func `No file name says nothing`() {
    let paths = ["Sources", "Tests", "rules"].flatMap { HouseFile.paths(under: $0) }
    #expect(Self.attics(in: paths) == [])
  }

  @Test(arguments: [
    "Sources/A/StringHelpers.swift", "Sources/A/Utils.swift", "Sources/Common/A.swift", "Tests/SharedCode.swift",
  ])
  func `A name that says nothing is found`(path: String) {
    #expect(Self.attics(in: [path]).count == 1)
  }

  @Test func `A name that only contains one is fine`() {
    #expect(Self.attics(in: ["Sources/A/Utility.swift", "Sources/A/Uncommon.swift"]) == [])
  }

  @Test func `The product knows no name of a case`() {
    let cards = HouseFile.paths(under: "rules").filter { $0.hasSuffix(".rule") }
      .compactMap { path in HouseFile.text(of: path).map { HouseFile(path, $0) } }
    #expect(Self.known(Self.caseNames, in: HouseFile.product + cards) == [])
  }

  @Test func `A name of a case is found in code and in strings, not in comments`() {
    let source = "// LampRow\nlet a = LampRow()\nlet b = \"a LampRow\"\nlet c = LampRows()\n"
    #expect(Self.known(["LampRow"], in: [HouseFile("Sources/Facts/A.swift", source)]).map(\.line) == [2, 3])
    #expect(Self.declared(in: HouseFile("corpus", "final class LampRow: UIView {}\nstruct Lamp {}")) == ["LampRow"])
  }
}
