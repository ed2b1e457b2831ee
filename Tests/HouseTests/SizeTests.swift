import Testing

/// Small files, small functions, short lines.
struct SizeTests {
  /// Functions and files over the ceiling: a flat table or switch, each with its reason; `path:name` for a function.
  static let exceptions: [String: String] = [:]

  /// A function's length in lines, from its first word to its closing brace.
  struct Function: Equatable {
    var name: String
    var line: Int
    var length: Int
  }

  /// The functions, initialisers and computed bodies of a file, by their braces.
  static func functions(of file: HouseFile) -> [Function] {
    var found: [Function] = []
    var open: [(function: Function?, line: Int)] = []
    var pending: Function?
    for (number, line) in file.lines {
      if let name = declared(line) { pending = Function(name: name, line: number, length: 0) }
      for character in line {
        if character == "{" {
          open.append((pending, number))
          pending = nil
        } else if character == "}", let closed = open.popLast(), var function = closed.function {
          function.length = number - function.line + 1
          found.append(function)
        }
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  /// The name of a function that a line starts to declare.
  private static func declared(_ line: Substring) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
    if let at = words.firstIndex(of: "func") { return at + 1 < words.count ? String(words[at + 1]) : "func" }
    let trimmed = line.drop { $0 == " " }
    let starts = words.first { !modifiers.contains($0) }
    guard starts == "init" || starts == "subscript" || starts == "deinit" else { return nil }
    return trimmed.hasPrefix(".") || trimmed.hasPrefix("self.") ? nil : starts.map(String.init)
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "convenience", "required", "override", "static",
    "mutating", "inlinable", "nonisolated", "final",
  ]

  static func breaches(in files: [HouseFile], exceptions: [String: String] = [:]) -> [Breach] {
    files.flatMap { file -> [Breach] in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let count = lines.count - (lines.last == "" ? 1 : 0)
      var found: [Breach] = []
      if count > 400 && exceptions[file.path] == nil {
        found.append(Breach(path: file.path, line: count, what: "\(count) lines in one file"))
      }
      for (index, line) in lines.enumerated() where line.count > 120 {
        found.append(Breach(path: file.path, line: index + 1, what: "\(line.count) characters in one line"))
      }
      for function in functions(of: file) where function.length > 60 {
        guard exceptions["\(file.path):\(function.name)"] == nil else { continue }
        found.append(Breach(path: file.path, line: function.line, what: "\(function.length) lines in \(function.name)"))
      }
      return found
    }
  }

  /// The middle of a list of lengths; 0 of an empty one.
  static func median(_ lengths: [Int]) -> Int { lengths.isEmpty ? 0 : lengths.sorted()[lengths.count / 2] }

  @Test func `No file, function or line is over its ceiling`() {
    #expect(Self.breaches(in: HouseFile.all, exceptions: Self.exceptions) == [])
  }

  @Test func `The median file has at most 120 lines, the median function 10`() {
    let files = HouseFile.product.map { $0.text.utf8.filter { $0 == 10 }.count }
    #expect(Self.median(files) <= 120)
    #expect(Self.median(HouseFile.product.flatMap(Self.functions).map(\.length)) <= 10)
  }

  @Test func `An exception is still needed`() {
    let without = Self.breaches(in: HouseFile.all)
    for (place, reason) in Self.exceptions {
      let parts = place.split(separator: ":").map(String.init)
      #expect(without.contains { $0.path == parts[0] && (parts.count == 1 || $0.what.hasSuffix(" in \(parts[1])")) })
      #expect(reason.count > 10)
    }
  }

  @Test func `A long file, a long function and a long line are found`() {
    let body = String(repeating: "    a()\n", count: 60)
    let source = "struct A {\n  func long(\n    b: Int\n  ) {\n\(body)  }\n  func short() {}\n}\n"
    #expect(Self.breaches(in: [HouseFile("Sources/A.swift", source)]).map(\.what) == ["64 lines in long"])
    let tall = String(repeating: "\n", count: 401)
    #expect(Self.breaches(in: [HouseFile("Sources/A.swift", tall)]).map(\.what) == ["401 lines in one file"])
    let wide = "// " + String(repeating: "x", count: 118)
    #expect(Self.breaches(in: [HouseFile("Sources/A.swift", wide)]).map(\.what) == ["121 characters in one line"])
    let excused = Self.breaches(in: [HouseFile("Sources/A.swift", source)], exceptions: ["Sources/A.swift:long": ""])
    #expect(excused == [])
  }

  @Test func `Braces in strings and closures do not mislead the measure`() {
    let source = "init(a: Int) {\n  let s = \"{\"\n  run { $0 }\n  self.init(b: 1)\n}\nfunc two() -> Int {\n  2\n}\n"
    let found = Self.functions(of: HouseFile("Sources/A.swift", source))
    #expect(found.map(\.name) == ["init", "two"])
    #expect(found.map(\.length) == [5, 3])
  }
}
