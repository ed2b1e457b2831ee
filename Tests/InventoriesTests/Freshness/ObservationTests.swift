import Testing

/// V3: whether a view is told of a change, and whether the object tells.
@Suite struct ObservationTests {
  private func tide(_ members: String, _ body: String, _ model: String, more: String = "") -> [String] {
    freshRows(
      migrated: """
        struct TideView: View {
          \(members)
          var body: some View { \(body) }
        }
        \(model)
        \(more)
        """)
  }

  private static let published = "final class Tide: ObservableObject { @Published var level = 0 }"

  @Test(arguments: ["let tide: Tide", "@State var tide: Tide", "var tide: Tide"])
  func `V3 an object that nobody subscribed to is not followed`(held: String) {
    #expect(tide(held, "Text(\"\\(tide.level)\")", Self.published) == ["level: stale unobserved-model"])
  }

  @Test(arguments: [
    "@ObservedObject var tide: Tide", "@StateObject var tide: Tide", "@EnvironmentObject var tide: Tide",
  ])
  func `V3 a subscription follows`(held: String) {
    #expect(tide(held, "Text(\"\\(tide.level)\")", Self.published) == ["level: matched"])
  }

  @Test(arguments: ["let tide: Tide", "@State var tide: Tide"])
  func `V3 a tracked object needs no subscription`(held: String) {
    let model = "@Observable final class Tide { var level = 0 }"
    #expect(tide(held, "Text(\"\\(tide.level)\")", model) == ["level: matched"])
  }

  @Test func `V3 an input that holds a closure runs the view again`() {
    let members = "let tide: Tide\nlet onTap: () -> Void"
    #expect(tide(members, "Text(\"\\(tide.level)\")", Self.published) == ["level: matched"])
  }

  @Test func `V3 a view that listens by itself follows`() {
    let members = "let tide: Tide\n@State private var pass = 0"
    let body = "Text(\"\\(tide.level)\").onReceive(tide.objectWillChange) { pass += 1 }"
    #expect(tide(members, body, Self.published) == ["level: matched"])
  }

  private static let gauge = "final class Gauge: ObservableObject { @Published var level = 0 }"

  @Test func `V3 an object inside the observed one is not forwarded`() {
    let model = "final class Tide: ObservableObject { let gauge = Gauge() }\n" + Self.gauge
    let rows = tide("@ObservedObject var tide: Tide", "Text(\"\\(tide.gauge.level)\")", model)
    #expect(rows.contains { $0.hasSuffix("level: stale unobserved-model") })
  }

  @Test func `V3 an object that forwards an inner one follows`() {
    let model = """
      final class Tide: ObservableObject {
        let gauge = Gauge()
        init() { gauge.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
      }
      """
    let rows = tide("@ObservedObject var tide: Tide", "Text(\"\\(tide.gauge.level)\")", model, more: Self.gauge)
    #expect(rows.contains { $0.hasSuffix("level: matched") })
  }

  @Test func `V3 a member that changes and does not publish is stale`() {
    let model = "final class Tide: ObservableObject { var level = 0; func rise() { level += 1 } }"
    #expect(
      tide("@ObservedObject var tide: Tide", "Text(\"\\(tide.level)\")", model) == ["level: stale unpublished-member"])
  }

  @Test(arguments: [
    "var level = 0 { willSet { objectWillChange.send() } }", "let level = 0",
    "var level = 0; @Published var pass = 0; func rise() { level += 1; pass += 1 }",
  ])
  func `V3 a member that publishes by other means, or can not change, follows`(member: String) {
    let model = "final class Tide: ObservableObject { \(member) }"
    #expect(tide("@ObservedObject var tide: Tide", "Text(\"\\(tide.level)\")", model).contains("level: matched"))
  }

  @Test func `V3 an object that the body's maker makes on each pass is nobody's`() {
    let page = """
      struct TidePage: View {
        @State private var busy = false
        var body: some View { VStack { Text(busy ? "a" : "b"); TideView(tide: Tide()) } }
      }
      """
    let rows = tide("@ObservedObject var tide: Tide", "Text(\"\\(tide.level)\")", Self.published, more: page)
    #expect(rows == ["level: stale unowned-model"])
    let kept = page.replacing("Tide()", with: "kept").replacing(
      "struct TidePage: View {",
      with: """
        struct TidePage: View {
          @StateObject private var kept = Tide()
        """)
    #expect(
      tide("@ObservedObject var tide: Tide", "Text(\"\\(tide.level)\")", Self.published, more: kept)
        == ["level: matched"])
  }

  @Test(arguments: [
    ("", "gauge.level", "stale sink-before-set"), ("", "new", "matched"),
    (".receive(on: queue)", "gauge.level", "matched"),
  ])
  func `V3 a sink that reads the property again has the value from before`(
    operators: String, value: String, expected: String
  ) {
    let rows = freshRows(
      legacy: """
        final class GaugeController: UIViewController {
          let label = UILabel()
          let gauge: Gauge
          override func viewDidLoad() {
            gauge.$level\(operators).sink { [weak self] new in self?.label.text = \(value) }.store(in: &bag)
          }
        }
        \(Self.gauge)
        """)
    #expect(rows == ["level: \(expected)"])
  }

  @Test func `V3 an equality that leaves out a member skips the view`() {
    let rows = { (read: String) in
      freshRows(
        migrated: """
          struct FlagView: View { let flag: Flag; var body: some View { Text(flag.name) } }
          struct Flag: Equatable {
            let id: Int
            var name: String
            static func == (one: Flag, other: Flag) -> Bool { \(read) }
          }
          """)
    }
    #expect(rows("one.id == other.id").contains("name: stale partial-equality"))
    #expect(rows("one.id == other.id && one.name == other.name").contains("name: matched"))
  }
}
