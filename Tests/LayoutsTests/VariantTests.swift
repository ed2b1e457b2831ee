import Syntax
import Testing

@testable import Layouts

@Suite("Texts with variants")
struct VariantTests {
  private let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>boats</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>100% of %1$#@count@ in %#@port@</string>
        <key>count</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d boat</string>
          <key>other</key><string>%d boats</string>
        </dict>
        <key>port</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string>port</string>
        </dict>
      </dict>
      <key>wide</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict><key>10</key><string>Hi</string><key>30</key><string>Hello</string></dict>
      </dict>
    </dict>
    </plist>
    """

  @Test func `A stringsdict's text is put together from what holds where nothing else does`() throws {
    let (tables, problems) = readStrings(Source(path: "en.lproj/Localizable.stringsdict", plural))
    #expect(problems == [])
    let table = try #require(tables.first)
    #expect(
      table.entries.map { "\($0.line) \($0.key)=\($0.text)" } == [
        "5 boats=100% of %d boats in port", "22 wide=Hello",
      ])
    #expect(
      table.entries[0].variants.map { "\($0.variable).\($0.name)" } == ["count.one", "count.other", "port.other"])
    #expect(table.entries[1].variants.map(\.text) == ["Hi", "Hello"])
  }

  @Test func `A variable that names itself ends`() {
    let variant = StringVariant(variable: "a", name: "other", text: "%#@a@ %#@a@")
    #expect(Composition.composed("x %#@a@ y", [variant]).hasPrefix("x "))
    #expect(Composition.composed("%#@open", []) == "%#@open")
  }

  @Test(arguments: ["", "<plist><dict><key>a</key>", "<dict><key>a</key><string>b</dict>", "no list"])
  func `A list that is none is a problem`(text: String) {
    let problems = readStrings(Source(path: "a.stringsdict", text)).problems
    #expect(problems.map(\.code) == [.brokenSyntax])
    #expect(problems.allSatisfy { $0.line == 1 && $0.path == "a.stringsdict" })
  }

  @Test func `Lists in lists end`() {
    let text = "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000)
    let problems = readStrings(Source(path: "a.stringsdict", text)).problems
    #expect(problems.contains { $0.code == .tooDeep })
  }

  private let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "Sail": {},
        "boats %lld": {
          "localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "new", "value": "%lld boat"}},
              "other": {"stringUnit": {"state": "new", "value": "%lld boats"}}}}},
            "de": {
              "stringUnit": {"state": "translated", "value": "%#@n@ im Hafen"},
              "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg Boot"}},
                "other": {"stringUnit": {"value": "%arg Boote"}}}}}}
            }
          }
        },
        "hint": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tap"}},
          "other": {"stringUnit": {"value": "Click"}}}}}}}
      },
      "version": "1.0"
    }
    """

  @Test func `A catalog is a table for each language; a key without a text is its own`() {
    let (tables, problems) = readStrings(Source(path: "Localizable.xcstrings", catalog))
    #expect(problems == [])
    let lines = tables.map { table in
      "\(table.name) \(table.language ?? "-"): " + table.entries.map { "\($0.key)=\($0.text)" }.joined(separator: ", ")
    }
    #expect(
      lines == [
        "Localizable de: boats %lld=%lld Boote im Hafen",
        "Localizable en: Sail=Sail, boats %lld=%lld boats, hint=Click",
      ])
    #expect(tables.map(\.isSource) == [false, true])
    #expect(tables[1].entries.map(\.line) == [4, 7, 18])
  }

  @Test(arguments: [("{\n\"strings\": {", 2), ("[]", 1), ("{\"strings\": []}", 1), ("", 1)])
  func `A catalog that is none is a problem`(text: String, line: Int) {
    let (tables, problems) = readStrings(Source(path: "a.xcstrings", text))
    #expect(tables == [])
    #expect(problems == [Problem(.brokenSyntax, path: "a.xcstrings", line: line)])
  }
}
