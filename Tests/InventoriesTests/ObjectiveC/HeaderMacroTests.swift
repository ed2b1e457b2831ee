import TestKit
import Testing

@Suite("Objective-C: macros of headers")
struct HeaderMacroTests {
  private static let macros = """
    #define NAME_LABEL self.nameLabel
    #define KITE_KEY @"name"
    #define KITE_TEXT(k) [NSString stringWithFormat:@"%@", (k).name]
    #define SHOW(label, value) (label).text = (value)
    #define SHOW_NAME self.nameLabel.text = self.kite.name;
    #define SHOW_MEMBER(name) self.name##Label.text = self.kite.name;
    #define NOTHING

    """

  @Test(
    "K2 a macro of a header is followed one level",
    arguments: [
      "NAME_LABEL.text = self.kite.name;", "self.nameLabel.text = KITE_TEXT(self.kite);",
      "SHOW(self.nameLabel, self.kite.name);", "self.nameLabel.text = [self.kite valueForKey:KITE_KEY];",
    ])
  func followed(statement: String) {
    #expect(KiteScreen(statement, header: Self.macros).matched == ["name"])
  }

  @Test(
    "K2 a macro of a header that stands alone is the statements that it stands for",
    arguments: ["SHOW_NAME", "SHOW_NAME;", "SHOW_MEMBER(name)", "SHOW_MEMBER(name);"])
  func alone(statement: String) {
    #expect(KiteScreen("\(statement)\n", header: Self.macros).matched == ["name"])
  }

  @Test("K2 a source's own macro stands before a header's of its name")
  func ownFirst() {
    let own = "#define KITE_KEY @\"maker\"\n"
    let text = "self.nameLabel.text = [self.kite valueForKey:KITE_KEY];"
    #expect(KiteScreen(text, header: Self.macros, before: own).matched == ["maker"])
  }

  @Test("K2 a macro that headers define in two ways stays a name")
  func ambiguous() {
    let other = "#if DEBUG\n#define NAME_LABEL self.otherLabel\n#endif\n"
    #expect(KiteScreen("NAME_LABEL.text = self.kite.name;", header: Self.macros + other).matched == [])
  }
}
