import Testing

@testable import Inventories

@Suite("Key paths that views of layout documents follow, and what attributes set")
struct LayoutBindingTests {
  private func desk(_ objects: String, owner: String = "LogController", outlets: String = "") -> [String: String] {
    [
      "Log.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"><connections>\(outlets)</connections>\
      </customObject>
      \(objects)
      </objects></document>
      """
    ]
  }

  private func field(_ id: String, _ binding: String) -> String {
    """
    <textField id="\(id)"><textFieldCell key="cell" title="Label" id="\(id)-cell"/><connections>\(binding)\
    </connections></textField>
    """
  }

  private let swift = """
    import AppKit
    struct Entry { var text: String; var day: String }
    final class LogController: NSViewController {
      @objc dynamic var entry: Entry
      @objc dynamic var entries: [Entry] = []
      @objc dynamic var isEmpty = true
      let kept = NSTextField()
      init(entry: Entry) { self.entry = entry }
      func keep(_ entry: Entry) { kept.stringValue = entry.text }
    }
    """

  /// What a screen shows besides what `kept` does, which is there so that the screen is one.
  private func shows(_ screen: DressedScreen, on name: String = "LogController") -> [String] {
    guard let found = screen.report.screens.first(where: { $0.name == name }) else {
      Issue.record("\(name) is in no report")
      return []
    }
    return found.shows.filter { !$0.sink.hasPrefix("kept.") }.map { shown in
      let keys = shown.keys.map { "\($0.model ?? "").\($0.key)" }.joined(separator: ",")
      return "\(shown.sink) \(keys) \(shown.method):\(shown.site.line)"
    }
  }

  @Test func `A field that is bound to a key path of its document's owner shows the member, and no text of its own`() {
    let binding = "<binding destination=\"-2\" name=\"value\" keyPath=\"self.entry.text\" id=\"b\"/>"
    let screen = DressedScreen(swift, layouts: desk(field("f", binding)))
    #expect(shows(screen) == ["f.value Entry.text Log.xib:3"])
    #expect(screen.laidOut(on: "LogController") == [])
  }

  @Test func `A controller of objects stands for what its own binding gives it`() {
    let objects =
      field("f", "<binding destination=\"list\" name=\"value\" keyPath=\"selection.day\" id=\"b\"/>") + """

        <arrayController id="list"><connections>\
        <binding destination="-2" name="contentArray" keyPath="entries" id="c"/></connections></arrayController>
        """
    #expect(shows(DressedScreen(swift, layouts: desk(objects))) == ["f.value Entry.day Log.xib:3"])
  }

  @Test func `What the program's settings hold is nobody's member`() {
    let objects =
      field("f", "<binding destination=\"d\" name=\"value\" keyPath=\"values.day\" id=\"b\"/>")
      + "<userDefaultsController representsSharedInstance=\"YES\" id=\"d\"/>"
    let screen = DressedScreen(swift, layouts: desk(objects))
    #expect(shows(screen) == [])
    #expect(screen.laidOut(on: "LogController") == [])
  }

  @Test func `Controllers that hold one another end`() {
    let objects =
      field("f", "<binding destination=\"a\" name=\"value\" keyPath=\"selection.day\" id=\"b\"/>")
        + """
        <arrayController id="a"><connections>\
        <binding destination="a" name="contentArray" keyPath="selection.x" id="c"/></connections></arrayController>
        """
    #expect(shows(DressedScreen(swift, layouts: desk(objects))) == [])
  }

  @Test func `A binding that hides a view is a condition`() {
    let hidden = "<binding destination=\"-2\" name=\"hidden\" keyPath=\"isEmpty\" id=\"b\"/>"
    let shown = "<binding destination=\"-2\" name=\"value\" keyPath=\"entry.day\" id=\"c\"/>"
    let screen = DressedScreen(swift, layouts: desk(field("f", shown + hidden)))
    #expect(screen.report.screens.flatMap(\.conditions).map { "\($0.key) \($0.decides)" } == ["isEmpty hidden"])
  }

  @Test func `A text that an attribute sets by its key path replaces the document's own`() {
    let view = """
      <label text="Label" id="l"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="localizedText" value="tide.title"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="4"/>
      </userDefinedRuntimeAttributes></label>
      """
    let swift = """
      import UIKit
      struct Tide { var height: String }
      final class TideController: UIViewController {
        let heightLabel = UILabel()
        func show(_ tide: Tide) { heightLabel.text = tide.height }
      }
      """
    let screen = DressedScreen(
      swift, layouts: ["Tide.storyboard": DressedScreen.scene("TideController", view)])
    #expect(screen.laidOut(on: "TideController") == ["l.localizedText = tide.title, 3"])
  }

  @Test func `An outlet whose declaration says no class is of the class that all documents connect`() {
    let shown = "heading.text Tide.height show:5"
    let swift = """
      import UIKit
      struct Tide { var height: String }
      final class TideController: UIViewController {
        @IBOutlet var heading: AnyObject!
        func show(_ tide: Tide) { heading.text = tide.height }
        let kept = UILabel()
        func keep(_ tide: Tide) { kept.text = tide.height }
      }
      """
    let layouts = ["label", "label", "switch"].enumerated().map { number, element in
      let view = "<\(element) id=\"heading-1\"/>"
      let scene = DressedScreen.scene("TideController", view, connections: DressedScreen.outlets("heading"))
      return ("\(number).storyboard", scene)
    }
    let counts = [([Int](), [String]()), ([0], [shown]), ([0, 1], [shown]), ([2, 0], []), ([0, 2], [])]
    for (documents, expected) in counts {
      let dressed = Dictionary(uniqueKeysWithValues: documents.map { layouts[$0] })
      #expect(shows(DressedScreen(swift, layouts: dressed), on: "TideController") == expected)
    }
  }

  @Test func `V6 What is nil on the way to a bound value leaves the view empty and crashes nothing`() {
    let binding = "<binding destination=\"-2\" name=\"value\" keyPath=\"entry.text\" id=\"b\"/>"
    let optional = swift.replacing("var entry: Entry", with: "var entry: Entry!")
    let screen = DressedScreen(optional, layouts: desk(field("f", binding)))
    #expect(shows(screen) == ["f.value Entry.text Log.xib:3"])
    #expect(screen.findings(.unwrapsNil) == [])
  }

  @Test func `A bound showing says the key path as the document has it, and its rule`() {
    let binding = "<binding destination=\"-2\" name=\"value\" keyPath=\"self.entry.text\" id=\"b\"/>"
    let screen = DressedScreen(swift, layouts: desk(field("f", binding)))
    let shown = screen.report.screens.flatMap(\.shows).filter { $0.sink == "f.value" }
    #expect(shown.map(\.source) == ["self.entry.text"])
    #expect(shown.map(\.rule) == [LayoutRule.binding.rawValue])
  }

  @Test func `A field that is bound by patterns shows each of their values, and no text of its own`() {
    let patterns =
      "<dictionary key=\"options\"><string key=\"NSDisplayPattern\">%{value1}@ %{value2}@</string></dictionary>"
    let bindings = [("text", 1), ("day", 2)].map { key, n in
      "<binding destination=\"-2\" name=\"displayPatternValue\(n)\" keyPath=\"entry.\(key)\" id=\"b\(n)\">"
        + patterns + "</binding>"
    }
    let screen = DressedScreen(swift, layouts: desk(field("f", bindings.joined())))
    #expect(
      shows(screen) == [
        "f.displayPatternValue1 Entry.text Log.xib:3", "f.displayPatternValue2 Entry.day Log.xib:3",
      ])
    #expect(screen.laidOut(on: "LogController") == [])
  }

  @Test func `What a table's cells are bound to is an element of what the table holds`() {
    let cell = field("f", "<binding destination=\"cell\" name=\"value\" keyPath=\"objectValue.day\" id=\"b\"/>")
    let objects = """
      <tableView id="t"><tableColumns><tableColumn identifier="c" id="tc"><prototypeCellViews>\
      <tableCellView id="cell"><subviews>\(cell)</subviews></tableCellView></prototypeCellViews>\
      <connections><binding destination="list" name="value" keyPath="arrangedObjects.text" id="c"/></connections>\
      </tableColumn></tableColumns>\
      <connections><binding destination="list" name="content" keyPath="arrangedObjects" id="d"/></connections>\
      </tableView>
      <arrayController id="list"><connections>\
      <binding destination="-2" name="contentArray" keyPath="entries" id="e"/></connections></arrayController>
      <objectController id="one"><connections>\
      <binding destination="-2" name="contentObject" keyPath="entry" id="g"/></connections></objectController>
      """ + field("h", "<binding destination=\"one\" name=\"value\" keyPath=\"selection.text\" id=\"i\"/>")
    let found = shows(DressedScreen(swift, layouts: desk(objects)))
    #expect(found.contains("f.value Entry.day Log.xib:3"))
    #expect(found.contains("tc.value Entry.text Log.xib:3"))
    #expect(found.contains("h.value Entry.text Log.xib:5"))
  }

  @Test(arguments: [
    ("localizedText", ["l.localizedText = tide.title, 2"]), ("text", ["l.text = tide.title, 2"]),
    ("contextName", ["l.text = Label, 2"]),
  ])
  func `An attribute sets a text where a word of its name says so`(keyPath: String, expected: [String]) {
    let view =
      "<label text=\"Label\" id=\"l\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
      + "keyPath=\"\(keyPath)\" value=\"tide.title\"/></userDefinedRuntimeAttributes></label>"
    let swift = """
      import UIKit
      struct Tide { var height: String }
      final class TideController: UIViewController {
        let heightLabel = UILabel()
        func show(_ tide: Tide) { heightLabel.text = tide.height }
      }
      """
    let screen = DressedScreen(swift, layouts: ["Tide.storyboard": DressedScreen.scene("TideController", view)])
    #expect(screen.laidOut(on: "TideController") == expected)
  }
}
