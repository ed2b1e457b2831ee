import Syntax
import Testing

@testable import Layouts

@Suite("Strings files")
struct StringsReaderTests {
  private func read(_ text: String) -> (entries: [String], problems: [Int?]) {
    let (tables, problems) = readStrings(Source(path: "en.lproj/Localizable.strings", text))
    let entries = tables.flatMap(\.entries).map { "\($0.line) \($0.key)=\($0.text)" }
    return (entries, problems.map(\.line))
  }

  @Test func `Keys and texts, quoted and bare, comments between them`() {
    let found = read(
      """
      /* A title
         in two lines */
      "title" = "Boats"; // behind
      bare_key = 'one';
      "alone";

      "a" = "1"; "b" /* in */ = /* here */ "2";
      """)
    #expect(found.entries == ["3 title=Boats", "4 bare_key=one", "5 alone=alone", "7 a=1", "7 b=2"])
    #expect(found.problems == [])
  }

  @Test(arguments: [
    (#"\"\\\n\t"#, "\"\\\n\t"), (#"\U00e9\u00E9"#, "éé"), (#"\UD83D\UDE00"#, "😀"), (#"\101"#, "A"), (#"\q"#, "q"),
    ("in\ntwo", "in\ntwo"), ("// no comment /* */", "// no comment /* */"), ("", ""),
  ])
  func `Escapes stand for their characters`(written: String, text: String) {
    #expect(read("\"k\" = \"\(written)\";").entries == ["1 k=\(text)"])
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";\n\"c\" = \"3\";", ["3 c=3"], [2]),
    ("<<<<<<< HEAD\n\"a\" = \"1\";", ["2 a=1"], [1]),
    ("\"a\" = ;\n\"b\" = \"2\";", ["2 b=2"], [1]),
    ("\"a\" = \"1\";\n\"b\" = \"2", ["1 a=1"], [2]),
    ("\"a\" = \"1\";\n/* open", ["1 a=1"], [2]),
    ("=", [], [1]),
  ])
  func `What is malformed is a problem, and the next line is read`(text: String, entries: [String], lines: [Int]) {
    let found = read(text)
    #expect(found.entries == entries)
    #expect(found.problems == lines)
  }

  @Test func `UTF-16 files and property lists hold the same texts`() {
    let text = "\"k\" = \"å\";"
    for isBig in [true, false] {
      let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      let (tables, problems) = readStrings(Source(path: "a.strings", bytes: bytes))
      #expect(tables.flatMap(\.entries).map(\.text) == ["å"])
      #expect(problems == [])
    }
    let list =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>å &amp; b</string></dict></plist>"
    #expect(read(list).entries == ["1 k=å & b"])
    #expect(readStrings(Source(path: "a.strings", bytes: Array("bplist00".utf8))).problems.map(\.code) == [.notText])
  }

  @Test func `Table and language are read off the path`() {
    let table = StringTable(path: "App/pt-BR.lproj/Main.strings")
    #expect(table.name == "Main")
    #expect(table.language == "pt-BR")
    #expect(StringTable(path: "Localizable.strings").language == nil)
  }

  @Test func `Every broken file ends`() {
    let whole = Array("\"a\\n\" = \"b\"; /* c */ d = 'e'; // f\n\"g\" = \"\\U00e9\";\n".utf8)
    let marks = Array("\"'\\/*;={}\n u".utf8) + [0, 0xFF]
    for at in whole.indices {
      for mark in marks {
        var changed = whole
        changed[at] = mark
        let (tables, _) = readStrings(Source(path: "a.strings", bytes: changed))
        #expect(tables.flatMap(\.entries).count <= 4)
      }
      #expect(readStrings(Source(path: "a.strings", bytes: Array(whole[..<at]))).tables.count == 1)
    }
  }
}
