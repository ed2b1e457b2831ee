import TestKit
import Testing

/// Which objects serve a screen, and whose answers and borders are other screens'.
@Suite("S1 S2 helpers and other screens")
struct ReachedTypeTests {
  private static let model = "struct Harbour { let name: String; let depth: String; let pilot: String }"

  private func rows(_ screen: String) -> [String] { JudgedPair(model: Self.model, legacy: screen).loneRows }

  private static let helper = """
    func makeGauge() -> Gauge { Gauge() }
    final class StatusLine: UILabel { func show(_ message: String) { text = message } }
    final class Gauge {
      weak var status: StatusLine?
      func start(_ harbour: Harbour) { status?.show(harbour.depth) }
    }
    """

  @Test(
    "S1 a helper serves the screen whatever its type is told by",
    arguments: [
      "func bind(_ harbour: Harbour) { title = harbour.name; let gauge: Gauge = .init();",
      "func bind(_ harbour: Harbour) { title = harbour.name; let gauge = makeGauge();",
      "func bind(_ harbour: Harbour, with gauge: Gauge) { title = harbour.name;",
    ])
  func helpers(method: String) {
    let screen = """
      final class QuayController: UIViewController {
        let status = StatusLine()
        \(method) gauge.status = status; gauge.start(harbour) }
      }
      """
    #expect(rows(screen + "\n" + Self.helper) == ["name: matched", "depth: matched", "pilot: missing"])
  }

  @Test("S2 what another screen's controller answers a view is shown on that screen alone")
  func answers() {
    let port = """
      final class PortController: UIViewController {
        let heading = Heading()
        var harbour: Harbour!
        override func viewDidLoad() { title = harbour.name; heading.reload() }
      }
      """
    let quay = """
      final class QuayController: UIViewController, HeadingSource {
        let heading = Heading()
        var harbour: Harbour!
        override func viewDidLoad() { title = harbour.name; heading.source = self; heading.reload() }
        func text(for heading: Heading) -> String { harbour.depth }
      }
      """
    let heading = """
      protocol HeadingSource: AnyObject { func text(for heading: Heading) -> String }
      final class Heading: UIView {
        weak var source: HeadingSource?
        let label = UILabel()
        func reload() { label.text = source?.text(for: self) }
      }
      """
    #expect(rows([port, quay, heading].joined(separator: "\n")).contains("depth: missing"))
    #expect(rows([quay, port, heading].joined(separator: "\n")).contains("depth: matched"))
  }

  @Test(
    "S2 a controller that the application keeps is another screen, also behind a local",
    arguments: [
      "(UIApplication.shared.delegate as! AppDelegate).hall.put(harbour.depth)",
      "let hall = (UIApplication.shared.delegate as! AppDelegate).hall!; hall.put(harbour.depth)",
      "if let hall = (UIApplication.shared.delegate as? AppDelegate)?.hall { hall.put(harbour.depth) }",
      "let hall = other ?? (UIApplication.shared.delegate as! AppDelegate).halls[0]; hall.put(harbour.depth)",
    ])
  func kept(statement: String) {
    let screen = """
      final class QuayController: UIViewController {
        var harbour: Harbour!
        override func viewDidLoad() {
          title = harbour.name
          let other = (UIApplication.shared.delegate as! AppDelegate).hall
          \(statement)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var hall: HallController!
        var halls: [HallController] = []
      }
      final class HallController: UIViewController {
        let label = UILabel()
        func put(_ text: String) { label.text = text }
      }
      """
    #expect(rows(screen).contains("depth: missing"))
  }
}
