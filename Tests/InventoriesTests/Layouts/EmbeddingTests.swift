import Facts
import Layouts
import RuleCards
import Syntax
import Testing

@testable import Inventories

@Suite("What a document embeds, and which of several apps it means")
struct EmbeddingTests {
  private func scene(_ id: String, _ name: String, _ inner: String = "") -> String {
    "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" customClass=\"\(name)\">\(inner)"
      + "</viewController></objects></scene>"
  }

  private func reference(_ id: String, to name: String) -> String {
    "<scene sceneID=\"s\(id)\"><objects><viewControllerPlaceholder storyboardName=\"\(name)\" id=\"\(id)\"/>"
      + "</objects></scene>"
  }

  private func storyboard(_ scenes: String..., initial: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="\(initial)"><scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func segue(_ kind: String, to destination: String) -> String {
    "<connections><segue kind=\"\(kind)\" destination=\"\(destination)\" id=\"g\"/></connections>"
  }

  @Test func `S1 An embedded controller's actions and segues' methods are no showings of the screen around it`() throws
  {
    let code = """
      import SwiftUI
      import UIKit
      struct Lamp { var name: String; var room: String; var note: String }
      final class HallController: UIViewController {}
      final class LampController: UIViewController {
        var lamp: Lamp!
        let nameLabel = UILabel()
        override func viewDidLoad() { nameLabel.text = lamp.name }
        @IBAction func send(_ sender: Any) { print(lamp.note) }
        @IBSegueAction func makeRoom(_ coder: NSCoder) -> UIViewController? {
          UIHostingController(coder: coder, rootView: RoomView(lamp: lamp))
        }
      }
      struct RoomView: View { let lamp: Lamp; var body: some View { Text(lamp.room) } }
      """
    let layout = storyboard(scene("h", "HallController", segue("embed", to: "l")), scene("l", "LampController"))
    let screen = DressedScreen(code, layouts: ["Main.storyboard": layout])
    let hall = try #require(screen.report.screens.first { $0.name == "HallController" })
    let lamp = try #require(screen.report.screens.first { $0.name == "LampController" })
    for found in [hall, lamp] {
      #expect(found.shows.flatMap(\.keys).map(\.key) == ["name"])
      #expect(found.actions.map(\.key) == ["note"])
      #expect(found.ways.filter { $0.way == .opens }.map(\.screen) == ["RoomView"])
    }
  }

  @Test func `S2 Of storyboards that share a name the nearest is meant, and a xib never`() {
    let code = """
      import UIKit
      struct Lamp { var name: String }
      final class LampController: UIViewController {
        var lamp: Lamp!
        let nameLabel = UILabel()
        override func viewDidLoad() { nameLabel.text = lamp.name }
      }
      final class RoomController: UIViewController {}
      final class HallController: UIViewController {}
      """
    let xib = "<document type=\"a.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"v\"/></objects></document>"
    let layouts = [
      "B/Main.storyboard": storyboard(scene("l", "LampController", segue("show", to: "p")), reference("p", to: "Next")),
      "A/Next.storyboard": storyboard(scene("r", "RoomController"), initial: "r"),
      "B/Next.storyboard": storyboard(scene("h", "HallController"), initial: "h"), "B/A/Next.xib": xib,
    ]
    let screens = DressedScreen(code, layouts: layouts).report.screens
    #expect(screens.flatMap(\.ways).map(\.screen) == ["HallController"])
  }

  @Test func `S2 Of classes that share a name a document means the nearest`() {
    let code = ["A", "B"].map { folder in
      let swift = """
        import UIKit
        struct Lamp\(folder) { var name: String }
        final class LampController: UIViewController {
          var lamp: Lamp\(folder)!
          let nameLabel = UILabel()
          override func viewDidLoad() { nameLabel.text = lamp.name }
        }
        final class RoomController: UIViewController {}
        """
      let source = Source(path: "\(folder)/Screens.swift", swift)
      return SourceFile(source: source, outline: outline(source))
    }
    let text = storyboard(scene("l", "LampController", segue("show", to: "r")), scene("r", "RoomController"))
    let tree = LayoutTree([Source(path: "B/Main.storyboard", text)])
    let files = code + SourceFile.files(tree.layouts, dressing: code)
    let report = Analysis(files: files, rules: .builtIn).scan(Settings())
    let found = report.screens.map { ($0.site.file, $0.ways.map(\.screen)) }
    #expect(found.map(\.0) == ["A/Screens.swift", "B/Screens.swift"])
    #expect(found.map(\.1.count) == [0, 1])
    #expect(found[1].1[0].hasPrefix("B/"))
  }

  @Test func `Comments of a document that stand at no class of the tree hide nothing, and are told`() {
    let code = """
      import UIKit
      struct Lamp { var name: String }
      final class LampController: UIViewController {
        var lamp: Lamp!
        override func viewDidLoad() { title = lamp.name }
      }
      """
    let views = "<!-- uyum:ignore name - gone --><label text=\"a\" id=\"b\"/>\n<!--\n uyum:ignore room - gone -->"
    let screen = DressedScreen(code, layouts: ["Main.storyboard": DressedScreen.scene("FarController", views)])
    #expect(screen.findings(.ignoresNothing) == [".name Main.storyboard:2", ".room Main.storyboard:3"])
  }

  @Test func `S5 A method that a watch calls is called on watches alone`() {
    let code = { (kind: String) in
      """
      import UIKit
      struct Lamp { var name: String; var room: String }
      final class LampController: \(kind) {
        var lamp: Lamp!
        let roomLabel = UILabel()
        override func viewDidLoad() { roomLabel.text = lamp.name }
        private func didAppear() { roomLabel.text = lamp.room }
      }
      """
    }
    for (kind, keys) in [("UIViewController", ["name"]), ("WKInterfaceController", ["name", "room"])] {
      let shown = DressedScreen(code(kind)).report.screens.flatMap(\.shows).flatMap(\.keys).map(\.key)
      #expect(shown == keys)
    }
  }
}
