import Testing

@testable import Inventories

@Suite("Which screens a screen opens, holds and goes back to")
struct OpeningTests {
  private let kit = """
    import UIKit
    struct Lamp { var name: String; var room: String }
    final class LampController: UIViewController {
      var lamp: Lamp!
      let nameLabel = UILabel()
      override func viewDidLoad() { nameLabel.text = lamp.name }

    """

  private let others = """

    final class RoomController: UIViewController { @IBAction func back(toRoom segue: UIStoryboardSegue) {} }
    final class HallController: UIViewController {}
    """

  /// What a screen does with others: `opens RoomController show room a.storyboard:3 id`.
  private func ways(_ screen: DressedScreen, of name: String = "LampController") -> [String] {
    screen.report.screens.filter { $0.name == name }.flatMap(\.ways).map {
      "\($0.way) \($0.screen): \($0.source) \($0.site.file):\($0.site.line) \($0.site.object ?? "-")"
    }
  }

  private func scene(_ id: String, _ name: String?, _ inner: String = "", element: String = "viewController") -> String
  {
    let own = name.map { " customClass=\"\($0)\" storyboardIdentifier=\"\($0)\"" } ?? ""
    return "<scene sceneID=\"s\(id)\"><objects><\(element) id=\"\(id)\"\(own)>\(inner)</\(element)>"
      + "<exit id=\"x\(id)\" sceneMemberID=\"exit\"/></objects></scene>"
  }

