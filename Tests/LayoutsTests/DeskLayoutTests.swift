import RuleCards
import Syntax
import Testing

@testable import Layouts

@Suite("macOS and watchOS documents")
struct DeskLayoutTests {
  private let picture = LayoutPicture(Sample.desk, path: "Log.xib")

  @Test func `A xib's owner is an object of the class that the document names`() {
    #expect(picture.problems == [])
    #expect(picture.layout.unmeasured == [])
    #expect(picture.layout.kind == .xib)
    #expect(picture.object("-2")?.placeholder == .owner)
    #expect(picture.object("-2")?.className == "LogWindow")
    #expect(picture.object("-1")?.placeholder == .responder)
    #expect(picture.outlets == ["-2.field -> field-1"])
  }

  @Test func `What a cell shows is its view's, and its key is the cell's`() {
    #expect(
      picture.values == [
        "window-1.title = Log", "field-1.toolTip = What is written", "field-1.stringValue = Entry",
        "field-1.placeholderString = None", "button-1.title = Send", "segments-1.label(0) = Day",
        "segments-1.toolTip(0) = By day", "segments-1.label(1) = Year",
        "choice-1.objectValues(0) = Fog", "choice-1.objectValues(1) = Rain", "column-1.title = Date",
        "menu-2.title = Open \u{2026}",
      ])
    #expect(picture.layout.values.first { $0.text == "Entry" }?.tableKey == "cell-1.title")
  }

  @Test func `A pattern for cells to come shows nothing, and a cell view is a prototype`() {
    #expect(!picture.layout.values.contains { $0.text == "Text Cell" })
    #expect(picture.object("cell-5")?.cell == .prototype)
    #expect(picture.object("cell-5")?.reuseIdentifier == "date")
  }

  @Test func `A binding shows, hides or enables the view that its cell draws for`() {
    #expect(
      picture.bindings == [
        "field-1.value shows -2.entry.text", "field-1.hidden hides defaults-1.values.quiet",
        "button-1.title shows -2.verb",
      ])
    #expect(picture.layout.bindings[0].options == [LayoutOption(name: "NSNullPlaceholder", value: "Nothing")])
  }

  @Test func `An action of a menu goes to the first responder`() {
    #expect(picture.layout.actions.map(\.target) == ["-1"])
  }

  @Test func `A watch's controller has its labels and rows`() {
    let watch = LayoutPicture(Sample.watch, path: "Interface.storyboard")
    #expect(watch.problems == [])
    #expect(watch.layout.framework == "watchkit")
    #expect(watch.object("text-1")?.className == "WKInterfaceLabel")
    #expect(watch.object("row-1")?.cell == .prototype)
    #expect(watch.values == ["text-1.text = Tide", "button-1.title = Refresh"])
    #expect(watch.outlets == ["list-1.titleLabel -> text-1"])
  }
}
