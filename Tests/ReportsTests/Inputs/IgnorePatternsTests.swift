import Reports
import Testing

/// Expected values from gitignore(5); `git check-ignore` gives the same.
@Suite("Patterns of .gitignore")
struct IgnorePatternsTests {
  /// What the lines say of a path; a slash at its end makes it a folder.
  private func verdict(_ lines: String, _ path: String) -> Bool? {
    let bytes = Array((path.hasSuffix("/") ? path.dropLast() : path[...]).utf8)
    return IgnorePatterns(text: Array(lines.utf8)).verdict(on: bytes[...], isFolder: path.hasSuffix("/"))
  }

  @Test(
    "A pattern fits",
    arguments: [
      ("a.swift", "a.swift"), ("a.swift", "x/y/a.swift"), ("/a.swift", "a.swift"), ("x/a.swift", "x/a.swift"),
      ("build/", "build/"), ("build/", "x/build/"), ("x/build/", "x/build/"), ("*.swift", "x/a.swift"),
      ("a*c", "abbc"), ("a*c", "ac"), ("?.swift", "x/a.swift"), ("?.swift", "\u{E7}.swift"), ("**/a", "a"),
      ("**/a", "x/y/a"), ("**/x/a", "y/x/a"), ("x/**", "x/y/a"), ("x/**/a", "x/a"), ("x/**/a", "x/y/z/a"),
      ("x/*/a", "x/y/a"), ("[a-c].swift", "b.swift"), ("[!a-c].swift", "d.swift"), ("[^a].swift", "b.swift"),
      ("[]a]", "]"), ("[a-]", "-"), ("[[:digit:]x]", "7"), ("[\\]]", "]"), ("\\#a", "#a"), ("\\!a", "!a"),
      ("a\\*", "a*"), ("a\\ ", "a "), ("a  ", "a"), ("a\r", "a"), ("\u{FEFF}a", "a"), ("foo**bar", "fooxbar"),
      ("*a*b*c*", "xaybzc"), ("x/**/y/**/a", "x/y/b/y/a"), ("\u{1F600}.swift", "x/\u{1F600}.swift"),
      ("# a\n\na", "a"), ("**", "x/a"), ("/*", "a"), ("**/x/**", "y/x/a"),
    ])
  func fits(lines: String, path: String) { #expect(verdict(lines, path) == true) }

  @Test(
    "A pattern does not fit",
    arguments: [
      ("/a.swift", "x/a.swift"), ("x/a.swift", "y/x/a.swift"), ("build/", "build"), ("a", "ab"), ("a", "A"),
      ("*.swift", "a.swiftx"), ("x/*", "x/y/a"), ("x/**", "x/"), ("x/*/a", "x/a"), ("?.swift", "ab.swift"),
      ("[a-c]", "d"), ("[!a-c]", "b"), ("[a", "a"), ("[a", "[a"), ("a\\", "a"), ("a\\", "a\\"), ("", "a"), ("/", "a"),
      ("# a", "# a"), ("#a", "#a"), ("x/a*c", "x/ab/c"), ("/*", "x/a"), ("\\*", "a"), ("[[:alpha:]]", "7"),
      ("**/x/a", "x/y/a"), ("a/", "a/b"),
    ])
  func fitsNot(lines: String, path: String) { #expect(verdict(lines, path) == nil) }

  @Test("The last pattern that fits decides, and ! takes back")
  func order() {
    #expect(verdict("*.swift\n!a.swift", "a.swift") == false)
    #expect(verdict("!a.swift\n*.swift", "a.swift") == true)
    #expect(verdict("*.swift\n!/a.swift", "x/a.swift") == true)
    #expect(verdict("a\n!a/", "a") == true)
    #expect(verdict("a\n!a/", "a/") == false)
  }

  @Test("A list of patterns says the same as a file of them")
  func list() {
    let path = Array("x/Generated".utf8)
    #expect(IgnorePatterns(["Generated/"]).verdict(on: path[...], isFolder: true) == true)
    #expect(IgnorePatterns(["Generated/"]).verdict(on: path[...], isFolder: false) == nil)
    #expect(IgnorePatterns([]).isEmpty)
    #expect(IgnorePatterns(["", "# a"]).isEmpty)
  }

  @Test("Patterns full of stars end in time", .timeLimit(.minutes(1)))
  func stars() {
    let name = String(repeating: "a", count: 2_000)
    #expect(verdict(String(repeating: "*a", count: 500) + "b", name) == nil)
    let path = Array(repeating: "a", count: 500).joined(separator: "/")
    #expect(verdict(String(repeating: "**/a/", count: 200) + "b", path) == nil)
  }
}