  private func storyboard(_ scenes: String..., initial: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="\(initial)"><scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func segue(_ kind: String, to destination: String, _ more: String = "", id: String = "g") -> String {
    "<connections><segue kind=\"\(kind)\" destination=\"\(destination)\" \(more) id=\"\(id)\"/></connections>"
  }

  @Test func `S2 A segue of a button opens the class of the scene that it leads to`() {
    let button =
      "<view key=\"view\" id=\"v\"><subviews><button id=\"b\">"
      + segue("show", to: "r", "identifier=\"room\"") + "</button></subviews></view>"
    let layout = storyboard(scene("l", "LampController", button), scene("r", "RoomController"))
    let screen = DressedScreen(kit + "}" + others, layouts: ["Main.storyboard": layout])
    #expect(ways(screen) == ["opens RoomController: show room Main.storyboard:2 g"])
  }

  @Test(arguments: [
    ("storyboardName=\"Home\" referencedIdentifier=\"HallController\"", ["opens HallController"]),
    ("storyboardName=\"Home\"", ["opens RoomController"]),
    ("referencedIdentifier=\"LampController\"", ["opens LampController"]),
    ("storyboardName=\"Away\" referencedIdentifier=\"Far\"", ["opens Away.Far"]),
    ("storyboardName=\"Home\" referencedIdentifier=\"None\"", ["opens Home.None"]),
  ])
  func `S2 What stands for a scene elsewhere is that scene, by its identifier or as the first one`(
    reference: String, expected: [String]
  ) {
    let main = storyboard(
      scene("l", "LampController", segue("show", to: "p")),
      "<scene sceneID=\"sp\"><objects><viewControllerPlaceholder \(reference) id=\"p\"/></objects></scene>")
    let home = storyboard(
      scene(
        "n", nil, segue("relationship", to: "r", "relationship=\"rootViewController\""), element: "navigationController"
      ),
      scene("r", "RoomController"), scene("h", "HallController"), initial: "n")
    let screen = DressedScreen(
      kit + "}" + others, layouts: ["Main.storyboard": main, "a/Base.lproj/Home.storyboard": home])
    #expect(ways(screen).map { String($0.prefix { $0 != ":" }) } == expected)
  }

  @Test func `S2 Controllers that hold one another in many ways end`() {
    let many = (0..<200).map { number in
      let inner = (1...3).map { next in
        segue("relationship", to: "n\((number + next) % 200)", "relationship=\"viewControllers\"", id: "g\(next)")
      }
      return scene("n\(number)", nil, inner.joined(), element: "tabBarController")
    }
    let layout = storyboard(
      scene("l", "LampController", segue("show", to: "n0")), many.joined(separator: "\n"), scene("r", "RoomController"))
    #expect(ways(DressedScreen(kit + "}" + others, layouts: ["Main.storyboard": layout])) == [])
  }

  @Test func `S2 References that stand for one another end`() {
    let main = storyboard(
      scene("l", "LampController", segue("show", to: "p")),
      "<scene sceneID=\"sp\"><objects><viewControllerPlaceholder storyboardName=\"Main\" id=\"p\"/></objects></scene>",
      initial: "p")
    #expect(ways(DressedScreen(kit + "}", layouts: ["Main.storyboard": main])) == [])
  }

  @Test(arguments: ["backToRoom:", "backWithToRoom:"])
  func `An unwinding goes back to the controller that has its method`(selector: String) {
    let back = segue("unwind", to: "xl", "unwindAction=\"\(selector)\"")
    let layout = storyboard(scene("l", "LampController", back), scene("r", "RoomController"))
    let screen = DressedScreen(kit + "}" + others, layouts: ["Main.storyboard": layout])
    #expect(ways(screen) == ["returns RoomController: unwind \(selector) Main.storyboard:2 g"])
  }

  @Test func `An unwinding that several controllers may take is called by its method`() {
    let back = segue("unwind", to: "xl", "unwindAction=\"back:\"")
    let two = ["A", "B"].map {
      "final class \($0): UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }"
    }
    let screen = DressedScreen(
      kit + "}\n" + two.joined(separator: "\n"),
      layouts: ["Main.storyboard": storyboard(scene("l", "LampController", back))])
    #expect(ways(screen) == ["returns back:: unwind back: Main.storyboard:2 g"])
  }

  private let tabs = """
    final class HomeController: UITabBarController {
      var lamp: Lamp!
      let roomLabel = UILabel()
      override func viewDidLoad() { roomLabel.text = lamp.room }
    }
    """

  @Test func `S1 A tab is held and is a screen of its own; what a container shows is part of the screen`() {
    let tab = segue("relationship", to: "l", "relationship=\"viewControllers\"")
    let embed =
      "<view key=\"view\" id=\"v\"><subviews><containerView id=\"k\">"
      + segue("embed", to: "l") + "</containerView></subviews></view>"
    for (inner, source, keys) in [
      (tab, "relationship viewControllers", ["room"]), (embed, "embed", ["name", "room"]),
    ] {
      let label = "<view key=\"view\" id=\"w\"><subviews><label text=\"Lamp\" id=\"t\"/></subviews></view>"
      let layout = storyboard(scene("h", "HomeController", inner), scene("l", "LampController", label))
      let screen = DressedScreen(kit + "}\n" + tabs, layouts: ["Main.storyboard": layout])
      #expect(ways(screen, of: "HomeController") == ["holds LampController: \(source) Main.storyboard:2 g"])
      let shown = screen.report.screens.first { $0.name == "HomeController" }?.shows.flatMap(\.keys).map(\.key)
      #expect(shown.map { $0.sorted() } == keys)
      let texts = screen.laidOut(on: "HomeController")
      #expect(texts == (inner == embed ? ["t.text = Lamp, 3"] : []))
    }
  }

  @Test func `S1 Containers that stand in one another end`() {
    let layout = storyboard(
      scene("h", "HomeController", segue("embed", to: "l")), scene("l", "LampController", segue("embed", to: "h")))
    let screen = DressedScreen(kit + "}\n" + tabs, layouts: ["Main.storyboard": layout])
    #expect(ways(screen, of: "HomeController").count == 1)
    #expect(ways(screen).count == 1)
  }

  @Test(arguments: [
    ("present(RoomController(), animated: true)", ["opens RoomController"]),
    (
      "let room = RoomController()\n    navigationController?.pushViewController(room, animated: true)",
      ["opens RoomController"]
    ),
    ("present(UINavigationController(rootViewController: RoomController()), animated: true)", ["opens RoomController"]),
    (
      """
      let room = RoomController()
          let outer = UINavigationController(rootViewController: room)
          present(outer, animated: true)
      """,
      ["opens RoomController"]
    ),
    (
      """
      let board = UIStoryboard(name: "A", bundle: nil)
          present(board.instantiateInitialViewController() as! HallController, animated: true)
      """,
      ["opens HallController"]
    ),
    ("let hall = HallController()\n    addChild(hall)\n    view.addSubview(hall.view)", ["holds HallController"]),
    (
      "show(make(), sender: nil)\n  }\n  func make() -> HallController {\n    HallController()",
      ["opens HallController"]
    ),
    ("present(self, animated: true)", []),
    (
      "present(Outer(RoomController(), behind: hall), animated: true)", ["opens Outer", "opens RoomController"]
    ),
    ("let room = RoomController()\n    print(room)", []),
    ("let room = RoomController()\n    view.addSubview(room.view)", []),
    ("title = RoomController().title", []),
    ("present(UIHostingController(rootView: RoomView(title: HallView())), animated: true)", ["opens RoomView"]),
  ])
  func `S2 What code pushes and presents is opened, a child controller is held`(body: String, expected: [String]) {
    let more = """

      import SwiftUI
      struct RoomView: View { let title: HallView; var body: some View { title } }
      struct HallView: View { var body: some View { Text("") } }
      final class Outer: UINavigationController {
        init(_ room: RoomController, behind: HallController) { super.init(rootViewController: room) }
      }
      """
    let code = kit + "  var hall: HallController!\n  func open() {\n    \(body)\n  }\n}" + others + more
    #expect(ways(DressedScreen(code)).map { String($0.prefix { $0 != ":" }) } == expected)
  }

  @Test(arguments: [
    ("NavigationLink(\"All\", destination: RoomView(lamp: lamp))", ["opens RoomView"]),
    ("NavigationLink { RoomView(lamp: lamp).padding() } label: { HallView() }", ["opens RoomView"]),
    ("HallView().sheet(isPresented: $isOpen) { NavigationStack { RoomView(lamp: lamp) } }", ["opens RoomView"]),
    (
      """
      HallView().sheet(isPresented: $isOpen) {
            VStack { RoomView(lamp: lamp).overlay(HallView()) }.background { HallView() }
          }
      """, ["opens RoomView"]
    ),
    (
      "HallView().sheet(isPresented: $isOpen) { if isOpen { RoomView(lamp: lamp) } else { HallView() } }",
      ["opens RoomView", "opens HallView"]
    ),
    ("HallView()", []),
  ])
  func `S2 A link's destination and a sheet's content are opened`(body: String, expected: [String]) {
    let code = """
      import SwiftUI
      struct Lamp { var name: String }
      struct LampView: View {
        let lamp: Lamp
        @State private var isOpen = false
        var body: some View {
          Text(lamp.name)
          \(body)
        }
      }
      struct RoomView: View { let lamp: Lamp; var body: some View { Text(lamp.name) } }
      struct HallView: View { var body: some View { Text("Hall") } }
      """
    let found = ways(DressedScreen(code), of: "LampView").map { String($0.prefix { $0 != ":" }) }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("show", ["name"], ["opens RoomView"]), ("embed", ["name", "room"], ["holds UIHostingController"]),
  ])
  func `S2 What a segue's method makes is opened, and part of the screen where the segue embeds it`(
    kind: String, keys: [String], expected: [String]
  ) {
    let code = """
        @IBSegueAction func makeRoom(_ coder: NSCoder, sender: Any?) -> UIViewController? {
          UIHostingController(coder: coder, rootView: RoomView(lamp: lamp))
        }
      }
      struct RoomView: View { let lamp: Lamp; var body: some View { Text(lamp.room) } }
      """
    let way = segue(kind, to: "r", "destinationCreationSelector=\"makeRoom:sender:\"")
    let layout = storyboard(scene("l", "LampController", way), scene("r", nil, element: "hostingController"))
    let screen = DressedScreen("import SwiftUI\n" + kit + code, layouts: ["Main.storyboard": layout])
    let found = screen.report.screens.first { $0.name == "LampController" }
    #expect(found?.shows.flatMap(\.keys).map(\.key) == keys)
    #expect(ways(screen).map { String($0.prefix { $0 != ":" }) } == expected)
  }
}
