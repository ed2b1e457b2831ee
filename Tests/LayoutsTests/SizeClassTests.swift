import Testing

@testable import Layouts

@Suite("What differs between size classes")
struct SizeClassTests {
  private func picture(_ view: String) -> LayoutPicture {
    LayoutPicture(
      "<document type=\"a.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(view)</objects></document>", path: "A.xib")
  }

  private func hidden(_ view: String) -> [String] {
    let layout = picture(view).layout
    return zip(layout.objects, layout.hiddenForGood).filter(\.1).map(\.0.id)
  }

  private func mask(_ key: String, _ word: String) -> String {
    "<variation key=\"\(key)\"><mask key=\"subviews\"><\(word) reference=\"a\"/></mask></variation>"
  }

  private func box(_ variations: String) -> String {
    "<view id=\"v\"><subviews><label text=\"A\" id=\"a\"/><label text=\"B\" id=\"b\"/></subviews>\(variations)</view>"
  }

  @Test func `S4 A view that no size class installs is hidden for good, one that some installs is not`() {
    #expect(hidden(box(mask("default", "exclude"))) == ["a"])
    #expect(hidden(box(mask("default", "exclude") + mask("heightClass=compact", "include"))) == [])
    #expect(hidden(box(mask("heightClass=compact", "exclude"))) == [])
    #expect(hidden(box(mask("heightClass=compact", "exclude") + mask("widthClass=regular", "exclude"))) == [])
    #expect(hidden(box(mask("widthClass=compact", "exclude") + mask("widthClass=regular", "exclude"))) == ["a"])
  }

  @Test func `S4 A constraint that is left out hides nothing`() {
    let mask = "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>"
    #expect(hidden(box("<constraints><constraint id=\"k\"/></constraints>" + mask)) == [])
  }

  @Test(arguments: [
    ("YES", "", ["a", "i"]), ("YES", "widthClass=compact NO", []), ("NO", "default YES", ["a", "i"]),
    ("NO", "widthClass=compact YES", []), ("YES", "widthClass=compact YES", ["a", "i"]),
  ])
  func `S4 A view that is hidden in some size classes alone is not hidden for good`(
    hides: String, variation: String, expected: [String]
  ) {
    let words = variation.split(separator: " ")
    let varied = words.isEmpty ? "" : "<variation key=\"\(words[0])\" hidden=\"\(words[1])\"/>"
    let inner = "<subviews><label text=\"I\" id=\"i\"/></subviews>"
    #expect(hidden("<view hidden=\"\(hides)\" id=\"a\">\(inner)\(varied)</view>") == expected)
  }

  @Test func `A text that a size class changes stands beside the one for all others`() {
    let varied = "<variation key=\"widthClass=compact\" text=\"Short\"/>"
    #expect(
      picture("<label text=\"A long one\" id=\"a\">\(varied)</label>").values == [
        "a.text = A long one", "a.text = Short @widthClass=compact",
      ])
    let element = "<variation key=\"heightClass=compact\"><string key=\"text\">Two\nlines</string></variation>"
    #expect(picture("<label id=\"a\">\(element)</label>").values == ["a.text = Two\nlines @heightClass=compact"])
  }
}
