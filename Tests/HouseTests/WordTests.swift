import Testing

/// What may not stand in a source: words of the disk, of doubt, of crashing.
struct WordTests {
  /// A word that is forbidden in the code of some rooms.
  struct Ban {
    var word: String
    var what: String
    /// The rooms or path prefixes where it is allowed.
    var allowed: Set<String> = []
  }

  /// The ways to the disk; only the program and the workshop go there. CClang, which loads libclang, is C.
  static let disk = [
    "FileManager", "FileHandle", "fopen(", "open(", "opendir(", "readdir(", "stat(", "mmap(", "Data(contentsOf",
    "String(contentsOf", "contentsOfFile", "InputStream", "OutputStream", "Process(", "dlopen(", "readLine(",
    ".write(to",
  ].map { Ban(word: $0, what: "touches the disk", allowed: ["uyum", "dev"]) }

  /// What can crash, or hides a mutable global.
  static let traps = [
    "try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "unsafeFlags", "nonisolated(unsafe)",
    "unsafelyUnwrapped", "unsafeBitCast",
  ].map { Ban(word: $0, what: "can crash or hides state") }

  /// Traps that are meant, by file, each with its reason.
  static let meant = ["Sources/Syntax/Source/Bytes.swift": "precondition( stops at an index outside, as an array does"]

  /// The bans that files break.
  static func breaches(in files: [HouseFile], bans: [Ban]) -> [Breach] {
    files.flatMap { file in
      let present = bans.filter { ban in
        !ban.allowed.contains(file.room ?? file.path) && file.code.contains(ban.word)
          && meant[file.path]?.hasPrefix(ban.word) != true
      }
      return present.isEmpty
        ? []
        : file.lines.flatMap { number, line in
          present.filter { stands($0.word, in: line) }
            .map { Breach(path: file.path, line: number, what: "`\($0.word)` \($0.what)") }
        }
    }
  }

  /// Whether a word stands in a line, not as the tail of a longer name; a word that calls is no method either.
  private static func stands(_ word: String, in line: Substring) -> Bool {
    var rest = line
    while let found = rest.firstRange(of: word) {
      let before = line[..<found.lowerBound].last
      let isTail = before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." && word.hasSuffix("(") } ?? false
      if !isTail || word.hasPrefix(".") { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  /// Forced unwraps: `!` behind a name, a parenthesis, a bracket or a quote, but not before `=`, and not in a type.
  static func forced(in files: [HouseFile]) -> [Breach] {
    files.flatMap { file in
      file.lines.filter { $0.text.contains("!") }.compactMap { number, line -> Breach? in
        let characters = Array(line)
        let found = characters.indices.contains { index in
          guard characters[index] == "!", index > 0 else { return false }
          let before = characters[index - 1]
          let after = index + 1 < characters.count ? characters[index + 1] : " "
          return (before.isLetter || before.isNumber || ")]}\"_".contains(before)) && after != "="
        }
        return found ? Breach(path: file.path, line: number, what: "forces a value") : nil
      }
    }
  }

  @Test func `Only the program and the workshop touch the disk`() {
    #expect(Self.breaches(in: HouseFile.product, bans: Self.disk) == [])
  }

  @Test func `Nothing in the product can crash or hides state`() {
    let files = HouseFile.all.filter { $0.room != nil || $0.path == "Package.swift" }
    #expect(Self.breaches(in: files, bans: Self.traps) == [])
    #expect(Self.forced(in: HouseFile.product) == [])
  }

  @Test(arguments: [
    "let a = FileManager.default", "let b = fopen(path, mode)", "let c = Data(contentsOf: url)",
    "try text.write(to: url)", "let d = open(path, 0)",
  ])
  func `A way to the disk is found`(line: String) {
    let found = Self.breaches(in: [HouseFile("Sources/Reports/A.swift", line)], bans: Self.disk)
    #expect(found.map(\.line) == [1])
    #expect(Self.breaches(in: [HouseFile("Sources/uyum/A.swift", line)], bans: Self.disk) == [])
  }

  @Test(arguments: ["reopen(path)", "file.open(1)", "// FileManager", "let a = \"FileManager\"", "let opened = 1"])
  func `What only looks like it is none`(line: String) {
    #expect(Self.breaches(in: [HouseFile("Sources/Reports/A.swift", line)], bans: Self.disk) == [])
  }

  @Test(arguments: [
    "let a = try! b()", "let a = b as! C", "fatalError()", ".unsafeFlags([])", "nonisolated(unsafe) var a = 1",
  ])
  func `A trap is found`(line: String) {
    #expect(Self.breaches(in: [HouseFile("Sources/Facts/A.swift", line)], bans: Self.traps).map(\.line) == [1])
  }

  @Test(arguments: ["let a = b!", "let a = b()!.c", "let a = b[0]!", "f(a!, 1)"])
  func `A forced value is found`(line: String) {
    #expect(Self.forced(in: [HouseFile("Sources/Facts/A.swift", line)]).count == 1)
  }

  @Test(arguments: ["if !a {", "a != b", "if a!=b {", "// a!", "let a = \"b!\"", "f(!a)"])
  func `A negation is no forced value`(line: String) {
    #expect(Self.forced(in: [HouseFile("Sources/Facts/A.swift", line)]) == [])
  }
}
