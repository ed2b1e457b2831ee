import TestKit
import Testing

/// Where a screen ends, and who says what it is given.
@Suite("Borders of a screen")
struct BorderTests {
  private static let model = """
    struct Harbour { let name: String; let depth: String; let pilot: String }
    """

  @Test("S2 what a controller is given that is made on the way stands on its own screen")
  func madeController() {
    let screen = """
      final class HarbourListController: UIViewController {
        let header = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { header.text = harbour.name }
        override func viewDidAppear(_ animated: Bool) {
          let next = HarbourController()
          next.harbour = harbour
          next.show(harbour)
          navigationController?.pushViewController(next, animated: true)
        }
      }
      final class HarbourController: UIViewController {
        let depthLabel = UILabel()
        let pilotLabel = UILabel()
        var harbour: Harbour! { didSet { depthLabel.text = harbour.depth } }
        func show(_ harbour: Harbour) { pilotLabel.text = harbour.pilot }
      }
      """
    let rows = JudgedPair(model: Self.model, legacy: screen).loneRows
    #expect(rows.contains("name: matched"))
    #expect(rows.contains("depth: missing"))
    #expect(rows.contains("pilot: missing"))
  }

  @Test("S1 a controller that the screen keeps is part of it")
  func keptController() {
    let screen = """
      final class HarbourListController: UIViewController {
        let header = UILabel()
        let depth = DepthController()
        var harbour: Harbour!
        override func viewDidLoad() { header.text = harbour.name; depth.show(harbour) }
      }
      final class DepthController: UIViewController {
        let depthLabel = UILabel()
        func show(_ harbour: Harbour) { depthLabel.text = harbour.depth }
      }
      """
    let rows = JudgedPair(model: Self.model, legacy: screen).loneRows
    #expect(rows.contains("depth: matched"))
    #expect(rows.contains("pilot: missing"))
  }

  @Test("S2 a wrapper of the tree's own around a link or a sheet is a border, its label is none")
  func wrapper() {
    let screen = """
      struct HarbourRow: View {
        let harbour: Harbour
        @State private var isOpen = false
        var body: some View {
          LateLink(destination: DepthView(harbour: harbour)) { Text(harbour.name) }
            .card(isPresented: $isOpen) { PilotView(harbour: harbour) }
        }
      }
      struct LateLink<Destination: View, Label: View>: View {
        private let destination: () -> Destination
        private let label: () -> Label
        init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: @escaping () -> Label) {
          self.destination = destination
          self.label = label
        }
        var body: some View { NavigationLink(destination: LateView(destination), label: label) }
      }
      struct LateView<Content: View>: View {
        let build: () -> Content
        init(_ build: @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      extension View {
        func card<C: View>(
          isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
        ) -> some View {
          sheet(isPresented: isPresented, onDismiss: onDismiss) { content().padding() }
        }
      }
      struct DepthView: View { let harbour: Harbour; var body: some View { Text(harbour.depth) } }
      struct PilotView: View { let harbour: Harbour; var body: some View { Text(harbour.pilot) } }
      """
    let rows = JudgedPair(model: Self.model, migrated: screen).loneRows
    #expect(rows.contains("name: matched"))
    #expect(rows.contains("depth: missing"))
    #expect(rows.contains("pilot: missing"))
  }

  @Test("S1 what a wrapper shows itself in another of its branches is part of the screen")
  func wrapperThatShows() {
    let screen = """
      struct HarbourRow: View {
        let harbour: Harbour
        var body: some View { SideBySide(isNarrow: true) { Text(harbour.depth) } }
      }
      struct SideBySide<Content: View>: View {
        let isNarrow: Bool
        @ViewBuilder let content: () -> Content
        var body: some View {
          if isNarrow { Color.clear.sheet(isPresented: .constant(true)) { content() } } else { content() }
        }
      }
      """
    #expect(JudgedPair(model: Self.model, migrated: screen).loneRows.contains("depth: matched"))
  }

  @Test("S3 a method that only a sibling calls on itself is no part of the screen, nor is what the sibling hands it")
  func sibling() {
    let screen = """
      final class QuayController: HarbourBase {
        var harbour: Harbour!
        override func viewDidLoad() { addTitle(harbour.name) }
      }
      class HarbourBase: UIViewController {
        func addTitle(_ text: String) { let label = UILabel(); label.text = text; view.addSubview(label) }
        func addNote(_ note: String) { let noteLabel = UILabel(); noteLabel.text = note; view.addSubview(noteLabel) }
      }
      final class DepthController: HarbourBase {
        var harbour: Harbour!
        override func viewDidLoad() { addTitle(harbour.pilot); addNote(harbour.depth) }
      }
      """
    let rows = JudgedPair(model: Self.model, legacy: screen).loneRows
    #expect(rows == ["name: matched", "depth: missing", "pilot: missing"])
  }

  @Test("S1 what another screen hands to a view of the same type stands on that screen")
  func otherOwner() {
    let screen = """
      final class QuayController: UIViewController {
        let heading = HeadingView()
        let nameLabel = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() { nameLabel.text = harbour.name; view.addSubview(heading) }
      }
      final class HeadingView: UIView {
        let textLabel = UILabel()
        func setUp(with text: String) { textLabel.text = text }
      }
      final class DepthController: UIViewController {
        let heading = HeadingView()
        var harbour: Harbour!
        override func viewDidLoad() { heading.setUp(with: harbour.depth) }
      }
      """
    let rows = JudgedPair(model: Self.model, legacy: screen).loneRows
    #expect(rows.contains("name: matched"))
    #expect(rows.contains("depth: missing"))
  }

  @Test("S2 a view that is kept for a controller to present is not shown before")
  func presentedLater() {
    let screen = """
      final class HarbourListController: UIViewController {
        let header = UILabel()
        var harbour: Harbour!
        override func viewDidLoad() {
          header.text = harbour.name
          let card = PilotView(harbour: harbour)
          let child = UIHostingController(rootView: card)
          view.addSubview(child.view)
          addChild(child)
        }
        func open() {
          let sheet = DepthView(harbour: harbour)
          let host = UIHostingController(rootView: sheet)
          host.modalPresentationStyle = .pageSheet
          let navigation = UINavigationController(rootViewController: host)
          present(navigation, animated: true)
        }
      }
      struct DepthView: View { let harbour: Harbour; var body: some View { Text(harbour.depth) } }
      struct PilotView: View { let harbour: Harbour; var body: some View { Text(harbour.pilot) } }
      """
    let rows = JudgedPair(model: Self.model, legacy: screen).loneRows
    #expect(rows == ["name: matched", "depth: missing", "pilot: matched"])
  }

  @Test("S1 what another screen puts into a case of a badge stands on that screen's badge")
  func otherPayload() {
    let screen = """
      struct HarbourRow: View {
        let harbour: Harbour
        var body: some View { BadgeView(kind: .text(harbour.name)) }
      }
      struct BadgeView: View {
        let kind: BadgeKind
        var body: some View { if case .text(let text) = kind { Text(text) } }
      }
      enum BadgeKind { case text(String), dot }
      struct DepthView: View {
        let harbour: Harbour
        var body: some View { BadgeView(kind: .text(harbour.depth)) }
      }
      """
    let rows = JudgedPair(model: Self.model, migrated: screen).loneRows
    #expect(rows.contains("name: matched"))
    #expect(rows.contains("depth: missing"))
  }
}
