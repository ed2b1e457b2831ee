import Testing

@testable import Inventories

@Suite("Texts of layout documents on the screens that they belong to")
struct LayoutConstantTests {
  private func controller(_ body: String = "", outlets: String = "") -> String {
    """
    import UIKit
    struct Tide { var height: String; var port: String }
    final class TideController: UIViewController {
      \(outlets)
      var tide: Tide!
      @IBOutlet var heightLabel: UILabel!
      override func viewDidLoad() {
        heightLabel.text = tide.height
        \(body)
      }
    }
    """
  }

  private func scene(_ views: String, _ connections: String = "") -> [String: String] {
    [
      "App/Tide.storyboard": DressedScreen.scene(
        "TideController", views, connections: DressedScreen.outlets("heightLabel") + connections)
    ]
  }

  @Test func `C1 A document's text is a constant at its own line, under its id where code has no name for the view`() {
    let screen = DressedScreen(
      controller(outlets: "@IBOutlet var hintLabel: UILabel!"),
      layouts: scene(
        """
        <label text="7 m" id="heightLabel-1"/>
        <label text="Height" id="cap-1"/>
        <label text="Mind the tide" id="hintLabel-1"/>
        """, DressedScreen.outlets("hintLabel")))
    #expect(
      screen.laidOut(on: "TideController") == ["cap-1.text = Height, 3", "hintLabel.text = Mind the tide, 4"])
    #expect(screen.constants(of: "TideController").map(\.site.file) == ["App/Tide.storyboard", "App/Tide.storyboard"])
    #expect(screen.constants(of: "TideController").allSatisfy { $0.method == nil })
  }

  @Test(arguments: [
    ("hintLabel.text = tide.port", []),
    ("hintLabel.attributedText = NSAttributedString(string: tide.port)", []),
    ("hintLabel.text = nil", []),
    ("if tide != nil { hintLabel.text = tide.port }", []),
    ("hintLabel.textColor = .red", ["hintLabel.text = Hint, 2"]),
  ])
  func `C1 What code replaces is no constant`(body: String, expected: [String]) {
    let screen = DressedScreen(
      controller(body, outlets: "@IBOutlet var hintLabel: UILabel!"),
      layouts: scene("<label text=\"Hint\" id=\"hintLabel-1\"/>", DressedScreen.outlets("hintLabel")))
    #expect(screen.laidOut(on: "TideController") == expected)
  }

  @Test func `C1 A placeholder stays where code writes the text of a field`() {
    let screen = DressedScreen(
      controller("portField.text = tide.port", outlets: "@IBOutlet var portField: UITextField!"),
      layouts: scene(
        "<textField placeholder=\"Port\" text=\"?\" id=\"portField-1\"/>", DressedScreen.outlets("portField")))
    #expect(screen.laidOut(on: "TideController") == ["portField.placeholder = Port, 2"])
  }

  @Test func `S4 What a document hides for good shows neither its own text nor what code writes there`() {
    let outlets = "@IBOutlet var portLabel: UILabel!; @IBOutlet var box: UIView!"
    let views = """
      <view hidden="YES" id="box-1"><subviews>
      <label text="Port" id="cap-1"/><label text="?" id="portLabel-1"/></subviews></view>
      """
    let gone = DressedScreen(
      controller("portLabel.text = tide.port", outlets: outlets),
      layouts: scene(views, DressedScreen.outlets("portLabel", "box")))
    #expect(gone.laidOut(on: "TideController") == [])
    #expect(gone.report.screens[0].shows.map(\.source) == ["tide.height"])
    let back = DressedScreen(
      controller("portLabel.text = tide.port; box.isHidden = false", outlets: outlets),
      layouts: scene(views, DressedScreen.outlets("portLabel", "box")))
    #expect(back.laidOut(on: "TideController") == ["cap-1.text = Port, 3"])
    #expect(back.report.screens[0].shows.map(\.source) == ["tide.height", "tide.port"])
  }

  @Test func `S4 A hidden view that is handed to other code may be shown again`() {
    let screen = DressedScreen(
      controller("portLabel.text = tide.port; fade(portLabel)", outlets: "@IBOutlet var portLabel: UILabel!")
        + "\nfunc fade(_ view: UIView) { animate(view) }",
      layouts: scene("<label hidden=\"YES\" text=\"?\" id=\"portLabel-1\"/>", DressedScreen.outlets("portLabel")))
    #expect(screen.report.screens[0].shows.map(\.source) == ["tide.height", "tide.port"])
  }

  @Test func `S1 The texts of a cell's document belong to the screen that takes the cell from its list`() {
    let swift = """
      import UIKit
      struct Boat { var name: String }
      final class BoatCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
      final class BoatList: UITableViewController {
        var boats: [Boat] = []
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "boat", for: path) as! BoatCell
          cell.nameLabel.text = boats[path.row].name
          return cell
        }
      }
      """
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <tableViewCell id="b" customClass="BoatCell"><subviews><label text="Name" id="nameLabel-1"/>
      <label text="Berthed" id="t"/></subviews><connections>\(DressedScreen.outlets("nameLabel"))</connections>
      </tableViewCell></objects></document>
      """
    let screen = DressedScreen(swift, layouts: ["BoatCell.xib": xib])
    #expect(screen.laidOut(on: "BoatList") == ["t.text = Berthed, 3"])
  }

  @Test func `S1 Every cell of one document brings its texts to the screen that takes them`() {
    let swift = """
      import UIKit
      struct Boat { var name: String }
      final class BoatCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
      final class CrewCell: UITableViewCell { @IBOutlet var crewLabel: UILabel! }
      final class BoatList: UITableViewController {
        var boats: [Boat] = []
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if path.section == 1 { return list.dequeueReusableCell(withIdentifier: "crew", for: path) as! CrewCell }
          let cell = list.dequeueReusableCell(withIdentifier: "boat", for: path) as! BoatCell
          cell.nameLabel.text = boats[path.row].name
          return cell
        }
      }
      """
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <tableViewCell id="b" customClass="BoatCell"><subviews><label text="Berthed" id="t"/></subviews></tableViewCell>
      <tableViewCell id="c" customClass="CrewCell"><subviews><label text="Crew" id="u"/></subviews></tableViewCell>
      </objects></document>
      """
    let screen = DressedScreen(swift, layouts: ["Cells.xib": xib])
    #expect(screen.laidOut(on: "BoatList") == ["t.text = Berthed, 2", "u.text = Crew, 3"])
  }

  @Test func `C1 A cell in its controller's scene replaces the texts that it has names for`() {
    let swift = """
      import UIKit
      struct Boat { var name: String }
      class AnyCell: UITableViewCell {
        @IBOutlet var nameLabel: UILabel!
        func fill(_ boat: Boat) { nameLabel.text = boat.name }
      }
      final class BoatCell: AnyCell {}
      final class BoatList: UITableViewController {
        var boats: [Boat] = []
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "boat", for: path) as! AnyCell
          cell.fill(boats[path.row])
          return cell
        }
      }
      """
    let cell = """
      <tableViewCell reuseIdentifier="boat" id="b" customClass="BoatCell"><subviews>
      <label text="Name" id="nameLabel-1"/></subviews><connections>\(DressedScreen.outlets("nameLabel"))</connections>
      </tableViewCell>
      """
    let screen = DressedScreen(swift, layouts: ["Boats.storyboard": DressedScreen.scene("BoatList", cell)])
    #expect(screen.report.screens.first { $0.name == "BoatList" }?.shows.map(\.sink) == ["nameLabel.text"])
    #expect(screen.laidOut(on: "BoatList") == [])
  }

  @Test(arguments: [
    ("@objc(TDController) final class TideController", "TDController"),
    ("@objc(TDController)\nfinal class TideController", "TDController"),
    ("enum Coast { @objc(TDController) final class TideController", "TDController"),
  ])
  func `C1 A document has the name of a class that Objective-C has`(front: String, name: String) {
    let swift =
      controller().replacing("final class TideController", with: front) + (front.hasPrefix("enum") ? "\n}" : "")
    let views = "<label text=\"Height\" id=\"cap-1\"/>"
    let screen = DressedScreen(swift, layouts: ["Tide.storyboard": DressedScreen.scene(name, views)])
    #expect(screen.report.screens.flatMap(\.constants).map(\.value) == ["Height"])
  }

  @Test func `C1 A document has no name for a class that stands in another type and says none for it`() {
    let swift = controller().replacing("final class TideController", with: "enum Coast { final class TideController")
    let views = "<label text=\"Height\" id=\"cap-1\"/>"
    let screen = DressedScreen(
      swift + "\n}", layouts: ["Tide.storyboard": DressedScreen.scene("TideController", views)])
    #expect(screen.report.screens.map(\.name) == ["Coast.TideController"])
    #expect(screen.report.screens.flatMap(\.constants).map(\.value) == [])
  }

  @Test func `S4 A document that the system shows while the program starts is no screen's`() {
    let start = DressedScreen.scene("TideController", "<label text=\"Loading\" id=\"l\"/>")
      .replacing("<document ", with: "<document launchScreen=\"YES\" ")
    #expect(DressedScreen(controller(), layouts: ["Start.storyboard": start]).laidOut(on: "TideController") == [])
  }

  @Test
  func `C3 A document's text in the place of a field that the screen does not show is told, if nobody writes there`() {
    let outlets = "@IBOutlet var portLabel: UILabel!"
    let views = "<label text=\"Port\" id=\"portLabel-1\"/>"
    let layouts = scene(views, DressedScreen.outlets("portLabel"))
    let left = DressedScreen(controller("portLabel.textColor = .red", outlets: outlets), layouts: layouts)
    #expect(left.findings(.printsPlaceholder) == ["TideController.port App/Tide.storyboard:2"])
    #expect(left.report.screens[0].rows.first { $0.key == "port" }?.reason == .constantInItsPlace)
    let handed = DressedScreen(controller("style(portLabel)", outlets: outlets), layouts: layouts)
    #expect(handed.findings(.printsPlaceholder) == [])
    #expect(handed.report.screens[0].rows.first { $0.key == "port" }?.reason == .constantInItsPlace)
    let shown = DressedScreen(controller("portLabel.text = tide.port", outlets: outlets), layouts: layouts)
    #expect(shown.findings(.printsPlaceholder) == [])
  }

  @Test func `C3 What stands beside a field's value is not in its place`() {
    let screen = DressedScreen(
      controller(outlets: "@IBOutlet var portField: UITextField!"),
      layouts: scene("<textField placeholder=\"Port\" id=\"portField-1\"/>", DressedScreen.outlets("portField")))
    #expect(screen.laidOut(on: "TideController") == ["portField.placeholder = Port, 2"])
    #expect(screen.report.screens[0].rows.first { $0.key == "port" }?.verdict == .missing)
  }

  @Test func `S1 A view that stands in another's document brings nothing of it to the screens that use its class`() {
    let swift = """
      import UIKit
      struct Tide { var height: String }
      final class Gauge: UIView {
        @IBOutlet var mark: UILabel!
        let value = UILabel()
        func show(_ tide: Tide) { value.text = tide.height }
      }
      final class PortController: UIViewController { }
      final class TideController: UIViewController {
        let gauge = Gauge()
        func show(_ tide: Tide) { gauge.show(tide) }
      }
      """
    let view = """
      <view id="g" customClass="Gauge"><subviews><label text="High" id="mark-1"/></subviews>
      <connections>\(DressedScreen.outlets("mark"))</connections></view>
      """
    let screen = DressedScreen(swift, layouts: ["Port.storyboard": DressedScreen.scene("PortController", view)])
    #expect(screen.laidOut(on: "Gauge") == ["mark.text = High, 2"])
    #expect(screen.laidOut(on: "TideController") == [])
  }

  @Test func `C1 Of a document in several languages the one that is translated counts`() {
    let texts = ["de.lproj": "Hafen", "en.lproj": "Port", "fr.lproj": "Havre"]
    let layouts = texts.map { language, text in
      let views = "<label text=\"\(text)\" id=\"p\"/>"
      return ("App/\(language)/Tide.xib", DressedScreen.scene("TideController", views))
    }
    let screen = DressedScreen(controller(), layouts: Dictionary(uniqueKeysWithValues: layouts))
    #expect(screen.laidOut(on: "TideController") == ["p.text = Port, 2"])
  }
}
