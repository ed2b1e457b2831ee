import Testing

@testable import Headers

struct SwiftNamesTests {
  @Test(arguments: [
    ("title", "title"), ("Title", "title"), ("HTMLURL", "htmlurl"), ("URLString", "urlString"), ("URLs", "urls"),
    ("ID2", "id2"), ("X", "x"), ("UIColor", "uiColor"), ("_Private", "_Private"), ("", ""), ("iOS", "iOS"),
  ])
  func `Leading capitals are lowered`(name: String, swift: String) {
    #expect(SwiftNames.lowered(name) == swift)
  }

  @Test func `A Boolean has its getter's name, another type does not`() {
    #expect(SwiftNames.property("enabled", type: "BOOL", getter: "isEnabled", notes: Annotations()) == "isEnabled")
    #expect(SwiftNames.property("text", type: "NSString *", getter: "theText", notes: Annotations()) == nil)
  }

  @Test func `A name that an attribute gives goes before all`() {
    var notes = Annotations()
    notes.add("swift_name=heading")
    #expect(SwiftNames.property("Title", type: "NSString *", getter: nil, notes: notes) == "heading")
  }

  @Test func `A refined name begins with two underscores`() {
    var notes = Annotations()
    notes.add("swift_private")
    #expect(SwiftNames.property("rows", type: "NSArray *", getter: nil, notes: notes) == "__rows")
  }
}
