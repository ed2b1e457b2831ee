import TestKit
import Testing

/// Who else holds what a screen holds, and calls what it calls.
@Suite("What others hand over")
struct HolderTests {
  private static let model = """
    struct Harbour { let name: String; let depth: String; let pilot: String }
    """

  private func rows(_ screen: String) -> [String] { JudgedPair(model: Self.model, legacy: screen).loneRows }

  @Test("S1 what a helper of another screen hands to a view of the same type stands on that screen")
  func otherHelper() {
    let screen = """
      final class QuayController: UIViewController {
        let status = StatusLine()
        var harbour: Harbour!
        override func viewDidLoad() { status.show(harbour.name) }
      }
      final class StatusLine: UILabel { func show(_ message: String) { text = message } }
      final class DepthController: UIViewController {
        let gauge = Gauge()
        var harbour: Harbour!
        override func viewDidLoad() { gauge.start(harbour) }
      }
      final class Gauge {
        let status = StatusLine()
        func start(_ harbour: Harbour) { status.show(harbour.depth) }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test("S1 what a helper of the screen hands to a view of the screen stands there")
  func ownHelper() {
    let screen = """
      final class QuayController: UIViewController {
        let status = StatusLine()
        let gauge = Gauge()
        var harbour: Harbour!
        override func viewDidLoad() {
          title = harbour.name
          gauge.status = status
          gauge.start(harbour)
        }
      }
      final class StatusLine: UILabel { func show(_ message: String) { text = message } }
      final class Gauge {
        weak var status: StatusLine?
        func start(_ harbour: Harbour) { status?.show(harbour.depth) }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: matched", "pilot: missing"])
  }

  @Test("S1 what the tree adds to a framework's view runs where it is called alone")
  func addedMethod() {
    let screen = """
      final class QuayController: UIViewController {
        var harbour: Harbour!
        override func viewDidLoad() { title = harbour.name; view.addSubview(UILabel()) }
      }
      extension UILabel { func put(_ text: String) { self.text = text } }
      final class DepthController: UIViewController {
        let line = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { line.put(harbour.depth) }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test("S1 where a call leaves a default value in place, what other callers hand over has nothing to say")
  func defaultValue() {
    let screen = """
      final class QuayController: UIViewController {
        let header = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { header.text = line(of: harbour) }
      }
      func line(of harbour: Harbour, after start: String = "- ") -> String { start + harbour.name }
      final class DepthController: UIViewController {
        let header = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { header.text = line(of: harbour, after: harbour.depth) }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test("K2 what the one implementation of a protocol's method answers goes on to the sink")
  func answered() {
    let screen = """
      final class QuayController: UIViewController, HeadingSource {
        let heading = Heading()
        var harbour: Harbour!
        override func viewDidLoad() { heading.source = self; heading.reload() }
        func text(for heading: Heading) -> String { harbour.name }
      }
      protocol HeadingSource: AnyObject { func text(for heading: Heading) -> String }
      final class Heading: UIView {
        weak var source: HeadingSource?
        let label = UILabel()
        func reload() { label.text = source?.text(for: self) }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test("S1 what another screen writes into a view of the same type is not read from this screen's")
  func otherValue() {
    let screen = """
      final class QuayController: UIViewController {
        let gauge = GaugeView()
        let label = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { title = harbour.name }
        @objc func moved(sender: GaugeView) { label.text = sender.value }
        func follow() { label.text = gauge.value }
      }
      final class GaugeView: UIView {
        private(set) var value = ""
        func set(_ value: String) { self.value = value }
      }
      final class DepthController: UIViewController {
        let gauge = GaugeView()
        var harbour: Harbour!
        override func viewDidLoad() { gauge.set(harbour.depth) }
      }
      """
    #expect(rows(screen).contains("name: matched"))
    #expect(rows(screen).contains("depth: missing"))
  }

  @Test("K1 what the callers of a caller hand over is what a view by itself shows")
  func callersOfCallers() {
    let screen = """
      final class HeadingView: UIView {
        let label = UILabel()
        func put(_ text: String) { label.text = text }
      }
      final class QuayController: UIViewController {
        let heading = HeadingView()
        var quay: Quay!
        override func viewDidLoad() { fill(heading, quay.harbour) }
        func fill(_ heading: HeadingView, _ thing: Thing) { heading.put(thing.title) }
      }
      struct Quay { let harbour: Thing }
      """
    #expect(rows(screen).contains("harbour: matched"))
  }

  @Test("K1 what a view is fetched by says nothing of what is read on it")
  func fetchedView() {
    let screen = """
      final class QuayController: UITableViewController {
        var harbour: Harbour!
        override func viewDidLoad() { title = harbour.name }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: harbour.depth, for: path) as! QuayCell
          cell.refresh()
          return cell
        }
      }
      final class QuayCell: UITableViewCell {
        let line = UILabel()
        var isWide = false
        func refresh() { line.text = isWide ? "wide" : "narrow" }
      }
      """
    #expect(rows(screen).contains("depth: missing"))
  }

  @Test("K2 what an object that an implementation makes is made of goes on to the sink")
  func answeredObject() {
    let screen = """
      final class QuayController: UIViewController, HeadingSource {
        let heading = Heading()
        var harbour: Harbour!
        override func viewDidLoad() { heading.source = self; heading.reload() }
        func head(of heading: Heading) -> Head { Head(text: harbour.name) }
      }
      struct Head { let text: String }
      protocol HeadingSource: AnyObject { func head(of heading: Heading) -> Head }
      final class Heading: UIView {
        weak var source: HeadingSource?
        let label = UILabel()
        func reload() { guard let source else { return }; let head = source.head(of: self); label.text = head.text }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test("K2 what answers for a protocol's property is the property, whatever else has its name")
  func answeredProperty() {
    let screen = """
      final class QuayController: UIViewController, HeadingSource {
        let heading = Heading()
        var harbour: Harbour!
        override func viewDidLoad() { heading.source = self; heading.reload() }
        func line(at place: Int) -> String { harbour.depth }
        var line: String { harbour.name }
      }
      protocol HeadingSource: AnyObject { var line: String { get } }
      final class Heading: UIView {
        weak var source: HeadingSource?
        let label = UILabel()
        func reload() { label.text = source?.line }
      }
      """
    #expect(rows(screen) == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test(
    "K1 a default value is of its parameter's type, whatever its function answers",
    arguments: ["Style(prefix: \"Quay\")", ".init(prefix: \"Quay\")"])
  func defaultType(value: String) {
    let screen = """
      final class QuayController: UIViewController {
        let header = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { title = harbour.name; header.text = line() }
        func line(in style: Style = \(value)) -> String { style.text }
      }
      struct Style {
        let text: String
        init(prefix: String) { text = prefix }
      }
      """
    #expect(rows(screen) == ["text: matched", "name: matched", "depth: missing", "pilot: missing"])
  }
}
