import Reports
import Testing

@Suite("The command line")
struct InvocationTests {
  private func parse(_ line: String) throws(UsageFault) -> Invocation {
    try Invocation.parse(line.split(separator: " ").map(String.init))
  }

  @Test("An option of several values takes them up to the next option, and may stand again")
  func several() throws {
    let invocation = try parse("compare --legacy A.swift B.swift --migrated C.swift --legacy D.swift --all")
    #expect(invocation.command == .compare)
    #expect(invocation.values[.legacy] == ["A.swift", "B.swift", "D.swift"])
    #expect(invocation.values[.migrated] == ["C.swift"])
    #expect(invocation.has(.all))
    #expect(invocation.operands.isEmpty)
  }

  @Test("Values behind a blank or an equals sign, lists by commas")
  func values() throws {
    let invocation = try parse("compare --legacy=A.swift --format=json --keys title,badge --label x-y")
    #expect(invocation.values[.legacy] == ["A.swift"])
    #expect(invocation.format == .json)
    #expect(invocation.values[.keys] == ["title", "badge"])
    #expect(invocation.value(.label) == "x-y")
  }

  @Test("What stands behind -- is no option")
  func separator() throws {
    #expect(try parse("judge -- --odd.json").operands == ["--odd.json"])
    #expect(try parse("judge -").operands == ["-"])
  }

  @Test("The language may stand anywhere, and is known even where the rest is wrong")
  func language() throws {
    #expect(try parse("--language tr judge a.json").language == .turkish)
    #expect(try parse("judge a.json --language tr").language == .turkish)
    #expect(Invocation.language(of: ["jduge", "--language", "tr"]) == .turkish)
    #expect(Invocation.language(of: ["jduge", "--language=tr"]) == .turkish)
    #expect(Invocation.language(of: ["--language"]) == .english)
  }

  @Test("Help and version need nothing else")
  func help() throws {
    #expect(try parse("compare --help").has(.help))
    #expect(try parse("help compare").command == .compare)
    #expect(try parse("-h").has(.help))
    #expect(try parse("--version").has(.version))
    #expect(try parse("--version").command == nil)
  }

  @Test("Without a command's word, the paths or the folder at hand are scanned")
  func defaultVerb() throws {
    #expect(try parse("").command == .scan)
    #expect(try parse("--format json").command == .scan)
    #expect(try parse("--format json").format == .json)
    let path = try parse("Sources/Tasks --all Other")
    #expect(path.command == .scan)
    #expect(path.operands == ["Sources/Tasks", "Other"])
    let folder = try Invocation.parse(["Tasks"]) { $0 == "Tasks" }
    #expect(folder.command == .scan)
    #expect(folder.operands == ["Tasks"])
    #expect(throws: UsageFault.unknownCommand("Tasks", nearest: nil)) { try parse("Tasks") }
    #expect(throws: UsageFault.unknownOption("--format", command: nil, nearest: nil)) {
      try parse("--format json judge a.json")
    }
  }

  @Test(
    "What can't be understood says what was most likely meant",
    arguments: [
      ("compre --legacy A", .unknownCommand("compre", nearest: "compare")),
      ("frobnicate", .unknownCommand("frobnicate", nearest: nil)),
      ("compare --legcy A", .unknownOption("--legcy", command: .compare, nearest: "--legacy")),
      ("judge a --keys k", .unknownOption("--keys", command: .judge, nearest: nil)),
      (
        "compare --legacy A --format jsn",
        .notAChoice("jsn", of: "--format", choices: Command.compare.formats.map(\.rawValue), nearest: "json")
      ),
      ("judge a --format json", .notAChoice("json", of: "--format", choices: ["lines"], nearest: nil)),
      ("dump token A", .notAChoice("token", of: "KIND", choices: Command.dump.operands[0].choices, nearest: "tokens")),
      ("compare", .needsOption([.legacy, .migrated], command: .compare)),
      ("compare --legacy", .needsValue(.legacy)), ("compare --legacy --all", .needsValue(.legacy)),
      ("judge", .needsOperand("FILE", command: .judge)), ("judge a b", .tooMany("b", command: .judge)),
      ("compare --legacy A --all=1", .takesNoValue(.all)), ("judge a --format lines --format lines", .twice(.format)),
      ("compare --legacy A --keys ,", .emptyValue(.keys)), ("recompute --tree A B", .tooMany("B", command: .recompute)),
      ("judge a --language de", .notAChoice("de", of: "--language", choices: ["en", "tr"], nearest: nil)),
    ] as [(String, UsageFault)])
  func faults(line: String, expected: UsageFault) {
    let fault = #expect(throws: UsageFault.self) { try parse(line) }
    #expect(fault == expected)
  }

  @Test(
    "An empty path or name is told with the option or argument that it was given for",
    arguments: [
      (["scan", ""], .emptyOperand("PATH", command: .scan)), (["judge", ""], .emptyOperand("FILE", command: .judge)),
      (["explain", "", "."], .emptyOperand("SUBJECT", command: .explain)),
      (["compare", "--legacy", ""], .emptyValue(.legacy)), (["compare", "--legacy="], .emptyValue(.legacy)),
      (["compare", "--legacy", "A", "", "B"], .emptyValue(.legacy)), (["scan", "--config", ""], .emptyValue(.config)),
      (["inventory", "--output", ""], .emptyValue(.output)),
      (["compare", "--legacy", "A", "--keys", ",,title"], .emptyName(",,title", of: .keys)),
      (["compare", "--legacy", "A", "--keys", "title,"], .emptyName("title,", of: .keys)),
    ] as [([String], UsageFault)])
  func empty(words: [String], expected: UsageFault) {
    let fault = #expect(throws: UsageFault.self) { try Invocation.parse(words) }
    #expect(fault == expected)
  }

  @Test("A name that a list repeats counts once, where it stands first")
  func repeatedName() throws {
    #expect(try parse("compare --legacy A --keys title,badge,title").values[.keys] == ["title", "badge"])
  }

  @Test("A number that is no count of threads is told with the range", arguments: ["-1", "0", "257", "x"])
  func threads(word: String) {
    let fault = #expect(throws: UsageFault.self) { try parse("scan --threads \(word)") }
    #expect(fault == .notACount(word, of: .threads))
  }

  @Test("Every command has a help that names its options, in both languages", arguments: Command.allCases)
  func helpTexts(command: Command) {
    for language in Language.allCases {
      let help = language.help(command)
      #expect(help.hasPrefix("uyum \(command.rawValue): "))
      for option in command.options + Option.common { #expect(help.contains("  \(option.spelling)")) }
      for format in command.formats where command.options.contains(.format) {
        #expect(help.contains(format.rawValue))
      }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 112 })
      #expect(language.help(nil).contains("uyum \(command.rawValue) "))
    }
  }

  @Test("The examples of the help are command lines that are understood", arguments: Command.allCases)
  func examples(command: Command) throws {
    let lines = Language.english.help(command).split(separator: "\n").filter {
      $0.hasPrefix("  uyum \(command.rawValue)")
    }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: ">")[0].split(separator: " ").dropFirst().map(String.init)
      #expect(throws: Never.self) { try Invocation.parse(words) }
    }
  }

  @Test("The nearest name has the fewest edits, and none is near a far one")
  func near() {
    #expect(nearest(to: "jduge", among: ["judge", "dump"]) == "judge")
    #expect(nearest(to: "--fromat", among: ["--format", "--from"]) == "--format")
    #expect(nearest(to: "x", among: ["judge"]) == nil)
    #expect(nearest(to: "", among: []) == nil)
  }
}
