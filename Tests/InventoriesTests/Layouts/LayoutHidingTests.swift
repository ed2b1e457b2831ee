import Testing

@testable import Inventories

@Suite("What layout documents hide, beside what code has the same names for")
struct LayoutHidingTests {
  private let boats = """
    import UIKit
    struct Boat { var name: String; var note: String }

    """

  private func controller(_ body: String, outlets: String = "@IBOutlet var noteLabel: UILabel!") -> String {
    boats + """
      final class BoatController: UIViewController {
        \(outlets)
        var boat: Boat!
        let nameLabel = UILabel()
        override func viewDidLoad() {
          nameLabel.text = boat.name
          \(body)
        }
      }

      """
  }

  private func scene(_ views: String, _ outlets: String...) -> [String: String] {
    let connections = outlets.map { DressedScreen.outlets($0) }.joined()
    return ["Boat.storyboard": DressedScreen.scene("BoatController", views, connections: connections)]
  }

  private func row(_ key: String, of screen: DressedScreen, on name: String = "BoatController") -> Report.Row? {
    screen.report.screens.first { $0.name == name }?.rows.first { $0.key == key }
  }

  private func shown(_ screen: DressedScreen, on name: String = "BoatController") -> [String]? {
    screen.report.screens.first { $0.name == name }?.shows.flatMap(\.keys).map(\.key)
  }

  @Test func `C3 A text that is written into what a call gives replaces no text of the screen's document`() {
    let make = "makeBanner().text = \"Hello\""
    let more = "\nfunc makeBanner() -> UILabel { UILabel() }"
    let screen = DressedScreen(
      controller(make) + more, layouts: scene("<label text=\"Note\" id=\"noteLabel-1\"/>", "noteLabel"))
    #expect(screen.laidOut(on: "BoatController") == ["noteLabel.text = Note, 2"])
    #expect(row("note", of: screen)?.reason == .constantInItsPlace)
  }

  @Test(arguments: [
    ("title = boat.note", [String]()),
    ("self.title = boat.note", []),
    ("noteLabel.text = boat.note", ["title = Harbour, 1"]),
    ("Banner().title = boat.note", ["title = Harbour, 1"]),
  ])
  func `C3 A screen's own title is replaced where code writes the screen's own`(body: String, expected: [String]) {
    let layouts = scene("<label text=\"?\" id=\"noteLabel-1\"/>", "noteLabel").mapValues {
      $0.replacing("<viewController ", with: "<viewController title=\"Harbour\" ")
    }
    let screen = DressedScreen(controller(body) + "final class Banner: UIViewController {}", layouts: layouts)
    #expect(screen.laidOut(on: "BoatController").filter { $0.hasPrefix("title") } == expected)
  }

  @Test(arguments: [
    ("cell.noteLabel.text = boat.note", "final class NoteCell: UITableViewCell { let noteLabel = UILabel() }"),
    (
      "cell.fill(boat)",
      """
      final class NoteCell: UITableViewCell {
        let noteLabel = UILabel()
        func fill(_ boat: Boat) { noteLabel.text = boat.note }
      }
      """
    ),
  ])
  func `S4 A view made in code is shown whatever the document hides under its name`(fill: String, cell: String) {
    let screen = DressedScreen(
      controller("let cell = NoteCell()\n    view.addSubview(cell)\n    \(fill)") + cell,
      layouts: scene("<label hidden=\"YES\" text=\"Note\" id=\"noteLabel-1\"/>", "noteLabel"))
    #expect(shown(screen) == ["name", "note"])
  }

  @Test func `C3 What code writes into another object's view replaces no text of the document`() {
    let cell = "final class NoteCell: UITableViewCell { let noteLabel = UILabel() }"
    let screen = DressedScreen(
      controller("let cell = NoteCell()\n    cell.noteLabel.text = boat.name") + cell,
      layouts: scene("<label text=\"Note\" id=\"noteLabel-1\"/>", "noteLabel"))
    #expect(screen.laidOut(on: "BoatController") == ["noteLabel.text = Note, 2"])
    #expect(row("note", of: screen)?.reason == .constantInItsPlace)
  }

  @Test(arguments: [(["YES", "NO"], ["name", "note"]), (["YES", "YES"], ["name"])])
  func `S4 A view is hidden for good only where every document of the class hides it`(
    hidden: [String], expected: [String]
  ) {
    let documents = hidden.enumerated().map { number, hides in
      let view = "<imageView hidden=\"\(hides)\" id=\"noteLabel-1\"/>"
      let scene = DressedScreen.scene("BoatController", view, connections: DressedScreen.outlets("noteLabel"))
      return ("\(number).storyboard", scene)
    }
    let screen = DressedScreen(
      controller("noteLabel.text = boat.note"), layouts: Dictionary(uniqueKeysWithValues: documents))
    #expect(shown(screen) == expected)
  }

