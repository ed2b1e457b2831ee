import Testing

@testable import Headers

struct PlainTextTests {
  private func plain(_ text: String) -> String { String(decoding: PlainText(Array(text.utf8)).bytes, as: UTF8.self) }

  @Test(arguments: [
    ("a // b\nc", "a     \nc"),
    ("a /* b\n c */ d", "a     \n      d"),
    ("a // b \\\n c\nd", "a       \n  \nd"),
    ("\"// no\" // yes", "\"// no\"       "),
    ("@\"/* no */\"", "@\"/* no */\""),
    ("don't // yes\n'", "don't       \n'"),
    ("\"a\\\"/*\" b", "\"a\\\"/*\" b"),
    ("a /* never ends", "a              "),
  ])
  func `Comments are blank, strings are not, and every byte keeps its place`(text: String, expected: String) {
    #expect(plain(text) == expected)
  }

  @Test func `Every line ends in LF`() {
    #expect(plain("a\r\nb\rc\n") == "a \nb\nc\n")
  }

  @Test func `A byte-order mark and a NUL are blank`() {
    #expect(plain("\u{FEFF}a\0b") == "   a b")
  }

  @Test func `UTF-16 of either order is read`() {
    let units = Array("\u{FEFF}ab\u{11F}".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] { #expect(String(decoding: PlainText(bytes).bytes, as: UTF8.self) == "ab\u{11F}") }
  }
}