  @Test func `S4 A view that two scenes of one document have is hidden for good only where both hide it`() {
    let scenes = ["YES", "NO"].map { hides in
      """
      <scene sceneID="s\(hides)"><objects><viewController id="c\(hides)" customClass="BoatController">
      <view key="view" id="v\(hides)"><subviews><label hidden="\(hides)" text="?" id="l\(hides)"/></subviews></view>
      <connections><outlet property="noteLabel" destination="l\(hides)" id="o\(hides)"/></connections>
      </viewController></objects></scene>
      """
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      \(scenes.joined())
      </scenes></document>
      """
    let screen = DressedScreen(controller("noteLabel.text = boat.note"), layouts: ["Boat.storyboard": document])
    #expect(shown(screen) == ["name", "note"])
  }

  @Test(arguments: [
    ("boxes.forEach { $0.isHidden = false }", ["name", "note"]),
    ("boxes.first { $0.tag == 1 }?.isHidden = false", ["name", "note"]),
    ("boxes.first?.isHidden = false", ["name", "note"]),
    ("", ["name"]),
  ])
  func `S4 What only hands a hidden view on may show it again`(body: String, expected: [String]) {
    let box = "<view hidden=\"YES\" id=\"b\"><subviews><label text=\"?\" id=\"noteLabel-1\"/></subviews></view>"
    let collection = "<outletCollection property=\"boxes\" destination=\"b\" id=\"p\"/>"
    let document = DressedScreen.scene(
      "BoatController", box, connections: DressedScreen.outlets("noteLabel") + collection)
    let outlets = "@IBOutlet var noteLabel: UILabel!; @IBOutlet var boxes: [UIView]!"
    let screen = DressedScreen(
      controller("noteLabel.text = boat.note\n    \(body)", outlets: outlets), layouts: ["Boat.storyboard": document])
    #expect(shown(screen) == expected)
  }

  @Test func `S4 A hidden view without a name hides the document's own texts, and nothing that code writes`() {
    let box = """
      <view hidden="YES" tag="3" id="b"><subviews><label text="?" id="noteLabel-1"/>
      <label text="Ask" id="a"/></subviews></view>
      """
    let screen = DressedScreen(
      controller("noteLabel.text = boat.note\n    view.viewWithTag(3)?.isHidden = boat.note.isEmpty"),
      layouts: scene(box, "noteLabel"))
    #expect(shown(screen) == ["name", "note"])
    #expect(screen.laidOut(on: "BoatController") == [])
  }

  @Test(arguments: [
    ("", ["name"], [String]()),
    (
      """
      <variation key="heightClass=compact"><mask key="subviews"><include reference="noteLabel-1"/></mask></variation>
      """,
      ["name", "note"], ["noteLabel.text = Note, 2"]
    ),
  ])
  func `S4 A field is lost in a view that no size class installs, and shown in one that some installs`(
    variation: String, expected: [String], texts: [String]
  ) {
    let box = """
      <view id="b"><subviews><label text="Note" id="noteLabel-1"/></subviews><variation key="default">\
      <mask key="subviews"><exclude reference="noteLabel-1"/></mask></variation>\(variation)</view>
      """
    let screen = DressedScreen(controller("noteLabel.text = boat.note"), layouts: scene(box, "noteLabel"))
    #expect(shown(screen) == expected)
    #expect(screen.laidOut(on: "BoatController") == [])
    let untouched = DressedScreen(controller(""), layouts: scene(box, "noteLabel"))
    #expect(untouched.laidOut(on: "BoatController") == texts)
  }

  @Test func `C1 A text of one size class is the document's as well as the one of all others`() {
    let label =
      "<label text=\"Ask the harbour\" id=\"a\">\n<variation key=\"widthClass=compact\" text=\"Ask\"/></label>"
    let screen = DressedScreen(controller(""), layouts: scene(label))
    #expect(screen.laidOut(on: "BoatController") == ["a.text = Ask the harbour, 2", "a.text = Ask, 3"])
    let written = DressedScreen(
      controller("noteLabel.text = boat.note"),
      layouts: scene(label.replacing("\"a\"", with: "\"noteLabel-1\""), "noteLabel"))
    #expect(written.laidOut(on: "BoatController") == [])
  }
}
